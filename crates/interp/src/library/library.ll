
; The part of the C library that is loops over memory. Each load and store here is an event of the checked program, unless its
; memory is private.

declare i64 @mazurka.object_size(ptr)
declare ptr @mazurka.malloc(i64)
declare void @mazurka.free(ptr)
declare void @mazurka.error()
declare ptr @mazurka.private(i64)

; What functions with landing pads name.
define i32 @mazurka.personality() {
  ret i32 0
}

define void @mazurka.assert(i32 %condition) {
  %fails = icmp eq i32 %condition, 0
  br i1 %fails, label %error, label %done
error:
  call void @mazurka.error()
  unreachable
done:
  ret void
}

define ptr @mazurka.memcpy(ptr %to, ptr %from, i64 %n) {
entry:
  br label %words
words:
  %i = phi i64 [ 0, %entry ], [ %i8, %word ]
  %i8 = add i64 %i, 8
  %fits = icmp ule i64 %i8, %n
  br i1 %fits, label %word, label %bytes
word:
  %f = getelementptr i8, ptr %from, i64 %i
  %t = getelementptr i8, ptr %to, i64 %i
  %w = load i64, ptr %f, align 1
  store i64 %w, ptr %t, align 1
  br label %words
bytes:
  %j = phi i64 [ %i, %words ], [ %j1, %byte ]
  %more = icmp ult i64 %j, %n
  br i1 %more, label %byte, label %done
byte:
  %fb = getelementptr i8, ptr %from, i64 %j
  %tb = getelementptr i8, ptr %to, i64 %j
  %b = load i8, ptr %fb, align 1
  store i8 %b, ptr %tb, align 1
  %j1 = add i64 %j, 1
  br label %bytes
done:
  ret ptr %to
}

define ptr @mazurka.memmove(ptr %to, ptr %from, i64 %n) {
entry:
  %a = ptrtoint ptr %to to i64
  %b = ptrtoint ptr %from to i64
  %down = icmp ugt i64 %a, %b
  br i1 %down, label %loop, label %up
up:
  %r = call ptr @mazurka.memcpy(ptr %to, ptr %from, i64 %n)
  ret ptr %to
loop:
  %i = phi i64 [ %n, %entry ], [ %k, %step ]
  %end = icmp eq i64 %i, 0
  br i1 %end, label %done, label %step
step:
  %k = sub i64 %i, 1
  %f = getelementptr i8, ptr %from, i64 %k
  %t = getelementptr i8, ptr %to, i64 %k
  %v = load i8, ptr %f, align 1
  store i8 %v, ptr %t, align 1
  br label %loop
done:
  ret ptr %to
}

define ptr @mazurka.memset(ptr %to, i32 %c, i64 %n) {
entry:
  %byte = trunc i32 %c to i8
  %wide = zext i8 %byte to i64
  %word = mul i64 %wide, 72340172838076673
  br label %words
words:
  %i = phi i64 [ 0, %entry ], [ %i8, %fill ]
  %i8 = add i64 %i, 8
  %fits = icmp ule i64 %i8, %n
  br i1 %fits, label %fill, label %bytes
fill:
  %t = getelementptr i8, ptr %to, i64 %i
  store i64 %word, ptr %t, align 1
  br label %words
bytes:
  %j = phi i64 [ %i, %words ], [ %j1, %one ]
  %more = icmp ult i64 %j, %n
  br i1 %more, label %one, label %done
one:
  %tb = getelementptr i8, ptr %to, i64 %j
  store i8 %byte, ptr %tb, align 1
  %j1 = add i64 %j, 1
  br label %bytes
done:
  ret ptr %to
}

define i32 @mazurka.memcmp(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %same ]
  %end = icmp eq i64 %i, %n
  br i1 %end, label %equal, label %look
look:
  %pa = getelementptr i8, ptr %a, i64 %i
  %pb = getelementptr i8, ptr %b, i64 %i
  %va = load i8, ptr %pa, align 1
  %vb = load i8, ptr %pb, align 1
  %i1 = add i64 %i, 1
  %eq = icmp eq i8 %va, %vb
  br i1 %eq, label %same, label %differ
same:
  br label %loop
differ:
  %wa = zext i8 %va to i32
  %wb = zext i8 %vb to i32
  %d = sub i32 %wa, %wb
  ret i32 %d
equal:
  ret i32 0
}

define i64 @mazurka.strlen(ptr %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %i1 = add i64 %i, 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %loop
done:
  ret i64 %i
}

define i32 @mazurka.strcmp(ptr %a, ptr %b) {
  %r = call i32 @mazurka.strncmp(ptr %a, ptr %b, i64 -1)
  ret i32 %r
}

define i32 @mazurka.strncmp(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %all = icmp eq i64 %i, %n
  br i1 %all, label %equal, label %look
look:
  %pa = getelementptr i8, ptr %a, i64 %i
  %pb = getelementptr i8, ptr %b, i64 %i
  %va = load i8, ptr %pa, align 1
  %vb = load i8, ptr %pb, align 1
  %i1 = add i64 %i, 1
  %eq = icmp eq i8 %va, %vb
  br i1 %eq, label %same, label %differ
same:
  %end = icmp eq i8 %va, 0
  br i1 %end, label %equal, label %next
next:
  br label %loop
differ:
  %wa = zext i8 %va to i32
  %wb = zext i8 %vb to i32
  %d = sub i32 %wa, %wb
  ret i32 %d
equal:
  ret i32 0
}

define ptr @mazurka.strcpy(ptr %to, ptr %from) {
  %n = call i64 @mazurka.strlen(ptr %from)
  %n1 = add i64 %n, 1
  %r = call ptr @mazurka.memcpy(ptr %to, ptr %from, i64 %n1)
  ret ptr %to
}

define ptr @mazurka.strncpy(ptr %to, ptr %from, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %put ]
  %ended = phi i1 [ false, %entry ], [ %zero, %put ]
  %all = icmp eq i64 %i, %n
  br i1 %all, label %done, label %get
get:
  br i1 %ended, label %put, label %read
read:
  %p = getelementptr i8, ptr %from, i64 %i
  %c = load i8, ptr %p, align 1
  br label %put
put:
  %v = phi i8 [ 0, %get ], [ %c, %read ]
  %t = getelementptr i8, ptr %to, i64 %i
  store i8 %v, ptr %t, align 1
  %zero = icmp eq i8 %v, 0
  %i1 = add i64 %i, 1
  br label %loop
done:
  ret ptr %to
}

define ptr @mazurka.strcat(ptr %to, ptr %from) {
  %n = call i64 @mazurka.strlen(ptr %to)
  %end = getelementptr i8, ptr %to, i64 %n
  %r = call ptr @mazurka.strcpy(ptr %end, ptr %from)
  ret ptr %to
}

define ptr @mazurka.strchr(ptr %s, i32 %c) {
entry:
  %wanted = trunc i32 %c to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %v = load i8, ptr %p, align 1
  %hit = icmp eq i8 %v, %wanted
  br i1 %hit, label %found, label %look
look:
  %end = icmp eq i8 %v, 0
  br i1 %end, label %missing, label %next
next:
  %i1 = add i64 %i, 1
  br label %loop
found:
  ret ptr %p
missing:
  ret ptr null
}

define ptr @mazurka.realloc(ptr %old, i64 %n) {
entry:
  %new = call ptr @mazurka.malloc(i64 %n)
  %first = icmp eq ptr %old, null
  %failed = icmp eq ptr %new, null
  %nothing = or i1 %first, %failed
  br i1 %nothing, label %done, label %copy
copy:
  %size = call i64 @mazurka.object_size(ptr %old)
  %less = icmp ult i64 %size, %n
  %min = select i1 %less, i64 %size, i64 %n
  %r = call ptr @mazurka.memcpy(ptr %new, ptr %old, i64 %min)
  call void @mazurka.free(ptr %old)
  br label %done
done:
  ret ptr %new
}

define i32 @mazurka.posix_memalign(ptr %where, i64 %align, i64 %n) {
entry:
  %new = call ptr @mazurka.malloc(i64 %n)
  %failed = icmp eq ptr %new, null
  br i1 %failed, label %none, label %some
some:
  store ptr %new, ptr %where, align 8
  ret i32 0
none:
  ret i32 12
}

define i32 @mazurka.abs(i32 %x) {
  %negative = icmp slt i32 %x, 0
  %minus = sub i32 0, %x
  %r = select i1 %negative, i32 %minus, i32 %x
  ret i32 %r
}

define i64 @mazurka.labs(i64 %x) {
  %negative = icmp slt i64 %x, 0
  %minus = sub i64 0, %x
  %r = select i1 %negative, i64 %minus, i64 %x
  ret i64 %r
}
