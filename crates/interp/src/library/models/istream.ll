target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.source = type { i8*, i32 (i8*)*, void (i8*)*, i32 }
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
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %66

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 256
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i64 32767, i64 32768
  %29 = and i64 %24, 65536
  %30 = icmp ne i64 %29, 0
  %31 = icmp ule i64 %25, %28
  %32 = select i1 %30, i1 %31, i1 false
  %33 = select i1 %27, i64 32767, i64 32768
  %34 = sub i64 0, %25
  %35 = select i1 %27, i64 %25, i64 %34
  %36 = select i1 %32, i64 %35, i64 %33
  %37 = and i64 %24, 1
  %38 = icmp eq i64 %37, 0
  %39 = xor i1 %38, true
  %40 = select i1 %39, i1 %32, i1 false
  %41 = select i1 %40, i32 0, i32 4
  %42 = trunc i64 %36 to i16
  %43 = select i1 %38, i16 0, i16 %42
  store i16 %43, i16* %1, align 2
  %44 = getelementptr inbounds i8, i8* %8, i64 232
  %45 = bitcast i8* %44 to %struct.buffer**
  %46 = load %struct.buffer*, %struct.buffer** %45, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 7
  %48 = load i32, i32* %47, align 4
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %52, label %50

50:
  %51 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %52

52:
  %53 = getelementptr inbounds i8, i8* %8, i64 32
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 8
  %56 = or i32 %55, %41
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %65, label %58

58:
  store i32 %56, i32* %54, align 8
  %59 = getelementptr inbounds i8, i8* %8, i64 28
  %60 = bitcast i8* %59 to i32*
  %61 = load i32, i32* %60, align 4
  %62 = and i32 %61, %56
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %65, label %64

64:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

65:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %66

66:
  ret i8* %0
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal i32 @peek_source(i8* nocapture noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 232
  %3 = bitcast i8* %2 to %struct.buffer**
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8
  %5 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %4)
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds i8, i8* %0, i64 32
  %9 = bitcast i8* %8 to i32*
  %10 = load i32, i32* %9, align 8
  %11 = or i32 %10, 2
  store i32 %11, i32* %9, align 8
  br label %12

12:
  ret i32 %5
}

define internal void @skip_source(i8* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 232
  %3 = bitcast i8* %2 to %struct.buffer**
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %4)
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i8* @_ZNSirsERi(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %66

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 256
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i64 2147483647, i64 2147483648
  %29 = and i64 %24, 65536
  %30 = icmp ne i64 %29, 0
  %31 = icmp ule i64 %25, %28
  %32 = select i1 %30, i1 %31, i1 false
  %33 = select i1 %27, i64 2147483647, i64 2147483648
  %34 = sub i64 0, %25
  %35 = select i1 %27, i64 %25, i64 %34
  %36 = select i1 %32, i64 %35, i64 %33
  %37 = and i64 %24, 1
  %38 = icmp eq i64 %37, 0
  %39 = xor i1 %38, true
  %40 = select i1 %39, i1 %32, i1 false
  %41 = select i1 %40, i32 0, i32 4
  %42 = trunc i64 %36 to i32
  %43 = select i1 %38, i32 0, i32 %42
  store i32 %43, i32* %1, align 4
  %44 = getelementptr inbounds i8, i8* %8, i64 232
  %45 = bitcast i8* %44 to %struct.buffer**
  %46 = load %struct.buffer*, %struct.buffer** %45, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 7
  %48 = load i32, i32* %47, align 4
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %52, label %50

50:
  %51 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %52

52:
  %53 = getelementptr inbounds i8, i8* %8, i64 32
  %54 = bitcast i8* %53 to i32*
  %55 = load i32, i32* %54, align 8
  %56 = or i32 %55, %41
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %65, label %58

58:
  store i32 %56, i32* %54, align 8
  %59 = getelementptr inbounds i8, i8* %8, i64 28
  %60 = bitcast i8* %59 to i32*
  %61 = load i32, i32* %60, align 4
  %62 = and i32 %61, %56
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %65, label %64

64:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

65:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %66

66:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERl(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %64

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 256
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i64 9223372036854775807, i64 -9223372036854775808
  %29 = and i64 %24, 65536
  %30 = icmp ne i64 %29, 0
  %31 = icmp ule i64 %25, %28
  %32 = select i1 %30, i1 %31, i1 false
  %33 = sub i64 0, %25
  %34 = select i1 %27, i64 %25, i64 %33
  %35 = select i1 %32, i64 %34, i64 %28
  %36 = and i64 %24, 1
  %37 = icmp eq i64 %36, 0
  %38 = xor i1 %37, true
  %39 = select i1 %38, i1 %32, i1 false
  %40 = select i1 %37, i64 0, i64 %35
  %41 = select i1 %39, i32 0, i32 4
  store i64 %40, i64* %1, align 8
  %42 = getelementptr inbounds i8, i8* %8, i64 232
  %43 = bitcast i8* %42 to %struct.buffer**
  %44 = load %struct.buffer*, %struct.buffer** %43, align 8
  %45 = getelementptr inbounds %struct.buffer, %struct.buffer* %44, i64 0, i32 7
  %46 = load i32, i32* %45, align 4
  %47 = icmp eq i32 %46, -1
  br i1 %47, label %50, label %48

48:
  %49 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %50

50:
  %51 = getelementptr inbounds i8, i8* %8, i64 32
  %52 = bitcast i8* %51 to i32*
  %53 = load i32, i32* %52, align 8
  %54 = or i32 %53, %41
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %63, label %56

56:
  store i32 %54, i32* %52, align 8
  %57 = getelementptr inbounds i8, i8* %8, i64 28
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 4
  %60 = and i32 %59, %54
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

63:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %64

64:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERx(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %64

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 256
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %27, i64 9223372036854775807, i64 -9223372036854775808
  %29 = and i64 %24, 65536
  %30 = icmp ne i64 %29, 0
  %31 = icmp ule i64 %25, %28
  %32 = select i1 %30, i1 %31, i1 false
  %33 = sub i64 0, %25
  %34 = select i1 %27, i64 %25, i64 %33
  %35 = select i1 %32, i64 %34, i64 %28
  %36 = and i64 %24, 1
  %37 = icmp eq i64 %36, 0
  %38 = xor i1 %37, true
  %39 = select i1 %38, i1 %32, i1 false
  %40 = select i1 %37, i64 0, i64 %35
  %41 = select i1 %39, i32 0, i32 4
  store i64 %40, i64* %1, align 8
  %42 = getelementptr inbounds i8, i8* %8, i64 232
  %43 = bitcast i8* %42 to %struct.buffer**
  %44 = load %struct.buffer*, %struct.buffer** %43, align 8
  %45 = getelementptr inbounds %struct.buffer, %struct.buffer* %44, i64 0, i32 7
  %46 = load i32, i32* %45, align 4
  %47 = icmp eq i32 %46, -1
  br i1 %47, label %50, label %48

48:
  %49 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %50

50:
  %51 = getelementptr inbounds i8, i8* %8, i64 32
  %52 = bitcast i8* %51 to i32*
  %53 = load i32, i32* %52, align 8
  %54 = or i32 %53, %41
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %63, label %56

56:
  store i32 %54, i32* %52, align 8
  %57 = getelementptr inbounds i8, i8* %8, i64 28
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 4
  %60 = and i32 %59, %54
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %63, label %62

62:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

63:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %64

64:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERt(i8* noundef %0, i16* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %70

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 65536
  %27 = icmp ne i64 %26, 0
  %28 = icmp ult i64 %25, 65536
  %29 = select i1 %27, i1 %28, i1 false
  %30 = and i64 %24, 1
  %31 = icmp eq i64 %30, 0
  %32 = xor i1 %29, true
  %33 = select i1 %31, i1 true, i1 %32
  %34 = xor i1 %31, true
  %35 = select i1 %34, i1 %29, i1 false
  %36 = select i1 %31, i64 0, i64 65535
  br i1 %33, label %43, label %37

37:
  %38 = and i64 %24, 256
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %43, label %40

40:
  %41 = sub i64 0, %25
  %42 = and i64 %41, 65535
  br label %43

43:
  %44 = phi i1 [ %29, %40 ], [ %35, %16 ], [ %29, %37 ]
  %45 = phi i64 [ %42, %40 ], [ %36, %16 ], [ %25, %37 ]
  %46 = select i1 %44, i32 0, i32 4
  %47 = trunc i64 %45 to i16
  store i16 %47, i16* %1, align 2
  %48 = getelementptr inbounds i8, i8* %8, i64 232
  %49 = bitcast i8* %48 to %struct.buffer**
  %50 = load %struct.buffer*, %struct.buffer** %49, align 8
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %50, i64 0, i32 7
  %52 = load i32, i32* %51, align 4
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %56, label %54

54:
  %55 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %56

56:
  %57 = getelementptr inbounds i8, i8* %8, i64 32
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 8
  %60 = or i32 %59, %46
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %69, label %62

62:
  store i32 %60, i32* %58, align 8
  %63 = getelementptr inbounds i8, i8* %8, i64 28
  %64 = bitcast i8* %63 to i32*
  %65 = load i32, i32* %64, align 4
  %66 = and i32 %65, %60
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %69, label %68

68:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

69:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %70

70:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERj(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %70

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 65536
  %27 = icmp ne i64 %26, 0
  %28 = icmp ult i64 %25, 4294967296
  %29 = select i1 %27, i1 %28, i1 false
  %30 = and i64 %24, 1
  %31 = icmp eq i64 %30, 0
  %32 = xor i1 %29, true
  %33 = select i1 %31, i1 true, i1 %32
  %34 = xor i1 %31, true
  %35 = select i1 %34, i1 %29, i1 false
  %36 = select i1 %31, i64 0, i64 4294967295
  br i1 %33, label %43, label %37

37:
  %38 = and i64 %24, 256
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %43, label %40

40:
  %41 = sub i64 0, %25
  %42 = and i64 %41, 4294967295
  br label %43

43:
  %44 = phi i1 [ %29, %40 ], [ %35, %16 ], [ %29, %37 ]
  %45 = phi i64 [ %42, %40 ], [ %36, %16 ], [ %25, %37 ]
  %46 = select i1 %44, i32 0, i32 4
  %47 = trunc i64 %45 to i32
  store i32 %47, i32* %1, align 4
  %48 = getelementptr inbounds i8, i8* %8, i64 232
  %49 = bitcast i8* %48 to %struct.buffer**
  %50 = load %struct.buffer*, %struct.buffer** %49, align 8
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %50, i64 0, i32 7
  %52 = load i32, i32* %51, align 4
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %56, label %54

54:
  %55 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %56

56:
  %57 = getelementptr inbounds i8, i8* %8, i64 32
  %58 = bitcast i8* %57 to i32*
  %59 = load i32, i32* %58, align 8
  %60 = or i32 %59, %46
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %69, label %62

62:
  store i32 %60, i32* %58, align 8
  %63 = getelementptr inbounds i8, i8* %8, i64 28
  %64 = bitcast i8* %63 to i32*
  %65 = load i32, i32* %64, align 4
  %66 = and i32 %65, %60
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %69, label %68

68:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

69:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %70

70:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERm(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %67

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 65536
  %27 = icmp ne i64 %26, 0
  %28 = and i64 %24, 1
  %29 = icmp eq i64 %28, 0
  %30 = xor i1 %27, true
  %31 = select i1 %29, i1 true, i1 %30
  %32 = xor i1 %29, true
  %33 = select i1 %32, i1 %27, i1 false
  %34 = xor i1 %29, true
  %35 = sext i1 %34 to i64
  br i1 %31, label %41, label %36

36:
  %37 = and i64 %24, 256
  %38 = icmp eq i64 %37, 0
  %39 = sub i64 0, %25
  %40 = select i1 %38, i64 %25, i64 %39
  br label %41

41:
  %42 = phi i1 [ %33, %16 ], [ %27, %36 ]
  %43 = phi i64 [ %35, %16 ], [ %40, %36 ]
  %44 = select i1 %42, i32 0, i32 4
  store i64 %43, i64* %1, align 8
  %45 = getelementptr inbounds i8, i8* %8, i64 232
  %46 = bitcast i8* %45 to %struct.buffer**
  %47 = load %struct.buffer*, %struct.buffer** %46, align 8
  %48 = getelementptr inbounds %struct.buffer, %struct.buffer* %47, i64 0, i32 7
  %49 = load i32, i32* %48, align 4
  %50 = icmp eq i32 %49, -1
  br i1 %50, label %53, label %51

51:
  %52 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %53

53:
  %54 = getelementptr inbounds i8, i8* %8, i64 32
  %55 = bitcast i8* %54 to i32*
  %56 = load i32, i32* %55, align 8
  %57 = or i32 %56, %44
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %66, label %59

59:
  store i32 %57, i32* %55, align 8
  %60 = getelementptr inbounds i8, i8* %8, i64 28
  %61 = bitcast i8* %60 to i32*
  %62 = load i32, i32* %61, align 4
  %63 = and i32 %62, %57
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %66, label %65

65:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

66:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %67

67:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERy(i8* noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %67

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %24 = extractvalue { i64, i64 } %23, 0
  %25 = extractvalue { i64, i64 } %23, 1
  %26 = and i64 %24, 65536
  %27 = icmp ne i64 %26, 0
  %28 = and i64 %24, 1
  %29 = icmp eq i64 %28, 0
  %30 = xor i1 %27, true
  %31 = select i1 %29, i1 true, i1 %30
  %32 = xor i1 %29, true
  %33 = select i1 %32, i1 %27, i1 false
  %34 = xor i1 %29, true
  %35 = sext i1 %34 to i64
  br i1 %31, label %41, label %36

36:
  %37 = and i64 %24, 256
  %38 = icmp eq i64 %37, 0
  %39 = sub i64 0, %25
  %40 = select i1 %38, i64 %25, i64 %39
  br label %41

41:
  %42 = phi i1 [ %33, %16 ], [ %27, %36 ]
  %43 = phi i64 [ %35, %16 ], [ %40, %36 ]
  %44 = select i1 %42, i32 0, i32 4
  store i64 %43, i64* %1, align 8
  %45 = getelementptr inbounds i8, i8* %8, i64 232
  %46 = bitcast i8* %45 to %struct.buffer**
  %47 = load %struct.buffer*, %struct.buffer** %46, align 8
  %48 = getelementptr inbounds %struct.buffer, %struct.buffer* %47, i64 0, i32 7
  %49 = load i32, i32* %48, align 4
  %50 = icmp eq i32 %49, -1
  br i1 %50, label %53, label %51

51:
  %52 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %53

53:
  %54 = getelementptr inbounds i8, i8* %8, i64 32
  %55 = bitcast i8* %54 to i32*
  %56 = load i32, i32* %55, align 8
  %57 = or i32 %56, %44
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %66, label %59

59:
  store i32 %57, i32* %55, align 8
  %60 = getelementptr inbounds i8, i8* %8, i64 28
  %61 = bitcast i8* %60 to i32*
  %62 = load i32, i32* %61, align 4
  %63 = and i32 %62, %57
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %66, label %65

65:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

66:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %67

67:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERd(i8* noundef %0, double* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
  %4 = alloca double, align 8
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
  br i1 %16, label %17, label %49

17:
  %18 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %18)
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %9, i8** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %21, align 8
  %22 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %23 = load i32, i32* %12, align 8
  store i32 %23, i32* %22, align 8
  %24 = bitcast double* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %24)
  %25 = call fastcc i32 @read_real(%struct.source* noundef nonnull %3, double* noundef nonnull %4) #14, !range !27
  %26 = load double, double* %4, align 8
  store double %26, double* %1, align 8
  %27 = getelementptr inbounds i8, i8* %9, i64 232
  %28 = bitcast i8* %27 to %struct.buffer**
  %29 = load %struct.buffer*, %struct.buffer** %28, align 8
  %30 = getelementptr inbounds %struct.buffer, %struct.buffer* %29, i64 0, i32 7
  %31 = load i32, i32* %30, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %35, label %33

33:
  %34 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %35

35:
  %36 = getelementptr inbounds i8, i8* %9, i64 32
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 8
  %39 = or i32 %38, %25
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %48, label %41

41:
  store i32 %39, i32* %37, align 8
  %42 = getelementptr inbounds i8, i8* %9, i64 28
  %43 = bitcast i8* %42 to i32*
  %44 = load i32, i32* %43, align 4
  %45 = and i32 %44, %39
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

48:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %24)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %18)
  br label %49

49:
  ret i8* %0
}

define internal fastcc i32 @read_real(%struct.source* noundef readonly %0, double* nocapture noundef writeonly %1) unnamed_addr {
  %3 = alloca %struct.digits, align 4
  %4 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %4)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %4, i8 0, i64 132, i1 false)
  %5 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 1
  %6 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %7 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = call i32 %6(i8* noundef %8)
  %10 = add i32 %9, 1
  %11 = icmp ult i32 %10, 2
  br i1 %11, label %31, label %12

12:
  %13 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 noundef %9)
  %14 = icmp eq i8* %13, null
  br i1 %14, label %31, label %15

15:
  %16 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %17 = load i32, i32* %16, align 4
  %18 = icmp eq i32 %17, 127
  br i1 %18, label %19, label %20

19:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

20:
  %21 = trunc i32 %9 to i8
  %22 = add nsw i32 %17, 1
  store i32 %22, i32* %16, align 4
  %23 = sext i32 %17 to i64
  %24 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %23
  store i8 %21, i8* %24, align 1
  %25 = load i32, i32* %16, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %26
  store i8 0, i8* %27, align 1
  %28 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %29 = load void (i8*)*, void (i8*)** %28, align 8
  %30 = load i8*, i8** %7, align 8
  call void %29(i8* noundef %30)
  br label %31

31:
  %32 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %33 = load i8*, i8** %7, align 8
  %34 = call i32 %32(i8* noundef %33)
  %35 = add i32 %34, 1
  %36 = icmp ult i32 %35, 2
  br i1 %36, label %65, label %37

37:
  %38 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %39 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %40 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %34)
  %41 = icmp eq i8* %40, null
  br i1 %41, label %65, label %45

42:
  %43 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %62)
  %44 = icmp eq i8* %43, null
  br i1 %44, label %65, label %45

45:
  %46 = phi i32 [ %62, %42 ], [ %34, %37 ]
  %47 = load i32, i32* %38, align 4
  %48 = icmp eq i32 %47, 127
  br i1 %48, label %49, label %50

49:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

50:
  %51 = trunc i32 %46 to i8
  %52 = add nsw i32 %47, 1
  store i32 %52, i32* %38, align 4
  %53 = sext i32 %47 to i64
  %54 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %53
  store i8 %51, i8* %54, align 1
  %55 = load i32, i32* %38, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %56
  store i8 0, i8* %57, align 1
  %58 = load void (i8*)*, void (i8*)** %39, align 8
  %59 = load i8*, i8** %7, align 8
  call void %58(i8* noundef %59)
  %60 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %61 = load i8*, i8** %7, align 8
  %62 = call i32 %60(i8* noundef %61)
  %63 = add i32 %62, 1
  %64 = icmp ult i32 %63, 2
  br i1 %64, label %65, label %42

65:
  %66 = phi i8 [ 0, %31 ], [ 0, %37 ], [ 1, %50 ], [ 1, %42 ]
  %67 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %68 = load i8*, i8** %7, align 8
  %69 = call i32 %67(i8* noundef %68)
  %70 = add i32 %69, 1
  %71 = icmp ult i32 %70, 2
  br i1 %71, label %124, label %72

72:
  %73 = call i8* @strchr(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.8, i64 0, i64 0), i32 noundef %69)
  %74 = icmp eq i8* %73, null
  br i1 %74, label %124, label %75

75:
  %76 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %77 = load i32, i32* %76, align 4
  %78 = icmp eq i32 %77, 127
  br i1 %78, label %79, label %80

79:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

80:
  %81 = trunc i32 %69 to i8
  %82 = add nsw i32 %77, 1
  store i32 %82, i32* %76, align 4
  %83 = sext i32 %77 to i64
  %84 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %83
  store i8 %81, i8* %84, align 1
  %85 = load i32, i32* %76, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %86
  store i8 0, i8* %87, align 1
  %88 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %89 = load void (i8*)*, void (i8*)** %88, align 8
  %90 = load i8*, i8** %7, align 8
  call void %89(i8* noundef %90)
  %91 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %92 = load i8*, i8** %7, align 8
  %93 = call i32 %91(i8* noundef %92)
  %94 = add i32 %93, 1
  %95 = icmp ult i32 %94, 2
  br i1 %95, label %124, label %96

96:
  %97 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %98 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %99 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %93)
  %100 = icmp eq i8* %99, null
  br i1 %100, label %124, label %104

101:
  %102 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %121)
  %103 = icmp eq i8* %102, null
  br i1 %103, label %124, label %104

104:
  %105 = phi i32 [ %121, %101 ], [ %93, %96 ]
  %106 = load i32, i32* %97, align 4
  %107 = icmp eq i32 %106, 127
  br i1 %107, label %108, label %109

108:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

109:
  %110 = trunc i32 %105 to i8
  %111 = add nsw i32 %106, 1
  store i32 %111, i32* %97, align 4
  %112 = sext i32 %106 to i64
  %113 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %112
  store i8 %110, i8* %113, align 1
  %114 = load i32, i32* %97, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %115
  store i8 0, i8* %116, align 1
  %117 = load void (i8*)*, void (i8*)** %98, align 8
  %118 = load i8*, i8** %7, align 8
  call void %117(i8* noundef %118)
  %119 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %120 = load i8*, i8** %7, align 8
  %121 = call i32 %119(i8* noundef %120)
  %122 = add i32 %121, 1
  %123 = icmp ult i32 %122, 2
  br i1 %123, label %124, label %101

124:
  %125 = phi i8 [ %66, %65 ], [ %66, %72 ], [ %66, %80 ], [ %66, %96 ], [ 1, %109 ], [ 1, %101 ]
  %126 = and i8 %125, 1
  %127 = icmp eq i8 %126, 0
  br i1 %127, label %211, label %128

128:
  %129 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %130 = load i8*, i8** %7, align 8
  %131 = call i32 %129(i8* noundef %130)
  %132 = add i32 %131, 1
  %133 = icmp ult i32 %132, 2
  br i1 %133, label %211, label %134

134:
  %135 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.9, i64 0, i64 0), i32 noundef %131)
  %136 = icmp eq i8* %135, null
  br i1 %136, label %211, label %137

137:
  %138 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %139 = load i32, i32* %138, align 4
  %140 = icmp eq i32 %139, 127
  br i1 %140, label %141, label %142

141:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

142:
  %143 = trunc i32 %131 to i8
  %144 = add nsw i32 %139, 1
  store i32 %144, i32* %138, align 4
  %145 = sext i32 %139 to i64
  %146 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %145
  store i8 %143, i8* %146, align 1
  %147 = load i32, i32* %138, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %148
  store i8 0, i8* %149, align 1
  %150 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %151 = load void (i8*)*, void (i8*)** %150, align 8
  %152 = load i8*, i8** %7, align 8
  call void %151(i8* noundef %152)
  %153 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %154 = load i8*, i8** %7, align 8
  %155 = call i32 %153(i8* noundef %154)
  %156 = add i32 %155, 1
  %157 = icmp ult i32 %156, 2
  br i1 %157, label %177, label %158

158:
  %159 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 noundef %155)
  %160 = icmp eq i8* %159, null
  br i1 %160, label %177, label %161

161:
  %162 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %163 = load i32, i32* %162, align 4
  %164 = icmp eq i32 %163, 127
  br i1 %164, label %165, label %166

165:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

166:
  %167 = trunc i32 %155 to i8
  %168 = add nsw i32 %163, 1
  store i32 %168, i32* %162, align 4
  %169 = sext i32 %163 to i64
  %170 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %169
  store i8 %167, i8* %170, align 1
  %171 = load i32, i32* %162, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %172
  store i8 0, i8* %173, align 1
  %174 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %175 = load void (i8*)*, void (i8*)** %174, align 8
  %176 = load i8*, i8** %7, align 8
  call void %175(i8* noundef %176)
  br label %177

177:
  %178 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %179 = load i8*, i8** %7, align 8
  %180 = call i32 %178(i8* noundef %179)
  %181 = add i32 %180, 1
  %182 = icmp ult i32 %181, 2
  br i1 %182, label %211, label %183

183:
  %184 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %185 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %186 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %180)
  %187 = icmp eq i8* %186, null
  br i1 %187, label %211, label %191

188:
  %189 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i32 noundef %208)
  %190 = icmp eq i8* %189, null
  br i1 %190, label %211, label %191

191:
  %192 = phi i32 [ %208, %188 ], [ %180, %183 ]
  %193 = load i32, i32* %184, align 4
  %194 = icmp eq i32 %193, 127
  br i1 %194, label %195, label %196

195:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

196:
  %197 = trunc i32 %192 to i8
  %198 = add nsw i32 %193, 1
  store i32 %198, i32* %184, align 4
  %199 = sext i32 %193 to i64
  %200 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %199
  store i8 %197, i8* %200, align 1
  %201 = load i32, i32* %184, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 0, i64 %202
  store i8 0, i8* %203, align 1
  %204 = load void (i8*)*, void (i8*)** %185, align 8
  %205 = load i8*, i8** %7, align 8
  call void %204(i8* noundef %205)
  %206 = load i32 (i8*)*, i32 (i8*)** %5, align 8
  %207 = load i8*, i8** %7, align 8
  %208 = call i32 %206(i8* noundef %207)
  %209 = add i32 %208, 1
  %210 = icmp ult i32 %209, 2
  br i1 %210, label %211, label %188

211:
  %212 = phi i8 [ %126, %124 ], [ %126, %128 ], [ %126, %134 ], [ 0, %177 ], [ 0, %183 ], [ 1, %196 ], [ 1, %188 ]
  %213 = icmp eq i8 %212, 0
  br i1 %213, label %216, label %214

214:
  %215 = call double @strtod(i8* noundef nonnull %4, i8** noundef null)
  br label %216

216:
  %217 = phi double [ %215, %214 ], [ 0.000000e+00, %211 ]
  store double %217, double* %1, align 8
  %218 = shl nuw nsw i8 %212, 2
  %219 = xor i8 %218, 4
  %220 = zext i8 %219 to i32
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %4)
  ret i32 %220
}

define dso_local i8* @_ZNSirsERf(i8* noundef %0, float* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
  %4 = alloca double, align 8
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
  br i1 %16, label %17, label %50

17:
  %18 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %18)
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %9, i8** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %21, align 8
  %22 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %23 = load i32, i32* %12, align 8
  store i32 %23, i32* %22, align 8
  %24 = bitcast double* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %24)
  %25 = call fastcc i32 @read_real(%struct.source* noundef nonnull %3, double* noundef nonnull %4) #14, !range !27
  %26 = load double, double* %4, align 8
  %27 = fptrunc double %26 to float
  store float %27, float* %1, align 4
  %28 = getelementptr inbounds i8, i8* %9, i64 232
  %29 = bitcast i8* %28 to %struct.buffer**
  %30 = load %struct.buffer*, %struct.buffer** %29, align 8
  %31 = getelementptr inbounds %struct.buffer, %struct.buffer* %30, i64 0, i32 7
  %32 = load i32, i32* %31, align 4
  %33 = icmp eq i32 %32, -1
  br i1 %33, label %36, label %34

34:
  %35 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %36

36:
  %37 = getelementptr inbounds i8, i8* %9, i64 32
  %38 = bitcast i8* %37 to i32*
  %39 = load i32, i32* %38, align 8
  %40 = or i32 %39, %25
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %49, label %42

42:
  store i32 %40, i32* %38, align 8
  %43 = getelementptr inbounds i8, i8* %9, i64 28
  %44 = bitcast i8* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = and i32 %45, %40
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %49, label %48

48:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

49:
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %24)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %18)
  br label %50

50:
  ret i8* %0
}

define dso_local i8* @_ZNSirsERb(i8* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = alloca %struct.source, align 8
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
  br i1 %15, label %16, label %111

16:
  %17 = bitcast %struct.source* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17)
  %18 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 0
  store i8* %8, i8** %18, align 8
  %19 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %19, align 8
  %20 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %20, align 8
  %21 = getelementptr inbounds %struct.source, %struct.source* %3, i64 0, i32 3
  %22 = load i32, i32* %11, align 8
  store i32 %22, i32* %21, align 8
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %62, label %25

25:
  %26 = getelementptr inbounds i8, i8* %8, i64 232
  %27 = bitcast i8* %26 to %struct.buffer**
  %28 = load %struct.buffer*, %struct.buffer** %27, align 8
  %29 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %28)
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds i8, i8* %8, i64 32
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 8
  %35 = or i32 %34, 2
  store i32 %35, i32* %33, align 8
  br label %36

36:
  %37 = icmp eq i32 %29, 116
  %38 = select i1 %37, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.11, i64 0, i64 0)
  %39 = load i8, i8* %38, align 1
  %40 = icmp eq i8 %39, 116
  %41 = icmp eq i8 %39, 0
  br i1 %41, label %85, label %42

42:
  %43 = getelementptr inbounds i8, i8* %8, i64 32
  %44 = bitcast i8* %43 to i32*
  br label %45

45:
  %46 = phi i8* [ %58, %57 ], [ %38, %42 ]
  %47 = load %struct.buffer*, %struct.buffer** %27, align 8
  %48 = call i32 @mazurka_stream_peek(%struct.buffer* noundef %47)
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %50, label %53

50:
  %51 = load i32, i32* %44, align 8
  %52 = or i32 %51, 2
  store i32 %52, i32* %44, align 8
  br label %53

53:
  %54 = load i8, i8* %46, align 1
  %55 = sext i8 %54 to i32
  %56 = icmp eq i32 %48, %55
  br i1 %56, label %57, label %85

57:
  %58 = getelementptr inbounds i8, i8* %46, i64 1
  %59 = load %struct.buffer*, %struct.buffer** %27, align 8
  call void @mazurka_stream_skip(%struct.buffer* noundef %59)
  %60 = load i8, i8* %58, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %85, label %45

62:
  %63 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %3)
  %64 = extractvalue { i64, i64 } %63, 0
  %65 = extractvalue { i64, i64 } %63, 1
  %66 = and i64 %64, 256
  %67 = icmp eq i64 %66, 0
  %68 = select i1 %67, i64 9223372036854775807, i64 -9223372036854775808
  %69 = and i64 %64, 65536
  %70 = icmp ne i64 %69, 0
  %71 = icmp ule i64 %65, %68
  %72 = select i1 %70, i1 %71, i1 false
  %73 = sub i64 0, %65
  %74 = select i1 %67, i64 %65, i64 %73
  %75 = select i1 %72, i64 %74, i64 %68
  %76 = and i64 %64, 1
  %77 = icmp eq i64 %76, 0
  %78 = xor i1 %77, true
  %79 = select i1 %77, i64 0, i64 %75
  %80 = icmp ne i64 %79, 0
  %81 = icmp ult i64 %79, 2
  %82 = and i1 %81, %78
  %83 = select i1 %82, i1 %72, i1 false
  %84 = select i1 %83, i32 0, i32 4
  br label %85

85:
  %86 = phi i1 [ %80, %62 ], [ %40, %36 ], [ %40, %57 ], [ false, %53 ]
  %87 = phi i32 [ %84, %62 ], [ 0, %36 ], [ 0, %57 ], [ 4, %53 ]
  %88 = zext i1 %86 to i8
  store i8 %88, i8* %1, align 1
  %89 = getelementptr inbounds i8, i8* %8, i64 232
  %90 = bitcast i8* %89 to %struct.buffer**
  %91 = load %struct.buffer*, %struct.buffer** %90, align 8
  %92 = getelementptr inbounds %struct.buffer, %struct.buffer* %91, i64 0, i32 7
  %93 = load i32, i32* %92, align 4
  %94 = icmp eq i32 %93, -1
  br i1 %94, label %97, label %95

95:
  %96 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock_of_cin)
  br label %97

97:
  %98 = getelementptr inbounds i8, i8* %8, i64 32
  %99 = bitcast i8* %98 to i32*
  %100 = load i32, i32* %99, align 8
  %101 = or i32 %100, %87
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %110, label %103

103:
  store i32 %101, i32* %99, align 8
  %104 = getelementptr inbounds i8, i8* %8, i64 28
  %105 = bitcast i8* %104 to i32*
  %106 = load i32, i32* %105, align 4
  %107 = and i32 %106, %101
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %110, label %109

109:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.12, i64 0, i64 0))
  unreachable

110:
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17)
  br label %111

111:
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

define internal fastcc { i64, i64 } @read_whole(%struct.source* nocapture noundef readonly %0) unnamed_addr {
  %2 = alloca %struct.digits, align 4
  %3 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %3)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %3, i8 0, i64 132, i1 false)
  %4 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 3
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
  %13 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 1
  %14 = load i32 (i8*)*, i32 (i8*)** %13, align 8
  %15 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 0
  %16 = load i8*, i8** %15, align 8
  %17 = call i32 %14(i8* noundef %16)
  %18 = add i32 %17, 1
  %19 = icmp ult i32 %18, 2
  br i1 %19, label %39, label %20

20:
  %21 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i32 noundef %17)
  %22 = icmp eq i8* %21, null
  br i1 %22, label %39, label %23

23:
  %24 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 1
  %25 = load i32, i32* %24, align 4
  %26 = icmp eq i32 %25, 127
  br i1 %26, label %27, label %28

27:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

28:
  %29 = trunc i32 %17 to i8
  %30 = add nsw i32 %25, 1
  store i32 %30, i32* %24, align 4
  %31 = sext i32 %25 to i64
  %32 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %31
  store i8 %29, i8* %32, align 1
  %33 = load i32, i32* %24, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %34
  store i8 0, i8* %35, align 1
  %36 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %37 = load void (i8*)*, void (i8*)** %36, align 8
  %38 = load i8*, i8** %15, align 8
  call void %37(i8* noundef %38)
  br label %39

39:
  %40 = phi i1 [ true, %28 ], [ false, %20 ], [ false, %11 ]
  %41 = load i8, i8* %3, align 4
  %42 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 1
  store i32 0, i32* %42, align 4
  %43 = icmp eq i32 %12, 0
  %44 = and i32 %12, 10
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %99

46:
  %47 = load i32 (i8*)*, i32 (i8*)** %13, align 8
  %48 = load i8*, i8** %15, align 8
  %49 = call i32 %47(i8* noundef %48)
  %50 = add i32 %49, 1
  %51 = icmp ult i32 %50, 2
  br i1 %51, label %99, label %52

52:
  %53 = call i8* @strchr(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i32 noundef %49)
  %54 = icmp eq i8* %53, null
  br i1 %54, label %99, label %55

55:
  %56 = load i32, i32* %42, align 4
  %57 = icmp eq i32 %56, 127
  br i1 %57, label %58, label %59

58:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

59:
  %60 = trunc i32 %49 to i8
  %61 = add nsw i32 %56, 1
  store i32 %61, i32* %42, align 4
  %62 = sext i32 %56 to i64
  %63 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %62
  store i8 %60, i8* %63, align 1
  %64 = load i32, i32* %42, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %65
  store i8 0, i8* %66, align 1
  %67 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %68 = load void (i8*)*, void (i8*)** %67, align 8
  %69 = load i8*, i8** %15, align 8
  call void %68(i8* noundef %69)
  %70 = load i32 (i8*)*, i32 (i8*)** %13, align 8
  %71 = load i8*, i8** %15, align 8
  %72 = call i32 %70(i8* noundef %71)
  %73 = add i32 %72, 1
  %74 = icmp ult i32 %73, 2
  br i1 %74, label %93, label %75

75:
  %76 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i32 noundef %72)
  %77 = icmp eq i8* %76, null
  br i1 %77, label %93, label %78

78:
  %79 = load i32, i32* %42, align 4
  %80 = icmp eq i32 %79, 127
  br i1 %80, label %81, label %82

81:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

82:
  %83 = trunc i32 %72 to i8
  %84 = add nsw i32 %79, 1
  store i32 %84, i32* %42, align 4
  %85 = sext i32 %79 to i64
  %86 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %85
  store i8 %83, i8* %86, align 1
  %87 = load i32, i32* %42, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %88
  store i8 0, i8* %89, align 1
  %90 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %91 = load void (i8*)*, void (i8*)** %90, align 8
  %92 = load i8*, i8** %15, align 8
  call void %91(i8* noundef %92)
  br label %93

93:
  %94 = phi i1 [ true, %82 ], [ false, %75 ], [ false, %59 ]
  %95 = select i1 %43, i32 8, i32 %12
  %96 = xor i1 %94, true
  %97 = zext i1 %96 to i64
  %98 = select i1 %94, i32 16, i32 %95
  br label %99

99:
  %100 = phi i64 [ 0, %39 ], [ %97, %93 ], [ 0, %46 ], [ 0, %52 ]
  %101 = phi i32 [ %12, %39 ], [ %98, %93 ], [ %12, %46 ], [ %12, %52 ]
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i32 10, i32 %101
  store i32 0, i32* %42, align 4
  store i8 48, i8* %3, align 4
  %104 = icmp eq i32 %103, 8
  %105 = icmp eq i32 %103, 10
  %106 = select i1 %105, i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.6, i64 0, i64 0)
  %107 = select i1 %104, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i8* %106
  %108 = load i32 (i8*)*, i32 (i8*)** %13, align 8
  %109 = load i8*, i8** %15, align 8
  %110 = call i32 %108(i8* noundef %109)
  %111 = add i32 %110, 1
  %112 = icmp ult i32 %111, 2
  br i1 %112, label %140, label %113

113:
  %114 = getelementptr inbounds %struct.source, %struct.source* %0, i64 0, i32 2
  %115 = call i8* @strchr(i8* noundef %107, i32 noundef %110)
  %116 = icmp eq i8* %115, null
  br i1 %116, label %140, label %120

117:
  %118 = call i8* @strchr(i8* noundef %107, i32 noundef %137)
  %119 = icmp eq i8* %118, null
  br i1 %119, label %140, label %120

120:
  %121 = phi i32 [ %137, %117 ], [ %110, %113 ]
  %122 = load i32, i32* %42, align 4
  %123 = icmp eq i32 %122, 127
  br i1 %123, label %124, label %125

124:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  unreachable

125:
  %126 = trunc i32 %121 to i8
  %127 = add nsw i32 %122, 1
  store i32 %127, i32* %42, align 4
  %128 = sext i32 %122 to i64
  %129 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %128
  store i8 %126, i8* %129, align 1
  %130 = load i32, i32* %42, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 0, i64 %131
  store i8 0, i8* %132, align 1
  %133 = load void (i8*)*, void (i8*)** %114, align 8
  %134 = load i8*, i8** %15, align 8
  call void %133(i8* noundef %134)
  %135 = load i32 (i8*)*, i32 (i8*)** %13, align 8
  %136 = load i8*, i8** %15, align 8
  %137 = call i32 %135(i8* noundef %136)
  %138 = add i32 %137, 1
  %139 = icmp ult i32 %138, 2
  br i1 %139, label %140, label %117

140:
  %141 = phi i64 [ %100, %99 ], [ %100, %113 ], [ 1, %125 ], [ 1, %117 ]
  %142 = icmp eq i8 %41, 45
  %143 = select i1 %40, i1 %142, i1 false
  %144 = call i32* @__errno_location()
  store i32 0, i32* %144, align 4
  %145 = call i64 @strtoul(i8* noundef nonnull %3, i8** noundef null, i32 noundef %103)
  %146 = and i64 %141, 1
  %147 = load i32, i32* %144, align 4
  %148 = icmp eq i32 %147, 0
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %3)
  %149 = select i1 %148, i64 65536, i64 0
  %150 = select i1 %143, i64 256, i64 0
  %151 = or i64 %146, %150
  %152 = or i64 %151, %149
  %153 = insertvalue { i64, i64 } poison, i64 %152, 0
  %154 = insertvalue { i64, i64 } %153, i64 %145, 1
  ret { i64, i64 } %154
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


