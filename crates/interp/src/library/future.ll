
; The result of a std::future: behind the table of virtual functions lies an exception_ptr.

declare void @mazurka.unsupported()

define void @mazurka._ZNSt13__future_base12_Result_baseC2Ev(ptr %this) {
  %error = getelementptr i8, ptr %this, i64 8
  store ptr null, ptr %error, align 8
  ret void
}

define void @mazurka._ZNSt13__future_base12_Result_baseD2Ev(ptr %this) {
  %error = getelementptr i8, ptr %this, i64 8
  call void @mazurka._ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %error)
  ret void
}

; set_value_at_thread_exit and its like.
define void @mazurka._ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv(ptr %this) {
  call void @mazurka.unsupported()
  unreachable
}
