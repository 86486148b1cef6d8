target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.pollfd = type { i32, i16, i16 }
%struct.timespec = type { i64, i64 }
%struct.fd_set = type { [16 x i64] }
%struct.timeval = type { i64, i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.rlimit = type { i64, i64 }
%struct.rusage = type { %struct.timeval, %struct.timeval, %union.anon.9, %union.anon.10, %union.anon.11, %union.anon.12, %union.anon.13, %union.anon.14, %union.anon.15, %union.anon.16, %union.anon.17, %union.anon.18, %union.anon.19, %union.anon.20, %union.anon.21, %union.anon.22 }
%union.anon.9 = type { i64 }
%union.anon.10 = type { i64 }
%union.anon.11 = type { i64 }
%union.anon.12 = type { i64 }
%union.anon.13 = type { i64 }
%union.anon.14 = type { i64 }
%union.anon.15 = type { i64 }
%union.anon.16 = type { i64 }
%union.anon.17 = type { i64 }
%union.anon.18 = type { i64 }
%union.anon.19 = type { i64 }
%union.anon.20 = type { i64 }
%union.anon.21 = type { i64 }
%union.anon.22 = type { i64 }
%struct.utsname = type { [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8], [65 x i8] }

@environ = external dso_local local_unnamed_addr global i8**, align 8
@blocked = internal thread_local unnamed_addr global i64 0, align 8
@.str = private unnamed_addr constant [6 x i8] c"Linux\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"mazurka\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"x86_64\00", align 1
@.str.3 = private unnamed_addr constant [75 x i8] c"a handler of a signal is not modelled\0Ause a thread in place of the handler\00", align 1
@.str.4 = private unnamed_addr constant [127 x i8] c"waiting for descriptors is not modelled: none becomes ready\0Await for a condition variable, or write a model with --stub FILE.c\00", align 1
@thread_name = internal thread_local unnamed_addr global [16 x i8] zeroinitializer, align 16

define dso_local i8* @getenv(i8* nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:
  %9 = load i8**, i8*** @environ, align 8
  %10 = icmp eq i8** %9, null
  br i1 %10, label %51, label %11

11:
  %12 = icmp ne i64 %3, 0
  %13 = load i8*, i8** %9, align 8
  %14 = icmp eq i8* %13, null
  br i1 %14, label %51, label %18

15:
  %16 = load i8*, i8** %47, align 8
  %17 = icmp eq i8* %16, null
  br i1 %17, label %51, label %18

18:
  %19 = phi i8* [ %16, %15 ], [ %13, %11 ]
  %20 = phi i8** [ %47, %15 ], [ %9, %11 ]
  br i1 %12, label %21, label %39

21:
  %22 = load i8, i8* %19, align 1
  %23 = load i8, i8* %0, align 1
  %24 = icmp eq i8 %22, %23
  br i1 %24, label %25, label %37

25:
  %26 = phi i64 [ %34, %28 ], [ 1, %21 ]
  %27 = icmp eq i64 %26, %3
  br i1 %27, label %39, label %28

28:
  %29 = getelementptr inbounds i8, i8* %19, i64 %26
  %30 = load i8, i8* %29, align 1
  %31 = getelementptr inbounds i8, i8* %0, i64 %26
  %32 = load i8, i8* %31, align 1
  %33 = icmp eq i8 %30, %32
  %34 = add nuw i64 %26, 1
  br i1 %33, label %25, label %35

35:
  %36 = icmp ult i64 %26, %3
  br label %37

37:
  %38 = phi i1 [ %12, %21 ], [ %36, %35 ]
  br i1 %38, label %44, label %39

39:
  %40 = getelementptr inbounds i8, i8* %19, i64 %3
  %41 = load i8, i8* %40, align 1
  %42 = icmp eq i8 %41, 61
  %43 = zext i1 %42 to i32
  br label %44

44:
  %45 = phi i32 [ 0, %37 ], [ %43, %39 ]
  %46 = icmp eq i32 %45, 0
  %47 = getelementptr inbounds i8*, i8** %20, i64 1
  br i1 %46, label %15, label %48

48:
  %49 = getelementptr inbounds i8, i8* %19, i64 %3
  %50 = getelementptr inbounds i8, i8* %49, i64 1
  br label %51

51:
  %52 = phi i8* [ %50, %48 ], [ null, %8 ], [ null, %11 ], [ null, %15 ]
  ret i8* %52
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i8* @secure_getenv(i8* nocapture noundef readonly %0) local_unnamed_addr {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, i8* %0, i64 %3
  %5 = load i8, i8* %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:
  %9 = load i8**, i8*** @environ, align 8
  %10 = icmp eq i8** %9, null
  br i1 %10, label %49, label %11

11:
  %12 = icmp eq i64 %3, 0
  %13 = load i8*, i8** %9, align 8
  %14 = icmp eq i8* %13, null
  br i1 %14, label %49, label %18

15:
  %16 = load i8*, i8** %45, align 8
  %17 = icmp eq i8* %16, null
  br i1 %17, label %49, label %18

18:
  %19 = phi i8* [ %16, %15 ], [ %13, %11 ]
  %20 = phi i8** [ %45, %15 ], [ %9, %11 ]
  br i1 %12, label %37, label %21

21:
  %22 = load i8, i8* %19, align 1
  %23 = load i8, i8* %0, align 1
  %24 = icmp eq i8 %22, %23
  br i1 %24, label %25, label %42

25:
  %26 = phi i64 [ %34, %28 ], [ 1, %21 ]
  %27 = icmp eq i64 %26, %3
  br i1 %27, label %37, label %28

28:
  %29 = getelementptr inbounds i8, i8* %19, i64 %26
  %30 = load i8, i8* %29, align 1
  %31 = getelementptr inbounds i8, i8* %0, i64 %26
  %32 = load i8, i8* %31, align 1
  %33 = icmp eq i8 %30, %32
  %34 = add nuw i64 %26, 1
  br i1 %33, label %25, label %35

35:
  %36 = icmp ult i64 %26, %3
  br i1 %36, label %42, label %37

37:
  %38 = getelementptr inbounds i8, i8* %19, i64 %3
  %39 = load i8, i8* %38, align 1
  %40 = icmp eq i8 %39, 61
  %41 = zext i1 %40 to i32
  br label %42

42:
  %43 = phi i32 [ 0, %35 ], [ %41, %37 ], [ 0, %21 ]
  %44 = icmp eq i32 %43, 0
  %45 = getelementptr inbounds i8*, i8** %20, i64 1
  br i1 %44, label %15, label %46

46:
  %47 = getelementptr inbounds i8, i8* %19, i64 %3
  %48 = getelementptr inbounds i8, i8* %47, i64 1
  br label %49

49:
  %50 = phi i8* [ %48, %46 ], [ null, %8 ], [ null, %11 ], [ null, %15 ]
  ret i8* %50
}

define dso_local i64 @sysconf(i32 noundef %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 83, label %10
    i32 84, label %10
    i32 30, label %2
    i32 2, label %3
    i32 190, label %4
    i32 4, label %5
    i32 60, label %6
    i32 67, label %7
    i32 149, label %7
  ]

2:
  br label %10

3:
  br label %10

4:
  br label %10

5:
  br label %10

6:
  br label %10

7:
  br label %10

8:
  %9 = call i32* @__errno_location()
  store i32 22, i32* %9, align 4
  br label %10

10:
  %11 = phi i64 [ -1, %8 ], [ 200809, %7 ], [ 1024, %6 ], [ 1024, %5 ], [ 64, %4 ], [ 100, %3 ], [ 4096, %2 ], [ 2, %1 ], [ 2, %1 ]
  ret i64 %11
}

declare dso_local i32* @__errno_location() local_unnamed_addr

define dso_local i32 @getpagesize() local_unnamed_addr {
  ret i32 4096
}

define dso_local i32 @get_nprocs() local_unnamed_addr {
  ret i32 2
}

define dso_local i32 @get_nprocs_conf() local_unnamed_addr {
  ret i32 2
}

define dso_local i32 @getpid() local_unnamed_addr {
  ret i32 1000
}

define dso_local i32 @getppid() local_unnamed_addr {
  ret i32 1
}

define dso_local i32 @getuid() local_unnamed_addr {
  ret i32 1000
}

define dso_local i32 @geteuid() local_unnamed_addr {
  ret i32 1000
}

define dso_local i32 @getgid() local_unnamed_addr {
  ret i32 1000
}

define dso_local i32 @getegid() local_unnamed_addr {
  ret i32 1000
}

define dso_local i32 @gettid() local_unnamed_addr {
  %1 = call i64 @pthread_self()
  %2 = trunc i64 %1 to i32
  %3 = add nsw i32 %2, 999
  ret i32 %3
}

declare dso_local i64 @pthread_self() local_unnamed_addr

define dso_local i32 @sigemptyset(%struct.__sigset_t* nocapture noundef nonnull writeonly %0) local_unnamed_addr {
  br label %3

2:
  ret i32 0

3:
  %4 = phi i64 [ 0, %1 ], [ %6, %3 ]
  %5 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 %4
  store i64 0, i64* %5, align 8
  %6 = add nuw nsw i64 %4, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %2, label %3
}

define dso_local i32 @sigfillset(%struct.__sigset_t* nocapture noundef nonnull writeonly %0) local_unnamed_addr {
  br label %3

2:
  ret i32 0

3:
  %4 = phi i64 [ 0, %1 ], [ %6, %3 ]
  %5 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 %4
  store i64 -1, i64* %5, align 8
  %6 = add nuw nsw i64 %4, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %2, label %3
}

define dso_local i32 @sigaddset(%struct.__sigset_t* nocapture noundef nonnull %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ult i32 %3, 64
  br i1 %4, label %7, label %5

5:
  %6 = call i32* @__errno_location()
  store i32 22, i32* %6, align 4
  br label %16

7:
  %8 = srem i32 %3, 64
  %9 = zext i32 %8 to i64
  %10 = shl i64 1, %9
  %11 = sdiv i32 %3, 64
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 %12
  %14 = load i64, i64* %13, align 8
  %15 = or i64 %14, %10
  store i64 %15, i64* %13, align 8
  br label %16

16:
  %17 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %17
}

define dso_local i32 @sigdelset(%struct.__sigset_t* nocapture noundef nonnull %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ult i32 %3, 64
  br i1 %4, label %7, label %5

5:
  %6 = call i32* @__errno_location()
  store i32 22, i32* %6, align 4
  br label %17

7:
  %8 = srem i32 %3, 64
  %9 = zext i32 %8 to i64
  %10 = shl i64 1, %9
  %11 = xor i64 %10, -1
  %12 = sdiv i32 %3, 64
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 %13
  %15 = load i64, i64* %14, align 8
  %16 = and i64 %15, %11
  store i64 %16, i64* %14, align 8
  br label %17

17:
  %18 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %18
}

define dso_local i32 @sigismember(%struct.__sigset_t* nocapture noundef nonnull readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = add i32 %1, -1
  %4 = icmp ult i32 %3, 64
  br i1 %4, label %7, label %5

5:
  %6 = call i32* @__errno_location()
  store i32 22, i32* %6, align 4
  br label %17

7:
  %8 = sdiv i32 %3, 64
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 %9
  %11 = load i64, i64* %10, align 8
  %12 = srem i32 %3, 64
  %13 = zext i32 %12 to i64
  %14 = lshr i64 %11, %13
  %15 = trunc i64 %14 to i32
  %16 = and i32 %15, 1
  br label %17

17:
  %18 = phi i32 [ %16, %7 ], [ -1, %5 ]
  ret i32 %18
}

define dso_local i32 @pthread_sigmask(i32 noundef %0, %struct.__sigset_t* noundef readonly %1, %struct.__sigset_t* noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq %struct.__sigset_t* %2, null
  br i1 %4, label %13, label %5

5:
  %6 = phi i64 [ %8, %5 ], [ 0, %3 ]
  %7 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %2, i64 0, i32 0, i64 %6
  store i64 0, i64* %7, align 8
  %8 = add nuw nsw i64 %6, 1
  %9 = icmp eq i64 %8, 16
  br i1 %9, label %10, label %5

10:
  %11 = load i64, i64* @blocked, align 8
  %12 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %2, i64 0, i32 0, i64 0
  store i64 %11, i64* %12, align 8
  br label %13

13:
  %14 = icmp eq %struct.__sigset_t* %1, null
  br i1 %14, label %32, label %15

15:
  switch i32 %0, label %32 [
    i32 0, label %16
    i32 1, label %21
    i32 2, label %27
  ]

16:
  %17 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i64 0, i32 0, i64 0
  %18 = load i64, i64* %17, align 8
  %19 = load i64, i64* @blocked, align 8
  %20 = or i64 %19, %18
  br label %30

21:
  %22 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i64 0, i32 0, i64 0
  %23 = load i64, i64* %22, align 8
  %24 = xor i64 %23, -1
  %25 = load i64, i64* @blocked, align 8
  %26 = and i64 %25, %24
  br label %30

27:
  %28 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i64 0, i32 0, i64 0
  %29 = load i64, i64* %28, align 8
  br label %30

30:
  %31 = phi i64 [ %29, %27 ], [ %26, %21 ], [ %20, %16 ]
  store i64 %31, i64* @blocked, align 8
  br label %32

32:
  %33 = phi i32 [ 0, %13 ], [ 22, %15 ], [ 0, %30 ]
  ret i32 %33
}

define dso_local i32 @sigprocmask(i32 noundef %0, %struct.__sigset_t* noundef readonly %1, %struct.__sigset_t* noundef writeonly %2) local_unnamed_addr {
  %4 = icmp eq %struct.__sigset_t* %2, null
  br i1 %4, label %13, label %5

5:
  %6 = phi i64 [ %8, %5 ], [ 0, %3 ]
  %7 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %2, i64 0, i32 0, i64 %6
  store i64 0, i64* %7, align 8
  %8 = add nuw nsw i64 %6, 1
  %9 = icmp eq i64 %8, 16
  br i1 %9, label %10, label %5

10:
  %11 = load i64, i64* @blocked, align 8
  %12 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %2, i64 0, i32 0, i64 0
  store i64 %11, i64* %12, align 8
  br label %13

13:
  %14 = icmp eq %struct.__sigset_t* %1, null
  br i1 %14, label %32, label %15

15:
  switch i32 %0, label %32 [
    i32 0, label %16
    i32 1, label %21
    i32 2, label %27
  ]

16:
  %17 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i64 0, i32 0, i64 0
  %18 = load i64, i64* %17, align 8
  %19 = load i64, i64* @blocked, align 8
  %20 = or i64 %19, %18
  br label %30

21:
  %22 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i64 0, i32 0, i64 0
  %23 = load i64, i64* %22, align 8
  %24 = xor i64 %23, -1
  %25 = load i64, i64* @blocked, align 8
  %26 = and i64 %25, %24
  br label %30

27:
  %28 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %1, i64 0, i32 0, i64 0
  %29 = load i64, i64* %28, align 8
  br label %30

30:
  %31 = phi i64 [ %20, %16 ], [ %26, %21 ], [ %29, %27 ]
  store i64 %31, i64* @blocked, align 8
  br label %32

32:
  %33 = phi i1 [ true, %13 ], [ false, %15 ], [ true, %30 ]
  %34 = phi i32 [ 0, %13 ], [ 22, %15 ], [ 0, %30 ]
  br i1 %33, label %37, label %35

35:
  %36 = call i32* @__errno_location()
  store i32 %34, i32* %36, align 4
  br label %37

37:
  %38 = phi i32 [ -1, %35 ], [ 0, %32 ]
  ret i32 %38
}

define dso_local void (i32)* @signal(i32 noundef %0, void (i32)* noundef readnone %1) local_unnamed_addr {
  %3 = add i32 %0, -1
  %4 = icmp ult i32 %3, 64
  br i1 %4, label %7, label %5

5:
  %6 = call i32* @__errno_location()
  store i32 22, i32* %6, align 4
  br label %10

7:
  %8 = icmp ult void (i32)* %1, inttoptr (i64 2 to void (i32)*)
  br i1 %8, label %10, label %9

9:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.3, i64 0, i64 0))
  unreachable

10:
  %11 = phi void (i32)* [ inttoptr (i64 -1 to void (i32)*), %5 ], [ null, %7 ]
  ret void (i32)* %11
}

define dso_local i32 @sigaction(i32 noundef %0, %struct.sigaction* noundef readonly %1, %struct.sigaction* noundef writeonly %2) local_unnamed_addr {
  %4 = add i32 %0, -1
  %5 = icmp ult i32 %4, 64
  br i1 %5, label %8, label %6

6:
  %7 = call i32* @__errno_location()
  store i32 22, i32* %7, align 4
  br label %19

8:
  %9 = icmp eq %struct.sigaction* %1, null
  br i1 %9, label %15, label %10

10:
  %11 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %1, i64 0, i32 0, i32 0
  %12 = load void (i32)*, void (i32)** %11, align 8
  %13 = icmp ult void (i32)* %12, inttoptr (i64 2 to void (i32)*)
  br i1 %13, label %15, label %14

14:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([75 x i8], [75 x i8]* @.str.3, i64 0, i64 0))
  unreachable

15:
  %16 = icmp eq %struct.sigaction* %2, null
  br i1 %16, label %19, label %17

17:
  %18 = bitcast %struct.sigaction* %2 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(152) %18, i8 0, i64 152, i1 false)
  br label %19

19:
  %20 = phi i32 [ -1, %6 ], [ 0, %17 ], [ 0, %15 ]
  ret i32 %20
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define dso_local i32 @sigpending(%struct.__sigset_t* nocapture noundef nonnull writeonly %0) local_unnamed_addr {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %5, %2 ]
  %4 = getelementptr inbounds %struct.__sigset_t, %struct.__sigset_t* %0, i64 0, i32 0, i64 %3
  store i64 0, i64* %4, align 8
  %5 = add nuw nsw i64 %3, 1
  %6 = icmp eq i64 %5, 16
  br i1 %6, label %7, label %2

7:
  ret i32 0
}

define dso_local i32 @poll(%struct.pollfd* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %1, 0
  br i1 %4, label %6, label %5

5:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([127 x i8], [127 x i8]* @.str.4, i64 0, i64 0))
  unreachable

6:
  ret i32 0
}

define dso_local i32 @ppoll(%struct.pollfd* nocapture noundef readnone %0, i64 noundef %1, %struct.timespec* nocapture noundef readnone %2, %struct.__sigset_t* nocapture noundef readnone %3) local_unnamed_addr {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %7, label %6

6:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([127 x i8], [127 x i8]* @.str.4, i64 0, i64 0))
  unreachable

7:
  ret i32 0
}

define dso_local i32 @select(i32 noundef %0, %struct.fd_set* noundef readnone %1, %struct.fd_set* noundef readnone %2, %struct.fd_set* noundef readnone %3, %struct.timeval* nocapture noundef readnone %4) local_unnamed_addr {
  %6 = icmp ne %struct.fd_set* %1, null
  %7 = icmp ne %struct.fd_set* %2, null
  %8 = or i1 %6, %7
  %9 = icmp ne %struct.fd_set* %3, null
  %10 = or i1 %8, %9
  br i1 %10, label %11, label %12

11:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([127 x i8], [127 x i8]* @.str.4, i64 0, i64 0))
  unreachable

12:
  ret i32 0
}

define dso_local i32 @prctl(i32 noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  call void @llvm.va_start(i8* nonnull %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %5 = load i32, i32* %4, align 16
  %6 = icmp ult i32 %5, 41
  br i1 %6, label %7, label %13

7:
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %9 = load i8*, i8** %8, align 16
  %10 = sext i32 %5 to i64
  %11 = getelementptr i8, i8* %9, i64 %10
  %12 = add i32 %5, 8
  store i32 %12, i32* %4, align 16
  br label %17

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %15 = load i8*, i8** %14, align 8
  %16 = getelementptr i8, i8* %15, i64 8
  store i8* %16, i8** %14, align 8
  br label %17

17:
  %18 = phi i8* [ %11, %7 ], [ %15, %13 ]
  %19 = bitcast i8* %18 to i8**
  %20 = load i8*, i8** %19, align 8
  call void @llvm.va_end(i8* %3)
  %21 = add i32 %0, -15
  %22 = icmp ult i32 %21, 2
  br i1 %22, label %23, label %37

23:
  %24 = icmp eq i32 %0, 15
  br label %25

25:
  %26 = phi i64 [ 0, %23 ], [ %33, %25 ]
  %27 = getelementptr inbounds [16 x i8], [16 x i8]* @thread_name, i64 0, i64 %26
  %28 = getelementptr inbounds i8, i8* %20, i64 %26
  %29 = select i1 %24, i8* %27, i8* %28
  %30 = select i1 %24, i8* %28, i8* %27
  %31 = load i8, i8* %30, align 1
  store i8 %31, i8* %29, align 1
  %32 = icmp eq i8 %31, 0
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, 16
  %35 = select i1 %32, i1 true, i1 %34
  br i1 %35, label %36, label %25

36:
  store i8 0, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @thread_name, i64 0, i64 15), align 1
  br label %37

37:
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 0
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = sitofp i64 %0 to double
  %4 = sitofp i64 %1 to double
  %5 = fsub double %3, %4
  ret double %5
}

define dso_local i32 @clock_getres(i32 noundef %0, %struct.timespec* noundef writeonly %1) local_unnamed_addr {
  %3 = icmp eq %struct.timespec* %1, null
  br i1 %3, label %7, label %4

4:
  %5 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 0
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.timespec, %struct.timespec* %1, i64 0, i32 1
  store i64 1, i64* %6, align 8
  br label %7

7:
  ret i32 0
}

define dso_local i32 @getrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %1, i64 0, i32 1
  store i64 -1, i64* %3, align 8
  %4 = getelementptr inbounds %struct.rlimit, %struct.rlimit* %1, i64 0, i32 0
  store i64 -1, i64* %4, align 8
  ret i32 0
}

define dso_local i32 @setrlimit(i32 noundef %0, %struct.rlimit* nocapture noundef nonnull readnone %1) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @getrusage(i32 noundef %0, %struct.rusage* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast %struct.rusage* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %3, i8 0, i64 144, i1 false)
  ret i32 0
}

define dso_local i32 @uname(%struct.utsname* nocapture noundef writeonly %0) local_unnamed_addr {
  %2 = getelementptr %struct.utsname, %struct.utsname* %0, i64 0, i32 0, i64 0
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(390) %2, i8 0, i64 390, i1 false)
  br label %3

3:
  %4 = phi i8* [ %2, %1 ], [ %8, %3 ]
  %5 = phi i8* [ getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), %1 ], [ %6, %3 ]
  %6 = getelementptr inbounds i8, i8* %5, i64 1
  %7 = load i8, i8* %5, align 1
  %8 = getelementptr inbounds i8, i8* %4, i64 1
  store i8 %7, i8* %4, align 1
  %9 = icmp eq i8* %5, getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 5)
  br i1 %9, label %10, label %3

10:
  %11 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i64 0, i32 1, i64 0
  br label %12

12:
  %13 = phi i8* [ %11, %10 ], [ %17, %12 ]
  %14 = phi i8* [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), %10 ], [ %15, %12 ]
  %15 = getelementptr inbounds i8, i8* %14, i64 1
  %16 = load i8, i8* %14, align 1
  %17 = getelementptr inbounds i8, i8* %13, i64 1
  store i8 %16, i8* %13, align 1
  %18 = icmp eq i8* %14, getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 7)
  br i1 %18, label %19, label %12

19:
  %20 = getelementptr inbounds %struct.utsname, %struct.utsname* %0, i64 0, i32 4, i64 0
  br label %21

21:
  %22 = phi i8* [ %20, %19 ], [ %26, %21 ]
  %23 = phi i8* [ getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0), %19 ], [ %24, %21 ]
  %24 = getelementptr inbounds i8, i8* %23, i64 1
  %25 = load i8, i8* %23, align 1
  %26 = getelementptr inbounds i8, i8* %22, i64 1
  store i8 %25, i8* %22, align 1
  %27 = icmp eq i8* %23, getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 6)
  br i1 %27, label %28, label %21

28:
  ret i32 0
}

define dso_local i32 @gethostname(i8* nocapture noundef nonnull writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %16, label %4

4:
  store i8 109, i8* %0, align 1
  br label %5

5:
  %6 = phi i64 [ 1, %4 ], [ %13, %8 ]
  %7 = icmp eq i64 %6, %1
  br i1 %7, label %16, label %8

8:
  %9 = getelementptr inbounds [8 x i8], [8 x i8]* @.str.1, i64 0, i64 %6
  %10 = load i8, i8* %9, align 1
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %10, i8* %11, align 1
  %12 = icmp eq i64 %6, 7
  %13 = add nuw nsw i64 %6, 1
  br i1 %12, label %14, label %5

14:
  %15 = icmp ult i64 %6, %1
  br i1 %15, label %18, label %16

16:
  %17 = call i32* @__errno_location()
  store i32 36, i32* %17, align 4
  br label %18

18:
  %19 = phi i32 [ 0, %14 ], [ -1, %16 ]
  ret i32 %19
}

define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @munlockall() local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @posix_fadvise(i32 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr {
  ret i32 0
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr


