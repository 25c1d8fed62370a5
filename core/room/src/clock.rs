//! The match's clock inside the room's: it stands still in a pause, and while a host gives more time.

use cluehouse_engine::Millis;
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// From the room's time to the match's and back. Neither ever goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The room's time at the match's zero, later by every stop since.
    pub offset: Millis,
    /// Why it stands still now, where it does.
    pub stop: Option<Stop>,
}

/// The clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Since when, by the room's time.
    pub since: Millis,
    /// Until when; `None` in a pause, in which nobody may act.
    pub until: Option<Millis>,
    /// In a pause: how much given time is left for afterwards.
    pub left: Millis,
}

impl Clock {
    /// A clock that begins now.
    pub(crate) const fn begin(at: Millis) -> Self {
        Self { offset: at, stop: None }
    }

    /// Whether the match is paused.
    pub const fn is_paused(&self) -> bool {
        matches!(self.stop, Some(Stop { until: None, .. }))
    }

    /// The match's time at a room's time.
    pub fn match_time(&self, at: Millis) -> Millis {
        match self.stop {
            None => at - self.offset,
            Some(Stop { until: Some(until), .. }) if at >= until => at - self.after_stop(until),
            Some(Stop { since, .. }) => since - self.offset,
        }
    }

    /// The room's time at a match's time to come; `None` where a pause has no end in sight.
    pub fn room_time(&self, at: Millis) -> Option<Millis> {
        match self.stop {
            None => Some(at + self.offset),
            Some(Stop { until, .. }) => until.map(|until| at + self.after_stop(until)),
        }
    }

    /// The offset once a stop that ends at `until` is over.
    fn after_stop(&self, until: Millis) -> Millis {
        self.offset + self.stop.map_or(Millis::ZERO, |stop| until - stop.since)
    }

    /// Lets a stop that is over count.
    fn settle(&mut self, at: Millis) {
        if let Some(Stop { until: Some(until), .. }) = self.stop
            && at >= until
        {
            *self = Self { offset: self.after_stop(until), stop: None };
        }
    }

    /// Stops it until further notice.
    pub(crate) fn pause(&mut self, at: Millis) {
        self.settle(at);
        if !self.is_paused() {
            let given = self.stop.and_then(|stop| stop.until).map_or(Millis::ZERO, |until| until - at);
            let since = self.stop.map_or(at, |stop| stop.since);
            self.stop = Some(Stop { since, until: None, left: given });
        }
    }

    /// Lets it run again.
    pub(crate) fn go_on(&mut self, at: Millis) {
        if let Some(Stop { until: None, left, .. }) = self.stop {
            *self = Self { offset: self.after_stop(at), stop: None };
            self.give(at, left);
        }
    }

    /// Lets it stand still for so long, on top of what was given before.
    pub(crate) fn give(&mut self, at: Millis, length: Millis) {
        self.settle(at);
        if !self.is_paused() && length > Millis::ZERO {
            let stop = self.stop.unwrap_or(Stop { since: at, until: Some(at), left: Millis::ZERO });
            self.stop = Some(Stop { until: stop.until.map(|until| until + length), ..stop });
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn secs(seconds: u64) -> Millis {
        Millis::from_secs(seconds)
    }

    #[test]
    fn a_match_stands_still_in_pauses_and_in_given_time() {
        let mut clock = Clock::begin(secs(100));
        assert_eq!(clock.match_time(secs(110)), secs(10));
        assert_eq!(clock.room_time(secs(30)), Some(secs(130)));
        clock.pause(secs(110));
        assert_eq!((clock.match_time(secs(500)), clock.room_time(secs(30))), (secs(10), None));
        clock.go_on(secs(200));
        assert_eq!((clock.match_time(secs(205)), clock.room_time(secs(30))), (secs(15), Some(secs(220))));
        clock.give(secs(205), secs(30));
        assert_eq!((clock.match_time(secs(234)), clock.match_time(secs(236))), (secs(15), secs(16)));
        clock.give(secs(210), secs(30));
        assert_eq!((clock.match_time(secs(264)), clock.match_time(secs(266))), (secs(15), secs(16)));
        // Given time outlasts a pause: 45 s of it were left.
        clock.pause(secs(220));
        clock.go_on(secs(230));
        assert_eq!((clock.match_time(secs(275)), clock.match_time(secs(276))), (secs(15), secs(16)));
    }

    proptest! {
        #[test]
        fn match_time_never_goes_back_and_deadlines_map_back(steps in prop::collection::vec((0..4_u8, 0..90_u64), 0..40)) {
            let (mut clock, mut at, mut before) = (Clock::begin(secs(5)), secs(5), Millis::ZERO);
            for (what, wait) in steps {
                at = at + secs(wait);
                match what {
                    0 => clock.pause(at),
                    1 => clock.go_on(at),
                    2 => clock.give(at, secs(30)),
                    _ => {}
                }
                let now = clock.match_time(at);
                prop_assert!(now >= before && now <= at);
                before = now;
                let due = now + secs(7);
                if let Some(room) = clock.room_time(due) {
                    prop_assert!(room > at);
                    prop_assert_eq!(clock.match_time(room), due);
                }
            }
        }
    }
}
