
; The time stamp counter: each thread has one of its own, which counts how often it was read.

@mazurka.cycle = internal thread_local global i64 0

define i64 @mazurka.cycles() {
  %old = load i64, ptr @mazurka.cycle, align 8
  %new = add i64 %old, 1
  store i64 %new, ptr @mazurka.cycle, align 8
  ret i64 %new
}
