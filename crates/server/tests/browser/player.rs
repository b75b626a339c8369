//! Somebody who plays by looking at the page and clicking.

use std::time::{Duration, Instant};

use fantoccini::Locator;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use serde_json::Value;

use crate::chromium::Window;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) version: u64,
    pub(crate) is_asked: bool,
    pub(crate) is_over: bool,
    /// The actions of all controls that can be used now, in notation: what glows on the board first.
    pub(crate) actions: Vec<String>,
}

const LOOK: &str = "
    const shown = (it) => it.checkVisibility({visibilityProperty: true}) && !it.disabled && 0 < it.getBoundingClientRect().width && !it.closest('[inert]');
    const all = (what) => [...document.querySelectorAll(what)].filter(shown).map((it) => it.value);
    const glowing = all('.land.legal button.spot[form=act], .combo-row .choosable .spot');
    const others = all('button[form=act][name=action]').filter((it) => !glowing.includes(it));
    return {
        version: Number(document.querySelector('#act input[name=version]')?.value ?? 0),
        // Not while the page arrives.
        asked: document.readyState !== 'loading' && (document.getElementById('status')?.classList.contains('asked') ?? false),
        over: document.querySelector('table.scoreboard') !== null,
        actions: [...glowing, ...new Set(others)],
    };";

const OTHERS_CHOOSE: &str = "
    const n = (what) => document.querySelectorAll(what).length;
    return n('.wr-picks > .taken') + 1 < n('.wr-hero');";

impl Window {
    pub(crate) async fn look(&self) -> Seen {
        let seen = self.run(LOOK).await;
        let actions = seen["actions"].as_array().unwrap().iter();
        Seen {
            version: seen["version"].as_u64().unwrap(),
            is_asked: seen["asked"] == Value::Bool(true),
            is_over: seen["over"] == Value::Bool(true),
            actions: actions.map(|it| it.as_str().unwrap().to_owned()).collect(),
        }
    }

    /// Waits for what the page is to show.
    pub(crate) async fn wait(&self, what: &str, is_there: impl Fn(&Seen) -> bool) -> Seen {
        match self.wait_for(Duration::from_secs(30), is_there).await {
            Ok(seen) => seen,
            Err(seen) => {
                self.picture("stuck").await;
                panic!("waited in vain for {what}: {seen:?}; {:?}", self.complaints().await);
            }
        }
    }

    /// What the page shows as soon as it is there, or what it shows instead when the time is over.
    pub(crate) async fn wait_for(
        &self,
        time: Duration,
        is_there: impl Fn(&Seen) -> bool,
    ) -> Result<Seen, Seen> {
        let deadline = Instant::now() + time;
        loop {
            let seen = self.look().await;
            if is_there(&seen) {
                return Ok(seen);
            }
            if deadline < Instant::now() {
                return Err(seen);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until something is true in the page.
    pub(crate) async fn until(&self, condition: &str) {
        let deadline = Instant::now() + Duration::from_secs(20);
        while self.run(&format!("return {condition}")).await != Value::Bool(true) {
            assert!(Instant::now() < deadline, "waited in vain until {condition}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until the stage has played everything.
    pub(crate) async fn until_played(&self) {
        self.until("!document.documentElement.hasAttribute('data-playing')").await;
    }

    /// Waits until it is our turn or the game is over.
    pub(crate) async fn turn(&self) -> Seen {
        let is_turn = |it: &Seen| it.is_over || it.is_asked && !it.actions.is_empty();
        let seen = self.wait("our turn or the end", is_turn).await;
        if !seen.actions.iter().any(|it| it.starts_with("pick ")) {
            return seen;
        }
        // In Wrath all choose a hero at once: a hero that is free now may be a bot's in the next moment.
        let deadline = Instant::now() + Duration::from_secs(4);
        while Instant::now() < deadline && self.run(OTHERS_CHOOSE).await == Value::Bool(true) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.wait("our turn or the end", is_turn).await
    }

    /// Clicks a control as a person does: it must be there, in sight and not covered within 5 seconds.
    pub(crate) async fn click(&self, selector: &str) {
        self.click_marked(selector, "").await;
    }

    /// Like [`Self::click`], but runs the script `mark` before each try: an update of the page may replace the marked control by one
    /// without the mark, and a control that moves to its place may be hidden or covered for a while.
    async fn click_marked(&self, selector: &str, mark: &str) {
        let deadline = Instant::now() + Duration::from_secs(5);
        loop {
            self.run(mark).await;
            let Err(error) = self.try_click(selector).await else { return };
            if deadline < Instant::now() {
                self.picture("cannot-click").await;
                let html = format!("return document.querySelector({selector:?})?.outerHTML");
                panic!("{selector} cannot be clicked: {} {error:?}", self.run(&html).await);
            }
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    async fn try_click(&self, selector: &str) -> Result<(), CmdError> {
        let control = self.page.find(Locator::Css(selector)).await?;
        // People scroll until they see it whole, beside what sticks to the edge of the screen.
        let script =
            "arguments[0].scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})";
        self.page.execute(script, vec![serde_json::to_value(&control)?]).await?;
        control.click().await
    }

    /// Clicks the control of an action and waits for what comes of it; who misses a board that scrolls clicks again.
    pub(crate) async fn play(&self, action: &str, before: &Seen) {
        let has_moved = |it: &Seen| it.version != before.version || it.is_over;
        for _ in 0..3 {
            self.press(action).await;
            if self.wait_for(Duration::from_secs(8), has_moved).await.is_ok() {
                return;
            }
        }
        self.wait(&format!("what comes of '{action}'"), has_moved).await;
    }

    /// Clicks the control of an action.
    pub(crate) async fn press(&self, action: &str) {
        // Several controls may do the same: the one on the board is preferred, then the first that can be seen.
        let mark = format!(
            "document.querySelectorAll('[data-test]').forEach((it) => it.removeAttribute('data-test'));
             const all = [...document.querySelectorAll('button[form=act]')].filter((it) => it.value === '{action}' && it.checkVisibility({{visibilityProperty: true}}) && !it.closest('[inert]'));
             const best = all.find((it) => it.matches('.spot')) ?? all.find((it) => !it.matches('.step')) ?? all[0];
             best?.setAttribute('data-test', '');"
        );
        self.click_marked("[data-test]", &mark).await;
    }

    /// Presses a key where the focus is.
    pub(crate) async fn key(&self, key: impl Into<char>) {
        let key = key.into().to_string();
        let mut last = None;
        for _ in 0..20 {
            match self.page.active_element().await.unwrap().send_keys(&key).await {
                Ok(()) => return,
                // What had the focus was hidden in this moment, and loses it with the next frame.
                Err(error) => last = Some(error),
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("'{key}' cannot be pressed: {last:?}");
    }

    /// Goes from control to control until one fits that is described by a condition on `it`.
    pub(crate) async fn tab_to(&self, condition: &str) {
        let script = format!("const it = document.activeElement; return Boolean({condition})");
        for _ in 0..160 {
            if self.run(&script).await == serde_json::Value::Bool(true) {
                return;
            }
            self.key(Key::Tab).await;
        }
        self.picture("cannot-reach").await;
        panic!("no key leads to {condition}");
    }

    /// What a screen reader would say of the control that has the focus.
    pub(crate) async fn spoken(&self) -> String {
        let said = self
            .run(
                "const it = document.activeElement; return (it.ariaLabel || it.textContent).trim()",
            )
            .await;
        said.as_str().unwrap().to_owned()
    }

    /// A choice that leads on: take up the tokens, conquer while something can be conquered, put back what is in the
    /// hand, end; and begin anew now and then.
    pub(crate) fn choice(seen: &Seen, last: &str, dice: &mut Dice) -> String {
        let can = |action: &str| seen.actions.iter().any(|it| it == action);
        if can("decline") && dice.roll(5) == 0 {
            return "decline".to_owned();
        }
        if can("gather") && last == "expand" {
            return "gather".to_owned();
        }
        let ends_early = can("done") && dice.roll(12) == 0;
        let ways: [&[&str]; 4] = [&["choose"], &["conquer"], &["final"], &["put", "expand"]];
        for way in ways {
            let verb =
                |action: &String| way.contains(&action.split(' ').next().unwrap_or_default());
            let found: Vec<&String> = seen.actions.iter().filter(|it| verb(it)).collect();
            let is_left_out = way == ["conquer"] && ends_early;
            if !found.is_empty() && !is_left_out {
                return found[dice.roll(found.len())].clone();
            }
        }
        if can("done") {
            "done".to_owned()
        } else {
            seen.actions[dice.roll(seen.actions.len())].clone()
        }
    }
}

/// The same choices every time.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, n_sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n_sides
    }
}
