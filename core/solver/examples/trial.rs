//! trial
use cluehouse_codes::Space;
use cluehouse_solver::*;
use std::ops::ControlFlow;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p: u8 = a[1].parse().unwrap();
    let c: u8 = a[2].parse().unwrap();
    let space = Space::new(c, p, a[3] == "mm").unwrap();
    let tree = match a[4].as_str() {
        "total" | "worst" | "within" => {
            let goal = match a[4].as_str() {
                "total" => Goal::Total,
                "worst" => Goal::Worst,
                _ => Goal::TotalWithin(a[5].parse().unwrap()),
            };
            let o = prove(space, goal, &mut |p: &Progress| {
                if p.work % (1 << 16) == 0 {
                    eprintln!("{p:?}");
                }
                ControlFlow::Continue(())
            })
            .unwrap();
            println!(
                "proven {} lower {} work {} nodes {:?}",
                o.proven,
                o.lower,
                o.work,
                o.best.as_ref().map(|b| b.len())
            );
            o.best
        }
        "beam" => {
            let n = |i: usize| a[i].parse().unwrap();
            let effort = Effort { tries: n(7), small: n(8), pool: n(9), width: n(10) };
            beam(space, a[5].parse().ok(), effort, &mut |_: &Progress| ControlFlow::Continue(()))
        }
        "knuth" => Some(Strategy::Knuth.tree(space)),
        "size" => Some(Strategy::Size.tree(space)),
        "entropy" => Some(Strategy::Entropy.tree(space)),
        "parts" => Some(Strategy::Parts.tree(space)),
        "consistent" => Some(Strategy::Consistent.tree(space)),
        _ => Some(Strategy::Random(1).tree(space)),
    };
    if let Some(t) = tree {
        let s = t.summary();
        println!("{} {} {:.5} {:?}", s.total(), s.worst(), s.average(), s.distribution);
        let text = t.certificate();
        println!("{} bytes {} nodes", text.len(), t.len());
        assert!(check(&text, Some(space)).unwrap() == t);
        if let Some(f) = a.get(6) {
            std::fs::write(f, text).unwrap();
        }
    }
}
