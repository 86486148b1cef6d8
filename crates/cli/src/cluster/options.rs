//! What can be said after `mazurka cluster`.

use crate::options::CheckOptions;
use crate::values::jobs;
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::time::Duration;

const SERVER: &str = "Server";

/// What somebody who takes part in an exploration does.
#[derive(Debug, Subcommand)]
pub(crate) enum ClusterCommand {
    /// Give a program to workers, add up and report what they find; continues if started again.
    Coordinator(Box<CoordinatorOptions>),
    /// Explore for coordinators; needs neither the program nor clang.
    Worker(WorkerOptions),
    /// Show the progress of an exploration.
    Status(StatusOptions),
}

/// How to reach the server.
#[derive(Debug, Args)]
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is nothing to connect to"))]
pub(crate) struct ServerOptions {
    /// A file that coordinator and workers on one machine share instead of a server; it is made if it is not there.
    #[arg(help_heading = SERVER, long, value_name = "FILE", conflicts_with_all = ["nats", "queue", "creds", "tls_ca", "tls_cert"])]
    pub(crate) store: Option<PathBuf>,

    /// The NATS server, with JetStream; several addresses of one cluster are separated by commas.
    #[arg(help_heading = SERVER, long, value_name = "URL", default_value = "nats://127.0.0.1:4222")]
    pub(crate) nats: String,

    /// The queue: one exploration at a time.
    #[arg(help_heading = SERVER, long, value_name = "NAME", default_value = "default")]
    pub(crate) queue: String,

    /// A file with credentials for the server.
    #[arg(help_heading = SERVER, long, value_name = "FILE")]
    pub(crate) creds: Option<PathBuf>,

    /// A file with trusted certificate authorities; the connection is encrypted.
    #[arg(help_heading = SERVER, long, value_name = "FILE")]
    pub(crate) tls_ca: Option<PathBuf>,

    /// A file with the certificate to show to the server.
    #[arg(help_heading = SERVER, long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,

    /// A file with the key of the certificate.
    #[arg(help_heading = SERVER, long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is no cluster"))]
pub(crate) struct CoordinatorOptions {
    #[command(flatten)]
    pub(crate) server: ServerOptions,

    /// How many servers of a cluster keep a copy.
    #[arg(help_heading = SERVER, long, value_name = "N", default_value_t = 1)]
    pub(crate) replicas: usize,

    /// Drop another exploration that is in the queue.
    #[arg(help_heading = SERVER, long)]
    pub(crate) discard: bool,

    #[command(flatten)]
    pub(crate) check: CheckOptions,
}

#[derive(Debug, Args)]
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is no cluster"))]
pub(crate) struct WorkerOptions {
    #[command(flatten)]
    pub(crate) server: ServerOptions,

    /// Explore with N threads; auto uses one for each processor.
    #[arg(long, value_name = "N|auto", default_value = "1", value_parser = jobs)]
    pub(crate) jobs: usize,

    /// How long to explore before reporting, unless other workers are idle.
    #[arg(long, value_name = "DURATION", default_value = "5s", value_parser = humantime::parse_duration)]
    pub(crate) slice: Duration,

    /// Leave after being idle for this long; by default wait for the next exploration.
    #[arg(long, value_name = "DURATION", value_parser = humantime::parse_duration)]
    pub(crate) leave_after: Option<Duration>,

    /// The name of the worker; by default made from the machine and the process.
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// Print nothing on standard error.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Args)]
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is no cluster"))]
pub(crate) struct StatusOptions {
    #[command(flatten)]
    pub(crate) server: ServerOptions,

    /// Repeat until the exploration is over.
    #[arg(long)]
    pub(crate) watch: bool,

    /// Serve a page that shows the progress, at an address such as 127.0.0.1:8080.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) page: Option<String>,
}
