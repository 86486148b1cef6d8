
; Handlers and messages. A handler is a word that says which message it runs, and then the function that
; is called when it is started, with its argument.

declare ptr @mazurka.lasting(i64)
declare i64 @mazurka.next_message(ptr)
declare i64 @mazurka.post(ptr, ptr, ptr, ptr)
declare void @mazurka.begin(ptr)
declare void @mazurka.end(ptr)

define i32 @mazurka.handler_with_function(ptr %where, ptr %start, ptr %arg) {
  %handler = call ptr @mazurka.lasting(i64 24)
  %f = getelementptr i8, ptr %handler, i64 8
  store ptr %start, ptr %f, align 8
  %a = getelementptr i8, ptr %handler, i64 16
  store ptr %arg, ptr %a, align 8
  store ptr %handler, ptr %where, align 8
  ret i32 0
}

define i32 @mazurka.handler_create(ptr %where) {
  %handler = call ptr @mazurka.lasting(i64 8)
  store ptr %handler, ptr %where, align 8
  ret i32 0
}

; Runs the function of the handler up to the place where it begins to serve messages.
define i32 @mazurka.handler_start(ptr %handler) {
  %f = getelementptr i8, ptr %handler, i64 8
  %start = load ptr, ptr %f, align 8
  %null = icmp eq ptr %start, null
  br i1 %null, label %done, label %run
run:
  %a = getelementptr i8, ptr %handler, i64 16
  %arg = load ptr, ptr %a, align 8
  call ptr %start(ptr %arg)
  br label %done
done:
  ret i32 0
}

define i32 @mazurka.post_event(ptr %handler, ptr %function, ptr %arg) {
  %id = call i64 @mazurka.next_message(ptr %handler)
  call i64 @mazurka.post(ptr @mazurka.message, ptr %handler, ptr %function, ptr %arg)
  ret i32 0
}

; What a message does.
define void @mazurka.message(ptr %handler, ptr %function, ptr %arg) {
  call void @mazurka.begin(ptr %handler)
  call ptr %function(ptr %arg)
  call void @mazurka.end(ptr %handler)
  ret void
}
