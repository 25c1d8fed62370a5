//! Every statement is a text of the source with places for values: nothing is ever put together from what came in. And none looks at the whole
//! of a table that grows for ever, but for those that are named here with their reason.

use std::fs;
use std::path::Path;

use cluehouse_store::Store;
use rusqlite::Connection;

/// Calls whose first argument is a statement.
const CALLS: [&str; 6] = [
    "prepare_cached(",
    "prepare(",
    "execute_batch(",
    "connection.execute(",
    "copy.execute(",
    "connection.query_row(",
];

#[test]
fn statements_are_literals() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for entry in fs::read_dir(folder).expect("the source is there") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let name = path.display();
        // Tests within the source may put texts together.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for way in ["format!", "push_str", "write!(sql", "concat!"] {
            assert!(!text.contains(way), "{name} puts texts together with {way}");
        }
        for call in CALLS {
            for rest in text.split(call).skip(1) {
                let first = rest.trim_start();
                // A loop over literals names each of them so.
                let literal = ["\"", "statement", "question"];
                let given = literal.iter().any(|start| first.starts_with(start));
                assert!(given, "{name}: {call}{}", first.lines().next().unwrap_or_default());
                seen += 1;
            }
        }
    }
    assert!(seen > 60, "only {seen} statements were found");
}

/// Tables that may be looked at as a whole: they have one row, or a bound.
const SMALL: [&str; 8] = [
    "pulse", "reported", "brought", "mark", // One row each.
    "room", "tip",  // Live rooms, and those that closed within a day.
    "ban",  // As many as whoever runs the house has set.
    "race", // So many at once, and each for a year.
];

/// Statements that look at all there is, by how they begin, and nobody waits for them.
const LONG: [&str; 4] = [
    "SELECT 1 FROM journal LEFT JOIN journal AS before", // Whether all is whole, when that is asked.
    "SELECT (SELECT count(*) FROM match WHERE official)", // How many matches a day has to replay, once a day.
    "SELECT person, pack FROM pack_listing CROSS JOIN person", // Whose packs have had their time, when the house is tidied.
    "SELECT digest, kind, pack.created, length(bytes)", // The packs there are, when whoever runs the house asks.
];

/// The texts of the source that are statements.
fn statements() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the source is there") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("it can be read");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for literal in text.split('"').skip(1).step_by(2) {
            let words = literal.split_whitespace().collect::<Vec<_>>().join(" ");
            if ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "]
                .iter()
                .any(|verb| words.starts_with(verb))
            {
                found.push(words);
            }
        }
    }
    found
}

#[test]
fn no_statement_looks_at_a_whole_table_that_grows() {
    let folder = std::env::temp_dir().join(format!("cluehouse-sql-{}", std::process::id()));
    drop(Store::open(&folder).expect("the store opens"));
    let database = Connection::open(folder.join("cluehouse.db")).expect("its database");
    let statements = statements();
    assert!(statements.len() > 100, "only {} statements were found", statements.len());
    for statement in &statements {
        let mut explain = database.prepare(&format!("EXPLAIN QUERY PLAN {statement}")).expect("a statement");
        let none = vec![rusqlite::types::Null; explain.parameter_count()];
        let steps = explain.query_map(rusqlite::params_from_iter(none), |row| row.get::<_, String>(3));
        for step in steps.expect("a plan").map(|step| step.expect("a step")) {
            // The rows of a part of the statement, which has a step of its own, or a row of nothing but values.
            let table = step.strip_prefix("SCAN ").filter(|table| *table != "CONSTANT ROW");
            let Some(table) = table.filter(|table| !table.starts_with('(')) else {
                continue;
            };
            let name = table.split(' ').next().unwrap_or_default();
            let may = SMALL.contains(&name) || LONG.iter().any(|long| statement.starts_with(long));
            assert!(may, "{step}: {statement}");
        }
    }
    drop(fs::remove_dir_all(folder));
}
