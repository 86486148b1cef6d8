//! The programs, written once for all three libraries.

/// Makes a module with all programs out of the types of a library.
#[macro_export]
macro_rules! programs {
    ($module:ident, $root:ident, $arc:path) => {
        mod $module {
            use $arc as Arc;
            use $root::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};
            use $root::sync::{Condvar, Mutex, RwLock, mpsc};
            use $root::{hint, thread};

            $root::lazy_static! {
                static ref TABLE: AtomicUsize = AtomicUsize::new(1);
            }

            /// Runs code in so many threads besides main, and waits for them.
            fn spawn<S: Send + Sync + 'static>(n: usize, shared: &Arc<S>, f: fn(&S, usize)) {
                let spawn = |k| {
                    let shared = shared.clone();
                    thread::spawn(move || f(&shared, k))
                };
                let threads: Vec<_> = (0..n).map(spawn).collect();
                threads.into_iter().for_each(|thread| thread.join().unwrap());
            }

            fn counter(n: usize) {
                let count = Arc::new(AtomicUsize::new(0));
                spawn(n, &count, |count, _| drop(count.fetch_add(1, AcqRel).to_string()));
                assert_eq!(count.load(Acquire), n);
            }

            fn own_variables(n: usize) {
                let all: Arc<Vec<AtomicUsize>> = Arc::new((0..n).map(AtomicUsize::new).collect());
                spawn(n, &all, |all, k| all[k].store(7, Release));
                assert!(all.iter().all(|one| one.load(Acquire) == 7));
            }

            fn mutex(n: usize) {
                let count = Arc::new(Mutex::new(0));
                spawn(n, &count, |count, _| *count.lock().unwrap() += 1);
                assert_eq!(*count.lock().unwrap(), n);
            }

            fn rwlock(readers: usize) {
                let lock = Arc::new(RwLock::new(0));
                spawn(readers + 1, &lock, |lock, k| match k {
                    0 => *lock.write().unwrap() = 2,
                    _ => assert_eq!(*lock.read().unwrap() % 2, 0),
                });
            }

            fn condvar(waiting: usize) {
                let shared = Arc::new((Mutex::new(false), Condvar::new()));
                spawn(waiting + 1, &shared, |(ready, changed), k| {
                    let mut ready = ready.lock().unwrap();
                    if k == 0 {
                        *ready = true;
                        changed.notify_all();
                    }
                    while !*ready {
                        ready = changed.wait(ready).unwrap();
                    }
                });
            }

            fn channel(senders: usize) {
                let (send, receive) = mpsc::channel();
                let spawn = |n| {
                    let send = send.clone();
                    thread::spawn(move || send.send(n).unwrap())
                };
                let threads: Vec<_> = (1..=senders).map(spawn).collect();
                let sum: usize = (0..senders).map(|_| receive.recv().unwrap()).sum();
                assert_eq!(sum, senders * (senders + 1) / 2);
                threads.into_iter().for_each(|thread| thread.join().unwrap());
            }

            /// A stack of numbered nodes: 0 is none.
            struct Stack {
                head: AtomicUsize,
                next: Vec<AtomicUsize>,
            }

            impl Stack {
                fn push(&self, node: usize) {
                    let mut head = self.head.load(Acquire);
                    loop {
                        self.next[node].store(head, Relaxed);
                        match self.head.compare_exchange(head, node, AcqRel, Acquire) {
                            Ok(_) => return,
                            Err(now) => head = now,
                        }
                    }
                }

                fn pop(&self) -> usize {
                    let mut head = self.head.load(Acquire);
                    while head != 0 {
                        let next = self.next[head].load(Relaxed);
                        match self.head.compare_exchange(head, next, AcqRel, Acquire) {
                            Ok(_) => return head,
                            Err(now) => head = now,
                        }
                    }
                    0
                }
            }

            fn treiber_stack(n: usize) {
                let next = (0..=n).map(|_| AtomicUsize::new(0)).collect();
                let stack = Arc::new(Stack { head: AtomicUsize::new(0), next });
                spawn(n, &stack, |stack, k| {
                    stack.push(k + 1);
                    assert_ne!(stack.pop(), 0);
                });
                assert_eq!(stack.pop(), 0);
            }

            /// A bounded queue for any number of producers and consumers: each slot has the ticket that is next.
            struct Queue {
                head: AtomicUsize,
                tail: AtomicUsize,
                tickets: Vec<AtomicUsize>,
                values: Vec<AtomicUsize>,
            }

            impl Queue {
                fn try_push(&self, value: usize) -> bool {
                    let tail = self.tail.load(Relaxed);
                    let slot = tail % self.tickets.len();
                    let free = self.tickets[slot].load(Acquire) == tail;
                    if !free
                        || self.tail.compare_exchange(tail, tail + 1, Relaxed, Relaxed).is_err()
                    {
                        return false;
                    }
                    self.values[slot].store(value, Relaxed);
                    self.tickets[slot].store(tail + 1, Release);
                    true
                }

                fn try_pop(&self) -> Option<usize> {
                    let head = self.head.load(Relaxed);
                    let slot = head % self.tickets.len();
                    let full = self.tickets[slot].load(Acquire) == head + 1;
                    if !full
                        || self.head.compare_exchange(head, head + 1, Relaxed, Relaxed).is_err()
                    {
                        return None;
                    }
                    let value = self.values[slot].load(Relaxed);
                    self.tickets[slot].store(head + self.tickets.len(), Release);
                    Some(value)
                }
            }

            fn mpmc_queue(n: usize) {
                let all = |number: fn(usize) -> usize| (0..2).map(number).map(AtomicUsize::new);
                let queue = Arc::new(Queue {
                    head: AtomicUsize::new(0),
                    tail: AtomicUsize::new(0),
                    tickets: all(|k| k).collect(),
                    values: all(|_| 0).collect(),
                });
                spawn(n, &queue, |queue, k| match k % 2 {
                    0 => drop(queue.try_push(7).to_string()),
                    _ => assert!(queue.try_pop().is_none_or(|value| value == 7)),
                });
            }

            fn arc(n: usize) {
                let mut arc = Arc::new(7);
                let spawn = |_| {
                    let arc = arc.clone();
                    thread::spawn(move || assert_eq!(*arc, 7))
                };
                let threads: Vec<_> = (0..n).map(spawn).collect();
                threads.into_iter().for_each(|thread| thread.join().unwrap());
                *Arc::get_mut(&mut arc).expect("all others are dropped") = 8;
            }

            fn seqlock(readers: usize) {
                let lock = Arc::new([const { 0 }; 3].map(AtomicUsize::new));
                spawn(readers + 1, &lock, |[version, x, y], k| {
                    if k == 0 {
                        version.store(1, SeqCst);
                        x.store(1, SeqCst);
                        y.store(1, SeqCst);
                        version.store(2, SeqCst);
                        return;
                    }
                    let before = version.load(SeqCst);
                    let (x, y) = (x.load(SeqCst), y.load(SeqCst));
                    if before % 2 == 0 && version.load(SeqCst) == before {
                        assert_eq!(x, y);
                    }
                });
            }

            fn spin_lock(n: usize) {
                let lock = Arc::new((AtomicBool::new(false), AtomicUsize::new(0)));
                spawn(n, &lock, |(taken, count), _| {
                    while taken.swap(true, Acquire) {
                        hint::spin_loop();
                    }
                    count.store(count.load(Relaxed) + 1, Relaxed);
                    taken.store(false, Release);
                });
                assert_eq!(lock.1.load(Relaxed), n);
            }

            fn ticket_lock(n: usize) {
                let lock = Arc::new([const { 0 }; 2].map(AtomicUsize::new));
                spawn(n, &lock, |[next, serving], _| {
                    let ticket = next.fetch_add(1, Relaxed);
                    // No hint: that the loop waits has to be recognised.
                    while serving.load(Acquire) != ticket {}
                    serving.store(ticket + 1, Release);
                });
            }

            fn once(n: usize) {
                spawn(n, &Arc::new(()), |(), _| drop(TABLE.fetch_add(1, AcqRel).to_string()));
                assert_eq!(TABLE.load(Acquire), n + 1);
            }

            fn park(n: usize) {
                let main = thread::current();
                let left = Arc::new(AtomicUsize::new(n));
                let spawn = |_| {
                    let (main, left) = (main.clone(), left.clone());
                    thread::spawn(move || {
                        left.fetch_sub(1, AcqRel);
                        main.unpark();
                    })
                };
                let threads: Vec<_> = (0..n).map(spawn).collect();
                while left.load(Acquire) != 0 {
                    thread::park();
                }
                threads.into_iter().for_each(|thread| thread.join().unwrap());
            }

            /// All programs: a name, what the number is, and the function.
            pub(crate) const PROGRAMS: &[(&str, fn(usize))] = &[
                ("counter", counter),
                ("own_variables", own_variables),
                ("mutex", mutex),
                ("rwlock", rwlock),
                ("condvar", condvar),
                ("channel", channel),
                ("treiber_stack", treiber_stack),
                ("mpmc_queue", mpmc_queue),
                ("arc", arc),
                ("seqlock", seqlock),
                ("spin_lock", spin_lock),
                ("ticket_lock", ticket_lock),
                ("once", once),
                ("park", park),
            ];
        }
    };
}
