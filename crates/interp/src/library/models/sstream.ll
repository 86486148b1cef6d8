target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.table = type { i64, i64, i8*, [2 x i8*] }
%struct.buffer = type { i8*, i8*, i64, i64, i64, i64, i32, i32, i32, [44 x i8] }
%struct.ostream = type { i8*, %struct.ios }
%struct.ios = type { i8*, i64, i64, i32, i32, i32, [180 x i8], i8*, i8, i8, %struct.buffer*, [3 x i8*] }
%struct.istream = type { i8*, i64, %struct.ios }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.ostringstream = type { i8*, %struct.buffer, %struct.ios }
%struct.istringstream = type { i8*, i64, %struct.buffer, %struct.ios }
%struct.stringstream = type { i8*, i64, i8*, %struct.buffer, %struct.ios }

@tables = internal constant [7 x %struct.table] [%struct.table { i64 112, i64 0, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @destroy_ostringstream to i8*), i8* bitcast (void (i8*)* @delete_ostringstream to i8*)] }, %struct.table { i64 120, i64 0, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @destroy_istringstream to i8*), i8* bitcast (void (i8*)* @delete_istringstream to i8*)] }, %struct.table { i64 128, i64 0, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @destroy_stringstream to i8*), i8* bitcast (void (i8*)* @delete_stringstream to i8*)] }, %struct.table { i64 112, i64 -16, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @from_ostream to i8*), i8* bitcast (void (i8*)* @delete_from_ostream to i8*)] }, %struct.table { i64 8, i64 0, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @other to i8*), i8* bitcast (void (i8*)* @other to i8*)] }, %struct.table { i64 16, i64 0, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @other to i8*), i8* bitcast (void (i8*)* @other to i8*)] }, %struct.table { i64 0, i64 0, i8* null, [2 x i8*] [i8* bitcast (void (i8*)* @other to i8*), i8* bitcast (void (i8*)* @other to i8*)] }], align 16
@mazurka_private_out = internal global %struct.buffer { i8* null, i8* null, i64 0, i64 0, i64 0, i64 0, i32 16, i32 1, i32 0, [44 x i8] zeroinitializer }, align 8
@_ZSt4cout = dso_local local_unnamed_addr global %struct.ostream { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 184), %struct.ios { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 264), i64 6, i64 0, i32 4098, i32 0, i32 0, [180 x i8] zeroinitializer, i8* null, i8 32, i8 0, %struct.buffer* @mazurka_private_out, [3 x i8*] zeroinitializer } }, align 8
@mazurka_private_error = internal global %struct.buffer { i8* null, i8* null, i64 0, i64 0, i64 0, i64 0, i32 16, i32 2, i32 0, [44 x i8] zeroinitializer }, align 8
@_ZSt4cerr = dso_local local_unnamed_addr global %struct.ostream { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 184), %struct.ios { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 264), i64 6, i64 0, i32 4098, i32 0, i32 0, [180 x i8] zeroinitializer, i8* null, i8 32, i8 0, %struct.buffer* @mazurka_private_error, [3 x i8*] zeroinitializer } }, align 8
@_ZSt4clog = dso_local local_unnamed_addr global %struct.ostream { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 184), %struct.ios { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 264), i64 6, i64 0, i32 4098, i32 0, i32 0, [180 x i8] zeroinitializer, i8* null, i8 32, i8 0, %struct.buffer* @mazurka_private_error, [3 x i8*] zeroinitializer } }, align 8
@mazurka_private_in = internal global %struct.buffer { i8* null, i8* null, i64 0, i64 0, i64 0, i64 0, i32 8, i32 0, i32 0, [44 x i8] zeroinitializer }, align 8
@_ZSt3cin = dso_local local_unnamed_addr global %struct.istream { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 224), i64 0, %struct.ios { i8* getelementptr (i8, i8* bitcast ([7 x %struct.table]* @tables to i8*), i64 264), i64 6, i64 0, i32 4098, i32 0, i32 0, [180 x i8] zeroinitializer, i8* null, i8 32, i8 0, %struct.buffer* @mazurka_private_in, [3 x i8*] zeroinitializer } }, align 8
@.str = private unnamed_addr constant [61 x i8] c"a stream is destroyed as a std::ios\0Adestroy it as what it is\00", align 1

define dso_local void @mazurka_stream_put(%struct.buffer* nocapture noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %5 = load i32, i32* %4, align 4
  %6 = icmp eq i32 %5, -1
  br i1 %6, label %9, label %7

7:
  %8 = call i64 @write(i32 noundef %5, i8* noundef %1, i64 noundef %2)
  br label %50

9:
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 6
  %11 = load i32, i32* %10, align 8
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %16 = load i64, i64* %15, align 8
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  store i64 %16, i64* %17, align 8
  br label %18

18:
  %19 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 5
  %20 = load i64, i64* %19, align 8
  %21 = add i64 %20, %2
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %23 = load i64, i64* %22, align 8
  %24 = icmp ugt i64 %21, %23
  br i1 %24, label %25, label %40

25:
  %26 = icmp ult i64 %21, 32
  %27 = shl i64 %21, 1
  %28 = select i1 %26, i64 32, i64 %27
  %29 = call i8* @_Znwm(i64 noundef %28)
  %30 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %31 = load i8*, i8** %30, align 8
  %32 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %33 = load i64, i64* %32, align 8
  %34 = call i8* @memcpy(i8* noundef %29, i8* noundef %31, i64 noundef %33)
  %35 = load i64, i64* %22, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %39, label %37

37:
  %38 = load i8*, i8** %30, align 8
  call void @_ZdlPv(i8* noundef %38)
  br label %39

39:
  store i8* %29, i8** %30, align 8
  store i64 %28, i64* %22, align 8
  br label %40

40:
  %41 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %42 = load i8*, i8** %41, align 8
  %43 = load i64, i64* %19, align 8
  %44 = getelementptr inbounds i8, i8* %42, i64 %43
  %45 = call i8* @memcpy(i8* noundef %44, i8* noundef %1, i64 noundef %2)
  store i64 %21, i64* %19, align 8
  %46 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %47 = load i64, i64* %46, align 8
  %48 = icmp ugt i64 %21, %47
  br i1 %48, label %49, label %50

49:
  store i64 %21, i64* %46, align 8
  br label %50

50:
  ret void
}

declare dso_local i64 @write(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr

declare dso_local i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr

declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i32 @mazurka_stream_peek(%struct.buffer* nocapture noundef %0) local_unnamed_addr {
  %2 = alloca i8, align 1
  %3 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %4 = load i32, i32* %3, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %6, label %18

6:
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %8 = load i64, i64* %7, align 8
  %9 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = icmp ult i64 %8, %10
  br i1 %11, label %12, label %33

12:
  %13 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8
  %15 = getelementptr inbounds i8, i8* %14, i64 %8
  %16 = load i8, i8* %15, align 1
  %17 = zext i8 %16 to i32
  br label %33

18:
  %19 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 8
  %20 = load i32, i32* %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %29

22:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %2)
  %23 = call i64 @read(i32 noundef %4, i8* noundef nonnull %2, i64 noundef 1)
  %24 = icmp eq i64 %23, 1
  br i1 %24, label %25, label %32

25:
  %26 = load i8, i8* %2, align 1
  %27 = zext i8 %26 to i32
  %28 = add nuw nsw i32 %27, 1
  store i32 %28, i32* %19, align 8
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2)
  br label %29

29:
  %30 = load i32, i32* %19, align 8
  %31 = add nsw i32 %30, -1
  br label %33

32:
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %2)
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %17, %12 ], [ -1, %6 ], [ -1, %32 ]
  ret i32 %34
}

declare dso_local i64 @read(i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr

define dso_local void @mazurka_stream_skip(%struct.buffer* nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %3 = load i32, i32* %2, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %7 = load i64, i64* %6, align 8
  %8 = add i64 %7, 1
  store i64 %8, i64* %6, align 8
  br label %11

9:
  %10 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 8
  store i32 0, i32* %10, align 8
  br label %11

11:
  ret void
}

define dso_local zeroext i1 @mazurka_stream_back(%struct.buffer* nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 7
  %3 = load i32, i32* %2, align 4
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %5, label %11

5:
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 4
  %7 = load i64, i64* %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %11, label %9

9:
  %10 = add i64 %7, -1
  store i64 %10, i64* %6, align 8
  br label %11

11:
  %12 = phi i1 [ true, %9 ], [ false, %5 ], [ false, %1 ]
  ret i1 %12
}

define dso_local void @mazurka_string_set(%struct.string* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %7 = bitcast %union.anon* %6 to i8*
  %8 = icmp eq i8* %5, %7
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr %union.anon, %union.anon* %6, i64 0, i32 0
  %11 = load i64, i64* %10, align 8
  br label %12

12:
  %13 = phi i64 [ %11, %9 ], [ 15, %3 ]
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %15, label %28

15:
  %16 = add i64 %2, 1
  %17 = call i8* @_Znwm(i64 noundef %16)
  %18 = load i8*, i8** %4, align 8
  %19 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %20 = load i64, i64* %19, align 8
  %21 = add i64 %20, 1
  %22 = call i8* @memcpy(i8* noundef %17, i8* noundef %18, i64 noundef %21)
  %23 = load i8*, i8** %4, align 8
  %24 = icmp eq i8* %23, %7
  br i1 %24, label %26, label %25

25:
  call void @_ZdlPv(i8* noundef %23)
  br label %26

26:
  store i8* %17, i8** %4, align 8
  %27 = getelementptr %union.anon, %union.anon* %6, i64 0, i32 0
  store i64 %2, i64* %27, align 8
  br label %28

28:
  %29 = load i8*, i8** %4, align 8
  %30 = call i8* @memcpy(i8* noundef %29, i8* noundef %1, i64 noundef %2)
  %31 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 %2, i64* %31, align 8
  %32 = load i8*, i8** %4, align 8
  %33 = getelementptr inbounds i8, i8* %32, i64 %2
  store i8 0, i8* %33, align 1
  ret void
}

define dso_local void @mazurka_string_add(%struct.string* noundef %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %6 = bitcast %union.anon* %5 to i8*
  %7 = icmp eq i8* %4, %6
  br i1 %7, label %11, label %8

8:
  %9 = getelementptr %union.anon, %union.anon* %5, i64 0, i32 0
  %10 = load i64, i64* %9, align 8
  br label %11

11:
  %12 = phi i64 [ %10, %8 ], [ 15, %2 ]
  %13 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  %14 = load i64, i64* %13, align 8
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %16, label %29

16:
  %17 = shl i64 %12, 1
  %18 = or i64 %17, 1
  %19 = call i8* @_Znwm(i64 noundef %18)
  %20 = load i8*, i8** %3, align 8
  %21 = load i64, i64* %13, align 8
  %22 = add i64 %21, 1
  %23 = call i8* @memcpy(i8* noundef %19, i8* noundef %20, i64 noundef %22)
  %24 = load i8*, i8** %3, align 8
  %25 = icmp eq i8* %24, %6
  br i1 %25, label %27, label %26

26:
  call void @_ZdlPv(i8* noundef %24)
  br label %27

27:
  store i8* %19, i8** %3, align 8
  %28 = getelementptr %union.anon, %union.anon* %5, i64 0, i32 0
  store i64 %17, i64* %28, align 8
  br label %29

29:
  %30 = load i8*, i8** %3, align 8
  %31 = load i64, i64* %13, align 8
  %32 = add i64 %31, 1
  store i64 %32, i64* %13, align 8
  %33 = getelementptr inbounds i8, i8* %30, i64 %31
  store i8 %1, i8* %33, align 1
  %34 = load i8*, i8** %3, align 8
  %35 = load i64, i64* %13, align 8
  %36 = getelementptr inbounds i8, i8* %34, i64 %35
  store i8 0, i8* %36, align 1
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.ostringstream* noundef %0, %struct.string* noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %5 = or i32 %2, 16
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %6, align 8
  %7 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 1
  store i64 6, i64* %7, align 8
  %8 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 3
  store i32 4098, i32* %9, align 8
  %10 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 5
  store i32 0, i32* %10, align 8
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 4
  store i32 0, i32* %11, align 4
  %12 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 7
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 8
  store i8 32, i8* %13, align 8
  %14 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %4, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  store i8* null, i8** %15, align 8
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %19, align 8
  %20 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 6
  store i32 %5, i32* %20, align 8
  %21 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 7
  store i32 -1, i32* %21, align 4
  %22 = icmp eq %struct.string* %1, null
  br i1 %22, label %32, label %23

23:
  store i64 0, i64* %16, align 8
  store i64 0, i64* %17, align 8
  store i64 0, i64* %19, align 8
  %24 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8
  %26 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %27 = load i64, i64* %26, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %4, i8* noundef %25, i64 noundef %27)
  %28 = load i32, i32* %20, align 8
  %29 = and i32 %28, 3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:
  store i64 0, i64* %16, align 8
  br label %32

32:
  %33 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 0, i32 3, i64 0) to i8*), i8** %33, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.ostringstream* noundef %0, %struct.string* noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %5 = or i32 %2, 16
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %6, align 8
  %7 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 1
  store i64 6, i64* %7, align 8
  %8 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 3
  store i32 4098, i32* %9, align 8
  %10 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 5
  store i32 0, i32* %10, align 8
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 4
  store i32 0, i32* %11, align 4
  %12 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 7
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 8
  store i8 32, i8* %13, align 8
  %14 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %4, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  store i8* null, i8** %15, align 8
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %19, align 8
  %20 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 6
  store i32 %5, i32* %20, align 8
  %21 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 7
  store i32 -1, i32* %21, align 4
  %22 = icmp eq %struct.string* %1, null
  br i1 %22, label %32, label %23

23:
  store i64 0, i64* %16, align 8
  store i64 0, i64* %17, align 8
  store i64 0, i64* %19, align 8
  %24 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8
  %26 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %27 = load i64, i64* %26, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %4, i8* noundef %25, i64 noundef %27)
  %28 = load i32, i32* %20, align 8
  %29 = and i32 %28, 3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:
  store i64 0, i64* %16, align 8
  br label %32

32:
  %33 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 0, i32 3, i64 0) to i8*), i8** %33, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(%struct.ostringstream* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %4 = or i32 %1, 16
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %5, align 8
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 1
  store i64 6, i64* %6, align 8
  %7 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 3
  store i32 4098, i32* %8, align 8
  %9 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 5
  store i32 0, i32* %9, align 8
  %10 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 4
  store i32 0, i32* %10, align 4
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 7
  store i8* null, i8** %11, align 8
  %12 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 8
  store i8 32, i8* %12, align 8
  %13 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %3, %struct.buffer** %13, align 8
  %14 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 6
  store i32 %4, i32* %19, align 8
  %20 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 7
  store i32 -1, i32* %20, align 4
  %21 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 0, i32 3, i64 0) to i8*), i8** %21, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(%struct.ostringstream* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 1
  store i64 6, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 3
  store i32 4098, i32* %6, align 8
  %7 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 5
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 4
  store i32 0, i32* %8, align 4
  %9 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 7
  store i8* null, i8** %9, align 8
  %10 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 8
  store i8 32, i8* %10, align 8
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %2, %struct.buffer** %11, align 8
  %12 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 6
  store i32 16, i32* %17, align 8
  %18 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 7
  store i32 -1, i32* %18, align 4
  %19 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 0, i32 3, i64 0) to i8*), i8** %19, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(%struct.ostringstream* noundef %0, %struct.ostringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 2
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1
  %7 = bitcast %struct.ios* %3 to i8*
  %8 = bitcast %struct.ios* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %7, i8* noundef nonnull align 8 dereferenceable(264) %8, i64 264, i1 false)
  %9 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %4, %struct.buffer** %9, align 8
  %10 = bitcast %struct.buffer* %4 to i8*
  %11 = bitcast %struct.buffer* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %10, i8* noundef nonnull align 8 dereferenceable(104) %11, i64 104, i1 false)
  %12 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 1
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 5
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 4
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 7
  store i32 -1, i32* %17, align 4
  %18 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 0, i32 3, i64 0) to i8*), i8** %18, align 8
  ret void
}

define dso_local %struct.ostringstream* @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.ostringstream* noundef returned %0, %struct.ostringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  %5 = load i64, i64* %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2
  %12 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 2
  %13 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1
  %14 = bitcast %struct.ios* %11 to i8*
  %15 = bitcast %struct.ios* %12 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %14, i8* noundef nonnull align 8 dereferenceable(264) %15, i64 264, i1 false)
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %3, %struct.buffer** %16, align 8
  %17 = bitcast %struct.buffer* %3 to i8*
  %18 = bitcast %struct.buffer* %13 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %17, i8* noundef nonnull align 8 dereferenceable(104) %18, i64 104, i1 false)
  %19 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 1
  store i8* null, i8** %19, align 8
  %20 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 5
  store i64 0, i64* %20, align 8
  %21 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 4
  store i64 0, i64* %21, align 8
  %22 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 3
  store i64 0, i64* %22, align 8
  %23 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 2
  store i64 0, i64* %23, align 8
  %24 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 7
  store i32 -1, i32* %24, align 4
  ret %struct.ostringstream* %0
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.ostringstream* noundef %0, %struct.ostringstream* noundef %1) local_unnamed_addr {
  %3 = alloca %struct.ostringstream, align 8
  %4 = bitcast %struct.ostringstream* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 376, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 2
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1
  %7 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2
  %8 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %9 = bitcast %struct.ios* %5 to i8*
  %10 = bitcast %struct.ios* %7 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %9, i8* noundef nonnull align 8 dereferenceable(264) %10, i64 264, i1 false)
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 2, i32 10
  store %struct.buffer* %6, %struct.buffer** %11, align 8
  %12 = bitcast %struct.buffer* %6 to i8*
  %13 = bitcast %struct.buffer* %8 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %12, i8* noundef nonnull align 8 dereferenceable(104) %13, i64 104, i1 false)
  %14 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 7
  store i32 -1, i32* %19, align 4
  %20 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 2
  %21 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1
  %22 = bitcast %struct.ios* %20 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %10, i8* noundef nonnull align 8 dereferenceable(264) %22, i64 264, i1 false)
  %23 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 2, i32 10
  store %struct.buffer* %8, %struct.buffer** %23, align 8
  %24 = bitcast %struct.buffer* %21 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %13, i8* noundef nonnull align 8 dereferenceable(104) %24, i64 104, i1 false)
  %25 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 1
  store i8* null, i8** %25, align 8
  %26 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 5
  store i64 0, i64* %26, align 8
  %27 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 4
  store i64 0, i64* %27, align 8
  %28 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 3
  store i64 0, i64* %28, align 8
  %29 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 2
  store i64 0, i64* %29, align 8
  %30 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 7
  store i32 -1, i32* %30, align 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %22, i8* noundef nonnull align 8 dereferenceable(264) %9, i64 264, i1 false)
  %31 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 2, i32 10
  store %struct.buffer* %21, %struct.buffer** %31, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %24, i8* noundef nonnull align 8 dereferenceable(104) %12, i64 104, i1 false)
  %32 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1, i32 1
  store i8* null, i8** %32, align 8
  %33 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1, i32 5
  store i64 0, i64* %33, align 8
  %34 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1, i32 4
  store i64 0, i64* %34, align 8
  %35 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1, i32 3
  store i64 0, i64* %35, align 8
  %36 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1, i32 2
  store i64 0, i64* %36, align 8
  %37 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %3, i64 0, i32 1, i32 7
  store i32 -1, i32* %37, align 4
  call void @llvm.lifetime.end.p0i8(i64 376, i8* nonnull %4)
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.ostringstream* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 3
  %3 = load i64, i64* %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 1
  %7 = load i8*, i8** %6, align 8
  call void @_ZdlPv(i8* noundef %7)
  br label %8

8:
  ret void
}

define dso_local void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.ostringstream* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  ret void
}

define internal fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* nocapture noundef readonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %4 = bitcast %union.anon* %3 to i8*
  %5 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %3, %union.anon** %5, align 8
  %6 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 0, i64* %6, align 8
  store i8 0, i8* %4, align 8
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8
  %13 = icmp eq i8* %12, %4
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr %union.anon, %union.anon* %3, i64 0, i32 0
  %16 = load i64, i64* %15, align 8
  br label %17

17:
  %18 = phi i64 [ %16, %14 ], [ 15, %2 ]
  %19 = icmp ult i64 %18, %10
  br i1 %19, label %20, label %32

20:
  %21 = add i64 %10, 1
  %22 = call i8* @_Znwm(i64 noundef %21)
  %23 = load i8*, i8** %11, align 8
  %24 = load i64, i64* %6, align 8
  %25 = add i64 %24, 1
  %26 = call i8* @memcpy(i8* noundef %22, i8* noundef %23, i64 noundef %25)
  %27 = load i8*, i8** %11, align 8
  %28 = icmp eq i8* %27, %4
  br i1 %28, label %30, label %29

29:
  call void @_ZdlPv(i8* noundef %27)
  br label %30

30:
  store i8* %22, i8** %11, align 8
  %31 = getelementptr %union.anon, %union.anon* %3, i64 0, i32 0
  store i64 %10, i64* %31, align 8
  br label %32

32:
  %33 = load i8*, i8** %11, align 8
  %34 = call i8* @memcpy(i8* noundef %33, i8* noundef %8, i64 noundef %10)
  store i64 %10, i64* %6, align 8
  %35 = load i8*, i8** %11, align 8
  %36 = getelementptr inbounds i8, i8* %35, i64 %10
  store i8 0, i8* %36, align 1
  ret void
}

define dso_local void @_ZNKRSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.ostringstream* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  ret void
}

define dso_local void @_ZNOSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.ostringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %1, i64 0, i32 1, i32 2
  store i64 0, i64* %6, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.ostringstream* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %3, i8* noundef %8, i64 noundef %10)
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 6
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  store i64 0, i64* %4, align 8
  br label %16

16:
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(%struct.ostringstream* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  %4 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %3, i8* noundef %8, i64 noundef %10)
  %11 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1, i32 6
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  store i64 0, i64* %4, align 8
  br label %16

16:
  ret void
}

define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(%struct.ostringstream* noundef readnone %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ostringstream, %struct.ostringstream* %0, i64 0, i32 1
  ret %struct.buffer* %2
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.istringstream* noundef %0, %struct.string* noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %5 = or i32 %2, 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %6, align 8
  %7 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 1
  store i64 6, i64* %7, align 8
  %8 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 3
  store i32 4098, i32* %9, align 8
  %10 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 5
  store i32 0, i32* %10, align 8
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 4
  store i32 0, i32* %11, align 4
  %12 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 7
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 8
  store i8 32, i8* %13, align 8
  %14 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %4, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  store i8* null, i8** %15, align 8
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %19, align 8
  %20 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 6
  store i32 %5, i32* %20, align 8
  %21 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 7
  store i32 -1, i32* %21, align 4
  %22 = icmp eq %struct.string* %1, null
  br i1 %22, label %32, label %23

23:
  store i64 0, i64* %16, align 8
  store i64 0, i64* %17, align 8
  store i64 0, i64* %19, align 8
  %24 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8
  %26 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %27 = load i64, i64* %26, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %4, i8* noundef %25, i64 noundef %27)
  %28 = load i32, i32* %20, align 8
  %29 = and i32 %28, 3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:
  store i64 0, i64* %16, align 8
  br label %32

32:
  %33 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 1, i32 3, i64 0) to i8*), i8** %33, align 8
  %34 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 1
  store i64 0, i64* %34, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.istringstream* noundef %0, %struct.string* noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %5 = or i32 %2, 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %6, align 8
  %7 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 1
  store i64 6, i64* %7, align 8
  %8 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %8, align 8
  %9 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 3
  store i32 4098, i32* %9, align 8
  %10 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 5
  store i32 0, i32* %10, align 8
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 4
  store i32 0, i32* %11, align 4
  %12 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 7
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 8
  store i8 32, i8* %13, align 8
  %14 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %4, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  store i8* null, i8** %15, align 8
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %19, align 8
  %20 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 6
  store i32 %5, i32* %20, align 8
  %21 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 7
  store i32 -1, i32* %21, align 4
  %22 = icmp eq %struct.string* %1, null
  br i1 %22, label %32, label %23

23:
  store i64 0, i64* %16, align 8
  store i64 0, i64* %17, align 8
  store i64 0, i64* %19, align 8
  %24 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %25 = load i8*, i8** %24, align 8
  %26 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %27 = load i64, i64* %26, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %4, i8* noundef %25, i64 noundef %27)
  %28 = load i32, i32* %20, align 8
  %29 = and i32 %28, 3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:
  store i64 0, i64* %16, align 8
  br label %32

32:
  %33 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 1, i32 3, i64 0) to i8*), i8** %33, align 8
  %34 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 1
  store i64 0, i64* %34, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(%struct.istringstream* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %4 = or i32 %1, 8
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %5, align 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 1
  store i64 6, i64* %6, align 8
  %7 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 3
  store i32 4098, i32* %8, align 8
  %9 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 5
  store i32 0, i32* %9, align 8
  %10 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 4
  store i32 0, i32* %10, align 4
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 7
  store i8* null, i8** %11, align 8
  %12 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 8
  store i8 32, i8* %12, align 8
  %13 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %3, %struct.buffer** %13, align 8
  %14 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 6
  store i32 %4, i32* %19, align 8
  %20 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 7
  store i32 -1, i32* %20, align 4
  %21 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 1, i32 3, i64 0) to i8*), i8** %21, align 8
  %22 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 1
  store i64 0, i64* %22, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1Ev(%struct.istringstream* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 1
  store i64 6, i64* %4, align 8
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 3
  store i32 4098, i32* %6, align 8
  %7 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 5
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 4
  store i32 0, i32* %8, align 4
  %9 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 7
  store i8* null, i8** %9, align 8
  %10 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 8
  store i8 32, i8* %10, align 8
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %2, %struct.buffer** %11, align 8
  %12 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 6
  store i32 8, i32* %17, align 8
  %18 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 7
  store i32 -1, i32* %18, align 4
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 1, i32 3, i64 0) to i8*), i8** %19, align 8
  %20 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 1
  store i64 0, i64* %20, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(%struct.istringstream* noundef %0, %struct.istringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 3
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2
  %7 = bitcast %struct.ios* %3 to i8*
  %8 = bitcast %struct.ios* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %7, i8* noundef nonnull align 8 dereferenceable(264) %8, i64 264, i1 false)
  %9 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %4, %struct.buffer** %9, align 8
  %10 = bitcast %struct.buffer* %4 to i8*
  %11 = bitcast %struct.buffer* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %10, i8* noundef nonnull align 8 dereferenceable(104) %11, i64 104, i1 false)
  %12 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 1
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 5
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 4
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 7
  store i32 -1, i32* %17, align 4
  %18 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 1, i32 3, i64 0) to i8*), i8** %18, align 8
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 1
  store i64 0, i64* %19, align 8
  ret void
}

define dso_local %struct.istringstream* @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.istringstream* noundef returned %0, %struct.istringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  %5 = load i64, i64* %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3
  %12 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 3
  %13 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2
  %14 = bitcast %struct.ios* %11 to i8*
  %15 = bitcast %struct.ios* %12 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %14, i8* noundef nonnull align 8 dereferenceable(264) %15, i64 264, i1 false)
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %3, %struct.buffer** %16, align 8
  %17 = bitcast %struct.buffer* %3 to i8*
  %18 = bitcast %struct.buffer* %13 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %17, i8* noundef nonnull align 8 dereferenceable(104) %18, i64 104, i1 false)
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 1
  store i8* null, i8** %19, align 8
  %20 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 5
  store i64 0, i64* %20, align 8
  %21 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 4
  store i64 0, i64* %21, align 8
  %22 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 3
  store i64 0, i64* %22, align 8
  %23 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 2
  store i64 0, i64* %23, align 8
  %24 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 7
  store i32 -1, i32* %24, align 4
  ret %struct.istringstream* %0
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.istringstream* noundef %0, %struct.istringstream* noundef %1) local_unnamed_addr {
  %3 = alloca %struct.istringstream, align 8
  %4 = bitcast %struct.istringstream* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 384, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 3
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2
  %7 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %9 = bitcast %struct.ios* %5 to i8*
  %10 = bitcast %struct.ios* %7 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %9, i8* noundef nonnull align 8 dereferenceable(264) %10, i64 264, i1 false)
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 3, i32 10
  store %struct.buffer* %6, %struct.buffer** %11, align 8
  %12 = bitcast %struct.buffer* %6 to i8*
  %13 = bitcast %struct.buffer* %8 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %12, i8* noundef nonnull align 8 dereferenceable(104) %13, i64 104, i1 false)
  %14 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 7
  store i32 -1, i32* %19, align 4
  %20 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 3
  %21 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2
  %22 = bitcast %struct.ios* %20 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %10, i8* noundef nonnull align 8 dereferenceable(264) %22, i64 264, i1 false)
  %23 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 3, i32 10
  store %struct.buffer* %8, %struct.buffer** %23, align 8
  %24 = bitcast %struct.buffer* %21 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %13, i8* noundef nonnull align 8 dereferenceable(104) %24, i64 104, i1 false)
  %25 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 1
  store i8* null, i8** %25, align 8
  %26 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 5
  store i64 0, i64* %26, align 8
  %27 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 4
  store i64 0, i64* %27, align 8
  %28 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 3
  store i64 0, i64* %28, align 8
  %29 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 2
  store i64 0, i64* %29, align 8
  %30 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 7
  store i32 -1, i32* %30, align 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %22, i8* noundef nonnull align 8 dereferenceable(264) %9, i64 264, i1 false)
  %31 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 3, i32 10
  store %struct.buffer* %21, %struct.buffer** %31, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %24, i8* noundef nonnull align 8 dereferenceable(104) %12, i64 104, i1 false)
  %32 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2, i32 1
  store i8* null, i8** %32, align 8
  %33 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2, i32 5
  store i64 0, i64* %33, align 8
  %34 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2, i32 4
  store i64 0, i64* %34, align 8
  %35 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2, i32 3
  store i64 0, i64* %35, align 8
  %36 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2, i32 2
  store i64 0, i64* %36, align 8
  %37 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %3, i64 0, i32 2, i32 7
  store i32 -1, i32* %37, align 4
  call void @llvm.lifetime.end.p0i8(i64 384, i8* nonnull %4)
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.istringstream* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 3
  %3 = load i64, i64* %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 1
  %7 = load i8*, i8** %6, align 8
  call void @_ZdlPv(i8* noundef %7)
  br label %8

8:
  ret void
}

define dso_local void @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.istringstream* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  ret void
}

define dso_local void @_ZNKRSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.istringstream* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  ret void
}

define dso_local void @_ZNOSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.istringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %1, i64 0, i32 2, i32 2
  store i64 0, i64* %6, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.istringstream* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %3, i8* noundef %8, i64 noundef %10)
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 6
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  store i64 0, i64* %4, align 8
  br label %16

16:
  ret void
}

define dso_local void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(%struct.istringstream* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %3, i8* noundef %8, i64 noundef %10)
  %11 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2, i32 6
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  store i64 0, i64* %4, align 8
  br label %16

16:
  ret void
}

define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(%struct.istringstream* noundef readnone %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.istringstream, %struct.istringstream* %0, i64 0, i32 2
  ret %struct.buffer* %2
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.stringstream* noundef %0, %struct.string* noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 1
  store i64 6, i64* %6, align 8
  %7 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 2
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 3
  store i32 4098, i32* %8, align 8
  %9 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 5
  store i32 0, i32* %9, align 8
  %10 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 4
  store i32 0, i32* %10, align 4
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 7
  store i8* null, i8** %11, align 8
  %12 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 8
  store i8 32, i8* %12, align 8
  %13 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %4, %struct.buffer** %13, align 8
  %14 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 6
  store i32 %2, i32* %19, align 8
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 7
  store i32 -1, i32* %20, align 4
  %21 = icmp eq %struct.string* %1, null
  br i1 %21, label %31, label %22

22:
  store i64 0, i64* %15, align 8
  store i64 0, i64* %16, align 8
  store i64 0, i64* %18, align 8
  %23 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %26 = load i64, i64* %25, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %4, i8* noundef %24, i64 noundef %26)
  %27 = load i32, i32* %19, align 8
  %28 = and i32 %27, 3
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:
  store i64 0, i64* %15, align 8
  br label %31

31:
  %32 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 2, i32 3, i64 0) to i8*), i8** %32, align 8
  %33 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 1
  store i64 0, i64* %33, align 8
  %34 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 2
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 3, i32 3, i64 0) to i8*), i8** %34, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(%struct.stringstream* noundef %0, %struct.string* noundef readonly %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 1
  store i64 6, i64* %6, align 8
  %7 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 2
  store i64 0, i64* %7, align 8
  %8 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 3
  store i32 4098, i32* %8, align 8
  %9 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 5
  store i32 0, i32* %9, align 8
  %10 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 4
  store i32 0, i32* %10, align 4
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 7
  store i8* null, i8** %11, align 8
  %12 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 8
  store i8 32, i8* %12, align 8
  %13 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %4, %struct.buffer** %13, align 8
  %14 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 6
  store i32 %2, i32* %19, align 8
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 7
  store i32 -1, i32* %20, align 4
  %21 = icmp eq %struct.string* %1, null
  br i1 %21, label %31, label %22

22:
  store i64 0, i64* %15, align 8
  store i64 0, i64* %16, align 8
  store i64 0, i64* %18, align 8
  %23 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %26 = load i64, i64* %25, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %4, i8* noundef %24, i64 noundef %26)
  %27 = load i32, i32* %19, align 8
  %28 = and i32 %27, 3
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:
  store i64 0, i64* %15, align 8
  br label %31

31:
  %32 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 2, i32 3, i64 0) to i8*), i8** %32, align 8
  %33 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 1
  store i64 0, i64* %33, align 8
  %34 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 2
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 3, i32 3, i64 0) to i8*), i8** %34, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1ESt13_Ios_Openmode(%struct.stringstream* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %4, align 8
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 1
  store i64 6, i64* %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 3
  store i32 4098, i32* %7, align 8
  %8 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 5
  store i32 0, i32* %8, align 8
  %9 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 4
  store i32 0, i32* %9, align 4
  %10 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 7
  store i8* null, i8** %10, align 8
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 8
  store i8 32, i8* %11, align 8
  %12 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %3, %struct.buffer** %12, align 8
  %13 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  store i8* null, i8** %13, align 8
  %14 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 6
  store i32 %1, i32* %18, align 8
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 7
  store i32 -1, i32* %19, align 4
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 2, i32 3, i64 0) to i8*), i8** %20, align 8
  %21 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 1
  store i64 0, i64* %21, align 8
  %22 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 2
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 3, i32 3, i64 0) to i8*), i8** %22, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1Ev(%struct.stringstream* noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 6, i32 3, i64 0) to i8*), i8** %3, align 8
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 1
  store i64 6, i64* %4, align 8
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 2
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 3
  store i32 4098, i32* %6, align 8
  %7 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 5
  store i32 0, i32* %7, align 8
  %8 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 4
  store i32 0, i32* %8, align 4
  %9 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 7
  store i8* null, i8** %9, align 8
  %10 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 8
  store i8 32, i8* %10, align 8
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %2, %struct.buffer** %11, align 8
  %12 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 6
  store i32 24, i32* %17, align 8
  %18 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 7
  store i32 -1, i32* %18, align 4
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 2, i32 3, i64 0) to i8*), i8** %19, align 8
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 1
  store i64 0, i64* %20, align 8
  %21 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 2
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 3, i32 3, i64 0) to i8*), i8** %21, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEC1EOS4_(%struct.stringstream* noundef %0, %struct.stringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 4
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3
  %7 = bitcast %struct.ios* %3 to i8*
  %8 = bitcast %struct.ios* %5 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %7, i8* noundef nonnull align 8 dereferenceable(264) %8, i64 264, i1 false)
  %9 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %4, %struct.buffer** %9, align 8
  %10 = bitcast %struct.buffer* %4 to i8*
  %11 = bitcast %struct.buffer* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %10, i8* noundef nonnull align 8 dereferenceable(104) %11, i64 104, i1 false)
  %12 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 1
  store i8* null, i8** %12, align 8
  %13 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 5
  store i64 0, i64* %13, align 8
  %14 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 4
  store i64 0, i64* %14, align 8
  %15 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 3
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 2
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 7
  store i32 -1, i32* %17, align 4
  %18 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 2, i32 3, i64 0) to i8*), i8** %18, align 8
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 1
  store i64 0, i64* %19, align 8
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 2
  store i8* bitcast (i8** getelementptr inbounds ([7 x %struct.table], [7 x %struct.table]* @tables, i64 0, i64 3, i32 3, i64 0) to i8*), i8** %20, align 8
  ret void
}

define dso_local %struct.stringstream* @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEaSEOS4_(%struct.stringstream* noundef returned %0, %struct.stringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  %5 = load i64, i64* %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:
  %8 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4
  %12 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 4
  %13 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3
  %14 = bitcast %struct.ios* %11 to i8*
  %15 = bitcast %struct.ios* %12 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %14, i8* noundef nonnull align 8 dereferenceable(264) %15, i64 264, i1 false)
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %3, %struct.buffer** %16, align 8
  %17 = bitcast %struct.buffer* %3 to i8*
  %18 = bitcast %struct.buffer* %13 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %17, i8* noundef nonnull align 8 dereferenceable(104) %18, i64 104, i1 false)
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 1
  store i8* null, i8** %19, align 8
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 5
  store i64 0, i64* %20, align 8
  %21 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 4
  store i64 0, i64* %21, align 8
  %22 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 3
  store i64 0, i64* %22, align 8
  %23 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 2
  store i64 0, i64* %23, align 8
  %24 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 7
  store i32 -1, i32* %24, align 4
  ret %struct.stringstream* %0
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE4swapERS4_(%struct.stringstream* noundef %0, %struct.stringstream* noundef %1) local_unnamed_addr {
  %3 = alloca %struct.stringstream, align 8
  %4 = bitcast %struct.stringstream* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 392, i8* nonnull %4)
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 4
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3
  %7 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %9 = bitcast %struct.ios* %5 to i8*
  %10 = bitcast %struct.ios* %7 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %9, i8* noundef nonnull align 8 dereferenceable(264) %10, i64 264, i1 false)
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 4, i32 10
  store %struct.buffer* %6, %struct.buffer** %11, align 8
  %12 = bitcast %struct.buffer* %6 to i8*
  %13 = bitcast %struct.buffer* %8 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %12, i8* noundef nonnull align 8 dereferenceable(104) %13, i64 104, i1 false)
  %14 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  store i8* null, i8** %14, align 8
  %15 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %15, align 8
  %16 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %16, align 8
  %17 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  store i64 0, i64* %17, align 8
  %18 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %18, align 8
  %19 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 7
  store i32 -1, i32* %19, align 4
  %20 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 4
  %21 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3
  %22 = bitcast %struct.ios* %20 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %10, i8* noundef nonnull align 8 dereferenceable(264) %22, i64 264, i1 false)
  %23 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 4, i32 10
  store %struct.buffer* %8, %struct.buffer** %23, align 8
  %24 = bitcast %struct.buffer* %21 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %13, i8* noundef nonnull align 8 dereferenceable(104) %24, i64 104, i1 false)
  %25 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 1
  store i8* null, i8** %25, align 8
  %26 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 5
  store i64 0, i64* %26, align 8
  %27 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 4
  store i64 0, i64* %27, align 8
  %28 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 3
  store i64 0, i64* %28, align 8
  %29 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 2
  store i64 0, i64* %29, align 8
  %30 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 7
  store i32 -1, i32* %30, align 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(264) %22, i8* noundef nonnull align 8 dereferenceable(264) %9, i64 264, i1 false)
  %31 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 4, i32 10
  store %struct.buffer* %21, %struct.buffer** %31, align 8
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(104) %24, i8* noundef nonnull align 8 dereferenceable(104) %12, i64 104, i1 false)
  %32 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3, i32 1
  store i8* null, i8** %32, align 8
  %33 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3, i32 5
  store i64 0, i64* %33, align 8
  %34 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3, i32 4
  store i64 0, i64* %34, align 8
  %35 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3, i32 3
  store i64 0, i64* %35, align 8
  %36 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3, i32 2
  store i64 0, i64* %36, align 8
  %37 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %3, i64 0, i32 3, i32 7
  store i32 -1, i32* %37, align 4
  call void @llvm.lifetime.end.p0i8(i64 392, i8* nonnull %4)
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEED1Ev(%struct.stringstream* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 3
  %3 = load i64, i64* %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 1
  %7 = load i8*, i8** %6, align 8
  call void @_ZdlPv(i8* noundef %7)
  br label %8

8:
  ret void
}

define dso_local void @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.stringstream* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  ret void
}

define dso_local void @_ZNKRSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.stringstream* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  ret void
}

define dso_local void @_ZNOSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEv(%struct.string* noundef %0, %struct.stringstream* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3
  call fastcc void @get_text(%struct.string* noundef %0, %struct.buffer* noundef nonnull %3)
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %1, i64 0, i32 3, i32 2
  store i64 0, i64* %6, align 8
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strERKNS_12basic_stringIcS2_S3_EE(%struct.stringstream* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %3, i8* noundef %8, i64 noundef %10)
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 6
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  store i64 0, i64* %4, align 8
  br label %16

16:
  ret void
}

define dso_local void @_ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE3strEONS_12basic_stringIcS2_S3_EE(%struct.stringstream* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  %4 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 5
  store i64 0, i64* %4, align 8
  %5 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 4
  store i64 0, i64* %5, align 8
  %6 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 2
  store i64 0, i64* %6, align 8
  %7 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8
  %9 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 1
  %10 = load i64, i64* %9, align 8
  call void @mazurka_stream_put(%struct.buffer* noundef nonnull %3, i8* noundef %8, i64 noundef %10)
  %11 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3, i32 6
  %12 = load i32, i32* %11, align 8
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  store i64 0, i64* %4, align 8
  br label %16

16:
  ret void
}

define dso_local nonnull %struct.buffer* @_ZNKSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE5rdbufEv(%struct.stringstream* noundef readnone %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.stringstream, %struct.stringstream* %0, i64 0, i32 3
  ret %struct.buffer* %2
}

define internal void @destroy_ostringstream(i8* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 32
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  ret void
}

define internal void @delete_ostringstream(i8* noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 32
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  call void @_ZdlPv(i8* noundef %0)
  ret void
}

define internal void @destroy_istringstream(i8* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 40
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 24
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  ret void
}

define internal void @delete_istringstream(i8* noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 40
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 24
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  call void @_ZdlPv(i8* noundef %0)
  ret void
}

define internal void @destroy_stringstream(i8* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 48
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 32
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  ret void
}

define internal void @delete_stringstream(i8* noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 48
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 32
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  call void @_ZdlPv(i8* noundef %0)
  ret void
}

define internal void @from_ostream(i8* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 32
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  ret void
}

define internal void @delete_from_ostream(i8* noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 32
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %0, i64 16
  %8 = bitcast i8* %7 to i8**
  %9 = load i8*, i8** %8, align 8
  call void @_ZdlPv(i8* noundef %9)
  br label %10

10:
  %11 = getelementptr inbounds i8, i8* %0, i64 -16
  call void @_ZdlPv(i8* noundef nonnull %11)
  ret void
}

define internal void @other(i8* nocapture noundef readnone %0) {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([61 x i8], [61 x i8]* @.str, i64 0, i64 0))
  unreachable
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)


