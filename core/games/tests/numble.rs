//! Numble: the seed document's examples with their errata, the days of ten years, and laws against slow definitions.

use std::collections::{BTreeMap, BTreeSet};

use cluehouse_engine::{Arg, Speak, Text};
use cluehouse_games::numble::{
    Action, Clue, Date, DateError, DayReject, Equation, EquationError, HardReject, Mark, Marks,
    ParseActionError, Puzzle, PuzzleNumber, Statistics, check_day, check_hard, daily_equation, keyboard,
    pool, share,
};
use proptest::prelude::*;

/// Days by another program: see `data/numble_days.mjs`.
const DAYS: &str = include_str!("data/numble_days.txt");

fn equation(text: &str) -> Equation {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn date(text: &str) -> Date {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn clue(guess: &str, target: &str) -> Clue {
    let guess = equation(guess);
    Clue { guess, marks: guess.feedback(&equation(target)) }
}

/// The seed document's `/^\d{1,3}\s[+\-*/]\s\d{1,3}\s=\s\d{1,3}$/`, by hand.
fn has_the_pattern(text: &str) -> bool {
    let number = |part: &str| (1..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split(' ').collect();
    let [first, operator, second, "=", result] = parts[..] else { return false };
    number(first) && ["+", "-", "*", "/"].contains(&operator) && number(second) && number(result)
}

/// The seed document's `isMathematicallyValid`.
fn is_true(text: &str) -> bool {
    let parts: Vec<&str> = text.split(' ').collect();
    let number = |index: usize| parts[index].parse::<i32>().expect("a number");
    let (first, second, result) = (number(0), number(2), number(4));
    match parts[1] {
        "+" => first + second == result,
        "-" => first - second == result,
        "*" => first * second == result,
        _ => second != 0 && first % second == 0 && first / second == result,
    }
}

mod equations {
    use super::*;

    fn check(text: &str, kept: &str) {
        assert_eq!(
            text.parse::<Equation>().map(|equation| equation.to_string()),
            Ok(kept.to_owned()),
            "{text}"
        );
    }

    fn refuse(text: &str, why: EquationError) {
        assert_eq!(text.parse::<Equation>(), Err(why), "{text}");
    }

    #[test]
    fn input_is_kind_and_keeps_leading_zeros() {
        check("12 + 34 = 46", "12 + 34 = 46");
        check("12+34=46", "12 + 34 = 46");
        check("  12  +34 =  46 ", "12 + 34 = 46");
        check("3×8=24", "3 * 8 = 24");
        check("3 x 8 = 24", "3 * 8 = 24");
        check("3X8=24", "3 * 8 = 24");
        check("24÷8=3", "24 / 8 = 3");
        check("24:8=3", "24 / 8 = 3");
        check("9−6=3", "9 - 6 = 3");
        check("9\u{a0}-\t6 = 3", "9 - 6 = 3");
        check("007+1=08", "007 + 1 = 08");
        check("000/001=000", "000 / 001 = 000");
        check("999*1=999", "999 * 1 = 999");
    }

    #[test]
    fn refusals_say_exactly_what_is_wrong() {
        use EquationError::*;
        refuse("", Empty);
        refuse("  ", Empty);
        refuse("12 + a = 13", UnknownCharacter { found: 'a', place: 6 });
        refuse("1,5 + 1 = 2", UnknownCharacter { found: ',', place: 2 });
        refuse("×1 ² = 1", UnknownCharacter { found: '²', place: 4 });
        refuse("1 + 1000 = 1001", TooManyDigits { place: 5 });
        refuse("0001 + 1 = 2", TooManyDigits { place: 1 });
        refuse("-1 + 2 = 1", MissingNumber { place: 1 });
        refuse("1 + -2 = 3", MissingNumber { place: 5 });
        refuse("1 + 2 =", MissingNumber { place: 8 });
        refuse("1 + = 2", MissingNumber { place: 5 });
        refuse("1 2 + 3 = 15", SplitNumber { place: 3 });
        refuse("12", MissingEquals);
        refuse("1 + 2", MissingEquals);
        refuse("1 + 2 = 3 = 3", TooManyEquals { place: 11 });
        refuse("12 = 12", MissingOperator);
        refuse("1 + 2 + 3 = 6", TooManyOperators { place: 7 });
        refuse("3 = 1 + 2", OperatorAfterEquals { place: 7 });
        refuse("1 + 2 = 1 + 2", OperatorAfterEquals { place: 11 });
        refuse("5 / 0 = 0", DivisionByZero);
        refuse("5 / 2 = 2", NotWhole { first: 5, second: 2 });
        refuse("3 - 5 = 2", Negative { left: -2 });
        refuse("600 + 600 = 200", TooLarge { left: 1200 });
        refuse("12 + 34 = 45", Untrue { left: 46, right: 45 });
    }

    #[test]
    fn refusals_speak() {
        let spoken = refusal("12 + 34 = 45").text();
        assert_eq!(spoken, Text::new("numble-reject-untrue").number("left", 46).number("right", 45));
        let spoken = refusal("12 + a = 13").text();
        assert_eq!(spoken, Text::new("numble-reject-character").number("place", 6).words("found", "a"));
        let refused = "guess 1 + 2".parse::<Action>();
        assert_eq!(refused, Err(ParseActionError::Equation(EquationError::MissingEquals)));
        assert_eq!("guess".parse::<Action>(), Err(ParseActionError::Unknown));
    }

    fn refusal(text: &str) -> EquationError {
        text.parse::<Equation>().expect_err("no equation")
    }

    #[test]
    fn wire_form_is_the_text() {
        let action = Action::Guess(equation("12+34=46"));
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(json, r#"{"t":"guess","d":"12 + 34 = 46"}"#);
        assert_eq!(serde_json::from_str::<Action>(r#"{"t":"guess","d":"12+34=46"}"#).unwrap(), action);
        assert!(serde_json::from_str::<Action>(r#"{"t":"guess","d":"12+34=47"}"#).is_err());
    }
}

mod days {
    use super::*;

    const TEN_YEARS: u32 = 3653;

    fn every_day() -> impl Iterator<Item = (PuzzleNumber, Date)> {
        (1..=TEN_YEARS).map(|number| {
            let number = PuzzleNumber::new(number).expect("a number from 1");
            (number, number.date().expect("a day of ten years"))
        })
    }

    #[test]
    fn ten_years_are_as_the_seed_program_gives_them() {
        let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let lines = every_day().map(|(number, date)| format!("{date} {number} {}\n", daily_equation(date)));
        let hash = lines.flat_map(String::into_bytes).fold(0xcbf2_9ce4_8422_2325, fnv);
        assert_eq!(Some(format!("{hash:016x}").as_str()), DAYS.lines().nth(1));
        let samples = DAYS.lines().skip(2).inspect(|line| {
            let (day, rest) = line.split_once(' ').unwrap();
            let (number, text) = rest.split_once(' ').unwrap();
            assert_eq!(PuzzleNumber::of(date(day)).unwrap().to_string(), number);
            assert_eq!(daily_equation(date(day)).to_string(), text, "{day}");
        });
        assert_eq!(samples.count(), 50);
    }

    #[test]
    fn every_day_is_a_true_equation_of_the_promised_shape() {
        for (number, date) in every_day() {
            let text = daily_equation(date).to_string();
            assert!((9..=13).contains(&text.len()), "{date} {text}");
            assert!(has_the_pattern(&text) && is_true(&text), "{date} {text}");
            assert!(pool().binary_search(&equation(&text)).is_ok(), "{date} {text}");
            assert_eq!(PuzzleNumber::of(date), Some(number));
        }
        assert_eq!(every_day().last().map(|(_, date)| date), Some(date("2033-12-31")));
    }

    #[test]
    fn seed_examples() {
        assert_eq!(PuzzleNumber::of(date("2024-01-01")), PuzzleNumber::new(1));
        assert_eq!(PuzzleNumber::of(date("2024-01-02")), PuzzleNumber::new(2));
        assert_eq!(PuzzleNumber::of(date("2024-10-15")), PuzzleNumber::new(289));
        assert_eq!(date("2024-10-15").as_number(), 20_241_015);
        // The document's table says results are at least 1; its algorithm stands (requirement 3.2).
        assert_eq!(daily_equation(date("2024-06-14")), equation("1 - 1 = 0"));
    }

    #[test]
    fn days_before_the_first_and_to_come_are_refused() {
        let today = date("2024-10-15");
        assert_eq!(check_day(date("2023-12-31"), today), Err(DayReject::BeforeFirst));
        assert_eq!(check_day(date("2024-10-16"), today), Err(DayReject::Future));
        assert_eq!(check_day(date("2024-01-01"), today), Ok(PuzzleNumber::new(1).unwrap()));
        assert_eq!(check_day(today, today), Ok(PuzzleNumber::new(289).unwrap()));
        let yesterday = date("2024-10-14");
        assert_eq!(Puzzle::Daily(today).check(today), Ok(()));
        assert_eq!(Puzzle::Daily(yesterday).check(today), Err(DayReject::NotToday));
        assert_eq!(Puzzle::Archive(yesterday).check(today), Ok(()));
        assert_eq!(Puzzle::Archive(today).check(today), Err(DayReject::NotPast));
        assert_eq!(Puzzle::Archive(date("2024-10-16")).check(today), Err(DayReject::Future));
        assert_eq!(Puzzle::Unlimited.check(today), Ok(()));
    }

    #[test]
    fn dates_are_read_or_refused_with_the_reason() {
        let refuse = |text: &str, why| assert_eq!(text.parse::<Date>(), Err(why), "{text}");
        refuse("2023-02-30", DateError::Day { found: 30, most: 28 });
        refuse("2024-02-30", DateError::Day { found: 30, most: 29 });
        refuse("1900-02-29", DateError::Day { found: 29, most: 28 });
        refuse("2024-04-31", DateError::Day { found: 31, most: 30 });
        refuse("2024-01-00", DateError::Day { found: 0, most: 31 });
        refuse("2024-13-01", DateError::Month { found: 13 });
        refuse("2024-00-01", DateError::Month { found: 0 });
        for text in ["", "2024-1-01", "2024/01/01", "+024-01-01", "2024-01-011", "20240-1-01", "2024-01-é"] {
            refuse(text, DateError::Form);
        }
        assert_eq!(date("2000-02-29").days(), 11_016);
        assert_eq!(date("1970-01-01").days(), 0);
        assert_eq!(date("1969-12-31").days(), -1);
    }

    #[test]
    fn the_calendar_counts_without_gaps() {
        let mut days = date("0000-01-01").days();
        for year in 0..=9999 {
            for month in 1..=12 {
                for day in 1..=31 {
                    let Ok(date) = Date::new(year, month, day) else { continue };
                    assert_eq!((date.days(), Date::from_days(days)), (days, Some(date)));
                    days += 1;
                }
            }
        }
        assert_eq!(Date::from_days(days), None);
        assert_eq!(Date::from_days(date("0000-01-01").days() - 1), None);
        assert_eq!((Date::from_days(i32::MAX), Date::from_days(i32::MIN)), (None, None));
    }
}

mod pools {
    use super::*;

    #[test]
    fn the_pool_is_every_equation_of_the_table_once_and_sorted() {
        let mut all = BTreeSet::new();
        for (first, second) in (1..=99).flat_map(|first| (1..=99).map(move |second| (first, second))) {
            all.insert(format!("{first} + {second} = {}", first + second));
            if second < first {
                all.insert(format!("{first} - {second} = {}", first - second));
            }
        }
        all.insert("1 - 1 = 0".to_owned());
        for (first, second) in (2..=15).flat_map(|first| (2..=15).map(move |second| (first, second))) {
            all.insert(format!("{first} * {second} = {}", first * second));
        }
        for (second, result) in (2..=12).flat_map(|second| (1..=20).map(move |result| (second, result))) {
            all.insert(format!("{} / {second} = {result}", second * result));
        }
        let texts: Vec<String> = pool().iter().map(Equation::to_string).collect();
        assert_eq!(texts, all.into_iter().collect::<Vec<_>>());
        assert_eq!(texts.len(), 15_069);
        for text in texts {
            assert_eq!(equation(&text).to_string(), text);
        }
    }
}

mod marks {
    use super::*;

    fn check(target: &str, guess: &str, marks: &str) {
        assert_eq!(clue(guess, target).marks.to_string(), marks, "{guess} on {target}");
        assert_eq!(marks.parse::<Marks>(), Ok(clue(guess, target).marks));
    }

    #[test]
    fn seed_walkthrough_with_its_erratum() {
        // The document marks index 10 yellow and, in one line, index 2 gray; its algorithm does not (requirement 3.5).
        check("12 + 34 = 46", "23 + 11 = 34", "YYGGGY.GGG.Y");
        check("12 + 34 = 46", "12 + 34 = 46", "GGGGGGGGGGGG");
        // The document's guess `12 + 11 = 23` on `11 + 22 = 33`.
        check("11 + 22 = 33", "12 + 11 = 23", "GYGGGY.GGGYG");
    }

    #[test]
    fn guesses_of_other_lengths_are_compared_place_by_place() {
        // The marks are those of the seed document's program, run with node.
        check("1 + 1 = 2", "001 + 001 = 002", "..YGYG..YYYY..Y");
        check("12 + 34 = 46", "1 - 1 = 0", "GY.Y.YYG.");
        check("18 + 41 = 59", "41 + 18 = 59", "YYGGGYYGGGGG");
    }

    #[test]
    fn marks_are_read_or_refused() {
        for text in ["x", "GGGGGGGGGGGGGGGG", "g", "G Y"] {
            assert!(text.parse::<Marks>().is_err(), "{text}");
        }
    }

    #[test]
    fn keys_show_green_over_yellow_over_gray() {
        let target = "12 + 34 = 46";
        let keys = keyboard(&[clue("23 + 11 = 34", target), clue("50 - 8 = 42", target)]);
        let colour = |key| keys.get(&key).copied();
        assert_eq!(colour('+'), Some(Mark::Green));
        assert_eq!(colour('='), Some(Mark::Green));
        assert_eq!(colour('1'), Some(Mark::Yellow));
        assert_eq!(colour('3'), Some(Mark::Yellow));
        assert_eq!(colour('5'), Some(Mark::Gray));
        assert_eq!(colour('-'), Some(Mark::Gray));
        assert_eq!(colour('9'), None);
        // A later green lifts a yellow; a later yellow or gray lowers nothing.
        let lifted = keyboard(&[
            clue("23 + 11 = 34", target),
            clue("12 + 5 = 17", target),
            clue("2 + 9 = 11", target),
        ]);
        assert_eq!(lifted.get(&'1'), Some(&Mark::Green));
        assert_eq!(lifted.get(&'2'), Some(&Mark::Green));
    }
}

mod hard_mode {
    use super::*;

    const TARGET: &str = "12 + 34 = 46";

    fn check(earlier: &[&str], guess: &str, expected: Result<(), HardReject>) {
        let earlier: Vec<Clue> = earlier.iter().map(|guess| clue(guess, TARGET)).collect();
        assert_eq!(check_hard(&equation(guess), &earlier), expected, "{guess}");
    }

    #[test]
    fn greens_come_first_in_the_order_revealed_then_yellows() {
        let green = |character, position| Err(HardReject::Green { character, position });
        check(&[], "1 - 1 = 0", Ok(()));
        check(&["23 + 11 = 34"], TARGET, Ok(()));
        // The guess has no 2, 3, 1 or 4 either, but the greens go first: a space, `+`, a space …
        check(&["23 + 11 = 34"], "5 + 5 = 10", green(' ', 3));
        check(&["23 + 11 = 34"], "50 - 50 = 0", green('+', 4));
        check(&["23 + 11 = 34"], "55 + 5 = 60", green(' ', 8));
        check(&["23 + 11 = 34"], "55 + 10 = 65", Err(HardReject::Yellow { character: '2' }));
        check(&["23 + 11 = 34"], "22 + 10 = 32", Err(HardReject::Yellow { character: '4' }));
        // The first guess's greens go before an earlier place of the second guess's.
        check(&["23 + 11 = 34", "12 + 10 = 22"], "50 - 50 = 0", green('+', 4));
        check(&["23 + 11 = 34", "12 + 10 = 22"], "55 + 10 = 65", green('1', 1));
    }

    #[test]
    fn the_words_are_the_seed_documents() {
        // The document's example says position 3; that is an index, and the message counts from 1 (requirement 3.6).
        let plus = HardReject::Green { character: '+', position: 4 };
        assert_eq!(plus.to_string(), "Must use + in position 4");
        assert_eq!(plus.text(), Text::new("numble-hard-green").words("char", "+").number("position", 4));
        let two = HardReject::Yellow { character: '2' };
        assert_eq!(two.to_string(), "Must include 2 in your guess");
        assert_eq!(two.text(), Text::new("numble-hard-yellow").words("char", "2"));
    }
}

mod figures {
    use super::*;

    #[test]
    fn share_text_has_the_seed_form() {
        let target = "12 + 34 = 46";
        let rows = ["23 + 11 = 34", target].map(|guess| clue(guess, target).marks);
        let number = PuzzleNumber::new(289).unwrap();
        let first = "\u{1F7E8}\u{1F7E8}\u{1F7E9}\u{1F7E9}\u{1F7E9}\u{1F7E8}\u{2B1C}\u{1F7E9}\u{1F7E9}\u{1F7E9}\u{2B1C}\u{1F7E8}";
        let all_green = "\u{1F7E9}".repeat(12);
        assert_eq!(share(number, &rows, true), format!("Numble 289 2/6\n\n{first}\n{all_green}"));
        assert_eq!(share(number, &rows[..1], false), format!("Numble 289 X/6\n\n{first}"));
        assert_eq!(share(number, &[], false), "Numble 289 X/6");
    }

    #[test]
    fn each_puzzle_counts_once_and_a_missed_day_breaks_the_streak() {
        let mut figures = Statistics::default();
        assert!(figures.record(date("2024-02-28"), Some(4)));
        assert!(figures.record(date("2024-02-29"), Some(1)));
        assert!(figures.record(date("2024-03-01"), Some(6)));
        assert!(!figures.record(date("2024-03-01"), Some(2)));
        assert!(!figures.record(date("2024-02-29"), None));
        assert!(!figures.record(date("2024-03-02"), Some(7)));
        assert!(!figures.record(date("2024-03-02"), Some(0)));
        assert_eq!((figures.played, figures.won, figures.streak), (3, 3, 3));
        assert_eq!(figures.distribution, [1, 0, 0, 1, 0, 1]);
        assert_eq!(figures.streak_on(date("2024-03-01")), 3);
        assert_eq!(figures.streak_on(date("2024-03-02")), 3);
        assert_eq!(figures.streak_on(date("2024-03-03")), 0);
        assert!(figures.record(date("2024-03-03"), Some(3)));
        assert_eq!((figures.streak, figures.longest_streak), (1, 3));
        assert!(figures.record(date("2024-03-04"), None));
        assert_eq!((figures.played, figures.won, figures.streak, figures.longest_streak), (5, 4, 0, 3));
        let json = serde_json::to_string(&figures).unwrap();
        assert_eq!(serde_json::from_str::<Statistics>(&json).unwrap(), figures);
    }

    #[test]
    fn days_handed_in_late_join_the_streak() {
        let days = [("2024-03-03", Some(2)), ("2024-03-01", Some(3)), ("2024-03-02", Some(6))];
        let days: BTreeMap<Date, Option<u8>> = days.map(|(day, solved)| (date(day), solved)).into();
        assert_eq!(Statistics::of(&days).streak, 3);
    }
}

/// A true equation, with leading zeros now and then.
fn any_equation() -> impl Strategy<Value = Equation> {
    let number = |value: u32, zeros: usize| format!("{:0>width$}", value, width = (1 + zeros).min(3));
    let sums = (0..1000_u32, 0..1000_u32, 0..4_usize, 0..3_usize, 0..3_usize, 0..3_usize);
    sums.prop_map(move |(a, b, kind, x, y, z)| {
        let (low, high) = (a.min(b), a.max(b));
        let divisor = low % 40 + 1;
        let quotient = high % (999 / divisor + 1);
        let (first, sign, second, result) = match kind {
            0 => (low, '+', high - low, high),
            1 => (high, '-', low, high - low),
            2 => (divisor, '*', quotient, divisor * quotient),
            _ => (divisor * quotient, '/', divisor, quotient),
        };
        equation(&format!("{} {sign} {} = {}", number(first, x), number(second, y), number(result, z)))
    })
}

/// Green by place; of each character as many yellows, from the left, as the target has more of it than greens.
fn slow_feedback(guess: &str, target: &str) -> String {
    let greens: BTreeSet<usize> = guess
        .char_indices()
        .filter(|&(place, found)| target[place.min(target.len())..].starts_with(found))
        .map(|(place, _)| place)
        .collect();
    guess
        .char_indices()
        .map(|(place, found)| {
            let count = |text: &str| text.matches(found).count();
            let green =
                guess.char_indices().filter(|(at, other)| *other == found && greens.contains(at)).count();
            let earlier = guess[..place]
                .char_indices()
                .filter(|(at, other)| *other == found && !greens.contains(at))
                .count();
            match greens.contains(&place) {
                true => 'G',
                false if earlier + green < count(target) => 'Y',
                false => '.',
            }
        })
        .collect()
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,20}") {
        if let Ok(read) = text.parse::<Equation>() {
            prop_assert!(has_the_pattern(read.as_str()) && is_true(read.as_str()));
        }
    }

    #[test]
    fn text_like_an_equation_is_read_exactly_where_the_seed_says(
        text in "[0-9]{0,4} ?[-+*/] ?[0-9]{1,3} ?=? ?[0-9]{1,4}"
    ) {
        let lawful = has_the_pattern(&text) && is_true(&text);
        match text.parse::<Equation>() {
            Ok(read) => prop_assert!(has_the_pattern(read.as_str()) && is_true(read.as_str())),
            Err(why) => {
                prop_assert!(!lawful, "{}", why);
                prop_assert!(why.text().id.starts_with("numble-reject-"));
            }
        }
    }

    #[test]
    fn equations_survive_their_text(equation in any_equation()) {
        prop_assert_eq!(equation.to_string().parse(), Ok(equation));
        let squeezed = equation.to_string().replace(' ', "");
        prop_assert_eq!(squeezed.parse(), Ok(equation));
        let kind = equation.to_string().replace(' ', "  ").replace('*', "×").replace('/', "÷").replace('-', "−");
        prop_assert_eq!(kind.parse(), Ok(equation));
        prop_assert!(has_the_pattern(equation.as_str()) && is_true(equation.as_str()));
        let json = serde_json::to_string(&equation).unwrap();
        prop_assert_eq!(serde_json::from_str::<Equation>(&json).unwrap(), equation);
    }

    #[test]
    fn equal_is_all_green(equation in any_equation()) {
        prop_assert!(equation.feedback(&equation).iter().all(|mark| mark == Mark::Green));
    }

    #[test]
    fn feedback_equals_the_slow_definition(guess in any_equation(), target in any_equation()) {
        let marks = guess.feedback(&target);
        prop_assert_eq!(marks.to_string(), slow_feedback(guess.as_str(), target.as_str()));
        prop_assert_eq!(marks.to_string().parse(), Ok(marks));
        prop_assert_eq!(marks.iter().count(), guess.as_str().len());
    }

    #[test]
    fn what_fits_all_clues_is_allowed_in_hard_mode(
        target in any_equation(),
        guesses in prop::collection::vec(any_equation(), 0..5)
    ) {
        let clues: Vec<Clue> =
            guesses.iter().map(|guess| Clue { guess: *guess, marks: guess.feedback(&target) }).collect();
        prop_assert_eq!(check_hard(&target, &clues), Ok(()));
    }

    #[test]
    fn any_text_is_a_date_or_refused(text in "[-0-9]{0,11}") {
        if let Ok(read) = text.parse::<Date>() {
            prop_assert_eq!(read.to_string(), text);
            prop_assert_eq!(Date::from_days(read.days()), Some(read));
        }
    }
}

#[test]
fn a_spoken_character_is_words_even_where_it_is_a_digit() {
    let text = HardReject::Yellow { character: '2' }.text();
    assert_eq!(text.args, [("char", Arg::Words("2".to_owned()))]);
}
