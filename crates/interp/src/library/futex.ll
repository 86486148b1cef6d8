
; Futexes. Each address has a queue of threads and a lock, as in the kernel: whoever waits looks at the word
; and joins the queue while nobody can wake. The lock is the first 24 bytes of what wait_queue gives, a
; condition variable the rest.

declare ptr @mazurka.wait_queue(ptr)
declare void @mazurka.unsupported()
declare i32 @mazurka.call.cnd_signal(ptr)
declare i32 @mazurka.call.cnd_broadcast(ptr)
declare i64 @mazurka.call.thrd_current()

; 0 if somebody has woken the thread, 11 (EAGAIN) if the word is another one, 110 (ETIMEDOUT).
define i32 @mazurka.futex_wait(ptr %address, i32 %value, i1 %timed) {
  %queue = call ptr @mazurka.wait_queue(ptr %address)
  %waiting = getelementptr i8, ptr %queue, i64 24
  call i32 @mazurka.mutex_lock(ptr %queue)
  %now = load atomic i32, ptr %address seq_cst, align 4
  %same = icmp eq i32 %now, %value
  br i1 %same, label %look, label %differs
differs:
  call i32 @mazurka.mutex_unlock(ptr %queue)
  ret i32 11
look:
  br i1 %timed, label %choose, label %wait
choose:
  %choice = call i32 @mazurka.choose(i32 2)
  %over = icmp ne i32 %choice, 0
  br i1 %over, label %late, label %wait
late:
  call i32 @mazurka.mutex_unlock(ptr %queue)
  ret i32 110
wait:
  %flag = zext i1 %timed to i32
  call i32 @mazurka.enqueue(ptr %waiting, ptr %queue)
  call i32 @mazurka.mutex_unlock(ptr %queue)
  call i32 @mazurka.wake(ptr %waiting, i32 %flag)
  ret i32 0
}

; Wakes so many threads; returns how many there were to wake.
define i64 @mazurka.futex_wake(ptr %address, i32 %count) {
entry:
  %most = sext i32 %count to i64
  %queue = call ptr @mazurka.wait_queue(ptr %address)
  %waiting = getelementptr i8, ptr %queue, i64 24
  call i32 @mazurka.mutex_lock(ptr %queue)
  %threads = load atomic i64, ptr %waiting seq_cst, align 8
  %none = icmp eq i64 %threads, 0
  br i1 %none, label %done, label %some
some:
  %all = icmp sge i64 %most, %threads
  br i1 %all, label %broadcast, label %next
broadcast:
  call i32 @mazurka.call.cnd_broadcast(ptr %waiting)
  br label %done
next:
  %k = phi i64 [ 0, %some ], [ %k1, %signal ]
  %enough = icmp sge i64 %k, %most
  br i1 %enough, label %done, label %signal
signal:
  call i32 @mazurka.call.cnd_signal(ptr %waiting)
  %k1 = add i64 %k, 1
  br label %next
done:
  %woken = phi i64 [ 0, %entry ], [ %threads, %broadcast ], [ %k, %next ]
  call i32 @mazurka.mutex_unlock(ptr %queue)
  ret i64 %woken
}

; The system calls: 202 is futex, with WAIT 0, WAKE 1, and 9 and 10 for the same with a set of bits, which
; must be all; 128 and 256 say who shares it and by which clock. 186 is gettid.
define i64 @mazurka.syscall(i64 %number, ptr %address, i32 %operation, i32 %value, ptr %timeout, ptr %second, i32 %bits) {
  switch i64 %number, label %unknown [
    i64 202, label %futex
    i64 186, label %gettid
  ]
gettid:
  %self = call i64 @mazurka.call.thrd_current()
  ret i64 %self
futex:
  %command = and i32 %operation, -385
  %all = icmp eq i32 %bits, -1
  switch i32 %command, label %unknown [
    i32 0, label %wait
    i32 1, label %wake
    i32 9, label %wait.bits
    i32 10, label %wake.bits
  ]
wait.bits:
  br i1 %all, label %wait, label %unknown
wake.bits:
  br i1 %all, label %wake, label %unknown
wait:
  %timed = icmp ne ptr %timeout, null
  %why = call i32 @mazurka.futex_wait(ptr %address, i32 %value, i1 %timed)
  %code = call i32 @mazurka.fail(i32 %why)
  %result = sext i32 %code to i64
  ret i64 %result
wake:
  %woken = call i64 @mazurka.futex_wake(ptr %address, i32 %value)
  ret i64 %woken
unknown:
  call void @mazurka.unsupported()
  unreachable
}

; What std::future waits with: a word, and a time in seconds and nanoseconds.
define i1 @mazurka._ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr %this, ptr %address, i32 %value, i1 %timed, i64 %seconds, i64 %rest) {
  %why = call i32 @mazurka.futex_wait(ptr %address, i32 %value, i1 %timed)
  %over = icmp eq i32 %why, 110
  br i1 %over, label %late, label %woken
late:
  %time = alloca [2 x i64], align 8
  %second = getelementptr i8, ptr %time, i64 8
  store i64 %seconds, ptr %time, align 8
  store i64 %rest, ptr %second, align 8
  call void @mazurka.time_is_over(ptr %time)
  ret i1 false
woken:
  ret i1 true
}

define i1 @mazurka._ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr %this, ptr %address, i32 %value, i1 %timed, i64 %seconds, i64 %rest) {
  %r = call i1 @mazurka._ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr %this, ptr %address, i32 %value, i1 %timed, i64 %seconds, i64 %rest)
  ret i1 %r
}

define void @mazurka._ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr %address) {
  %woken = call i64 @mazurka.futex_wake(ptr %address, i32 2147483647)
  ret void
}
