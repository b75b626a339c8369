//! Where a fuzzer begins: sound inputs, taken from the tree or made by playing.

use std::fs;
use std::io;
use std::path::Path;

use catalog::{AnyGame, Continuation, ContinuedSeat, RandomnessProof, Seed, record};
use kernel::Chance;

use crate::root;

/// The seeds of a target.
///
/// # Errors
/// When a file of the tree cannot be read.
pub fn of(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let texts = match target {
        "match_file" => catalog::games().iter().flat_map(|game| matches(*game)).collect(),
        "scenario" => {
            let mut texts = below(&root().join("scenarios"), "scenario")?;
            texts.extend(below(&root().join("lessons"), "lesson")?);
            texts.extend(below(&root().join("puzzles"), "puzzle")?);
            texts
        }
        "campaign" => campaigns(),
        "pack" => packs()?,
        "notation" => actions()?,
        "http" => REQUESTS.iter().map(|it| (*it).to_owned()).collect(),
        _ => Vec::new(),
    };
    Ok(texts.into_iter().map(String::into_bytes).collect())
}

/// The beginnings of random matches, one for each number of seats, with their randomness; and the same to go on with.
fn matches(game: &dyn AnyGame) -> Vec<String> {
    let info = game.info();
    let begun = (info.min_seats..=info.max_seats).filter_map(|n_seats| {
        let setup = game.setup(usize::from(n_seats), &[]).ok()?;
        let proof = RandomnessProof::new(Seed::of_number(u64::from(n_seats)));
        let mut table = game.start(&setup, &mut proof.chance(0)).ok()?;
        let choice = &mut Chance::fast(u64::from(n_seats));
        while table.version() < 40
            && let Some(seat) = table.asked().first()
        {
            let legal = table.legal(seat);
            let action = &legal[choice.below(legal.len() as u32) as usize];
            let line = u64::from(table.version());
            table.act(seat, action, &mut proof.chance(line)).ok()?;
        }
        let seat = |idx| match idx {
            0 => ContinuedSeat { person: true, name: "Ola".to_owned(), ..Default::default() },
            _ => ContinuedSeat { bot: "greedy".to_owned(), ..Default::default() },
        };
        let (seats, automatic) = ((0..n_seats).map(seat).collect(), vec![1]);
        let (clock, delay, campaign) = (60, 2, None);
        let told = Continuation { seed: proof.seed, seats, clock, delay, campaign, automatic };
        let continued = record::write_continued(&*table, Vec::new(), told);
        Some([record::write(&*table, Some(&proof)), continued])
    });
    begun.flatten().collect()
}

/// The logs with which campaigns begin, one for each number of seats.
fn campaigns() -> Vec<String> {
    let begun = catalog::games().iter().flat_map(|game| {
        let info = game.info();
        (info.min_seats..=info.max_seats).filter_map(|n_seats| {
            let setup = game.setup(usize::from(n_seats), &[]).ok()?;
            Some(game.begin_campaign(&setup)?.text())
        })
    });
    begun.collect()
}

/// What packs replace: the content of the games that have them.
fn packs() -> io::Result<Vec<String>> {
    let mut res = Vec::new();
    for game in catalog::games().iter().filter(|it| it.pack_reader().is_some()) {
        res.extend(below(&root().join(format!("crates/game-{}/data", game.info().id)), "ron")?);
    }
    Ok(res)
}

/// Every action that a scenario does or mentions, once.
fn actions() -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for text in below(&root().join("scenarios"), "scenario")? {
        let Some((_, script)) = text.split_once("\n---\n") else { continue };
        for line in script.lines() {
            let mut words = line.split_whitespace().peekable();
            let is_seat = |it: &str| it.len() == 2 && it.starts_with('P');
            if !words.next().is_some_and(is_seat) {
                continue;
            }
            words.next_if(|it| matches!(*it, "can" | "cannot"));
            words.next_if(|it| *it == "only");
            let action: Vec<&str> = words.take_while(|it| *it != "by" && *it != "#").collect();
            found.extend(action.join(" ").split("; ").map(str::to_owned));
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

fn below(folder: &Path, ending: &str) -> io::Result<Vec<String>> {
    let mut res = Vec::new();
    let mut paths =
        fs::read_dir(folder)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            res.extend(below(&path, ending)?);
        } else if path.extension().is_some_and(|it| it == ending) {
            res.push(fs::read_to_string(path)?);
        }
    }
    Ok(res)
}

/// One for every address that takes a body, and some that take none.
const REQUESTS: &[&str] = &[
    "POST form /join\ncode=ABCDEF",
    "POST form /prefs\nlang=pl&theme=dark&motion=less&contrast=high&back=/",
    "POST form /tables\ngame=smallworld&n=3&seat=here&name=a&seat=bot:greedy&seat=link&set-3.teams=true&clock=live&mix=x",
    "POST form /tables\ngame=quest&n=1&seat=here&name=a&set.quest=pursuit&set-1.pool=fortune&set-1.pool=warpstone",
    "POST form /tables\ngame=adventure&n=2&seat=here&seat=bot:random&delay=3&open=2",
    "POST form /table/{smallworld}/act\nversion=1&action=choose 0&seat=P1",
    "POST form /table/{wrath}/act\nversion=1&action=pick tirion",
    "POST form /table/{quest}/act\nversion=1&action=pick ironbreaker",
    "POST form /table/{adventure}/act\nversion=1&action=pick sofeea",
    "POST form /table/{smallworld}/undo\nversion=2&count=1",
    "POST form /table/{smallworld}/curtain\nseat=P1",
    "POST form /table/{wrath}/seat\nseat=P2&to=bot:mcts:10ms",
    "POST form /table/{wrath}/code\nseat=P2",
    "POST form /table/{wrath}/sit\nseat=P2&name=c",
    "POST form /table/{smallworld}/windows\nseat=P1&withdrawals=auto",
    "POST form /table/{wrath}/propose\nversion=1&to=P2&action=pick tirion",
    "POST form /table/{wrath}/decline\nby=P2",
    "POST form /table/{wrath}/ping\nspace=dalaran",
    "POST form /table/{wrath}/word\nword=hurry",
    "POST form /table/{wrath}/begin\n",
    "POST form /table/{wrath}/talk\ntext=hello",
    "POST form /table/{wrath}/mute\nseat=P2",
    "POST form /table/{wrath}/notes\ntext=remember",
    "POST form /table/{smallworld}/ask\nversion=3&count=1",
    "POST form /table/{smallworld}/answer\nanswer=yes",
    "POST form /table/{smallworld}/what-if\nversion=1",
    "POST form /table/{smallworld}/what-if/act\naction=choose 0",
    "POST form /table/{smallworld}/what-if/others\nhow=greedy",
    "POST form /table/{smallworld}/what-if/undo\n",
    "POST form /table/{smallworld}/what-if/leave\n",
    "POST form /table/{quest}/next\n",
    "POST form /campaigns\ncampaign=campaign = 1&seat=here",
    "POST form /matches\nmatch={}",
    "POST form /notifications/push\nendpoint=https://push.example/1&p256dh=a&auth=b",
    "POST form /notifications/webhook\nurl=https://hook.example/&kind=ntfy",
    "POST form /notifications/mail\naddress=a@mail.example",
    "POST form /notifications/confirm\ncode=123456",
    "POST form /notifications/try\nid=1",
    "POST form /notifications/remove\nid=1",
    "GET form /rules/smallworld?q=cost&lang=cs",
    "GET form /table/{smallworld}?part=log",
    "GET form /table/{smallworld}/at/3?seat=P1",
    "GET form /table/{smallworld}/at?turn=2",
    "GET form /table/{smallworld}/history",
    "GET form /join/abcdefghijklmnopqrstuvwxyz",
    "POST json /api/v1/tables\n{\"game\":\"wrath\",\"seats\":[\"link\",\"bot:random\"],\"set\":{\"difficulty\":\"heroic\"},\"clock\":\"live\"}",
    "POST json /api/v1/tables\n{\"game\":\"smallworld\",\"seats\":[\"link\",\"link\"],\"names\":[\"a\",\"b\"],\"set\":{\"boards\":\"l1a s1a\"}}",
    "GET json /api/v1/tables/{wrath}",
    "GET json /api/v1/tables/{wrath}/view?seat=P1",
    "GET json /api/v1/tables/{wrath}/legal?seat=P1",
    "GET json /api/v1/tables/{wrath}/refusals?seat=P1",
    "GET json /api/v1/tables/{wrath}/log?from=1&seat=P1",
    "POST json /api/v1/tables/{wrath}/act\n{\"version\":1,\"action\":\"pick tirion\"}",
    "POST json /api/v1/tables/{quest}/act\n{\"version\":1,\"action\":\"pick ironbreaker\",\"seat\":\"P1\"}",
    "POST json /api/v1/tables/{wrath}/undo\n{\"version\":2,\"count\":1}",
    "PUT json /api/v1/tables/{smallworld}/windows\n{\"withdrawals\":\"auto\"}",
    "POST json /api/v1/tables/{wrath}/proposals\n{\"version\":1,\"to\":\"P2\",\"action\":\"pick tirion\"}",
    "DELETE json /api/v1/tables/{wrath}/proposals/P2",
    "POST json /api/v1/tables/{wrath}/ping\n{\"space\":\"dalaran\"}",
    "POST json /api/v1/tables/{wrath}/word\n{\"word\":\"hurry\"}",
    "POST json /api/v1/tables/{wrath}/talk\n{\"text\":\"hello\"}",
    "PUT json /api/v1/tables/{wrath}/notes\n{\"text\":\"remember\"}",
    "POST json /api/v1/tables/{smallworld}/ask\n{\"version\":3,\"count\":1}",
    "POST json /api/v1/tables/{smallworld}/answer\n{\"answer\":\"yes\"}",
    "POST json /api/v1/tables/{smallworld}/what-if\n{\"version\":1}",
    "POST json /api/v1/tables/{smallworld}/what-if/act\n{\"action\":\"choose 0\"}",
    "POST json /api/v1/tables/{smallworld}/what-if/others\n{\"how\":\"greedy\"}",
    "POST json /api/v1/tables/{smallworld}/what-if/undo\n{\"count\":1}",
    "POST json /api/v1/campaigns\n{\"campaign\":\"campaign = 1\",\"seats\":[\"link\"]}",
    "POST json /api/v1/tables/{quest}/next\n{}",
    "POST json /api/v1/notifications\n{\"kind\":\"webhook\",\"url\":\"https://hook.example/\"}",
    "DELETE json /api/v1/notifications/1",
    "GET json /api/v1/games",
    "GET json /api/v1/health",
];
