//! Whether what was made can be used: the archive is unpacked, the package installed and removed, the image of the container
//! built and started; each of them plays a turn.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use super::{Release, VERSION, failed};
use crate::run::{Done, is_there, program, read, root, watch};

/// The image of the container is made on this one.
const BASE: &str = "localhost/gospoda-base";
const IMAGE: &str = "localhost/gospoda";

pub(super) fn tried(release: &Release, names: &[String]) -> Done {
    let named =
        |end: &str| names.iter().find(|it| it.ends_with(end)).map(|it| release.out.join(it));
    let archive = named(".tar.gz").ok_or("there is no archive")?;
    unpacked(&archive, &release.out)?;
    println!("the archive plays a turn");
    match named(".deb") {
        Some(package) if may_install() => {
            installed(&package)?;
            println!("the Debian package was installed, played a turn, and was removed");
        }
        _ => println!("LEFT OUT: installing the package: not root on a build server with dpkg"),
    }
    if ["buildah", "mmdebstrap"].into_iter().all(|it| is_there(it, &["--version"])) && is_root() {
        contained(&release.out)?;
        println!("the container plays a turn");
    } else {
        println!(
            "LEFT OUT: the container: buildah and mmdebstrap are not installed, or this is not root"
        );
    }
    Ok(())
}

fn is_root() -> bool {
    read(program("id", &["-u"])).is_ok_and(|it| it.trim() == "0")
}

/// Nobody's own machine is changed, and no package that is there.
fn may_install() -> bool {
    std::env::var_os("CI").is_some()
        && is_root()
        && is_there("dpkg", &["--version"])
        && !Path::new("/usr/bin/gospoda").exists()
}

fn unpacked(archive: &Path, out: &Path) -> Done {
    let folder = out.join("unpacked");
    fs::create_dir_all(&folder).map_err(failed(&folder))?;
    let words = [archive.to_string_lossy(), folder.to_string_lossy()];
    watch(program("tar", &["--extract", "--gzip", "--file", &words[0], "--directory", &words[1]]))?;
    let tree = folder.join(format!("gospoda-{VERSION}"));
    for name in
        ["gospoda.service", "CHANGELOG.md", "LICENSE-MIT", "docs/programs.md", "site/index.html"]
    {
        if !tree.join(name).is_file() {
            return Err(format!("the archive has no {name}"));
        }
    }
    let mut command = Command::new(tree.join("gospoda"));
    command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(folder.join("data"));
    let done = plays(command);
    fs::remove_dir_all(&folder).map_err(failed(&folder))?;
    done
}

fn installed(package: &Path) -> Done {
    watch(program("dpkg", &["--install", &package.to_string_lossy()]))?;
    let unit = fs::read_to_string("/lib/systemd/system/gospoda.service");
    let unit = unit.map_err(|error| format!("the unit: {error}"))?;
    let start = unit.lines().find_map(|it| it.strip_prefix("ExecStart="));
    let words: Vec<_> = start.unwrap_or_default().split(' ').collect();
    let data = root().join("target/dist/data");
    // As the unit starts it, but for the port and the folder.
    let mut command = Command::new(words[0]);
    command.args(words[1..].iter().map(|it| match *it {
        "127.0.0.1:8080" => "127.0.0.1:0".to_owned(),
        "/var/lib/gospoda" => data.to_string_lossy().into_owned(),
        word => word.to_owned(),
    }));
    let played = plays(command);
    watch(program("dpkg", &["--remove", "gospoda"]))?;
    if Path::new("/usr/bin/gospoda").exists() {
        return Err("the package leaves its program behind".to_owned());
    }
    played
}

/// Builds the image without a registry: its base is made from packages of Debian.
fn contained(out: &Path) -> Done {
    let base = out.join("base.tar");
    let base = base.to_string_lossy();
    let packages = "--include=base-files,libc6,libgcc-s1,ca-certificates";
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = release.lines().find_map(|it| it.strip_prefix("VERSION_CODENAME="));
    let suite = name.unwrap_or("stable");
    watch(program("mmdebstrap", &["--quiet", "--variant=extract", packages, suite, &base]))?;
    let id = read(buildah(&["from", "scratch"]))?;
    let id = id.trim();
    watch(buildah(&["add", "--quiet", id, &base, "/"]))?;
    watch(buildah(&["commit", "--quiet", "--rm", id, BASE]))?;
    let named = format!("BASE={BASE}");
    watch(buildah(&["build", "--quiet", "--build-arg", &named, "--tag", IMAGE, "."]))?;
    let id = read(buildah(&["from", IMAGE]))?;
    let id = id.trim();
    let call = ["run", id, "--", "gospoda", "serve", "--addr", "127.0.0.1:0", "--data", "/data"];
    let played = plays(buildah(&call));
    watch(buildah(&["rm", id]))?;
    watch(buildah(&["rmi", IMAGE, BASE]))?;
    played
}

/// Without a kernel module, and with the network of the host.
fn buildah(args: &[&str]) -> Command {
    let mut command = program("buildah", args);
    command.env("STORAGE_DRIVER", "vfs").env("BUILDAH_ISOLATION", "chroot");
    command
}

/// Starts a server, plays a turn, and stops it.
fn plays(mut command: Command) -> Done {
    let mut server = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot start {}: {error}", command.get_program().display()))?;
    let done = address(&mut server).and_then(turn);
    let stopped = watch(program("kill", &["-TERM", &server.id().to_string()]));
    server.wait().map_err(|error| error.to_string())?;
    done.and(stopped)
}

/// Where the server listens, as it prints it first.
fn address(server: &mut Child) -> Result<SocketAddr, String> {
    let printed = server.stdout.take().ok_or("no output")?;
    for line in BufReader::new(printed).lines().map_while(Result::ok) {
        let at = line.split("http://").nth(1).and_then(|it| it.split(['/', ' ']).next());
        if let Some(at) = at.and_then(|it| it.parse().ok()) {
            return Ok(at);
        }
    }
    Err("the server told no address".to_owned())
}

/// Makes a table, plays until the turn of a person is over, and compares what the server says of its version.
fn turn(at: SocketAddr) -> Done {
    let interface = ask(at, "GET", "openapi.json", "", None)?;
    if interface["info"]["version"] != VERSION {
        return Err(format!("the interface is of version {}", interface["info"]["version"]));
    }
    let new = json!({"game": "smallworld", "seats": ["you", "bot:greedy"], "bot_pause": 0});
    let made = ask(at, "POST", "tables", "", Some(&new))?;
    let table = format!("tables/{}", made["id"].as_str().unwrap_or_default());
    let key = made["keys"][0]["key"].as_str().unwrap_or_default().to_owned();
    for _ in 0..200 {
        let legal = ask(at, "GET", &format!("{table}/legal"), &key, None)?;
        let Some(action) = legal["actions"].as_array().and_then(|it| it.last()) else {
            return Ok(());
        };
        let act = json!({"version": legal["version"], "action": action});
        let done = ask(at, "POST", &format!("{table}/act"), &key, Some(&act))?;
        if done["version"].is_null() {
            return Err(format!("{action} is refused: {done}"));
        }
    }
    Err("the turn does not end".to_owned())
}

fn ask(
    at: SocketAddr,
    method: &str,
    path: &str,
    key: &str,
    body: Option<&Value>,
) -> Result<Value, String> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} /api/v1/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let told = |error: std::io::Error| format!("{method} {path}: {error}");
    let mut stream = TcpStream::connect(at).map_err(told)?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).map_err(told)?;
    stream.write_all(request.as_bytes()).map_err(told)?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply).map_err(told)?;
    let body = reply.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).map_err(|error| format!("{method} {path}: {error} in '{reply}'"))
}
