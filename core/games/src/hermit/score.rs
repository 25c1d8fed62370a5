//! Who wins a round of Hermit, and how many points that is.

use cluehouse_engine::Seat;

use super::event::Won;

/// The seat with the lowest number that nobody else picked. It earns a point for each pick, so that a larger table is worth more;
/// nobody wins where every number was picked at least twice.
pub fn winner(picks: &[(Seat, u8)]) -> Option<Won> {
    let alone = |number: u8| picks.iter().filter(|(_, other)| *other == number).count() == 1;
    let &(seat, number) =
        picks.iter().filter(|(_, number)| alone(*number)).min_by_key(|(_, number)| *number)?;
    Some(Won { seat, number, points: picks.len() as u32 })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The winning seat, number and points where seats 0, 1, … pick these.
    fn check(numbers: &[u8], won: Option<(u8, u8, u32)>) {
        let picks: Vec<(Seat, u8)> = (0..).map(Seat::new).zip(numbers.iter().copied()).collect();
        let expected = won.map(|(seat, number, points)| Won { seat: Seat::new(seat), number, points });
        assert_eq!(winner(&picks), expected, "{numbers:?}");
    }

    #[test]
    fn the_lowest_number_picked_once_wins_a_point_for_each_pick() {
        check(&[1, 2], Some((0, 1, 2)));
        check(&[1, 1, 2], Some((2, 2, 3)));
        check(&[3, 1, 1, 2, 2], Some((0, 3, 5)));
        check(&[5, 4, 3, 2], Some((3, 2, 4)));
        check(&[9], Some((0, 9, 1)));
    }

    #[test]
    fn nobody_wins_where_no_number_was_picked_just_once() {
        check(&[], None);
        check(&[1, 1], None);
        check(&[2, 1, 2, 1], None);
        check(&[7, 7, 7, 7], None);
    }

    #[test]
    fn the_order_of_the_picks_changes_nothing() {
        let picks = [(Seat::new(0), 4), (Seat::new(1), 2), (Seat::new(2), 2), (Seat::new(3), 3)];
        let mut turned = picks;
        for _ in 0..picks.len() {
            turned.rotate_left(1);
            assert_eq!(winner(&turned), winner(&picks));
        }
    }
}
