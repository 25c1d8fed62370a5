//! What a game keeps per seat: something for those who play, nothing for those who do not.

use crate::{Seat, Seats};

/// One value for each seat that plays, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(Vec<Option<T>>);

impl<T> BySeat<T> {
    /// A value for each of these seats.
    pub fn new(seats: Seats, mut value: impl FnMut(Seat) -> T) -> Self {
        let number = seats.iter().last().map_or(0, |seat| seat.index() as u8 + 1);
        Self(Seat::first(number).map(|seat| seats.contains(seat).then(|| value(seat))).collect())
    }

    /// How many seats there are up to the last one that plays, those between that do not included.
    pub fn width(&self) -> usize {
        self.0.len()
    }

    /// The value of a seat, where it plays.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())?.as_ref()
    }

    /// The value of a seat, where it plays.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())?.as_mut()
    }

    /// Lets one more seat play.
    pub fn insert(&mut self, seat: Seat, value: T) {
        while self.0.len() <= seat.index() {
            self.0.push(None);
        }
        self.0[seat.index()] = Some(value);
    }

    /// Every seat up to the last one that plays, with its value where it plays.
    pub fn slots(&self) -> impl Iterator<Item = (Seat, Option<&T>)> {
        (0..).map(Seat::new).zip(self.0.iter().map(Option::as_ref))
    }

    /// The seats that play, with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.slots().filter_map(|(seat, value)| Some((seat, value?)))
    }

    /// The seats that play, with their values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        (0..).map(Seat::new).zip(&mut self.0).filter_map(|(seat, value)| Some((seat, value.as_mut()?)))
    }

    /// The seats that play.
    pub fn seats(&self) -> Seats {
        self.iter().map(|(seat, _)| seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_seats_that_play_have_a_value() {
        let (first, second, last) = (Seat::new(0), Seat::new(1), Seat::new(3));
        let mut kept = BySeat::new([first, last].into_iter().collect(), Seat::index);
        assert_eq!((kept.get(first), kept.get(second), kept.get(last)), (Some(&0), None, Some(&3)));
        assert_eq!((kept.width(), kept.seats().len()), (4, 2));
        kept.insert(Seat::new(5), 9);
        kept.iter_mut().for_each(|(_, value)| *value += 1);
        assert_eq!(kept.iter().map(|(_, &value)| value).collect::<Vec<_>>(), [1, 4, 10]);
        assert_eq!(kept.slots().filter(|(_, value)| value.is_none()).count(), 3);
    }
}
