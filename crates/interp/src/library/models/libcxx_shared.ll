target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.shared_mutex = type { %struct.shared }
%struct.shared = type { %union.pthread_mutex_t, %union.pthread_cond_t, %union.pthread_cond_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.count = type { {}**, i64, i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%union.pthread_rwlockattr_t = type { i64 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_mutexattr_t = type { i32 }

@_ZNSt3__119__shared_mutex_baseC2Ev = dso_local alias void (%union.shared_mutex*), void (%union.shared_mutex*)* @_ZNSt3__119__shared_mutex_baseC1Ev
@_ZNSt3__118shared_timed_mutexC2Ev = dso_local alias void (%struct.shared*), void (%struct.shared*)* @_ZNSt3__118shared_timed_mutexC1Ev
@_ZNSt3__114__shared_countD1Ev = dso_local alias void (%struct.count*), void (%struct.count*)* @_ZNSt3__114__shared_countD2Ev
@_ZNSt3__119__shared_weak_countD1Ev = dso_local alias void (%struct.count*), void (%struct.count*)* @_ZNSt3__119__shared_weak_countD2Ev

define dso_local void @_ZNSt3__119__shared_mutex_baseC1Ev(%union.shared_mutex* noundef %0) {
  %2 = bitcast %union.shared_mutex* %0 to %union.pthread_rwlock_t*
  %3 = call i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef %2, %union.pthread_rwlockattr_t* noundef null)
  %4 = getelementptr inbounds %union.shared_mutex, %union.shared_mutex* %0, i64 0, i32 0, i32 2
  %5 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %4, %union.pthread_condattr_t* noundef null)
  ret void
}

declare dso_local i32 @pthread_rwlock_init(%union.pthread_rwlock_t* noundef, %union.pthread_rwlockattr_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_init(%union.pthread_cond_t* noundef, %union.pthread_condattr_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__119__shared_mutex_base4lockEv(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr

define dso_local zeroext i1 @_ZNSt3__119__shared_mutex_base8try_lockEv(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef %0)
  %3 = icmp eq i32 %2, 0
  ret i1 %3
}

declare dso_local i32 @pthread_rwlock_trywrlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__119__shared_mutex_base6unlockEv(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__119__shared_mutex_base11lock_sharedEv(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef %0)
  ret void
}

declare dso_local i32 @pthread_rwlock_rdlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr

define dso_local zeroext i1 @_ZNSt3__119__shared_mutex_base15try_lock_sharedEv(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef %0)
  %3 = icmp eq i32 %2, 0
  ret i1 %3
}

declare dso_local i32 @pthread_rwlock_tryrdlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__119__shared_mutex_base13unlock_sharedEv(%union.pthread_rwlock_t* noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef %0)
  ret void
}

define dso_local void @_ZNSt3__118shared_timed_mutexC1Ev(%struct.shared* noundef %0) {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %2, %union.pthread_mutexattr_t* noundef null)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  %5 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %4, %union.pthread_condattr_t* noundef null)
  %6 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 2
  %7 = call i32 @pthread_cond_init(%union.pthread_cond_t* noundef nonnull %6, %union.pthread_condattr_t* noundef null)
  %8 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  store i32 0, i32* %8, align 8
  ret void
}

declare dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__118shared_timed_mutex4lockEv(%struct.shared* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8
  %6 = icmp sgt i32 %5, -1
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  br label %9

9:
  %10 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %8, %union.pthread_mutex_t* noundef %2)
  %11 = load i32, i32* %4, align 8
  %12 = icmp sgt i32 %11, -1
  br i1 %12, label %13, label %9

13:
  %14 = phi i32 [ %5, %1 ], [ %11, %9 ]
  %15 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %16 = or i32 %14, -2147483648
  store i32 %16, i32* %15, align 8
  %17 = and i32 %14, 2147483647
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %26, label %19

19:
  %20 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 2
  br label %21

21:
  %22 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %20, %union.pthread_mutex_t* noundef %2)
  %23 = load i32, i32* %15, align 8
  %24 = and i32 %23, 2147483647
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %21

26:
  %27 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local zeroext i1 @_ZNSt3__118shared_timed_mutex8try_lockEv(%struct.shared* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:
  store i32 -2147483648, i32* %4, align 8
  br label %8

8:
  %9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret i1 %6
}

define dso_local void @_ZNSt3__118shared_timed_mutex6unlockEv(%struct.shared* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  store i32 0, i32* %4, align 8
  %5 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  %6 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %5)
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

declare dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__118shared_timed_mutex11lock_sharedEv(%struct.shared* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8
  %6 = icmp ult i32 %5, 2147483647
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  br label %9

9:
  %10 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %8, %union.pthread_mutex_t* noundef %2)
  %11 = load i32, i32* %4, align 8
  %12 = icmp ult i32 %11, 2147483647
  br i1 %12, label %13, label %9

13:
  %14 = phi i32 [ %5, %1 ], [ %11, %9 ]
  %15 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %16 = add i32 %14, 1
  store i32 %16, i32* %15, align 8
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

define dso_local zeroext i1 @_ZNSt3__118shared_timed_mutex15try_lock_sharedEv(%struct.shared* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8
  %6 = icmp ult i32 %5, 2147483647
  br i1 %6, label %7, label %9

7:
  %8 = add i32 %5, 1
  store i32 %8, i32* %4, align 8
  br label %9

9:
  %10 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret i1 %6
}

define dso_local void @_ZNSt3__118shared_timed_mutex13unlock_sharedEv(%struct.shared* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 0
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %2)
  %4 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8
  %6 = add i32 %5, -1
  store i32 %6, i32* %4, align 8
  switch i32 %5, label %14 [
    i32 -2147483647, label %7
    i32 2147483647, label %9
  ]

7:
  %8 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 2
  br label %11

9:
  %10 = getelementptr inbounds %struct.shared, %struct.shared* %0, i64 0, i32 1
  br label %11

11:
  %12 = phi %union.pthread_cond_t* [ %10, %9 ], [ %8, %7 ]
  %13 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull %12)
  br label %14

14:
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %2)
  ret void
}

declare dso_local i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__114__shared_countD2Ev(%struct.count* nocapture %0) {
  ret void
}

define dso_local void @_ZNSt3__119__shared_weak_countD2Ev(%struct.count* nocapture %0) {
  ret void
}

define dso_local void @_ZNSt3__119__shared_weak_count14__release_weakEv(%struct.count* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.count, %struct.count* %0, i64 0, i32 2
  %3 = atomicrmw sub i64* %2, i64 1 seq_cst, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %10

5:
  %6 = bitcast %struct.count* %0 to void (%struct.count*)***
  %7 = load void (%struct.count*)**, void (%struct.count*)*** %6, align 8
  %8 = getelementptr inbounds void (%struct.count*)*, void (%struct.count*)** %7, i64 4
  %9 = load void (%struct.count*)*, void (%struct.count*)** %8, align 8
  call void %9(%struct.count* noundef %0)
  br label %10

10:
  ret void
}

define dso_local %struct.count* @_ZNSt3__119__shared_weak_count4lockEv(%struct.count* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.count, %struct.count* %0, i64 0, i32 1
  %3 = load atomic i64, i64* %2 seq_cst, align 8
  br label %4

4:
  %5 = phi i64 [ %3, %1 ], [ %11, %7 ]
  %6 = icmp eq i64 %5, -1
  br i1 %6, label %12, label %7

7:
  %8 = add nsw i64 %5, 1
  %9 = cmpxchg i64* %2, i64 %5, i64 %8 seq_cst seq_cst, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  br i1 %10, label %12, label %4

12:
  %13 = phi %struct.count* [ %0, %7 ], [ null, %4 ]
  ret %struct.count* %13
}

define dso_local noalias i8* @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(%struct.count* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  ret i8* null
}


