target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__sigset_t = type { [16 x i64] }

@environ = external dso_local local_unnamed_addr global i8**, align 8
@blocked = internal thread_local unnamed_addr global i64 0, align 8

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


