//! How much memory the process uses, where the system tells.

/// The most memory that this process has had in use, in bytes.
pub(crate) fn peak() -> Option<u64> {
    status("VmHWM:")
}

/// The memory that this process uses now, in bytes.
pub(crate) fn in_use() -> Option<u64> {
    status("VmRSS:")
}

fn status(field: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
