target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.ios = type { i8*, i64, i64, i32, i32, i32, [180 x i8], i8*, i8, i8, %struct.buffer*, [3 x i8*] }
%struct.buffer = type { i8*, i8*, i64, i64, i64, i64, i32, i32, i32, [44 x i8] }
%struct.digits = type { [128 x i8], i32 }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.istream = type { i8*, i64 }

@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"+-\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"xX\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"01234567\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"0123456789abcdefABCDEF\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"a number has more than 127 digits\0Aread it as a string\00", align 1
@lock_of_cin = internal global %union.pthread_mutex_t zeroinitializer, align 8
@.str.8 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.9 = private unnamed_addr constant [3 x i8] c"eE\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.11 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.12 = private unnamed_addr constant [97 x i8] c"a stream is to throw an exception, which is not modelled\0Alook at the state of the stream instead\00", align 1

define dso_local i8* @_ZNSirsERs(i8* noundef %0, i16* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %58

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 256
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i64 32767, i64 32768
  %22 = and i64 %17, 65536
  %23 = icmp ne i64 %22, 0
  %24 = icmp ule i64 %18, %21
  %25 = select i1 %23, i1 %24, i1 false
  %26 = select i1 %20, i64 32767, i64 32768
  %27 = sub i64 0, %18
  %28 = select i1 %20, i64 %18, i64 %27
  %29 = select i1 %25, i64 %28, i64 %26
  %30 = and i64 %17, 1
  %31 = icmp eq i64 %30, 0
  %32 = xor i1 %31, true
  %33 = select i1 %32, i1 %25, i1 false
  %34 = select i1 %33, i32 0, i32 4
  %35 = trunc i64 %29 to i16
  %36 = select i1 %31, i16 0, i16 %35
  store i16 %36, i16* %1, align 2
  %37 = getelementptr inbounds i8, i8* %7, i64 232
  %38 = bitcast i8* %37 to %struct.buffer**
  %39 = load %struct.buffer*, %struct.buffer** %38, align 8
  %40 = getelementptr inbounds %struct.buffer, %struct.buffer* %39, i64 0, i32 7
  %41 = load i32, i32* %40, align 4
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %45, label %43

43:
  %44 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %45

45:
  %46 = getelementptr inbounds i8, i8* %7, i64 32
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 8
  %49 = or i32 %48, %34
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %51

51:
  store i32 %49, i32* %47, align 8
  %52 = getelementptr inbounds i8, i8* %7, i64 28
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  %55 = and i32 %54, %49
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %58, label %57

57:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

58:
  ret i8* %0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i8* @_ZNSirsERi(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %58

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 256
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i64 2147483647, i64 2147483648
  %22 = and i64 %17, 65536
  %23 = icmp ne i64 %22, 0
  %24 = icmp ule i64 %18, %21
  %25 = select i1 %23, i1 %24, i1 false
  %26 = select i1 %20, i64 2147483647, i64 2147483648
  %27 = sub i64 0, %18
  %28 = select i1 %20, i64 %18, i64 %27
  %29 = select i1 %25, i64 %28, i64 %26
  %30 = and i64 %17, 1
  %31 = icmp eq i64 %30, 0
  %32 = xor i1 %31, true
  %33 = select i1 %32, i1 %25, i1 false
  %34 = select i1 %33, i32 0, i32 4
  %35 = trunc i64 %29 to i32
  %36 = select i1 %31, i32 0, i32 %35
  store i32 %36, i32* %1, align 4
  %37 = getelementptr inbounds i8, i8* %7, i64 232
  %38 = bitcast i8* %37 to %struct.buffer**
  %39 = load %struct.buffer*, %struct.buffer** %38, align 8
  %40 = getelementptr inbounds %struct.buffer, %struct.buffer* %39, i64 0, i32 7
  %41 = load i32, i32* %40, align 4
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %45, label %43

43:
  %44 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %45

45:
  %46 = getelementptr inbounds i8, i8* %7, i64 32
  %47 = bitcast i8* %46 to i32*
  %48 = load i32, i32* %47, align 8
  %49 = or i32 %48, %34
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %51

51:
  store i32 %49, i32* %47, align 8
  %52 = getelementptr inbounds i8, i8* %7, i64 28
  %53 = bitcast i8* %52 to i32*
  %54 = load i32, i32* %53, align 4
  %55 = and i32 %54, %49
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %58, label %57

57:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

58:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERl(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %56

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 256
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i64 9223372036854775807, i64 -9223372036854775808
  %22 = and i64 %17, 65536
  %23 = icmp ne i64 %22, 0
  %24 = icmp ule i64 %18, %21
  %25 = select i1 %23, i1 %24, i1 false
  %26 = sub i64 0, %18
  %27 = select i1 %20, i64 %18, i64 %26
  %28 = select i1 %25, i64 %27, i64 %21
  %29 = and i64 %17, 1
  %30 = icmp eq i64 %29, 0
  %31 = xor i1 %30, true
  %32 = select i1 %31, i1 %25, i1 false
  %33 = select i1 %30, i64 0, i64 %28
  %34 = select i1 %32, i32 0, i32 4
  store i64 %33, i64* %1, align 8
  %35 = getelementptr inbounds i8, i8* %7, i64 232
  %36 = bitcast i8* %35 to %struct.buffer**
  %37 = load %struct.buffer*, %struct.buffer** %36, align 8
  %38 = getelementptr inbounds %struct.buffer, %struct.buffer* %37, i64 0, i32 7
  %39 = load i32, i32* %38, align 4
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %43, label %41

41:
  %42 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %43

43:
  %44 = getelementptr inbounds i8, i8* %7, i64 32
  %45 = bitcast i8* %44 to i32*
  %46 = load i32, i32* %45, align 8
  %47 = or i32 %46, %34
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:
  store i32 %47, i32* %45, align 8
  %50 = getelementptr inbounds i8, i8* %7, i64 28
  %51 = bitcast i8* %50 to i32*
  %52 = load i32, i32* %51, align 4
  %53 = and i32 %52, %47
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

56:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERx(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %56

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 256
  %20 = icmp eq i64 %19, 0
  %21 = select i1 %20, i64 9223372036854775807, i64 -9223372036854775808
  %22 = and i64 %17, 65536
  %23 = icmp ne i64 %22, 0
  %24 = icmp ule i64 %18, %21
  %25 = select i1 %23, i1 %24, i1 false
  %26 = sub i64 0, %18
  %27 = select i1 %20, i64 %18, i64 %26
  %28 = select i1 %25, i64 %27, i64 %21
  %29 = and i64 %17, 1
  %30 = icmp eq i64 %29, 0
  %31 = xor i1 %30, true
  %32 = select i1 %31, i1 %25, i1 false
  %33 = select i1 %30, i64 0, i64 %28
  %34 = select i1 %32, i32 0, i32 4
  store i64 %33, i64* %1, align 8
  %35 = getelementptr inbounds i8, i8* %7, i64 232
  %36 = bitcast i8* %35 to %struct.buffer**
  %37 = load %struct.buffer*, %struct.buffer** %36, align 8
  %38 = getelementptr inbounds %struct.buffer, %struct.buffer* %37, i64 0, i32 7
  %39 = load i32, i32* %38, align 4
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %43, label %41

41:
  %42 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %43

43:
  %44 = getelementptr inbounds i8, i8* %7, i64 32
  %45 = bitcast i8* %44 to i32*
  %46 = load i32, i32* %45, align 8
  %47 = or i32 %46, %34
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:
  store i32 %47, i32* %45, align 8
  %50 = getelementptr inbounds i8, i8* %7, i64 28
  %51 = bitcast i8* %50 to i32*
  %52 = load i32, i32* %51, align 4
  %53 = and i32 %52, %47
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %56, label %55

55:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

56:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERt(i8* noundef %0, i16* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %62

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 65536
  %20 = icmp ne i64 %19, 0
  %21 = icmp ult i64 %18, 65536
  %22 = select i1 %20, i1 %21, i1 false
  %23 = and i64 %17, 1
  %24 = icmp eq i64 %23, 0
  %25 = xor i1 %22, true
  %26 = select i1 %24, i1 true, i1 %25
  %27 = xor i1 %24, true
  %28 = select i1 %27, i1 %22, i1 false
  %29 = select i1 %24, i64 0, i64 65535
  br i1 %26, label %36, label %30

30:
  %31 = and i64 %17, 256
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:
  %34 = sub i64 0, %18
  %35 = and i64 %34, 65535
  br label %36

36:
  %37 = phi i1 [ %22, %33 ], [ %28, %15 ], [ %22, %30 ]
  %38 = phi i64 [ %35, %33 ], [ %29, %15 ], [ %18, %30 ]
  %39 = select i1 %37, i32 0, i32 4
  %40 = trunc i64 %38 to i16
  store i16 %40, i16* %1, align 2
  %41 = getelementptr inbounds i8, i8* %7, i64 232
  %42 = bitcast i8* %41 to %struct.buffer**
  %43 = load %struct.buffer*, %struct.buffer** %42, align 8
  %44 = getelementptr inbounds %struct.buffer, %struct.buffer* %43, i64 0, i32 7
  %45 = load i32, i32* %44, align 4
  %46 = icmp eq i32 %45, -1
  br i1 %46, label %49, label %47

47:
  %48 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %49

49:
  %50 = getelementptr inbounds i8, i8* %7, i64 32
  %51 = bitcast i8* %50 to i32*
  %52 = load i32, i32* %51, align 8
  %53 = or i32 %52, %39
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %62, label %55

55:
  store i32 %53, i32* %51, align 8
  %56 = getelementptr inbounds i8, i8* %7, i64 28
  %57 = bitcast i8* %56 to i32*
  %58 = load i32, i32* %57, align 4
  %59 = and i32 %58, %53
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %62, label %61

61:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

62:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERj(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %62

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 65536
  %20 = icmp ne i64 %19, 0
  %21 = icmp ult i64 %18, 4294967296
  %22 = select i1 %20, i1 %21, i1 false
  %23 = and i64 %17, 1
  %24 = icmp eq i64 %23, 0
  %25 = xor i1 %22, true
  %26 = select i1 %24, i1 true, i1 %25
  %27 = xor i1 %24, true
  %28 = select i1 %27, i1 %22, i1 false
  %29 = select i1 %24, i64 0, i64 4294967295
  br i1 %26, label %36, label %30

30:
  %31 = and i64 %17, 256
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:
  %34 = sub i64 0, %18
  %35 = and i64 %34, 4294967295
  br label %36

36:
  %37 = phi i1 [ %22, %33 ], [ %28, %15 ], [ %22, %30 ]
  %38 = phi i64 [ %35, %33 ], [ %29, %15 ], [ %18, %30 ]
  %39 = select i1 %37, i32 0, i32 4
  %40 = trunc i64 %38 to i32
  store i32 %40, i32* %1, align 4
  %41 = getelementptr inbounds i8, i8* %7, i64 232
  %42 = bitcast i8* %41 to %struct.buffer**
  %43 = load %struct.buffer*, %struct.buffer** %42, align 8
  %44 = getelementptr inbounds %struct.buffer, %struct.buffer* %43, i64 0, i32 7
  %45 = load i32, i32* %44, align 4
  %46 = icmp eq i32 %45, -1
  br i1 %46, label %49, label %47

47:
  %48 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %49

49:
  %50 = getelementptr inbounds i8, i8* %7, i64 32
  %51 = bitcast i8* %50 to i32*
  %52 = load i32, i32* %51, align 8
  %53 = or i32 %52, %39
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %62, label %55

55:
  store i32 %53, i32* %51, align 8
  %56 = getelementptr inbounds i8, i8* %7, i64 28
  %57 = bitcast i8* %56 to i32*
  %58 = load i32, i32* %57, align 4
  %59 = and i32 %58, %53
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %62, label %61

61:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

62:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERm(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %59

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 65536
  %20 = icmp ne i64 %19, 0
  %21 = and i64 %17, 1
  %22 = icmp eq i64 %21, 0
  %23 = xor i1 %20, true
  %24 = select i1 %22, i1 true, i1 %23
  %25 = xor i1 %22, true
  %26 = select i1 %25, i1 %20, i1 false
  %27 = xor i1 %22, true
  %28 = sext i1 %27 to i64
  br i1 %24, label %34, label %29

29:
  %30 = and i64 %17, 256
  %31 = icmp eq i64 %30, 0
  %32 = sub i64 0, %18
  %33 = select i1 %31, i64 %18, i64 %32
  br label %34

34:
  %35 = phi i1 [ %26, %15 ], [ %20, %29 ]
  %36 = phi i64 [ %28, %15 ], [ %33, %29 ]
  %37 = select i1 %35, i32 0, i32 4
  store i64 %36, i64* %1, align 8
  %38 = getelementptr inbounds i8, i8* %7, i64 232
  %39 = bitcast i8* %38 to %struct.buffer**
  %40 = load %struct.buffer*, %struct.buffer** %39, align 8
  %41 = getelementptr inbounds %struct.buffer, %struct.buffer* %40, i64 0, i32 7
  %42 = load i32, i32* %41, align 4
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %46, label %44

44:
  %45 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %46

46:
  %47 = getelementptr inbounds i8, i8* %7, i64 32
  %48 = bitcast i8* %47 to i32*
  %49 = load i32, i32* %48, align 8
  %50 = or i32 %49, %37
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %59, label %52

52:
  store i32 %50, i32* %48, align 8
  %53 = getelementptr inbounds i8, i8* %7, i64 28
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 4
  %56 = and i32 %55, %50
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %59, label %58

58:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

59:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERy(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %59

15:
  %16 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  %19 = and i64 %17, 65536
  %20 = icmp ne i64 %19, 0
  %21 = and i64 %17, 1
  %22 = icmp eq i64 %21, 0
  %23 = xor i1 %20, true
  %24 = select i1 %22, i1 true, i1 %23
  %25 = xor i1 %22, true
  %26 = select i1 %25, i1 %20, i1 false
  %27 = xor i1 %22, true
  %28 = sext i1 %27 to i64
  br i1 %24, label %34, label %29

29:
  %30 = and i64 %17, 256
  %31 = icmp eq i64 %30, 0
  %32 = sub i64 0, %18
  %33 = select i1 %31, i64 %18, i64 %32
  br label %34

34:
  %35 = phi i1 [ %26, %15 ], [ %20, %29 ]
  %36 = phi i64 [ %28, %15 ], [ %33, %29 ]
  %37 = select i1 %35, i32 0, i32 4
  store i64 %36, i64* %1, align 8
  %38 = getelementptr inbounds i8, i8* %7, i64 232
  %39 = bitcast i8* %38 to %struct.buffer**
  %40 = load %struct.buffer*, %struct.buffer** %39, align 8
  %41 = getelementptr inbounds %struct.buffer, %struct.buffer* %40, i64 0, i32 7
  %42 = load i32, i32* %41, align 4
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %46, label %44

44:
  %45 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %46

46:
  %47 = getelementptr inbounds i8, i8* %7, i64 32
  %48 = bitcast i8* %47 to i32*
  %49 = load i32, i32* %48, align 8
  %50 = or i32 %49, %37
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %59, label %52

52:
  store i32 %50, i32* %48, align 8
  %53 = getelementptr inbounds i8, i8* %7, i64 28
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 4
  %56 = and i32 %55, %50
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %59, label %58

58:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

59:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERd(i8* noundef %0, double* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca double, align 8
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %8, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 4096
  %14 = icmp ne i32 %13, 0
  %15 = call fastcc zeroext i1 @begin(%struct.ios* noundef %9, i1 noundef zeroext %14)
  br i1 %15, label %16, label %42

16:
  %17 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %17)
  %18 = call fastcc i32 @read_real(%struct.ios* noundef %9, double* noundef nonnull %3) #13, !range !22
  %19 = load double, double* %3, align 8
  store double %19, double* %1, align 8
  %20 = getelementptr inbounds i8, i8* %8, i64 232
  %21 = bitcast i8* %20 to %struct.buffer**
  %22 = load %struct.buffer*, %struct.buffer** %21, align 8
  %23 = getelementptr inbounds %struct.buffer, %struct.buffer* %22, i64 0, i32 7
  %24 = load i32, i32* %23, align 4
  %25 = icmp eq i32 %24, -1
  br i1 %25, label %28, label %26

26:
  %27 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %28

28:
  %29 = getelementptr inbounds i8, i8* %8, i64 32
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 8
  %32 = or i32 %31, %18
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %41, label %34

34:
  store i32 %32, i32* %30, align 8
  %35 = getelementptr inbounds i8, i8* %8, i64 28
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = and i32 %37, %32
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

41:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %17)
  br label %42

42:
  ret i8* %0
}

define internal fastcc i32 @read_real(%struct.ios* nocapture noundef %0, double* nocapture noundef writeonly %1) unnamed_addr {
  %3 = alloca %struct.digits, align 4
  %4 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %4)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %4, i8 0, i64 132, i1 false)
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  %6 = load %struct.buffer*, %struct.buffer** %5, align 8
  %7 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %6)
  %8 = icmp eq i32 %7, -1
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %11 = load i32, i32* %10, align 8
  %12 = or i32 %11, 2
  store i32 %12, i32* %10, align 8
  br label %13

13:
  %14 = add i32 %7, 1
  %15 = icmp ult i32 %14, 2
  br i1 %15, label %33, label %16

16:
  %17 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 noundef %7)
  %18 = icmp eq i8* %17, null
  br i1 %18, label %33, label %19

19:
  %20 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %21 = load i32, i32* %20, align 4
  %22 = icmp eq i32 %21, 127
  br i1 %22, label %23, label %24

23:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

24:
  %25 = trunc i32 %7 to i8
  %26 = add nsw i32 %21, 1
  store i32 %26, i32* %20, align 4
  %27 = sext i32 %21 to i64
  %28 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %27
  store i8 %25, i8* %28, align 1
  %29 = load i32, i32* %20, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %30
  store i8 0, i8* %31, align 1
  %32 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %32)
  br label %33

33:
  %34 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %35 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  br label %36

36:
  %37 = phi i8 [ 0, %33 ], [ 1, %54 ]
  %38 = load %struct.buffer*, %struct.buffer** %5, align 8
  %39 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %38)
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %41, label %44

41:
  %42 = load i32, i32* %34, align 8
  %43 = or i32 %42, 2
  store i32 %43, i32* %34, align 8
  br label %44

44:
  %45 = add i32 %39, 1
  %46 = icmp ult i32 %45, 2
  br i1 %46, label %63, label %47

47:
  %48 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %39)
  %49 = icmp eq i8* %48, null
  br i1 %49, label %63, label %50

50:
  %51 = load i32, i32* %35, align 4
  %52 = icmp eq i32 %51, 127
  br i1 %52, label %53, label %54

53:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

54:
  %55 = trunc i32 %39 to i8
  %56 = add nsw i32 %51, 1
  store i32 %56, i32* %35, align 4
  %57 = sext i32 %51 to i64
  %58 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %57
  store i8 %55, i8* %58, align 1
  %59 = load i32, i32* %35, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %60
  store i8 0, i8* %61, align 1
  %62 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %62)
  br label %36

63:
  %64 = load %struct.buffer*, %struct.buffer** %5, align 8
  %65 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %64)
  %66 = icmp eq i32 %65, -1
  br i1 %66, label %67, label %71

67:
  %68 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %69 = load i32, i32* %68, align 8
  %70 = or i32 %69, 2
  store i32 %70, i32* %68, align 8
  br label %71

71:
  %72 = add i32 %65, 1
  %73 = icmp ult i32 %72, 2
  br i1 %73, label %120, label %74

74:
  %75 = call i8* @strchr(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i64 0, i64 0), i32 noundef %65)
  %76 = icmp eq i8* %75, null
  br i1 %76, label %120, label %77

77:
  %78 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %79 = load i32, i32* %78, align 4
  %80 = icmp eq i32 %79, 127
  br i1 %80, label %81, label %82

81:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

82:
  %83 = trunc i32 %65 to i8
  %84 = add nsw i32 %79, 1
  store i32 %84, i32* %78, align 4
  %85 = sext i32 %79 to i64
  %86 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %85
  store i8 %83, i8* %86, align 1
  %87 = load i32, i32* %78, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %88
  store i8 0, i8* %89, align 1
  %90 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %90)
  %91 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %92 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  br label %93

93:
  %94 = phi i8 [ %37, %82 ], [ 1, %111 ]
  %95 = load %struct.buffer*, %struct.buffer** %5, align 8
  %96 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %95)
  %97 = icmp eq i32 %96, -1
  br i1 %97, label %98, label %101

98:
  %99 = load i32, i32* %91, align 8
  %100 = or i32 %99, 2
  store i32 %100, i32* %91, align 8
  br label %101

101:
  %102 = add i32 %96, 1
  %103 = icmp ult i32 %102, 2
  br i1 %103, label %120, label %104

104:
  %105 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %96)
  %106 = icmp eq i8* %105, null
  br i1 %106, label %120, label %107

107:
  %108 = load i32, i32* %92, align 4
  %109 = icmp eq i32 %108, 127
  br i1 %109, label %110, label %111

110:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

111:
  %112 = trunc i32 %96 to i8
  %113 = add nsw i32 %108, 1
  store i32 %113, i32* %92, align 4
  %114 = sext i32 %108 to i64
  %115 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %114
  store i8 %112, i8* %115, align 1
  %116 = load i32, i32* %92, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %117
  store i8 0, i8* %118, align 1
  %119 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %119)
  br label %93

120:
  %121 = phi i8 [ %37, %71 ], [ %37, %74 ], [ %94, %101 ], [ %94, %104 ]
  %122 = and i8 %121, 1
  %123 = icmp eq i8 %122, 0
  br i1 %123, label %209, label %124

124:
  %125 = load %struct.buffer*, %struct.buffer** %5, align 8
  %126 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %125)
  %127 = icmp eq i32 %126, -1
  br i1 %127, label %128, label %132

128:
  %129 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %130 = load i32, i32* %129, align 8
  %131 = or i32 %130, 2
  store i32 %131, i32* %129, align 8
  br label %132

132:
  %133 = add i32 %126, 1
  %134 = icmp ult i32 %133, 2
  br i1 %134, label %209, label %135

135:
  %136 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), i32 noundef %126)
  %137 = icmp eq i8* %136, null
  br i1 %137, label %209, label %138

138:
  %139 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %140 = load i32, i32* %139, align 4
  %141 = icmp eq i32 %140, 127
  br i1 %141, label %142, label %143

142:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

143:
  %144 = trunc i32 %126 to i8
  %145 = add nsw i32 %140, 1
  store i32 %145, i32* %139, align 4
  %146 = sext i32 %140 to i64
  %147 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %146
  store i8 %144, i8* %147, align 1
  %148 = load i32, i32* %139, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %149
  store i8 0, i8* %150, align 1
  %151 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %151)
  %152 = load %struct.buffer*, %struct.buffer** %5, align 8
  %153 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %152)
  %154 = icmp eq i32 %153, -1
  br i1 %154, label %155, label %159

155:
  %156 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %157 = load i32, i32* %156, align 8
  %158 = or i32 %157, 2
  store i32 %158, i32* %156, align 8
  br label %159

159:
  %160 = add i32 %153, 1
  %161 = icmp ult i32 %160, 2
  br i1 %161, label %179, label %162

162:
  %163 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 noundef %153)
  %164 = icmp eq i8* %163, null
  br i1 %164, label %179, label %165

165:
  %166 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %167 = load i32, i32* %166, align 4
  %168 = icmp eq i32 %167, 127
  br i1 %168, label %169, label %170

169:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

170:
  %171 = trunc i32 %153 to i8
  %172 = add nsw i32 %167, 1
  store i32 %172, i32* %166, align 4
  %173 = sext i32 %167 to i64
  %174 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %173
  store i8 %171, i8* %174, align 1
  %175 = load i32, i32* %166, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %176
  store i8 0, i8* %177, align 1
  %178 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %178)
  br label %179

179:
  %180 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %181 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  br label %182

182:
  %183 = phi i8 [ 0, %179 ], [ 1, %200 ]
  %184 = load %struct.buffer*, %struct.buffer** %5, align 8
  %185 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %184)
  %186 = icmp eq i32 %185, -1
  br i1 %186, label %187, label %190

187:
  %188 = load i32, i32* %180, align 8
  %189 = or i32 %188, 2
  store i32 %189, i32* %180, align 8
  br label %190

190:
  %191 = add i32 %185, 1
  %192 = icmp ult i32 %191, 2
  br i1 %192, label %209, label %193

193:
  %194 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %185)
  %195 = icmp eq i8* %194, null
  br i1 %195, label %209, label %196

196:
  %197 = load i32, i32* %181, align 4
  %198 = icmp eq i32 %197, 127
  br i1 %198, label %199, label %200

199:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

200:
  %201 = trunc i32 %185 to i8
  %202 = add nsw i32 %197, 1
  store i32 %202, i32* %181, align 4
  %203 = sext i32 %197 to i64
  %204 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %203
  store i8 %201, i8* %204, align 1
  %205 = load i32, i32* %181, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %206
  store i8 0, i8* %207, align 1
  %208 = load %struct.buffer*, %struct.buffer** %5, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %208)
  br label %182

209:
  %210 = phi i8 [ %122, %120 ], [ %122, %132 ], [ %122, %135 ], [ %183, %190 ], [ %183, %193 ]
  %211 = and i8 %210, 1
  %212 = icmp eq i8 %211, 0
  br i1 %212, label %215, label %213

213:
  %214 = call double @strtod(i8* noundef nonnull %4, i8** noundef null)
  br label %215

215:
  %216 = phi double [ %214, %213 ], [ 0.000000e+00, %209 ]
  store double %216, double* %1, align 8
  %217 = shl nuw nsw i8 %211, 2
  %218 = xor i8 %217, 4
  %219 = zext i8 %218 to i32
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %4)
  ret i32 %219
}

define dso_local i8* @_ZNSirsERf(i8* noundef %0, float* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca double, align 8
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = bitcast i8* %8 to %struct.ios*
  %10 = getelementptr inbounds i8, i8* %8, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 4096
  %14 = icmp ne i32 %13, 0
  %15 = call fastcc zeroext i1 @begin(%struct.ios* noundef %9, i1 noundef zeroext %14)
  br i1 %15, label %16, label %43

16:
  %17 = bitcast double* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %17)
  %18 = call fastcc i32 @read_real(%struct.ios* noundef %9, double* noundef nonnull %3) #13, !range !22
  %19 = load double, double* %3, align 8
  %20 = fptrunc double %19 to float
  store float %20, float* %1, align 4
  %21 = getelementptr inbounds i8, i8* %8, i64 232
  %22 = bitcast i8* %21 to %struct.buffer**
  %23 = load %struct.buffer*, %struct.buffer** %22, align 8
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i64 0, i32 7
  %25 = load i32, i32* %24, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %29, label %27

27:
  %28 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %29

29:
  %30 = getelementptr inbounds i8, i8* %8, i64 32
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8
  %33 = or i32 %32, %18
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %42, label %35

35:
  store i32 %33, i32* %31, align 8
  %36 = getelementptr inbounds i8, i8* %8, i64 28
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 4
  %39 = and i32 %38, %33
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

42:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %17)
  br label %43

43:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERb(i8* noundef %0, i8* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %104

15:
  %16 = load i32, i32* %10, align 8
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %56, label %19

19:
  %20 = getelementptr inbounds i8, i8* %7, i64 232
  %21 = bitcast i8* %20 to %struct.buffer**
  %22 = load %struct.buffer*, %struct.buffer** %21, align 8
  %23 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %22)
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %25, label %30

25:
  %26 = getelementptr inbounds i8, i8* %7, i64 32
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 8
  %29 = or i32 %28, 2
  store i32 %29, i32* %27, align 8
  br label %30

30:
  %31 = icmp eq i32 %23, 116
  %32 = select i1 %31, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)
  %33 = load i8, i8* %32, align 1
  %34 = icmp eq i8 %33, 116
  %35 = icmp eq i8 %33, 0
  br i1 %35, label %79, label %36

36:
  %37 = getelementptr inbounds i8, i8* %7, i64 32
  %38 = bitcast i8* %37 to i32*
  br label %39

39:
  %40 = phi i8* [ %32, %36 ], [ %52, %51 ]
  %41 = load %struct.buffer*, %struct.buffer** %21, align 8
  %42 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %41)
  %43 = icmp eq i32 %42, -1
  br i1 %43, label %44, label %47

44:
  %45 = load i32, i32* %38, align 8
  %46 = or i32 %45, 2
  store i32 %46, i32* %38, align 8
  br label %47

47:
  %48 = load i8, i8* %40, align 1
  %49 = sext i8 %48 to i32
  %50 = icmp eq i32 %42, %49
  br i1 %50, label %51, label %79

51:
  %52 = getelementptr inbounds i8, i8* %40, i64 1
  %53 = load %struct.buffer*, %struct.buffer** %21, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %53)
  %54 = load i8, i8* %52, align 1
  %55 = icmp eq i8 %54, 0
  br i1 %55, label %79, label %39

56:
  %57 = call fastcc { i64, i64 } @read_whole(%struct.ios* noundef %8)
  %58 = extractvalue { i64, i64 } %57, 0
  %59 = extractvalue { i64, i64 } %57, 1
  %60 = and i64 %58, 256
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %61, i64 9223372036854775807, i64 -9223372036854775808
  %63 = and i64 %58, 65536
  %64 = icmp ne i64 %63, 0
  %65 = icmp ule i64 %59, %62
  %66 = select i1 %64, i1 %65, i1 false
  %67 = sub i64 0, %59
  %68 = select i1 %61, i64 %59, i64 %67
  %69 = select i1 %66, i64 %68, i64 %62
  %70 = and i64 %58, 1
  %71 = icmp eq i64 %70, 0
  %72 = xor i1 %71, true
  %73 = select i1 %71, i64 0, i64 %69
  %74 = icmp ne i64 %73, 0
  %75 = icmp ult i64 %73, 2
  %76 = and i1 %75, %72
  %77 = select i1 %76, i1 %66, i1 false
  %78 = select i1 %77, i32 0, i32 4
  br label %79

79:
  %80 = phi i1 [ %74, %56 ], [ %34, %30 ], [ %34, %51 ], [ false, %47 ]
  %81 = phi i32 [ %78, %56 ], [ 0, %30 ], [ 0, %51 ], [ 4, %47 ]
  %82 = zext i1 %80 to i8
  store i8 %82, i8* %1, align 1
  %83 = getelementptr inbounds i8, i8* %7, i64 232
  %84 = bitcast i8* %83 to %struct.buffer**
  %85 = load %struct.buffer*, %struct.buffer** %84, align 8
  %86 = getelementptr inbounds %struct.buffer, %struct.buffer* %85, i64 0, i32 7
  %87 = load i32, i32* %86, align 4
  %88 = icmp eq i32 %87, -1
  br i1 %88, label %91, label %89

89:
  %90 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %91

91:
  %92 = getelementptr inbounds i8, i8* %7, i64 32
  %93 = bitcast i8* %92 to i32*
  %94 = load i32, i32* %93, align 8
  %95 = or i32 %94, %81
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %104, label %97

97:
  store i32 %95, i32* %93, align 8
  %98 = getelementptr inbounds i8, i8* %7, i64 28
  %99 = bitcast i8* %98 to i32*
  %100 = load i32, i32* %99, align 4
  %101 = and i32 %100, %95
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %104, label %103

103:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

104:
  ret i8* %0
}

define dso_local i8* @_ZNSirsEPFRSiS_E(i8* noundef %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = call i8* %1(i8* noundef %0)
  ret i8* %3
}

define dso_local i8* @_ZNSirsEPFRSt8ios_baseS0_E(i8* noundef returned %0, i8* (i8*)* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = call i8* %1(i8* noundef %7)
  ret i8* %0
}

define dso_local i8* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(i8* noundef %0, i8* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = bitcast i8* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = bitcast i8* %7 to %struct.ios*
  %9 = getelementptr inbounds i8, i8* %7, i64 24
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 4096
  %13 = icmp ne i32 %12, 0
  %14 = call fastcc zeroext i1 @begin(%struct.ios* noundef %8, i1 noundef zeroext %13)
  br i1 %14, label %15, label %64

15:
  %16 = getelementptr inbounds i8, i8* %7, i64 232
  %17 = bitcast i8* %16 to %struct.buffer**
  %18 = load %struct.buffer*, %struct.buffer** %17, align 8
  %19 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %18)
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %43

21:
  %22 = getelementptr inbounds i8, i8* %7, i64 32
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %23, align 8
  %25 = or i32 %24, 2
  store i32 %25, i32* %23, align 8
  %26 = load %struct.buffer*, %struct.buffer** %17, align 8
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %26, i64 0, i32 7
  %28 = load i32, i32* %27, align 4
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %32

32:
  %33 = getelementptr inbounds i8, i8* %7, i64 32
  %34 = bitcast i8* %33 to i32*
  %35 = load i32, i32* %34, align 8
  %36 = or i32 %35, 4
  store i32 %36, i32* %34, align 8
  %37 = getelementptr inbounds i8, i8* %7, i64 28
  %38 = bitcast i8* %37 to i32*
  %39 = load i32, i32* %38, align 4
  %40 = and i32 %39, %36
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %64, label %42

42:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

43:
  %44 = trunc i32 %19 to i8
  store i8 %44, i8* %1, align 1
  %45 = load %struct.buffer*, %struct.buffer** %17, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %45)
  %46 = load %struct.buffer*, %struct.buffer** %17, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 7
  %48 = load i32, i32* %47, align 4
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %52, label %50

50:
  %51 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %52

52:
  %53 = getelementptr inbounds i8, i8* %7, i64 32
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %64, label %57

57:
  %58 = getelementptr inbounds i8, i8* %7, i64 28
  %59 = bitcast i8* %58 to i32*
  %60 = load i32, i32* %59, align 4
  %61 = and i32 %60, %55
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %64, label %63

63:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

64:
  ret i8* %0
}

declare dso_local void @mazurka_stream_skip(%struct.buffer* noundef) local_unnamed_addr

define dso_local i8* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr {
  %3 = call fastcc i8* @get_word(i8* noundef %0, %struct.string* noundef %1, i8* noundef null, i64 noundef 9223372036854775807)
  ret i8* %3
}

define internal fastcc i8* @get_word(i8* noundef %0, %struct.string* noundef %1, i8* noundef writeonly %2, i64 noundef %3) unnamed_addr {
  %5 = bitcast i8* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %0, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 24
  %12 = bitcast i8* %11 to i32*
  %13 = load i32, i32* %12, align 8
  %14 = and i32 %13, 4096
  %15 = icmp ne i32 %14, 0
  %16 = call fastcc zeroext i1 @begin(%struct.ios* noundef %10, i1 noundef zeroext %15)
  br i1 %16, label %17, label %82

17:
  %18 = getelementptr inbounds i8, i8* %9, i64 16
  %19 = bitcast i8* %18 to i64*
  %20 = load i64, i64* %19, align 8
  %21 = icmp sgt i64 %20, 0
  %22 = icmp slt i64 %20, %3
  %23 = and i1 %21, %22
  %24 = select i1 %23, i64 %20, i64 %3
  %25 = icmp eq i8* %2, null
  %26 = xor i1 %25, true
  %27 = sext i1 %26 to i64
  %28 = add i64 %24, %27
  %29 = icmp eq %struct.string* %1, null
  br i1 %29, label %31, label %30

30:
  call void @mazurka_string_set(%struct.string* noundef nonnull %1, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  br label %31

31:
  %32 = icmp sgt i64 %28, 0
  br i1 %32, label %33, label %45

33:
  %34 = getelementptr inbounds i8, i8* %9, i64 232
  %35 = bitcast i8* %34 to %struct.buffer**
  br label %36

36:
  %37 = phi i64 [ 0, %33 ], [ %54, %52 ]
  %38 = load %struct.buffer*, %struct.buffer** %35, align 8
  %39 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %38)
  switch i32 %39, label %47 [
    i32 -1, label %40
    i32 32, label %45
    i32 13, label %45
    i32 12, label %45
    i32 11, label %45
    i32 10, label %45
    i32 9, label %45
  ]

40:
  %41 = getelementptr inbounds i8, i8* %9, i64 32
  %42 = bitcast i8* %41 to i32*
  %43 = load i32, i32* %42, align 8
  %44 = or i32 %43, 2
  store i32 %44, i32* %42, align 8
  br label %45

45:
  %46 = phi i64 [ %37, %40 ], [ 0, %31 ], [ %37, %36 ], [ %37, %36 ], [ %37, %36 ], [ %37, %36 ], [ %37, %36 ], [ %37, %36 ], [ %54, %52 ]
  br i1 %25, label %58, label %56

47:
  %48 = trunc i32 %39 to i8
  br i1 %29, label %50, label %49

49:
  call void @mazurka_string_add(%struct.string* noundef nonnull %1, i8 noundef signext %48)
  br label %52

50:
  %51 = getelementptr inbounds i8, i8* %2, i64 %37
  store i8 %48, i8* %51, align 1
  br label %52

52:
  %53 = load %struct.buffer*, %struct.buffer** %35, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %53)
  %54 = add nuw nsw i64 %37, 1
  %55 = icmp eq i64 %54, %28
  br i1 %55, label %45, label %36

56:
  %57 = getelementptr inbounds i8, i8* %2, i64 %46
  store i8 0, i8* %57, align 1
  br label %58

58:
  store i64 0, i64* %19, align 8
  %59 = icmp eq i64 %46, 0
  %60 = select i1 %59, i32 4, i32 0
  %61 = getelementptr inbounds i8, i8* %9, i64 232
  %62 = bitcast i8* %61 to %struct.buffer**
  %63 = load %struct.buffer*, %struct.buffer** %62, align 8
  %64 = getelementptr inbounds %struct.buffer, %struct.buffer* %63, i64 0, i32 7
  %65 = load i32, i32* %64, align 4
  %66 = icmp eq i32 %65, -1
  br i1 %66, label %69, label %67

67:
  %68 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %69

69:
  %70 = getelementptr inbounds i8, i8* %9, i64 32
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 8
  %73 = or i32 %72, %60
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %82, label %75

75:
  store i32 %73, i32* %71, align 8
  %76 = getelementptr inbounds i8, i8* %9, i64 28
  %77 = bitcast i8* %76 to i32*
  %78 = load i32, i32* %77, align 4
  %79 = and i32 %78, %73
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %82, label %81

81:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

82:
  ret i8* %0
}

define dso_local void @_ZSt17__istream_extractRSiPcl(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = call fastcc i8* @get_word(i8* noundef %0, %struct.string* noundef null, i8* noundef %1, i64 noundef %2)
  ret void
}

define dso_local i8* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(i8* noundef %0, %struct.string* noundef %1, i8 noundef signext %2) local_unnamed_addr {
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 232
  %10 = bitcast i8* %9 to %struct.buffer**
  %11 = load %struct.buffer*, %struct.buffer** %10, align 8
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %11, i64 0, i32 7
  %13 = load i32, i32* %12, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %17, label %15

15:
  %16 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %17

17:
  %18 = getelementptr inbounds i8, i8* %8, i64 32
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %39, label %22

22:
  %23 = load %struct.buffer*, %struct.buffer** %10, align 8
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i64 0, i32 7
  %25 = load i32, i32* %24, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %29, label %27

27:
  %28 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %29

29:
  %30 = load i32, i32* %19, align 8
  %31 = or i32 %30, 4
  store i32 %31, i32* %19, align 8
  %32 = getelementptr inbounds i8, i8* %8, i64 28
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = and i32 %34, %31
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

38:
  br i1 %21, label %39, label %77

39:
  call void @mazurka_string_set(%struct.string* noundef %1, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  %40 = load %struct.buffer*, %struct.buffer** %10, align 8
  %41 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %40)
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %45, label %43

43:
  %44 = zext i8 %2 to i32
  br label %49

45:
  %46 = phi i32 [ 4, %39 ], [ 0, %53 ]
  %47 = load i32, i32* %19, align 8
  %48 = or i32 %47, 2
  store i32 %48, i32* %19, align 8
  br label %58

49:
  %50 = phi i32 [ %41, %43 ], [ %56, %53 ]
  %51 = load %struct.buffer*, %struct.buffer** %10, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %51)
  %52 = icmp eq i32 %50, %44
  br i1 %52, label %58, label %53

53:
  %54 = trunc i32 %50 to i8
  call void @mazurka_string_add(%struct.string* noundef %1, i8 noundef signext %54)
  %55 = load %struct.buffer*, %struct.buffer** %10, align 8
  %56 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %55)
  %57 = icmp eq i32 %56, -1
  br i1 %57, label %45, label %49

58:
  %59 = phi i32 [ %46, %45 ], [ 0, %49 ]
  %60 = load %struct.buffer*, %struct.buffer** %10, align 8
  %61 = getelementptr inbounds %struct.buffer, %struct.buffer* %60, i64 0, i32 7
  %62 = load i32, i32* %61, align 4
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %66, label %64

64:
  %65 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %66

66:
  %67 = load i32, i32* %19, align 8
  %68 = or i32 %67, %59
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %77, label %70

70:
  store i32 %68, i32* %19, align 8
  %71 = getelementptr inbounds i8, i8* %8, i64 28
  %72 = bitcast i8* %71 to i32*
  %73 = load i32, i32* %72, align 4
  %74 = and i32 %73, %68
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %77, label %76

76:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

77:
  ret i8* %0
}

define internal fastcc zeroext i1 @begin(%struct.ios* nocapture noundef %0, i1 noundef zeroext %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %4, i64 0, i32 7
  %6 = load i32, i32* %5, align 4
  %7 = icmp eq i32 %6, -1
  br i1 %7, label %10, label %8

8:
  %9 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %10

10:
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %12 = load i32, i32* %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = and i1 %13, %1
  br i1 %14, label %15, label %23

15:
  %16 = load %struct.buffer*, %struct.buffer** %3, align 8
  %17 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %16)
  switch i32 %17, label %23 [
    i32 -1, label %18
    i32 32, label %21
    i32 13, label %21
    i32 12, label %21
    i32 11, label %21
    i32 10, label %21
    i32 9, label %21
  ]

18:
  %19 = load i32, i32* %11, align 8
  %20 = or i32 %19, 2
  store i32 %20, i32* %11, align 8
  br label %23

21:
  %22 = load %struct.buffer*, %struct.buffer** %3, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %22)
  br label %15

23:
  %24 = load i32, i32* %11, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %41, label %26

26:
  %27 = load %struct.buffer*, %struct.buffer** %3, align 8
  %28 = getelementptr inbounds %struct.buffer, %struct.buffer* %27, i64 0, i32 7
  %29 = load i32, i32* %28, align 4
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %33, label %31

31:
  %32 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %33

33:
  %34 = load i32, i32* %11, align 8
  %35 = or i32 %34, 4
  store i32 %35, i32* %11, align 8
  %36 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %37 = load i32, i32* %36, align 4
  %38 = and i32 %37, %35
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

41:
  ret i1 %25
}

declare dso_local void @mazurka_string_set(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr

declare dso_local void @mazurka_string_add(%struct.string* noundef, i8 noundef signext) local_unnamed_addr

define dso_local i8* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(i8* noundef %0, %struct.string* noundef %1) local_unnamed_addr {
  %3 = call i8* @_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_(i8* noundef %0, %struct.string* noundef %1, i8 noundef signext 10)
  ret i8* %3
}

define dso_local i32 @_ZNSi3getEv(%struct.istream* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct.istream* %0 to i8*
  %3 = bitcast %struct.istream* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds i8, i8* %7, i64 232
  %10 = bitcast i8* %9 to %struct.buffer**
  %11 = load %struct.buffer*, %struct.buffer** %10, align 8
  %12 = getelementptr inbounds %struct.buffer, %struct.buffer* %11, i64 0, i32 7
  %13 = load i32, i32* %12, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %17, label %15

15:
  %16 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %17

17:
  %18 = getelementptr inbounds i8, i8* %7, i64 32
  %19 = bitcast i8* %18 to i32*
  %20 = load i32, i32* %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %39, label %22

22:
  %23 = load %struct.buffer*, %struct.buffer** %10, align 8
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %23, i64 0, i32 7
  %25 = load i32, i32* %24, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %29, label %27

27:
  %28 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %29

29:
  %30 = load i32, i32* %19, align 8
  %31 = or i32 %30, 4
  store i32 %31, i32* %19, align 8
  %32 = getelementptr inbounds i8, i8* %7, i64 28
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = and i32 %34, %31
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

38:
  br i1 %21, label %39, label %67

39:
  %40 = load %struct.buffer*, %struct.buffer** %10, align 8
  %41 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %40)
  %42 = icmp eq i32 %41, -1
  br i1 %42, label %43, label %46

43:
  %44 = load i32, i32* %19, align 8
  %45 = or i32 %44, 2
  store i32 %45, i32* %19, align 8
  br label %48

46:
  store i64 1, i64* %8, align 8
  %47 = load %struct.buffer*, %struct.buffer** %10, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %47)
  br label %48

48:
  %49 = phi i32 [ 4, %43 ], [ 0, %46 ]
  %50 = load %struct.buffer*, %struct.buffer** %10, align 8
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %50, i64 0, i32 7
  %52 = load i32, i32* %51, align 4
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %56, label %54

54:
  %55 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %56

56:
  %57 = load i32, i32* %19, align 8
  %58 = or i32 %57, %49
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %67, label %60

60:
  store i32 %58, i32* %19, align 8
  %61 = getelementptr inbounds i8, i8* %7, i64 28
  %62 = bitcast i8* %61 to i32*
  %63 = load i32, i32* %62, align 4
  %64 = and i32 %63, %58
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %66

66:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

67:
  %68 = phi i32 [ -1, %38 ], [ %41, %56 ], [ %41, %60 ]
  ret i32 %68
}

define dso_local i8* @_ZNSi3getERc(%struct.istream* noundef %0, i8* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = call i32 @_ZNSi3getEv(%struct.istream* noundef %0)
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %7, label %5

5:
  %6 = trunc i32 %3 to i8
  store i8 %6, i8* %1, align 1
  br label %7

7:
  %8 = bitcast %struct.istream* %0 to i8*
  ret i8* %8
}

define dso_local i32 @_ZNSi4peekEv(%struct.istream* nocapture noundef %0) local_unnamed_addr {
  %2 = bitcast %struct.istream* %0 to i8*
  %3 = bitcast %struct.istream* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds i8, i8* %7, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %66

13:
  %14 = getelementptr inbounds i8, i8* %7, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 7
  %18 = load i32, i32* %17, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %22, label %20

20:
  %21 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %22

22:
  %23 = load i32, i32* %10, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %42, label %25

25:
  %26 = load %struct.buffer*, %struct.buffer** %15, align 8
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %26, i64 0, i32 7
  %28 = load i32, i32* %27, align 4
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %32

32:
  %33 = load i32, i32* %10, align 8
  %34 = or i32 %33, 4
  store i32 %34, i32* %10, align 8
  %35 = getelementptr inbounds i8, i8* %7, i64 28
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = and i32 %37, %34
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

41:
  br i1 %24, label %42, label %66

42:
  %43 = load %struct.buffer*, %struct.buffer** %15, align 8
  %44 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %43)
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %46, label %49

46:
  %47 = load i32, i32* %10, align 8
  %48 = or i32 %47, 2
  store i32 %48, i32* %10, align 8
  br label %49

49:
  %50 = load %struct.buffer*, %struct.buffer** %15, align 8
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %50, i64 0, i32 7
  %52 = load i32, i32* %51, align 4
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %56, label %54

54:
  %55 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %56

56:
  %57 = load i32, i32* %10, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %66, label %59

59:
  %60 = getelementptr inbounds i8, i8* %7, i64 28
  %61 = bitcast i8* %60 to i32*
  %62 = load i32, i32* %61, align 4
  %63 = and i32 %62, %57
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %66, label %65

65:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

66:
  %67 = phi i32 [ -1, %41 ], [ -1, %1 ], [ %44, %56 ], [ %44, %59 ]
  ret i32 %67
}

define dso_local i8* @_ZNSi4readEPcl(%struct.istream* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = bitcast %struct.istream* %0 to i8*
  %5 = bitcast %struct.istream* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %10, align 8
  %11 = getelementptr inbounds i8, i8* %9, i64 232
  %12 = bitcast i8* %11 to %struct.buffer**
  %13 = load %struct.buffer*, %struct.buffer** %12, align 8
  %14 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 7
  %15 = load i32, i32* %14, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %19, label %17

17:
  %18 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %19

19:
  %20 = getelementptr inbounds i8, i8* %9, i64 32
  %21 = bitcast i8* %20 to i32*
  %22 = load i32, i32* %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %41, label %24

24:
  %25 = load %struct.buffer*, %struct.buffer** %12, align 8
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i64 0, i32 7
  %27 = load i32, i32* %26, align 4
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %31, label %29

29:
  %30 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %31

31:
  %32 = load i32, i32* %21, align 8
  %33 = or i32 %32, 4
  store i32 %33, i32* %21, align 8
  %34 = getelementptr inbounds i8, i8* %9, i64 28
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = and i32 %36, %33
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

40:
  br i1 %23, label %41, label %80

41:
  %42 = load i64, i64* %10, align 8
  %43 = icmp slt i64 %42, %2
  br i1 %43, label %44, label %51

44:
  %45 = load %struct.buffer*, %struct.buffer** %12, align 8
  %46 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %45)
  %47 = icmp eq i32 %46, -1
  br i1 %47, label %48, label %72

48:
  %49 = load i32, i32* %21, align 8
  %50 = or i32 %49, 2
  store i32 %50, i32* %21, align 8
  br label %51

51:
  %52 = load i64, i64* %10, align 8
  %53 = icmp slt i64 %52, %2
  %54 = select i1 %53, i32 4, i32 0
  %55 = load %struct.buffer*, %struct.buffer** %12, align 8
  %56 = getelementptr inbounds %struct.buffer, %struct.buffer* %55, i64 0, i32 7
  %57 = load i32, i32* %56, align 4
  %58 = icmp eq i32 %57, -1
  br i1 %58, label %61, label %59

59:
  %60 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %61

61:
  %62 = load i32, i32* %21, align 8
  %63 = or i32 %62, %54
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %80, label %65

65:
  store i32 %63, i32* %21, align 8
  %66 = getelementptr inbounds i8, i8* %9, i64 28
  %67 = bitcast i8* %66 to i32*
  %68 = load i32, i32* %67, align 4
  %69 = and i32 %68, %63
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %80, label %71

71:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

72:
  %73 = trunc i32 %46 to i8
  %74 = load i64, i64* %10, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, i64* %10, align 8
  %76 = getelementptr inbounds i8, i8* %1, i64 %74
  store i8 %73, i8* %76, align 1
  %77 = load %struct.buffer*, %struct.buffer** %12, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %77)
  %78 = load i64, i64* %10, align 8
  %79 = icmp slt i64 %78, %2
  br i1 %79, label %44, label %51

80:
  ret i8* %4
}

define dso_local i8* @_ZNSi7getlineEPclc(%struct.istream* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i8 noundef signext %3) local_unnamed_addr {
  %5 = bitcast %struct.istream* %0 to i8*
  %6 = bitcast %struct.istream* %0 to i64**
  %7 = load i64*, i64** %6, align 8
  %8 = getelementptr inbounds i64, i64* %7, i64 -3
  %9 = load i64, i64* %8, align 8
  %10 = getelementptr inbounds i8, i8* %5, i64 %9
  %11 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %11, align 8
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %14

13:
  store i8 0, i8* %1, align 1
  br label %14

14:
  %15 = getelementptr inbounds i8, i8* %10, i64 232
  %16 = bitcast i8* %15 to %struct.buffer**
  %17 = load %struct.buffer*, %struct.buffer** %16, align 8
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %17, i64 0, i32 7
  %19 = load i32, i32* %18, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %23, label %21

21:
  %22 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %23

23:
  %24 = getelementptr inbounds i8, i8* %10, i64 32
  %25 = bitcast i8* %24 to i32*
  %26 = load i32, i32* %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %45, label %28

28:
  %29 = load %struct.buffer*, %struct.buffer** %16, align 8
  %30 = getelementptr inbounds %struct.buffer, %struct.buffer* %29, i64 0, i32 7
  %31 = load i32, i32* %30, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %35

35:
  %36 = load i32, i32* %25, align 8
  %37 = or i32 %36, 4
  store i32 %37, i32* %25, align 8
  %38 = getelementptr inbounds i8, i8* %10, i64 28
  %39 = bitcast i8* %38 to i32*
  %40 = load i32, i32* %39, align 4
  %41 = and i32 %40, %37
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %44, label %43

43:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

44:
  br i1 %27, label %45, label %98

45:
  %46 = load %struct.buffer*, %struct.buffer** %16, align 8
  %47 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %46)
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %51, label %49

49:
  %50 = zext i8 %3 to i32
  br label %55

51:
  %52 = phi i64 [ 0, %45 ], [ %59, %66 ]
  %53 = load i32, i32* %25, align 8
  %54 = or i32 %53, 2
  store i32 %54, i32* %25, align 8
  br label %72

55:
  %56 = phi i32 [ %47, %49 ], [ %70, %66 ]
  %57 = phi i64 [ 0, %49 ], [ %59, %66 ]
  %58 = icmp eq i32 %56, %50
  %59 = add nuw nsw i64 %57, 1
  %60 = icmp slt i64 %59, %2
  %61 = select i1 %58, i1 true, i1 %60
  br i1 %61, label %62, label %72

62:
  %63 = load i64, i64* %11, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, i64* %11, align 8
  %65 = load %struct.buffer*, %struct.buffer** %16, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %65)
  br i1 %58, label %72, label %66

66:
  %67 = trunc i32 %56 to i8
  %68 = getelementptr inbounds i8, i8* %1, i64 %57
  store i8 %67, i8* %68, align 1
  %69 = load %struct.buffer*, %struct.buffer** %16, align 8
  %70 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %69)
  %71 = icmp eq i32 %70, -1
  br i1 %71, label %51, label %55

72:
  %73 = phi i64 [ %52, %51 ], [ %57, %55 ], [ %57, %62 ]
  %74 = phi i32 [ 0, %51 ], [ 0, %62 ], [ 4, %55 ]
  br i1 %12, label %75, label %77

75:
  %76 = getelementptr inbounds i8, i8* %1, i64 %73
  store i8 0, i8* %76, align 1
  br label %77

77:
  %78 = load i64, i64* %11, align 8
  %79 = icmp eq i64 %78, 0
  %80 = select i1 %79, i32 4, i32 %74
  %81 = load %struct.buffer*, %struct.buffer** %16, align 8
  %82 = getelementptr inbounds %struct.buffer, %struct.buffer* %81, i64 0, i32 7
  %83 = load i32, i32* %82, align 4
  %84 = icmp eq i32 %83, -1
  br i1 %84, label %87, label %85

85:
  %86 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %87

87:
  %88 = load i32, i32* %25, align 8
  %89 = or i32 %88, %80
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %98, label %91

91:
  store i32 %89, i32* %25, align 8
  %92 = getelementptr inbounds i8, i8* %10, i64 28
  %93 = bitcast i8* %92 to i32*
  %94 = load i32, i32* %93, align 4
  %95 = and i32 %94, %89
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %98, label %97

97:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

98:
  ret i8* %5
}

define dso_local i8* @_ZNSi7getlineEPcl(%struct.istream* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = call i8* @_ZNSi7getlineEPclc(%struct.istream* noundef %0, i8* noundef %1, i64 noundef %2, i8 noundef signext 10)
  ret i8* %4
}

define dso_local i8* @_ZNSi6ignoreEli(%struct.istream* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = bitcast %struct.istream* %0 to i8*
  %5 = bitcast %struct.istream* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %10, align 8
  %11 = getelementptr inbounds i8, i8* %9, i64 232
  %12 = bitcast i8* %11 to %struct.buffer**
  %13 = load %struct.buffer*, %struct.buffer** %12, align 8
  %14 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 7
  %15 = load i32, i32* %14, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %19, label %17

17:
  %18 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %19

19:
  %20 = getelementptr inbounds i8, i8* %9, i64 32
  %21 = bitcast i8* %20 to i32*
  %22 = load i32, i32* %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %41, label %24

24:
  %25 = load %struct.buffer*, %struct.buffer** %12, align 8
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i64 0, i32 7
  %27 = load i32, i32* %26, align 4
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %31, label %29

29:
  %30 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %31

31:
  %32 = load i32, i32* %21, align 8
  %33 = or i32 %32, 4
  store i32 %33, i32* %21, align 8
  %34 = getelementptr inbounds i8, i8* %9, i64 28
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = and i32 %36, %33
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

40:
  br i1 %23, label %41, label %76

41:
  %42 = icmp eq i64 %1, 9223372036854775807
  br label %43

43:
  %44 = load i64, i64* %10, align 8
  %45 = icmp slt i64 %44, %1
  %46 = or i1 %42, %45
  br i1 %46, label %47, label %59

47:
  %48 = load %struct.buffer*, %struct.buffer** %12, align 8
  %49 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %48)
  %50 = icmp eq i32 %49, -1
  br i1 %50, label %51, label %54

51:
  %52 = load i32, i32* %21, align 8
  %53 = or i32 %52, 2
  store i32 %53, i32* %21, align 8
  br label %59

54:
  %55 = load i64, i64* %10, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, i64* %10, align 8
  %57 = load %struct.buffer*, %struct.buffer** %12, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %57)
  %58 = icmp eq i32 %49, %2
  br i1 %58, label %59, label %43

59:
  %60 = load %struct.buffer*, %struct.buffer** %12, align 8
  %61 = getelementptr inbounds %struct.buffer, %struct.buffer* %60, i64 0, i32 7
  %62 = load i32, i32* %61, align 4
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %66, label %64

64:
  %65 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %66

66:
  %67 = load i32, i32* %21, align 8
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %76, label %69

69:
  %70 = getelementptr inbounds i8, i8* %9, i64 28
  %71 = bitcast i8* %70 to i32*
  %72 = load i32, i32* %71, align 4
  %73 = and i32 %72, %67
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %76, label %75

75:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

76:
  ret i8* %4
}

define dso_local i8* @_ZNSi6ignoreEl(%struct.istream* noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = call i8* @_ZNSi6ignoreEli(%struct.istream* noundef %0, i64 noundef %1, i32 noundef -1)
  ret i8* %3
}

define dso_local i8* @_ZNSi6ignoreEv(%struct.istream* noundef %0) local_unnamed_addr {
  %2 = call i8* @_ZNSi6ignoreEli(%struct.istream* noundef %0, i64 noundef 1, i32 noundef -1)
  ret i8* %2
}

define dso_local i8* @_ZNSi5ungetEv(%struct.istream* noundef %0) local_unnamed_addr {
  %2 = bitcast %struct.istream* %0 to i8*
  %3 = bitcast %struct.istream* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds i8, i8* %7, i64 32
  %10 = bitcast i8* %9 to i32*
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, -3
  store i32 %12, i32* %10, align 8
  %13 = getelementptr inbounds i8, i8* %7, i64 232
  %14 = bitcast i8* %13 to %struct.buffer**
  %15 = load %struct.buffer*, %struct.buffer** %14, align 8
  %16 = getelementptr inbounds %struct.buffer, %struct.buffer* %15, i64 0, i32 7
  %17 = load i32, i32* %16, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %21, label %19

19:
  %20 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %21

21:
  %22 = load i32, i32* %10, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %41, label %24

24:
  %25 = load %struct.buffer*, %struct.buffer** %14, align 8
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %25, i64 0, i32 7
  %27 = load i32, i32* %26, align 4
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %31, label %29

29:
  %30 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %31

31:
  %32 = load i32, i32* %10, align 8
  %33 = or i32 %32, 4
  store i32 %33, i32* %10, align 8
  %34 = getelementptr inbounds i8, i8* %7, i64 28
  %35 = bitcast i8* %34 to i32*
  %36 = load i32, i32* %35, align 4
  %37 = and i32 %36, %33
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %40, label %39

39:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

40:
  br i1 %23, label %41, label %63

41:
  %42 = load %struct.buffer*, %struct.buffer** %14, align 8
  %43 = call zeroext i1 @mazurka_stream_back(%struct.buffer* noundef %42)
  %44 = xor i1 %43, true
  %45 = zext i1 %44 to i32
  %46 = load %struct.buffer*, %struct.buffer** %14, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 7
  %48 = load i32, i32* %47, align 4
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %52, label %50

50:
  %51 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %52

52:
  %53 = load i32, i32* %10, align 8
  %54 = or i32 %53, %45
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %63, label %56

56:
  store i32 %54, i32* %10, align 8
  %57 = getelementptr inbounds i8, i8* %7, i64 28
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 4
  %60 = and i32 %59, %54
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

63:
  ret i8* %2
}

declare dso_local zeroext i1 @mazurka_stream_back(%struct.buffer* noundef) local_unnamed_addr

define dso_local i8* @_ZNSi7putbackEc(%struct.istream* noundef %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = bitcast %struct.istream* %0 to i8*
  %4 = bitcast %struct.istream* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %3, i64 %7
  %9 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  store i64 0, i64* %9, align 8
  %10 = getelementptr inbounds i8, i8* %8, i64 32
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, -3
  store i32 %13, i32* %11, align 8
  %14 = getelementptr inbounds i8, i8* %8, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 7
  %18 = load i32, i32* %17, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %22, label %20

20:
  %21 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %22

22:
  %23 = load i32, i32* %11, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %42, label %25

25:
  %26 = load %struct.buffer*, %struct.buffer** %15, align 8
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %26, i64 0, i32 7
  %28 = load i32, i32* %27, align 4
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %32, label %30

30:
  %31 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %32

32:
  %33 = load i32, i32* %11, align 8
  %34 = or i32 %33, 4
  store i32 %34, i32* %11, align 8
  %35 = getelementptr inbounds i8, i8* %8, i64 28
  %36 = bitcast i8* %35 to i32*
  %37 = load i32, i32* %36, align 4
  %38 = and i32 %37, %34
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

41:
  br i1 %24, label %42, label %82

42:
  %43 = load %struct.buffer*, %struct.buffer** %15, align 8
  %44 = call zeroext i1 @mazurka_stream_back(%struct.buffer* noundef %43)
  br i1 %44, label %45, label %61

45:
  %46 = load %struct.buffer*, %struct.buffer** %15, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 1
  %48 = load i8*, i8** %47, align 8
  %49 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 4
  %50 = load i64, i64* %49, align 8
  %51 = getelementptr inbounds i8, i8* %48, i64 %50
  %52 = load i8, i8* %51, align 1
  %53 = icmp eq i8 %52, %1
  br i1 %53, label %61, label %54

54:
  %55 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 6
  %56 = load i32, i32* %55, align 8
  %57 = and i32 %56, 16
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59

59:
  store i8 %1, i8* %51, align 1
  br label %61

60:
  call void @mazurka_stream_skip(%struct.buffer* noundef %46)
  br label %61

61:
  %62 = phi i1 [ %44, %59 ], [ false, %60 ], [ %44, %45 ], [ %44, %42 ]
  %63 = xor i1 %62, true
  %64 = zext i1 %63 to i32
  %65 = load %struct.buffer*, %struct.buffer** %15, align 8
  %66 = getelementptr inbounds %struct.buffer, %struct.buffer* %65, i64 0, i32 7
  %67 = load i32, i32* %66, align 4
  %68 = icmp eq i32 %67, -1
  br i1 %68, label %71, label %69

69:
  %70 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %71

71:
  %72 = load i32, i32* %11, align 8
  %73 = or i32 %72, %64
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %82, label %75

75:
  store i32 %73, i32* %11, align 8
  %76 = getelementptr inbounds i8, i8* %8, i64 28
  %77 = bitcast i8* %76 to i32*
  %78 = load i32, i32* %77, align 4
  %79 = and i32 %78, %73
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %82, label %81

81:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

82:
  ret i8* %3
}

define dso_local i64 @_ZNKSi6gcountEv(%struct.istream* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.istream, %struct.istream* %0, i64 0, i32 1
  %3 = load i64, i64* %2, align 8
  ret i64 %3
}

define dso_local i8* @_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(i8* noundef %0) local_unnamed_addr {
  %2 = bitcast i8* %0 to i64**
  %3 = load i64*, i64** %2, align 8
  %4 = getelementptr inbounds i64, i64* %3, i64 -3
  %5 = load i64, i64* %4, align 8
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  %7 = getelementptr inbounds i8, i8* %6, i64 232
  %8 = bitcast i8* %7 to %struct.buffer**
  %9 = load %struct.buffer*, %struct.buffer** %8, align 8
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %9, i64 0, i32 7
  %11 = load i32, i32* %10, align 4
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %15, label %13

13:
  %14 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %15

15:
  %16 = getelementptr inbounds i8, i8* %6, i64 32
  %17 = bitcast i8* %16 to i32*
  %18 = load i32, i32* %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %37, label %20

20:
  %21 = load %struct.buffer*, %struct.buffer** %8, align 8
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %21, i64 0, i32 7
  %23 = load i32, i32* %22, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %27, label %25

25:
  %26 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %27

27:
  %28 = load i32, i32* %17, align 8
  %29 = or i32 %28, 4
  store i32 %29, i32* %17, align 8
  %30 = getelementptr inbounds i8, i8* %6, i64 28
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 4
  %33 = and i32 %32, %29
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

36:
  br i1 %19, label %37, label %63

37:
  br label %38

38:
  %39 = load %struct.buffer*, %struct.buffer** %8, align 8
  %40 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %39)
  switch i32 %40, label %46 [
    i32 -1, label %41
    i32 32, label %44
    i32 13, label %44
    i32 12, label %44
    i32 11, label %44
    i32 10, label %44
    i32 9, label %44
  ]

41:
  %42 = load i32, i32* %17, align 8
  %43 = or i32 %42, 2
  store i32 %43, i32* %17, align 8
  br label %46

44:
  %45 = load %struct.buffer*, %struct.buffer** %8, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %45)
  br label %38

46:
  %47 = load %struct.buffer*, %struct.buffer** %8, align 8
  %48 = getelementptr inbounds %struct.buffer, %struct.buffer* %47, i64 0, i32 7
  %49 = load i32, i32* %48, align 4
  %50 = icmp eq i32 %49, -1
  br i1 %50, label %53, label %51

51:
  %52 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %53

53:
  %54 = load i32, i32* %17, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %63, label %56

56:
  %57 = getelementptr inbounds i8, i8* %6, i64 28
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 4
  %60 = and i32 %59, %54
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

63:
  ret i8* %0
}

define dso_local { i64, i64 } @_ZNSi5tellgEv(%struct.istream* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct.istream* %0 to i8*
  %3 = bitcast %struct.istream* %0 to i64**
  %4 = load i64*, i64** %3, align 8
  %5 = getelementptr inbounds i64, i64* %4, i64 -3
  %6 = load i64, i64* %5, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 %6
  %8 = getelementptr inbounds i8, i8* %7, i64 32
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = and i32 %10, 5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds i8, i8* %7, i64 232
  %15 = bitcast i8* %14 to %struct.buffer**
  %16 = load %struct.buffer*, %struct.buffer** %15, align 8
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %16, i64 0, i32 4
  %18 = load i64, i64* %17, align 8
  br label %19

19:
  %20 = phi i64 [ %18, %13 ], [ -1, %1 ]
  %21 = insertvalue { i64, i64 } poison, i64 %20, 0
  %22 = insertvalue { i64, i64 } %21, i64 0, 1
  ret { i64, i64 } %22
}

define dso_local i8* @_ZNSi5seekgESt4fposI11__mbstate_tE(%struct.istream* noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = bitcast %struct.istream* %0 to i8*
  %5 = bitcast %struct.istream* %0 to i64**
  %6 = load i64*, i64** %5, align 8
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = getelementptr inbounds i8, i8* %9, i64 32
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, -3
  store i32 %13, i32* %11, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %34

15:
  %16 = icmp slt i64 %1, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds i8, i8* %9, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 2
  %22 = load i64, i64* %21, align 8
  %23 = icmp slt i64 %22, %1
  br i1 %23, label %24, label %32

24:
  %25 = or i32 %13, 4
  store i32 %25, i32* %11, align 8
  %26 = getelementptr inbounds i8, i8* %9, i64 28
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 4
  %29 = and i32 %28, %25
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %34, label %31

31:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

32:
  %33 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 4
  store i64 %1, i64* %33, align 8
  br label %34

34:
  ret i8* %4
}

define dso_local i8* @_ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St5_Setw(i8* noundef returned %0, i32 noundef %1) local_unnamed_addr {
  %3 = sext i32 %1 to i64
  %4 = bitcast i8* %0 to i64**
  %5 = load i64*, i64** %4, align 8
  %6 = getelementptr inbounds i64, i64* %5, i64 -3
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = getelementptr inbounds i8, i8* %8, i64 16
  %10 = bitcast i8* %9 to i64*
  store i64 %3, i64* %10, align 8
  ret i8* %0
}

define internal fastcc { i64, i64 } @read_whole(%struct.ios* nocapture noundef %0) unnamed_addr {
  %2 = alloca %struct.digits, align 4
  %3 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %3)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %3, i8 0, i64 132, i1 false)
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  %5 = load i32, i32* %4, align 8
  %6 = and i32 %5, 74
  switch i32 %6, label %7 [
    i32 64, label %11
    i32 8, label %10
  ]

7:
  %8 = icmp eq i32 %6, 0
  %9 = select i1 %8, i32 0, i32 10
  br label %11

10:
  br label %11

11:
  %12 = phi i32 [ 8, %1 ], [ %9, %7 ], [ 16, %10 ]
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  %14 = load %struct.buffer*, %struct.buffer** %13, align 8
  %15 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %14)
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %19 = load i32, i32* %18, align 8
  %20 = or i32 %19, 2
  store i32 %20, i32* %18, align 8
  br label %21

21:
  %22 = add i32 %15, 1
  %23 = icmp ult i32 %22, 2
  br i1 %23, label %41, label %24

24:
  %25 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 noundef %15)
  %26 = icmp eq i8* %25, null
  br i1 %26, label %41, label %27

27:
  %28 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 1
  %29 = load i32, i32* %28, align 4
  %30 = icmp eq i32 %29, 127
  br i1 %30, label %31, label %32

31:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

32:
  %33 = trunc i32 %15 to i8
  %34 = add nsw i32 %29, 1
  store i32 %34, i32* %28, align 4
  %35 = sext i32 %29 to i64
  %36 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %35
  store i8 %33, i8* %36, align 1
  %37 = load i32, i32* %28, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %38
  store i8 0, i8* %39, align 1
  %40 = load %struct.buffer*, %struct.buffer** %13, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %40)
  br label %41

41:
  %42 = phi i1 [ true, %32 ], [ false, %24 ], [ false, %21 ]
  %43 = load i8, i8* %3, align 4
  %44 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 1
  store i32 0, i32* %44, align 4
  %45 = icmp eq i32 %12, 0
  %46 = and i32 %12, 10
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %107

48:
  %49 = load %struct.buffer*, %struct.buffer** %13, align 8
  %50 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %49)
  %51 = icmp eq i32 %50, -1
  br i1 %51, label %52, label %56

52:
  %53 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %54 = load i32, i32* %53, align 8
  %55 = or i32 %54, 2
  store i32 %55, i32* %53, align 8
  br label %56

56:
  %57 = add i32 %50, 1
  %58 = icmp ult i32 %57, 2
  br i1 %58, label %107, label %59

59:
  %60 = call i8* @strchr(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i32 noundef %50)
  %61 = icmp eq i8* %60, null
  br i1 %61, label %107, label %62

62:
  %63 = load i32, i32* %44, align 4
  %64 = icmp eq i32 %63, 127
  br i1 %64, label %65, label %66

65:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

66:
  %67 = trunc i32 %50 to i8
  %68 = add nsw i32 %63, 1
  store i32 %68, i32* %44, align 4
  %69 = sext i32 %63 to i64
  %70 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %69
  store i8 %67, i8* %70, align 1
  %71 = load i32, i32* %44, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %72
  store i8 0, i8* %73, align 1
  %74 = load %struct.buffer*, %struct.buffer** %13, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %74)
  %75 = load %struct.buffer*, %struct.buffer** %13, align 8
  %76 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %75)
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %82

78:
  %79 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %80 = load i32, i32* %79, align 8
  %81 = or i32 %80, 2
  store i32 %81, i32* %79, align 8
  br label %82

82:
  %83 = add i32 %76, 1
  %84 = icmp ult i32 %83, 2
  br i1 %84, label %101, label %85

85:
  %86 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i32 noundef %76)
  %87 = icmp eq i8* %86, null
  br i1 %87, label %101, label %88

88:
  %89 = load i32, i32* %44, align 4
  %90 = icmp eq i32 %89, 127
  br i1 %90, label %91, label %92

91:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

92:
  %93 = trunc i32 %76 to i8
  %94 = add nsw i32 %89, 1
  store i32 %94, i32* %44, align 4
  %95 = sext i32 %89 to i64
  %96 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %95
  store i8 %93, i8* %96, align 1
  %97 = load i32, i32* %44, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %98
  store i8 0, i8* %99, align 1
  %100 = load %struct.buffer*, %struct.buffer** %13, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %100)
  br label %101

101:
  %102 = phi i1 [ true, %92 ], [ false, %85 ], [ false, %82 ]
  %103 = select i1 %45, i32 8, i32 %12
  %104 = xor i1 %102, true
  %105 = zext i1 %104 to i64
  %106 = select i1 %102, i32 16, i32 %103
  br label %107

107:
  %108 = phi i64 [ 0, %41 ], [ %105, %101 ], [ 0, %56 ], [ 0, %59 ]
  %109 = phi i32 [ %12, %41 ], [ %106, %101 ], [ %12, %56 ], [ %12, %59 ]
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i32 10, i32 %109
  store i32 0, i32* %44, align 4
  store i8 48, i8* %3, align 4
  %112 = icmp eq i32 %111, 8
  %113 = icmp eq i32 %111, 10
  %114 = select i1 %113, i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i64 0, i64 0)
  %115 = select i1 %112, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i8* %114
  %116 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  br label %117

117:
  %118 = phi i64 [ %108, %107 ], [ 1, %135 ]
  %119 = load %struct.buffer*, %struct.buffer** %13, align 8
  %120 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %119)
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %125

122:
  %123 = load i32, i32* %116, align 8
  %124 = or i32 %123, 2
  store i32 %124, i32* %116, align 8
  br label %125

125:
  %126 = add i32 %120, 1
  %127 = icmp ult i32 %126, 2
  br i1 %127, label %144, label %128

128:
  %129 = call i8* @strchr(i8* noundef %115, i32 noundef %120)
  %130 = icmp eq i8* %129, null
  br i1 %130, label %144, label %131

131:
  %132 = load i32, i32* %44, align 4
  %133 = icmp eq i32 %132, 127
  br i1 %133, label %134, label %135

134:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

135:
  %136 = trunc i32 %120 to i8
  %137 = add nsw i32 %132, 1
  store i32 %137, i32* %44, align 4
  %138 = sext i32 %132 to i64
  %139 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %138
  store i8 %136, i8* %139, align 1
  %140 = load i32, i32* %44, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %141
  store i8 0, i8* %142, align 1
  %143 = load %struct.buffer*, %struct.buffer** %13, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %143)
  br label %117

144:
  %145 = icmp eq i8 %43, 45
  %146 = select i1 %42, i1 %145, i1 false
  %147 = call i32* @__errno_location()
  store i32 0, i32* %147, align 4
  %148 = call i64 @strtoul(i8* noundef nonnull %3, i8** noundef null, i32 noundef %111)
  %149 = and i64 %118, 1
  %150 = load i32, i32* %147, align 4
  %151 = icmp eq i32 %150, 0
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %3)
  %152 = select i1 %151, i64 65536, i64 0
  %153 = select i1 %146, i64 256, i64 0
  %154 = or i64 %149, %153
  %155 = or i64 %154, %152
  %156 = insertvalue { i64, i64 } poison, i64 %155, 0
  %157 = insertvalue { i64, i64 } %156, i64 %148, 1
  ret { i64, i64 } %157
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare dso_local i32* @__errno_location() local_unnamed_addr

declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr

declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr

declare dso_local i32 @mazurka_stream_peek(%struct.buffer* noundef) local_unnamed_addr

declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr


