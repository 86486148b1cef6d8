
; Functions to be called when the process ends. A list, the latest first: whoever registers one changes
; the head, which is an event, while the nodes are nobody else's business.

@mazurka.exit_handlers = internal global i64 0

define i32 @mazurka.cxa_atexit(ptr %function, ptr %argument, ptr %dso) {
  %node = call ptr @mazurka.private(i64 24)
  store ptr %function, ptr %node, align 8
  %where = getelementptr i8, ptr %node, i64 8
  store ptr %argument, ptr %where, align 8
  %address = ptrtoint ptr %node to i64
  %before = atomicrmw xchg ptr @mazurka.exit_handlers, i64 %address seq_cst
  %link = getelementptr i8, ptr %node, i64 16
  store i64 %before, ptr %link, align 8
  ret i32 0
}

define i32 @mazurka.atexit(ptr %function) {
  %r = call i32 @mazurka.cxa_atexit(ptr %function, ptr null, ptr null)
  ret i32 %r
}

define void @mazurka.run_handlers() {
entry:
  br label %loop
loop:
  %first = load i64, ptr @mazurka.exit_handlers, align 8
  %end = icmp eq i64 %first, 0
  br i1 %end, label %done, label %call
call:
  %node = inttoptr i64 %first to ptr
  %link = getelementptr i8, ptr %node, i64 16
  %next = load i64, ptr %link, align 8
  store i64 %next, ptr @mazurka.exit_handlers, align 8
  %function = load ptr, ptr %node, align 8
  %where = getelementptr i8, ptr %node, i64 8
  %argument = load ptr, ptr %where, align 8
  call void %function(ptr %argument)
  br label %loop
done:
  ret void
}
