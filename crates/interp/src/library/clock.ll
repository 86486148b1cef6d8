
; Each thread has a clock of its own, which stands still except that a timed wait that times out moves
; it to where the wait was to end. So "has the time come" is answered as the wait was.

@mazurka.clock = internal thread_local global i64 1000000000

define i64 @mazurka.now() {
  %now = load i64, ptr @mazurka.clock, align 8
  ret i64 %now
}

; The system's clock of libc++ counts microseconds.
define i64 @mazurka.now_in_microseconds() {
  %now = load i64, ptr @mazurka.clock, align 8
  %microseconds = sdiv i64 %now, 1000
  ret i64 %microseconds
}

; A wait until some time, in seconds and nanoseconds, was too long.
define void @mazurka.time_is_over(ptr %time) {
  %seconds = load i64, ptr %time, align 8
  %where = getelementptr i8, ptr %time, i64 8
  %rest = load i64, ptr %where, align 8
  %scaled = mul i64 %seconds, 1000000000
  %then = add i64 %scaled, %rest
  %now = load i64, ptr @mazurka.clock, align 8
  %later = icmp sgt i64 %then, %now
  %new = select i1 %later, i64 %then, i64 %now
  store i64 %new, ptr @mazurka.clock, align 8
  ret void
}
