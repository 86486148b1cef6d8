//! `mazurka cluster`: one exploration on several machines.
//!
//! The protocol is in the crate `mazurka-cluster`, what a machine explores in the library; here is what connects
//! them with the server and the terminal.

#[cfg(feature = "cluster")]
mod coordinator;
pub(crate) mod options;
#[cfg(feature = "cluster")]
mod page;
#[cfg(feature = "cluster")]
mod status;
#[cfg(feature = "cluster")]
mod worker;

use options::ClusterCommand;
use std::process::ExitCode;

/// Takes part in an exploration.
#[cfg(not(feature = "cluster"))]
pub(crate) fn run(_: &ClusterCommand, _: &[String]) -> Result<ExitCode, String> {
    Err("this build of mazurka cannot talk to a server, because most users need none\n\
         hint: build it with `cargo install --path crates/cli --features cluster`, or share the work without a \
         server: mazurka check --shard K/N"
        .to_string())
}

/// Goes on with the file or the server that the options name.
#[cfg(feature = "cluster")]
macro_rules! with_host {
    ($options:expr, $replicas:expr, |$host:ident| $goes_on:expr) => {
        match &$options.store {
            Some(file) => {
                let $host = $crate::cluster::shared::open_file(file)?;
                $goes_on
            }
            None => {
                let $host = $crate::cluster::shared::connect($options, $replicas)?;
                $goes_on
            }
        }
    };
}
#[cfg(feature = "cluster")]
pub(crate) use with_host;

/// Takes part in an exploration.
#[cfg(feature = "cluster")]
pub(crate) fn run(command: &ClusterCommand, arguments: &[String]) -> Result<ExitCode, String> {
    match command {
        ClusterCommand::Coordinator(options) => coordinator::run(options, arguments),
        ClusterCommand::Worker(options) => {
            with_host!(&options.server, None, |host| worker::run(&host, options))
        }
        ClusterCommand::Status(options) => {
            with_host!(&options.server, None, |host| status::run(&host, options))
        }
    }
}

#[cfg(feature = "cluster")]
use shared::{Found, Pulse};

/// What coordinator and workers have in common.
#[cfg(feature = "cluster")]
mod shared {
    use super::options::ServerOptions;
    use mazurka::Slice;
    use mazurka_cluster::Sum;
    use mazurka_cluster::file::FileQueue;
    use mazurka_cluster::nats::{Connection, Server};
    use serde::{Deserialize, Serialize};
    use std::path::Path;

    /// What exploring an item yields.
    #[derive(Debug, Default, Serialize, Deserialize)]
    #[serde(transparent)]
    pub(crate) struct Found(pub(crate) Slice);

    impl Sum for Found {
        fn add(&mut self, other: Found) {
            self.0.add(other.0);
        }
    }

    /// What the coordinator tells all workers several times a second.
    #[derive(Clone, Copy, Debug, Serialize, Deserialize)]
    pub(crate) struct Pulse {
        /// How many workers wait for items that are not there.
        pub(crate) hungry: usize,
        /// How many have one.
        pub(crate) busy: usize,
        /// Nobody is to explore any more.
        pub(crate) over: bool,
    }

    /// The queue, in words.
    pub(crate) fn queue(options: &ServerOptions) -> String {
        match &options.store {
            Some(file) => format!("the store {}", file.display()),
            None => format!("the queue {}", options.queue),
        }
    }

    /// Opens the file that processes of this machine share.
    pub(crate) fn open_file(file: &Path) -> Result<FileQueue, String> {
        FileQueue::open_file(file, None).map_err(|error| format!("cannot use the store {error}"))
    }

    /// Connects to the server, which keeps so many copies of everything.
    pub(crate) fn connect(
        options: &ServerOptions,
        replicas: Option<usize>,
    ) -> Result<Server, String> {
        let certificate = options.tls_cert.clone().zip(options.tls_key.clone());
        let connection = Connection {
            url: options.nats.clone(),
            queue: options.queue.clone(),
            credentials: options.creds.clone(),
            authority: options.tls_ca.clone(),
            certificate,
            lease: None,
            replicas,
        };
        Server::connect(&connection).map_err(|error| {
            format!(
                "{error}\nhint: start one with `nats-server -js`, give its address with --nats, or share a file on this \
                 machine with --store"
            )
        })
    }
}
