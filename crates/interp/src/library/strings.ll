
; More of <string.h> and <stdlib.h>.

define void @mazurka.exit(i32 %status) {
  call void @mazurka.finish_process()
  call void @mazurka.end_process(i32 %status)
  unreachable
}

; What is to be done before the process ends, in exit or where main returns.
define void @mazurka.finish_process() {
  call void @mazurka.claim_exit()
  call void @mazurka.run_thread_handlers()
  call void @mazurka.run_handlers()
  call void @mazurka.run_destructors()
  ret void
}

; Calls what @llvm.global_dtors lists: the compiler fills it in.
define void @mazurka.run_destructors() {
  ret void
}

declare void @mazurka.end_process(i32)

; Puts formatted text where it belongs; at most %n bytes with the zero at the end. The answer is the
; length that it would have had.
define i32 @mazurka.put(ptr %to, i64 %n, ptr %text) {
entry:
  %size = call i64 @mazurka.object_size(ptr %text)
  %length = sub i64 %size, 1
  %some = icmp ne i64 %n, 0
  br i1 %some, label %copy, label %done
copy:
  %room = sub i64 %n, 1
  %fits = icmp ult i64 %length, %room
  %count = select i1 %fits, i64 %length, i64 %room
  %r = call ptr @mazurka.memcpy(ptr %to, ptr %text, i64 %count)
  %end = getelementptr i8, ptr %to, i64 %count
  store i8 0, ptr %end, align 1
  br label %done
done:
  %result = trunc i64 %length to i32
  ret i32 %result
}

define i64 @mazurka.strnlen(ptr %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %look ]
  %all = icmp eq i64 %i, %n
  br i1 %all, label %done, label %look
look:
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %i1 = add i64 %i, 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %loop
done:
  ret i64 %i
}

define ptr @mazurka.strncat(ptr %to, ptr %from, i64 %n) {
  %length = call i64 @mazurka.strlen(ptr %to)
  %count = call i64 @mazurka.strnlen(ptr %from, i64 %n)
  %where = getelementptr i8, ptr %to, i64 %length
  %r = call ptr @mazurka.memcpy(ptr %where, ptr %from, i64 %count)
  %end = getelementptr i8, ptr %where, i64 %count
  store i8 0, ptr %end, align 1
  ret ptr %to
}

define ptr @mazurka.strrchr(ptr %s, i32 %c) {
entry:
  %wanted = trunc i32 %c to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %best = phi ptr [ null, %entry ], [ %better, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %v = load i8, ptr %p, align 1
  %hit = icmp eq i8 %v, %wanted
  %better = select i1 %hit, ptr %p, ptr %best
  %end = icmp eq i8 %v, 0
  br i1 %end, label %done, label %next
next:
  %i1 = add i64 %i, 1
  br label %loop
done:
  ret ptr %better
}

define ptr @mazurka.memchr(ptr %s, i32 %c, i64 %n) {
entry:
  %wanted = trunc i32 %c to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %look ]
  %all = icmp eq i64 %i, %n
  br i1 %all, label %missing, label %look
look:
  %p = getelementptr i8, ptr %s, i64 %i
  %v = load i8, ptr %p, align 1
  %i1 = add i64 %i, 1
  %hit = icmp eq i8 %v, %wanted
  br i1 %hit, label %found, label %loop
found:
  ret ptr %p
missing:
  ret ptr null
}

define ptr @mazurka.strstr(ptr %s, ptr %part) {
entry:
  %n = call i64 @mazurka.strlen(ptr %part)
  br label %loop
loop:
  %p = phi ptr [ %s, %entry ], [ %p1, %next ]
  %d = call i32 @mazurka.strncmp(ptr %p, ptr %part, i64 %n)
  %hit = icmp eq i32 %d, 0
  br i1 %hit, label %found, label %look
look:
  %c = load i8, ptr %p, align 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %missing, label %next
next:
  %p1 = getelementptr i8, ptr %p, i64 1
  br label %loop
found:
  ret ptr %p
missing:
  ret ptr null
}

define ptr @mazurka.strdup(ptr %s) {
  %r = call ptr @mazurka.strndup(ptr %s, i64 -1)
  ret ptr %r
}

define ptr @mazurka.strndup(ptr %s, i64 %n) {
entry:
  %length = call i64 @mazurka.strnlen(ptr %s, i64 %n)
  %size = add i64 %length, 1
  %new = call ptr @mazurka.malloc(i64 %size)
  %null = icmp eq ptr %new, null
  br i1 %null, label %done, label %copy
copy:
  %r = call ptr @mazurka.memcpy(ptr %new, ptr %s, i64 %length)
  %end = getelementptr i8, ptr %new, i64 %length
  store i8 0, ptr %end, align 1
  br label %done
done:
  ret ptr %new
}

define i32 @mazurka.atoi(ptr %s) {
  %long = call i64 @mazurka.strtol(ptr %s, ptr null, i32 10)
  %r = trunc i64 %long to i32
  ret i32 %r
}

define i64 @mazurka.atol(ptr %s) {
  %r = call i64 @mazurka.strtol(ptr %s, ptr null, i32 10)
  ret i64 %r
}

; Numbers that are too large wrap around.
define i64 @mazurka.strtol(ptr %s, ptr %end, i32 %base) {
entry:
  br label %blanks
blanks:
  %p = phi ptr [ %s, %entry ], [ %p1, %blanks ]
  %c = load i8, ptr %p, align 1
  %p1 = getelementptr i8, ptr %p, i64 1
  %space = icmp eq i8 %c, 32
  %above = icmp uge i8 %c, 9
  %below = icmp ule i8 %c, 13
  %control = and i1 %above, %below
  %blank = or i1 %space, %control
  br i1 %blank, label %blanks, label %signs
signs:
  %minus = icmp eq i8 %c, 45
  %plus = icmp eq i8 %c, 43
  %signed = or i1 %minus, %plus
  %digits = select i1 %signed, ptr %p1, ptr %p
  %d0 = load i8, ptr %digits, align 1
  %zero = icmp eq i8 %d0, 48
  br i1 %zero, label %prefix, label %ready
prefix:
  %second = getelementptr i8, ptr %digits, i64 1
  %d1 = load i8, ptr %second, align 1
  %lower = or i8 %d1, 32
  %x = icmp eq i8 %lower, 120
  %any = icmp eq i32 %base, 0
  %sixteen = icmp eq i32 %base, 16
  %may = or i1 %any, %sixteen
  %hex = and i1 %x, %may
  %behind = getelementptr i8, ptr %digits, i64 2
  %from = select i1 %hex, ptr %behind, ptr %digits
  %guess = select i1 %hex, i32 16, i32 8
  br label %ready
ready:
  %start = phi ptr [ %digits, %signs ], [ %from, %prefix ]
  %natural = phi i32 [ 10, %signs ], [ %guess, %prefix ]
  %free = icmp eq i32 %base, 0
  %radix = select i1 %free, i32 %natural, i32 %base
  %wide = sext i32 %radix to i64
  br label %loop
loop:
  %q = phi ptr [ %start, %ready ], [ %q1, %more ]
  %value = phi i64 [ 0, %ready ], [ %sum, %more ]
  %digit = load i8, ptr %q, align 1
  %number = sub i8 %digit, 48
  %decimal = icmp ult i8 %number, 10
  %folded = or i8 %digit, 32
  %letter = sub i8 %folded, 97
  %alphabetic = icmp ult i8 %letter, 26
  %letter10 = add i8 %letter, 10
  %high = select i1 %alphabetic, i8 %letter10, i8 127
  %worth = select i1 %decimal, i8 %number, i8 %high
  %worth64 = zext i8 %worth to i64
  %valid = icmp ult i64 %worth64, %wide
  br i1 %valid, label %more, label %finish
more:
  %scaled = mul i64 %value, %wide
  %sum = add i64 %scaled, %worth64
  %q1 = getelementptr i8, ptr %q, i64 1
  br label %loop
finish:
  %wanted = icmp ne ptr %end, null
  br i1 %wanted, label %tell, label %done
tell:
  %none = icmp eq ptr %q, %start
  %stop = select i1 %none, ptr %s, ptr %q
  store ptr %stop, ptr %end, align 8
  br label %done
done:
  %negative = sub i64 0, %value
  %r = select i1 %minus, i64 %negative, i64 %value
  ret i64 %r
}

; Insertion sort: each comparison is a call, each exchange goes byte by byte.
define void @mazurka.qsort(ptr %array, i64 %n, i64 %size, ptr %compare) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i1, %placed ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %inner, label %done
inner:
  %j = phi i64 [ %i, %outer ], [ %k, %swapped ]
  %first = icmp eq i64 %j, 0
  br i1 %first, label %placed, label %look
look:
  %k = sub i64 %j, 1
  %at = mul i64 %j, %size
  %before = mul i64 %k, %size
  %a = getelementptr i8, ptr %array, i64 %before
  %b = getelementptr i8, ptr %array, i64 %at
  %order = call i32 %compare(ptr %a, ptr %b)
  %wrong = icmp sgt i32 %order, 0
  br i1 %wrong, label %swap, label %placed
swap:
  %s = phi i64 [ 0, %look ], [ %s1, %byte ]
  %left = icmp ult i64 %s, %size
  br i1 %left, label %byte, label %swapped
byte:
  %pa = getelementptr i8, ptr %a, i64 %s
  %pb = getelementptr i8, ptr %b, i64 %s
  %va = load i8, ptr %pa, align 1
  %vb = load i8, ptr %pb, align 1
  store i8 %vb, ptr %pa, align 1
  store i8 %va, ptr %pb, align 1
  %s1 = add i64 %s, 1
  br label %swap
swapped:
  br label %inner
placed:
  %i1 = add i64 %i, 1
  br label %outer
done:
  ret void
}

define ptr @mazurka.bsearch(ptr %key, ptr %array, i64 %n, i64 %size, ptr %compare) {
entry:
  br label %loop
loop:
  %low = phi i64 [ 0, %entry ], [ %low, %smaller ], [ %above, %larger ]
  %high = phi i64 [ %n, %entry ], [ %middle, %smaller ], [ %high, %larger ]
  %some = icmp ult i64 %low, %high
  br i1 %some, label %look, label %missing
look:
  %sum = add i64 %low, %high
  %middle = lshr i64 %sum, 1
  %offset = mul i64 %middle, %size
  %p = getelementptr i8, ptr %array, i64 %offset
  %order = call i32 %compare(ptr %key, ptr %p)
  %hit = icmp eq i32 %order, 0
  br i1 %hit, label %found, label %differs
differs:
  %less = icmp slt i32 %order, 0
  br i1 %less, label %smaller, label %larger
smaller:
  br label %loop
larger:
  %above = add i64 %middle, 1
  br label %loop
found:
  ret ptr %p
missing:
  ret ptr null
}

; The generator that the C standard gives as an example.
define i32 @mazurka.rand_r(ptr %seed) {
  %old = load i32, ptr %seed, align 4
  %scaled = mul i32 %old, 1103515245
  %new = add i32 %scaled, 12345
  store i32 %new, ptr %seed, align 4
  %half = lshr i32 %new, 16
  %r = and i32 %half, 32767
  ret i32 %r
}
