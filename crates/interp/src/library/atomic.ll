
; Atomic operations that the compiler leaves to libatomic: of 16 bytes, and of structs of any size.
; Each is an atomic section.

declare void @mazurka.atomic_begin()
declare void @mazurka.atomic_end()

define void @mazurka.__atomic_load(i64 %n, ptr %from, ptr %to, i32 %order) {
  call void @mazurka.atomic_begin()
  %copy = call ptr @mazurka.memcpy(ptr %to, ptr %from, i64 %n)
  call void @mazurka.atomic_end()
  ret void
}

define void @mazurka.__atomic_store(i64 %n, ptr %to, ptr %from, i32 %order) {
  call void @mazurka.atomic_begin()
  %copy = call ptr @mazurka.memcpy(ptr %to, ptr %from, i64 %n)
  call void @mazurka.atomic_end()
  ret void
}

define void @mazurka.__atomic_exchange(i64 %n, ptr %at, ptr %new, ptr %old, i32 %order) {
  call void @mazurka.atomic_begin()
  %found = call ptr @mazurka.memcpy(ptr %old, ptr %at, i64 %n)
  %copy = call ptr @mazurka.memcpy(ptr %at, ptr %new, i64 %n)
  call void @mazurka.atomic_end()
  ret void
}

define i1 @mazurka.__atomic_compare_exchange(i64 %n, ptr %at, ptr %expected, ptr %new, i32 %success, i32 %failure) {
  call void @mazurka.atomic_begin()
  %difference = call i32 @mazurka.memcmp(ptr %at, ptr %expected, i64 %n)
  %same = icmp eq i32 %difference, 0
  br i1 %same, label %exchange, label %leave
exchange:
  %copy = call ptr @mazurka.memcpy(ptr %at, ptr %new, i64 %n)
  br label %done
leave:
  %found = call ptr @mazurka.memcpy(ptr %expected, ptr %at, i64 %n)
  br label %done
done:
  call void @mazurka.atomic_end()
  ret i1 %same
}

define { i64, i64 } @mazurka.atomic_halves(i128 %value) {
  %low = trunc i128 %value to i64
  %shifted = lshr i128 %value, 64
  %high = trunc i128 %shifted to i64
  %first = insertvalue { i64, i64 } undef, i64 %low, 0
  %both = insertvalue { i64, i64 } %first, i64 %high, 1
  ret { i64, i64 } %both
}

define i128 @mazurka.atomic_whole(i64 %low, i64 %high) {
  %first = zext i64 %low to i128
  %second = zext i64 %high to i128
  %shifted = shl i128 %second, 64
  %whole = or i128 %first, %shifted
  ret i128 %whole
}

define { i64, i64 } @mazurka.__atomic_load_16(ptr %at, i32 %order) {
  %value = load atomic i128, ptr %at seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %value)
  ret { i64, i64 } %result
}

define void @mazurka.__atomic_store_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  store atomic i128 %value, ptr %at seq_cst, align 16
  ret void
}

define i1 @mazurka.__atomic_compare_exchange_16(ptr %at, ptr %expected, i64 %low, i64 %high, i32 %success, i32 %failure) {
  %new = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %wanted = load i128, ptr %expected, align 16
  %pair = cmpxchg ptr %at, i128 %wanted, i128 %new seq_cst seq_cst, align 16
  %same = extractvalue { i128, i1 } %pair, 1
  br i1 %same, label %done, label %leave
leave:
  %old = extractvalue { i128, i1 } %pair, 0
  store i128 %old, ptr %expected, align 16
  br label %done
done:
  ret i1 %same
}

define { i64, i64 } @mazurka.__atomic_exchange_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw xchg ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}

define { i64, i64 } @mazurka.__atomic_fetch_add_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw add ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}

define { i64, i64 } @mazurka.__atomic_fetch_sub_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw sub ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}

define { i64, i64 } @mazurka.__atomic_fetch_and_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw and ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}

define { i64, i64 } @mazurka.__atomic_fetch_or_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw or ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}

define { i64, i64 } @mazurka.__atomic_fetch_xor_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw xor ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}

define { i64, i64 } @mazurka.__atomic_fetch_nand_16(ptr %at, i64 %low, i64 %high, i32 %order) {
  %value = call i128 @mazurka.atomic_whole(i64 %low, i64 %high)
  %old = atomicrmw nand ptr %at, i128 %value seq_cst, align 16
  %result = call { i64, i64 } @mazurka.atomic_halves(i128 %old)
  ret { i64, i64 } %result
}
