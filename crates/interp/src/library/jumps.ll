
; longjmp reads what setjmp has saved: where it returns a second time, in which frame, and of which thread.

declare void @mazurka.jump(i64, i64, i64, i32)

define void @mazurka.longjmp(ptr %buffer, i32 %value) {
  %site = load i64, ptr %buffer, align 8
  %second = getelementptr i8, ptr %buffer, i64 16
  %frame = load i64, ptr %second, align 8
  %third = getelementptr i8, ptr %buffer, i64 24
  %thread = load i64, ptr %third, align 8
  call void @mazurka.jump(i64 %site, i64 %frame, i64 %thread, i32 %value)
  unreachable
}
