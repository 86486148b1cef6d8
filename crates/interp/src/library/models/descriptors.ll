target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.file = type { %union.pthread_mutex_t*, %struct.inode*, i64, i32, i32, i32, i32, i32, i32, i8*, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.inode = type { %struct.inode*, i8*, i8*, i64, i64, i64*, i64, i32 }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [88 x i8] c"a mapping that is shared with a file is not modelled\0Ause MAP_PRIVATE, or read and write\00", align 1
@mazurka_private_standard = external dso_local global [3 x %struct.file], align 16
@open_files = internal global <{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }> <{ %struct.file* getelementptr inbounds ([3 x %struct.file], [3 x %struct.file]* @mazurka_private_standard, i32 0, i32 0), %struct.file* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.file]* @mazurka_private_standard to i8*), i64 64) to %struct.file*), %struct.file* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %struct.file]* @mazurka_private_standard to i8*), i64 128) to %struct.file*), [29 x %struct.file*] zeroinitializer }>, align 16
@mazurka.chunk = external thread_local local_unnamed_addr global [1024 x i8], align 16

define dso_local i32 @mazurka_close_descriptor(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %9

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %4
  %6 = bitcast %struct.file** %5 to i64*
  %7 = atomicrmw xchg i64* %6, i64 0 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  br label %9

9:
  %10 = phi i1 [ %8, %3 ], [ true, %1 ]
  br i1 %10, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 9, i32* %12, align 4
  br label %13

13:
  %14 = sext i1 %10 to i32
  ret i32 %14
}

declare dso_local i32* @__errno_location() local_unnamed_addr

define dso_local i32 @close(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %9

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %4
  %6 = bitcast %struct.file** %5 to i64*
  %7 = atomicrmw xchg i64* %6, i64 0 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  br label %9

9:
  %10 = phi i1 [ %8, %3 ], [ true, %1 ]
  br i1 %10, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 9, i32* %12, align 4
  br label %13

13:
  %14 = sext i1 %10 to i32
  ret i32 %14
}

define dso_local i32 @open(i8* noundef nonnull %0, i32 noundef %1, ...) local_unnamed_addr {
  %3 = and i32 %1, 3
  %4 = icmp ne i32 %3, 1
  %5 = zext i1 %4 to i32
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, i32 0, i32 2
  %8 = lshr i32 %1, 8
  %9 = and i32 %8, 4
  %10 = lshr i32 %1, 3
  %11 = and i32 %10, 24
  %12 = lshr i32 %1, 4
  %13 = and i32 %12, 32
  %14 = or i32 %11, %13
  %15 = or i32 %14, %9
  %16 = or i32 %15, %5
  %17 = or i32 %16, %7
  %18 = call %struct.file* @mazurka_open(i8* noundef nonnull %0, i32 noundef %17, i32 noundef 1)
  %19 = icmp eq %struct.file* %18, null
  br i1 %19, label %45, label %20

20:
  %21 = ptrtoint %struct.file* %18 to i64
  %22 = cmpxchg i64* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to i64*), i64 0, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 1
  br i1 %23, label %40, label %24

24:
  %25 = phi i32 [ %35, %29 ], [ 0, %20 ]
  %26 = phi i64 [ %27, %29 ], [ 0, %20 ]
  %27 = add nuw nsw i64 %26, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %36, label %29

29:
  %30 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %27
  %31 = bitcast %struct.file** %30 to i64*
  %32 = cmpxchg i64* %31, i64 0, i64 %21 seq_cst seq_cst, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = trunc i64 %27 to i32
  %35 = select i1 %33, i32 %34, i32 %25
  br i1 %33, label %36, label %24

36:
  %37 = phi i64 [ 31, %24 ], [ %26, %29 ]
  %38 = phi i32 [ %25, %24 ], [ %35, %29 ]
  %39 = icmp ult i64 %37, 31
  br label %40

40:
  %41 = phi i32 [ 0, %20 ], [ %38, %36 ]
  %42 = phi i1 [ true, %20 ], [ %39, %36 ]
  br i1 %42, label %45, label %43

43:
  %44 = call i32* @__errno_location()
  store i32 24, i32* %44, align 4
  br label %45

45:
  %46 = phi i32 [ -1, %2 ], [ %41, %40 ], [ -1, %43 ]
  ret i32 %46
}

define dso_local i32 @open64(i8* noundef nonnull %0, i32 noundef %1, ...) local_unnamed_addr {
  %3 = and i32 %1, 3
  %4 = icmp ne i32 %3, 1
  %5 = zext i1 %4 to i32
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, i32 0, i32 2
  %8 = lshr i32 %1, 8
  %9 = and i32 %8, 4
  %10 = lshr i32 %1, 3
  %11 = and i32 %10, 24
  %12 = lshr i32 %1, 4
  %13 = and i32 %12, 32
  %14 = or i32 %11, %13
  %15 = or i32 %14, %9
  %16 = or i32 %15, %5
  %17 = or i32 %16, %7
  %18 = call %struct.file* @mazurka_open(i8* noundef nonnull %0, i32 noundef %17, i32 noundef 1)
  %19 = icmp eq %struct.file* %18, null
  br i1 %19, label %45, label %20

20:
  %21 = ptrtoint %struct.file* %18 to i64
  %22 = cmpxchg i64* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to i64*), i64 0, i64 %21 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 1
  br i1 %23, label %40, label %24

24:
  %25 = phi i32 [ %35, %29 ], [ 0, %20 ]
  %26 = phi i64 [ %27, %29 ], [ 0, %20 ]
  %27 = add nuw nsw i64 %26, 1
  %28 = icmp eq i64 %27, 32
  br i1 %28, label %36, label %29

29:
  %30 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %27
  %31 = bitcast %struct.file** %30 to i64*
  %32 = cmpxchg i64* %31, i64 0, i64 %21 seq_cst seq_cst, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = trunc i64 %27 to i32
  %35 = select i1 %33, i32 %34, i32 %25
  br i1 %33, label %36, label %24

36:
  %37 = phi i64 [ 31, %24 ], [ %26, %29 ]
  %38 = phi i32 [ %25, %24 ], [ %35, %29 ]
  %39 = icmp ult i64 %37, 31
  br label %40

40:
  %41 = phi i32 [ 0, %20 ], [ %38, %36 ]
  %42 = phi i1 [ true, %20 ], [ %39, %36 ]
  br i1 %42, label %45, label %43

43:
  %44 = call i32* @__errno_location()
  store i32 24, i32* %44, align 4
  br label %45

45:
  %46 = phi i32 [ -1, %2 ], [ %41, %40 ], [ -1, %43 ]
  ret i32 %46
}

define dso_local i32 @creat(i8* noundef nonnull %0, i32 noundef %1) local_unnamed_addr {
  %3 = call %struct.file* @mazurka_open(i8* noundef nonnull %0, i32 noundef 42, i32 noundef 1)
  %4 = icmp eq %struct.file* %3, null
  br i1 %4, label %30, label %5

5:
  %6 = ptrtoint %struct.file* %3 to i64
  %7 = cmpxchg i64* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to i64*), i64 0, i64 %6 seq_cst seq_cst, align 8
  %8 = extractvalue { i64, i1 } %7, 1
  br i1 %8, label %25, label %9

9:
  %10 = phi i32 [ %20, %14 ], [ 0, %5 ]
  %11 = phi i64 [ %12, %14 ], [ 0, %5 ]
  %12 = add nuw nsw i64 %11, 1
  %13 = icmp eq i64 %12, 32
  br i1 %13, label %21, label %14

14:
  %15 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %12
  %16 = bitcast %struct.file** %15 to i64*
  %17 = cmpxchg i64* %16, i64 0, i64 %6 seq_cst seq_cst, align 8
  %18 = extractvalue { i64, i1 } %17, 1
  %19 = trunc i64 %12 to i32
  %20 = select i1 %18, i32 %19, i32 %10
  br i1 %18, label %21, label %9

21:
  %22 = phi i64 [ %11, %14 ], [ 31, %9 ]
  %23 = phi i32 [ %20, %14 ], [ %10, %9 ]
  %24 = icmp ult i64 %22, 31
  br label %25

25:
  %26 = phi i32 [ 0, %5 ], [ %23, %21 ]
  %27 = phi i1 [ true, %5 ], [ %24, %21 ]
  br i1 %27, label %30, label %28

28:
  %29 = call i32* @__errno_location()
  store i32 24, i32* %29, align 4
  br label %30

30:
  %31 = phi i32 [ -1, %2 ], [ %26, %25 ], [ -1, %28 ]
  ret i32 %31
}

define dso_local i32 @fileno(%struct._IO_FILE* noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 7
  %6 = bitcast i8** %5 to i32*
  %7 = load i32, i32* %6, align 8
  %8 = icmp slt i32 %7, 0
  br i1 %8, label %9, label %35

9:
  %10 = ptrtoint %struct._IO_FILE* %0 to i64
  %11 = cmpxchg i64* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to i64*), i64 0, i64 %10 seq_cst seq_cst, align 8
  %12 = extractvalue { i64, i1 } %11, 1
  br i1 %12, label %28, label %13

13:
  %14 = phi i32 [ %24, %18 ], [ 0, %9 ]
  %15 = phi i64 [ %16, %18 ], [ 0, %9 ]
  %16 = add nuw nsw i64 %15, 1
  %17 = icmp eq i64 %16, 32
  br i1 %17, label %25, label %18

18:
  %19 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %16
  %20 = bitcast %struct.file** %19 to i64*
  %21 = cmpxchg i64* %20, i64 0, i64 %10 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = trunc i64 %16 to i32
  %24 = select i1 %22, i32 %23, i32 %14
  br i1 %22, label %25, label %13

25:
  %26 = phi i32 [ %14, %13 ], [ %24, %18 ]
  %27 = icmp ult i64 %15, 31
  br label %28

28:
  %29 = phi i32 [ 0, %9 ], [ %26, %25 ]
  %30 = phi i1 [ true, %9 ], [ %27, %25 ]
  br i1 %30, label %33, label %31

31:
  %32 = call i32* @__errno_location()
  store i32 24, i32* %32, align 4
  br label %33

33:
  %34 = phi i32 [ %29, %28 ], [ -1, %31 ]
  store i32 %34, i32* %6, align 8
  br label %35

35:
  %36 = load i32, i32* %6, align 8
  %37 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %38 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %37)
  ret i32 %36
}

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local noalias %struct._IO_FILE* @fdopen(i32 noundef %0, i8* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = icmp ult i32 %0, 32
  br i1 %3, label %4, label %10

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %5
  %7 = bitcast %struct.file** %6 to i64*
  %8 = load atomic i64, i64* %7 seq_cst, align 8
  %9 = inttoptr i64 %8 to %struct.file*
  br label %10

10:
  %11 = phi %struct.file* [ %9, %4 ], [ null, %2 ]
  %12 = icmp eq %struct.file* %11, null
  br i1 %12, label %13, label %15

13:
  %14 = call i32* @__errno_location()
  store i32 9, i32* %14, align 4
  br label %23

15:
  %16 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 0
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %16, align 8
  %18 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %17)
  %19 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 10
  store i32 %0, i32* %19, align 8
  %20 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %16, align 8
  %21 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %20)
  %22 = bitcast %struct.file* %11 to %struct._IO_FILE*
  br label %23

23:
  %24 = phi %struct._IO_FILE* [ %22, %15 ], [ null, %13 ]
  ret %struct._IO_FILE* %24
}

define dso_local i32 @dup(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %9

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %4
  %6 = bitcast %struct.file** %5 to i64*
  %7 = load atomic i64, i64* %6 seq_cst, align 8
  %8 = inttoptr i64 %7 to %struct.file*
  br label %9

9:
  %10 = phi %struct.file* [ %8, %3 ], [ null, %1 ]
  %11 = icmp eq %struct.file* %10, null
  br i1 %11, label %35, label %12

12:
  %13 = ptrtoint %struct.file* %10 to i64
  %14 = cmpxchg i64* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to i64*), i64 0, i64 %13 seq_cst seq_cst, align 8
  %15 = extractvalue { i64, i1 } %14, 1
  br i1 %15, label %32, label %16

16:
  %17 = phi i32 [ %27, %21 ], [ 0, %12 ]
  %18 = phi i64 [ %19, %21 ], [ 0, %12 ]
  %19 = add nuw nsw i64 %18, 1
  %20 = icmp eq i64 %19, 32
  br i1 %20, label %28, label %21

21:
  %22 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %19
  %23 = bitcast %struct.file** %22 to i64*
  %24 = cmpxchg i64* %23, i64 0, i64 %13 seq_cst seq_cst, align 8
  %25 = extractvalue { i64, i1 } %24, 1
  %26 = trunc i64 %19 to i32
  %27 = select i1 %25, i32 %26, i32 %17
  br i1 %25, label %28, label %16

28:
  %29 = phi i64 [ 31, %16 ], [ %18, %21 ]
  %30 = phi i32 [ %17, %16 ], [ %27, %21 ]
  %31 = icmp ult i64 %29, 31
  br label %32

32:
  %33 = phi i32 [ 0, %12 ], [ %30, %28 ]
  %34 = phi i1 [ true, %12 ], [ %31, %28 ]
  br i1 %34, label %38, label %35

35:
  %36 = phi i32 [ 9, %9 ], [ 24, %32 ]
  %37 = call i32* @__errno_location()
  store i32 %36, i32* %37, align 4
  br label %38

38:
  %39 = phi i32 [ %33, %32 ], [ -1, %35 ]
  ret i32 %39
}

define dso_local i32 @dup2(i32 noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %0, 32
  br i1 %3, label %4, label %10

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %5
  %7 = bitcast %struct.file** %6 to i64*
  %8 = load atomic i64, i64* %7 seq_cst, align 8
  %9 = inttoptr i64 %8 to %struct.file*
  br label %10

10:
  %11 = phi %struct.file* [ %9, %4 ], [ null, %2 ]
  %12 = icmp eq %struct.file* %11, null
  br i1 %12, label %13, label %15

13:
  %14 = call i32* @__errno_location()
  store i32 9, i32* %14, align 4
  br label %15

15:
  %16 = icmp ugt i32 %1, 31
  br i1 %16, label %17, label %19

17:
  %18 = call i32* @__errno_location()
  store i32 9, i32* %18, align 4
  br label %19

19:
  %20 = phi %struct.file* [ null, %17 ], [ %11, %15 ]
  %21 = icmp eq %struct.file* %20, null
  br i1 %21, label %27, label %22

22:
  %23 = sext i32 %1 to i64
  %24 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %23
  %25 = bitcast %struct.file** %24 to i64*
  %26 = ptrtoint %struct.file* %20 to i64
  store atomic i64 %26, i64* %25 seq_cst, align 8
  br label %27

27:
  %28 = phi i32 [ %1, %22 ], [ -1, %19 ]
  ret i32 %28
}

define dso_local i64 @read(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %0, 32
  br i1 %4, label %5, label %11

5:
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %6
  %8 = bitcast %struct.file** %7 to i64*
  %9 = load atomic i64, i64* %8 seq_cst, align 8
  %10 = inttoptr i64 %9 to %struct.file*
  br label %11

11:
  %12 = phi %struct.file* [ %10, %5 ], [ null, %3 ]
  %13 = icmp eq %struct.file* %12, null
  br i1 %13, label %14, label %16

14:
  %15 = call i32* @__errno_location()
  store i32 9, i32* %15, align 4
  br label %71

16:
  %17 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 1
  %18 = load %struct.inode*, %struct.inode** %17, align 8
  %19 = icmp eq %struct.inode* %18, null
  br i1 %19, label %20, label %27

20:
  %21 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 3
  %22 = load i32, i32* %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:
  %25 = bitcast %struct.file* %12 to %struct._IO_FILE*
  %26 = call i64 @fread(i8* noundef %1, i64 noundef 1, i64 noundef %2, %struct._IO_FILE* noundef nonnull %25)
  br label %71

27:
  %28 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 0
  %29 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %28, align 8
  %30 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %29)
  %31 = load %struct.inode*, %struct.inode** %17, align 8
  %32 = icmp eq %struct.inode* %31, null
  br i1 %32, label %59, label %33

33:
  %34 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 2
  %35 = load i64, i64* %34, align 8
  %36 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 3
  %37 = load i32, i32* %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %59, label %39

39:
  %40 = phi i64 [ %47, %46 ], [ 0, %33 ]
  %41 = load %struct.inode*, %struct.inode** %17, align 8
  %42 = add i64 %40, %35
  %43 = sub i64 %2, %40
  %44 = call i64 @mazurka_read_chunk(%struct.inode* noundef %41, i64 noundef %42, i64 noundef %43)
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %51

46:
  %47 = add i64 %44, %40
  %48 = icmp ne i64 %44, 0
  %49 = icmp ult i64 %47, %2
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %39, label %61

51:
  %52 = phi i64 [ %57, %51 ], [ 0, %39 ]
  %53 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %52
  %54 = load i8, i8* %53, align 1
  %55 = add i64 %52, %40
  %56 = getelementptr inbounds i8, i8* %1, i64 %55
  store i8 %54, i8* %56, align 1
  %57 = add nuw i64 %52, 1
  %58 = icmp eq i64 %57, %44
  br i1 %58, label %46, label %51

59:
  %60 = call i32* @__errno_location()
  store i32 9, i32* %60, align 4
  br label %61

61:
  %62 = phi i64 [ -1, %59 ], [ %47, %46 ]
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 2
  %66 = load i64, i64* %65, align 8
  %67 = add i64 %66, %62
  store i64 %67, i64* %65, align 8
  br label %68

68:
  %69 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %28, align 8
  %70 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %69)
  br label %71

71:
  %72 = phi i64 [ %62, %68 ], [ %26, %24 ], [ -1, %14 ]
  ret i64 %72
}

declare dso_local i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) local_unnamed_addr

define dso_local i64 @write(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %0, 32
  br i1 %4, label %5, label %11

5:
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %6
  %8 = bitcast %struct.file** %7 to i64*
  %9 = load atomic i64, i64* %8 seq_cst, align 8
  %10 = inttoptr i64 %9 to %struct.file*
  br label %11

11:
  %12 = phi %struct.file* [ %10, %5 ], [ null, %3 ]
  %13 = icmp eq %struct.file* %12, null
  br i1 %13, label %14, label %16

14:
  %15 = call i32* @__errno_location()
  store i32 9, i32* %15, align 4
  br label %74

16:
  %17 = call i32 @mazurka_is_console(%struct.file* noundef nonnull %12)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:
  %20 = call i64 @mazurka.call.write(i32 noundef %0, i8* noundef %1, i64 noundef %2)
  br label %74

21:
  %22 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 0
  %23 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %22, align 8
  %24 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %23)
  %25 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 2
  %26 = load i64, i64* %25, align 8
  %27 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 5
  %28 = load i32, i32* %27, align 8
  %29 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 4
  %30 = load i32, i32* %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:
  %33 = icmp eq i64 %2, 0
  br i1 %33, label %62, label %34

34:
  %35 = icmp eq i32 %28, 0
  %36 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 1
  br label %39

37:
  %38 = call i32* @__errno_location()
  store i32 9, i32* %38, align 4
  br label %62

39:
  %40 = phi i64 [ 0, %34 ], [ %60, %59 ]
  br label %41

41:
  %42 = phi i64 [ 0, %39 ], [ %49, %45 ]
  %43 = add nuw i64 %42, %40
  %44 = icmp ult i64 %43, %2
  br i1 %44, label %45, label %51

45:
  %46 = getelementptr inbounds i8, i8* %1, i64 %43
  %47 = load i8, i8* %46, align 1
  %48 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %42
  store i8 %47, i8* %48, align 1
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, 1024
  br i1 %50, label %51, label %41

51:
  %52 = phi i64 [ %49, %45 ], [ %42, %41 ]
  %53 = load %struct.inode*, %struct.inode** %36, align 8
  br i1 %35, label %56, label %54

54:
  %55 = call i64 @mazurka_append_chunk(%struct.inode* noundef %53, i64 noundef %52)
  store i64 %55, i64* %25, align 8
  br label %59

56:
  %57 = add i64 %40, %26
  %58 = call i64 @mazurka_write_chunk(%struct.inode* noundef %53, i64 noundef %57, i64 noundef %52)
  br label %59

59:
  %60 = add i64 %52, %40
  %61 = icmp ult i64 %60, %2
  br i1 %61, label %39, label %62

62:
  %63 = phi i64 [ -1, %37 ], [ %2, %32 ], [ %2, %59 ]
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %71

65:
  %66 = load i32, i32* %27, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %71

68:
  %69 = load i64, i64* %25, align 8
  %70 = add i64 %69, %63
  store i64 %70, i64* %25, align 8
  br label %71

71:
  %72 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %22, align 8
  %73 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %72)
  br label %74

74:
  %75 = phi i64 [ %20, %19 ], [ %63, %71 ], [ -1, %14 ]
  ret i64 %75
}

declare dso_local i32 @mazurka_is_console(%struct.file* noundef) local_unnamed_addr

declare dso_local i64 @mazurka.call.write(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

define dso_local i64 @pread(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp ult i32 %0, 32
  br i1 %5, label %6, label %12

6:
  %7 = sext i32 %0 to i64
  %8 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %7
  %9 = bitcast %struct.file** %8 to i64*
  %10 = load atomic i64, i64* %9 seq_cst, align 8
  %11 = inttoptr i64 %10 to %struct.file*
  br label %12

12:
  %13 = phi %struct.file* [ %11, %6 ], [ null, %4 ]
  %14 = icmp eq %struct.file* %13, null
  br i1 %14, label %43, label %15

15:
  %16 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 1
  %17 = load %struct.inode*, %struct.inode** %16, align 8
  %18 = icmp eq %struct.inode* %17, null
  br i1 %18, label %43, label %19

19:
  %20 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 3
  %21 = load i32, i32* %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %43, label %23

23:
  %24 = phi i64 [ %31, %30 ], [ 0, %19 ]
  %25 = load %struct.inode*, %struct.inode** %16, align 8
  %26 = add i64 %24, %3
  %27 = sub i64 %2, %24
  %28 = call i64 @mazurka_read_chunk(%struct.inode* noundef %25, i64 noundef %26, i64 noundef %27)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %35

30:
  %31 = add i64 %28, %24
  %32 = icmp ne i64 %28, 0
  %33 = icmp ult i64 %31, %2
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %23, label %46

35:
  %36 = phi i64 [ %41, %35 ], [ 0, %23 ]
  %37 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %36
  %38 = load i8, i8* %37, align 1
  %39 = add i64 %36, %24
  %40 = getelementptr inbounds i8, i8* %1, i64 %39
  store i8 %38, i8* %40, align 1
  %41 = add nuw i64 %36, 1
  %42 = icmp eq i64 %41, %28
  br i1 %42, label %30, label %35

43:
  %44 = phi i32 [ 9, %12 ], [ 9, %19 ], [ 29, %15 ]
  %45 = call i32* @__errno_location()
  store i32 %44, i32* %45, align 4
  br label %46

46:
  %47 = phi i64 [ -1, %43 ], [ %31, %30 ]
  ret i64 %47
}

define dso_local i64 @pwrite(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp ult i32 %0, 32
  br i1 %5, label %6, label %12

6:
  %7 = sext i32 %0 to i64
  %8 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %7
  %9 = bitcast %struct.file** %8 to i64*
  %10 = load atomic i64, i64* %9 seq_cst, align 8
  %11 = inttoptr i64 %10 to %struct.file*
  br label %12

12:
  %13 = phi %struct.file* [ %11, %6 ], [ null, %4 ]
  %14 = icmp eq %struct.file* %13, null
  br i1 %14, label %44, label %15

15:
  %16 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 1
  %17 = load %struct.inode*, %struct.inode** %16, align 8
  %18 = icmp eq %struct.inode* %17, null
  br i1 %18, label %44, label %19

19:
  %20 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 4
  %21 = load i32, i32* %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %44, label %23

23:
  %24 = icmp eq i64 %2, 0
  br i1 %24, label %47, label %25

25:
  %26 = phi i64 [ %42, %37 ], [ 0, %23 ]
  br label %27

27:
  %28 = phi i64 [ 0, %25 ], [ %35, %31 ]
  %29 = add nuw i64 %28, %26
  %30 = icmp ult i64 %29, %2
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds i8, i8* %1, i64 %29
  %33 = load i8, i8* %32, align 1
  %34 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %28
  store i8 %33, i8* %34, align 1
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, 1024
  br i1 %36, label %37, label %27

37:
  %38 = phi i64 [ %35, %31 ], [ %28, %27 ]
  %39 = load %struct.inode*, %struct.inode** %16, align 8
  %40 = add i64 %26, %3
  %41 = call i64 @mazurka_write_chunk(%struct.inode* noundef %39, i64 noundef %40, i64 noundef %38)
  %42 = add i64 %38, %26
  %43 = icmp ult i64 %42, %2
  br i1 %43, label %25, label %47

44:
  %45 = phi i32 [ 9, %12 ], [ 9, %19 ], [ 29, %15 ]
  %46 = call i32* @__errno_location()
  store i32 %45, i32* %46, align 4
  br label %47

47:
  %48 = phi i64 [ %2, %23 ], [ -1, %44 ], [ %2, %37 ]
  ret i64 %48
}

define dso_local i64 @lseek(i32 noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %0, 32
  br i1 %4, label %5, label %11

5:
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %6
  %8 = bitcast %struct.file** %7 to i64*
  %9 = load atomic i64, i64* %8 seq_cst, align 8
  %10 = inttoptr i64 %9 to %struct.file*
  br label %11

11:
  %12 = phi %struct.file* [ %10, %5 ], [ null, %3 ]
  %13 = icmp eq %struct.file* %12, null
  br i1 %13, label %14, label %16

14:
  %15 = call i32* @__errno_location()
  store i32 9, i32* %15, align 4
  br label %23

16:
  %17 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 0
  %18 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %17, align 8
  %19 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %18)
  %20 = call i64 @mazurka_seek(%struct.file* noundef nonnull %12, i64 noundef %1, i32 noundef %2)
  %21 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %17, align 8
  %22 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %21)
  br label %23

23:
  %24 = phi i64 [ %20, %16 ], [ -1, %14 ]
  ret i64 %24
}

declare dso_local i64 @mazurka_seek(%struct.file* noundef, i64 noundef, i32 noundef) local_unnamed_addr

define dso_local i32 @fstat(i32 noundef %0, %struct.stat* noundef nonnull %1) local_unnamed_addr {
  %3 = icmp ult i32 %0, 32
  br i1 %3, label %4, label %10

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %5
  %7 = bitcast %struct.file** %6 to i64*
  %8 = load atomic i64, i64* %7 seq_cst, align 8
  %9 = inttoptr i64 %8 to %struct.file*
  br label %10

10:
  %11 = phi %struct.file* [ %9, %4 ], [ null, %2 ]
  %12 = icmp eq %struct.file* %11, null
  br i1 %12, label %13, label %15

13:
  %14 = call i32* @__errno_location()
  store i32 9, i32* %14, align 4
  br label %17

15:
  %16 = call i32 @mazurka_stat(%struct.file* noundef nonnull %11, %struct.stat* noundef nonnull %1)
  br label %17

17:
  %18 = phi i32 [ %16, %15 ], [ -1, %13 ]
  ret i32 %18
}

declare dso_local i32 @mazurka_stat(%struct.file* noundef, %struct.stat* noundef) local_unnamed_addr

define dso_local i32 @ftruncate(i32 noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp ult i32 %0, 32
  br i1 %3, label %4, label %10

4:
  %5 = sext i32 %0 to i64
  %6 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %5
  %7 = bitcast %struct.file** %6 to i64*
  %8 = load atomic i64, i64* %7 seq_cst, align 8
  %9 = inttoptr i64 %8 to %struct.file*
  br label %10

10:
  %11 = phi %struct.file* [ %9, %4 ], [ null, %2 ]
  %12 = icmp eq %struct.file* %11, null
  br i1 %12, label %13, label %15

13:
  %14 = call i32* @__errno_location()
  store i32 9, i32* %14, align 4
  br label %26

15:
  %16 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 4
  %17 = load i32, i32* %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 1
  %21 = load %struct.inode*, %struct.inode** %20, align 8
  %22 = icmp eq %struct.inode* %21, null
  br i1 %22, label %23, label %25

23:
  %24 = call i32* @__errno_location()
  store i32 22, i32* %24, align 4
  br label %26

25:
  call void @mazurka_resize(%struct.inode* noundef nonnull %21, i64 noundef %1)
  br label %26

26:
  %27 = phi i32 [ 0, %25 ], [ -1, %23 ], [ -1, %13 ]
  ret i32 %27
}

declare dso_local void @mazurka_resize(%struct.inode* noundef, i64 noundef) local_unnamed_addr

define dso_local i32 @isatty(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %10

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %4
  %6 = bitcast %struct.file** %5 to i64*
  %7 = load atomic i64, i64* %6 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  %9 = select i1 %8, i32 9, i32 25
  br label %10

10:
  %11 = phi i32 [ 9, %1 ], [ %9, %3 ]
  %12 = call i32* @__errno_location()
  store i32 %11, i32* %12, align 4
  ret i32 0
}

define dso_local i32 @fsync(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %9

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %4
  %6 = bitcast %struct.file** %5 to i64*
  %7 = load atomic i64, i64* %6 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  br label %9

9:
  %10 = phi i1 [ %8, %3 ], [ true, %1 ]
  br i1 %10, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 9, i32* %12, align 4
  br label %13

13:
  %14 = sext i1 %10 to i32
  ret i32 %14
}

define dso_local i32 @fdatasync(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 32
  br i1 %2, label %3, label %9

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %4
  %6 = bitcast %struct.file** %5 to i64*
  %7 = load atomic i64, i64* %6 seq_cst, align 8
  %8 = icmp eq i64 %7, 0
  br label %9

9:
  %10 = phi i1 [ %8, %3 ], [ true, %1 ]
  br i1 %10, label %11, label %13

11:
  %12 = call i32* @__errno_location()
  store i32 9, i32* %12, align 4
  br label %13

13:
  %14 = sext i1 %10 to i32
  ret i32 %14
}

define dso_local i8* @mmap(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = and i32 %2, 2
  %8 = icmp ne i32 %7, 0
  %9 = and i32 %3, 32
  %10 = icmp eq i32 %9, 0
  %11 = and i32 %3, 33
  %12 = icmp eq i32 %11, 1
  %13 = and i1 %8, %12
  br i1 %13, label %14, label %15

14:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str, i64 0, i64 0))
  unreachable

15:
  %16 = icmp eq i64 %1, 0
  br i1 %16, label %17, label %19

17:
  %18 = call i32* @__errno_location()
  store i32 22, i32* %18, align 4
  br label %68

19:
  %20 = add i64 %1, 4095
  %21 = and i64 %20, -4096
  br i1 %10, label %24, label %22

22:
  %23 = call i8* @calloc(i64 noundef 1, i64 noundef %21)
  br label %68

24:
  %25 = icmp ult i32 %4, 32
  br i1 %25, label %26, label %32

26:
  %27 = sext i32 %4 to i64
  %28 = getelementptr inbounds [32 x %struct.file*], [32 x %struct.file*]* bitcast (<{ %struct.file*, %struct.file*, %struct.file*, [29 x %struct.file*] }>* @open_files to [32 x %struct.file*]*), i64 0, i64 %27
  %29 = bitcast %struct.file** %28 to i64*
  %30 = load atomic i64, i64* %29 seq_cst, align 8
  %31 = inttoptr i64 %30 to %struct.file*
  br label %32

32:
  %33 = phi %struct.file* [ %31, %26 ], [ null, %24 ]
  %34 = icmp eq %struct.file* %33, null
  br i1 %34, label %35, label %37

35:
  %36 = call i32* @__errno_location()
  store i32 9, i32* %36, align 4
  br label %68

37:
  %38 = call i8* @calloc(i64 noundef 1, i64 noundef %21)
  %39 = icmp eq i8* %38, null
  br i1 %39, label %68, label %40

40:
  %41 = getelementptr inbounds %struct.file, %struct.file* %33, i64 0, i32 3
  %42 = load i32, i32* %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:
  %45 = getelementptr inbounds %struct.file, %struct.file* %33, i64 0, i32 1
  br label %48

46:
  %47 = call i32* @__errno_location()
  store i32 9, i32* %47, align 4
  br label %68

48:
  %49 = phi i64 [ %56, %55 ], [ 0, %44 ]
  %50 = load %struct.inode*, %struct.inode** %45, align 8
  %51 = add i64 %49, %5
  %52 = sub i64 %1, %49
  %53 = call i64 @mazurka_read_chunk(%struct.inode* noundef %50, i64 noundef %51, i64 noundef %52)
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %60

55:
  %56 = add i64 %53, %49
  %57 = icmp ne i64 %53, 0
  %58 = icmp ult i64 %56, %1
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %48, label %68

60:
  %61 = phi i64 [ %66, %60 ], [ 0, %48 ]
  %62 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %61
  %63 = load i8, i8* %62, align 1
  %64 = add i64 %61, %49
  %65 = getelementptr inbounds i8, i8* %38, i64 %64
  store i8 %63, i8* %65, align 1
  %66 = add nuw i64 %61, 1
  %67 = icmp eq i64 %66, %53
  br i1 %67, label %55, label %60

68:
  %69 = phi i8* [ inttoptr (i64 -1 to i8*), %17 ], [ %23, %22 ], [ inttoptr (i64 -1 to i8*), %35 ], [ inttoptr (i64 -1 to i8*), %37 ], [ %38, %46 ], [ %38, %55 ]
  ret i8* %69
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr {
  call void @free(i8* noundef %0)
  ret i32 0
}

declare dso_local void @free(i8* noundef) local_unnamed_addr

declare dso_local %struct.file* @mazurka_open(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare dso_local i64 @mazurka_read_chunk(%struct.inode* noundef, i64 noundef, i64 noundef) local_unnamed_addr

declare dso_local i64 @mazurka_append_chunk(%struct.inode* noundef, i64 noundef) local_unnamed_addr

declare dso_local i64 @mazurka_write_chunk(%struct.inode* noundef, i64 noundef, i64 noundef) local_unnamed_addr


