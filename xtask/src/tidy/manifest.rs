//! The part of TOML that manifests use.

/// A `key = value` line, with what belongs to it.
#[derive(Debug, PartialEq, Eq)]
struct Entry {
    /// The table it stands in.
    table: String,
    /// The key; empty for the header of the table itself.
    key: String,
    /// The value, joined if it spans several lines.
    value: String,
    /// Whether a comment follows on the (first) line.
    commented: bool,
    /// The (first) line, counted from 1.
    line: usize,
}

/// All entries of a manifest, the headers of tables included.
fn entries(text: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut table = String::new();
    for (index, full) in text.lines().enumerate() {
        let (code, comment) = split_comment(full);
        let commented = !comment.trim_matches(['#', ' ']).is_empty();
        let entry = |table: &str, key: &str, value: &str| {
            let [table, key, value] = [table, key, value].map(|part| part.trim().to_owned());
            Entry { table, key, value, commented, line: index + 1 }
        };
        if let Some(open) = entries.last_mut().filter(|entry| is_open(&entry.value)) {
            open.value.push_str(code);
        } else if code.starts_with('[') {
            table = code.trim_matches(['[', ']', ' ']).to_owned();
            entries.push(entry(&table, "", ""));
        } else if let Some((key, value)) = code.split_once('=') {
            entries.push(entry(&table, key, value));
        }
    }
    entries
}

/// The entries of one table, without its header.
fn entries_of(text: &str, table: &str) -> Vec<Entry> {
    let belongs = |entry: &Entry| entry.table == table && !entry.key.is_empty();
    entries(text).into_iter().filter(belongs).collect()
}

/// The string under a key of a table, without quotes.
pub(super) fn string(text: &str, table: &str, key: &str) -> Option<String> {
    let entry = entries_of(text, table).into_iter().find(|entry| entry.key == key)?;
    Some(unquoted(&entry.value).to_owned())
}

/// The strings of the array under a key of a table, without quotes.
pub(super) fn strings(text: &str, table: &str, key: &str) -> Vec<String> {
    let array = entries_of(text, table).into_iter().find(|entry| entry.key == key);
    let value = array.map(|entry| entry.value).unwrap_or_default();
    // Every second part of the text between quotes is a string.
    value.split(['"', '\'']).skip(1).step_by(2).map(str::to_owned).collect()
}

/// A dependency as a manifest states it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Dependency {
    /// The name by which the code knows it.
    pub(super) name: String,
    /// Keys and values of its specification, without quotes.
    fields: Vec<(String, String)>,
    /// Whether a comment stands on its (first) line.
    pub(super) commented: bool,
    /// Its (first) line.
    pub(super) line: usize,
}

impl Dependency {
    /// A field of its specification.
    pub(super) fn field(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == key).map(|(_, value)| value.as_str())
    }
}

/// The dependencies in a table such as `dev-dependencies`, also those for some targets only, in all
/// the forms in which they can be written: `a = "1"`, `a = { .. }`, `a.path = ".."` and `[table.a]`.
pub(super) fn dependencies(text: &str, table: &str) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    for entry in entries(text) {
        let Some(key) = key_in(&entry, table) else { continue };
        let (name, field) = key.split_once('.').unwrap_or((&key, ""));
        let name = unquoted(name).to_owned();
        let fields = fields(field, &entry.value);
        if let Some(known) = found.iter_mut().find(|known| known.name == name) {
            known.fields.extend(fields);
        } else {
            let Entry { commented, line, .. } = entry;
            found.push(Dependency { name, fields, commented, line });
        }
    }
    found
}

/// The dotted key of an entry, seen from the given table; nothing if it lies elsewhere, or is the
/// header of that table.
fn key_in(entry: &Entry, table: &str) -> Option<String> {
    let mut within = entry.table.as_str();
    if within.starts_with("target.") {
        // The condition, in quotes, may itself have dots: the table is what is at the end.
        within = &within[within.find(&format!(".{table}"))? + 1..];
    }
    let within = within.strip_prefix(table)?;
    let parts = [within.strip_prefix('.').unwrap_or(within), &entry.key];
    let is_table = within.is_empty() || within.starts_with('.');
    let key = parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(".");
    (is_table && !key.is_empty()).then_some(key)
}

/// The fields that an entry gives: the one its key names, those of an inline table, or the version.
fn fields(field: &str, value: &str) -> Vec<(String, String)> {
    let pair = |key: &str, value: &str| (key.trim().to_owned(), unquoted(value).to_owned());
    if !field.is_empty() {
        return vec![pair(field, value)];
    }
    if !value.starts_with('{') {
        return vec![pair("version", value)];
    }
    let inner = value.trim_matches(['{', '}']);
    // An array of features is cut into pieces too, which have no `=` and are of no interest.
    inner.split(',').filter_map(|part| part.split_once('=')).map(|(k, v)| pair(k, v)).collect()
}

/// A string without its quotes.
fn unquoted(value: &str) -> &str {
    value.trim().trim_matches(['"', '\''])
}

/// Whether a value has brackets still to be closed.
fn is_open(value: &str) -> bool {
    let count = |brackets: [char; 2]| value.matches(brackets).count();
    count(['[', '{']) > count([']', '}'])
}

/// A line without its comment and the blanks around, and the comment.
fn split_comment(line: &str) -> (&str, &str) {
    let mut quote = None;
    for (offset, c) in line.char_indices() {
        match quote {
            None if c == '#' => return (line[..offset].trim(), &line[offset..]),
            None if c == '"' || c == '\'' => quote = Some(c),
            Some(open) if c == open => quote = None,
            _ => {}
        }
    }
    (line.trim(), "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_arrays_are_found_in_their_table() {
        let text = "
            [package]
            name = \"a # b\" # the name
            [workspace]
            members = [
                \"crates/a\", # first
                # \"crates/b\",
                'c',
                \"crates/d\"
            ]
            name = \"c\"
        ";
        assert_eq!(string(text, "package", "name").as_deref(), Some("a # b"));
        assert_eq!(string(text, "package", "members"), None);
        assert_eq!(strings(text, "workspace", "members"), ["crates/a", "c", "crates/d"]);
        assert_eq!(strings(text, "workspace", "exclude"), [""; 0]);
        assert_eq!(string(text, "workspace", "name").as_deref(), Some("c"));
    }

    /// Names, lines, and whether there is a comment, of the dependencies in a table.
    fn listed(text: &str, table: &str) -> Vec<(String, usize, bool)> {
        let triple = |d: Dependency| (d.name, d.line, d.commented);
        dependencies(text, table).into_iter().map(triple).collect()
    }

    #[test]
    fn every_form_of_a_dependency_is_read() {
        let text = "[dependencies]
            a = \"1\"
            b.workspace = true # for b
            c = { version = \"1\", features = [
                \"x\", \"y\"], package = \"d\" } #
            e.path = \"../e\"
            e.version = \"2\"
            [dependencies.f] # for f
            path = \"../f\"
            [target.'cfg(a.b)'.dependencies]
            g = \"1\"
            [dev-dependencies]
            h = \"1\"
            [build-dependencies]
            i = \"1\"
            [dependencies-of-mine]
            j = \"1\"";
        let expected = [
            ("a", 2, false),
            ("b", 3, true),
            ("c", 4, false),
            ("e", 6, false),
            ("f", 8, true),
            ("g", 11, false),
        ];
        let expected = expected.map(|(name, line, commented)| (name.to_owned(), line, commented));
        assert_eq!(listed(text, "dependencies"), expected);
        assert_eq!(listed(text, "dev-dependencies"), [("h".to_owned(), 13, false)]);

        let all = dependencies(text, "dependencies");
        let field = |index: usize, key: &str| all[index].field(key);
        assert_eq!(field(0, "version"), Some("1"));
        assert_eq!(field(1, "workspace"), Some("true"));
        assert_eq!([field(2, "package"), field(2, "path")], [Some("d"), None]);
        assert_eq!([field(3, "path"), field(3, "version")], [Some("../e"), Some("2")]);
        assert_eq!(field(4, "path"), Some("../f"));
    }
}
