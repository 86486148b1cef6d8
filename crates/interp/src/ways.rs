//! Ways from one local state to the next, and what lies along them.
//!
//! A way is gone again if the visible operation gives what it gave before and the memory of the thread's
//! own that was read on the way still holds what it held. What was written there is written again.

use crate::locals::UNKNOWN;
use crate::machine::Machine;
use crate::memory::State;
use rustc_hash::FxHashMap;

/// Along a way with more reads and writes, nothing is remembered.
const MOST_TOUCHES: usize = 8;

/// A word of memory of a thread's own: one that was read, or what was written there. If it has no bytes,
/// the number of the thread itself.
#[derive(Clone, Copy, Debug)]
struct Touch {
    pointer: u64,
    size: u32,
    write: bool,
    word: u64,
}

impl Touch {
    fn overlaps(&self, pointer: u64, size: u32) -> bool {
        self.pointer < pointer + u64::from(size) && pointer < self.pointer + u64::from(self.size)
    }
}

/// What a thread has touched since its last visible operation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Touches {
    list: Vec<Touch>,
    /// Whether there was more than can be remembered.
    spoilt: bool,
}

impl Touches {
    /// A visible operation was performed.
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.spoilt = false;
    }

    /// The thread has done something that is not remembered.
    pub(crate) fn spoil(&mut self) {
        self.spoilt = true;
    }

    /// The thread has done what depends on its number.
    pub(crate) fn number(&mut self, t: usize) {
        self.touch(Touch { pointer: 0, size: 0, write: false, word: t as u64 });
    }

    /// The thread has read a word of its own.
    pub(crate) fn read(&mut self, pointer: u64, size: u32, word: u64) {
        self.touch(Touch { pointer, size, write: false, word });
    }

    /// The thread has written a word of its own.
    pub(crate) fn write(&mut self, pointer: u64, size: u32, word: u64) {
        self.touch(Touch { pointer, size, write: true, word });
    }

    /// What was written on the way is not what was there before; so each word is noted once as it was
    /// read before anything else, and once as it was written last.
    fn touch(&mut self, new: Touch) {
        let Touch { pointer, size, .. } = new;
        if self.spoilt {
            return;
        }
        let full = self.list.len() == MOST_TOUCHES;
        let mut written = self.list.iter_mut().filter(|old| old.write);
        match written.find(|old| old.overlaps(pointer, size)) {
            Some(old) if (old.pointer, old.size) != (pointer, size) => self.spoilt = true,
            Some(old) if new.write => old.word = new.word,
            Some(_) => {}
            None if full => self.spoilt = true,
            None => self.list.push(new),
        }
    }
}

/// Where a visible operation has led.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// What the operation gave.
    gave: u64,
    to: u32,
    /// Where its touches begin, and how many there are.
    touches: (u32, u32),
}

/// All ways that are remembered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways {
    ways: Vec<Way>,
    touches: Vec<Touch>,
    /// For each state the way that was found first.
    first: Vec<u32>,
    /// The others: from which state, with what.
    others: FxHashMap<(u32, u64), u32>,
    /// Where new threads come to, by their function and its arguments.
    births: FxHashMap<(u32, [u64; 2]), u32>,
}

impl Ways {
    /// The bytes that are in use.
    pub(crate) fn size(&self) -> usize {
        self.ways.len() * size_of::<Way>()
            + self.touches.len() * size_of::<Touch>()
            + self.first.len() * 4
            + self.others.len() * 24
            + self.births.len() * 32
    }

    /// The way from a state that was gone before when the operation gave this.
    #[inline]
    fn find(&self, from: u32, gave: u64) -> Option<Way> {
        let first = *self.first.get(from as usize)?;
        let way = *self.ways.get(first as usize)?;
        if way.gave == gave {
            return Some(way);
        }
        Some(self.ways[*self.others.get(&(from, gave))? as usize])
    }

    /// Remembers a way that is not known.
    pub(crate) fn connect(&mut self, from: u32, gave: u64, to: u32, touches: &Touches) {
        if touches.spoilt {
            return;
        }
        let number = self.ways.len() as u32;
        let place = from as usize;
        if self.first.len() <= place {
            self.first.resize(place + 1, UNKNOWN);
        }
        if self.first[place] == UNKNOWN {
            self.first[place] = number;
        } else if self.ways[self.first[place] as usize].gave == gave
            || self.others.contains_key(&(from, gave))
        {
            // It is known, but what was read differs.
            return;
        } else {
            self.others.insert((from, gave), number);
        }
        self.add(gave, to, touches);
    }

    /// Remembers where a new thread comes to.
    pub(crate) fn connect_birth(&mut self, birth: (u32, [u64; 2]), to: u32, touches: &Touches) {
        if !touches.spoilt && to != UNKNOWN {
            self.births.entry(birth).or_insert(self.ways.len() as u32);
            self.add(0, to, touches);
        }
    }

    fn add(&mut self, gave: u64, to: u32, touches: &Touches) {
        let (start, count) = (self.touches.len() as u32, touches.list.len() as u32);
        self.touches.extend_from_slice(&touches.list);
        self.ways.push(Way { gave, to, touches: (start, count) });
    }
}

impl Machine {
    /// Where a way leads that was gone before and can be gone now.
    #[inline]
    pub(crate) fn way(&self, t: usize, from: u32, gave: u64) -> Option<KnownWay> {
        self.opened(t, self.locals.ways.find(from, gave)?)
    }

    /// Where a new thread comes to, if that is known.
    pub(crate) fn birth(&self, t: usize, birth: (u32, [u64; 2])) -> Option<KnownWay> {
        let number = *self.locals.ways.births.get(&birth)?;
        self.opened(t, self.locals.ways.ways[number as usize])
    }

    /// A way, if it can be gone now.
    #[inline]
    fn opened(&self, t: usize, way: Way) -> Option<KnownWay> {
        let (first, count) = way.touches;
        let touches = &self.locals.ways.touches[first as usize..][..count as usize];
        let open = touches.iter().all(|touch| {
            if touch.size == 0 {
                return touch.word == t as u64;
            }
            let found = self.memory.find(touch.pointer, touch.size);
            found.is_ok_and(|(block, at)| {
                let own = block.private && block.state == State::Alive;
                own && (touch.write || self.memory.read(at, touch.size) == touch.word)
            })
        });
        open.then_some(KnownWay { to: way.to, touches: way.touches })
    }

    /// A thread goes a way that is open.
    #[inline]
    pub(crate) fn go(&mut self, t: usize, way: KnownWay) {
        self.locals.uses += 1;
        let (first, count) = way.touches;
        for k in first..first + count {
            let touch = self.locals.ways.touches[k as usize];
            if let (true, Ok((_, at))) = (touch.write, self.memory.find(touch.pointer, touch.size))
            {
                self.replace(at, touch.size, self.memory.read(at, touch.size), touch.word);
            }
        }
        self.enter(t, way.to);
    }
}

/// A way that is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownWay {
    to: u32,
    touches: (u32, u32),
}
