//! The queue in the streams of a NATS server.
//!
//! | what | where |
//! |---|---|
//! | items | stream `MAZURKA_<queue>_WORK`, subjects `mazurka.<queue>.work.<id>`: a message is there until it is acknowledged |
//! | commits | stream `MAZURKA_<queue>_DONE`, subjects `mazurka.<queue>.done.<id>`: one forever, by *expected last sequence on the subject = 0* |
//! | the program, and what is too long for a message | object store `MAZURKA_<queue>` |
//! | what workers and the coordinator say every second | `mazurka.<queue>.worker.<name>`, `mazurka.<queue>.status`, kept nowhere |
//!
//! The stream of commits tells in its description which exploration it is. Without the stream of items nobody
//! gets any: the exploration pauses.

use crate::item::hash;
use crate::queue::{Committed, Host, LEASE, Leased, QueueError, WorkQueue};
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{GetStreamErrorKind, PublishErrorKind};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{self, LastRawMessageErrorKind, RetentionPolicy, Stream};
use async_nats::jetstream::{self, AckKind, Context, ErrorCode, object_store};
use async_nats::{Client, ConnectOptions, Event};
use bytes::Bytes;
use futures_util::StreamExt;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// How to reach a server.
#[derive(Clone, Debug, Default)]
pub struct Connection {
    /// Its address, such as `nats://127.0.0.1`, or several with commas.
    pub url: String,
    /// The name of the queue: one exploration at a time.
    pub queue: String,
    /// A file with credentials (`.creds`).
    pub credentials: Option<PathBuf>,
    /// A file with certificates of authorities to trust, besides those of the system.
    pub authority: Option<PathBuf>,
    /// The files with the certificate and the key to show to the server.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// How long an item is given to a worker that is not heard of; [`LEASE`] if nothing is said.
    pub lease: Option<Duration>,
    /// How many servers of a cluster keep a copy of everything: one, if nothing is said.
    pub replicas: Option<usize>,
}

/// How long a worker waits for an item before it asks again.
const WAIT: Duration = Duration::from_secs(2);
/// How long to wait for commits.
const LISTEN: Duration = Duration::from_millis(250);
/// How long to wait for an answer that does not matter much.
const SHORT: Duration = Duration::from_secs(2);
/// How many commits are read at a time.
const BATCH: usize = 256;
/// What a message has besides its content, at most.
const HEAD: usize = 4096;
/// Where the program is in the object store.
const PROGRAM: &str = "program";
/// The name of the consumer of items.
const WORKERS: &str = "workers";

/// A server with a queue.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    client: Client,
    context: Context,
    queue: String,
    lease: Duration,
    replicas: usize,
    /// How often the connection was lost.
    epoch: Arc<AtomicU64>,
    /// What commits are read with.
    reader: Mutex<Option<Reader>>,
    workers: Mutex<Option<PullConsumer>>,
}

/// A consumer of commits.
#[derive(Debug)]
struct Reader {
    /// The commit that it will give next.
    next: u64,
    /// It may not have survived the end of a connection.
    epoch: u64,
    consumer: PullConsumer,
}

fn unavailable(error: impl Display) -> QueueError {
    QueueError::Unavailable(error.to_string())
}

impl Server {
    /// Connects to a server.
    pub fn connect(to: &Connection) -> Result<Server, String> {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if to.queue.is_empty() || !to.queue.chars().all(plain) {
            return Err("the name of a queue has letters, digits and '-' only".to_string());
        }
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(1).enable_all().build().map_err(|e| e.to_string())?;
        let epoch = Arc::new(AtomicU64::new(0));
        let lost = epoch.clone();
        let mut options = ConnectOptions::new().name("mazurka").event_callback(move |event| {
            if matches!(event, Event::Disconnected) {
                lost.fetch_add(1, Ordering::Relaxed);
            }
            async {}
        });
        if let Some(file) = &to.credentials {
            let options_with = runtime.block_on(options.credentials_file(file));
            options = options_with.map_err(|error| format!("{}: {error}", file.display()))?;
        }
        if let Some(file) = &to.authority {
            options = options.add_root_certificates(file.clone()).require_tls(true);
        }
        if let Some((certificate, key)) = &to.certificate {
            options = options.add_client_certificate(certificate.clone(), key.clone());
            options = options.require_tls(true);
        }
        let addresses: Vec<&str> = to.url.split(',').collect();
        let client = runtime.block_on(options.connect(addresses));
        let client =
            client.map_err(|error| format!("cannot connect to {}: {error}", shown(&to.url)))?;
        // It starts a task, which needs to know where.
        let context = {
            let _guard = runtime.enter();
            jetstream::new(client.clone())
        };
        let (reader, workers, queue) = (Mutex::default(), Mutex::default(), to.queue.clone());
        let (lease, replicas) = (to.lease.unwrap_or(LEASE), to.replicas.unwrap_or(1));
        Ok(Server { runtime, client, context, queue, lease, replicas, epoch, reader, workers })
    }

    fn work(&self) -> String {
        format!("MAZURKA_{}_WORK", self.queue)
    }

    fn done(&self) -> String {
        format!("MAZURKA_{}_DONE", self.queue)
    }

    fn bucket(&self) -> String {
        format!("MAZURKA_{}", self.queue)
    }

    fn subject(&self, kind: &str, name: &str) -> String {
        format!("mazurka.{}.{kind}.{name}", self.queue)
    }

    fn object(&self, name: &str) -> Result<Vec<u8>, QueueError> {
        self.runtime.block_on(async {
            let store = self.context.get_object_store(self.bucket()).await;
            let store = store.map_err(|_| QueueError::Gone)?;
            let mut object = store.get(name).await.map_err(unavailable)?;
            let mut bytes = Vec::new();
            object.read_to_end(&mut bytes).await.map_err(unavailable)?;
            Ok(bytes)
        })
    }

    fn delete(&self, stream: &str) -> Result<(), QueueError> {
        match self.stream(stream) {
            Ok(_) => {
                let deleted = self.runtime.block_on(self.context.delete_stream(stream));
                deleted.map(|_| ()).map_err(unavailable)
            }
            Err(QueueError::Gone) => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn stream(&self, name: &str) -> Result<Stream, QueueError> {
        self.runtime.block_on(self.context.get_stream(name)).map_err(|error| match error.kind() {
            GetStreamErrorKind::JetStream(e) if e.error_code() == ErrorCode::STREAM_NOT_FOUND => {
                QueueError::Gone
            }
            _ => unavailable(error),
        })
    }

    /// The content of a message: itself, or the name of an object if it is too long.
    fn packed(&self, content: &[u8]) -> Result<Bytes, QueueError> {
        let most = self.client.server_info().max_payload.saturating_sub(HEAD);
        if content.len() <= most {
            return Ok(Bytes::copy_from_slice(content));
        }
        let name = hash(content);
        let mut bytes = content;
        self.runtime.block_on(async {
            let store = self.context.get_object_store(self.bucket()).await;
            let store = store.map_err(|_| QueueError::Gone)?;
            store.put(name.as_str(), &mut bytes).await.map_err(unavailable)
        })?;
        Ok(Bytes::from(format!("@{name}")))
    }

    fn unpacked(&self, content: &[u8]) -> Result<Vec<u8>, QueueError> {
        match content.strip_prefix(b"@") {
            Some(name) => self.object(&String::from_utf8_lossy(name)),
            None => Ok(content.to_vec()),
        }
    }

    fn publish(&self, subject: String, message: PublishMessage) -> Result<(), PublishErrorKind> {
        self.runtime.block_on(async {
            let sent = self.context.send_publish(subject, message).await;
            let ack = sent.map_err(|error| error.kind())?;
            ack.await.map(|_| ()).map_err(|error| error.kind())
        })
    }

    /// The last message about a subject.
    fn last(&self, stream: &str, subject: &str) -> Result<Option<Bytes>, QueueError> {
        let stream = self.runtime.block_on(self.context.get_stream_no_info(stream));
        let stream = stream.map_err(unavailable)?;
        match self.runtime.block_on(stream.get_last_raw_message_by_subject(subject)) {
            Ok(message) => Ok(Some(message.payload)),
            Err(error) => match error.kind() {
                LastRawMessageErrorKind::NoMessageFound => Ok(None),
                LastRawMessageErrorKind::JetStream(e)
                    if e.error_code() == ErrorCode::STREAM_NOT_FOUND =>
                {
                    Err(QueueError::Gone)
                }
                _ => Err(unavailable(error)),
            },
        }
    }

    fn workers(&self) -> Result<PullConsumer, QueueError> {
        let mut known = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(consumer) = &*known {
            return Ok(consumer.clone());
        }
        let stream = self.stream(&self.work())?;
        let consumer = self.runtime.block_on(stream.get_consumer(WORKERS)).map_err(unavailable)?;
        Ok(known.insert(consumer).clone())
    }

    /// The consumer may have gone: it is looked for again.
    fn forget_workers(&self) {
        *self.workers.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// A consumer that begins with a commit.
    fn read_from(&self, sequence: u64) -> Result<PullConsumer, QueueError> {
        let stream = self.stream(&self.done())?;
        let config = pull::Config {
            ack_policy: AckPolicy::None,
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: sequence },
            inactive_threshold: Duration::from_secs(60),
            ..Default::default()
        };
        self.runtime.block_on(stream.create_consumer(config)).map_err(unavailable)
    }

    /// The next messages of a consumer of commits, with their numbers.
    fn batch(&self, reader: &PullConsumer) -> Result<Vec<(u64, Bytes)>, QueueError> {
        self.runtime.block_on(async {
            let request = reader.batch().max_messages(BATCH).expires(LISTEN);
            let mut messages = request.messages().await.map_err(unavailable)?;
            let mut batch = Vec::new();
            while let Some(message) = messages.next().await {
                let message = message.map_err(unavailable)?;
                let sequence = message.info().map_err(unavailable)?.stream_sequence;
                batch.push((sequence, message.payload.clone()));
            }
            Ok(batch)
        })
    }
}

impl Host for Server {
    fn exploration(&self) -> Result<Option<String>, QueueError> {
        match self.stream(&self.done()) {
            Ok(stream) => Ok(stream.cached_info().config.description.clone()),
            Err(QueueError::Gone) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn open(&self, exploration: &str, program: &[u8]) -> Result<(), QueueError> {
        let replicas = self.replicas;
        let bucket = object_store::Config {
            bucket: self.bucket(),
            num_replicas: replicas,
            ..Default::default()
        };
        let done = stream::Config {
            name: self.done(),
            subjects: vec![self.subject("done", "*")],
            description: Some(exploration.to_string()),
            num_replicas: replicas,
            ..Default::default()
        };
        let work = stream::Config {
            name: self.work(),
            subjects: vec![self.subject("work", "*")],
            retention: RetentionPolicy::WorkQueue,
            num_replicas: replicas,
            ..Default::default()
        };
        let workers = pull::Config {
            durable_name: Some(WORKERS.to_string()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.lease,
            max_deliver: -1,
            // The defaults are 1,000 items and 512 workers that wait.
            max_ack_pending: 1_000_000,
            max_waiting: 100_000,
            ..Default::default()
        };
        self.runtime.block_on(async {
            let store = self.context.create_object_store(bucket).await.map_err(unavailable)?;
            let mut program = program;
            store.put(PROGRAM, &mut program).await.map_err(unavailable)?;
            self.context.get_or_create_stream(done).await.map_err(unavailable)?;
            let work = self.context.get_or_create_stream(work).await.map_err(unavailable)?;
            work.get_or_create_consumer(WORKERS, workers).await.map_err(unavailable)?;
            Ok(())
        })
    }

    fn program(&self) -> Result<Vec<u8>, QueueError> {
        self.object(PROGRAM)
    }

    fn pause(&self) -> Result<(), QueueError> {
        self.delete(&self.work())
    }

    fn close(&self) -> Result<(), QueueError> {
        self.delete(&self.work())?;
        self.delete(&self.done())?;
        self.delete(&format!("OBJ_{}", self.bucket()))
    }

    fn hungry(&self) -> Result<usize, QueueError> {
        let consumer = self.workers()?;
        let info = self.runtime.block_on(consumer.get_info()).map_err(unavailable)?;
        Ok(info.num_waiting.saturating_sub(info.num_pending as usize))
    }

    fn tell(&self, subject: &str, text: String) {
        let subject = format!("mazurka.{}.{subject}", self.queue);
        // Who does not hear this hears the next.
        let said = self.client.publish(subject, Bytes::from(text));
        let _ = self.runtime.block_on(async { timeout(SHORT, said).await });
    }

    fn hear(
        &self,
        subject: &str,
        mut heard: impl FnMut(&[u8]) + Send + 'static,
    ) -> Result<(), QueueError> {
        let subject = format!("mazurka.{}.{subject}", self.queue);
        let subscription = self.runtime.block_on(self.client.subscribe(subject));
        let mut subscription = subscription.map_err(unavailable)?;
        self.runtime.spawn(async move {
            while let Some(message) = subscription.next().await {
                heard(&message.payload);
            }
        });
        Ok(())
    }

    fn place(&self) -> String {
        "on the server".to_string()
    }
}

impl WorkQueue for Server {
    type Lease = jetstream::Message;

    fn enqueue(&self, id: &str, attempt: u64, item: &[u8]) -> Result<(), QueueError> {
        let message = PublishMessage::build()
            .payload(self.packed(item)?)
            .message_id(format!("{id}.{attempt}"));
        self.publish(self.subject("work", id), message).map_err(|kind| match kind {
            PublishErrorKind::StreamNotFound => QueueError::Gone,
            kind => unavailable(kind),
        })
    }

    fn is_queued(&self, id: &str) -> Result<bool, QueueError> {
        Ok(self.last(&self.work(), &self.subject("work", id))?.is_some())
    }

    fn lease(&self) -> Result<Option<Leased<Self::Lease>>, QueueError> {
        let consumer = self.workers()?;
        let message = self.runtime.block_on(async {
            let request = consumer.batch().max_messages(1).expires(WAIT);
            let mut messages = request.messages().await.map_err(unavailable)?;
            let next = timeout(WAIT + SHORT, messages.next()).await;
            next.map_err(unavailable)?.transpose().map_err(unavailable)
        });
        let Some(message) = message.inspect_err(|_| self.forget_workers())? else {
            // Perhaps there is nothing to wait for.
            self.stream(&self.work()).inspect_err(|_| self.forget_workers())?;
            return Ok(None);
        };
        let item = self.unpacked(&message.payload)?;
        let delivered = message.info().map_err(unavailable)?.delivered;
        let deliveries = u64::try_from(delivered).unwrap_or(1);
        Ok(Some(Leased { lease: message, item, deliveries }))
    }

    fn renew(&self, lease: &Self::Lease) -> Result<(), QueueError> {
        self.runtime.block_on(lease.ack_with(AckKind::Progress)).map_err(unavailable)
    }

    fn acknowledge(&self, lease: &Self::Lease) -> Result<(), QueueError> {
        // If this gets lost, somebody is given an item that is done, and notices.
        let _ = self.runtime.block_on(async { timeout(SHORT, lease.double_ack()).await });
        Ok(())
    }

    fn commit(&self, id: &str, commit: &[u8]) -> Result<Committed, QueueError> {
        let (subject, packed) = (self.subject("done", id), self.packed(commit)?);
        let message =
            PublishMessage::build().payload(packed.clone()).expected_last_subject_sequence(0);
        match self.publish(subject.clone(), message) {
            Ok(()) => Ok(Committed::First),
            // Perhaps it was this one, and the answer got lost.
            Err(PublishErrorKind::WrongLastSequence) => match self.last(&self.done(), &subject)? {
                Some(first) if first == packed => Ok(Committed::First),
                _ => Ok(Committed::Late),
            },
            Err(PublishErrorKind::StreamNotFound) => Err(QueueError::Gone),
            Err(kind) => Err(unavailable(kind)),
        }
    }

    fn committed(&self, id: &str) -> Result<Option<Vec<u8>>, QueueError> {
        let last = self.last(&self.done(), &self.subject("done", id))?;
        last.map(|bytes| self.unpacked(&bytes)).transpose()
    }

    fn commits_from(&self, sequence: u64) -> Result<Vec<(u64, Vec<u8>)>, QueueError> {
        let mut known = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let reader = match known.take() {
            Some(reader) if reader.next == sequence && reader.epoch == self.epoch() => reader,
            _ => {
                let epoch = self.epoch();
                Reader { next: sequence, epoch, consumer: self.read_from(sequence)? }
            }
        };
        let batch = self.batch(&reader.consumer)?;
        // Nothing is ever deleted from this stream. If a number is missing, it got lost on the way here.
        let expected = sequence..;
        if batch.iter().map(|(number, _)| *number).zip(expected).any(|(a, b)| a != b) {
            return Ok(Vec::new());
        }
        let mut commits = Vec::new();
        for (number, bytes) in &batch {
            commits.push((*number, self.unpacked(bytes)?));
        }
        *known = Some(Reader { next: sequence + commits.len() as u64, ..reader });
        Ok(commits)
    }

    fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Relaxed)
    }
}

/// An address without a password.
fn shown(url: &str) -> String {
    let hidden = |address: &str| match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
        (None, Some((_, host))) => host.to_string(),
        _ => address.to_string(),
    };
    url.split(',').map(hidden).collect::<Vec<_>>().join(",")
}
