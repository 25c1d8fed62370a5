//! The symbols of a board by name, in the player's language.

use cluehouse_games::code::Variant;

use cluehouse_speech::Speech;

const COLOURS: [&str; 12] = [
    "colour-red",
    "colour-blue",
    "colour-green",
    "colour-yellow",
    "colour-orange",
    "colour-violet",
    "colour-cyan",
    "colour-pink",
    "colour-black",
    "colour-white",
    "colour-brown",
    "colour-lime",
];

const SHAPES: [&str; 6] =
    ["shape-circle", "shape-square", "shape-triangle", "shape-diamond", "shape-star", "shape-hexagon"];

/// The name of a symbol; none where the mark itself is the name, as with digits and letters.
pub(crate) fn name(variant: Variant, symbol: u8, speech: &Speech) -> Option<String> {
    let names: &[&'static str] = match variant {
        Variant::Classic | Variant::Super => &COLOURS,
        Variant::Skemind => &SHAPES,
        Variant::BullsAndCows | Variant::Custom(_) => &[],
    };
    names.get(usize::from(symbol)).map(|id| speech.id(id))
}

/// The mark and, where there is one, the name: `R (red)`, `7`.
pub(crate) fn spoken(variant: Variant, symbol: u8, speech: &Speech) -> String {
    let mark = variant.alphabet().mark(symbol);
    name(variant, symbol, speech).map_or_else(|| mark.to_string(), |name| format!("{mark} ({name})"))
}
