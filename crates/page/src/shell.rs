//! The frame of every page: head, top bar, preferences, footer.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use text::{Lang, attribute, id, msg};

use crate::art::{emblem, token};
use crate::asset::address;
use crate::context::{Motion, Pace, Prefs, RenderContext, SoundGroup, Sounds, Theme, Thinking};
use crate::drawer;
use crate::people;
use crate::questions;
use crate::rules::card;
use crate::whatif;

/// What a page tells its frame.
pub(crate) struct Frame<'a> {
    pub(crate) title: &'a str,
    pub(crate) prefs: Prefs,
    /// Where the preferences lead back to.
    pub(crate) back: &'a str,
    /// The stream of a live table, and the version that the page shows.
    pub(crate) stream: Option<(String, u32)>,
    /// The page shows an earlier moment, from which the match can be watched.
    pub(crate) is_replay: bool,
    /// The page is a rulebook.
    pub(crate) is_rules: bool,
    /// Whether a page without script has to come again to see what happened.
    pub(crate) is_waiting: bool,
    /// Whether the page reloads itself every second, with or without script.
    pub(crate) reloads: bool,
    /// Drawings that the page refers to.
    pub(crate) defs: Markup,
    /// What stands in the top bar beside the brand.
    pub(crate) crumbs: Markup,
    pub(crate) tools: Markup,
    /// What else can be set here.
    pub(crate) settings: Markup,
}

impl<'a> Frame<'a> {
    pub(crate) fn plain(title: &'a str, prefs: Prefs, back: &'a str) -> Self {
        let none = || html! {};
        Self {
            title,
            prefs,
            back,
            stream: None,
            is_replay: false,
            is_rules: false,
            is_waiting: false,
            reloads: false,
            defs: none(),
            crumbs: none(),
            tools: none(),
            settings: none(),
        }
    }
}

/// A whole document.
pub(crate) fn document(frame: &Frame<'_>, body: &Markup) -> Markup {
    let lang = frame.prefs.lang;
    let (stream, version) = frame.stream.clone().unzip();
    let thinker = frame.prefs.thinks_with().filter(|_| stream.is_some());
    let thinker = thinker.map(|it| format!("{it}think.js"));
    let is_stage = stream.is_some() || frame.is_replay;
    let heard = Some(frame.prefs.sounds).filter(|it| it.is_on && is_stage);
    html! {
        (DOCTYPE)
        html lang=(lang.tag()) data-contrast=[frame.prefs.has_high_contrast.then_some("high")]
            data-theme=[(frame.prefs.theme != Theme::System).then_some(frame.prefs.theme.slug())]
            data-pace=[(frame.prefs.pace != Pace::Normal).then_some(frame.prefs.pace.slug())]
            data-sound=[heard.map(|it| it.volume)] data-silent=[heard.map(silent)]
            data-motion=[(frame.prefs.motion != Motion::System).then_some(frame.prefs.motion.slug())] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · gospoda" }
                // Nothing is drawn before this element was read: a bar that is read in part would move. Not every browser knows `expect`.
                link rel="expect" blocking="render" href=(if is_stage { "#queue" } else { "#main" });
                link rel="icon" type="image/svg+xml" href=(address("icon.svg"));
                link rel="stylesheet" href=(address("gospoda.css"));
                link rel="stylesheet" href=(address("table.css"));
                link rel="stylesheet" href=(address("phone.css")) media="(max-width: 820px)";
                link rel="stylesheet" href=(address("cards.css"));
                @if frame.is_rules {
                    link rel="stylesheet" href=(address("rules.css"));
                    script type="module" src=(address("rules.js")) {}
                }
                // What makes it a program of the device, where it needs no server.
                @if frame.prefs.is_alone { link rel="manifest" href="/manifest.webmanifest"; }
                // The board is there without them: what draws it comes first.
                script type="module" src=(address("gospoda.js")) fetchpriority="low" {}
                // Before the stage: it is the first to hear the keys.
                @if frame.is_replay { script type="module" src=(address("replay.js")) {} }
                @if is_stage { script type="module" src=(address("stage.js")) fetchpriority="low" {} }
                @if heard.is_some() { script type="module" src=(address("sound.js")) {} }
                @if thinker.is_some() { script type="module" src=(address("thinking.js")) {} }
                @if frame.is_waiting { noscript { meta http-equiv="refresh" content="3"; } }
                @if frame.reloads { meta http-equiv="refresh" content="1"; }
            }
            body class="shell" data-events=[stream] data-version=[version] data-thinker=[thinker] {
                a class="skip" href="#main" { (msg!(lang, APP_SKIP)) }
                svg class="visually-hidden" aria-hidden="true" focusable="false" {
                    defs { (emblem::symbols()) (frame.defs) }
                }
                header class="topbar" {
                    a class="brand" href="/" { "gospoda" }
                    (frame.crumbs)
                    nav class="tools" aria-label=(msg!(lang, PREF_TITLE)) {
                        (frame.tools)
                        @if is_stage { (sound_switch(frame)) }
                        (settings(frame))
                    }
                }
                (body)
                @if is_stage { (queue(frame.prefs)) }
                @if frame.stream.is_some() { p class="offline" id="offline" role="alert" hidden { (msg!(lang, LINK_RECONNECTING)) } }
            }
        }
    }
}

/// The preferences: a cookie that the server writes. The languages stand in the bar as well.
fn settings(frame: &Frame<'_>) -> Markup {
    let prefs = frame.prefs;
    let lang = prefs.lang;
    html! {
        button class="btn btn-quiet" type="button" popovertarget="settings" {
            (PreEscaped(GEAR)) span class="tool-name" { (msg!(lang, PREF_TITLE)) }
        }
        div class="dialog" id="settings" popover="auto" {
            h2 { (msg!(lang, PREF_TITLE)) }
            form class="form" method="post" action="/prefs" {
                input type="hidden" name="back" value=(frame.back);
                div class="field" {
                    label for="pref-lang" { (msg!(lang, PREF_LANGUAGE)) }
                    select id="pref-lang" name="lang" {
                        @for it in Lang::ALL { option value=(it.tag()) lang=(it.tag()) selected[*it == lang] { (it.own_name()) } }
                    }
                }
                (choice("theme", &msg!(lang, PREF_THEME), &[
                    (Theme::System.slug(), msg!(lang, PREF_THEME_SYSTEM)),
                    (Theme::Light.slug(), msg!(lang, PREF_THEME_LIGHT)),
                    (Theme::Dark.slug(), msg!(lang, PREF_THEME_DARK)),
                ], prefs.theme.slug()))
                (choice("contrast", &msg!(lang, PREF_CONTRAST), &[
                    ("normal", msg!(lang, PREF_CONTRAST_NORMAL)),
                    ("high", msg!(lang, PREF_CONTRAST_HIGH)),
                ], if prefs.has_high_contrast { "high" } else { "normal" }))
                (choice("motion", &msg!(lang, PREF_MOTION), &[
                    (Motion::System.slug(), msg!(lang, PREF_MOTION_SYSTEM)),
                    (Motion::Full.slug(), msg!(lang, PREF_MOTION_FULL)),
                    (Motion::Reduced.slug(), msg!(lang, PREF_MOTION_REDUCED)),
                ], prefs.motion.slug()))
                (choice("pace", &msg!(lang, PREF_PACE), &paces(lang), prefs.pace.slug()))
                (sounds(prefs.sounds, lang))
                (choice("confirm", &msg!(lang, PREF_CONFIRM), &[
                    ("no", msg!(lang, LOBBY_NO)),
                    ("yes", msg!(lang, LOBBY_YES)),
                ], if prefs.asks_first { "yes" } else { "no" }))
                (choice("tips", &msg!(lang, TIP_SETTING), &[
                    ("on", msg!(lang, TIP_SETTING_ON)),
                    ("off", msg!(lang, TIP_SETTING_OFF)),
                    ("again", msg!(lang, TIP_SETTING_AGAIN)),
                ], if prefs.tips.is_on { "on" } else { "off" }))
                @if prefs.local.is_some() {
                    (choice("thinking", &msg!(lang, PREF_THINKING), &[
                        (Thinking::Server.slug(), msg!(lang, PREF_THINKING_SERVER)),
                        (Thinking::Browser.slug(), msg!(lang, PREF_THINKING_BROWSER)),
                    ], prefs.thinking.slug()))
                }
                div class="actions" { button class="btn btn-primary" type="submit" { (msg!(lang, PREF_SAVE)) } }
            }
            (frame.settings)
            @if !prefs.is_alone { p { a href="/notifications" { (msg!(lang, TELL_TITLE)) } } }
        }
    }
}

/// One click switches the sounds on or off.
fn sound_switch(frame: &Frame<'_>) -> Markup {
    let (lang, is_on) = (frame.prefs.lang, frame.prefs.sounds.is_on);
    html! {
        form class="sound-switch" method="post" action="/prefs" {
            input type="hidden" name="back" value=(frame.back);
            button class="btn btn-quiet" type="submit" name="sound" value=(if is_on { "off" } else { "on" })
                aria-pressed=(is_on) aria-label=(msg!(lang, PREF_SOUND)) title=(msg!(lang, PREF_SOUND)) {
                (emblem::use_(if is_on { "sign-sound" } else { "sign-silence" }))
            }
        }
    }
}

/// Volume, and a switch for each group of sounds.
fn sounds(sounds: Sounds, lang: Lang) -> Markup {
    let groups = [
        (SoundGroup::Dice, msg!(lang, PREF_SOUND_DICE)),
        (SoundGroup::Cards, msg!(lang, PREF_SOUND_CARDS)),
        (SoundGroup::Fights, msg!(lang, PREF_SOUND_FIGHTS)),
        (SoundGroup::Bell, msg!(lang, PREF_SOUND_BELL)),
        (SoundGroup::Moments, msg!(lang, PREF_SOUND_MOMENTS)),
    ];
    html! {
        (choice("sound", &msg!(lang, PREF_SOUND), &[
            ("off", msg!(lang, PREF_SOUND_OFF)),
            ("on", msg!(lang, PREF_SOUND_ON)),
        ], if sounds.is_on { "on" } else { "off" }))
        div class="field" {
            label for="pref-volume" { (msg!(lang, PREF_VOLUME)) }
            input type="range" id="pref-volume" name="volume" min="0" max="100" step="5" value=(sounds.volume);
        }
        fieldset class="sound-groups" {
            legend { (msg!(lang, PREF_SOUND_GROUPS)) }
            @for (group, said) in groups {
                @let name = format!("sound-{}", group.slug());
                label { input type="checkbox" name=(name) value="yes" checked[sounds.hears(group)]; " " (said) }
                // The first value counts: this one is that of an empty box.
                input type="hidden" name=(name) value="no";
            }
        }
    }
}

fn silent(sounds: Sounds) -> String {
    sounds.silent().map(SoundGroup::slug).collect::<Vec<_>>().join(" ")
}

fn paces(lang: Lang) -> [(&'static str, String); 5] {
    [
        (Pace::Off.slug(), msg!(lang, PREF_PACE_OFF)),
        (Pace::Fast.slug(), msg!(lang, PREF_PACE_FAST)),
        (Pace::Normal.slug(), msg!(lang, PREF_PACE_NORMAL)),
        (Pace::Slow.slug(), msg!(lang, PREF_PACE_SLOW)),
        (Pace::Step.slug(), msg!(lang, PREF_PACE_STEP)),
    ]
}

/// What is still to be played, how fast, and what is said meanwhile.
fn queue(prefs: Prefs) -> Markup {
    let lang = prefs.lang;
    html! {
        section class="queue" id="queue" aria-label=(msg!(lang, PREF_PACE)) hidden {
            span class="queue-bar" aria-hidden="true" {}
            span class="queue-hint" { (msg!(lang, QUEUE_SKIP)) }
            span class="queue-hint touch" { (attribute(lang, id::QUEUE_SKIP, "touch", &[])) }
            label for="queue-pace" class="visually-hidden" { (msg!(lang, PREF_PACE)) }
            select id="queue-pace" {
                @for (value, said) in paces(lang) { option value=(value) selected[value == prefs.pace.slug()] { (said) } }
            }
        }
        div class="visually-hidden" id="say" role="log" aria-live="polite" {}
    }
}

/// One preference, as a list to choose from.
fn choice(name: &str, label: &str, values: &[(&str, String)], chosen: &str) -> Markup {
    let field = format!("pref-{name}");
    html! {
        div class="field" {
            label for=(field) { (label) }
            select id=(field) name=(name) {
                @for (value, said) in values { option value=(value) selected[*value == chosen] { (said) } }
            }
        }
    }
}

const GEAR: &str = r##"<svg class="emblem tool-sign" viewBox="0 0 64 64" width="22" height="22" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d="M27 2h10l2 9 6 2.500 8-5 7 7-5 8 2.500 6 9 2v10l-9 2-2.500 6 5 8-7 7-8-5-6 2.500-2 9H27l-2-9-6-2.500-8 5-7-7 5-8-2.500-6-9-2V27l9-2 2.500-6-5-8 7-7 8 5 6-2.500zM32 22a10 10 0 1 0 0 20 10 10 0 1 0 0-20z" transform="translate(1.500 1.500) scale(.95)"/></svg>"##;

/// The statement that every page ends with.
pub(crate) fn footer(lang: Lang) -> Markup {
    html! { footer class="foot" { p { (msg!(lang, APP_UNOFFICIAL)) } } }
}

/// The page of a table.
pub(crate) fn table(ctx: &RenderContext<'_>) -> Markup {
    let renderer = ctx.game();
    let lang = ctx.prefs.lang;
    let parts: BTreeMap<String, String> =
        crate::parts(ctx).into_iter().map(|it| (it.id, it.html)).collect();
    let part = |id: &str| PreEscaped(parts.get(id).cloned().unwrap_or_default());
    let title = renderer.title(lang);
    let back = format!("/table/{}", ctx.table.id);
    let is_now = ctx.table.around.is_now();
    let is_live = ctx.table.around.past.is_none();
    let frame = Frame {
        stream: is_live.then(|| (format!("{}/events", whatif::base(ctx)), ctx.table.version)),
        is_replay: !is_live,
        is_waiting: is_now && ctx.table.is_waiting,
        defs: renderer.defs(),
        crumbs: part("crumbs"),
        tools: html! {
            (part("tip"))
            label class="btn btn-quiet only-phone" {
                input class="zoom-toggle" type="checkbox" aria-label=(msg!(lang, TABLE_ZOOM)); "×2"
            }
            // It comes and goes: first, so that nothing moves with it.
            (part("what-if-open"))
            (renderer.tools(lang))
            (part("talk-open"))
            @if is_now { (people::opener(ctx)) }
            @if is_now { (questions::opener(ctx)) }
            (drawer::history_opener(lang))
            (card::opener(lang))
            a class=(if is_now { "btn btn-quiet only-wide" } else { "btn btn-quiet" }) href={ "/rules/" (renderer.id()) } target="_blank" title=(msg!(lang, HELP_RULES)) {
                (emblem::use_("sign-book")) span class="tool-name" { (msg!(lang, HELP_RULES)) }
            }
        },
        settings: part("wishes"),
        ..Frame::plain(&title, ctx.prefs, &back)
    };
    let body = html! {
        (part("waiting"))
        (part("lesson"))
        (ctx.observation.table(ctx, &part))
        (part("talk"))
        (part("people"))
        (card::beside(ctx, &part("reference-turn")))
        footer class="foot" {
            p { (msg!(lang, APP_UNOFFICIAL)) noscript { " " (msg!(lang, APP_NO_SCRIPT)) } }
        }
    };
    document(&frame, &body)
}

/// A page that says one thing.
pub(crate) fn message(title: &str, text: &str, prefs: Prefs) -> Markup {
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            p { (text) }
            p { a class="btn" href="/" { (msg!(prefs.lang, ERROR_GO_HOME)) } }
        }
        (footer(prefs.lang))
    };
    document(&Frame::plain(title, prefs, "/"), &body)
}

/// The question "are you there?" for the seat behind the curtain; nothing of the table stands here.
pub(crate) fn curtain(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let back = format!("/table/{}", ctx.table.id);
    let seat = ctx.table.curtain.unwrap_or_default();
    let known = ctx.table.seats.iter().find(|it| it.seat == seat);
    let name = known.map_or_else(|| seat.to_string(), |it| it.name.clone());
    let title = msg!(lang, CURTAIN_PASS, seat = name.clone());
    let body = html! {
        main class="sheet curtain" id="main" {
            form class="stack" method="post" action={ (back) "/curtain" } {
                div class="curtain-sign" { (token::picture(&token::race("murlocs", seat.idx(), 1, token::Standing::Active), 96)) }
                h1 { (title) }
                p class="muted" { (msg!(lang, CURTAIN_HINT)) }
                input type="hidden" name="seat" value=(seat);
                button class="btn btn-primary btn-big" type="submit" autofocus { (msg!(lang, CURTAIN_SHOW, seat = name)) }
            }
        }
        (footer(lang))
    };
    let frame =
        Frame { defs: emblem::smallworld_symbols(), ..Frame::plain(&title, ctx.prefs, &back) };
    document(&frame, &body)
}
