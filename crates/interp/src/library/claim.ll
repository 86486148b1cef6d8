
; Of the threads that call exit, and main where it returns, the first runs the handlers. The others do
; nothing until the process ends. A handler that calls exit goes on with those that are left.

@mazurka.exiting = internal global i64 0


define void @mazurka.claim_exit() {
  %self = call i64 @mazurka.thread_self()
  %claim = cmpxchg ptr @mazurka.exiting, i64 0, i64 %self seq_cst seq_cst
  %old = extractvalue { i64, i1 } %claim, 0
  %first = extractvalue { i64, i1 } %claim, 1
  %own = icmp eq i64 %old, %self
  %go = or i1 %first, %own
  br i1 %go, label %on, label %stop
on:
  ret void
stop:
  call void @mazurka.end_process(i32 0)
  unreachable
}
