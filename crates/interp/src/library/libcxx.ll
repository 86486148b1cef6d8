
; What libc++ has in its shared library and C cannot say; the rest is in models/libcxx_*.c.

; std::call_once: 0 not begun, 1 running, all ones done. If the function throws, somebody else may begin.
define void @mazurka._ZNSt3__111__call_onceERVmPvPFvS2_E(ptr %flag, ptr %argument, ptr %function) personality ptr @mazurka.personality {
entry:
  br label %begin
begin:
  %pair = cmpxchg ptr %flag, i64 0, i64 1 acq_rel acquire
  %old = extractvalue { i64, i1 } %pair, 0
  switch i64 %old, label %done [
    i64 0, label %run
    i64 1, label %wait
  ]
run:
  invoke void %function(ptr %argument) to label %returned unwind label %threw
returned:
  store atomic i64 -1, ptr %flag release, align 8
  br label %done
threw:
  %exception = landingpad { ptr, i32 } cleanup
  store atomic i64 0, ptr %flag release, align 8
  resume { ptr, i32 } %exception
wait:
  %now = call i32 @mazurka.once_done(ptr %flag)
  %over = icmp eq i32 %now, -1
  br i1 %over, label %done, label %begin
done:
  ret void
}

; A thread keeps what is to happen at its end, of which nothing is modelled: it frees it instead.
define void @mazurka.libcxx_set_thread_struct(ptr %this, ptr %struct) {
  call void @mazurka.free(ptr %struct)
  ret void
}

; How long the library has polled: so long that it sleeps, or that the time is over.
define i64 @mazurka.libcxx_polling_begins() {
  ret i64 0
}

define i64 @mazurka.libcxx_polling_ends() {
  ret i64 4000000000000000000
}

; std::exception_ptr is the address of the object.

define void @mazurka._ZSt17rethrow_exceptionSt13exception_ptr(ptr %pointer) {
  call void @mazurka._ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr %pointer)
  unreachable
}

define void @mazurka._ZNSt13exception_ptrC1ERKS_(ptr %this, ptr %other) {
  call void @mazurka._ZNSt15__exception_ptr13exception_ptrC1ERKS0_(ptr %this, ptr %other)
  ret void
}
@mazurka._ZNSt13exception_ptrC2ERKS_ = alias void (ptr, ptr), ptr @mazurka._ZNSt13exception_ptrC1ERKS_

define void @mazurka._ZNSt13exception_ptrD1Ev(ptr %this) {
  call void @mazurka._ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %this)
  ret void
}
@mazurka._ZNSt13exception_ptrD2Ev = alias void (ptr), ptr @mazurka._ZNSt13exception_ptrD1Ev

define ptr @mazurka._ZNSt13exception_ptraSERKS_(ptr %this, ptr %other) {
  %r = call ptr @mazurka._ZNSt15__exception_ptr13exception_ptraSERKS0_(ptr %this, ptr %other)
  ret ptr %r
}

; What std::make_exception_ptr of later versions calls: the first owner of an object that is not thrown yet.
define void @mazurka._ZNSt13exception_ptr31__from_native_exception_pointerEPv(ptr %result, ptr %object) {
  call void @mazurka.keep(ptr %object)
  store ptr %object, ptr %result, align 8
  ret void
}

; Throws an object that the caller owns.
define void @mazurka.libcxx_throw_kept(ptr %object) {
  %memory = getelementptr i8, ptr %object, i64 -32
  %type = load ptr, ptr %memory, align 8
  call void @mazurka.send(ptr %object, ptr %type)
  unreachable
}

; std::nested_exception.

define void @mazurka._ZNSt16nested_exceptionC1Ev(ptr %this) {
  %table = getelementptr i8, ptr @mazurka._ZTVSt16nested_exception, i64 16
  store ptr %table, ptr %this, align 8
  %inner = getelementptr i8, ptr %this, i64 8
  call void @mazurka._ZSt17current_exceptionv(ptr %inner)
  ret void
}
@mazurka._ZNSt16nested_exceptionC2Ev = alias void (ptr), ptr @mazurka._ZNSt16nested_exceptionC1Ev

define void @mazurka._ZNKSt16nested_exception14rethrow_nestedEv(ptr %this) {
  %inner = getelementptr i8, ptr %this, i64 8
  call void @mazurka._ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr %inner)
  unreachable
}

; What exceptions are told: a string has its text in itself unless its lowest bit is set.

define ptr @mazurka.libcxx_text(ptr %string) {
  %first = load i8, ptr %string, align 8
  %bit = and i8 %first, 1
  %long = icmp ne i8 %bit, 0
  br i1 %long, label %far, label %near
near:
  %local = getelementptr i8, ptr %string, i64 1
  ret ptr %local
far:
  %where = getelementptr i8, ptr %string, i64 16
  %text = load ptr, ptr %where, align 8
  ret ptr %text
}
