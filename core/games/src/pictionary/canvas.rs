//! The drawing: what the drawer may do to it, and what is on it. It is bounded, so that a late joiner can be sent all of it.

use std::fmt;
use std::str::FromStr;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Points, Reject};

/// The canvas' width in its own units.
pub const WIDTH: u16 = 1600;
/// The canvas' height in its own units.
pub const HEIGHT: u16 = 900;
/// The last colour of the palette.
pub const MAX_COLOUR: u8 = 23;
/// The largest brush.
pub const MAX_SIZE: u8 = 3;
/// Most points of one batch: some seconds of a fast pen, and far below the longest message.
pub const MAX_POINTS: usize = 256;
/// Most bytes of a drawing as it is sent: a late joiner's snapshot stays small.
pub const MAX_DRAWING: usize = 64 * 1024;
/// Most batches of one turn, undone ones too, so that a journal cannot be flooded: twenty a second for as long as it lasts.
pub const MAX_BATCHES: u16 = 10_000;

/// Bytes of a mark as it is sent, without its points.
const MARK_BYTES: usize = 56;

/// One step of drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryDraw"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Draw {
    /// Begins a stroke.
    Stroke {
        /// Which of the palette.
        colour: u8,
        /// Which brush.
        size: u8,
        /// Where the pen went.
        points: Points,
    },
    /// Goes on with the last stroke, while the pen is down.
    Extend {
        /// Where the pen went.
        points: Points,
    },
    /// Fills the area around a point.
    Fill {
        /// Which of the palette.
        colour: u8,
        /// From the left.
        x: u16,
        /// From the top.
        y: u16,
    },
    /// Takes the last stroke or fill away.
    Undo,
    /// Takes everything away.
    Clear,
}

/// Something on the canvas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryMark"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Mark {
    /// A whole stroke.
    Stroke {
        /// Which of the palette.
        colour: u8,
        /// Which brush.
        size: u8,
        /// Where the pen went.
        points: Points,
    },
    /// A filled area.
    Fill {
        /// Which of the palette.
        colour: u8,
        /// From the left.
        x: u16,
        /// From the top.
        y: u16,
    },
}

/// A drawing in progress.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Canvas {
    pub(super) marks: Vec<Mark>,
    /// Bytes of the marks as they are sent, never less than the truth.
    bytes: usize,
    batches: u16,
    /// Whether the last mark is a stroke that may go on.
    pen_down: bool,
}

impl Mark {
    fn bytes(&self) -> usize {
        match self {
            Self::Stroke { points, .. } => MARK_BYTES + points.length_after((0, 0)),
            Self::Fill { .. } => MARK_BYTES,
        }
    }
}

impl Canvas {
    /// The end of the stroke that may go on.
    fn pen(&self) -> Option<(u16, u16)> {
        match self.marks.last() {
            Some(Mark::Stroke { points, .. }) if self.pen_down => points.0.last().copied(),
            _ => None,
        }
    }

    /// How many bytes a step adds.
    fn added(&self, draw: &Draw) -> usize {
        match draw {
            Draw::Stroke { points, .. } => MARK_BYTES + points.length_after((0, 0)),
            Draw::Extend { points } => points.length_after(self.pen().unwrap_or_default()),
            Draw::Fill { .. } => MARK_BYTES,
            Draw::Undo | Draw::Clear => 0,
        }
    }

    /// Looks whether a step can be carried out.
    pub(super) fn check(&self, draw: &Draw) -> Result<(), Reject> {
        match draw {
            Draw::Stroke { colour, size, points } => {
                check_colour(*colour)?;
                if *size > MAX_SIZE {
                    return Err(Reject::NoSuchBrush);
                }
                check_points(points)?;
            }
            Draw::Extend { points } => {
                if self.pen().is_none() {
                    return Err(Reject::NoStroke);
                }
                check_points(points)?;
            }
            Draw::Fill { colour, x, y } => {
                check_colour(*colour)?;
                check_point((*x, *y))?;
            }
            Draw::Undo | Draw::Clear if self.marks.is_empty() => return Err(Reject::NothingDrawn),
            Draw::Undo | Draw::Clear => {}
        }
        if self.batches >= MAX_BATCHES || self.bytes + self.added(draw) > MAX_DRAWING {
            return Err(Reject::DrawingFull);
        }
        Ok(())
    }

    /// Carries out a step that was checked.
    pub(super) fn apply(&mut self, draw: &Draw) {
        self.batches = self.batches.saturating_add(1);
        self.bytes += self.added(draw);
        match draw {
            Draw::Undo => self.bytes -= self.marks.last().map_or(0, Mark::bytes),
            Draw::Clear => self.bytes = 0,
            Draw::Stroke { .. } | Draw::Extend { .. } | Draw::Fill { .. } => {}
        }
        draw.apply_to(&mut self.marks);
        self.pen_down = matches!(draw, Draw::Stroke { .. } | Draw::Extend { .. });
    }
}

impl Draw {
    /// What a drawing is after this step.
    pub(super) fn apply_to(&self, marks: &mut Vec<Mark>) {
        match self {
            Self::Stroke { colour, size, points } => {
                marks.push(Mark::Stroke { colour: *colour, size: *size, points: points.clone() });
            }
            Self::Extend { points: more } => {
                if let Some(Mark::Stroke { points, .. }) = marks.last_mut() {
                    points.0.extend(&more.0);
                }
            }
            Self::Fill { colour, x, y } => marks.push(Mark::Fill { colour: *colour, x: *x, y: *y }),
            Self::Undo => {
                marks.pop();
            }
            Self::Clear => marks.clear(),
        }
    }
}

fn check_colour(colour: u8) -> Result<(), Reject> {
    if colour > MAX_COLOUR { Err(Reject::NoSuchColour) } else { Ok(()) }
}

fn check_point((x, y): (u16, u16)) -> Result<(), Reject> {
    if x >= WIDTH || y >= HEIGHT { Err(Reject::OffCanvas) } else { Ok(()) }
}

fn check_points(points: &Points) -> Result<(), Reject> {
    if points.0.is_empty() || points.0.len() > MAX_POINTS {
        return Err(Reject::PointsRange);
    }
    points.0.iter().try_for_each(|&point| check_point(point))
}

/// `stroke 5 2 AACC`, `extend CC`, `fill 5 100 200`, `undo`, `clear`.
impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stroke { colour, size, points } => write!(f, "stroke {colour} {size} {points}"),
            Self::Extend { points } => write!(f, "extend {points}"),
            Self::Fill { colour, x, y } => write!(f, "fill {colour} {x} {y}"),
            Self::Undo => f.write_str("undo"),
            Self::Clear => f.write_str("clear"),
        }
    }
}

/// The text is no step of drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDrawError;

impl fmt::Display for ParseDrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("drawing is `stroke 5 2 AACC`, `extend CC`, `fill 5 100 200`, `undo` or `clear`")
    }
}

impl std::error::Error for ParseDrawError {}

impl FromStr for Draw {
    type Err = ParseDrawError;

    fn from_str(text: &str) -> Result<Self, ParseDrawError> {
        fn read<T: FromStr>(word: &str) -> Result<T, ParseDrawError> {
            word.parse().map_err(|_| ParseDrawError)
        }
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["stroke", colour, size, points] => {
                Ok(Self::Stroke { colour: read(colour)?, size: read(size)?, points: read(points)? })
            }
            ["extend", points] => Ok(Self::Extend { points: read(points)? }),
            ["fill", colour, x, y] => Ok(Self::Fill { colour: read(colour)?, x: read(x)?, y: read(y)? }),
            ["undo"] => Ok(Self::Undo),
            ["clear"] => Ok(Self::Clear),
            _ => Err(ParseDrawError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stroke(points: &[(u16, u16)]) -> Draw {
        Draw::Stroke { colour: 1, size: 1, points: Points(points.to_vec()) }
    }

    fn extend(points: &[(u16, u16)]) -> Draw {
        Draw::Extend { points: Points(points.to_vec()) }
    }

    /// Fills a canvas to the brim with one kind of step, and looks how large it is as it is sent.
    fn check_full(mut next: impl FnMut(usize) -> Draw) {
        let mut canvas = Canvas::default();
        let full = (0..).find_map(|number| {
            let draw = next(number);
            let checked = canvas.check(&draw);
            if checked.is_ok() {
                canvas.apply(&draw);
            }
            checked.err()
        });
        assert_eq!(full, Some(Reject::DrawingFull));
        let sent = serde_json::to_string(&canvas.marks).expect("marks serialise").len();
        assert!((MAX_DRAWING / 2..=MAX_DRAWING).contains(&sent), "{sent} bytes");
    }

    #[test]
    fn a_full_drawing_is_at_most_64_kib_as_it_is_sent() {
        check_full(|_| Draw::Fill { colour: 23, x: 1599, y: 899 });
        check_full(|_| stroke(&[(1599, 899)]));
        check_full(|number| stroke(&[[(0, 0), (1599, 899)][number % 2]; 256]));
        let ends = |number: usize| [(0, 0), (1599, 899)][number % 2];
        check_full(|number| {
            let batch: Vec<_> = (0..256).map(|point| ends(number + point)).collect();
            if number == 0 { stroke(&batch) } else { extend(&batch) }
        });
    }

    #[test]
    fn undo_takes_a_whole_stroke_and_its_bytes() {
        let mut canvas = Canvas::default();
        canvas.apply(&stroke(&[(1, 1)]));
        let one = canvas.clone();
        canvas.apply(&stroke(&[(5, 5)]));
        canvas.apply(&extend(&[(900, 800), (0, 0)]));
        canvas.apply(&extend(&[(7, 7)]));
        assert_eq!(canvas.marks.len(), 2);
        canvas.apply(&Draw::Undo);
        assert_eq!((&canvas.marks, canvas.bytes), (&one.marks, one.bytes));
        assert_eq!(canvas.check(&extend(&[(2, 2)])), Err(Reject::NoStroke));
        canvas.apply(&Draw::Clear);
        assert_eq!((canvas.marks.len(), canvas.bytes), (0, 0));
        assert_eq!(canvas.check(&Draw::Undo), Err(Reject::NothingDrawn));
    }

    #[test]
    fn strokes_off_the_canvas_or_out_of_range_are_refused() {
        let canvas = Canvas::default();
        let fill = |colour, x, y| Draw::Fill { colour, x, y };
        let brush = |size| Draw::Stroke { colour: 0, size, points: Points(vec![(0, 0)]) };
        let cases = [
            (stroke(&[(0, 0), (1600, 0)]), Reject::OffCanvas),
            (stroke(&[(0, 900)]), Reject::OffCanvas),
            (stroke(&[]), Reject::PointsRange),
            (stroke(&[(1, 1); 257]), Reject::PointsRange),
            (fill(24, 0, 0), Reject::NoSuchColour),
            (fill(0, 1600, 0), Reject::OffCanvas),
            (brush(4), Reject::NoSuchBrush),
            (extend(&[(1, 1)]), Reject::NoStroke),
            (Draw::Clear, Reject::NothingDrawn),
        ];
        for (draw, why) in cases {
            assert_eq!(canvas.check(&draw), Err(why), "{draw}");
        }
    }
}
