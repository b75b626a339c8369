//! An encoding of the toy, and what is wrong with it: the laws of encodings find it.

use std::cell::Cell;
use std::sync::LazyLock;

use encode::{BadWord, Block, Code, Common, Encode, Form, IdWord, ONCE, Seen};
use kernel::Seat;
use testkit::Broken;
use testkit::encoding::{code_text, encoding, layout_text};

use crate::toy::{Action, Flaw, Toy, View};

/// What is wrong with the encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slip {
    Nothing,
    LacksAnAction,
    ConfusesTwo,
    ReadsAnother,
    IsTooLarge,
    IsNoNumber,
    TellsTheTime,
}

thread_local! {
    static SLIP: Cell<Slip> = const { Cell::new(Slip::Nothing) };
    static CLOCK: Cell<f32> = const { Cell::new(0.0) };
}

const TABLE: Block<Toy, View> = Block {
    name: "table",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.count("deck", 8, |v| v.it.n_deck as i32);
        row.count("prompt", 8, |v| i32::from(v.seen.prompt().unwrap_or(1)));
    },
};

impl Encode for Toy {
    const ENCODING: u32 = 1;
    const N_ACTIONS: usize = 11;

    type Sight = View;

    /// `mark` is a word of two ids.
    fn code() -> &'static Code<Action> {
        static CODE: LazyLock<Code<Action>> = LazyLock::new(|| {
            Code::list(|code| {
                code.all([Action::Draw, Action::Roll, Action::Done]);
                let mark = code.parts(["mark …".to_owned()]).start;
                let numbers = code.parts((0..7).map(|it| format!("… {it}")));
                for (number, id) in (0..7).zip(numbers) {
                    code.word(&[mark, id], Action::Mark(number));
                }
            })
        });
        &CODE
    }

    fn public() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Toy>> = LazyLock::new(|| Form::of(&[&Common, &TABLE]));
        &FORM
    }

    fn private() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Toy>> = LazyLock::new(|| Form::of(&[]));
        &FORM
    }

    fn hidden() -> &'static Form<Self> {
        Self::private()
    }

    fn sight_of(view: View) -> View {
        view
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn ids(action: Action) -> Option<IdWord> {
        match (SLIP.get(), action) {
            (Slip::LacksAnAction, Action::Roll) => None,
            (Slip::ConfusesTwo, Action::Roll) => Self::code().ids(Action::Draw),
            _ => Self::code().ids(action),
        }
    }

    fn action(word: &IdWord) -> Result<Option<Action>, BadWord> {
        match (SLIP.get(), Self::code().action(word)) {
            (Slip::ReadsAnother, Ok(Some(Action::Mark(_)))) => Ok(Some(Action::Mark(0))),
            (_, read) => read,
        }
    }

    fn observe(seen: &Seen<'_, Self>, seat: Seat, out: &mut [f32]) {
        Self::public().write(seen, seat, out);
        match SLIP.get() {
            Slip::IsTooLarge => out[0] = 1.5,
            Slip::IsNoNumber => out[0] = f32::NAN,
            Slip::TellsTheTime => {
                CLOCK.set((CLOCK.get() + 0.01).fract());
                out[0] = CLOCK.get();
            }
            _ => {}
        }
    }
}

fn found(slip: Slip) -> Option<Broken> {
    SLIP.set(slip);
    let res = encoding::<Toy>(&[Flaw::Nothing], 400, 0).err();
    SLIP.set(Slip::Nothing);
    res
}

#[test]
fn every_slip_breaks_its_law() {
    assert_eq!(found(Slip::Nothing), None);
    for (slip, law) in [
        (Slip::LacksAnAction, "words"),
        (Slip::ConfusesTwo, "words"),
        (Slip::ReadsAnother, "words"),
        (Slip::IsTooLarge, "range"),
        (Slip::IsNoNumber, "range"),
        (Slip::TellsTheTime, "sight"),
    ] {
        let broken = found(slip);
        assert_eq!(broken.as_ref().map(|it| it.law), Some(law), "{slip:?}: {broken:?}");
    }
}

/// What the games are told to look for is found in them.
#[test]
fn what_was_met_is_told() {
    let met = encoding::<Toy>(&[Flaw::Nothing], 2_000, 0).unwrap();
    assert_eq!(met.n_positions, 2_000);
    assert!(0 < met.n_twins && 0 < met.n_games, "{met}");
    assert!(met.silent.is_empty(), "{met}");
}

/// What is asked may be observed, and must then tell no secret.
#[test]
fn a_secret_that_can_be_observed_is_found() {
    let broken = encoding::<Toy>(&[Flaw::PromptsWithSecrets], 400, 0).err();
    assert_eq!(broken.as_ref().map(|it| it.law), Some("secrecy"), "{broken:?}");
}

#[test]
fn ids_and_fields_are_written_one_in_a_line() {
    let code = code_text::<Toy>();
    assert!(code.starts_with("# ids of toy, encoding 1\n0 draw\n1 roll\n"), "{code}");
    assert!(code.ends_with("3 mark …\n4 … 0\n5 … 1\n6 … 2\n7 … 3\n8 … 4\n9 … 5\n10 … 6\n"));
    let layout = layout_text::<Toy>();
    assert!(
        layout.contains(
            "# public: 14\n0 5 asked 0..1 0 1 2 3 4\n5 5 seat 0..1 0 1 2 3 4\n10 1 over 0..1\n"
        ),
        "{layout}"
    );
}
