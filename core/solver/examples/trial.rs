//! trial
use cluehouse_codes::Space;
use cluehouse_solver::*;
use std::ops::ControlFlow;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p: u8 = a[1].parse().unwrap();
    let c: u8 = a[2].parse().unwrap();
    let space = Space::new(c, p, a[3] == "mm").unwrap();
    let summary = match a[4].as_str() {
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
                o.best.as_ref().map(|b| b.0.len())
            );
            o.best.map(|b| b.1)
        }
        "knuth" => Some(Strategy::Knuth.tree(space).1),
        "size" => Some(Strategy::Size.tree(space).1),
        "entropy" => Some(Strategy::Entropy.tree(space).1),
        "parts" => Some(Strategy::Parts.tree(space).1),
        "consistent" => Some(Strategy::Consistent.tree(space).1),
        _ => Some(Strategy::Random(1).tree(space).1),
    };
    if let Some(s) = summary {
        println!("{} {} {:.5} {:?}", s.total(), s.worst(), s.average(), s.distribution);
    }
}
