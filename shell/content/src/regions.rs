//! Words that countries with the same language have different names for: who draws one must accept the other.

use cluehouse_games::pictionary::{Word, fold};

use cluehouse_speech::Lang;

/// British and American.
const EN: [(&str, &str); 25] = [
    ("aeroplane", "airplane"),
    ("aubergine", "eggplant"),
    ("bin", "trash can"),
    ("biscuit", "cookie"),
    ("candyfloss", "cotton candy"),
    ("chips", "fries"),
    ("crisps", "potato chips"),
    ("football", "soccer ball"),
    ("jumper", "sweater"),
    ("ladybird", "ladybug"),
    ("letterbox", "mailbox"),
    ("lift", "elevator"),
    ("lorry", "truck"),
    ("motorbike", "motorcycle"),
    ("moustache", "mustache"),
    ("nappy", "diaper"),
    ("petrol station", "gas station"),
    ("postman", "mailman"),
    ("pram", "stroller"),
    ("pyjamas", "pajamas"),
    ("sledge", "sled"),
    ("tap", "faucet"),
    ("torch", "flashlight"),
    ("trousers", "pants"),
    ("zebra crossing", "crosswalk"),
];

/// France and Québec, or Belgium and Switzerland.
const FR: [(&str, &str); 22] = [
    ("aspirateur", "balayeuse"),
    ("baby-foot", "kicker"),
    ("bonnet", "tuque"),
    ("cornet de glace", "cornet"),
    ("dentifrice", "pâte à dents"),
    ("éboueur", "vidangeur"),
    ("glace", "crème glacée"),
    ("gomme", "efface"),
    ("machine à laver", "laveuse"),
    ("maïs", "blé d’Inde"),
    ("moufle", "mitaine"),
    ("pain au chocolat", "chocolatine"),
    ("pansement", "diachylon"),
    ("pastèque", "melon d’eau"),
    ("pop-corn", "maïs soufflé"),
    ("rond-point", "giratoire"),
    ("serviette", "essuie"),
    ("sucette", "suçon"),
    ("téléphone", "cellulaire"),
    ("tétine", "suce"),
    ("toboggan", "glissade"),
    ("voiture", "auto"),
];

/// Spain and Latin America.
const ES: [(&str, &str); 25] = [
    ("aguacate", "palta"),
    ("ascensor", "elevador"),
    ("autobús", "colectivo"),
    ("biberón", "mamadera"),
    ("camarero", "mesero"),
    ("camiseta", "playera"),
    ("coche", "carro"),
    ("falda", "pollera"),
    ("fontanero", "plomero"),
    ("fresa", "frutilla"),
    ("gafas", "lentes"),
    ("hucha", "alcancía"),
    ("maíz", "choclo"),
    ("móvil", "celular"),
    ("nevera", "heladera"),
    ("ordenador", "computadora"),
    ("palomitas", "pochoclo"),
    ("papa", "patata"),
    ("penalti", "penal"),
    ("plátano", "banana"),
    ("portero", "arquero"),
    ("sello", "estampilla"),
    ("tienda de campaña", "carpa"),
    ("tiza", "gis"),
    ("zumo de naranja", "jugo de naranja"),
];

/// Brazil and Portugal.
const PT: [(&str, &str); 25] = [
    ("abacaxi", "ananás"),
    ("amarelinha", "macaca"),
    ("berinjela", "beringela"),
    ("bonde", "elétrico"),
    ("cachorro", "cão"),
    ("caminhão", "camião"),
    ("canudo", "palhinha"),
    ("celular", "telemóvel"),
    ("chupeta", "chucha"),
    ("escorregador", "escorrega"),
    ("geladeira", "frigorífico"),
    ("goleiro", "guarda-redes"),
    ("ímã", "íman"),
    ("mamadeira", "biberão"),
    ("meia", "peúga"),
    ("ônibus", "autocarro"),
    ("Papai Noel", "Pai Natal"),
    ("pebolim", "matraquilhos"),
    ("pipa", "papagaio de papel"),
    ("pirulito", "chupa-chupa"),
    ("senha", "palavra-passe"),
    ("sorvete", "gelado"),
    ("trem", "comboio"),
    ("varal", "estendal"),
    ("xícara", "chávena"),
];

/// The name a word has elsewhere, where it is not accepted.
pub(crate) fn lacking(lang: Lang, word: &Word) -> Option<&'static str> {
    let pairs: &[(&str, &str)] = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
        Lang::Es => &ES,
        Lang::Pt => &PT,
    };
    let shown = fold(&word.text);
    pairs.iter().find_map(|(one, other)| {
        let other = if fold(one) == shown {
            other
        } else if fold(other) == shown {
            one
        } else {
            return None;
        };
        let wanted = fold(other);
        (shown != wanted && !word.accepted.iter().any(|form| fold(form) == wanted)).then_some(*other)
    })
}
