target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }

@random_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@front = internal unnamed_addr global i32 -1, align 4
@state = internal unnamed_addr global [31 x i32] zeroinitializer, align 16
@rear = internal unnamed_addr global i32 0, align 4

define dso_local void @srandom(i32 noundef %0) local_unnamed_addr {
  %2 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @random_lock)
  %3 = icmp eq i32 %0, 0
  %4 = select i1 %3, i32 1, i32 %0
  store i32 %4, i32* getelementptr inbounds ([31 x i32], [31 x i32]* @state, i64 0, i64 0), align 16
  br label %5

5:
  %6 = phi i64 [ 1, %1 ], [ %17, %5 ]
  %7 = phi i32 [ %4, %1 ], [ %15, %5 ]
  %8 = sdiv i32 %7, 127773
  %9 = srem i32 %7, 127773
  %10 = mul i32 %9, 16807
  %11 = mul nsw i32 %8, -2836
  %12 = add i32 %11, %10
  %13 = icmp slt i32 %12, 0
  %14 = add nsw i32 %12, 2147483647
  %15 = select i1 %13, i32 %14, i32 %12
  %16 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %6
  store i32 %15, i32* %16, align 4
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 31
  br i1 %18, label %19, label %5

19:
  store i32 3, i32* @front, align 4
  store i32 0, i32* @rear, align 4
  br label %22

20:
  store i32 %54, i32* @front, align 4
  store i32 %57, i32* @rear, align 4
  %21 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @random_lock)
  ret void

22:
  %23 = phi i32 [ 0, %19 ], [ %58, %42 ]
  %24 = phi i32 [ 3, %19 ], [ %54, %42 ]
  %25 = phi i32 [ 0, %19 ], [ %57, %42 ]
  %26 = icmp slt i32 %24, 0
  br i1 %26, label %27, label %42

27:
  store i32 1, i32* getelementptr inbounds ([31 x i32], [31 x i32]* @state, i64 0, i64 0), align 16
  br label %28

28:
  %29 = phi i64 [ 1, %27 ], [ %40, %28 ]
  %30 = phi i32 [ 1, %27 ], [ %38, %28 ]
  %31 = sdiv i32 %30, 127773
  %32 = srem i32 %30, 127773
  %33 = mul i32 %32, 16807
  %34 = mul nsw i32 %31, -2836
  %35 = add i32 %34, %33
  %36 = icmp slt i32 %35, 0
  %37 = add nsw i32 %35, 2147483647
  %38 = select i1 %36, i32 %37, i32 %35
  %39 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %29
  store i32 %38, i32* %39, align 4
  %40 = add nuw nsw i64 %29, 1
  %41 = icmp eq i64 %40, 31
  br i1 %41, label %42, label %28

42:
  %43 = phi i32 [ %25, %22 ], [ 0, %28 ]
  %44 = phi i32 [ %24, %22 ], [ 3, %28 ]
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %45
  %47 = load i32, i32* %46, align 4
  %48 = sext i32 %43 to i64
  %49 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %48
  %50 = load i32, i32* %49, align 4
  %51 = add i32 %50, %47
  store i32 %51, i32* %46, align 4
  %52 = icmp eq i32 %44, 30
  %53 = add nsw i32 %44, 1
  %54 = select i1 %52, i32 0, i32 %53
  %55 = icmp eq i32 %43, 30
  %56 = add nsw i32 %43, 1
  %57 = select i1 %55, i32 0, i32 %56
  %58 = add nuw nsw i32 %23, 1
  %59 = icmp eq i32 %58, 310
  br i1 %59, label %20, label %22
}

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local i64 @random() local_unnamed_addr {
  %1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @random_lock)
  %2 = load i32, i32* @front, align 4
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %4, label %59

4:
  store i32 1, i32* getelementptr inbounds ([31 x i32], [31 x i32]* @state, i64 0, i64 0), align 16
  br label %5

5:
  %6 = phi i64 [ 1, %4 ], [ %17, %5 ]
  %7 = phi i32 [ 1, %4 ], [ %15, %5 ]
  %8 = sdiv i32 %7, 127773
  %9 = srem i32 %7, 127773
  %10 = mul i32 %9, 16807
  %11 = mul nsw i32 %8, -2836
  %12 = add i32 %11, %10
  %13 = icmp slt i32 %12, 0
  %14 = add nsw i32 %12, 2147483647
  %15 = select i1 %13, i32 %14, i32 %12
  %16 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %6
  store i32 %15, i32* %16, align 4
  %17 = add nuw nsw i64 %6, 1
  %18 = icmp eq i64 %17, 31
  br i1 %18, label %19, label %5

19:
  store i32 3, i32* @front, align 4
  store i32 0, i32* @rear, align 4
  br label %20

20:
  %21 = phi i32 [ 0, %19 ], [ %56, %40 ]
  %22 = phi i32 [ 3, %19 ], [ %52, %40 ]
  %23 = phi i32 [ 0, %19 ], [ %55, %40 ]
  %24 = icmp slt i32 %22, 0
  br i1 %24, label %25, label %40

25:
  store i32 1, i32* getelementptr inbounds ([31 x i32], [31 x i32]* @state, i64 0, i64 0), align 16
  br label %26

26:
  %27 = phi i64 [ 1, %25 ], [ %38, %26 ]
  %28 = phi i32 [ 1, %25 ], [ %36, %26 ]
  %29 = sdiv i32 %28, 127773
  %30 = srem i32 %28, 127773
  %31 = mul i32 %30, 16807
  %32 = mul nsw i32 %29, -2836
  %33 = add i32 %32, %31
  %34 = icmp slt i32 %33, 0
  %35 = add nsw i32 %33, 2147483647
  %36 = select i1 %34, i32 %35, i32 %33
  %37 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %27
  store i32 %36, i32* %37, align 4
  %38 = add nuw nsw i64 %27, 1
  %39 = icmp eq i64 %38, 31
  br i1 %39, label %40, label %26

40:
  %41 = phi i32 [ %23, %20 ], [ 0, %26 ]
  %42 = phi i32 [ %22, %20 ], [ 3, %26 ]
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %43
  %45 = load i32, i32* %44, align 4
  %46 = sext i32 %41 to i64
  %47 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %46
  %48 = load i32, i32* %47, align 4
  %49 = add i32 %48, %45
  store i32 %49, i32* %44, align 4
  %50 = icmp eq i32 %42, 30
  %51 = add nsw i32 %42, 1
  %52 = select i1 %50, i32 0, i32 %51
  %53 = icmp eq i32 %41, 30
  %54 = add nsw i32 %41, 1
  %55 = select i1 %53, i32 0, i32 %54
  %56 = add nuw nsw i32 %21, 1
  %57 = icmp eq i32 %56, 310
  br i1 %57, label %58, label %20

58:
  store i32 %52, i32* @front, align 4
  store i32 %55, i32* @rear, align 4
  br label %59

59:
  %60 = load i32, i32* @front, align 4
  %61 = icmp slt i32 %60, 0
  br i1 %61, label %62, label %78

62:
  store i32 1, i32* getelementptr inbounds ([31 x i32], [31 x i32]* @state, i64 0, i64 0), align 16
  br label %63

63:
  %64 = phi i64 [ 1, %62 ], [ %75, %63 ]
  %65 = phi i32 [ 1, %62 ], [ %73, %63 ]
  %66 = sdiv i32 %65, 127773
  %67 = srem i32 %65, 127773
  %68 = mul i32 %67, 16807
  %69 = mul nsw i32 %66, -2836
  %70 = add i32 %69, %68
  %71 = icmp slt i32 %70, 0
  %72 = add nsw i32 %70, 2147483647
  %73 = select i1 %71, i32 %72, i32 %70
  %74 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %64
  store i32 %73, i32* %74, align 4
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, 31
  br i1 %76, label %77, label %63

77:
  store i32 3, i32* @front, align 4
  store i32 0, i32* @rear, align 4
  br label %78

78:
  %79 = load i32, i32* @front, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %80
  %82 = load i32, i32* %81, align 4
  %83 = load i32, i32* @rear, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [31 x i32], [31 x i32]* @state, i64 0, i64 %84
  %86 = load i32, i32* %85, align 4
  %87 = add i32 %86, %82
  store i32 %87, i32* %81, align 4
  %88 = icmp eq i32 %79, 30
  %89 = add nsw i32 %79, 1
  %90 = select i1 %88, i32 0, i32 %89
  store i32 %90, i32* @front, align 4
  %91 = icmp eq i32 %83, 30
  %92 = add nsw i32 %83, 1
  %93 = select i1 %91, i32 0, i32 %92
  store i32 %93, i32* @rear, align 4
  %94 = lshr i32 %87, 1
  %95 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @random_lock)
  %96 = zext i32 %94 to i64
  ret i64 %96
}

define dso_local void @srand(i32 noundef %0) local_unnamed_addr {
  call void @srandom(i32 noundef %0)
  ret void
}

define dso_local i32 @rand() local_unnamed_addr {
  %1 = call i64 @random()
  %2 = trunc i64 %1 to i32
  ret i32 %2
}


