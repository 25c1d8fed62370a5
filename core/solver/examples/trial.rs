//! trial
use cluehouse_codes::Space;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p: u8 = a[1].parse().unwrap();
    let c: u8 = a[2].parse().unwrap();
    let space = Space::new(c, p, a[3] == "mm").unwrap();
    let limit: u32 = a[4].parse().unwrap();
    let left: u8 = a[5].parse().unwrap();
    let width: usize = a.get(6).map_or(usize::MAX, |w| w.parse().unwrap());
    println!("{:?}", cluehouse_solver::optimal::search::trial(space, limit, left, width));
}
