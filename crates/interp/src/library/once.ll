
; What std::call_once hands to pthread_once: it calls what the thread has put into a variable of its own.

define void @mazurka.once_proxy() {
  %function = load ptr, ptr @_ZSt11__once_call, align 8
  call void %function()
  ret void
}
