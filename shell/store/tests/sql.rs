//! Every statement is a text of the source with places for values: nothing is ever put together from what came in.

use std::fs;
use std::path::Path;

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
