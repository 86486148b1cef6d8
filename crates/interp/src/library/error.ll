
; std::error_code and its categories. A category has a table of virtual functions: two destructors, name,
; a message as the old string, message, default_error_condition, and two that compare.

@mazurka.category_table = constant [8 x ptr] [ptr @mazurka.nothing_to_destroy, ptr @mazurka.nothing_to_destroy, ptr @mazurka.generic_name, ptr @mazurka.nothing_to_destroy, ptr @mazurka.error_message, ptr @mazurka.default_condition, ptr @mazurka.is_condition, ptr @mazurka.is_code]
@mazurka.future_table = constant [8 x ptr] [ptr @mazurka.nothing_to_destroy, ptr @mazurka.nothing_to_destroy, ptr @mazurka.future_name, ptr @mazurka.nothing_to_destroy, ptr @mazurka.future_message, ptr @mazurka.default_condition, ptr @mazurka.is_condition, ptr @mazurka.is_code]
@mazurka.generic_category = constant ptr @mazurka.category_table
@mazurka.system_category = constant ptr @mazurka.category_table
@mazurka.future_category = constant ptr @mazurka.future_table
@mazurka.generic = constant [8 x i8] c"generic\00"
@mazurka.future = constant [7 x i8] c"future\00"

define ptr @mazurka._ZNSt3_V216generic_categoryEv() {
  ret ptr @mazurka.generic_category
}

define ptr @mazurka._ZNSt3_V215system_categoryEv() {
  ret ptr @mazurka.system_category
}

define ptr @mazurka._ZSt15future_categoryv() {
  ret ptr @mazurka.future_category
}

define ptr @mazurka.generic_name(ptr %this) {
  ret ptr @mazurka.generic
}

define ptr @mazurka.future_name(ptr %this) {
  ret ptr @mazurka.future
}

define { i32, ptr } @mazurka.default_condition(ptr %this, i32 %code) {
  %first = insertvalue { i32, ptr } undef, i32 %code, 0
  %both = insertvalue { i32, ptr } %first, ptr %this, 1
  ret { i32, ptr } %both
}

; Whether a number in this category is what a condition or a code, a number and its category, says.
define i1 @mazurka.is_condition(ptr %this, i32 %code, ptr %condition) {
  %number = load i32, ptr %condition, align 8
  %where = getelementptr i8, ptr %condition, i64 8
  %category = load ptr, ptr %where, align 8
  %equal = icmp eq i32 %number, %code
  %same = icmp eq ptr %category, %this
  %both = and i1 %equal, %same
  ret i1 %both
}

define i1 @mazurka.is_code(ptr %this, ptr %code, i32 %number) {
  %r = call i1 @mazurka.is_condition(ptr %this, i32 %number, ptr %code)
  ret i1 %r
}

@mazurka.e0 = constant [8 x i8] c"Success\00"
@mazurka.e1 = constant [24 x i8] c"Operation not permitted\00"
@mazurka.e11 = constant [33 x i8] c"Resource temporarily unavailable\00"
@mazurka.e12 = constant [23 x i8] c"Cannot allocate memory\00"
@mazurka.e16 = constant [24 x i8] c"Device or resource busy\00"
@mazurka.e22 = constant [17 x i8] c"Invalid argument\00"
@mazurka.e35 = constant [26 x i8] c"Resource deadlock avoided\00"
@mazurka.e110 = constant [21 x i8] c"Connection timed out\00"
@mazurka.e_other = constant [14 x i8] c"Unknown error\00"

define ptr @mazurka.error_text(i32 %code) {
  switch i32 %code, label %other [
    i32 0, label %l0
    i32 1, label %l1
    i32 11, label %l11
    i32 12, label %l12
    i32 16, label %l16
    i32 22, label %l22
    i32 35, label %l35
    i32 110, label %l110
  ]
l0:
  ret ptr @mazurka.e0
l1:
  ret ptr @mazurka.e1
l11:
  ret ptr @mazurka.e11
l12:
  ret ptr @mazurka.e12
l16:
  ret ptr @mazurka.e16
l22:
  ret ptr @mazurka.e22
l35:
  ret ptr @mazurka.e35
l110:
  ret ptr @mazurka.e110
other:
  ret ptr @mazurka.e_other
}

@mazurka.f1 = constant [25 x i8] c"Future already retrieved\00"
@mazurka.f2 = constant [26 x i8] c"Promise already satisfied\00"
@mazurka.f3 = constant [20 x i8] c"No associated state\00"
@mazurka.f4 = constant [15 x i8] c"Broken promise\00"

define ptr @mazurka.future_text(i32 %code) {
  switch i32 %code, label %other [
    i32 1, label %l1
    i32 2, label %l2
    i32 3, label %l3
    i32 4, label %l4
  ]
l1:
  ret ptr @mazurka.f1
l2:
  ret ptr @mazurka.f2
l3:
  ret ptr @mazurka.f3
l4:
  ret ptr @mazurka.f4
other:
  ret ptr @mazurka.e_other
}

; A std::string: where the text is, its length, then the text itself if it has at most 15 characters.
define void @mazurka.make_string(ptr %result, ptr %text) {
  %length = call i64 @mazurka.strlen(ptr %text)
  %size = add i64 %length, 1
  %second = getelementptr i8, ptr %result, i64 8
  %third = getelementptr i8, ptr %result, i64 16
  store i64 %length, ptr %second, align 8
  %short = icmp ult i64 %length, 16
  br i1 %short, label %copy, label %long
long:
  %memory = call ptr @mazurka.malloc(i64 %size)
  store i64 %length, ptr %third, align 8
  br label %copy
copy:
  %to = phi ptr [ %third, %0 ], [ %memory, %long ]
  store ptr %to, ptr %result, align 8
  %r = call ptr @mazurka.memcpy(ptr %to, ptr %text, i64 %size)
  ret void
}

define void @mazurka.error_message(ptr %result, ptr %this, i32 %code) {
  %text = call ptr @mazurka.error_text(i32 %code)
  call void @mazurka.make_string(ptr %result, ptr %text)
  ret void
}

define void @mazurka.future_message(ptr %result, ptr %this, i32 %code) {
  %text = call ptr @mazurka.future_text(i32 %code)
  call void @mazurka.make_string(ptr %result, ptr %text)
  ret void
}

; An exception with a code behind what it says.
define void @mazurka._ZSt20__throw_system_errori(i32 %code) {
  %text = call ptr @mazurka.error_text(i32 %code)
  %object = call ptr @mazurka.__cxa_allocate_exception(i64 32)
  call void @mazurka._ZNSt12system_errorC1EPKc(ptr %object, ptr %text)
  call void @mazurka.set_code(ptr %object, i32 %code, ptr @mazurka.generic_category)
  call void @mazurka.__cxa_throw(ptr %object, ptr @mazurka._ZTISt12system_error, ptr @mazurka.nothing_to_destroy)
  unreachable
}

@mazurka.future_prefix = constant [20 x i8] c"std::future_error: \00"

define void @mazurka._ZSt20__throw_future_errori(i32 %code) {
  %message = call ptr @mazurka.future_text(i32 %code)
  %buffer = alloca [64 x i8], align 1
  %r = call ptr @mazurka.strcpy(ptr %buffer, ptr @mazurka.future_prefix)
  %q = call ptr @mazurka.strcat(ptr %buffer, ptr %message)
  %object = call ptr @mazurka.__cxa_allocate_exception(i64 32)
  call void @mazurka._ZNSt12future_errorC1EPKc(ptr %object, ptr %buffer)
  call void @mazurka.set_code(ptr %object, i32 %code, ptr @mazurka.future_category)
  call void @mazurka.__cxa_throw(ptr %object, ptr @mazurka._ZTISt12future_error, ptr @mazurka.nothing_to_destroy)
  unreachable
}

define void @mazurka.set_code(ptr %object, i32 %code, ptr %category) {
  %third = getelementptr i8, ptr %object, i64 16
  store i32 %code, ptr %third, align 4
  %fourth = getelementptr i8, ptr %object, i64 24
  store ptr %category, ptr %fourth, align 8
  ret void
}
