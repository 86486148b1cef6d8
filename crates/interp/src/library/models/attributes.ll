target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.attributes = type { i32, i32, i32, i32, i32, i32, i64, i64, i8* }
%struct.sched_param = type { i32 }
%struct.cpu_set_t = type { [16 x i64] }
%union.pthread_mutexattr_t = type { i32 }
%union.pthread_condattr_t = type { i32 }
%union.pthread_rwlockattr_t = type { i64 }
%union.pthread_barrierattr_t = type { i32 }

define dso_local i32 @pthread_attr_init(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0) local_unnamed_addr {
  %2 = bitcast %union.pthread_attr_t* %0 to %struct.attributes*
  %3 = bitcast %union.pthread_attr_t* %0 to i32*
  store i32 0, i32* %3, align 8
  %4 = getelementptr inbounds %struct.attributes, %struct.attributes* %2, i64 0, i32 1
  store i32 0, i32* %4, align 4
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1
  %6 = bitcast [48 x i8]* %5 to i32*
  store i32 0, i32* %6, align 8
  %7 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 4
  %8 = bitcast i8* %7 to i32*
  store i32 0, i32* %8, align 4
  %9 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 8
  %10 = bitcast i8* %9 to i32*
  store i32 0, i32* %10, align 8
  %11 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 12
  %12 = bitcast i8* %11 to i32*
  store i32 0, i32* %12, align 4
  %13 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16
  %14 = bitcast i8* %13 to i64*
  store i64 8388608, i64* %14, align 8
  %15 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24
  %16 = bitcast i8* %15 to i64*
  store i64 4096, i64* %16, align 8
  %17 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32
  %18 = bitcast i8* %17 to i8**
  store i8* null, i8** %18, align 8
  ret i32 0
}

define dso_local i32 @pthread_attr_destroy(%union.pthread_attr_t* nocapture noundef nonnull readnone %0) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %6

4:
  %5 = bitcast %union.pthread_attr_t* %0 to i32*
  store i32 %1, i32* %5, align 8
  br label %6

6:
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

define dso_local i32 @pthread_attr_getdetachstate(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = bitcast %union.pthread_attr_t* %0 to i32*
  %4 = load i32, i32* %3, align 8
  store i32 %4, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setschedpolicy(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 3
  br i1 %3, label %4, label %7

4:
  %5 = bitcast %union.pthread_attr_t* %0 to %struct.attributes*
  %6 = getelementptr inbounds %struct.attributes, %struct.attributes* %5, i64 0, i32 1
  store i32 %1, i32* %6, align 4
  br label %7

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}

define dso_local i32 @pthread_attr_getschedpolicy(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = bitcast %union.pthread_attr_t* %0 to %struct.attributes*
  %4 = getelementptr inbounds %struct.attributes, %struct.attributes* %3, i64 0, i32 1
  %5 = load i32, i32* %4, align 4
  store i32 %5, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setinheritsched(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %7

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1
  %6 = bitcast [48 x i8]* %5 to i32*
  store i32 %1, i32* %6, align 8
  br label %7

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}

define dso_local i32 @pthread_attr_getinheritsched(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1
  %4 = bitcast [48 x i8]* %3 to i32*
  %5 = load i32, i32* %4, align 8
  store i32 %5, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setstacksize(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ugt i64 %1, 16383
  br i1 %3, label %4, label %7

4:
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16
  %6 = bitcast i8* %5 to i64*
  store i64 %1, i64* %6, align 8
  br label %7

7:
  %8 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %8
}

define dso_local i32 @pthread_attr_getstacksize(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, i64* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8
  store i64 %5, i64* %1, align 8
  ret i32 0
}

define dso_local i32 @pthread_attr_setguardsize(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24
  %4 = bitcast i8* %3 to i64*
  store i64 %1, i64* %4, align 8
  ret i32 0
}

define dso_local i32 @pthread_attr_getguardsize(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, i64* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 24
  %4 = bitcast i8* %3 to i64*
  %5 = load i64, i64* %4, align 8
  store i64 %5, i64* %1, align 8
  ret i32 0
}

define dso_local i32 @pthread_attr_setscope(%union.pthread_attr_t* nocapture noundef nonnull readnone %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  %4 = icmp eq i32 %1, 1
  %5 = select i1 %4, i32 95, i32 22
  %6 = select i1 %3, i32 0, i32 %5
  ret i32 %6
}

define dso_local i32 @pthread_attr_getscope(%union.pthread_attr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setschedparam(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, %struct.sched_param* nocapture noundef nonnull readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %1, i64 0, i32 0
  %4 = load i32, i32* %3, align 4
  %5 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 8
  %6 = bitcast i8* %5 to i32*
  store i32 %4, i32* %6, align 8
  ret i32 0
}

define dso_local i32 @pthread_attr_getschedparam(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, %struct.sched_param* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 8
  %4 = bitcast i8* %3 to i32*
  %5 = load i32, i32* %4, align 8
  %6 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %1, i64 0, i32 0
  store i32 %5, i32* %6, align 4
  ret i32 0
}

define dso_local i32 @pthread_attr_setstack(%union.pthread_attr_t* nocapture noundef nonnull writeonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i64 %2, 16384
  br i1 %4, label %10, label %5

5:
  %6 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32
  %7 = bitcast i8* %6 to i8**
  store i8* %1, i8** %7, align 8
  %8 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16
  %9 = bitcast i8* %8 to i64*
  store i64 %2, i64* %9, align 8
  br label %10

10:
  %11 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %11
}

define dso_local i32 @pthread_attr_getstack(%union.pthread_attr_t* nocapture noundef nonnull readonly %0, i8** nocapture noundef nonnull writeonly %1, i64* nocapture noundef nonnull writeonly %2) local_unnamed_addr {
  %4 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 32
  %5 = bitcast i8* %4 to i8**
  %6 = load i8*, i8** %5, align 8
  store i8* %6, i8** %1, align 8
  %7 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %0, i64 0, i32 1, i64 16
  %8 = bitcast i8* %7 to i64*
  %9 = load i64, i64* %8, align 8
  store i64 %9, i64* %2, align 8
  ret i32 0
}

define dso_local i32 @pthread_getattr_np(i64 noundef %0, %union.pthread_attr_t* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = bitcast %union.pthread_attr_t* %1 to %struct.attributes*
  %4 = bitcast %union.pthread_attr_t* %1 to i32*
  store i32 0, i32* %4, align 8
  %5 = getelementptr inbounds %struct.attributes, %struct.attributes* %3, i64 0, i32 1
  store i32 0, i32* %5, align 4
  %6 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1
  %7 = bitcast [48 x i8]* %6 to i32*
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 4
  %9 = bitcast i8* %8 to i32*
  store i32 0, i32* %9, align 4
  %10 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 8
  %11 = bitcast i8* %10 to i32*
  store i32 0, i32* %11, align 8
  %12 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 12
  %13 = bitcast i8* %12 to i32*
  store i32 0, i32* %13, align 4
  %14 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 16
  %15 = bitcast i8* %14 to i64*
  store i64 8388608, i64* %15, align 8
  %16 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 24
  %17 = bitcast i8* %16 to i64*
  store i64 4096, i64* %17, align 8
  %18 = getelementptr inbounds %union.pthread_attr_t, %union.pthread_attr_t* %1, i64 0, i32 1, i64 32
  %19 = bitcast i8* %18 to i8**
  store i8* null, i8** %19, align 8
  ret i32 0
}

define dso_local i32 @pthread_setschedparam(i64 noundef %0, i32 noundef %1, %struct.sched_param* nocapture noundef nonnull readonly %2) local_unnamed_addr {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %2, i64 0, i32 0
  %7 = load i32, i32* %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %13, label %9

9:
  %10 = add i32 %1, -1
  %11 = icmp ult i32 %10, 2
  %12 = select i1 %11, i32 1, i32 22
  br label %13

13:
  %14 = phi i32 [ %12, %9 ], [ 0, %5 ]
  ret i32 %14
}

define dso_local i32 @pthread_getschedparam(i64 noundef %0, i32* nocapture noundef nonnull writeonly %1, %struct.sched_param* nocapture noundef nonnull writeonly %2) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  %4 = getelementptr inbounds %struct.sched_param, %struct.sched_param* %2, i64 0, i32 0
  store i32 0, i32* %4, align 4
  ret i32 0
}

define dso_local i32 @pthread_setschedprio(i64 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp eq i32 %1, 0
  %4 = select i1 %3, i32 0, i32 22
  ret i32 %4
}

define dso_local i32 @sched_get_priority_max(i32 noundef %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  %3 = select i1 %2, i32 0, i32 99
  ret i32 %3
}

define dso_local i32 @sched_get_priority_min(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ne i32 %0, 0
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define dso_local i32 @pthread_getconcurrency() local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @pthread_setaffinity_np(i64 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef nonnull readonly %2) local_unnamed_addr {
  %4 = icmp ugt i64 %1, 7
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %2, i64 0, i32 0, i64 0
  %7 = load i64, i64* %6, align 8
  %8 = and i64 %7, 3
  %9 = icmp eq i64 %8, 0
  %10 = select i1 %9, i32 22, i32 0
  br label %11

11:
  %12 = phi i32 [ 22, %3 ], [ %10, %5 ]
  ret i32 %12
}

define dso_local i32 @pthread_getaffinity_np(i64 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef nonnull writeonly %2) local_unnamed_addr {
  %4 = icmp ult i64 %1, 8
  br i1 %4, label %15, label %5

5:
  %6 = lshr i64 %1, 3
  %7 = call i64 @llvm.umax.i64(i64 %6, i64 1)
  br label %8

8:
  %9 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i64 3, i64 0
  %12 = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %2, i64 0, i32 0, i64 %9
  store i64 %11, i64* %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %15, label %8

15:
  ret i32 0
}

define dso_local i32 @pthread_attr_setaffinity_np(%union.pthread_attr_t* nocapture noundef nonnull readnone %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef nonnull readnone %2) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @sched_setaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef readonly %2) local_unnamed_addr {
  %4 = icmp ugt i64 %1, 7
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %2, i64 0, i32 0, i64 0
  %7 = load i64, i64* %6, align 8
  %8 = and i64 %7, 3
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = call i32* @__errno_location()
  store i32 22, i32* %11, align 4
  br label %12

12:
  %13 = phi i32 [ -1, %10 ], [ 0, %5 ]
  ret i32 %13
}

declare dso_local i32* @__errno_location() local_unnamed_addr

define dso_local i32 @sched_getaffinity(i32 noundef %0, i64 noundef %1, %struct.cpu_set_t* nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = icmp ult i64 %1, 8
  br i1 %4, label %15, label %5

5:
  %6 = lshr i64 %1, 3
  %7 = call i64 @llvm.umax.i64(i64 %6, i64 1)
  br label %8

8:
  %9 = phi i64 [ %13, %8 ], [ 0, %5 ]
  %10 = icmp eq i64 %9, 0
  %11 = select i1 %10, i64 3, i64 0
  %12 = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %2, i64 0, i32 0, i64 %9
  store i64 %11, i64* %12, align 8
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %15, label %8

15:
  ret i32 0
}

define dso_local i32 @sched_getcpu() local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @__sched_cpucount(i64 noundef %0, %struct.cpu_set_t* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = icmp ult i64 %0, 8
  br i1 %3, label %7, label %4

4:
  %5 = lshr i64 %0, 3
  %6 = call i64 @llvm.umax.i64(i64 %5, i64 1)
  br label %9

7:
  %8 = phi i32 [ 0, %2 ], [ %16, %15 ]
  ret i32 %8

9:
  %10 = phi i64 [ %17, %15 ], [ 0, %4 ]
  %11 = phi i32 [ %16, %15 ], [ 0, %4 ]
  %12 = getelementptr inbounds %struct.cpu_set_t, %struct.cpu_set_t* %1, i64 0, i32 0, i64 %10
  %13 = load i64, i64* %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %19

15:
  %16 = phi i32 [ %11, %9 ], [ %22, %19 ]
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %7, label %9

19:
  %20 = phi i64 [ %24, %19 ], [ %13, %9 ]
  %21 = phi i32 [ %22, %19 ], [ %11, %9 ]
  %22 = add nsw i32 %21, 1
  %23 = add i64 %20, -1
  %24 = and i64 %23, %20
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %15, label %19
}

define dso_local i32 @pthread_mutexattr_getpshared(%union.pthread_mutexattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_getprotocol(%union.pthread_mutexattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_mutexattr_getrobust(%union.pthread_mutexattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_condattr_getpshared(%union.pthread_condattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_condattr_getclock(%union.pthread_condattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_rwlockattr_getpshared(%union.pthread_rwlockattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

define dso_local i32 @pthread_barrierattr_getpshared(%union.pthread_barrierattr_t* nocapture noundef nonnull readnone %0, i32* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  store i32 0, i32* %1, align 4
  ret i32 0
}

declare i64 @llvm.umax.i64(i64, i64)


