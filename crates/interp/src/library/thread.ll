
; std::thread. What it is to run is an object with virtual functions: two destructors, then the function.

declare i32 @mazurka.call.pthread_create(ptr, ptr, ptr, ptr)
declare i32 @mazurka.call.pthread_join(i64, ptr)
declare i32 @mazurka.call.pthread_detach(i64)
declare i64 @mazurka.call.pthread_self()

define void @mazurka.std_thread_start(ptr %this, ptr %holder, ptr %depend) {
  %state = load ptr, ptr %holder, align 8
  store ptr null, ptr %holder, align 8
  %r = call i32 @mazurka.call.pthread_create(ptr %this, ptr null, ptr @mazurka.std_thread_main, ptr %state)
  ret void
}

define ptr @mazurka.std_thread_main(ptr %state) {
  %table = load ptr, ptr %state, align 8
  %second = getelementptr i8, ptr %table, i64 8
  %third = getelementptr i8, ptr %table, i64 16
  %run = load ptr, ptr %third, align 8
  call void %run(ptr %state)
  %delete = load ptr, ptr %second, align 8
  call void %delete(ptr %state)
  ret ptr null
}

define void @mazurka.std_thread_join(ptr %this) {
  %id = load i64, ptr %this, align 8
  %none = icmp eq i64 %id, 0
  br i1 %none, label %empty, label %some
empty:
  call void @mazurka._ZSt20__throw_system_errori(i32 22)
  unreachable
some:
  %self = call i64 @mazurka.call.pthread_self()
  %own = icmp eq i64 %id, %self
  br i1 %own, label %itself, label %other
itself:
  call void @mazurka._ZSt20__throw_system_errori(i32 35)
  unreachable
other:
  %r = call i32 @mazurka.call.pthread_join(i64 %id, ptr null)
  store i64 0, ptr %this, align 8
  ret void
}

define void @mazurka.std_thread_detach(ptr %this) {
  %id = load i64, ptr %this, align 8
  %none = icmp eq i64 %id, 0
  br i1 %none, label %empty, label %some
empty:
  call void @mazurka._ZSt20__throw_system_errori(i32 22)
  unreachable
some:
  %r = call i32 @mazurka.call.pthread_detach(i64 %id)
  store i64 0, ptr %this, align 8
  ret void
}

define i32 @mazurka.hardware_concurrency() {
  ret i32 2
}
