//! What can be seen of an exploration while it goes on.

use super::Pop;
use super::records::Mark;
use std::ops::Range;

impl Pop {
    /// Where in E the schedules lie that brought it about, the last one being that of the current run.
    /// All other events were chosen freely.
    pub fn schedules(&self) -> impl Iterator<Item = Range<usize>> {
        self.heads.iter().map(|&head| {
            let before = self.marks[..head as usize].iter().rev();
            let others = before.take_while(|&&mark| mark == Mark::Scheduled).count();
            head as usize - others..head as usize + 1
        })
    }

    /// The sleep set expressions after E, if they are used: events as thread and index, variables by
    /// the numbers of their objects.
    pub fn sleep_set(&self) -> Vec<String> {
        self.expressions.as_ref().map_or(Vec::new(), |expressions| expressions.shown())
    }
}
