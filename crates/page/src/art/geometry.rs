//! Points, distances and a deterministic hash: the arithmetic below the drawings.

/// A point in the units of its face (a box of 1000 × 700, y downwards).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    pub fn distance(self, other: Self) -> f32 {
        self.distance2(other).sqrt() as f32
    }

    fn distance2(self, other: Self) -> f64 {
        square(self.x - other.x, self.y - other.y)
    }

    pub fn lerp(self, other: Self, t: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    pub fn around(centre: Point, width: f32, height: f32) -> Self {
        Self { x: centre.x - width / 2.0, y: centre.y - height / 2.0, width, height }
    }

    /// The smallest rectangle that holds all `points`.
    pub fn bounding(points: &[Point]) -> Self {
        let fold = |f: fn(f32, f32) -> f32, start: f32, of: fn(&Point) -> f32| {
            points.iter().map(of).fold(start, f)
        };
        let (left, top) = (fold(f32::min, f32::MAX, |p| p.x), fold(f32::min, f32::MAX, |p| p.y));
        let (right, bottom) =
            (fold(f32::max, f32::MIN, |p| p.x), fold(f32::max, f32::MIN, |p| p.y));
        Self { x: left, y: top, width: right - left, height: bottom - top }
    }

    pub fn centre(self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// How much of it another one covers.
    pub fn shared(self, other: Self) -> f32 {
        let part = |a: f32, a_size: f32, b: f32, b_size: f32| {
            ((a + a_size).min(b + b_size) - a.max(b)).max(0.0)
        };
        part(self.x, self.width, other.x, other.width)
            * part(self.y, self.height, other.y, other.height)
    }

    /// How far `p` is from the rectangle; zero inside.
    pub fn distance(self, p: Point) -> f32 {
        let dx = (self.x - p.x).max(p.x - self.x - self.width).max(0.0);
        let dy = (self.y - p.y).max(p.y - self.y - self.height).max(0.0);
        square(dx, dy).sqrt() as f32
    }
}

/// The square of a length: precise enough that its root is what `hypot` gives.
fn square(dx: f32, dy: f32) -> f64 {
    f64::from(dx) * f64::from(dx) + f64::from(dy) * f64::from(dy)
}

/// How far `p` is from the segment `a`–`b`.
pub fn segment_distance(p: Point, a: Point, b: Point) -> f32 {
    segment_distance2(p, a, b).sqrt() as f32
}

fn segment_distance2(p: Point, a: Point, b: Point) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length2 = dx * dx + dy * dy;
    let t = if length2 <= 0.0 {
        0.0
    } else {
        (((p.x - a.x) * dx + (p.y - a.y) * dy) / length2).clamp(0.0, 1.0)
    };
    p.distance2(a.lerp(b, t))
}

/// How deep `p` lies inside the closed `ring`: positive inside, negative outside.
pub fn depth(ring: &[Point], p: Point) -> f32 {
    let mut inside = false;
    let mut nearest2 = f64::MAX;
    let mut a = ring[ring.len() - 1];
    for &b in ring {
        if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
        nearest2 = nearest2.min(segment_distance2(p, a, b));
        a = b;
    }
    let nearest = nearest2.sqrt() as f32;
    if inside { nearest } else { -nearest }
}

/// A hash of small integers (splitmix64), so that a border wriggles the same way in every process.
pub fn hash(parts: &[i64]) -> u64 {
    let mut h = 0x9e37_79b9_7f4a_7c15_u64;
    for &part in parts {
        h = h.wrapping_add(part as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        h ^= h >> 27;
        h = h.wrapping_mul(0x94d0_49bb_1331_11eb);
        h ^= h >> 31;
    }
    h
}

/// The hash as a fraction in `0..1`.
pub fn fraction(parts: &[i64]) -> f32 {
    (hash(parts) >> 40) as f32 / (1u64 << 24) as f32
}

/// A number as SVG writes it: at most one decimal, no trailing zero.
pub fn number(value: f32) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_positive_inside_only() {
        let ring = [
            Point::new(0.0, 0.0),
            Point::new(10.0, 0.0),
            Point::new(10.0, 10.0),
            Point::new(0.0, 10.0),
        ];
        assert_eq!(depth(&ring, Point::new(5.0, 5.0)), 5.0);
        assert_eq!(depth(&ring, Point::new(12.0, 5.0)), -2.0);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [number(1.0), number(-0.55), number(2.25), number(0.01)],
            ["1", "-0.6", "2.3", "0"]
        );
    }
}
