//! A table that cannot be read is counted and logged once, and the log holds no action of the match.

use std::time::Duration;

use server::Config;

use crate::ground::{Ground, on_both};
use crate::recorder::Recorder;
use crate::support::{Client, Table, config, number};

/// One line that was changed, and one that belongs to no such match although its checksum is gone too.
async fn a_fault_is_counted_and_logged_once_however_many_meet_it(ground: Ground) {
    let state = ground.context(Config { idle_after: Duration::from_millis(20), ..config() }).await;
    let app = server::app(state.clone());
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut table = Table::of(&app, &["you", "link"]).await;
        table.play(6, 1).await;
        tables.push(table.id.clone());
    }
    while state.n_tables() != 0 {
        tokio::task::yield_now().await;
    }
    let changed = "UPDATE line SET text = replace(text, '\"seat\":', '\"seat\" :') WHERE number = 2 \
                   AND table_id = (SELECT min(table_id) FROM line)";
    ground.change(changed).await;
    let wrong = "UPDATE line SET text = '{\"seat\":\"P1\",\"action\":\"dance\"}', line_check = NULL \
                 WHERE number = 2 AND table_id = (SELECT max(table_id) FROM line)";
    ground.change(wrong).await;
    let recorder = Recorder::default();
    let _guard = tracing::subscriber::set_default(recorder.clone());
    for id in tables.iter().cycle().take(60) {
        let path = format!("/api/v1/tables/{id}");
        Client::new(&app).get(&path).await.has_code(503, "frozen");
    }
    assert_eq!(number(&app, "gospoda_faults_total").await, 2);
    let log = recorder.take();
    let errors: Vec<&String> = log.iter().filter(|it| it.starts_with("ERROR")).collect();
    assert_eq!(errors.len(), 2, "{errors:?}");
    let names = tables.iter().all(|id| errors.iter().any(|it| it.contains(id.as_str())));
    assert!(names && errors.iter().all(|it| it.contains("line ")), "{errors:?}");
    assert!(!log.iter().any(|it| it.contains("dance")), "{log:?}");
}

on_both! {
    super::a_fault_is_counted_and_logged_once_however_many_meet_it as a_fault_is_told_once,
}
