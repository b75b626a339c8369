use game_smallworld::*;
use kernel::*;
fn main() {
    let mut total = 0u64;
    let t = std::time::Instant::now();
    let audit = std::env::args().nth(1).as_deref() == Some("audit");
    let n: u64 = std::env::args().nth(2).map(|s| s.parse().unwrap()).unwrap_or(2000);
    let mut maxd = 0;
    let mut out = Vec::new();
    println!("size {}", std::mem::size_of::<SmallWorld>());
    for seed in 0..n {
        let mut ch = Chance::fast(seed);
        let mut s = Setup::of(2 + (seed % 4) as u8);
        if seed % 3 == 0 {
            s.options.teams = true;
        }
        if seed % 5 == 0 {
            s.options.own_decline_defends = true;
            s.options.coast_is_sea = true;
        }
        if seed % 7 == 0 {
            s.options.towers_checked_continuously = true;
        }
        let mut g = {
            let mut cx = Cx::silent(&mut ch);
            SmallWorld::start(&s, &mut cx).unwrap()
        };
        let mut d = 0;
        while let Status::Awaiting(dec) = g.status() {
            let seat = dec.seats.first().unwrap();
            g.legal_actions(seat, &mut out);
            assert!(!out.is_empty(), "dead end seed {seed} {:?}", dec);
            let a = out[ch.below(out.len() as u32) as usize];
            if audit {
                for w in out.windows(2) {
                    assert!(w[0] < w[1], "{out:?}")
                }
                for &x in &out {
                    g.check(seat, x).unwrap_or_else(|e| panic!("seed {seed} {x} {e}"));
                    assert_eq!(x.to_string().parse::<Action>().unwrap(), x);
                }
            }
            let mut cx = Cx::silent(&mut ch);
            g.apply(seat, a, &mut cx);
            if audit {
                g.audit().unwrap_or_else(|e| panic!("seed {seed} after {a}: {e} {:?}", dec));
                if d % 40 == 0 {
                    let v = g.view(Viewer::Omniscient);
                    let b = g.arranged(&v).unwrap_or_else(|e| panic!("arr {e}"));
                    assert_eq!(b.view(Viewer::Omniscient), v);
                    assert!(b == g, "seed {seed}");
                }
            }
            d += 1;
            assert!(d < 10000, "endless {seed}");
        }
        maxd = maxd.max(d);
        total += d as u64;
    }
    let e = t.elapsed().as_secs_f64();
    println!("{n} games {total} decisions {:.0}/s max {maxd} avg {}", total as f64 / e, total / n);
}
