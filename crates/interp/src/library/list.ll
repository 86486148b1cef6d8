
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
