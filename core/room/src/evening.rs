//! The evening's points: what a place in one game is worth beside the places in the others.

/// By place; whoever takes part and comes later gets [`TAKING_PART`].
const BY_PLACE: [u32; 8] = [10, 8, 6, 5, 4, 3, 2, 1];

/// What taking part is worth.
pub const TAKING_PART: u32 = 1;

/// What a place is worth, from 1. Equal players share the better place, so they share the higher points.
pub fn points(place: u8) -> u32 {
    usize::from(place).checked_sub(1).and_then(|index| BY_PLACE.get(index)).copied().unwrap_or(TAKING_PART)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_worth_what_the_house_says() {
        let worth: Vec<u32> = (1..=10).map(points).collect();
        assert_eq!(worth, [10, 8, 6, 5, 4, 3, 2, 1, 1, 1]);
        assert_eq!(points(0), TAKING_PART);
    }
}
