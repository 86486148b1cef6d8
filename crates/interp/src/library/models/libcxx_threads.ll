target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.timed = type { %union.pthread_mutex_t, %union.pthread_cond_t, i8 }
%struct.recursive_timed = type { %union.pthread_mutex_t, %union.pthread_cond_t, i64, i64 }
%struct.lock = type { %union.pthread_mutex_t*, i8 }
%struct.timespec = type { i64, i64 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_condattr_t = type { i32 }
%struct.barrier = type { i64*, i64 }

@.str = private unnamed_addr constant [20 x i8] c"thread::join failed\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"thread::detach failed\00", align 1
@_ZNSt3__119__thread_local_dataEv.key = internal constant i32 0, align 4
@.str.2 = private unnamed_addr constant [90 x i8] c"std::notify_all_at_thread_exit is not modelled\0Anotify at the end of the thread's function\00", align 1
@.str.3 = private unnamed_addr constant [91 x i8] c"a result that is set at the end of a thread is not modelled\0Ause set_value or set_exception\00", align 1

@_ZNSt3__16threadD2Ev = dso_local alias void (i64*), void (i64*)* @_ZNSt3__16threadD1Ev
@_ZNSt3__15mutexD2Ev = dso_local alias void (%union.pthread_mutex_t*), void (%union.pthread_mutex_t*)* @_ZNSt3__15mutexD1Ev
@_ZNSt3__115recursive_mutexC2Ev = dso_local alias void (%union.pthread_mutex_t*), void (%union.pthread_mutex_t*)* @_ZNSt3__115recursive_mutexC1Ev
@_ZNSt3__115recursive_mutexD2Ev = dso_local alias void (%union.pthread_mutex_t*), void (%union.pthread_mutex_t*)* @_ZNSt3__115recursive_mutexD1Ev
@_ZNSt3__118condition_variableD2Ev = dso_local alias void (%union.pthread_cond_t*), void (%union.pthread_cond_t*)* @_ZNSt3__118condition_variableD1Ev
@_ZNSt3__111timed_mutexC2Ev = dso_local alias void (%struct.timed*), void (%struct.timed*)* @_ZNSt3__111timed_mutexC1Ev
@_ZNSt3__111timed_mutexD2Ev = dso_local alias void (%struct.timed*), void (%struct.timed*)* @_ZNSt3__111timed_mutexD1Ev
@_ZNSt3__121recursive_timed_mutexC2Ev = dso_local alias void (%struct.recursive_timed*), void (%struct.recursive_timed*)* @_ZNSt3__121recursive_timed_mutexC1Ev
@_ZNSt3__121recursive_timed_mutexD2Ev = dso_local alias void (%struct.recursive_timed*), void (%struct.recursive_timed*)* @_ZNSt3__121recursive_timed_mutexD1Ev

define dso_local void @_ZNSt3__16thread4joinEv(i64* nocapture noundef %0) local_unnamed_addr {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0))
  unreachable

5:
  %6 = call i64 @pthread_self()
  %7 = icmp eq i64 %2, %6
  br i1 %7, label %8, label %9

8:
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 35, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0))
  unreachable

9:
  %10 = call i32 @pthread_join(i64 noundef %2, i8** noundef null)
  store i64 0, i64* %0, align 8
  ret void
}

declare dso_local void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef, i8* noundef) local_unnamed_addr

declare dso_local i64 @pthread_self() local_unnamed_addr

declare dso_local i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr

define dso_local void @_ZNSt3__16thread6detachEv(i64* nocapture noundef %0) local_unnamed_addr {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0))
  unreachable

5:
  %6 = call i32 @pthread_detach(i64 noundef %2)
  store i64 0, i64* %0, align 8
  ret void
}

declare dso_local i32 @pthread_detach(i64 noundef) local_unnamed_addr

define dso_local void @_ZNSt3__16threadD1Ev(i64* nocapture noundef readonly %0) {
  %2 = load i64, i64* %0, align 8
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %5, label %4

4:
  call void @_ZSt9terminatev()
  unreachable

5:
  ret void
}

declare dso_local void @_ZSt9terminatev() local_unnamed_addr

define dso_local i32 @_ZNSt3__16thread20hardware_concurrencyEv() local_unnamed_addr {
  ret i32 2
}

define dso_local void @_ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE(i64* nocapture noundef %0) local_unnamed_addr {
  ret void
}

define dso_local void @_ZNSt3__115__thread_structC1Ev(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

define dso_local void @_ZNSt3__115__thread_structD1Ev(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

define dso_local i8* @_ZNSt3__119__thread_local_dataEv() local_unnamed_addr {
  ret i8* bitcast (i32* @_ZNSt3__119__thread_local_dataEv.key to i8*)
}

define dso_local void @_ZNSt3__125notify_all_at_thread_exitERNS_18condition_variableENS_11unique_lockINS_5mutexEEE(i8* nocapture noundef readnone %0, %struct.lock* nocapture noundef readnone %1) local_unnamed_addr {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([90 x i8], [90 x i8]* @.str.2, i64 0, i64 0))
  unreachable
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__115__thread_struct27__make_ready_at_thread_exitEPNS_17__assoc_sub_stateE(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([91 x i8], [91 x i8]* @.str.3, i64 0, i64 0))
  unreachable
}

define dso_local void @_ZNSt3__15mutex4lockEv(%union.pthread_mutex_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local zeroext i1 @_ZNSt3__15mutex8try_lockEv(%union.pthread_mutex_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0)
  %3 = icmp eq i32 %2, 0
  ret i1 %3
}

declare dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__15mutex6unlockEv(%union.pthread_mutex_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__15mutexD1Ev(%union.pthread_mutex_t* noundef %0) {
  %2 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__115recursive_mutexC1Ev(%union.pthread_mutex_t* noundef %0) {
  %2 = call i32 @mazurka.mutex_init(%union.pthread_mutex_t* noundef %0, i32 noundef 1)
  ret void
}

declare dso_local i32 @mazurka.mutex_init(%union.pthread_mutex_t* noundef, i32 noundef) local_unnamed_addr

define dso_local void @_ZNSt3__115recursive_mutex4lockEv(%union.pthread_mutex_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0)
  ret void
}

define dso_local zeroext i1 @_ZNSt3__115recursive_mutex8try_lockEv(%union.pthread_mutex_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %0)
  %3 = icmp eq i32 %2, 0
  ret i1 %3
}

define dso_local void @_ZNSt3__115recursive_mutex6unlockEv(%union.pthread_mutex_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0)
  ret void
}

define dso_local void @_ZNSt3__115recursive_mutexD1Ev(%union.pthread_mutex_t* noundef %0) {
  %2 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %0)
  ret void
}

define dso_local void @_ZNSt3__118condition_variable10notify_oneEv(%union.pthread_cond_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__118condition_variable10notify_allEv(%union.pthread_cond_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__118condition_variableD1Ev(%union.pthread_cond_t* noundef %0) {
  %2 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(%union.pthread_cond_t* noundef %0, %struct.lock* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.lock, %struct.lock* %1, i64 0, i32 1
  %4 = load i8, i8* %3, align 8
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %7

6:
  call void @_ZSt9terminatev()
  unreachable

7:
  %8 = getelementptr inbounds %struct.lock, %struct.lock* %1, i64 0, i32 0
  %9 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %8, align 8
  %10 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %9)
  ret void
}

declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__118condition_variable15__do_timed_waitERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12system_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(%union.pthread_cond_t* noundef %0, %struct.lock* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds %struct.lock, %struct.lock* %1, i64 0, i32 1
  %6 = load i8, i8* %5, align 8
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %9

8:
  call void @_ZSt9terminatev()
  unreachable

9:
  %10 = bitcast %struct.timespec* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %10)
  %11 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 0
  %12 = sdiv i64 %2, 1000000000
  store i64 %12, i64* %11, align 8
  %13 = getelementptr inbounds %struct.timespec, %struct.timespec* %4, i64 0, i32 1
  %14 = srem i64 %2, 1000000000
  store i64 %14, i64* %13, align 8
  %15 = getelementptr inbounds %struct.lock, %struct.lock* %1, i64 0, i32 0
  %16 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %15, align 8
  %17 = call i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %16, %struct.timespec* noundef nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %10)
  ret void
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef, %struct.timespec* noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local void @_ZNSt3__111timed_mutexC1Ev(%struct.timed* noundef %0) {
  %2 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %2, %union.pthread_mutexattr_t* noundef null)
  %4 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 1
  %5 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %4, %union.pthread_condattr_t* noundef null)
  %6 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 2
  store i8 0, i8* %6, align 8
  ret void
}

declare dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__111timed_mutex4lockEv(%struct.timed* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 2
  %5 = load i8, i8* %4, align 8
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 1
  br label %9

9:
  %10 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %8, %union.pthread_mutex_t* noundef %2)
  %11 = load i8, i8* %4, align 8
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %9

13:
  %14 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 2
  store i8 1, i8* %14, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local zeroext i1 @_ZNSt3__111timed_mutex8try_lockEv(%struct.timed* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 2
  %5 = load i8, i8* %4, align 8
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %7, label %8

7:
  store i8 1, i8* %4, align 8
  br label %8

8:
  %9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret i1 %6
}

define dso_local void @_ZNSt3__111timed_mutex6unlockEv(%struct.timed* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 2
  store i8 0, i8* %4, align 8
  %5 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 1
  %6 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %5)
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local void @_ZNSt3__111timed_mutexD1Ev(%struct.timed* noundef %0) {
  %2 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  %5 = getelementptr inbounds %struct.timed, %struct.timed* %0, i64 0, i32 1
  %6 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %5)
  %7 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local void @_ZNSt3__121recursive_timed_mutexC1Ev(%struct.recursive_timed* noundef %0) {
  %2 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %2, %union.pthread_mutexattr_t* noundef null)
  %4 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 1
  %5 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %4, %union.pthread_condattr_t* noundef null)
  %6 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 3
  store i64 0, i64* %7, align 8
  ret void
}

define dso_local void @_ZNSt3__121recursive_timed_mutex4lockEv(%struct.recursive_timed* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 3
  %5 = load i64, i64* %4, align 8
  %6 = call i64 @pthread_self()
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %19, label %8

8:
  %9 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %18, label %12

12:
  %13 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 1
  br label %14

14:
  %15 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %13, %union.pthread_mutex_t* noundef %2)
  %16 = load i64, i64* %9, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %14

18:
  store i64 %6, i64* %4, align 8
  br label %19

19:
  %20 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 2
  %21 = load i64, i64* %20, align 8
  %22 = add i64 %21, 1
  store i64 %22, i64* %20, align 8
  %23 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local zeroext i1 @_ZNSt3__121recursive_timed_mutex8try_lockEv(%struct.recursive_timed* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 3
  %5 = load i64, i64* %4, align 8
  %6 = call i64 @pthread_self()
  %7 = icmp eq i64 %5, %6
  br i1 %7, label %12, label %8

8:
  %9 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = icmp eq i64 %10, 0
  br label %12

12:
  %13 = phi i1 [ true, %1 ], [ %11, %8 ]
  br i1 %13, label %14, label %18

14:
  store i64 %6, i64* %4, align 8
  %15 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = add i64 %16, 1
  store i64 %17, i64* %15, align 8
  br label %18

18:
  %19 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret i1 %13
}

define dso_local void @_ZNSt3__121recursive_timed_mutex6unlockEv(%struct.recursive_timed* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 2
  %5 = load i64, i64* %4, align 8
  %6 = add i64 %5, -1
  store i64 %6, i64* %4, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 3
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 1
  %11 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %10)
  br label %12

12:
  %13 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local void @_ZNSt3__121recursive_timed_mutexD1Ev(%struct.recursive_timed* noundef %0) {
  %2 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  %5 = getelementptr inbounds %struct.recursive_timed, %struct.recursive_timed* %0, i64 0, i32 1
  %6 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %5)
  %7 = call i32 @pthread_mutex_destroy(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local %struct.barrier* @_ZNSt3__134__construct_barrier_algorithm_baseERl(i64* noundef %0) local_unnamed_addr {
  %2 = call i8* @_Znwm(i64 noundef 16)
  %3 = bitcast i8* %2 to %struct.barrier*
  %4 = bitcast i8* %2 to i64**
  store i64* %0, i64** %4, align 8
  %5 = getelementptr inbounds i8, i8* %2, i64 8
  %6 = bitcast i8* %5 to i64*
  store atomic i64 0, i64* %6 seq_cst, align 8
  ret %struct.barrier* %3
}

declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr

define dso_local zeroext i1 @_ZNSt3__131__arrive_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseEh(%struct.barrier* nocapture noundef %0, i8 noundef zeroext %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 0
  %4 = load i64*, i64** %3, align 8
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds %struct.barrier, %struct.barrier* %0, i64 0, i32 1
  %7 = atomicrmw add i64* %6, i64 1 seq_cst, align 8
  %8 = add nsw i64 %7, 1
  %9 = icmp slt i64 %8, %5
  br i1 %9, label %11, label %10

10:
  store atomic i64 0, i64* %6 seq_cst, align 8
  br label %11

11:
  %12 = xor i1 %9, true
  ret i1 %12
}

define dso_local void @_ZNSt3__132__destroy_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseE(%struct.barrier* noundef %0) local_unnamed_addr {
  %2 = bitcast %struct.barrier* %0 to i8*
  call void @_ZdlPv(i8* noundef %2)
  ret void
}

declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr


