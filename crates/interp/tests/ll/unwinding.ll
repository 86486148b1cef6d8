; Threads that throw through functions with local variables that others may see, clean up, catch, go on,
; and wake whoever waits for a word.

@_ZTIi = external constant ptr
@x = global i64 0
@p = global ptr null
@word = global i32 0

declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare i32 @mazurka_choose(i32)
declare i64 @syscall(i64, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define void @raise(i32 %n) {
  %local = alloca i64
  store ptr %local, ptr @p
  %c = call i32 @mazurka_choose(i32 2)
  %z = icmp eq i32 %c, 0
  br i1 %z, label %throw, label %done
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %n, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
done:
  ret void
}

define void @middle(i32 %n) personality ptr @__gxx_personality_v0 {
  %local = alloca i64
  store ptr %local, ptr @p
  invoke void @raise(i32 %n) to label %ok unwind label %pad
ok:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  %old = atomicrmw add ptr @x, i64 1 seq_cst
  resume { ptr, i32 } %e
}

define ptr @worker(ptr %arg) personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %k = phi i32 [ 1, %entry ], [ %k1, %next ]
  invoke void @middle(i32 %k) to label %next unwind label %pad
pad:
  %e = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %e, 0
  %selector = extractvalue { ptr, i32 } %e, 1
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %matches = icmp eq i32 %selector, %id
  br i1 %matches, label %handle, label %other
handle:
  %object = call ptr @__cxa_begin_catch(ptr %exception)
  %number = load i32, ptr %object
  %wide = zext i32 %number to i64
  store i64 %wide, ptr @x
  call void @__cxa_end_catch()
  br label %next
other:
  resume { ptr, i32 } %e
next:
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 3
  br i1 %again, label %loop, label %end
end:
  %woken = call i64 (i64, ...) @syscall(i64 202, ptr @word, i32 1, i32 1)
  ret ptr null
}

define i32 @main() {
  %a = alloca i64
  %b = alloca i64
  %1 = call i32 @pthread_create(ptr %a, ptr null, ptr @worker, ptr null)
  %2 = call i32 @pthread_create(ptr %b, ptr null, ptr @worker, ptr null)
  ret i32 0
}
