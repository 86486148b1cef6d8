
; The exceptions of <stdexcept> as far as a report needs them: what they say, in their second word.

define void @mazurka.exception_text(ptr %this, ptr %text) {
  %where = getelementptr i8, ptr %this, i64 8
  store ptr %text, ptr %where, align 8
  ret void
}

define void @mazurka.exception_string(ptr %this, ptr %string) {
  %text = load ptr, ptr %string, align 8
  %where = getelementptr i8, ptr %this, i64 8
  store ptr %text, ptr %where, align 8
  ret void
}
