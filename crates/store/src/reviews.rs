//! What was found when a match was looked back at: a row for each table, of its latest version that was asked about.

use sqlx::{Any, Row, Transaction};
use table::{StoreError, TableId};

use super::writer::Aside;
use super::{DbError, Store};

/// What was found out about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// The version of the table that was looked at.
    pub version: u32,
    /// In a form of which the store knows nothing.
    pub found: String,
}

impl Store {
    /// What was found about a table, if it was kept.
    pub async fn review(&self, table: TableId) -> Result<Option<StoredReview>, DbError> {
        let row = sqlx::query("SELECT version, found FROM review WHERE table_id = $1")
            .bind(table.number())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let version = u32::try_from(row.try_get::<i64, _>("version")?).unwrap_or_default();
        Ok(Some(StoredReview { version, found: row.try_get("found")? }))
    }

    /// Keeps what was found about a table, instead of what was found before. Nothing is kept of a table that is gone.
    pub async fn keep_review(
        &self,
        table: TableId,
        review: StoredReview,
    ) -> Result<(), StoreError> {
        self.send(None, Vec::new(), Aside::Review(table, review)).await
    }
}

pub(super) async fn write(
    transaction: &mut Transaction<'_, Any>,
    table: TableId,
    review: &StoredReview,
) -> Result<(), DbError> {
    let sql = "INSERT INTO review (table_id, version, found) SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT) FROM game_table WHERE id = $1 \
               ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, found = excluded.found";
    sqlx::query(sql)
        .bind(table.number())
        .bind(i64::from(review.version))
        .bind(review.found.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use table::TableId;

    use super::StoredReview;
    use crate::{Order, Store};

    fn review(version: u32, found: &str) -> StoredReview {
        StoredReview { version, found: found.to_owned() }
    }

    #[tokio::test]
    async fn a_review_is_kept_as_long_as_its_table() {
        let store = Store::in_memory().await.unwrap();
        let (table, other) = (TableId::of_number(5), TableId::of_number(6));
        let sql = "INSERT INTO game_table (id, game, header, seed, host, made, is_over) \
                   VALUES (5, 'wrath', '{}', '', '', 1000, 1)";
        sqlx::query(sql).execute(&store.readers).await.unwrap();
        assert_eq!(store.review(table).await.unwrap(), None);
        for kept in [review(7, "first"), review(9, "later")] {
            store.keep_review(table, kept.clone()).await.unwrap();
            assert_eq!(store.review(table).await.unwrap(), Some(kept));
        }
        store.keep_review(other, review(1, "of none")).await.unwrap();
        assert_eq!(store.review(other).await.unwrap(), None, "there is no such table");
        store.order(Order::Delete { table }).await.unwrap();
        assert_eq!(store.review(table).await.unwrap(), None);
    }
}
