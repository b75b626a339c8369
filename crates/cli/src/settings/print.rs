//! The whole of what holds, as a file that can be read again.

use std::fmt::Write as _;

use super::layers::Gathered;
use super::{SETTINGS, When};

const HEAD: &str = "\
# What holds for `gospoda serve` now. As a file it is read by --config FILE; the environment and the command line come
# before it. Passwords are shown as ***.
";

/// Comments are no wider.
const WIDTH: usize = 118;

pub(crate) fn print(gathered: &Gathered) -> String {
    let mut res = HEAD.to_owned();
    for (setting, source) in SETTINGS.iter().zip(&gathered.sources) {
        let when = match setting.when {
            When::Reload => "a change is taken over on SIGHUP",
            When::Restart => "a change needs a restart",
        };
        res.push('\n');
        comment(&mut res, setting.doc);
        comment(&mut res, &format!("--{}, {}; {when}", setting.name, setting.variable()));
        comment(&mut res, &format!("from: {source}"));
        let facts = setting.facts();
        let _ = match setting.shown(&gathered.settings) {
            Some(value) if facts.is_bare => writeln!(res, "{} = {value}", setting.name),
            Some(value) => writeln!(res, "{} = {}", setting.name, toml::Value::String(value)),
            None => writeln!(res, "# {} = {}", setting.name, facts.shape),
        };
    }
    res
}

fn comment(res: &mut String, text: &str) {
    let mut line = "#".to_owned();
    for word in text.split_whitespace() {
        if WIDTH < line.len() + word.len() {
            let _ = writeln!(res, "{line}");
            line = "#".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    let _ = writeln!(res, "{line}");
}
