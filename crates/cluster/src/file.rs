//! The queue in a file: a database (SQLite) that the processes of one machine share, without a server.
//!
//! | what | where |
//! |---|---|
//! | the exploration, its program, and whether it pauses | table `exploration`, at most one row |
//! | items | `work`: a row is there until it is acknowledged; `attempts` has those that were ever put there |
//! | commits | `done`: one forever for each item, numbered from 1 |
//! | who waits for an item | `waiting`, each until some time |
//! | what workers and the coordinator say | `said`: the last of each subject |
//!
//! Whatever is committed is on the disk before anybody is told so, so that nothing is ever forgotten: processes and the machine
//! may die at any moment. Where SQLite cannot keep that promise, the file must not be: on most network file systems.

use crate::queue::{Committed, Host, LEASE, Leased, QueueError, WorkQueue};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tells a file of this kind from other databases.
const APPLICATION: i64 = 0x4d5a_524b;
/// How long to wait for another process that writes.
const BUSY: Duration = Duration::from_secs(20);
/// How long a worker waits for an item before it asks again.
const WAIT: Duration = Duration::from_secs(2);
/// How long to wait for commits.
const LISTEN: Duration = Duration::from_millis(250);
/// How often somebody who waits looks.
const LOOK: Duration = Duration::from_millis(25);
/// How many commits are read at a time.
const BATCH: i64 = 256;

const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS exploration (
        one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, program BLOB NOT NULL, open INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS epoch (one INTEGER PRIMARY KEY CHECK (one = 1), number INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS work (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, item BLOB NOT NULL,
        deliveries INTEGER NOT NULL, leased_until INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS work_by_id ON work (id);
    CREATE TABLE IF NOT EXISTS attempts (
        id TEXT NOT NULL, attempt INTEGER NOT NULL, PRIMARY KEY (id, attempt)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS done (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, content BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS waiting (number INTEGER PRIMARY KEY, until INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS said (
        subject TEXT PRIMARY KEY, number INTEGER NOT NULL, content BLOB NOT NULL) WITHOUT ROWID;
";

/// A file with a queue.
#[derive(Debug)]
pub struct FileQueue {
    path: PathBuf,
    /// For what must not be forgotten, and for what may.
    kept: Mutex<Connection>,
    told: Mutex<Connection>,
    lease: Duration,
    /// Whether those who listen for this are to stop.
    over: Arc<AtomicBool>,
}

fn unavailable(error: rusqlite::Error) -> QueueError {
    QueueError::Unavailable(error.to_string())
}

fn lock(connection: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

fn milliseconds() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(now.as_millis()).unwrap_or(i64::MAX)
}

fn in_milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX / 2)
}

/// Opens the file. Everything that is committed is on the disk, unless it is only `told`.
fn connect(path: &Path, told: bool) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", if told { "NORMAL" } else { "FULL" })?;
    Ok(connection)
}

impl FileQueue {
    /// Opens a file, or makes one. An item is given for so long to a worker that is not heard of; [`LEASE`] if
    /// nothing is said.
    pub fn open_file(path: &Path, lease: Option<Duration>) -> Result<FileQueue, String> {
        let words = |error: rusqlite::Error| format!("{}: {error}", path.display());
        let kept = connect(path, false).map_err(words)?;
        let application = "SELECT application_id FROM pragma_application_id";
        let id: i64 = kept.query_row(application, [], |row| row.get(0)).map_err(words)?;
        let count = "SELECT count(*) FROM sqlite_schema";
        let tables: i64 = kept.query_row(count, [], |row| row.get(0)).map_err(words)?;
        if id != APPLICATION && tables > 0 {
            return Err(format!("{}: this is another database", path.display()));
        }
        kept.pragma_update(None, "application_id", APPLICATION).map_err(words)?;
        kept.execute_batch(&format!("BEGIN IMMEDIATE; {TABLES} COMMIT")).map_err(words)?;
        let told = connect(path, true).map_err(words)?;
        let (kept, told) = (Mutex::new(kept), Mutex::new(told));
        let (path, lease) = (path.to_path_buf(), lease.unwrap_or(LEASE));
        Ok(FileQueue { path, kept, told, lease, over: Arc::default() })
    }

    /// Reads and writes what must not be forgotten, all of it or nothing.
    fn change<T>(
        &self,
        change: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<Result<T, QueueError>>,
    ) -> Result<T, QueueError> {
        let mut connection = lock(&self.kept);
        let begun = connection.transaction_with_behavior(TransactionBehavior::Immediate);
        let transaction = begun.map_err(unavailable)?;
        let result = change(&transaction).map_err(unavailable)??;
        transaction.commit().map_err(unavailable)?;
        Ok(result)
    }

    /// An item that nobody has, if there is one.
    fn take(&self) -> Result<Option<Leased<FileLease>>, QueueError> {
        let now = milliseconds();
        let free = "SELECT number, item, deliveries FROM work WHERE leased_until <= ? ORDER BY number LIMIT 1";
        self.change(|file| {
            if !is_open(file)? {
                return Ok(Err(QueueError::Gone));
            }
            let found = file.query_row(free, [now], |row| {
                Ok((row.get::<_, i64>(0)?, row.get::<_, Vec<u8>>(1)?, row.get::<_, u64>(2)? + 1))
            });
            let Some((number, item, deliveries)) = found.optional()? else { return Ok(Ok(None)) };
            let until = now + in_milliseconds(self.lease);
            file.execute(
                "UPDATE work SET deliveries = ?, leased_until = ? WHERE number = ?",
                params![deliveries, until, number],
            )?;
            let lease = FileLease { number, deliveries };
            Ok(Ok(Some(Leased { lease, item, deliveries })))
        })
    }

    /// Whether there may be an item that nobody has, or the exploration is over: worth a look.
    fn is_worth_a_look(&self) -> Result<bool, QueueError> {
        let look = "SELECT EXISTS (SELECT 1 FROM work WHERE leased_until <= ?)
                    OR NOT EXISTS (SELECT 1 FROM exploration WHERE open)";
        let found = lock(&self.kept).query_row(look, [milliseconds()], |row| row.get(0));
        found.map_err(unavailable)
    }

    /// Says that this worker waits for an item until some time; a second call takes that back.
    fn wait_until(&self, until: Option<i64>, number: i64) -> i64 {
        let connection = lock(&self.told);
        // Who is not known to wait is not given as much, and gets it later.
        let _ = match until {
            Some(until) => connection.execute("INSERT INTO waiting (until) VALUES (?)", [until]),
            None => connection.execute("DELETE FROM waiting WHERE number = ?", [number]),
        };
        connection.last_insert_rowid()
    }
}

impl Drop for FileQueue {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
    }
}

/// Whether items are given to workers.
fn is_open(file: &Transaction<'_>) -> rusqlite::Result<bool> {
    let open = file.query_row("SELECT open FROM exploration", [], |row| row.get(0)).optional()?;
    Ok(open.unwrap_or(false))
}

/// What a worker was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileLease {
    number: i64,
    deliveries: u64,
}

impl WorkQueue for FileQueue {
    type Lease = FileLease;

    fn enqueue(&self, id: &str, attempt: u64, item: &[u8]) -> Result<(), QueueError> {
        self.change(|file| {
            if !is_open(file)? {
                return Ok(Err(QueueError::Gone));
            }
            let new = "INSERT OR IGNORE INTO attempts (id, attempt) VALUES (?, ?)";
            if file.execute(new, params![id, attempt])? > 0 {
                let put =
                    "INSERT INTO work (id, item, deliveries, leased_until) VALUES (?, ?, 0, 0)";
                file.execute(put, params![id, item])?;
            }
            Ok(Ok(()))
        })
    }

    fn is_queued(&self, id: &str) -> Result<bool, QueueError> {
        let found = "SELECT EXISTS (SELECT 1 FROM work WHERE id = ?)";
        lock(&self.kept).query_row(found, [id], |row| row.get(0)).map_err(unavailable)
    }

    fn lease(&self) -> Result<Option<Leased<FileLease>>, QueueError> {
        if let Some(leased) = self.take()? {
            return Ok(Some(leased));
        }
        let (begun, until) = (Instant::now(), milliseconds() + in_milliseconds(WAIT));
        let number = self.wait_until(Some(until), 0);
        let found = loop {
            if begun.elapsed() >= WAIT {
                break Ok(None);
            }
            thread::sleep(LOOK);
            match self.is_worth_a_look() {
                Ok(false) => {}
                Ok(true) => match self.take() {
                    Ok(None) => {}
                    found => break found,
                },
                Err(error) => break Err(error),
            }
        };
        self.wait_until(None, number);
        found
    }

    fn renew(&self, lease: &FileLease) -> Result<(), QueueError> {
        let until = milliseconds() + in_milliseconds(self.lease);
        let renew = "UPDATE work SET leased_until = ? WHERE number = ? AND deliveries = ?";
        let FileLease { number, deliveries } = lease;
        let renewed = lock(&self.told).execute(renew, params![until, number, deliveries]);
        renewed.map(|_| ()).map_err(unavailable)
    }

    fn acknowledge(&self, lease: &FileLease) -> Result<(), QueueError> {
        let delete = "DELETE FROM work WHERE number = ?";
        lock(&self.kept).execute(delete, [lease.number]).map(|_| ()).map_err(unavailable)
    }

    fn commit(&self, id: &str, commit: &[u8]) -> Result<Committed, QueueError> {
        self.change(|file| {
            let there: bool =
                file.query_row("SELECT EXISTS (SELECT 1 FROM exploration)", [], |row| row.get(0))?;
            if !there {
                return Ok(Err(QueueError::Gone));
            }
            let first = "SELECT content = ? FROM done WHERE id = ?";
            let same = file.query_row(first, params![commit, id], |row| row.get::<_, bool>(0));
            Ok(Ok(match same.optional()? {
                Some(true) => Committed::First,
                Some(false) => Committed::Late,
                None => {
                    let insert = "INSERT INTO done (id, content) VALUES (?, ?)";
                    file.execute(insert, params![id, commit])?;
                    Committed::First
                }
            }))
        })
    }

    fn committed(&self, id: &str) -> Result<Option<Vec<u8>>, QueueError> {
        let content = "SELECT content FROM done WHERE id = ?";
        let found = lock(&self.kept).query_row(content, [id], |row| row.get(0));
        found.optional().map_err(unavailable)
    }

    fn commits_from(&self, sequence: u64) -> Result<Vec<(u64, Vec<u8>)>, QueueError> {
        let from = "SELECT number, content FROM done WHERE number >= ? ORDER BY number LIMIT ?";
        let read = || -> rusqlite::Result<Vec<(u64, Vec<u8>)>> {
            let connection = lock(&self.kept);
            let mut statement = connection.prepare_cached(from)?;
            let rows =
                statement.query_map(params![sequence, BATCH], |row| Ok((row.get(0)?, row.get(1)?)));
            rows?.collect()
        };
        let begun = Instant::now();
        loop {
            let commits = read().map_err(unavailable)?;
            if !commits.is_empty() || begun.elapsed() >= LISTEN {
                return Ok(commits);
            }
            thread::sleep(LOOK);
        }
    }

    fn epoch(&self) -> u64 {
        let epoch = "SELECT number FROM epoch";
        lock(&self.kept).query_row(epoch, [], |row| row.get(0)).unwrap_or(0)
    }
}

impl Host for FileQueue {
    fn exploration(&self) -> Result<Option<String>, QueueError> {
        let name = "SELECT name FROM exploration";
        lock(&self.kept).query_row(name, [], |row| row.get(0)).optional().map_err(unavailable)
    }

    fn open(&self, exploration: &str, program: &[u8]) -> Result<(), QueueError> {
        let open =
            "INSERT OR REPLACE INTO exploration (one, name, program, open) VALUES (1, ?, ?, 1)";
        self.change(|file| file.execute(open, params![exploration, program]).map(|_| Ok(())))
    }

    fn program(&self) -> Result<Vec<u8>, QueueError> {
        let program = "SELECT program FROM exploration";
        let found = lock(&self.kept).query_row(program, [], |row| row.get(0)).optional();
        found.map_err(unavailable)?.ok_or(QueueError::Gone)
    }

    fn pause(&self) -> Result<(), QueueError> {
        self.change(|file| {
            file.execute_batch(
                "UPDATE exploration SET open = 0; DELETE FROM work; DELETE FROM attempts",
            )
            .map(Ok)
        })
    }

    fn close(&self) -> Result<(), QueueError> {
        // Somebody may still have to hear the last words.
        let forget = "DELETE FROM exploration; DELETE FROM work; DELETE FROM attempts; DELETE FROM done;
            DELETE FROM waiting; DELETE FROM sqlite_sequence;
            INSERT INTO epoch (one, number) VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET number = number + 1";
        self.change(|file| file.execute_batch(forget).map(Ok))
    }

    fn hungry(&self) -> Result<usize, QueueError> {
        let hungry = "SELECT max(0, (SELECT count(*) FROM waiting WHERE until > ?1)
                                  - (SELECT count(*) FROM work WHERE leased_until <= ?1))";
        lock(&self.told).query_row(hungry, [milliseconds()], |row| row.get(0)).map_err(unavailable)
    }

    fn tell(&self, subject: &str, text: String) {
        let say = "INSERT OR REPLACE INTO said (subject, number, content)
                   VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM said), ?)";
        // Who does not hear this hears the next.
        let _ = lock(&self.told).execute(say, params![subject, text.as_bytes()]);
    }

    fn hear(
        &self,
        subject: &str,
        mut heard: impl FnMut(&[u8]) + Send + 'static,
    ) -> Result<(), QueueError> {
        let connection = connect(&self.path, true).map_err(unavailable)?;
        let last = "SELECT coalesce(max(number), 0) FROM said";
        let last = connection.query_row(last, [], |row| row.get(0)).map_err(unavailable)?;
        let (mut last, over, subject): (i64, _, _) = (last, self.over.clone(), subject.to_string());
        let news =
            "SELECT number, content FROM said WHERE subject GLOB ? AND number > ? ORDER BY number";
        thread::spawn(move || {
            while !over.load(Ordering::Relaxed) {
                thread::sleep(2 * LOOK);
                let Ok(mut statement) = connection.prepare_cached(news) else { continue };
                let rows = statement
                    .query_map(params![subject, last], |row| Ok((row.get(0)?, row.get(1)?)));
                for (number, content) in rows.into_iter().flatten().flatten() {
                    let content: Vec<u8> = content;
                    last = number;
                    heard(&content);
                }
            }
        });
        Ok(())
    }

    fn place(&self) -> String {
        format!("in {}", self.path.display())
    }
}
