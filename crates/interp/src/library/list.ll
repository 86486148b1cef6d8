
; The nodes of std::list: next, then previous.

define void @mazurka.list_hook(ptr %this, ptr %before) {
  %prev.of.this = getelementptr i8, ptr %this, i64 8
  %prev.of.before = getelementptr i8, ptr %before, i64 8
  store ptr %before, ptr %this, align 8
  %last = load ptr, ptr %prev.of.before, align 8
  store ptr %last, ptr %prev.of.this, align 8
  store ptr %this, ptr %last, align 8
  store ptr %this, ptr %prev.of.before, align 8
  ret void
}

define void @mazurka.list_unhook(ptr %this) {
  %prev.of.this = getelementptr i8, ptr %this, i64 8
  %next = load ptr, ptr %this, align 8
  %prev = load ptr, ptr %prev.of.this, align 8
  store ptr %next, ptr %prev, align 8
  %prev.of.next = getelementptr i8, ptr %next, i64 8
  store ptr %prev, ptr %prev.of.next, align 8
  ret void
}

define void @mazurka.list_transfer(ptr %this, ptr %first, ptr %last) {
entry:
  %same = icmp eq ptr %this, %last
  br i1 %same, label %done, label %move
move:
  %prev.of.this = getelementptr i8, ptr %this, i64 8
  %prev.of.first = getelementptr i8, ptr %first, i64 8
  %prev.of.last = getelementptr i8, ptr %last, i64 8
  %a = load ptr, ptr %prev.of.last, align 8
  store ptr %this, ptr %a, align 8
  %b = load ptr, ptr %prev.of.first, align 8
  store ptr %last, ptr %b, align 8
  %c = load ptr, ptr %prev.of.this, align 8
  store ptr %first, ptr %c, align 8
  store ptr %a, ptr %prev.of.this, align 8
  store ptr %b, ptr %prev.of.last, align 8
  store ptr %c, ptr %prev.of.first, align 8
  br label %done
done:
  ret void
}

define void @mazurka.list_reverse(ptr %this) {
entry:
  br label %loop
loop:
  %node = phi ptr [ %this, %entry ], [ %next, %loop ]
  %second = getelementptr i8, ptr %node, i64 8
  %next = load ptr, ptr %node, align 8
  %prev = load ptr, ptr %second, align 8
  store ptr %prev, ptr %node, align 8
  store ptr %next, ptr %second, align 8
  %around = icmp eq ptr %next, %this
  br i1 %around, label %done, label %loop
done:
  ret void
}

; All nodes of one list go to another one, which is empty.
define void @mazurka.list_move_all(ptr %to, ptr %from) {
  %first = load ptr, ptr %from, align 8
  %empty = icmp eq ptr %first, %from
  br i1 %empty, label %done, label %move
move:
  call void @mazurka.list_transfer(ptr %to, ptr %first, ptr %from)
  br label %done
done:
  ret void
}

define void @mazurka.list_swap(ptr %one, ptr %other) {
  %between = alloca [2 x ptr], align 8
  %second = getelementptr i8, ptr %between, i64 8
  store ptr %between, ptr %between, align 8
  store ptr %between, ptr %second, align 8
  call void @mazurka.list_move_all(ptr %between, ptr %one)
  call void @mazurka.list_move_all(ptr %one, ptr %other)
  call void @mazurka.list_move_all(ptr %other, ptr %between)
  ret void
}
