
; How many buckets the unordered containers have. A policy is the most elements per bucket (0) and how many
; elements there may be until the next change (8).

define i64 @mazurka.next_prime(i64 %from) {
entry:
  br label %number
number:
  %n = phi i64 [ %from, %entry ], [ %n1, %composite ]
  br label %divisor
divisor:
  %d = phi i64 [ 2, %number ], [ %d1, %next ]
  %square = mul i64 %d, %d
  %prime = icmp ugt i64 %square, %n
  br i1 %prime, label %done, label %divide
divide:
  %rest = urem i64 %n, %d
  %divides = icmp eq i64 %rest, 0
  br i1 %divides, label %composite, label %next
next:
  %d1 = add i64 %d, 1
  br label %divisor
composite:
  %n1 = add i64 %n, 1
  br label %number
done:
  ret i64 %n
}

; So many elements fit.
define void @mazurka.set_next_rehash(ptr %policy, i64 %buckets) {
  %count = uitofp i64 %buckets to double
  %single = load float, ptr %policy, align 8
  %most = fpext float %single to double
  %product = fmul double %count, %most
  %elements = fptoui double %product to i64
  %where = getelementptr i8, ptr %policy, i64 8
  store i64 %elements, ptr %where, align 8
  ret void
}

define i64 @mazurka._ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr %policy, i64 %wanted) {
  %none = icmp eq i64 %wanted, 0
  br i1 %none, label %one, label %some
one:
  ret i64 1
some:
  %small = icmp ult i64 %wanted, 2
  %least = select i1 %small, i64 2, i64 %wanted
  %buckets = call i64 @mazurka.next_prime(i64 %least)
  call void @mazurka.set_next_rehash(ptr %policy, i64 %buckets)
  ret i64 %buckets
}

; Whether more elements need more buckets, and how many.
define { i8, i64 } @mazurka._ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr %policy, i64 %buckets, i64 %elements, i64 %more) {
  %all = add i64 %elements, %more
  %where = getelementptr i8, ptr %policy, i64 8
  %next = load i64, ptr %where, align 8
  %fits = icmp ule i64 %all, %next
  br i1 %fits, label %no, label %look
no:
  ret { i8, i64 } zeroinitializer
look:
  %new = icmp eq i64 %next, 0
  %least = select i1 %new, i64 11, i64 0
  %few = icmp ult i64 %all, %least
  %count = select i1 %few, i64 %least, i64 %all
  %number = uitofp i64 %count to double
  %single = load float, ptr %policy, align 8
  %most = fpext float %single to double
  %wanted = fdiv double %number, %most
  %now = uitofp i64 %buckets to double
  %enough = fcmp olt double %wanted, %now
  br i1 %enough, label %later, label %grow
later:
  call void @mazurka.set_next_rehash(ptr %policy, i64 %buckets)
  ret { i8, i64 } zeroinitializer
grow:
  %whole = fptoui double %wanted to i64
  %above = add i64 %whole, 1
  %twice = shl i64 %buckets, 1
  %larger = icmp ugt i64 %above, %twice
  %target = select i1 %larger, i64 %above, i64 %twice
  %prime = call i64 @mazurka._ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr %policy, i64 %target)
  %answer = insertvalue { i8, i64 } { i8 1, i64 0 }, i64 %prime, 1
  ret { i8, i64 } %answer
}
