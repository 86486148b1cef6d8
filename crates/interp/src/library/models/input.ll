target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.stream = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@stdin_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@pushed = internal unnamed_addr global i32 -1, align 4
@at_end = internal unnamed_addr global i32 0, align 4
@position = internal unnamed_addr global i64 0, align 8
@mazurka_input_size = external dso_local local_unnamed_addr constant i64, align 8
@mazurka_input = external dso_local local_unnamed_addr constant [0 x i8], align 1

define dso_local i32 @getchar() local_unnamed_addr {
  %1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %2 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %14

4:
  %5 = load i64, i64* @position, align 8
  %6 = load i64, i64* @mazurka_input_size, align 8
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %13

8:
  %9 = add i64 %5, 1
  store i64 %9, i64* @position, align 8
  %10 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %5
  %11 = load i8, i8* %10, align 1
  %12 = zext i8 %11 to i32
  br label %14

13:
  store i32 1, i32* @at_end, align 4
  br label %14

14:
  %15 = phi i32 [ %12, %8 ], [ -1, %13 ], [ %2, %0 ]
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %15
}

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i32 @getc(%struct.stream* nocapture noundef readnone %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %3 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %15

5:
  %6 = load i64, i64* @position, align 8
  %7 = load i64, i64* @mazurka_input_size, align 8
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %9, label %14

9:
  %10 = add i64 %6, 1
  store i64 %10, i64* @position, align 8
  %11 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %6
  %12 = load i8, i8* %11, align 1
  %13 = zext i8 %12 to i32
  br label %15

14:
  store i32 1, i32* @at_end, align 4
  br label %15

15:
  %16 = phi i32 [ %13, %9 ], [ -1, %14 ], [ %3, %1 ]
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %16
}

define dso_local i32 @fgetc(%struct.stream* nocapture noundef readnone %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %3 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %15

5:
  %6 = load i64, i64* @position, align 8
  %7 = load i64, i64* @mazurka_input_size, align 8
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %9, label %14

9:
  %10 = add i64 %6, 1
  store i64 %10, i64* @position, align 8
  %11 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %6
  %12 = load i8, i8* %11, align 1
  %13 = zext i8 %12 to i32
  br label %15

14:
  store i32 1, i32* @at_end, align 4
  br label %15

15:
  %16 = phi i32 [ %13, %9 ], [ -1, %14 ], [ %3, %1 ]
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %16
}

define dso_local i32 @getchar_unlocked() local_unnamed_addr {
  %1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %2 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %14

4:
  %5 = load i64, i64* @position, align 8
  %6 = load i64, i64* @mazurka_input_size, align 8
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %13

8:
  %9 = add i64 %5, 1
  store i64 %9, i64* @position, align 8
  %10 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %5
  %11 = load i8, i8* %10, align 1
  %12 = zext i8 %11 to i32
  br label %14

13:
  store i32 1, i32* @at_end, align 4
  br label %14

14:
  %15 = phi i32 [ %12, %8 ], [ -1, %13 ], [ %2, %0 ]
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %15
}

define dso_local i32 @getc_unlocked(%struct.stream* nocapture noundef readnone %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %3 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %15

5:
  %6 = load i64, i64* @position, align 8
  %7 = load i64, i64* @mazurka_input_size, align 8
  %8 = icmp ult i64 %6, %7
  br i1 %8, label %9, label %14

9:
  %10 = add i64 %6, 1
  store i64 %10, i64* @position, align 8
  %11 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %6
  %12 = load i8, i8* %11, align 1
  %13 = zext i8 %12 to i32
  br label %15

14:
  store i32 1, i32* @at_end, align 4
  br label %15

15:
  %16 = phi i32 [ %13, %9 ], [ -1, %14 ], [ %3, %1 ]
  %17 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %16
}

define dso_local i32 @ungetc(i32 noundef %0, %struct.stream* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %4 = load i32, i32* @pushed, align 4
  %5 = icmp eq i32 %4, -1
  %6 = icmp ne i32 %0, -1
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %10

8:
  %9 = and i32 %0, 255
  store i32 %9, i32* @pushed, align 4
  store i32 0, i32* @at_end, align 4
  br label %10

10:
  %11 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %12 = and i32 %0, 255
  %13 = select i1 %7, i32 %12, i32 -1
  ret i32 %13
}

define dso_local i8* @fgets(i8* noundef writeonly %0, i32 noundef %1, %struct.stream* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %50, label %5

5:
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %41, label %8

8:
  %9 = add nsw i32 %1, -1
  %10 = load i64, i64* @position, align 8
  %11 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %12 = load i64, i64* @mazurka_input_size, align 8
  %13 = sext i32 %9 to i64
  br label %14

14:
  %15 = phi i64 [ 0, %8 ], [ %33, %31 ]
  %16 = phi i32 [ %11, %8 ], [ -1, %31 ]
  %17 = phi i64 [ %10, %8 ], [ %28, %31 ]
  %18 = icmp eq i32 %16, -1
  br i1 %18, label %19, label %27

19:
  %20 = icmp ult i64 %17, %12
  br i1 %20, label %21, label %26

21:
  %22 = add i64 %17, 1
  store i64 %22, i64* @position, align 8
  %23 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %17
  %24 = load i8, i8* %23, align 1
  %25 = zext i8 %24 to i32
  br label %27

26:
  store i32 1, i32* @at_end, align 4
  br label %27

27:
  %28 = phi i64 [ %22, %21 ], [ %17, %26 ], [ %17, %14 ]
  %29 = phi i32 [ %25, %21 ], [ -1, %26 ], [ %16, %14 ]
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %38, label %31

31:
  %32 = trunc i32 %29 to i8
  %33 = add nuw nsw i64 %15, 1
  %34 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 %32, i8* %34, align 1
  %35 = icmp slt i64 %33, %13
  %36 = icmp ne i32 %29, 10
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %14, label %38

38:
  %39 = phi i64 [ %15, %27 ], [ %33, %31 ]
  %40 = trunc i64 %39 to i32
  br label %41

41:
  %42 = phi i32 [ 0, %5 ], [ %40, %38 ]
  %43 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %44 = icmp sgt i32 %1, 1
  %45 = icmp eq i32 %42, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %50, label %47

47:
  %48 = zext i32 %42 to i64
  %49 = getelementptr inbounds i8, i8* %0, i64 %48
  store i8 0, i8* %49, align 1
  br label %50

50:
  %51 = phi i8* [ null, %3 ], [ %0, %47 ], [ null, %41 ]
  ret i8* %51
}

define dso_local i64 @fread(i8* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, %struct.stream* nocapture readnone %3) local_unnamed_addr {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %40, label %6

6:
  %7 = mul i64 %2, %1
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %9 = icmp eq i64 %7, 0
  br i1 %9, label %31, label %10

10:
  %11 = load i64, i64* @position, align 8
  %12 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %13 = load i64, i64* @mazurka_input_size, align 8
  br label %14

14:
  %15 = phi i64 [ 0, %10 ], [ %38, %35 ]
  %16 = phi i32 [ %12, %10 ], [ -1, %35 ]
  %17 = phi i64 [ %11, %10 ], [ %28, %35 ]
  %18 = icmp eq i32 %16, -1
  br i1 %18, label %19, label %27

19:
  %20 = icmp ult i64 %17, %13
  br i1 %20, label %21, label %26

21:
  %22 = add i64 %17, 1
  store i64 %22, i64* @position, align 8
  %23 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %17
  %24 = load i8, i8* %23, align 1
  %25 = zext i8 %24 to i32
  br label %27

26:
  store i32 1, i32* @at_end, align 4
  br label %27

27:
  %28 = phi i64 [ %22, %21 ], [ %17, %26 ], [ %17, %14 ]
  %29 = phi i32 [ %25, %21 ], [ -1, %26 ], [ %16, %14 ]
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %35

31:
  %32 = phi i64 [ 0, %6 ], [ %15, %27 ], [ %38, %35 ]
  %33 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %34 = udiv i64 %32, %1
  br label %40

35:
  %36 = trunc i32 %29 to i8
  %37 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 %36, i8* %37, align 1
  %38 = add nuw i64 %15, 1
  %39 = icmp eq i64 %38, %7
  br i1 %39, label %31, label %14

40:
  %41 = phi i64 [ %34, %31 ], [ 0, %4 ]
  ret i64 %41
}

define dso_local i64 @read(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %7, label %5

5:
  %6 = call i32* @__errno_location()
  store i32 9, i32* %6, align 4
  br label %39

7:
  %8 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %9 = icmp eq i64 %2, 0
  br i1 %9, label %36, label %10

10:
  %11 = load i64, i64* @position, align 8
  %12 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %13 = load i64, i64* @mazurka_input_size, align 8
  br label %14

14:
  %15 = phi i64 [ 0, %10 ], [ %34, %31 ]
  %16 = phi i32 [ %12, %10 ], [ -1, %31 ]
  %17 = phi i64 [ %11, %10 ], [ %28, %31 ]
  %18 = icmp eq i32 %16, -1
  br i1 %18, label %19, label %27

19:
  %20 = icmp ult i64 %17, %13
  br i1 %20, label %21, label %26

21:
  %22 = add i64 %17, 1
  store i64 %22, i64* @position, align 8
  %23 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %17
  %24 = load i8, i8* %23, align 1
  %25 = zext i8 %24 to i32
  br label %27

26:
  store i32 1, i32* @at_end, align 4
  br label %27

27:
  %28 = phi i64 [ %22, %21 ], [ %17, %26 ], [ %17, %14 ]
  %29 = phi i32 [ %25, %21 ], [ -1, %26 ], [ %16, %14 ]
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  %32 = trunc i32 %29 to i8
  %33 = getelementptr inbounds i8, i8* %1, i64 %15
  store i8 %32, i8* %33, align 1
  %34 = add nuw i64 %15, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %36, label %14

36:
  %37 = phi i64 [ 0, %7 ], [ %15, %27 ], [ %2, %31 ]
  %38 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  br label %39

39:
  %40 = phi i64 [ -1, %5 ], [ %37, %36 ]
  ret i64 %40
}

declare dso_local i32* @__errno_location() local_unnamed_addr

define dso_local i64 @getdelim(i8** nocapture noundef %0, i64* nocapture noundef %1, i32 noundef %2, %struct.stream* nocapture readnone %3) local_unnamed_addr {
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %6 = load i64, i64* @mazurka_input_size, align 8
  br label %7

7:
  %8 = phi i64 [ 0, %4 ], [ %44, %41 ]
  %9 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %20

11:
  %12 = load i64, i64* @position, align 8
  %13 = icmp ult i64 %12, %6
  br i1 %13, label %14, label %19

14:
  %15 = add i64 %12, 1
  store i64 %15, i64* @position, align 8
  %16 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %12
  %17 = load i8, i8* %16, align 1
  %18 = zext i8 %17 to i32
  br label %20

19:
  store i32 1, i32* @at_end, align 4
  br label %20

20:
  %21 = phi i32 [ %18, %14 ], [ -1, %19 ], [ %9, %7 ]
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %47, label %23

23:
  %24 = load i8*, i8** %0, align 8
  %25 = icmp eq i8* %24, null
  br i1 %25, label %36, label %26

26:
  %27 = add i64 %8, 2
  %28 = load i64, i64* %1, align 8
  %29 = icmp ugt i64 %27, %28
  br i1 %29, label %30, label %41

30:
  br i1 %25, label %36, label %31

31:
  %32 = load i64, i64* %1, align 8
  %33 = icmp eq i64 %32, 0
  %34 = shl i64 %32, 1
  %35 = select i1 %33, i64 120, i64 %34
  br label %36

36:
  %37 = phi i64 [ 120, %30 ], [ %35, %31 ], [ 120, %23 ]
  %38 = call i8* @realloc(i8* noundef %24, i64 noundef %37)
  %39 = icmp eq i8* %38, null
  br i1 %39, label %47, label %40

40:
  store i8* %38, i8** %0, align 8
  store i64 %37, i64* %1, align 8
  br label %41

41:
  %42 = trunc i32 %21 to i8
  %43 = load i8*, i8** %0, align 8
  %44 = add i64 %8, 1
  %45 = getelementptr inbounds i8, i8* %43, i64 %8
  store i8 %42, i8* %45, align 1
  %46 = icmp eq i32 %21, %2
  br i1 %46, label %47, label %7

47:
  %48 = phi i64 [ %44, %41 ], [ %8, %20 ], [ %8, %36 ]
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %53, label %50

50:
  %51 = load i8*, i8** %0, align 8
  %52 = getelementptr inbounds i8, i8* %51, i64 %48
  store i8 0, i8* %52, align 1
  br label %53

53:
  %54 = phi i64 [ %48, %50 ], [ -1, %47 ]
  %55 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i64 %54
}

declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr

define dso_local i64 @getline(i8** nocapture noundef %0, i64* nocapture noundef %1, %struct.stream* nocapture noundef readnone %2) local_unnamed_addr {
  %4 = call i64 @getdelim(i8** noundef %0, i64* noundef %1, i32 noundef 10, %struct.stream* undef)
  ret i64 %4
}

define dso_local i32 @feof(%struct.stream* nocapture noundef readnone %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %3 = load i32, i32* @at_end, align 4
  %4 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %3
}

define dso_local i32 @ferror(%struct.stream* nocapture noundef readnone %0) local_unnamed_addr {
  ret i32 0
}

define dso_local i32 @vscanf(i8* noundef %0, %struct.__va_list_tag* noundef %1) local_unnamed_addr {
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %4 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef %1)
  %5 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %4
}

declare dso_local i32 @mazurka_scan(i32 (i8*)* noundef, void (i8*, i32)* noundef, i8* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr

define internal i32 @next(i8* nocapture noundef readnone %0) {
  %2 = load i32, i32* @pushed, align 4
  store i32 -1, i32* @pushed, align 4
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %14

4:
  %5 = load i64, i64* @position, align 8
  %6 = load i64, i64* @mazurka_input_size, align 8
  %7 = icmp ult i64 %5, %6
  br i1 %7, label %8, label %13

8:
  %9 = add i64 %5, 1
  store i64 %9, i64* @position, align 8
  %10 = getelementptr inbounds [0 x i8], [0 x i8]* @mazurka_input, i64 0, i64 %5
  %11 = load i8, i8* %10, align 1
  %12 = zext i8 %11 to i32
  br label %14

13:
  store i32 1, i32* @at_end, align 4
  br label %14

14:
  %15 = phi i32 [ %12, %8 ], [ -1, %13 ], [ %2, %1 ]
  ret i32 %15
}

define internal void @back(i8* nocapture noundef readnone %0, i32 noundef %1) {
  store i32 %1, i32* @pushed, align 4
  %3 = icmp eq i32 %1, -1
  %4 = zext i1 %3 to i32
  store i32 %4, i32* @at_end, align 4
  ret void
}

define dso_local i32 @vfscanf(%struct.stream* nocapture noundef readnone %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %5 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  %6 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  ret i32 %5
}

define dso_local i32 @scanf(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %6 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4)
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 %6
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local i32 @__isoc99_scanf(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %6 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4)
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 %6
}

define dso_local i32 @__isoc23_scanf(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %3)
  %5 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %6 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %4)
  %7 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  call void @llvm.va_end(i8* %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3)
  ret i32 %6
}

define dso_local i32 @fscanf(%struct.stream* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %7 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5)
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %7
}

define dso_local i32 @__isoc99_fscanf(%struct.stream* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %7 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5)
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %7
}

define dso_local i32 @__isoc23_fscanf(%struct.stream* nocapture noundef readnone %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  %7 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next, void (i8*, i32)* noundef nonnull @back, i8* noundef null, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5)
  %8 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @stdin_lock)
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i32 %7
}


