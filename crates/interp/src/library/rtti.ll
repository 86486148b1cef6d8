
; dynamic_cast. In front of the table of virtual functions lie how far the part is from the start of the
; whole object, and the description of the type of that. Reading the address of the table is an event.

declare ptr @mazurka.cast(ptr, ptr, ptr, ptr, ptr)

define ptr @mazurka.__dynamic_cast(ptr %part, ptr %from, ptr %to, i64 %hint) {
  %table = load ptr, ptr %part, align 8
  %distance = getelementptr i8, ptr %table, i64 -16
  %offset = load i64, ptr %distance, align 8
  %whole = getelementptr i8, ptr %part, i64 %offset
  %description = getelementptr i8, ptr %table, i64 -8
  %type = load ptr, ptr %description, align 8
  %result = call ptr @mazurka.cast(ptr %from, ptr %part, ptr %to, ptr %type, ptr %whole)
  ret ptr %result
}

; A hash of some bytes (Fowler, Noll and Vo).
define i64 @mazurka._ZSt11_Hash_bytesPKvmm(ptr %bytes, i64 %count, i64 %seed) {
entry:
  %start = xor i64 %seed, -3750763034362895579
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %step ]
  %hash = phi i64 [ %start, %entry ], [ %next, %step ]
  %end = icmp eq i64 %k, %count
  br i1 %end, label %done, label %step
step:
  %where = getelementptr i8, ptr %bytes, i64 %k
  %byte = load i8, ptr %where, align 1
  %wide = zext i8 %byte to i64
  %mixed = xor i64 %hash, %wide
  %next = mul i64 %mixed, 1099511628211
  %k1 = add i64 %k, 1
  br label %loop
done:
  ret i64 %hash
}
