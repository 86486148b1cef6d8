
; The destructors of a thread's own variables. A list, the latest first, that nobody else sees.

@mazurka.thread_handlers = internal thread_local global ptr null

define i32 @mazurka.cxa_thread_atexit(ptr %function, ptr %argument, ptr %dso) {
  %node = call ptr @mazurka.private(i64 24)
  store ptr %function, ptr %node, align 8
  %second = getelementptr i8, ptr %node, i64 8
  store ptr %argument, ptr %second, align 8
  %third = getelementptr i8, ptr %node, i64 16
  %before = load ptr, ptr @mazurka.thread_handlers, align 8
  store ptr %before, ptr %third, align 8
  store ptr %node, ptr @mazurka.thread_handlers, align 8
  ret i32 0
}

define void @mazurka.run_thread_handlers() {
entry:
  br label %loop
loop:
  %node = load ptr, ptr @mazurka.thread_handlers, align 8
  %end = icmp eq ptr %node, null
  br i1 %end, label %done, label %call
call:
  %third = getelementptr i8, ptr %node, i64 16
  %next = load ptr, ptr %third, align 8
  store ptr %next, ptr @mazurka.thread_handlers, align 8
  %function = load ptr, ptr %node, align 8
  %second = getelementptr i8, ptr %node, i64 8
  %argument = load ptr, ptr %second, align 8
  call void %function(ptr %argument)
  br label %loop
done:
  ret void
}
