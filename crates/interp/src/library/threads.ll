; What the functions about threads and synchronisation objects do besides one operation of the
; machine. Each load and store here is an event of the checked program, unless its memory is private.

declare i64 @mazurka.spawn(ptr, ptr, i32)
declare i64 @mazurka.join(i64)
declare i64 @mazurka.next_thread()
declare i32 @mazurka.choose(i32)
declare i32 @mazurka.spurious()
declare i32 @mazurka.mutex_init(ptr, i32)
declare i32 @mazurka.mutex_lock(ptr)
declare i32 @mazurka.mutex_trylock(ptr)
declare i32 @mazurka.mutex_unlock(ptr)
declare i32 @mazurka.rwlock_tryrdlock(ptr)
declare i32 @mazurka.rwlock_trywrlock(ptr)
declare i32 @mazurka.sem_init(ptr, i32)
declare i32 @mazurka.sem_trywait(ptr)
declare i64 @mazurka.sem_value(ptr)
declare i32 @mazurka.enqueue(ptr, ptr)
declare i32 @mazurka.wake(ptr, i32)
declare i32 @mazurka.barrier_init(ptr, i32)
declare i64 @mazurka.parties(ptr)
declare i64 @mazurka.arrive(ptr)
declare i64 @mazurka.arrive_in_order(ptr)
declare i32 @mazurka.depart(ptr, i64, i64)
declare i32 @mazurka.depart_in_order(ptr, i64, i64)
declare i32 @mazurka.once_done(ptr)

; Threads. The identity is written before the thread begins, so that the thread itself may read it.

define i32 @mazurka.pthread_create(ptr %where, ptr %attr, ptr %start, ptr %arg) {
entry:
  %null = icmp eq ptr %attr, null
  br i1 %null, label %create, label %look
look:
  %state = load i32, ptr %attr, align 4
  br label %create
create:
  %detached = phi i32 [ 0, %entry ], [ %state, %look ]
  %id = call i64 @mazurka.next_thread()
  store i64 %id, ptr %where, align 8
  call i64 @mazurka.spawn(ptr %start, ptr %arg, i32 %detached)
  ret i32 0
}

declare i64 @mazurka.thread_self()

; Threads are numbered from 0 for suites.
define i32 @mazurka.tid() {
  %self = call i64 @mazurka.thread_self()
  %number = sub i64 %self, 1
  %r = trunc i64 %number to i32
  ret i32 %r
}

define i32 @mazurka.thrd_create(ptr %where, ptr %start, ptr %arg) {
  %r = call i32 @mazurka.pthread_create(ptr %where, ptr null, ptr %start, ptr %arg)
  ret i32 %r
}

define i32 @mazurka.pthread_join(i64 %id, ptr %where) {
  %result = call i64 @mazurka.join(i64 %id)
  %null = icmp eq ptr %where, null
  br i1 %null, label %done, label %write
write:
  store i64 %result, ptr %where, align 8
  br label %done
done:
  ret i32 0
}

define i32 @mazurka.thrd_join(i64 %id, ptr %where) {
  %result = call i64 @mazurka.join(i64 %id)
  %null = icmp eq ptr %where, null
  br i1 %null, label %done, label %write
write:
  %number = trunc i64 %result to i32
  store i32 %number, ptr %where, align 4
  br label %done
done:
  ret i32 0
}

define i32 @mazurka.attr_init(ptr %attr) {
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @mazurka.attr_setdetachstate(ptr %attr, i32 %state) {
  store i32 %state, ptr %attr, align 4
  ret i32 0
}

; No thread is ever cancelled, so what was asked for does not matter: the answer is what threads begin with.

define i32 @mazurka.set_cancellation(i32 %new, ptr %where) {
  %null = icmp eq ptr %where, null
  br i1 %null, label %done, label %write
write:
  store i32 0, ptr %where, align 4
  br label %done
done:
  ret i32 0
}

; Mutexes. A timed lock is an attempt at the moment at which it succeeds or the time is over: no
; schedule is lost, and it does not wait for ever.

define i32 @mazurka.mutexattr_init(ptr %attr) {
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @mazurka.mutexattr_settype(ptr %attr, i32 %type) {
  store i32 %type, ptr %attr, align 4
  ret i32 0
}

define i32 @mazurka.mutexattr_gettype(ptr %attr, ptr %where) {
  %type = load i32, ptr %attr, align 4
  store i32 %type, ptr %where, align 4
  ret i32 0
}

define i32 @mazurka.pthread_mutex_init(ptr %mutex, ptr %attr) {
entry:
  %null = icmp eq ptr %attr, null
  br i1 %null, label %init, label %look
look:
  %type = load i32, ptr %attr, align 4
  br label %init
init:
  %kind = phi i32 [ 0, %entry ], [ %type, %look ]
  %r = call i32 @mazurka.mutex_init(ptr %mutex, i32 %kind)
  ret i32 0
}

; 16 is EBUSY, 110 ETIMEDOUT, 1 thrd_busy, 4 thrd_timedout.
define i32 @mazurka.timed_out(i32 %r) {
  %busy = icmp eq i32 %r, 16
  %code = select i1 %busy, i32 110, i32 %r
  ret i32 %code
}

define i32 @mazurka.mutex_timedlock(ptr %mutex, ptr %time) {
  %r = call i32 @mazurka.mutex_trylock(ptr %mutex)
  %code = call i32 @mazurka.timed_out(i32 %r)
  ret i32 %code
}

define i32 @mazurka.mutex_clocklock(ptr %mutex, i32 %clock, ptr %time) {
  %r = call i32 @mazurka.mutex_timedlock(ptr %mutex, ptr %time)
  ret i32 %r
}

; The types are mtx_plain 0, mtx_recursive 1, mtx_timed 2.
define i32 @mazurka.mtx_init(ptr %mutex, i32 %type) {
  %kind = and i32 %type, 1
  %r = call i32 @mazurka.mutex_init(ptr %mutex, i32 %kind)
  ret i32 0
}

define i32 @mazurka.mtx_trylock(ptr %mutex) {
  %r = call i32 @mazurka.mutex_trylock(ptr %mutex)
  %fails = icmp ne i32 %r, 0
  %code = zext i1 %fails to i32
  ret i32 %code
}

define i32 @mazurka.mtx_timedlock(ptr %mutex, ptr %time) {
  %r = call i32 @mazurka.mutex_trylock(ptr %mutex)
  %fails = icmp ne i32 %r, 0
  %code = select i1 %fails, i32 4, i32 0
  ret i32 %code
}

define i32 @mazurka.rwlock_timedrdlock(ptr %lock, ptr %time) {
  %r = call i32 @mazurka.rwlock_tryrdlock(ptr %lock)
  %code = call i32 @mazurka.timed_out(i32 %r)
  ret i32 %code
}

define i32 @mazurka.rwlock_timedwrlock(ptr %lock, ptr %time) {
  %r = call i32 @mazurka.rwlock_trywrlock(ptr %lock)
  %code = call i32 @mazurka.timed_out(i32 %r)
  ret i32 %code
}

define i32 @mazurka.rwlock_clockrdlock(ptr %lock, i32 %clock, ptr %time) {
  %r = call i32 @mazurka.rwlock_timedrdlock(ptr %lock, ptr %time)
  ret i32 %r
}

define i32 @mazurka.rwlock_clockwrlock(ptr %lock, i32 %clock, ptr %time) {
  %r = call i32 @mazurka.rwlock_timedwrlock(ptr %lock, ptr %time)
  ret i32 %r
}

; Semaphores. They return -1 and say why in errno: 11 is EAGAIN, 22 EINVAL.

@mazurka.errno = thread_local global i32 0

define ptr @mazurka.errno_location() {
  ret ptr @mazurka.errno
}

define i32 @mazurka.fail(i32 %why) {
  %none = icmp eq i32 %why, 0
  br i1 %none, label %done, label %failed
failed:
  store i32 %why, ptr @mazurka.errno, align 4
  ret i32 -1
done:
  ret i32 0
}

define i32 @mazurka.posix_sem_init(ptr %sem, i32 %shared, i32 %value) {
  %large = icmp slt i32 %value, 0
  br i1 %large, label %bad, label %good
bad:
  %error = call i32 @mazurka.fail(i32 22)
  ret i32 %error
good:
  %r = call i32 @mazurka.sem_init(ptr %sem, i32 %value)
  ret i32 0
}

define i32 @mazurka.posix_sem_trywait(ptr %sem) {
  %r = call i32 @mazurka.sem_trywait(ptr %sem)
  %code = call i32 @mazurka.fail(i32 %r)
  ret i32 %code
}

define i32 @mazurka.sem_timedwait(ptr %sem, ptr %time) {
  %r = call i32 @mazurka.sem_trywait(ptr %sem)
  %empty = icmp ne i32 %r, 0
  %why = select i1 %empty, i32 110, i32 0
  %code = call i32 @mazurka.fail(i32 %why)
  ret i32 %code
}

define i32 @mazurka.sem_clockwait(ptr %sem, i32 %clock, ptr %time) {
  %r = call i32 @mazurka.sem_timedwait(ptr %sem, ptr %time)
  ret i32 %r
}

define i32 @mazurka.sem_getvalue(ptr %sem, ptr %where) {
  %word = call i64 @mazurka.sem_value(ptr %sem)
  %value = trunc i64 %word to i32
  store i32 %value, ptr %where, align 4
  ret i32 0
}

; Condition variables. A wait that returns by itself or because the time is over is one that never
; joined the queue: a wake-up that it could have had goes to nobody or to another, as it would if the
; wait had ended just before.

define i32 @mazurka.cond_wait(ptr %cond, ptr %mutex) {
  %choice = call i32 @mazurka.spurious()
  %spurious = icmp ne i32 %choice, 0
  br i1 %spurious, label %unlock, label %wait
wait:
  call i32 @mazurka.await_wake(ptr %cond, ptr %mutex, i32 0)
  ret i32 0
unlock:
  call i32 @mazurka.mutex_unlock(ptr %mutex)
  call i32 @mazurka.mutex_lock(ptr %mutex)
  ret i32 0
}

define i32 @mazurka.await_wake(ptr %cond, ptr %mutex, i32 %timed) {
  call i32 @mazurka.enqueue(ptr %cond, ptr %mutex)
  call i32 @mazurka.mutex_unlock(ptr %mutex)
  call i32 @mazurka.wake(ptr %cond, i32 %timed)
  call i32 @mazurka.mutex_lock(ptr %mutex)
  ret i32 0
}

define i32 @mazurka.cond_timedwait(ptr %cond, ptr %mutex, ptr %time) {
  %choice = call i32 @mazurka.choose(i32 2)
  %over = icmp ne i32 %choice, 0
  br i1 %over, label %unlock, label %wait
wait:
  call i32 @mazurka.await_wake(ptr %cond, ptr %mutex, i32 1)
  ret i32 0
unlock:
  call void @mazurka.time_is_over(ptr %time)
  call i32 @mazurka.mutex_unlock(ptr %mutex)
  call i32 @mazurka.mutex_lock(ptr %mutex)
  ret i32 110
}

define i32 @mazurka.cond_clockwait(ptr %cond, ptr %mutex, i32 %clock, ptr %time) {
  %r = call i32 @mazurka.cond_timedwait(ptr %cond, ptr %mutex, ptr %time)
  ret i32 %r
}

define i32 @mazurka.cnd_timedwait(ptr %cond, ptr %mutex, ptr %time) {
  %r = call i32 @mazurka.cond_timedwait(ptr %cond, ptr %mutex, ptr %time)
  %over = icmp ne i32 %r, 0
  %code = select i1 %over, i32 4, i32 0
  ret i32 %code
}

; Barriers. If somebody looks at who is told to be the last one, the order of arrivals counts.

define i32 @mazurka.pthread_barrier_init(ptr %barrier, ptr %attr, i32 %parties) {
  %none = icmp eq i32 %parties, 0
  br i1 %none, label %bad, label %good
bad:
  ret i32 22
good:
  %r = call i32 @mazurka.barrier_init(ptr %barrier, i32 %parties)
  ret i32 0
}

define i32 @mazurka.barrier_wait(ptr %barrier) {
  %parties = call i64 @mazurka.parties(ptr %barrier)
  %before = call i64 @mazurka.arrive(ptr %barrier)
  %round = udiv i64 %before, %parties
  call i32 @mazurka.depart(ptr %barrier, i64 %parties, i64 %round)
  ret i32 0
}

define i32 @mazurka.barrier_wait_in_order(ptr %barrier) {
  %parties = call i64 @mazurka.parties(ptr %barrier)
  %before = call i64 @mazurka.arrive_in_order(ptr %barrier)
  %round = udiv i64 %before, %parties
  call i32 @mazurka.depart_in_order(ptr %barrier, i64 %parties, i64 %round)
  %place = urem i64 %before, %parties
  %end = add i64 %place, 1
  %last = icmp eq i64 %end, %parties
  %r = select i1 %last, i32 -1, i32 0
  ret i32 %r
}

; Once: 0 not begun, 1 running, 2 done. If the function throws, somebody else may begin.

define i32 @mazurka.once(ptr %flag, ptr %function) personality ptr @mazurka.personality {
entry:
  br label %begin
begin:
  %pair = cmpxchg ptr %flag, i32 0, i32 1 acq_rel acquire
  %old = extractvalue { i32, i1 } %pair, 0
  switch i32 %old, label %wait [
    i32 0, label %run
    i32 2, label %done
  ]
run:
  invoke void %function() to label %returned unwind label %threw
returned:
  store atomic i32 2, ptr %flag release, align 4
  br label %done
threw:
  %exception = landingpad { ptr, i32 } cleanup
  store atomic i32 0, ptr %flag release, align 4
  resume { ptr, i32 } %exception
wait:
  %now = call i32 @mazurka.once_done(ptr %flag)
  %over = icmp eq i32 %now, 2
  br i1 %over, label %done, label %begin
done:
  ret i32 0
}

define void @mazurka.call_once(ptr %flag, ptr %function) {
  %r = call i32 @mazurka.once(ptr %flag, ptr %function)
  ret void
}

; Keys. Each thread has its own values; the destructors are common.

@mazurka.next_key = global i32 0
@mazurka.destructors = global [64 x i64] zeroinitializer
@mazurka.values = thread_local global [64 x ptr] zeroinitializer

define i32 @mazurka.key_create(ptr %where, ptr %destructor) {
  %key = atomicrmw add ptr @mazurka.next_key, i32 1 seq_cst
  %all = icmp uge i32 %key, 64
  br i1 %all, label %none, label %some
none:
  ret i32 11
some:
  %k = zext i32 %key to i64
  %place = getelementptr [64 x i64], ptr @mazurka.destructors, i64 0, i64 %k
  %d = ptrtoint ptr %destructor to i64
  store atomic i64 %d, ptr %place release, align 8
  store i32 %key, ptr %where, align 4
  ret i32 0
}

define i32 @mazurka.key_delete(i32 %key) {
  %bad = icmp uge i32 %key, 64
  br i1 %bad, label %none, label %some
none:
  ret i32 22
some:
  %k = zext i32 %key to i64
  %place = getelementptr [64 x i64], ptr @mazurka.destructors, i64 0, i64 %k
  store atomic i64 0, ptr %place release, align 8
  ret i32 0
}

define void @mazurka.tss_delete(i32 %key) {
  %r = call i32 @mazurka.key_delete(i32 %key)
  ret void
}

define i32 @mazurka.setspecific(i32 %key, ptr %value) {
  %bad = icmp uge i32 %key, 64
  br i1 %bad, label %none, label %some
none:
  ret i32 22
some:
  %k = zext i32 %key to i64
  %place = getelementptr [64 x ptr], ptr @mazurka.values, i64 0, i64 %k
  store ptr %value, ptr %place, align 8
  ret i32 0
}

define ptr @mazurka.getspecific(i32 %key) {
  %bad = icmp uge i32 %key, 64
  br i1 %bad, label %none, label %some
none:
  ret ptr null
some:
  %k = zext i32 %key to i64
  %place = getelementptr [64 x ptr], ptr @mazurka.values, i64 0, i64 %k
  %value = load ptr, ptr %place, align 8
  ret ptr %value
}

; Where a thread starts if there are keys or variables with destructors, and how it ends: destructors are called until no values are
; left, at most four times around.

define ptr @mazurka.thread(ptr %start, ptr %arg) {
  %r = call ptr %start(ptr %arg)
  %result = call ptr @mazurka.finish(ptr %r)
  ret ptr %result
}

define ptr @mazurka.finish(ptr %result) {
entry:
  call void @mazurka.run_thread_handlers()
  br label %round
round:
  %n = phi i32 [ 0, %entry ], [ %n1, %around ]
  br label %next
next:
  %k = phi i64 [ 0, %round ], [ %k1, %step ]
  %called = phi i1 [ false, %round ], [ %called1, %step ]
  %all = icmp eq i64 %k, 64
  br i1 %all, label %around, label %look
look:
  %place = getelementptr [64 x ptr], ptr @mazurka.values, i64 0, i64 %k
  %value = load ptr, ptr %place, align 8
  %empty = icmp eq ptr %value, null
  br i1 %empty, label %step, label %clear
clear:
  %slot = getelementptr [64 x i64], ptr @mazurka.destructors, i64 0, i64 %k
  %d = load atomic i64, ptr %slot acquire, align 8
  store ptr null, ptr %place, align 8
  %without = icmp eq i64 %d, 0
  br i1 %without, label %step, label %destroy
destroy:
  %destructor = inttoptr i64 %d to ptr
  call void %destructor(ptr %value)
  br label %step
step:
  %called1 = phi i1 [ %called, %look ], [ %called, %clear ], [ true, %destroy ]
  %k1 = add i64 %k, 1
  br label %next
around:
  %n1 = add i32 %n, 1
  %more = icmp ult i32 %n1, 4
  %again = and i1 %called, %more
  br i1 %again, label %round, label %done
done:
  ret ptr %result
}

; The clock stands still.

define i32 @mazurka.clock_gettime(i32 %clock, ptr %where) {
  store i64 0, ptr %where, align 8
  %rest = getelementptr i8, ptr %where, i64 8
  store i64 0, ptr %rest, align 8
  ret i32 0
}

define i32 @mazurka.timespec_get(ptr %where, i32 %base) {
  %r = call i32 @mazurka.clock_gettime(i32 0, ptr %where)
  ret i32 %base
}

define i32 @mazurka.gettimeofday(ptr %where, ptr %zone) {
  %r = call i32 @mazurka.clock_gettime(i32 0, ptr %where)
  ret i32 0
}

define i64 @mazurka.time(ptr %where) {
  %null = icmp eq ptr %where, null
  br i1 %null, label %done, label %write
write:
  store i64 0, ptr %where, align 8
  br label %done
done:
  ret i64 0
}
