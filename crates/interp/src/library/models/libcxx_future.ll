target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.handle = type { %struct.state* }
%struct.state = type { {}**, i64, i8*, %union.pthread_mutex_t, %union.pthread_cond_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.lock = type { %union.pthread_mutex_t*, i8 }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_condattr_t = type { i32 }

@_ZTINSt3__117__assoc_sub_stateE = external dso_local constant i8*, align 8
@_ZTVNSt3__117__assoc_sub_stateE = dso_local constant [6 x i8*] [i8* null, i8* bitcast (i8** @_ZTINSt3__117__assoc_sub_stateE to i8*), i8* bitcast (void (%struct.state*)* @destroy_state to i8*), i8* bitcast (void (%struct.state*)* @delete_state to i8*), i8* bitcast (void (%struct.state*)* @_ZNSt3__117__assoc_sub_state16__on_zero_sharedEv to i8*), i8* bitcast (void (%struct.state*)* @_ZNSt3__117__assoc_sub_state9__executeEv to i8*)], align 16
@.str = private unnamed_addr constant [55 x i8] c"set_value_at_thread_exit is not modelled\0Ause set_value\00", align 1
@.str.1 = private unnamed_addr constant [63 x i8] c"set_exception_at_thread_exit is not modelled\0Ause set_exception\00", align 1

@_ZNSt3__17promiseIvEC2Ev = dso_local alias void (%struct.handle*), void (%struct.handle*)* @_ZNSt3__17promiseIvEC1Ev
@_ZNSt3__17promiseIvED2Ev = dso_local alias void (%struct.handle*), void (%struct.handle*)* @_ZNSt3__17promiseIvED1Ev
@_ZNSt3__16futureIvEC2EPNS_17__assoc_sub_stateE = dso_local alias void (%struct.handle*, %struct.state*), void (%struct.handle*, %struct.state*)* @_ZNSt3__16futureIvEC1EPNS_17__assoc_sub_stateE
@_ZNSt3__16futureIvED2Ev = dso_local alias void (%struct.handle*), void (%struct.handle*)* @_ZNSt3__16futureIvED1Ev
@_ZNSt3__113shared_futureIvED2Ev = dso_local alias void (%struct.handle*), void (%struct.handle*)* @_ZNSt3__113shared_futureIvED1Ev

define dso_local void @_ZNSt3__117__assoc_sub_state9set_valueEv(%struct.state* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 3
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %2)
  %4 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 5
  %5 = load i32, i32* %4, align 8
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 2
  %10 = load i8*, i8** %9, align 8
  %11 = icmp eq i8* %10, null
  br i1 %11, label %15, label %12

12:
  %13 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  %14 = call i8* @mazurka_libcxx_future_error(i32 noundef 2)
  call void @mazurka.libcxx_throw_kept(i8* noundef %14)
  unreachable

15:
  %16 = or i32 %5, 5
  store i32 %16, i32* %4, align 8
  %17 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  %18 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %17)
  %19 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  ret void
}

define internal fastcc void @set(%struct.state* noundef %0, i8* noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 3
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %3)
  %5 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 5
  %6 = load i32, i32* %5, align 8
  %7 = and i32 %6, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 2
  %11 = load i8*, i8** %10, align 8
  %12 = icmp eq i8* %11, null
  br i1 %12, label %16, label %13

13:
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %3)
  %15 = call i8* @mazurka_libcxx_future_error(i32 noundef 2)
  call void @mazurka.libcxx_throw_kept(i8* noundef %15)
  unreachable

16:
  %17 = icmp eq i8* %1, null
  br i1 %17, label %22, label %18

18:
  call void @mazurka.keep(i8* noundef nonnull %1)
  %19 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 2
  store i8* %1, i8** %19, align 8
  %20 = load i32, i32* %5, align 8
  %21 = or i32 %20, 4
  br label %24

22:
  %23 = or i32 %6, 5
  br label %24

24:
  %25 = phi i32 [ %21, %18 ], [ %23, %22 ]
  store i32 %25, i32* %5, align 8
  %26 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  %27 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %26)
  %28 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %3)
  ret void
}

define dso_local void @_ZNSt3__117__assoc_sub_state13set_exceptionESt13exception_ptr(%struct.state* noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8*, i8** %1, align 8
  call fastcc void @set(%struct.state* noundef %0, i8* noundef %3)
  ret void
}

define dso_local void @_ZNSt3__117__assoc_sub_state12__make_readyEv(%struct.state* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 3
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %2)
  %4 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 5
  %5 = load i32, i32* %4, align 8
  %6 = or i32 %5, 4
  store i32 %6, i32* %4, align 8
  %7 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  %8 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %7)
  %9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  ret void
}

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__117__assoc_sub_state10__sub_waitERNS_11unique_lockINS_5mutexEEE(%struct.state* noundef %0, %struct.lock* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 8
  %5 = and i32 %4, 12
  %6 = icmp eq i32 %5, 8
  br i1 %6, label %14, label %7

7:
  %8 = load i32, i32* %3, align 8
  %9 = and i32 %8, 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %29

11:
  %12 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  %13 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 3
  br label %24

14:
  %15 = and i32 %4, -9
  store i32 %15, i32* %3, align 8
  %16 = getelementptr inbounds %struct.lock, %struct.lock* %1, i64 0, i32 1
  store i8 0, i8* %16, align 8
  %17 = getelementptr inbounds %struct.lock, %struct.lock* %1, i64 0, i32 0
  %18 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %17, align 8
  %19 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %18)
  %20 = bitcast %struct.state* %0 to void (%struct.state*)***
  %21 = load void (%struct.state*)**, void (%struct.state*)*** %20, align 8
  %22 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %21, i64 3
  %23 = load void (%struct.state*)*, void (%struct.state*)** %22, align 8
  call void %23(%struct.state* noundef %0)
  br label %29

24:
  %25 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %12, %union.pthread_mutex_t* noundef nonnull %13)
  %26 = load i32, i32* %3, align 8
  %27 = and i32 %26, 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %24, label %29

29:
  ret void
}

declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__117__assoc_sub_state4waitEv(%struct.state* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 3
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %2)
  %4 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 5
  %5 = load i32, i32* %4, align 8
  %6 = and i32 %5, 12
  %7 = icmp eq i32 %6, 8
  br i1 %7, label %13, label %8

8:
  %9 = and i32 %5, 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %25

11:
  %12 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  br label %20

13:
  %14 = and i32 %5, -9
  store i32 %14, i32* %4, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  %16 = bitcast %struct.state* %0 to void (%struct.state*)***
  %17 = load void (%struct.state*)**, void (%struct.state*)*** %16, align 8
  %18 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %17, i64 3
  %19 = load void (%struct.state*)*, void (%struct.state*)** %18, align 8
  call void %19(%struct.state* noundef %0)
  br label %27

20:
  %21 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %12, %union.pthread_mutex_t* noundef nonnull %2)
  %22 = load i32, i32* %4, align 8
  %23 = and i32 %22, 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %20, label %25

25:
  %26 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  br label %27

27:
  ret void
}

define dso_local void @_ZNSt3__117__assoc_sub_state4copyEv(%struct.state* noundef %0) local_unnamed_addr {
  %2 = call fastcc i8* @result(%struct.state* noundef %0)
  %3 = icmp eq i8* %2, null
  br i1 %3, label %5, label %4

4:
  call void @mazurka.libcxx_throw_kept(i8* noundef nonnull %2)
  unreachable

5:
  ret void
}

define internal fastcc i8* @result(%struct.state* noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 3
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %2)
  %4 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 5
  %5 = load i32, i32* %4, align 8
  %6 = and i32 %5, 12
  %7 = icmp eq i32 %6, 8
  br i1 %7, label %13, label %8

8:
  %9 = and i32 %5, 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %25

11:
  %12 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  br label %20

13:
  %14 = and i32 %5, -9
  store i32 %14, i32* %4, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  %16 = bitcast %struct.state* %0 to void (%struct.state*)***
  %17 = load void (%struct.state*)**, void (%struct.state*)*** %16, align 8
  %18 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %17, i64 3
  %19 = load void (%struct.state*)*, void (%struct.state*)** %18, align 8
  call void %19(%struct.state* noundef %0)
  br label %25

20:
  %21 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %12, %union.pthread_mutex_t* noundef nonnull %2)
  %22 = load i32, i32* %4, align 8
  %23 = and i32 %22, 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %20, label %25

25:
  %26 = phi i1 [ false, %8 ], [ true, %13 ], [ false, %20 ]
  %27 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 2
  %28 = load i8*, i8** %27, align 8
  %29 = icmp eq i8* %28, null
  br i1 %29, label %31, label %30

30:
  call void @mazurka.keep(i8* noundef nonnull %28)
  br label %31

31:
  br i1 %26, label %34, label %32

32:
  %33 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %2)
  br label %34

34:
  ret i8* %28
}

declare dso_local void @mazurka.libcxx_throw_kept(i8* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__117__assoc_sub_state16__on_zero_sharedEv(%struct.state* noundef %0) {
  %2 = bitcast %struct.state* %0 to void (%struct.state*)***
  %3 = load void (%struct.state*)**, void (%struct.state*)*** %2, align 8
  %4 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %3, i64 1
  %5 = load void (%struct.state*)*, void (%struct.state*)** %4, align 8
  call void %5(%struct.state* noundef %0)
  ret void
}

define dso_local void @_ZNSt3__117__assoc_sub_state9__executeEv(%struct.state* nocapture readnone %0) {
  %2 = call i8* @mazurka_libcxx_future_error(i32 noundef 3)
  call void @mazurka.libcxx_throw_kept(i8* noundef %2)
  unreachable
}

declare dso_local i8* @mazurka_libcxx_future_error(i32 noundef) local_unnamed_addr

define internal void @destroy_state(%struct.state* noundef %0) {
  %2 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %6, label %5

5:
  call void @mazurka.release(i8* noundef nonnull %3)
  br label %6

6:
  %7 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  %8 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %7)
  ret void
}

define internal void @delete_state(%struct.state* noundef %0) {
  %2 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %6, label %5

5:
  call void @mazurka.release(i8* noundef nonnull %3)
  br label %6

6:
  %7 = getelementptr inbounds %struct.state, %struct.state* %0, i64 0, i32 4
  %8 = call i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef nonnull %7)
  %9 = bitcast %struct.state* %0 to i8*
  call void @_ZdlPv(i8* noundef %9)
  ret void
}

define dso_local void @_ZNSt3__117__assoc_sub_state24set_value_at_thread_exitEv(%struct.state* nocapture readnone %0) local_unnamed_addr {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str, i64 0, i64 0))
  unreachable
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__117__assoc_sub_state28set_exception_at_thread_exitESt13exception_ptr(%struct.state* nocapture readnone %0, i8** nocapture readnone %1) local_unnamed_addr {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define dso_local void @_ZNSt3__17promiseIvEC1Ev(%struct.handle* nocapture noundef writeonly %0) {
  %2 = call i8* @_Znwm(i64 noundef 120)
  %3 = bitcast i8* %2 to void (%struct.state*)***
  store void (%struct.state*)** bitcast (i8** getelementptr inbounds ([6 x i8*], [6 x i8*]* @_ZTVNSt3__117__assoc_sub_stateE, i64 0, i64 2) to void (%struct.state*)**), void (%struct.state*)*** %3, align 8
  %4 = getelementptr inbounds i8, i8* %2, i64 8
  %5 = bitcast i8* %4 to i64*
  store atomic i64 0, i64* %5 seq_cst, align 8
  %6 = getelementptr inbounds i8, i8* %2, i64 16
  %7 = bitcast i8* %6 to i8**
  store i8* null, i8** %7, align 8
  %8 = getelementptr inbounds i8, i8* %2, i64 24
  %9 = bitcast i8* %8 to %union.pthread_mutex_t*
  %10 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef nonnull %9, %union.pthread_mutexattr_t* noundef null)
  %11 = getelementptr inbounds i8, i8* %2, i64 64
  %12 = bitcast i8* %11 to %union.pthread_cond_t*
  %13 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %12, %union.pthread_condattr_t* noundef null)
  %14 = getelementptr inbounds i8, i8* %2, i64 112
  %15 = bitcast i8* %14 to i32*
  store i32 0, i32* %15, align 8
  %16 = bitcast %struct.handle* %0 to i8**
  store i8* %2, i8** %16, align 8
  ret void
}

declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__17promiseIvED1Ev(%struct.handle* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %3 = load %struct.state*, %struct.state** %2, align 8
  %4 = icmp eq %struct.state* %3, null
  br i1 %4, label %29, label %5

5:
  %6 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %20

10:
  %11 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 2
  %12 = load i8*, i8** %11, align 8
  %13 = icmp eq i8* %12, null
  br i1 %13, label %14, label %20

14:
  %15 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 1
  %16 = load atomic i64, i64* %15 seq_cst, align 8
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = call i8* @mazurka_libcxx_future_error(i32 noundef 4)
  call fastcc void @set(%struct.state* noundef nonnull %3, i8* noundef %19)
  call void @mazurka.release(i8* noundef %19)
  br label %20

20:
  %21 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 1
  %22 = atomicrmw sub i64* %21, i64 1 seq_cst, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %29

24:
  %25 = bitcast %struct.state* %3 to void (%struct.state*)***
  %26 = load void (%struct.state*)**, void (%struct.state*)*** %25, align 8
  %27 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %26, i64 2
  %28 = load void (%struct.state*)*, void (%struct.state*)** %27, align 8
  call void %28(%struct.state* noundef nonnull %3)
  br label %29

29:
  ret void
}

declare dso_local void @mazurka.release(i8* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__17promiseIvE9set_valueEv(%struct.handle* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %3 = load %struct.state*, %struct.state** %2, align 8
  %4 = icmp eq %struct.state* %3, null
  br i1 %4, label %5, label %7

5:
  %6 = call i8* @mazurka_libcxx_future_error(i32 noundef 3)
  call void @mazurka.libcxx_throw_kept(i8* noundef %6)
  unreachable

7:
  %8 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 3
  %9 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %8)
  %10 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 5
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = icmp eq i8* %16, null
  br i1 %17, label %21, label %18

18:
  %19 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %8)
  %20 = call i8* @mazurka_libcxx_future_error(i32 noundef 2)
  call void @mazurka.libcxx_throw_kept(i8* noundef %20)
  unreachable

21:
  %22 = or i32 %11, 5
  store i32 %22, i32* %10, align 8
  %23 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 4
  %24 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %23)
  %25 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %8)
  ret void
}

define dso_local void @_ZNSt3__17promiseIvE13set_exceptionESt13exception_ptr(%struct.handle* nocapture noundef readonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %4 = load %struct.state*, %struct.state** %3, align 8
  %5 = icmp eq %struct.state* %4, null
  br i1 %5, label %6, label %8

6:
  %7 = call i8* @mazurka_libcxx_future_error(i32 noundef 3)
  call void @mazurka.libcxx_throw_kept(i8* noundef %7)
  unreachable

8:
  %9 = load i8*, i8** %1, align 8
  call fastcc void @set(%struct.state* noundef nonnull %4, i8* noundef %9)
  ret void
}

define dso_local void @_ZNSt3__17promiseIvE24set_value_at_thread_exitEv(%struct.handle* nocapture noundef readnone %0) local_unnamed_addr {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str, i64 0, i64 0))
  unreachable
}

define dso_local void @_ZNSt3__17promiseIvE28set_exception_at_thread_exitESt13exception_ptr(%struct.handle* nocapture noundef readnone %0, i8** nocapture noundef readnone %1) local_unnamed_addr {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @.str.1, i64 0, i64 0))
  unreachable
}

define dso_local void @_ZNSt3__16futureIvEC1EPNS_17__assoc_sub_stateE(%struct.handle* nocapture noundef writeonly %0, %struct.state* noundef %1) {
  %3 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  store %struct.state* %1, %struct.state** %3, align 8
  %4 = getelementptr inbounds %struct.state, %struct.state* %1, i64 0, i32 3
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %4)
  %6 = getelementptr inbounds %struct.state, %struct.state* %1, i64 0, i32 5
  %7 = load i32, i32* %6, align 8
  %8 = and i32 %7, 2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %16

10:
  %11 = getelementptr inbounds %struct.state, %struct.state* %1, i64 0, i32 1
  %12 = atomicrmw add i64* %11, i64 1 seq_cst, align 8
  %13 = load i32, i32* %6, align 8
  %14 = or i32 %13, 2
  store i32 %14, i32* %6, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %4)
  ret void

16:
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %4)
  %18 = call i8* @mazurka_libcxx_future_error(i32 noundef 1)
  call void @mazurka.libcxx_throw_kept(i8* noundef %18)
  unreachable
}

define dso_local void @_ZNSt3__17promiseIvE10get_futureEv(%struct.handle* nocapture noundef writeonly %0, %struct.handle* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.handle, %struct.handle* %1, i64 0, i32 0
  %4 = load %struct.state*, %struct.state** %3, align 8
  %5 = icmp eq %struct.state* %4, null
  br i1 %5, label %6, label %8

6:
  %7 = call i8* @mazurka_libcxx_future_error(i32 noundef 3)
  call void @mazurka.libcxx_throw_kept(i8* noundef %7)
  unreachable

8:
  %9 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  store %struct.state* %4, %struct.state** %9, align 8
  %10 = getelementptr inbounds %struct.state, %struct.state* %4, i64 0, i32 3
  %11 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull %10)
  %12 = getelementptr inbounds %struct.state, %struct.state* %4, i64 0, i32 5
  %13 = load i32, i32* %12, align 8
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %10)
  %18 = call i8* @mazurka_libcxx_future_error(i32 noundef 1)
  call void @mazurka.libcxx_throw_kept(i8* noundef %18)
  unreachable

19:
  %20 = getelementptr inbounds %struct.state, %struct.state* %4, i64 0, i32 1
  %21 = atomicrmw add i64* %20, i64 1 seq_cst, align 8
  %22 = load i32, i32* %12, align 8
  %23 = or i32 %22, 2
  store i32 %23, i32* %12, align 8
  %24 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull %10)
  ret void
}

define dso_local void @_ZNSt3__16futureIvED1Ev(%struct.handle* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %3 = load %struct.state*, %struct.state** %2, align 8
  %4 = icmp eq %struct.state* %3, null
  br i1 %4, label %14, label %5

5:
  %6 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 1
  %7 = atomicrmw sub i64* %6, i64 1 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %14

9:
  %10 = bitcast %struct.state* %3 to void (%struct.state*)***
  %11 = load void (%struct.state*)**, void (%struct.state*)*** %10, align 8
  %12 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %11, i64 2
  %13 = load void (%struct.state*)*, void (%struct.state*)** %12, align 8
  call void %13(%struct.state* noundef nonnull %3)
  br label %14

14:
  ret void
}

define dso_local void @_ZNSt3__16futureIvE3getEv(%struct.handle* nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %3 = load %struct.state*, %struct.state** %2, align 8
  store %struct.state* null, %struct.state** %2, align 8
  %4 = call fastcc i8* @result(%struct.state* noundef %3)
  %5 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 1
  %6 = atomicrmw sub i64* %5, i64 1 seq_cst, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %13

8:
  %9 = bitcast %struct.state* %3 to void (%struct.state*)***
  %10 = load void (%struct.state*)**, void (%struct.state*)*** %9, align 8
  %11 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %10, i64 2
  %12 = load void (%struct.state*)*, void (%struct.state*)** %11, align 8
  call void %12(%struct.state* noundef %3)
  br label %13

13:
  %14 = icmp eq i8* %4, null
  br i1 %14, label %16, label %15

15:
  call void @mazurka.libcxx_throw_kept(i8* noundef nonnull %4)
  unreachable

16:
  ret void
}

define dso_local void @_ZNSt3__113shared_futureIvED1Ev(%struct.handle* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %3 = load %struct.state*, %struct.state** %2, align 8
  %4 = icmp eq %struct.state* %3, null
  br i1 %4, label %14, label %5

5:
  %6 = getelementptr inbounds %struct.state, %struct.state* %3, i64 0, i32 1
  %7 = atomicrmw sub i64* %6, i64 1 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %14

9:
  %10 = bitcast %struct.state* %3 to void (%struct.state*)***
  %11 = load void (%struct.state*)**, void (%struct.state*)*** %10, align 8
  %12 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %11, i64 2
  %13 = load void (%struct.state*)*, void (%struct.state*)** %12, align 8
  call void %13(%struct.state* noundef nonnull %3)
  br label %14

14:
  ret void
}

define dso_local %struct.handle* @_ZNSt3__113shared_futureIvEaSERKS1_(%struct.handle* noundef returned %0, %struct.handle* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.handle, %struct.handle* %1, i64 0, i32 0
  %4 = load %struct.state*, %struct.state** %3, align 8
  %5 = icmp eq %struct.state* %4, null
  br i1 %5, label %9, label %6

6:
  %7 = getelementptr inbounds %struct.state, %struct.state* %4, i64 0, i32 1
  %8 = atomicrmw add i64* %7, i64 1 seq_cst, align 8
  br label %9

9:
  %10 = getelementptr inbounds %struct.handle, %struct.handle* %0, i64 0, i32 0
  %11 = load %struct.state*, %struct.state** %10, align 8
  %12 = icmp eq %struct.state* %11, null
  br i1 %12, label %22, label %13

13:
  %14 = getelementptr inbounds %struct.state, %struct.state* %11, i64 0, i32 1
  %15 = atomicrmw sub i64* %14, i64 1 seq_cst, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %22

17:
  %18 = bitcast %struct.state* %11 to void (%struct.state*)***
  %19 = load void (%struct.state*)**, void (%struct.state*)*** %18, align 8
  %20 = getelementptr inbounds void (%struct.state*)*, void (%struct.state*)** %19, i64 2
  %21 = load void (%struct.state*)*, void (%struct.state*)** %20, align 8
  call void %21(%struct.state* noundef nonnull %11)
  br label %22

22:
  %23 = load %struct.state*, %struct.state** %3, align 8
  store %struct.state* %23, %struct.state** %10, align 8
  ret %struct.handle* %0
}

declare dso_local void @mazurka.keep(i8* noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_destroy(%union.pthread_cond_t* noundef) local_unnamed_addr

declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr


