//! What a server stands on. The tests of the store are run on both.

use std::time::Duration;

use server::{Config, OpenError, ServeError, Server};

use crate::database::Database;
use crate::support::Folder;

pub(crate) enum Ground {
    Folder(Folder),
    /// The folder is for reports of faults.
    Database(Database, Folder),
}

impl Ground {
    pub(crate) fn folder(test: &str) -> Self {
        Self::Folder(Folder::new(test))
    }

    /// Nothing if there is no database server.
    pub(crate) async fn database(test: &str) -> Option<Self> {
        Some(Self::Database(Database::new().await?, Folder::new(test)))
    }

    /// Opens a server; one that was there before may need a moment to leave.
    pub(crate) async fn context(&self, config: Config) -> Server {
        let mut n_left = 1000;
        loop {
            let opened = match self {
                Self::Folder(folder) => Server::in_folder(folder.path(), config.clone()).await,
                Self::Database(database, folder) => {
                    let address = "127.0.0.1:1".to_owned();
                    Server::in_database(&database.url(), address, folder.path(), config.clone())
                        .await
                }
            };
            match opened {
                Ok(state) => return state,
                // The lock goes with the last task of the old server, and its last checkpoint may still be on its way.
                Err(
                    ServeError::Open(OpenError::FolderTaken { .. })
                    | ServeError::Open(OpenError::Damaged { .. }),
                ) if 0 < n_left => {
                    n_left -= 1;
                    tokio::time::sleep(Duration::from_millis(5)).await
                }
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Closes a server that nobody holds any more.
    pub(crate) async fn close(&self, state: Server) {
        match self {
            // As if it had been killed.
            Self::Folder(_) => drop(state),
            Self::Database(..) => state.leave().await,
        }
    }

    /// Changes something in the database behind the back of the server.
    pub(crate) async fn change(&self, sql: &'static str) {
        match self {
            Self::Folder(folder) => {
                let url = format!("sqlite://{}", folder.path().join("gospoda.db").display());
                let database = sqlx::AnyPool::connect(&url).await.unwrap();
                sqlx::query(sql).execute(&database).await.unwrap();
                database.close().await;
            }
            Self::Database(database, _) => database.change(sql).await,
        }
    }
}

/// Runs each test on a folder and on a database.
macro_rules! on_both {
    ($($test:path as $name:ident),* $(,)?) => {
        mod in_a_folder {
            $(#[tokio::test]
            async fn $name() {
                $test($crate::ground::Ground::folder(stringify!($name))).await;
            })*
        }

        mod in_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(ground) = $crate::ground::Ground::database(stringify!($name)).await {
                    $test(ground).await;
                }
            })*
        }
    };
}
pub(crate) use on_both;
