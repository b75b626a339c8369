//! Who wants to be told what, and what the server is known by.

use sqlx::Row;
use sqlx::any::AnyRow;
use sqlx::{Any, Transaction};
use table::{Call, KeyHash, NoticeState, StoredNotice, TableId};

use super::{DbError, Store};

/// A subscription to notifications, as it is stored.
#[derive(Clone, Debug)]
pub struct StoredSubscription {
    /// Random and positive.
    pub id: i64,
    pub owner: KeyHash,
    /// The channel: a word, and what belongs to it.
    pub way: String,
    pub address: String,
    pub secret: String,
    /// Where links to this server began when it was made.
    pub origin: String,
    pub lang: String,
    pub is_confirmed: bool,
}

/// One thing to be written about who wants to be told what.
#[derive(Clone, Debug)]
pub(crate) enum Tell {
    Subscribe(Box<StoredSubscription>),
    /// The owner of a mailbox has agreed.
    Confirm {
        id: i64,
    },
    Unsubscribe {
        id: i64,
    },
    /// What the server is known by: only the first one under a name is kept.
    HouseSecret {
        name: &'static str,
        secret: String,
    },
}

/// So begins the news that somebody has subscribed, followed by the hash of his key.
pub(crate) const SUBSCRIBER: &str = "subscriber ";

const COLUMNS: &str = "id, owner, way, address, secret, origin, lang, is_confirmed";

impl Store {
    /// The keys to which somebody has subscribed.
    pub async fn subscribers(&self) -> Result<Vec<KeyHash>, DbError> {
        let rows =
            sqlx::query("SELECT DISTINCT owner FROM subscription").fetch_all(&self.readers).await?;
        let owner = |row: &AnyRow| Ok(KeyHash::parse(&row.try_get::<String, _>("owner")?));
        let owners: Result<Vec<Option<KeyHash>>, DbError> = rows.iter().map(owner).collect();
        Ok(owners?.into_iter().flatten().collect())
    }

    /// The subscriptions of these keys, in the order in which they were made.
    pub async fn subscriptions_of(
        &self,
        owners: &[KeyHash],
    ) -> Result<Vec<StoredSubscription>, DbError> {
        let mut res = Vec::new();
        for owner in owners {
            let sql = sqlx::AssertSqlSafe(format!(
                "SELECT {COLUMNS} FROM subscription WHERE owner = $1 ORDER BY made, id"
            ));
            let rows = sqlx::query(sql).bind(owner.to_hex()).fetch_all(&self.readers).await?;
            for row in &rows {
                res.extend(subscription(row)?);
            }
        }
        Ok(res)
    }

    /// One of them.
    pub async fn subscription(&self, id: i64) -> Result<Option<StoredSubscription>, DbError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM subscription WHERE id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(subscription).transpose()?.flatten())
    }

    /// Keeps a subscription; the same once more replaces the old one.
    pub async fn subscribe(&self, new: &StoredSubscription) -> Result<(), DbError> {
        self.tell(Tell::Subscribe(Box::new(new.clone()))).await?;
        match self.node() {
            Some(node) => node.tell(&format!("{SUBSCRIBER}{}", new.owner.to_hex())).await,
            None => Ok(()),
        }
    }

    /// The owner of a mailbox has agreed.
    pub async fn confirm(&self, id: i64) -> Result<(), DbError> {
        Ok(self.tell(Tell::Confirm { id }).await?)
    }

    pub async fn unsubscribe(&self, id: i64) -> Result<(), DbError> {
        Ok(self.tell(Tell::Unsubscribe { id }).await?)
    }

    /// What the server is known by under a name: what was there first, on whichever node.
    pub async fn house_secret(&self, name: &'static str, fresh: String) -> Result<String, DbError> {
        self.tell(Tell::HouseSecret { name, secret: fresh }).await?;
        let row = sqlx::query("SELECT secret FROM house_secret WHERE name = $1")
            .bind(name)
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get("secret")?)
    }

    /// What the seats of a table are to be told.
    pub(super) async fn notices(&self, id: TableId) -> Result<Vec<(usize, StoredNotice)>, DbError> {
        let rows = sqlx::query(
            "SELECT seat, call, state, due FROM notice WHERE table_id = $1 ORDER BY due",
        )
        .bind(id.number())
        .fetch_all(&self.readers)
        .await?;
        let mut res = Vec::new();
        for row in rows {
            let seat = usize::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(usize::MAX);
            let call = Call::parse(&row.try_get::<String, _>("call")?);
            let slug: String = row.try_get("state")?;
            let state = NoticeState::ALL.into_iter().find(|it| it.slug() == slug);
            let due = u64::try_from(row.try_get::<i64, _>("due")?).unwrap_or_default();
            res.extend(
                call.zip(state).map(|(call, state)| (seat, StoredNotice { call, state, due })),
            );
        }
        Ok(res)
    }

    /// The tables at which somebody is still to be told something.
    pub async fn owing_tables(&self) -> Result<Vec<TableId>, DbError> {
        let rows = sqlx::query("SELECT DISTINCT table_id FROM notice WHERE state = 'owed'")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(TableId::of_number(row.try_get("table_id")?))).collect()
    }
}

/// `None` for a row whose owner this version cannot read.
fn subscription(row: &AnyRow) -> Result<Option<StoredSubscription>, DbError> {
    let text = |name: &str| row.try_get::<String, _>(name);
    let Some(owner) = KeyHash::parse(&text("owner")?) else { return Ok(None) };
    Ok(Some(StoredSubscription {
        id: row.try_get("id")?,
        owner,
        way: text("way")?,
        address: text("address")?,
        secret: text("secret")?,
        origin: text("origin")?,
        lang: text("lang")?,
        is_confirmed: row.try_get::<i64, _>("is_confirmed")? != 0,
    }))
}

pub(super) async fn write(
    transaction: &mut Transaction<'_, Any>,
    tell: &Tell,
    now: i64,
) -> Result<(), DbError> {
    let query = match tell {
        Tell::Subscribe(new) => return add(transaction, new, now).await,
        Tell::Confirm { id } => {
            sqlx::query("UPDATE subscription SET is_confirmed = 1 WHERE id = $1").bind(*id)
        }
        Tell::Unsubscribe { id } => sqlx::query("DELETE FROM subscription WHERE id = $1").bind(*id),
        Tell::HouseSecret { name, secret } => sqlx::query(
            "INSERT INTO house_secret (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(*name)
        .bind(secret.as_str()),
    };
    query.execute(&mut **transaction).await?;
    Ok(())
}

/// What a seat is to be told, or was; nothing if there is nothing to tell.
pub(super) async fn write_notice(
    transaction: &mut Transaction<'_, Any>,
    (table, seat): (TableId, u8),
    call: Call,
    is: Option<(NoticeState, u64)>,
) -> Result<(), DbError> {
    let query = match is {
        None => {
            sqlx::query("DELETE FROM notice WHERE table_id = $1 AND seat = $2 AND call = $3")
                .bind(table.number())
                .bind(i64::from(seat))
                .bind(call.slug())
        }
        Some((state, due)) => sqlx::query(
            "INSERT INTO notice (table_id, seat, call, state, due) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, seat, call) DO UPDATE SET state = excluded.state, due = excluded.due",
        )
        .bind(table.number())
        .bind(i64::from(seat))
        .bind(call.slug())
        .bind(state.slug())
        .bind(i64::try_from(due).unwrap_or_default()),
    };
    query.execute(&mut **transaction).await?;
    Ok(())
}

async fn add(
    transaction: &mut Transaction<'_, Any>,
    new: &StoredSubscription,
    now: i64,
) -> Result<(), DbError> {
    sqlx::query("DELETE FROM subscription WHERE owner = $1 AND way = $2 AND address = $3")
        .bind(new.owner.to_hex())
        .bind(new.way.as_str())
        .bind(new.address.as_str())
        .execute(&mut **transaction)
        .await?;
    let sql = sqlx::AssertSqlSafe(format!(
        "INSERT INTO subscription ({COLUMNS}, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    ));
    sqlx::query(sql)
        .bind(new.id)
        .bind(new.owner.to_hex())
        .bind(new.way.as_str())
        .bind(new.address.as_str())
        .bind(new.secret.as_str())
        .bind(new.origin.as_str())
        .bind(new.lang.as_str())
        .bind(i64::from(new.is_confirmed))
        .bind(now)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}
