//! Running `gospoda`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a run left.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    fn of(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("gospoda prints text");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// It did what it was told.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Exit code 1: an answer on standard output, and it is no.
    #[track_caller]
    pub(crate) fn answers_no(self, told: &str) {
        assert_eq!((self.code, self.err.as_str()), (Some(1), ""), "{}", self.out);
        assert!(self.out.contains(told), "'{told}' is not in: {}", self.out);
    }

    /// Exit code 2: nothing on standard output, and one line that says what is wrong and where.
    #[track_caller]
    pub(crate) fn complains(self, told: &[&str]) {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.starts_with("gospoda: "), "{}", self.err);
        for part in told {
            assert!(self.err.contains(part), "'{part}' is not in: {}", self.err);
        }
    }
}

pub(crate) fn gospoda(args: &[&str]) -> Ran {
    typing(args, "")
}

/// Runs it with something on standard input, in a pipe.
pub(crate) fn typing(args: &[&str], input: &str) -> Ran {
    // Games are kept among the files of the tests and not in the home of whoever runs them.
    typing_at(Path::new(env!("CARGO_TARGET_TMPDIR")), args, input)
}

/// The same for a user whose data are in this folder.
pub(crate) fn typing_at(data: &Path, args: &[&str], input: &str) -> Ran {
    let mut child = command_at(data)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    let mut stdin = child.stdin.take().expect("it was piped");
    // Somebody who does not read what is typed has left early; what it printed says why.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    Ran::of(child.wait_with_output().expect("it ends by itself"))
}

/// The binary, for a user whose data are in this folder.
pub(crate) fn command_at(data: &Path) -> Command {
    let mut res = Command::new(env!("CARGO_BIN_EXE_gospoda"));
    res.env("XDG_DATA_HOME", data).env_remove("GOSPODA_GAMES");
    res
}

/// An empty folder for one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn of(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        if path.exists() {
            fs::remove_dir_all(&path).expect("an earlier run left it");
        }
        fs::create_dir_all(&path).expect("the folder for tests can be written");
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is text").to_owned()
    }

    pub(crate) fn write(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), content).expect("the folder for tests can be written");
        self.path(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file was written")
    }

    /// Everything in it, by name.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let name = |it: std::io::Result<fs::DirEntry>| {
            it.expect("the folder can be read").file_name().into_string().expect("names are text")
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }

    /// The match file of a whole game between bots.
    pub(crate) fn whole_match(&self, name: &str) -> String {
        let path = self.path(name);
        let args = ["sim", "smallworld", "--games", "1", "--seats", "greedy,greedy", "--record"];
        gospoda(&[&args[..], &[&path]].concat()).done();
        self.read(name)
    }
}
