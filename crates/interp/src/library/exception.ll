
; Exceptions. In front of an object that is thrown lie the description of its type, its destructor, and how
; many own it: the handlers and the exception_ptrs. What is known of an exception on its way is in
; private memory of its thread: the object (0), its type (8), what the handler gets (16), how many
; handlers it is in (24; negative once it is thrown on), the exception that was caught before it (32), the
; place where it was thrown (40).

@mazurka.caught = internal thread_local global ptr null
@mazurka.uncaught = internal thread_local global i32 0

declare void @mazurka.unwind(ptr)
declare void @mazurka.terminate()

define ptr @mazurka.__cxa_allocate_exception(i64 %size) {
  %all = add i64 %size, 32
  %memory = call ptr @mazurka.malloc(i64 %all)
  %none = icmp eq ptr %memory, null
  br i1 %none, label %full, label %done
full:
  call void @mazurka.terminate()
  unreachable
done:
  %object = getelementptr i8, ptr %memory, i64 32
  ret ptr %object
}

define void @mazurka.__cxa_free_exception(ptr %object) {
  %memory = getelementptr i8, ptr %object, i64 -32
  call void @mazurka.free(ptr %memory)
  ret void
}

define ptr @mazurka.__cxa_init_primary_exception(ptr %object, ptr %type, ptr %destructor) {
  %memory = getelementptr i8, ptr %object, i64 -32
  %second = getelementptr i8, ptr %object, i64 -24
  %third = getelementptr i8, ptr %object, i64 -16
  store ptr %type, ptr %memory, align 8
  store ptr %destructor, ptr %second, align 8
  store i64 0, ptr %third, align 8
  ret ptr %memory
}

define void @mazurka.__cxa_throw(ptr %object, ptr %type, ptr %destructor) {
  %memory = call ptr @mazurka.__cxa_init_primary_exception(ptr %object, ptr %type, ptr %destructor)
  %third = getelementptr i8, ptr %object, i64 -16
  store i64 1, ptr %third, align 8
  call void @mazurka.send(ptr %object, ptr %type)
  unreachable
}

; An exception sets out. Its owner is the one who handles it.
define void @mazurka.send(ptr %object, ptr %type) {
  %exception = call ptr @mazurka.private(i64 48)
  store ptr %object, ptr %exception, align 8
  %second = getelementptr i8, ptr %exception, i64 8
  store ptr %type, ptr %second, align 8
  call void @mazurka.throw_on(ptr %exception)
  unreachable
}

define void @mazurka.throw_on(ptr %exception) {
  %uncaught = load i32, ptr @mazurka.uncaught, align 4
  %more = add i32 %uncaught, 1
  store i32 %more, ptr @mazurka.uncaught, align 4
  call void @mazurka.unwind(ptr %exception)
  unreachable
}

define ptr @mazurka.__cxa_get_exception_ptr(ptr %exception) {
  %where = getelementptr i8, ptr %exception, i64 16
  %given = load ptr, ptr %where, align 8
  ret ptr %given
}

define ptr @mazurka.__cxa_begin_catch(ptr %exception) {
  %uncaught = load i32, ptr @mazurka.uncaught, align 4
  %less = sub i32 %uncaught, 1
  store i32 %less, ptr @mazurka.uncaught, align 4
  %counter = getelementptr i8, ptr %exception, i64 24
  %handlers = load i64, ptr %counter, align 8
  %again = icmp slt i64 %handlers, 0
  %minus = sub i64 0, %handlers
  %before = select i1 %again, i64 %minus, i64 %handlers
  %now = add i64 %before, 1
  store i64 %now, ptr %counter, align 8
  %last = load ptr, ptr @mazurka.caught, align 8
  %known = icmp eq ptr %last, %exception
  br i1 %known, label %done, label %push
push:
  %link = getelementptr i8, ptr %exception, i64 32
  store ptr %last, ptr %link, align 8
  store ptr %exception, ptr @mazurka.caught, align 8
  br label %done
done:
  %given = call ptr @mazurka.__cxa_get_exception_ptr(ptr %exception)
  ret ptr %given
}

define void @mazurka.__cxa_end_catch() {
  %exception = load ptr, ptr @mazurka.caught, align 8
  %none = icmp eq ptr %exception, null
  br i1 %none, label %done, label %some
some:
  %counter = getelementptr i8, ptr %exception, i64 24
  %handlers = load i64, ptr %counter, align 8
  %again = icmp slt i64 %handlers, 0
  %step = select i1 %again, i64 1, i64 -1
  %now = add i64 %handlers, %step
  store i64 %now, ptr %counter, align 8
  %over = icmp eq i64 %now, 0
  br i1 %over, label %pop, label %done
pop:
  %link = getelementptr i8, ptr %exception, i64 32
  %before = load ptr, ptr %link, align 8
  store ptr %before, ptr @mazurka.caught, align 8
  br i1 %again, label %done, label %release
release:
  %object = load ptr, ptr %exception, align 8
  call void @mazurka.release(ptr %object)
  br label %done
done:
  ret void
}

define void @mazurka.__cxa_rethrow() {
  %exception = load ptr, ptr @mazurka.caught, align 8
  %none = icmp eq ptr %exception, null
  br i1 %none, label %nothing, label %some
nothing:
  call void @mazurka.terminate()
  unreachable
some:
  %counter = getelementptr i8, ptr %exception, i64 24
  %handlers = load i64, ptr %counter, align 8
  %minus = sub i64 0, %handlers
  store i64 %minus, ptr %counter, align 8
  call void @mazurka.throw_on(ptr %exception)
  unreachable
}

define void @mazurka.__cxa_call_unexpected(ptr %exception) {
  %given = call ptr @mazurka.__cxa_begin_catch(ptr %exception)
  call void @mazurka.terminate()
  unreachable
}

define ptr @mazurka.__cxa_current_exception_type() {
  %exception = load ptr, ptr @mazurka.caught, align 8
  %none = icmp eq ptr %exception, null
  br i1 %none, label %nothing, label %some
nothing:
  ret ptr null
some:
  %where = getelementptr i8, ptr %exception, i64 8
  %type = load ptr, ptr %where, align 8
  ret ptr %type
}

define i32 @mazurka._ZSt19uncaught_exceptionsv() {
  %uncaught = load i32, ptr @mazurka.uncaught, align 4
  ret i32 %uncaught
}

define i1 @mazurka._ZSt18uncaught_exceptionv() {
  %uncaught = load i32, ptr @mazurka.uncaught, align 4
  %some = icmp ne i32 %uncaught, 0
  ret i1 %some
}

; One owner less.
define void @mazurka.release(ptr %object) {
  %counter = getelementptr i8, ptr %object, i64 -16
  %owners = atomicrmw sub ptr %counter, i64 1 seq_cst
  %last = icmp eq i64 %owners, 1
  br i1 %last, label %end, label %done
end:
  %second = getelementptr i8, ptr %object, i64 -24
  %destructor = load ptr, ptr %second, align 8
  %trivial = icmp eq ptr %destructor, null
  br i1 %trivial, label %free, label %destroy
destroy:
  call void %destructor(ptr %object)
  br label %free
free:
  call void @mazurka.__cxa_free_exception(ptr %object)
  br label %done
done:
  ret void
}

define void @mazurka.keep(ptr %object) {
  %none = icmp eq ptr %object, null
  br i1 %none, label %done, label %some
some:
  %counter = getelementptr i8, ptr %object, i64 -16
  %owners = atomicrmw add ptr %counter, i64 1 seq_cst
  br label %done
done:
  ret void
}

; std::exception_ptr is the address of the object.

define void @mazurka._ZSt17current_exceptionv(ptr %result) {
  %exception = load ptr, ptr @mazurka.caught, align 8
  %none = icmp eq ptr %exception, null
  br i1 %none, label %nothing, label %some
nothing:
  store ptr null, ptr %result, align 8
  ret void
some:
  %object = load ptr, ptr %exception, align 8
  call void @mazurka.keep(ptr %object)
  store ptr %object, ptr %result, align 8
  ret void
}

define void @mazurka._ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr %pointer) {
  %object = load ptr, ptr %pointer, align 8
  %none = icmp eq ptr %object, null
  br i1 %none, label %nothing, label %some
nothing:
  call void @mazurka.terminate()
  unreachable
some:
  call void @mazurka.keep(ptr %object)
  %memory = getelementptr i8, ptr %object, i64 -32
  %type = load ptr, ptr %memory, align 8
  call void @mazurka.send(ptr %object, ptr %type)
  unreachable
}

define void @mazurka._ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr %this) {
  %object = load ptr, ptr %this, align 8
  call void @mazurka.keep(ptr %object)
  ret void
}

define void @mazurka._ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %this) {
  %object = load ptr, ptr %this, align 8
  %none = icmp eq ptr %object, null
  br i1 %none, label %done, label %some
some:
  store ptr null, ptr %this, align 8
  call void @mazurka.release(ptr %object)
  br label %done
done:
  ret void
}

define void @mazurka._ZNSt15__exception_ptr13exception_ptrC1EPv(ptr %this, ptr %object) {
  store ptr %object, ptr %this, align 8
  call void @mazurka.keep(ptr %object)
  ret void
}

define void @mazurka._ZNSt15__exception_ptr13exception_ptrC1ERKS0_(ptr %this, ptr %other) {
  %object = load ptr, ptr %other, align 8
  call void @mazurka._ZNSt15__exception_ptr13exception_ptrC1EPv(ptr %this, ptr %object)
  ret void
}

define void @mazurka._ZNSt15__exception_ptr13exception_ptrD1Ev(ptr %this) {
  call void @mazurka._ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %this)
  ret void
}

define ptr @mazurka._ZNSt15__exception_ptr13exception_ptraSERKS0_(ptr %this, ptr %other) {
  %object = load ptr, ptr %other, align 8
  call void @mazurka.keep(ptr %object)
  call void @mazurka._ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %this)
  store ptr %object, ptr %this, align 8
  ret ptr %this
}

define ptr @mazurka._ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(ptr %this) {
  %object = load ptr, ptr %this, align 8
  %none = icmp eq ptr %object, null
  br i1 %none, label %nothing, label %some
nothing:
  ret ptr null
some:
  %memory = getelementptr i8, ptr %object, i64 -32
  %type = load ptr, ptr %memory, align 8
  ret ptr %type
}

; The classes of exceptions in the library. What those of <stdexcept> say is in their second word; it lies in
; memory that nobody changes.

@mazurka.class_type = constant i64 0
@mazurka.single_type = constant i64 0
@mazurka.pointer_type = constant i64 0

define void @mazurka.tell(ptr %this, ptr %text) {
  %length = call i64 @mazurka.strlen(ptr %text)
  %size = add i64 %length, 1
  %copy = call ptr @mazurka.private(i64 %size)
  %r = call ptr @mazurka.memcpy(ptr %copy, ptr %text, i64 %size)
  %where = getelementptr i8, ptr %this, i64 8
  store ptr %copy, ptr %where, align 8
  ret void
}

define ptr @mazurka.told(ptr %this) {
  %where = getelementptr i8, ptr %this, i64 8
  %text = load ptr, ptr %where, align 8
  ret ptr %text
}

define void @mazurka.tell_again(ptr %this, ptr %other) {
  %text = call ptr @mazurka.told(ptr %other)
  %where = getelementptr i8, ptr %this, i64 8
  store ptr %text, ptr %where, align 8
  ret void
}

define void @mazurka.nothing_to_destroy(ptr %this) {
  ret void
}

define void @mazurka._ZSt24__throw_out_of_range_fmtPKcz(ptr %format, ...) {
  %list = alloca [24 x i8], align 8
  %text = alloca [512 x i8], align 1
  call void @llvm.va_start.mazurka(ptr %list)
  %r = call i32 @mazurka.call.vsnprintf(ptr %text, i64 512, ptr %format, ptr %list)
  call void @mazurka._ZSt20__throw_out_of_rangePKc(ptr %text)
  unreachable
}

declare void @llvm.va_start.mazurka(ptr)
declare i32 @mazurka.call.vsnprintf(ptr, i64, ptr, ptr)

define void @mazurka.__cxa_bad_cast() {
  call void @mazurka._ZSt16__throw_bad_castv()
  unreachable
}

define void @mazurka.__cxa_bad_typeid() {
  call void @mazurka._ZSt18__throw_bad_typeidv()
  unreachable
}

define void @mazurka.__cxa_throw_bad_array_new_length() {
  call void @mazurka._ZSt28__throw_bad_array_new_lengthv()
  unreachable
}

; std::nested_exception: behind the table of virtual functions lies an exception_ptr.

@mazurka._ZTSSt16nested_exception = constant [21 x i8] c"St16nested_exception\00"
@mazurka._ZTISt16nested_exception = constant { ptr, ptr } { ptr @mazurka.class_type, ptr @mazurka._ZTSSt16nested_exception }
@mazurka._ZTVSt16nested_exception = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @mazurka._ZTISt16nested_exception, ptr @mazurka._ZNSt16nested_exceptionD1Ev, ptr @mazurka._ZNSt16nested_exceptionD0Ev] }

define void @mazurka._ZNSt16nested_exceptionD1Ev(ptr %this) {
  %inner = getelementptr i8, ptr %this, i64 8
  call void @mazurka._ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %inner)
  ret void
}

define void @mazurka._ZNSt16nested_exceptionD0Ev(ptr %this) {
  call void @mazurka._ZNSt16nested_exceptionD1Ev(ptr %this)
  call void @mazurka.free(ptr %this)
  ret void
}

@mazurka._ZNSt16nested_exceptionD2Ev = alias void (ptr), ptr @mazurka._ZNSt16nested_exceptionD1Ev
