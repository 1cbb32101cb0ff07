//! The form for a snakes and ladders board of your own.

use homestretch_rules::BoardForm;

/// The problems of a form, each as its field, what is wrong and what to do.
fn problems(form: &BoardForm) -> Vec<String> {
    form.check().err().map_or_else(Vec::new, |found| {
        found.0.iter().map(|p| format!("{}: {}; {}", p.key, p.message, p.hint)).collect()
    })
}

fn seven_by_seven() -> BoardForm {
    BoardForm {
        size: 49,
        row: 7,
        dice: 2,
        faces: 4,
        snakes: "48>20 33>12, 27>5".into(),
        ladders: "3>15 8>30\n14>28 22>41".into(),
        ..BoardForm::default()
    }
}

#[test]
fn an_untouched_form_is_the_classic_board() {
    let rules = BoardForm::default().check().expect("the classic board is valid");
    let classic = homestretch_rules::Rules::named("snakes").expect("a built-in variant");
    assert_eq!(rules.spec().squares, classic.spec().squares);
    assert_eq!(rules.finish(), 100);
}

#[test]
fn typed_answers_become_a_variant() {
    let rules = seven_by_seven().check().expect("the board is valid");
    let spec = rules.spec();
    assert_eq!(spec.squares.snakes, [[48, 20], [33, 12], [27, 5]]);
    assert_eq!(spec.squares.ladders, [[3, 15], [8, 30], [14, 28], [22, 41]]);
    assert_eq!((spec.board.ring, spec.layout.grid), (49, [7, 7]));
    assert_eq!((spec.dice.count, spec.dice.sides), (2, 4));
    let counted =
        "A board of 49 squares with 3 snakes and 4 ladders, played with 2 dice of 4 faces.";
    assert_eq!(spec.summary, counted);
}

#[test]
fn the_variant_file_of_a_form_gives_the_same_rules() {
    let form = BoardForm { marks: "9 10".into(), skip: "11".into(), ..seven_by_seven() };
    let read = homestretch_rules::Draft::read(&form.text()).check().expect("the file is valid");
    assert_eq!(read.hash(), form.check().expect("the form is valid").hash());
}

#[test]
fn every_mistake_is_reported_at_its_field_with_a_remedy() {
    let wrong = |change: fn(&mut BoardForm)| {
        let mut form = BoardForm::default();
        change(&mut form);
        problems(&form)
    };
    assert_eq!(
        wrong(|f| f.size = 0),
        ["size: 0 squares are not possible; write a number from 9 to 250"]
    );
    assert_eq!(
        wrong(|f| f.row = 1),
        ["row: 1 squares in a row are not possible; write a number from 2 to 50"]
    );
    assert_eq!(
        wrong(|f| f.faces = 7),
        ["faces: a die with 7 faces is not available; choose 4, 6, 8, 10, 12 or 20"]
    );
    assert_eq!(
        wrong(|f| f.dice = 9),
        ["dice: 9 dice are not possible; write a number from 1 to 8"]
    );
    assert_eq!(
        wrong(|f| f.snakes = "3>40".into()),
        ["snakes: the snake 3→40 goes up; swap its squares, or make it a ladder"]
    );
    assert_eq!(
        wrong(|f| f.ladders = "100>101".into()),
        ["ladders: the ladder 100→101 leaves the board; squares go from 1 to 100"]
    );
    assert_eq!(
        wrong(|f| f.ladders = "100>99".into()),
        ["ladders: the ladder 100→99 starts on the last square, where the game ends; \
          start it on an earlier square"]
    );
    assert_eq!(
        wrong(|f| f.snakes = "99>54 70".into()),
        ["snakes: \"70\" is not a pair of squares; write for example 99>54 70>55"]
    );
    assert_eq!(
        wrong(|f| f.skip = "x".into()),
        ["skip: \"x\" is not the number of a square; write for example 13 33"]
    );
    assert_eq!(
        wrong(|f| f.swap = "101".into()),
        ["swap: there is no square 101; squares go from 1 to 100"]
    );
}

#[test]
fn the_classic_links_fit_every_size() {
    for size in 9..=250 {
        let mut form = BoardForm { size, ..BoardForm::default() };
        form.fill_classic();
        assert_eq!(problems(&form), Vec::<String>::new(), "{size} squares");
        assert!(!form.ladders.is_empty() && !form.snakes.is_empty(), "{size} squares");
    }
}

#[test]
fn a_name_with_quotes_and_line_breaks_stays_one_name() {
    let form = BoardForm { name: " Ann's \"big\"\n\\board ".into(), ..BoardForm::default() };
    assert_eq!(form.check().expect("the board is valid").spec().name, "Ann's 'big''board");
}
