//! Names that the house gives, in a class: stars and constellations, called alike in every language of the house.

use crate::state::State;
use crate::{MemberId, Name, RoomReject};

const STARS: [&str; 72] = [
    "Achernar",
    "Adhara",
    "Alcyone",
    "Aldebaran",
    "Algol",
    "Alhena",
    "Alioth",
    "Alnilam",
    "Alpheratz",
    "Altair",
    "Andromeda",
    "Antares",
    "Aquila",
    "Arcturus",
    "Ariel",
    "Atlas",
    "Auriga",
    "Bellatrix",
    "Callisto",
    "Canopus",
    "Capella",
    "Carina",
    "Castor",
    "Cetus",
    "Columba",
    "Corvus",
    "Cygnus",
    "Deneb",
    "Dorado",
    "Draco",
    "Electra",
    "Elnath",
    "Europa",
    "Fomalhaut",
    "Gemini",
    "Hadar",
    "Hamal",
    "Hydra",
    "Hyperion",
    "Izar",
    "Lepus",
    "Leda",
    "Luna",
    "Lyra",
    "Maia",
    "Markab",
    "Merope",
    "Mimosa",
    "Mira",
    "Mirach",
    "Mizar",
    "Naos",
    "Norma",
    "Oberon",
    "Orion",
    "Pavo",
    "Perseus",
    "Polaris",
    "Pollux",
    "Procyon",
    "Regulus",
    "Rigel",
    "Sargas",
    "Shaula",
    "Sirius",
    "Spica",
    "Taurus",
    "Titania",
    "Triton",
    "Vega",
    "Vela",
    "Wezen",
];

impl State {
    /// A name that nobody here has.
    pub(crate) fn given_name(&self) -> Result<Name, RoomReject> {
        let names = (1..).flat_map(|number| STARS.map(|star| numbered(star, number)));
        let mut names = names.filter_map(|name| Name::new(&name).ok());
        names.find(|name| !self.is_taken(name, None)).ok_or(RoomReject::NameTaken)
    }

    /// Gives every person but the host another name.
    pub(crate) fn give_names(&mut self) -> Result<(), RoomReject> {
        let host = self.host;
        let people: Vec<MemberId> = self.people().map(|member| member.id).collect();
        for id in people.into_iter().filter(|id| Some(*id) != host) {
            let name = self.given_name()?;
            if let Some(member) = self.member_mut(id) {
                member.name = name;
            }
        }
        Ok(())
    }
}

fn numbered(star: &str, number: u32) -> String {
    if number == 1 { star.to_owned() } else { format!("{star} {number}") }
}
