
; Variables in functions that are initialised when control first comes to them. The first byte of the
; guard says that it is done; the upper half of it is a lock, which the thread that initialises holds.

declare void @mazurka.word_lock(ptr)
declare void @mazurka.word_unlock(ptr)

define i32 @mazurka.guard_acquire(ptr %guard) {
  %lock = getelementptr i8, ptr %guard, i64 4
  call void @mazurka.word_lock(ptr %lock)
  %flag = load atomic i8, ptr %guard seq_cst, align 1
  %done = icmp ne i8 %flag, 0
  br i1 %done, label %no, label %yes
no:
  call void @mazurka.word_unlock(ptr %lock)
  ret i32 0
yes:
  ret i32 1
}

define void @mazurka.guard_release(ptr %guard) {
  store atomic i8 1, ptr %guard seq_cst, align 1
  %lock = getelementptr i8, ptr %guard, i64 4
  call void @mazurka.word_unlock(ptr %lock)
  ret void
}

define void @mazurka.guard_abort(ptr %guard) {
  %lock = getelementptr i8, ptr %guard, i64 4
  call void @mazurka.word_unlock(ptr %lock)
  ret void
}
