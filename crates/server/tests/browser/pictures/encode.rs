//! Pictures with a palette of their own, so that they are small.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use gif::{DisposalMethod, Frame, Repeat};

/// Fewer pixels are no reason for a colour of their own.
const FEW: usize = 8;

/// What a window showed.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// Reads what Chromium gives.
    pub(crate) fn of_png(bytes: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::ALPHA);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        pixels.truncate(info.buffer_size());
        assert_eq!(info.color_type, png::ColorType::Rgba);
        let pixels = pixels.as_chunks().0.to_vec();
        Self { width: info.width as usize, height: info.height as usize, pixels }
    }

    /// Pictures of the same height in a row, with clear space between them.
    pub(crate) fn side_by_side(all: &[Self], space: usize) -> Self {
        let height = all[0].height;
        let width = all.iter().map(|it| it.width + space).sum::<usize>() - space;
        let mut pixels = Vec::with_capacity(width * height);
        for row in 0..height {
            for (nth, it) in all.iter().enumerate() {
                if nth != 0 {
                    pixels.extend([[0; 4]].repeat(space));
                }
                pixels.extend(&it.pixels[it.width * row..][..it.width]);
            }
        }
        Self { width, height, pixels }
    }
}

/// A few colours, which stand for all others.
struct Palette {
    colours: Vec<[u8; 4]>,
    known: HashMap<[u8; 4], u8>,
}

impl Palette {
    /// The next colour is always the one that lies farthest from those chosen, weighed by the root of its pixels: a small
    /// mark keeps its colour beside a large sea.
    fn of<'a>(pixels: impl Iterator<Item = &'a [u8; 4]>, n_colours: usize) -> Self {
        let groups = groups(pixels);
        let weight = |nth: usize| groups[nth].1.isqrt();
        let mut nearest = vec![usize::from(u8::MAX); groups.len()];
        let mut colours: Vec<[u8; 4]> = Vec::new();
        while colours.len() < n_colours.min(groups.len()) {
            let next = (0..groups.len()).max_by_key(|&nth| nearest[nth] * weight(nth));
            let next = groups[next.expect("there are pixels")].0;
            for (nth, (colour, _)) in groups.iter().enumerate() {
                let distance = distance(*colour, next);
                let is_first = colours.is_empty();
                nearest[nth] = if is_first { distance } else { nearest[nth].min(distance) };
            }
            colours.push(next);
        }
        Self { colours, known: HashMap::new() }
    }

    fn indices(&mut self, pixels: &[[u8; 4]]) -> Vec<u8> {
        let (colours, known) = (&self.colours, &mut self.known);
        let search = |it: [u8; 4]| (0..colours.len()).min_by_key(|&nth| distance(it, colours[nth]));
        let index = |it: &[u8; 4]| *known.entry(*it).or_insert_with(|| search(*it).unwrap() as u8);
        pixels.iter().map(index).collect()
    }

    fn rgb(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|it| [it[0], it[1], it[2]]).collect()
    }
}

fn distance(one: [u8; 4], other: [u8; 4]) -> usize {
    one.iter().zip(other).map(|(it, other)| usize::from(it.abs_diff(other)).pow(2)).sum()
}

/// Colours that hardly differ: the most frequent one of each group, and how many pixels the group has.
fn groups<'a>(pixels: impl Iterator<Item = &'a [u8; 4]>) -> Vec<([u8; 4], usize)> {
    let mut groups: BTreeMap<[u8; 4], BTreeMap<[u8; 4], usize>> = BTreeMap::new();
    for pixel in pixels {
        *groups.entry(pixel.map(|it| it >> 3)).or_default().entry(*pixel).or_default() += 1;
    }
    let counts = groups.values().map(|group| {
        let (colour, _) = group.iter().max_by_key(|it| *it.1).expect("no group is empty");
        (*colour, group.values().sum())
    });
    counts.filter(|it| FEW <= it.1).collect()
}

/// A PNG of 256 colours.
pub(crate) fn still(picture: &Picture) -> Vec<u8> {
    let mut palette = Palette::of(picture.pixels.iter(), 256);
    let indices = palette.indices(&picture.pixels);
    let mut res = Vec::new();
    let mut encoder = png::Encoder::new(&mut res, picture.width as u32, picture.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.rgb());
    encoder.set_trns(palette.colours.iter().map(|it| it[3]).collect::<Vec<u8>>());
    encoder.set_compression(png::Compression::High);
    // What stands beside an index says nothing about it.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&indices).unwrap();
    writer.finish().unwrap();
    res
}

/// A GIF that begins anew; each picture stays for some hundredths of a second.
pub(crate) fn moving(pictures: &[Picture], hundredths: u16) -> Vec<u8> {
    const CLEAR: u8 = 255;
    let first = &pictures[0];
    let sample = pictures.iter().step_by(8).flat_map(|it| &it.pixels);
    let mut palette = Palette::of(sample, usize::from(CLEAR));
    let colours = palette.rgb();
    let (width, height) = (first.width as u16, first.height as u16);
    let mut res = Vec::new();
    let mut encoder = gif::Encoder::new(&mut res, width, height, &colours).unwrap();
    encoder.set_repeat(Repeat::Infinite).unwrap();
    let mut shown: Vec<u8> = Vec::new();
    let mut waiting: Option<Frame<'_>> = None;
    for picture in pictures {
        let indices = palette.indices(&picture.pixels);
        match (change(&shown, &indices, first.width), &mut waiting) {
            // Nothing has changed: the picture before stays longer.
            (None, Some(last)) => last.delay += hundredths,
            (None, None) => {}
            (Some(area), last) => {
                let frame = area.frame(&shown, &indices, first.width, CLEAR, hundredths);
                if let Some(last) = last.replace(frame) {
                    encoder.write_frame(&last).unwrap();
                }
            }
        }
        shown = indices;
    }
    encoder.write_frame(&waiting.expect("there is a picture")).unwrap();
    drop(encoder);
    res
}

/// The part of a picture that is drawn anew.
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

/// The smallest part outside of which nothing has changed; everything, if nothing is shown yet.
fn change(before: &[u8], after: &[u8], width: usize) -> Option<Area> {
    if before.is_empty() {
        return Some(Area { left: 0, top: 0, right: width, bottom: after.len() / width });
    }
    let places = || (0..after.len()).filter(|&at| before[at] != after[at]);
    let (top, bottom) = (places().next()? / width, places().next_back()? / width + 1);
    let (left, right) =
        (places().map(|at| at % width).min()?, places().map(|at| at % width).max()? + 1);
    Some(Area { left, top, right, bottom })
}

impl Area {
    /// What has not changed in it is left clear.
    fn frame(
        &self,
        before: &[u8],
        after: &[u8],
        width: usize,
        clear: u8,
        delay: u16,
    ) -> Frame<'static> {
        let rows = self.top..self.bottom;
        let places = rows.flat_map(|row| row * width + self.left..row * width + self.right);
        let pixel = |at: usize| if before.get(at) == Some(&after[at]) { clear } else { after[at] };
        Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(clear),
            left: self.left as u16,
            top: self.top as u16,
            width: (self.right - self.left) as u16,
            height: (self.bottom - self.top) as u16,
            buffer: Cow::Owned(places.map(pixel).collect()),
            ..Frame::default()
        }
    }
}
