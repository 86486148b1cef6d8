target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.file = type { %union.pthread_mutex_t*, %struct.inode*, i64, i32, i32, i32, i32, i32, i32, i8*, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.inode = type { %struct.inode*, i8*, i8*, i64, i64, i64*, i64, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct._G_fpos_t = type { i64, %struct.__mbstate_t }
%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [94 x i8] c"freopen of standard output, or without a name, is not modelled\0Aopen another stream with fopen\00", align 1
@stdin = external dso_local local_unnamed_addr global %struct._IO_FILE*, align 8
@mazurka.chunk = external thread_local local_unnamed_addr global [1024 x i8], align 16
@mazurka_input_given = external dso_local local_unnamed_addr constant i32, align 4
@.str.2 = private unnamed_addr constant [106 x i8] c"standard input is read, and the program is given none\0Agive it with --stdin FILE, or use mazurka_choose(n)\00", align 1
@mazurka_input_size = external dso_local local_unnamed_addr constant i64, align 8
@mazurka_input = external dso_local local_unnamed_addr constant [0 x i8], align 1

define dso_local noalias %struct._IO_FILE* @fopen(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, i8* %1, align 1
  switch i8 %3, label %4 [
    i8 114, label %8
    i8 119, label %7
  ]

4:
  %5 = icmp eq i8 %3, 97
  %6 = select i1 %5, i32 14, i32 0
  br label %8

7:
  br label %8

8:
  %9 = phi i32 [ 1, %2 ], [ %6, %4 ], [ 42, %7 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %24, label %11

11:
  %12 = phi i8* [ %14, %18 ], [ %1, %8 ]
  %13 = phi i32 [ %22, %18 ], [ %9, %8 ]
  %14 = getelementptr inbounds i8, i8* %12, i64 1
  %15 = load i8, i8* %14, align 1
  switch i8 %15, label %18 [
    i8 0, label %27
    i8 44, label %27
    i8 43, label %16
  ]

16:
  %17 = or i32 %13, 3
  br label %18

18:
  %19 = phi i32 [ %17, %16 ], [ %13, %11 ]
  %20 = icmp eq i8 %15, 120
  %21 = or i32 %19, 16
  %22 = select i1 %20, i32 %21, i32 %19
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %11

24:
  %25 = phi i32 [ %9, %8 ], [ %22, %18 ]
  %26 = call i32* @__errno_location()
  store i32 22, i32* %26, align 4
  br label %27

27:
  %28 = phi i32 [ %25, %24 ], [ %13, %11 ], [ %13, %11 ]
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = call %struct.file* @mazurka_open(i8* noundef %0, i32 noundef %28, i32 noundef 1)
  br label %32

32:
  %33 = phi %struct.file* [ %31, %30 ], [ null, %27 ]
  %34 = icmp eq %struct.file* %33, null
  br i1 %34, label %38, label %35

35:
  %36 = call i8* @malloc(i64 noundef 1)
  %37 = getelementptr inbounds %struct.file, %struct.file* %33, i64 0, i32 9
  store i8* %36, i8** %37, align 8
  store i8 0, i8* %36, align 1
  br label %38

38:
  %39 = bitcast %struct.file* %33 to %struct._IO_FILE*
  ret %struct._IO_FILE* %39
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local %struct.file* @mazurka_open(i8* noundef, i32 noundef, i32 noundef) local_unnamed_addr

declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local noalias %struct._IO_FILE* @fopen64(i8* noundef %0, i8* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = call noalias %struct._IO_FILE* @fopen(i8* noundef %0, i8* noundef %1)
  ret %struct._IO_FILE* %3
}

define dso_local noalias %struct._IO_FILE* @tmpfile() local_unnamed_addr {
  %1 = call i8* @mazurka.private(i64 noundef 64)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %1, i8 0, i64 24, i1 false)
  %2 = getelementptr inbounds i8, i8* %1, i64 24
  %3 = bitcast i8* %2 to i32*
  store i32 1, i32* %3, align 8
  %4 = getelementptr inbounds i8, i8* %1, i64 28
  %5 = bitcast i8* %4 to i32*
  store i32 1, i32* %5, align 4
  %6 = getelementptr inbounds i8, i8* %1, i64 32
  %7 = bitcast i8* %6 to i32*
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds i8, i8* %1, i64 36
  %9 = bitcast i8* %8 to i32*
  store i32 -1, i32* %9, align 4
  %10 = getelementptr inbounds i8, i8* %1, i64 40
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %11 = getelementptr inbounds i8, i8* %1, i64 56
  %12 = bitcast i8* %11 to i32*
  store i32 -1, i32* %12, align 8
  %13 = getelementptr inbounds i8, i8* %1, i64 60
  %14 = bitcast i8* %13 to i32*
  store i32 0, i32* %14, align 4
  %15 = call i8* @mazurka.lasting(i64 noundef 40)
  %16 = bitcast i8* %1 to i8**
  store i8* %15, i8** %16, align 8
  %17 = getelementptr inbounds i8, i8* %15, i64 16
  %18 = bitcast i8* %17 to i32*
  store i32 1, i32* %18, align 8
  %19 = call %struct.inode* @mazurka_new_inode(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0))
  %20 = getelementptr inbounds i8, i8* %1, i64 8
  %21 = bitcast i8* %20 to %struct.inode**
  store %struct.inode* %19, %struct.inode** %21, align 8
  %22 = call i8* @malloc(i64 noundef 1)
  %23 = getelementptr inbounds i8, i8* %1, i64 48
  %24 = bitcast i8* %23 to i8**
  store i8* %22, i8** %24, align 8
  store i8 0, i8* %22, align 1
  %25 = bitcast i8* %1 to %struct._IO_FILE*
  ret %struct._IO_FILE* %25
}

declare dso_local i8* @mazurka.private(i64 noundef) local_unnamed_addr

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare dso_local i8* @mazurka.lasting(i64 noundef) local_unnamed_addr

declare dso_local %struct.inode* @mazurka_new_inode(i8* noundef) local_unnamed_addr

define dso_local i32 @fclose(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 7
  %12 = bitcast i8** %11 to i32*
  %13 = load i32, i32* %12, align 8
  %14 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %15 = load i8*, i8** %14, align 8
  %16 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %16, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  %19 = icmp sgt i32 %13, 2
  br i1 %19, label %20, label %22

20:
  %21 = call i32 @mazurka_close_descriptor(i32 noundef %13)
  br label %22

22:
  %23 = icmp eq i8* %15, null
  br i1 %23, label %25, label %24

24:
  call void @free(i8* noundef nonnull %15)
  br label %25

25:
  ret i32 0
}

declare dso_local i32 @mazurka_close_descriptor(i32 noundef) local_unnamed_addr

declare dso_local void @free(i8* noundef) local_unnamed_addr

define dso_local %struct._IO_FILE* @freopen(i8* noundef %0, i8* nocapture noundef readonly %1, %struct._IO_FILE* noundef %2) local_unnamed_addr {
  %4 = bitcast %struct._IO_FILE* %2 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %2 to %struct.file*
  %14 = icmp ne i8* %0, null
  br i1 %14, label %15, label %40

15:
  %16 = load i8, i8* %1, align 1
  switch i8 %16, label %17 [
    i8 114, label %21
    i8 119, label %20
  ]

17:
  %18 = icmp eq i8 %16, 97
  %19 = select i1 %18, i32 14, i32 0
  br label %21

20:
  br label %21

21:
  %22 = phi i32 [ 1, %15 ], [ %19, %17 ], [ 42, %20 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %37, label %24

24:
  %25 = phi i8* [ %27, %31 ], [ %1, %21 ]
  %26 = phi i32 [ %35, %31 ], [ %22, %21 ]
  %27 = getelementptr inbounds i8, i8* %25, i64 1
  %28 = load i8, i8* %27, align 1
  switch i8 %28, label %31 [
    i8 0, label %40
    i8 44, label %40
    i8 43, label %29
  ]

29:
  %30 = or i32 %26, 3
  br label %31

31:
  %32 = phi i32 [ %30, %29 ], [ %26, %24 ]
  %33 = icmp eq i8 %28, 120
  %34 = or i32 %32, 16
  %35 = select i1 %33, i32 %34, i32 %32
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %24

37:
  %38 = phi i32 [ %22, %21 ], [ %35, %31 ]
  %39 = call i32* @__errno_location()
  store i32 22, i32* %39, align 4
  br label %40

40:
  %41 = phi i32 [ 0, %12 ], [ %38, %37 ], [ %26, %24 ], [ %26, %24 ]
  %42 = call i32 @mazurka_is_console(%struct.file* noundef %13)
  %43 = icmp eq i32 %42, 0
  %44 = and i1 %14, %43
  br i1 %44, label %46, label %45

45:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([94 x i8], [94 x i8]* @.str.1, i64 0, i64 0))
  unreachable

46:
  %47 = icmp eq i32 %41, 0
  br i1 %47, label %50, label %48

48:
  %49 = call %struct.file* @mazurka_open(i8* noundef nonnull %0, i32 noundef %41, i32 noundef 1)
  br label %50

50:
  %51 = phi %struct.file* [ %49, %48 ], [ null, %46 ]
  %52 = icmp eq %struct.file* %51, null
  br i1 %52, label %63, label %53

53:
  %54 = bitcast %struct._IO_FILE* %2 to %union.pthread_mutex_t**
  %55 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %54, align 8
  %56 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 6
  %57 = load i8*, i8** %56, align 8
  %58 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 7
  %59 = bitcast i8** %58 to i32*
  %60 = load i32, i32* %59, align 8
  %61 = bitcast %struct._IO_FILE* %2 to i8*
  %62 = bitcast %struct.file* %51 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %61, i8* noundef nonnull align 8 dereferenceable(64) %62, i64 64, i1 false)
  store %union.pthread_mutex_t* %55, %union.pthread_mutex_t** %54, align 8
  store i8* %57, i8** %56, align 8
  store i32 %60, i32* %59, align 8
  br label %63

63:
  %64 = phi %struct._IO_FILE* [ %2, %53 ], [ null, %50 ]
  %65 = bitcast %struct._IO_FILE* %2 to %union.pthread_mutex_t**
  %66 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %65, align 8
  %67 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %66)
  ret %struct._IO_FILE* %64
}

declare dso_local i32 @mazurka_is_console(%struct.file* noundef) local_unnamed_addr

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

define dso_local i32 @fgetc(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = call fastcc i32 @get(%struct.file* noundef %11)
  %13 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %14 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %13, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %14)
  ret i32 %12
}

define internal fastcc i32 @get(%struct.file* nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 6
  %3 = load i32, i32* %2, align 4
  store i32 -1, i32* %2, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %57

5:
  %6 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 3
  %7 = load i32, i32* %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 8
  store i32 1, i32* %10, align 4
  %11 = call i32* @__errno_location()
  store i32 9, i32* %11, align 4
  br label %57

12:
  %13 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 7
  %14 = load i32, i32* %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:
  %17 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 1
  %18 = load %struct.inode*, %struct.inode** %17, align 8
  %19 = icmp eq %struct.inode* %18, null
  br i1 %19, label %57, label %20

20:
  %21 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 1
  %22 = load %struct.inode*, %struct.inode** %21, align 8
  %23 = icmp eq %struct.inode* %22, null
  br i1 %23, label %24, label %43

24:
  %25 = load i32, i32* @mazurka_input_given, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([106 x i8], [106 x i8]* @.str.2, i64 0, i64 0))
  unreachable

28:
  %29 = load i64, i64* @mazurka_input_size, align 8
  %30 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 2
  %31 = load i64, i64* %30, align 8
  %32 = icmp ne i64 %29, %31
  %33 = zext i1 %32 to i64
  br i1 %32, label %34, label %47

34:
  %35 = phi i64 [ %41, %34 ], [ 0, %28 ]
  %36 = load i64, i64* %30, align 8
  %37 = add i64 %36, %35
  %38 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %37
  %39 = load i8, i8* %38, align 1
  %40 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %35
  store i8 %39, i8* %40, align 1
  %41 = add nuw nsw i64 %35, 1
  %42 = icmp eq i64 %41, %33
  br i1 %42, label %47, label %34

43:
  %44 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 2
  %45 = load i64, i64* %44, align 8
  %46 = call i64 @mazurka_read_chunk(%struct.inode* noundef nonnull %22, i64 noundef %45, i64 noundef 1)
  br label %47

47:
  %48 = phi i64 [ %46, %43 ], [ %33, %28 ], [ %33, %34 ]
  %49 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 2
  %50 = load i64, i64* %49, align 8
  %51 = add i64 %50, %48
  store i64 %51, i64* %49, align 8
  %52 = icmp eq i64 %48, 0
  br i1 %52, label %56, label %53

53:
  %54 = load i8, i8* getelementptr inbounds ([1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 0), align 16
  %55 = zext i8 %54 to i32
  br label %57

56:
  store i32 1, i32* %13, align 8
  br label %57

57:
  %58 = phi i32 [ %55, %53 ], [ -1, %56 ], [ -1, %9 ], [ %3, %1 ], [ -1, %16 ]
  ret i32 %58
}

define dso_local i32 @getc(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = call fastcc i32 @get(%struct.file* noundef %11)
  %13 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %13)
  ret i32 %12
}

define dso_local i32 @getc_unlocked(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = call fastcc i32 @get(%struct.file* noundef %11)
  %13 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %13)
  ret i32 %12
}

define dso_local i32 @fgetc_unlocked(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = call fastcc i32 @get(%struct.file* noundef %11)
  %13 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %13)
  ret i32 %12
}

define dso_local i32 @getchar() local_unnamed_addr {
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %2 = bitcast %struct._IO_FILE* %1 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %12 = call fastcc i32 @get(%struct.file* noundef %11)
  %13 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %13)
  ret i32 %12
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr {
  %1 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %2 = bitcast %struct._IO_FILE* %1 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %1, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %12 = call fastcc i32 @get(%struct.file* noundef %11)
  %13 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %14 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %13)
  ret i32 %12
}

define dso_local i32 @ungetc(i32 noundef %0, %struct._IO_FILE* nocapture noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %union.pthread_mutex_t**
  %4 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %4)
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %1, i64 0, i32 6
  %7 = load i8*, i8** %6, align 8
  %8 = icmp eq i8* %7, null
  br i1 %8, label %11, label %9

9:
  %10 = load volatile i8, i8* %7, align 1
  br label %11

11:
  %12 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %13 = getelementptr inbounds %struct.file, %struct.file* %12, i64 0, i32 6
  %14 = load i32, i32* %13, align 4
  %15 = icmp eq i32 %14, -1
  %16 = icmp ne i32 %0, -1
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %22

18:
  %19 = and i32 %0, 255
  store i32 %19, i32* %13, align 4
  %20 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %1, i64 0, i32 5
  %21 = bitcast i8** %20 to i32*
  store i32 0, i32* %21, align 8
  br label %22

22:
  %23 = bitcast %struct._IO_FILE* %1 to %union.pthread_mutex_t**
  %24 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %23, align 8
  %25 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %24)
  %26 = and i32 %0, 255
  %27 = select i1 %17, i32 %26, i32 -1
  ret i32 %27
}

define dso_local i8* @fgets(i8* noundef writeonly %0, i32 noundef %1, %struct._IO_FILE* nocapture noundef %2) local_unnamed_addr {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %45, label %5

5:
  %6 = bitcast %struct._IO_FILE* %2 to %union.pthread_mutex_t**
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %6, align 8
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7)
  %9 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 6
  %10 = load i8*, i8** %9, align 8
  %11 = icmp eq i8* %10, null
  br i1 %11, label %14, label %12

12:
  %13 = load volatile i8, i8* %10, align 1
  br label %14

14:
  %15 = bitcast %struct._IO_FILE* %2 to %struct.file*
  %16 = icmp sgt i32 %1, 1
  br i1 %16, label %17, label %34

17:
  %18 = add nsw i32 %1, -1
  %19 = sext i32 %18 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %26, %24 ]
  %22 = call fastcc i32 @get(%struct.file* noundef %15)
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %31, label %24

24:
  %25 = trunc i32 %22 to i8
  %26 = add nuw nsw i64 %21, 1
  %27 = getelementptr inbounds i8, i8* %0, i64 %21
  store i8 %25, i8* %27, align 1
  %28 = icmp slt i64 %26, %19
  %29 = icmp ne i32 %22, 10
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %20, label %31

31:
  %32 = phi i64 [ %21, %20 ], [ %26, %24 ]
  %33 = trunc i64 %32 to i32
  br label %34

34:
  %35 = phi i32 [ 0, %14 ], [ %33, %31 ]
  %36 = bitcast %struct._IO_FILE* %2 to %union.pthread_mutex_t**
  %37 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %36, align 8
  %38 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %37)
  %39 = icmp sgt i32 %1, 1
  %40 = icmp eq i32 %35, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %45, label %42

42:
  %43 = zext i32 %35 to i64
  %44 = getelementptr inbounds i8, i8* %0, i64 %43
  store i8 0, i8* %44, align 1
  br label %45

45:
  %46 = phi i8* [ null, %3 ], [ %0, %42 ], [ null, %34 ]
  ret i8* %46
}

define dso_local i8* @fgets_unlocked(i8* noundef writeonly %0, i32 noundef %1, %struct._IO_FILE* nocapture noundef %2) local_unnamed_addr {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %43, label %5

5:
  %6 = bitcast %struct._IO_FILE* %2 to %union.pthread_mutex_t**
  %7 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %6, align 8
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %7)
  %9 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %2, i64 0, i32 6
  %10 = load i8*, i8** %9, align 8
  %11 = icmp eq i8* %10, null
  br i1 %11, label %14, label %12

12:
  %13 = load volatile i8, i8* %10, align 1
  br label %14

14:
  %15 = bitcast %struct._IO_FILE* %2 to %struct.file*
  %16 = icmp sgt i32 %1, 1
  br i1 %16, label %17, label %34

17:
  %18 = add nsw i32 %1, -1
  %19 = sext i32 %18 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %26, %24 ]
  %22 = call fastcc i32 @get(%struct.file* noundef %15)
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %31, label %24

24:
  %25 = trunc i32 %22 to i8
  %26 = add nuw nsw i64 %21, 1
  %27 = getelementptr inbounds i8, i8* %0, i64 %21
  store i8 %25, i8* %27, align 1
  %28 = icmp slt i64 %26, %19
  %29 = icmp ne i32 %22, 10
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %20, label %31

31:
  %32 = phi i64 [ %21, %20 ], [ %26, %24 ]
  %33 = trunc i64 %32 to i32
  br label %34

34:
  %35 = phi i32 [ 0, %14 ], [ %33, %31 ]
  %36 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %6, align 8
  %37 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %36)
  %38 = icmp eq i32 %35, 0
  %39 = select i1 %16, i1 %38, i1 false
  br i1 %39, label %43, label %40

40:
  %41 = zext i32 %35 to i64
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  store i8 0, i8* %42, align 1
  br label %43

43:
  %44 = phi i8* [ null, %3 ], [ %0, %40 ], [ null, %34 ]
  ret i8* %44
}

define dso_local i64 @fread(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* nocapture noundef %3) local_unnamed_addr {
  %5 = icmp ne i64 %1, 0
  %6 = icmp ne i64 %2, 0
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %105

8:
  %9 = mul i64 %2, %1
  %10 = bitcast %struct._IO_FILE* %3 to %union.pthread_mutex_t**
  %11 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %10, align 8
  %12 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %11)
  %13 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 6
  %14 = load i8*, i8** %13, align 8
  %15 = icmp eq i8* %14, null
  br i1 %15, label %18, label %16

16:
  %17 = load volatile i8, i8* %14, align 1
  br label %18

18:
  %19 = bitcast %struct._IO_FILE* %3 to %struct.file*
  %20 = getelementptr inbounds %struct.file, %struct.file* %19, i64 0, i32 6
  %21 = load i32, i32* %20, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %26, label %23

23:
  %24 = call fastcc i32 @get(%struct.file* noundef %19)
  %25 = trunc i32 %24 to i8
  store i8 %25, i8* %0, align 1
  br label %26

26:
  %27 = phi i64 [ 1, %23 ], [ 0, %18 ]
  %28 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 3
  %29 = bitcast i8** %28 to i32*
  %30 = load i32, i32* %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %35

32:
  %33 = getelementptr inbounds %struct.file, %struct.file* %19, i64 0, i32 8
  store i32 1, i32* %33, align 4
  %34 = call i32* @__errno_location()
  store i32 9, i32* %34, align 4
  br label %35

35:
  %36 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 1
  %37 = bitcast i8** %36 to %struct.inode**
  %38 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 2
  %39 = bitcast i8** %38 to i64*
  %40 = load i32, i32* @mazurka_input_given, align 4
  %41 = icmp eq i32 %40, 0
  %42 = load i64, i64* @mazurka_input_size, align 8
  %43 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 2
  %44 = bitcast i8** %43 to i64*
  %45 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 2
  %46 = bitcast i8** %45 to i64*
  br label %47

47:
  %48 = phi i64 [ %27, %35 ], [ %85, %84 ]
  %49 = load i32, i32* %29, align 8
  %50 = icmp ne i32 %49, 0
  %51 = icmp ugt i64 %9, %48
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %99

53:
  %54 = sub i64 %9, %48
  %55 = load %struct.inode*, %struct.inode** %37, align 8
  %56 = icmp eq %struct.inode* %55, null
  br i1 %56, label %57, label %76

57:
  br i1 %41, label %58, label %59

58:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([106 x i8], [106 x i8]* @.str.2, i64 0, i64 0))
  unreachable

59:
  %60 = load i64, i64* %44, align 8
  %61 = sub i64 %42, %60
  %62 = icmp ult i64 %61, %54
  %63 = select i1 %62, i64 %61, i64 %54
  %64 = icmp ult i64 %63, 1024
  %65 = select i1 %64, i64 %63, i64 1024
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %79, label %67

67:
  %68 = phi i64 [ %74, %67 ], [ 0, %59 ]
  %69 = load i64, i64* %44, align 8
  %70 = add i64 %69, %68
  %71 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %70
  %72 = load i8, i8* %71, align 1
  %73 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %68
  store i8 %72, i8* %73, align 1
  %74 = add nuw nsw i64 %68, 1
  %75 = icmp eq i64 %74, %65
  br i1 %75, label %79, label %67

76:
  %77 = load i64, i64* %39, align 8
  %78 = call i64 @mazurka_read_chunk(%struct.inode* noundef nonnull %55, i64 noundef %77, i64 noundef %54)
  br label %79

79:
  %80 = phi i64 [ %78, %76 ], [ %65, %59 ], [ %65, %67 ]
  %81 = load i64, i64* %46, align 8
  %82 = add i64 %81, %80
  store i64 %82, i64* %46, align 8
  %83 = icmp eq i64 %80, 0
  br i1 %83, label %84, label %87

84:
  %85 = phi i64 [ %48, %79 ], [ %92, %87 ]
  %86 = icmp eq i64 %80, 0
  br i1 %86, label %96, label %47

87:
  %88 = phi i64 [ %94, %87 ], [ 0, %79 ]
  %89 = phi i64 [ %92, %87 ], [ %48, %79 ]
  %90 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %88
  %91 = load i8, i8* %90, align 1
  %92 = add i64 %89, 1
  %93 = getelementptr inbounds i8, i8* %0, i64 %89
  store i8 %91, i8* %93, align 1
  %94 = add nuw i64 %88, 1
  %95 = icmp eq i64 %94, %80
  br i1 %95, label %84, label %87

96:
  %97 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 5
  %98 = bitcast i8** %97 to i32*
  store i32 1, i32* %98, align 8
  br label %99

99:
  %100 = phi i64 [ %85, %96 ], [ %48, %47 ]
  %101 = bitcast %struct._IO_FILE* %3 to %union.pthread_mutex_t**
  %102 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %101, align 8
  %103 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %102)
  %104 = udiv i64 %100, %1
  br label %105

105:
  %106 = phi i64 [ %104, %99 ], [ 0, %4 ]
  ret i64 %106
}

define dso_local i64 @fread_unlocked(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* nocapture noundef %3) local_unnamed_addr {
  %5 = call i64 @fread(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noundef %3)
  ret i64 %5
}

define dso_local i64 @getdelim(i8** nocapture noundef %0, i64* nocapture noundef %1, i32 noundef %2, %struct._IO_FILE* nocapture noundef %3) local_unnamed_addr {
  %5 = bitcast %struct._IO_FILE* %3 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = bitcast %struct._IO_FILE* %3 to %struct.file*
  br label %15

15:
  %16 = phi i64 [ 0, %13 ], [ %40, %37 ]
  %17 = call fastcc i32 @get(%struct.file* noundef %14)
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %43, label %19

19:
  %20 = load i8*, i8** %0, align 8
  %21 = icmp eq i8* %20, null
  br i1 %21, label %32, label %22

22:
  %23 = add i64 %16, 2
  %24 = load i64, i64* %1, align 8
  %25 = icmp ugt i64 %23, %24
  br i1 %25, label %26, label %37

26:
  br i1 %21, label %32, label %27

27:
  %28 = load i64, i64* %1, align 8
  %29 = icmp eq i64 %28, 0
  %30 = shl i64 %28, 1
  %31 = select i1 %29, i64 120, i64 %30
  br label %32

32:
  %33 = phi i64 [ 120, %26 ], [ %31, %27 ], [ 120, %19 ]
  %34 = call i8* @realloc(i8* noundef %20, i64 noundef %33)
  %35 = icmp eq i8* %34, null
  br i1 %35, label %43, label %36

36:
  store i8* %34, i8** %0, align 8
  store i64 %33, i64* %1, align 8
  br label %37

37:
  %38 = trunc i32 %17 to i8
  %39 = load i8*, i8** %0, align 8
  %40 = add i64 %16, 1
  %41 = getelementptr inbounds i8, i8* %39, i64 %16
  store i8 %38, i8* %41, align 1
  %42 = icmp eq i32 %17, %2
  br i1 %42, label %43, label %15

43:
  %44 = phi i64 [ %40, %37 ], [ %16, %15 ], [ %16, %32 ]
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %49, label %46

46:
  %47 = load i8*, i8** %0, align 8
  %48 = getelementptr inbounds i8, i8* %47, i64 %44
  store i8 0, i8* %48, align 1
  br label %49

49:
  %50 = phi i64 [ %44, %46 ], [ -1, %43 ]
  %51 = bitcast %struct._IO_FILE* %3 to %union.pthread_mutex_t**
  %52 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %51, align 8
  %53 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %52)
  ret i64 %50
}

declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr

define dso_local i64 @getline(i8** nocapture noundef %0, i64* nocapture noundef %1, %struct._IO_FILE* nocapture noundef %2) local_unnamed_addr {
  %4 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 noundef 10, %struct._IO_FILE* noundef %2)
  ret i64 %4
}

define dso_local i32 @vfscanf(%struct._IO_FILE* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %0 to i8*
  %14 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %13, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  %15 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %16 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %15, align 8
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %16)
  ret i32 %14
}

declare dso_local i32 @mazurka_scan(i32 (i8*)* noundef, void (i8*, i32)* noundef, i8* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr

define internal i32 @next(i8* nocapture noundef %0) {
  %2 = bitcast i8* %0 to %struct.file*
  %3 = call fastcc i32 @get(%struct.file* noundef %2)
  ret i32 %3
}

define internal void @back(i8* nocapture noundef writeonly %0, i32 noundef %1) {
  %3 = getelementptr inbounds i8, i8* %0, i64 36
  %4 = bitcast i8* %3 to i32*
  store i32 %1, i32* %4, align 4
  %5 = icmp eq i32 %1, -1
  %6 = zext i1 %5 to i32
  %7 = getelementptr inbounds i8, i8* %0, i64 40
  %8 = bitcast i8* %7 to i32*
  store i32 %6, i32* %8, align 8
  ret void
}

define dso_local i32 @vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr {
  %3 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %4 = bitcast %struct._IO_FILE* %3 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %3, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %3 to i8*
  %14 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %13, i8* noundef %0, %struct.__va_list_tag* noundef %1)
  %15 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %15)
  ret i32 %14
}

define dso_local i32 @__isoc99_vfscanf(%struct._IO_FILE* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %0 to i8*
  %14 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %13, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  %15 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %15)
  ret i32 %14
}

define dso_local i32 @scanf(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  call void @llvm.va_start(i8* nonnull %3)
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %5 = bitcast %struct._IO_FILE* %4 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %4, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %15 = bitcast %struct._IO_FILE* %4 to i8*
  %16 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %15, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %14)
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 %16
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local i32 @__isoc99_scanf(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  call void @llvm.va_start(i8* nonnull %3)
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %5 = bitcast %struct._IO_FILE* %4 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %4, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %15 = bitcast %struct._IO_FILE* %4 to i8*
  %16 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %15, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %14)
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 %16
}

define dso_local i32 @__isoc23_scanf(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  call void @llvm.va_start(i8* nonnull %3)
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %5 = bitcast %struct._IO_FILE* %4 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %4, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  %15 = bitcast %struct._IO_FILE* %4 to i8*
  %16 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %15, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %14)
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 %16
}

define dso_local i32 @fscanf(%struct._IO_FILE* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  call void @llvm.va_start(i8* nonnull %4)
  %5 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %15 = bitcast %struct._IO_FILE* %0 to i8*
  %16 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %15, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %14)
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %16
}

define dso_local i32 @__isoc99_fscanf(%struct._IO_FILE* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  call void @llvm.va_start(i8* nonnull %4)
  %5 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %15 = bitcast %struct._IO_FILE* %0 to i8*
  %16 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %15, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %14)
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %16
}

define dso_local i32 @__isoc23_fscanf(%struct._IO_FILE* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  call void @llvm.va_start(i8* nonnull %4)
  %5 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  %15 = bitcast %struct._IO_FILE* %0 to i8*
  %16 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef %15, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %14)
  %17 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %18 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %17)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %16
}

define dso_local i32 @fputc(i32 noundef %0, %struct._IO_FILE* noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %4 = call i32 @mazurka_is_console(%struct.file* noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = bitcast %struct._IO_FILE* %1 to i8*
  %8 = call i32 @mazurka.call.fputc(i32 noundef %0, i8* noundef %7)
  br label %16

9:
  %10 = call i8* @mazurka.private(i64 noundef 1)
  %11 = trunc i32 %0 to i8
  store i8 %11, i8* %10, align 1
  %12 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %1, i8* noundef nonnull %10, i64 noundef 1)
  %13 = icmp eq i32 %12, 0
  %14 = and i32 %0, 255
  %15 = select i1 %13, i32 %14, i32 -1
  br label %16

16:
  %17 = phi i32 [ %8, %6 ], [ %15, %9 ]
  ret i32 %17
}

declare dso_local i32 @mazurka.call.fputc(i32 noundef, i8* noundef) local_unnamed_addr

define internal fastcc i32 @write_bytes(%struct._IO_FILE* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %14 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 6
  store i32 -1, i32* %14, align 4
  %15 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 4
  %16 = load i32, i32* %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 8
  store i32 1, i32* %19, align 4
  %20 = call i32* @__errno_location()
  store i32 9, i32* %20, align 4
  br label %21

21:
  %22 = phi i32 [ -1, %18 ], [ 0, %12 ]
  %23 = xor i1 %17, true
  %24 = icmp eq i64 %2, 0
  %25 = or i1 %17, %24
  br i1 %25, label %39, label %26

26:
  %27 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 4
  %28 = bitcast i8** %27 to i32*
  %29 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 1
  %30 = bitcast i8** %29 to %struct.inode**
  %31 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 2
  %32 = bitcast i8** %31 to i64*
  %33 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 1
  %34 = bitcast i8** %33 to %struct.inode**
  %35 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 2
  %36 = bitcast i8** %35 to i64*
  br label %37

37:
  %38 = phi i64 [ 0, %26 ], [ %67, %66 ]
  br label %43

39:
  %40 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %41 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %40, align 8
  %42 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %41)
  ret i32 %22

43:
  %44 = phi i64 [ 0, %37 ], [ %51, %47 ]
  %45 = add nuw i64 %44, %38
  %46 = icmp ult i64 %45, %2
  br i1 %46, label %47, label %53

47:
  %48 = getelementptr inbounds i8, i8* %1, i64 %45
  %49 = load i8, i8* %48, align 1
  %50 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %44
  store i8 %49, i8* %50, align 1
  %51 = add nuw nsw i64 %44, 1
  %52 = icmp eq i64 %51, 1024
  br i1 %52, label %53, label %43

53:
  %54 = phi i64 [ %51, %47 ], [ %44, %43 ]
  %55 = load i32, i32* %28, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %60, label %57

57:
  %58 = load %struct.inode*, %struct.inode** %30, align 8
  %59 = call i64 @mazurka_append_chunk(%struct.inode* noundef %58, i64 noundef %54)
  store i64 %59, i64* %32, align 8
  br label %66

60:
  %61 = load %struct.inode*, %struct.inode** %34, align 8
  %62 = load i64, i64* %36, align 8
  %63 = call i64 @mazurka_write_chunk(%struct.inode* noundef %61, i64 noundef %62, i64 noundef %54)
  %64 = load i64, i64* %36, align 8
  %65 = add i64 %64, %63
  store i64 %65, i64* %36, align 8
  br label %66

66:
  %67 = add i64 %54, %38
  %68 = icmp ult i64 %67, %2
  %69 = select i1 %23, i1 %68, i1 false
  br i1 %69, label %37, label %39
}

define dso_local i32 @putc(i32 noundef %0, %struct._IO_FILE* noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %4 = call i32 @mazurka_is_console(%struct.file* noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = bitcast %struct._IO_FILE* %1 to i8*
  %8 = call i32 @mazurka.call.fputc(i32 noundef %0, i8* noundef %7)
  br label %16

9:
  %10 = call i8* @mazurka.private(i64 noundef 1)
  %11 = trunc i32 %0 to i8
  store i8 %11, i8* %10, align 1
  %12 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %1, i8* noundef nonnull %10, i64 noundef 1)
  %13 = icmp eq i32 %12, 0
  %14 = and i32 %0, 255
  %15 = select i1 %13, i32 %14, i32 -1
  br label %16

16:
  %17 = phi i32 [ %8, %6 ], [ %15, %9 ]
  ret i32 %17
}

define dso_local i32 @putc_unlocked(i32 noundef %0, %struct._IO_FILE* noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %4 = call i32 @mazurka_is_console(%struct.file* noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = bitcast %struct._IO_FILE* %1 to i8*
  %8 = call i32 @mazurka.call.fputc(i32 noundef %0, i8* noundef %7)
  br label %16

9:
  %10 = call i8* @mazurka.private(i64 noundef 1)
  %11 = trunc i32 %0 to i8
  store i8 %11, i8* %10, align 1
  %12 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %1, i8* noundef nonnull %10, i64 noundef 1)
  %13 = icmp eq i32 %12, 0
  %14 = and i32 %0, 255
  %15 = select i1 %13, i32 %14, i32 -1
  br label %16

16:
  %17 = phi i32 [ %8, %6 ], [ %15, %9 ]
  ret i32 %17
}

define dso_local i32 @fputc_unlocked(i32 noundef %0, %struct._IO_FILE* noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %4 = call i32 @mazurka_is_console(%struct.file* noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = bitcast %struct._IO_FILE* %1 to i8*
  %8 = call i32 @mazurka.call.fputc(i32 noundef %0, i8* noundef %7)
  br label %16

9:
  %10 = call i8* @mazurka.private(i64 noundef 1)
  %11 = trunc i32 %0 to i8
  store i8 %11, i8* %10, align 1
  %12 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %1, i8* noundef nonnull %10, i64 noundef 1)
  %13 = icmp eq i32 %12, 0
  %14 = and i32 %0, 255
  %15 = select i1 %13, i32 %14, i32 -1
  br label %16

16:
  %17 = phi i32 [ %8, %6 ], [ %15, %9 ]
  ret i32 %17
}

define dso_local i64 @fwrite(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noundef %3) local_unnamed_addr {
  %5 = bitcast %struct._IO_FILE* %3 to %struct.file*
  %6 = call i32 @mazurka_is_console(%struct.file* noundef %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = bitcast %struct._IO_FILE* %3 to i8*
  %10 = call i64 @mazurka.call.fwrite(i8* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %9)
  br label %20

11:
  %12 = icmp ne i64 %1, 0
  %13 = icmp ne i64 %2, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %20

15:
  %16 = mul i64 %2, %1
  %17 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %3, i8* noundef %0, i64 noundef %16)
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i64 %2, i64 0
  br label %20

20:
  %21 = phi i64 [ %10, %8 ], [ %19, %15 ], [ 0, %11 ]
  ret i64 %21
}

declare dso_local i64 @mazurka.call.fwrite(i8* noundef, i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr

define dso_local i64 @fwrite_unlocked(i8* noundef %0, i64 noundef %1, i64 noundef %2, %struct._IO_FILE* noundef %3) local_unnamed_addr {
  %5 = bitcast %struct._IO_FILE* %3 to %struct.file*
  %6 = call i32 @mazurka_is_console(%struct.file* noundef %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = bitcast %struct._IO_FILE* %3 to i8*
  %10 = call i64 @mazurka.call.fwrite(i8* noundef %0, i64 noundef %1, i64 noundef %2, i8* noundef %9)
  br label %20

11:
  %12 = icmp ne i64 %1, 0
  %13 = icmp ne i64 %2, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %20

15:
  %16 = mul i64 %2, %1
  %17 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %3, i8* noundef %0, i64 noundef %16)
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i64 %2, i64 0
  br label %20

20:
  %21 = phi i64 [ %10, %8 ], [ %19, %15 ], [ 0, %11 ]
  ret i64 %21
}

define dso_local i32 @fputs(i8* noundef %0, %struct._IO_FILE* noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %4 = call i32 @mazurka_is_console(%struct.file* noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = bitcast %struct._IO_FILE* %1 to i8*
  %8 = call i32 @mazurka.call.fputs(i8* noundef %0, i8* noundef %7)
  br label %19

9:
  %10 = phi i64 [ %14, %9 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9

15:
  %16 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %1, i8* noundef %0, i64 noundef %10)
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 1, i32 -1
  br label %19

19:
  %20 = phi i32 [ %8, %6 ], [ %18, %15 ]
  ret i32 %20
}

declare dso_local i32 @mazurka.call.fputs(i8* noundef, i8* noundef) local_unnamed_addr

define dso_local i32 @fputs_unlocked(i8* noundef %0, %struct._IO_FILE* noundef %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %1 to %struct.file*
  %4 = call i32 @mazurka_is_console(%struct.file* noundef %3)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = bitcast %struct._IO_FILE* %1 to i8*
  %8 = call i32 @mazurka.call.fputs(i8* noundef %0, i8* noundef %7)
  br label %19

9:
  %10 = phi i64 [ %14, %9 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = load i8, i8* %11, align 1
  %13 = icmp eq i8 %12, 0
  %14 = add i64 %10, 1
  br i1 %13, label %15, label %9

15:
  %16 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %1, i8* noundef %0, i64 noundef %10)
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 1, i32 -1
  br label %19

19:
  %20 = phi i32 [ %8, %6 ], [ %18, %15 ]
  ret i32 %20
}

define dso_local i32 @vfprintf(%struct._IO_FILE* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %6 = call i32 @mazurka_is_console(%struct.file* noundef %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %11, label %8

8:
  %9 = bitcast %struct._IO_FILE* %0 to i8*
  %10 = call i32 @mazurka.call.vfprintf(i8* noundef %9, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  br label %20

11:
  %12 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12)
  %13 = call i8* @mazurka_format(i8* noundef %1, %struct.__va_list_tag* noundef %2, i32* noundef nonnull %4)
  %14 = load i32, i32* %4, align 4
  %15 = sext i32 %14 to i64
  %16 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %0, i8* noundef %13, i64 noundef %15)
  %17 = icmp eq i32 %16, 0
  %18 = load i32, i32* %4, align 4
  %19 = select i1 %17, i32 %18, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12)
  br label %20

20:
  %21 = phi i32 [ %10, %8 ], [ %19, %11 ]
  ret i32 %21
}

declare dso_local i32 @mazurka.call.vfprintf(i8* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr

declare dso_local i8* @mazurka_format(i8* noundef, %struct.__va_list_tag* noundef, i32* noundef) local_unnamed_addr

define dso_local i32 @fprintf(%struct._IO_FILE* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %8 = call i32 @mazurka_is_console(%struct.file* noundef %7)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to i8*
  %12 = call i32 @mazurka.call.vfprintf(i8* noundef %11, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  br label %22

13:
  %14 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %14)
  %15 = call i8* @mazurka_format(i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6, i32* noundef nonnull %3)
  %16 = load i32, i32* %3, align 4
  %17 = sext i32 %16 to i64
  %18 = call fastcc i32 @write_bytes(%struct._IO_FILE* noundef %0, i8* noundef %15, i64 noundef %17)
  %19 = icmp eq i32 %18, 0
  %20 = load i32, i32* %3, align 4
  %21 = select i1 %19, i32 %20, i32 -1
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %14)
  br label %22

22:
  %23 = phi i32 [ %12, %10 ], [ %21, %13 ]
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %23
}

define dso_local i32 @fseek(%struct._IO_FILE* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %14 = icmp eq i32 %2, 1
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 6
  %17 = load i32, i32* %16, align 4
  %18 = icmp ne i32 %17, -1
  %19 = sext i1 %18 to i64
  %20 = add nsw i64 %19, %1
  br label %21

21:
  %22 = phi i64 [ %1, %12 ], [ %20, %15 ]
  %23 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 6
  store i32 -1, i32* %23, align 4
  %24 = call i64 @mazurka_seek(%struct.file* noundef %13, i64 noundef %22, i32 noundef %2)
  %25 = icmp sgt i64 %24, -1
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %28 = bitcast i8** %27 to i32*
  store i32 0, i32* %28, align 8
  br label %29

29:
  %30 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %31 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %30, align 8
  %32 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %31)
  %33 = ashr i64 %24, 63
  %34 = trunc i64 %33 to i32
  ret i32 %34
}

declare dso_local i64 @mazurka_seek(%struct.file* noundef, i64 noundef, i32 noundef) local_unnamed_addr

define dso_local i32 @fseeko(%struct._IO_FILE* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %5 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:
  %11 = load volatile i8, i8* %8, align 1
  br label %12

12:
  %13 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %14 = icmp eq i32 %2, 1
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 6
  %17 = load i32, i32* %16, align 4
  %18 = icmp ne i32 %17, -1
  %19 = sext i1 %18 to i64
  %20 = add nsw i64 %19, %1
  br label %21

21:
  %22 = phi i64 [ %1, %12 ], [ %20, %15 ]
  %23 = getelementptr inbounds %struct.file, %struct.file* %13, i64 0, i32 6
  store i32 -1, i32* %23, align 4
  %24 = call i64 @mazurka_seek(%struct.file* noundef %13, i64 noundef %22, i32 noundef %2)
  %25 = icmp sgt i64 %24, -1
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %28 = bitcast i8** %27 to i32*
  store i32 0, i32* %28, align 8
  br label %29

29:
  %30 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %4, align 8
  %31 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %30)
  %32 = ashr i64 %24, 63
  %33 = trunc i64 %32 to i32
  ret i32 %33
}

define dso_local i64 @ftell(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 1
  %12 = bitcast i8** %11 to %struct.inode**
  %13 = load %struct.inode*, %struct.inode** %12, align 8
  %14 = icmp eq %struct.inode* %13, null
  br i1 %14, label %25, label %15

15:
  %16 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %17 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 2
  %18 = bitcast i8** %17 to i64*
  %19 = load i64, i64* %18, align 8
  %20 = getelementptr inbounds %struct.file, %struct.file* %16, i64 0, i32 6
  %21 = load i32, i32* %20, align 4
  %22 = icmp ne i32 %21, -1
  %23 = sext i1 %22 to i64
  %24 = add i64 %19, %23
  br label %25

25:
  %26 = phi i64 [ %24, %15 ], [ -1, %10 ]
  %27 = icmp slt i64 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = call i32* @__errno_location()
  store i32 29, i32* %29, align 4
  br label %30

30:
  %31 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %32 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %31, align 8
  %33 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %32)
  ret i64 %26
}

declare dso_local i32* @__errno_location() local_unnamed_addr

define dso_local i64 @ftello(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 1
  %12 = bitcast i8** %11 to %struct.inode**
  %13 = load %struct.inode*, %struct.inode** %12, align 8
  %14 = icmp eq %struct.inode* %13, null
  br i1 %14, label %25, label %15

15:
  %16 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %17 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 2
  %18 = bitcast i8** %17 to i64*
  %19 = load i64, i64* %18, align 8
  %20 = getelementptr inbounds %struct.file, %struct.file* %16, i64 0, i32 6
  %21 = load i32, i32* %20, align 4
  %22 = icmp ne i32 %21, -1
  %23 = sext i1 %22 to i64
  %24 = add i64 %19, %23
  br label %25

25:
  %26 = phi i64 [ %24, %15 ], [ -1, %10 ]
  %27 = icmp slt i64 %26, 0
  br i1 %27, label %28, label %30

28:
  %29 = call i32* @__errno_location()
  store i32 29, i32* %29, align 4
  br label %30

30:
  %31 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %32 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %31)
  ret i64 %26
}

define dso_local void @rewind(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 6
  store i32 -1, i32* %12, align 4
  %13 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %14 = bitcast i8** %13 to i32*
  store i32 0, i32* %14, align 8
  %15 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 8
  store i32 0, i32* %15, align 4
  %16 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 2
  %17 = bitcast i8** %16 to i64*
  store i64 0, i64* %17, align 8
  %18 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %19 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %18, align 8
  %20 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %19)
  ret void
}

define dso_local i32 @fgetpos(%struct._IO_FILE* nocapture noundef readonly %0, %struct._G_fpos_t* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %4 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %4)
  %6 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %7 = load i8*, i8** %6, align 8
  %8 = icmp eq i8* %7, null
  br i1 %8, label %11, label %9

9:
  %10 = load volatile i8, i8* %7, align 1
  br label %11

11:
  %12 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 1
  %13 = bitcast i8** %12 to %struct.inode**
  %14 = load %struct.inode*, %struct.inode** %13, align 8
  %15 = icmp eq %struct.inode* %14, null
  br i1 %15, label %26, label %16

16:
  %17 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %18 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 2
  %19 = bitcast i8** %18 to i64*
  %20 = load i64, i64* %19, align 8
  %21 = getelementptr inbounds %struct.file, %struct.file* %17, i64 0, i32 6
  %22 = load i32, i32* %21, align 4
  %23 = icmp ne i32 %22, -1
  %24 = sext i1 %23 to i64
  %25 = add i64 %20, %24
  br label %26

26:
  %27 = phi i64 [ %25, %16 ], [ -1, %11 ]
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %31

29:
  %30 = call i32* @__errno_location()
  store i32 29, i32* %30, align 4
  br label %31

31:
  %32 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %3, align 8
  %33 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %32)
  %34 = getelementptr inbounds %struct._G_fpos_t, %struct._G_fpos_t* %1, i64 0, i32 0
  store i64 %27, i64* %34, align 8
  %35 = ashr i64 %27, 63
  %36 = trunc i64 %35 to i32
  ret i32 %36
}

define dso_local i32 @fsetpos(%struct._IO_FILE* noundef %0, %struct._G_fpos_t* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct._G_fpos_t, %struct._G_fpos_t* %1, i64 0, i32 0
  %4 = load i64, i64* %3, align 8
  %5 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %6 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %7 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %6)
  %8 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %9 = load i8*, i8** %8, align 8
  %10 = icmp eq i8* %9, null
  br i1 %10, label %13, label %11

11:
  %12 = load volatile i8, i8* %9, align 1
  br label %13

13:
  %14 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %15 = getelementptr inbounds %struct.file, %struct.file* %14, i64 0, i32 6
  store i32 -1, i32* %15, align 4
  %16 = call i64 @mazurka_seek(%struct.file* noundef %14, i64 noundef %4, i32 noundef 0)
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %21

18:
  %19 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %20 = bitcast i8** %19 to i32*
  store i32 0, i32* %20, align 8
  br label %21

21:
  %22 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %5, align 8
  %23 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %22)
  %24 = ashr i64 %16, 63
  %25 = trunc i64 %24 to i32
  ret i32 %25
}

define dso_local i32 @feof(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %12 = bitcast i8** %11 to i32*
  %13 = load i32, i32* %12, align 8
  %14 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %15 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %14, align 8
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %15)
  ret i32 %13
}

define dso_local i32 @ferror(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 8
  %13 = load i32, i32* %12, align 4
  %14 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %15 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %14, align 8
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %15)
  ret i32 %13
}

define dso_local void @clearerr(%struct._IO_FILE* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 8
  store i32 0, i32* %12, align 4
  %13 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %14 = bitcast i8** %13 to i32*
  store i32 0, i32* %14, align 8
  %15 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %16 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %15, align 8
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %16)
  ret void
}

define dso_local i32 @feof_unlocked(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 5
  %12 = bitcast i8** %11 to i32*
  %13 = load i32, i32* %12, align 8
  %14 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %14)
  ret i32 %13
}

define dso_local i32 @ferror_unlocked(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  %11 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %12 = getelementptr inbounds %struct.file, %struct.file* %11, i64 0, i32 8
  %13 = load i32, i32* %12, align 4
  %14 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %15 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %14)
  ret i32 %13
}

define dso_local i32 @fflush(%struct._IO_FILE* noundef %0) local_unnamed_addr {
  %2 = icmp eq %struct._IO_FILE* %0, null
  br i1 %2, label %20, label %3

3:
  %4 = bitcast %struct._IO_FILE* %0 to %struct.file*
  %5 = call i32 @mazurka_is_console(%struct.file* noundef nonnull %4)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %20

7:
  %8 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %9 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %8, align 8
  %10 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %9)
  %11 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %12 = load i8*, i8** %11, align 8
  %13 = icmp eq i8* %12, null
  br i1 %13, label %16, label %14

14:
  %15 = load volatile i8, i8* %12, align 1
  br label %16

16:
  %17 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %18 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %17, align 8
  %19 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %18)
  br label %20

20:
  ret i32 0
}

define dso_local void @flockfile(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %3)
  %5 = getelementptr inbounds %struct._IO_FILE, %struct._IO_FILE* %0, i64 0, i32 6
  %6 = load i8*, i8** %5, align 8
  %7 = icmp eq i8* %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load volatile i8, i8* %6, align 1
  br label %10

10:
  ret void
}

define dso_local void @funlockfile(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %3)
  ret void
}

define dso_local i32 @ftrylockfile(%struct._IO_FILE* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct._IO_FILE* %0 to %union.pthread_mutex_t**
  %3 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %2, align 8
  %4 = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %3)
  ret i32 %4
}

declare dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i64 @mazurka_read_chunk(%struct.inode* noundef, i64 noundef, i64 noundef) local_unnamed_addr

declare dso_local i64 @mazurka_append_chunk(%struct.inode* noundef, i64 noundef) local_unnamed_addr

declare dso_local i64 @mazurka_write_chunk(%struct.inode* noundef, i64 noundef, i64 noundef) local_unnamed_addr


