
; std::condition_variable begins with a pthread_cond_t, std::unique_lock with the address of its mutex.

declare i32 @mazurka.call.pthread_cond_init(ptr, ptr)
declare i32 @mazurka.call.pthread_cond_destroy(ptr)
declare i32 @mazurka.call.pthread_cond_wait(ptr, ptr)
declare i32 @mazurka.call.pthread_cond_signal(ptr)
declare i32 @mazurka.call.pthread_cond_broadcast(ptr)

define void @mazurka.condition_init(ptr %this) {
  %r = call i32 @mazurka.call.pthread_cond_init(ptr %this, ptr null)
  ret void
}

define void @mazurka.condition_destroy(ptr %this) {
  %r = call i32 @mazurka.call.pthread_cond_destroy(ptr %this)
  ret void
}

define void @mazurka.condition_wait(ptr %this, ptr %lock) {
  %mutex = load ptr, ptr %lock, align 8
  %r = call i32 @mazurka.call.pthread_cond_wait(ptr %this, ptr %mutex)
  ret void
}

define void @mazurka.condition_notify_one(ptr %this) {
  %r = call i32 @mazurka.call.pthread_cond_signal(ptr %this)
  ret void
}

define void @mazurka.condition_notify_all(ptr %this) {
  %r = call i32 @mazurka.call.pthread_cond_broadcast(ptr %this)
  ret void
}
