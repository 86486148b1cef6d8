target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.category = type { %struct.category_table* }
%struct.category_table = type { {}*, {}*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* }
%struct.code = type { i32, %struct.category* }
%struct.string = type { %union.anon }
%union.anon = type { %struct.anon }
%struct.anon = type { i64, i64, i8* }
%struct.error = type { i8*, i8*, %struct.code }
%struct.anon.0 = type { i8, [23 x i8] }

@generic = internal constant %struct.category { %struct.category_table* bitcast ({ void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* }* @generic_table to %struct.category_table*) }, align 8
@system = internal constant %struct.category { %struct.category_table* bitcast ({ void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* }* @system_table to %struct.category_table*) }, align 8
@future = internal constant %struct.category { %struct.category_table* bitcast ({ void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* }* @future_table to %struct.category_table*) }, align 8
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@_ZTINSt3__112system_errorE = external dso_local constant i8*, align 8
@_ZTVNSt3__112future_errorE = external dso_local constant [0 x i8*], align 8
@_ZTINSt3__112future_errorE = external dso_local constant i8*, align 8
@generic_table = internal constant { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* } { void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev, void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev, i8* (%struct.category*)* @generic_name, { i32, %struct.category* } (%struct.category*, i32)* @_ZNKSt3__114error_category23default_error_conditionEi, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi, void (%struct.string*, %struct.category*, i32)* @error_message }, align 8
@.str.2 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@system_table = internal constant { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* } { void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev, void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev, i8* (%struct.category*)* @system_name, { i32, %struct.category* } (%struct.category*, i32)* @system_condition, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi, void (%struct.string*, %struct.category*, i32)* @error_message }, align 8
@.str.4 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@future_table = internal constant { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)*, void (%struct.string*, %struct.category*, i32)* } { void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev, void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev, i8* (%struct.category*)* @future_name, { i32, %struct.category* } (%struct.category*, i32)* @_ZNKSt3__114error_category23default_error_conditionEi, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi, void (%struct.string*, %struct.category*, i32)* @future_message }, align 8
@.str.6 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@.str.7 = private unnamed_addr constant [3 x i8] c": \00", align 1
@_ZTVNSt3__112system_errorE = external dso_local constant [0 x i8*], align 8
@.str.8 = private unnamed_addr constant [73 x i8] c"The future has already been retrieved from the promise or packaged_task.\00", align 1
@.str.9 = private unnamed_addr constant [47 x i8] c"The state of the promise has already been set.\00", align 1
@.str.10 = private unnamed_addr constant [66 x i8] c"Operation not permitted on an object without an associated state.\00", align 1
@.str.11 = private unnamed_addr constant [89 x i8] c"The associated promise has been destructed prior to the associated state becoming ready.\00", align 1
@.str.12 = private unnamed_addr constant [31 x i8] c"unspecified future_errc value\0A\00", align 1
@switch.table.future_message = private unnamed_addr constant [4 x i8*] [i8* getelementptr inbounds ([73 x i8], [73 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([66 x i8], [66 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([89 x i8], [89 x i8]* @.str.11, i64 0, i64 0)], align 8

@_ZNSt3__114error_categoryD1Ev = dso_local alias void (%struct.category*), void (%struct.category*)* @_ZNSt3__114error_categoryD2Ev
@_ZNSt3__112system_errorC2ENS_10error_codeE = dso_local alias void (%struct.error*, i32, %struct.category*), void (%struct.error*, i32, %struct.category*)* @_ZNSt3__112system_errorC1ENS_10error_codeE
@_ZNSt3__112system_errorC2ENS_10error_codeEPKc = dso_local alias void (%struct.error*, i32, %struct.category*, i8*), void (%struct.error*, i32, %struct.category*, i8*)* @_ZNSt3__112system_errorC1ENS_10error_codeEPKc
@_ZNSt3__112system_errorC2ENS_10error_codeERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE = dso_local alias void (%struct.error*, i32, %struct.category*, %struct.string*), void (%struct.error*, i32, %struct.category*, %struct.string*)* @_ZNSt3__112system_errorC1ENS_10error_codeERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE
@_ZNSt3__112system_errorC2EiRKNS_14error_categoryE = dso_local alias void (%struct.error*, i32, %struct.category*), void (%struct.error*, i32, %struct.category*)* @_ZNSt3__112system_errorC1EiRKNS_14error_categoryE
@_ZNSt3__112system_errorC2EiRKNS_14error_categoryEPKc = dso_local alias void (%struct.error*, i32, %struct.category*, i8*), void (%struct.error*, i32, %struct.category*, i8*)* @_ZNSt3__112system_errorC1EiRKNS_14error_categoryEPKc
@_ZNSt3__112system_errorC2EiRKNS_14error_categoryERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE = dso_local alias void (%struct.error*, i32, %struct.category*, %struct.string*), void (%struct.error*, i32, %struct.category*, %struct.string*)* @_ZNSt3__112system_errorC1EiRKNS_14error_categoryERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE
@_ZNSt3__112future_errorC2ENS_10error_codeE = dso_local alias void (%struct.error*, i32, %struct.category*), void (%struct.error*, i32, %struct.category*)* @_ZNSt3__112future_errorC1ENS_10error_codeE

define dso_local void @mazurka_libcxx_string(%struct.string* noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = call i64 @strlen(i8* noundef %1)
  %4 = icmp ult i64 %3, 23
  br i1 %4, label %5, label %11

5:
  %6 = bitcast %struct.string* %0 to %struct.anon.0*
  %7 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %6, i64 0, i32 1, i64 0
  %8 = trunc i64 %3 to i8
  %9 = shl i8 %8, 1
  %10 = bitcast %struct.string* %0 to i8*
  store i8 %9, i8* %10, align 8
  br label %19

11:
  %12 = add i64 %3, 16
  %13 = and i64 %12, -16
  %14 = call i8* @_Znwm(i64 noundef %13)
  %15 = or i64 %13, 1
  %16 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 0
  store i64 %15, i64* %16, align 8
  %17 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 1
  store i64 %3, i64* %17, align 8
  %18 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 2
  store i8* %14, i8** %18, align 8
  br label %19

19:
  %20 = phi i8* [ %7, %5 ], [ %14, %11 ]
  %21 = add i64 %3, 1
  %22 = call i8* @memcpy(i8* noundef %20, i8* noundef %1, i64 noundef %21)
  ret void
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr

declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare dso_local i8* @memcpy(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr

define dso_local i8* @mazurka_libcxx_text(%struct.string* noundef readonly %0) local_unnamed_addr {
  %2 = bitcast %struct.string* %0 to i8*
  %3 = load i8, i8* %2, align 8
  %4 = and i8 %3, 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %9, label %6

6:
  %7 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 2
  %8 = load i8*, i8** %7, align 8
  br label %12

9:
  %10 = bitcast %struct.string* %0 to %struct.anon.0*
  %11 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %10, i64 0, i32 1, i64 0
  br label %12

12:
  %13 = phi i8* [ %8, %6 ], [ %11, %9 ]
  ret i8* %13
}

define dso_local void @_ZNSt3__114error_categoryD2Ev(%struct.category* nocapture %0) {
  ret void
}

define dso_local { i32, %struct.category* } @_ZNKSt3__114error_category23default_error_conditionEi(%struct.category* noundef %0, i32 noundef %1) {
  %3 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %4 = insertvalue { i32, %struct.category* } %3, %struct.category* %0, 1
  ret { i32, %struct.category* } %4
}

define dso_local zeroext i1 @_ZNKSt3__114error_category10equivalentEiRKNS_15error_conditionE(%struct.category* noundef %0, i32 noundef %1, %struct.code* nocapture noundef readonly %2) {
  %4 = getelementptr inbounds %struct.category, %struct.category* %0, i64 0, i32 0
  %5 = load %struct.category_table*, %struct.category_table** %4, align 8
  %6 = getelementptr inbounds %struct.category_table, %struct.category_table* %5, i64 0, i32 3
  %7 = load { i32, %struct.category* } (%struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)** %6, align 8
  %8 = call { i32, %struct.category* } %7(%struct.category* noundef %0, i32 noundef %1)
  %9 = extractvalue { i32, %struct.category* } %8, 0
  %10 = getelementptr inbounds %struct.code, %struct.code* %2, i64 0, i32 0
  %11 = load i32, i32* %10, align 8
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %13, label %18

13:
  %14 = extractvalue { i32, %struct.category* } %8, 1
  %15 = getelementptr inbounds %struct.code, %struct.code* %2, i64 0, i32 1
  %16 = load %struct.category*, %struct.category** %15, align 8
  %17 = icmp eq %struct.category* %14, %16
  br label %18

18:
  %19 = phi i1 [ false, %3 ], [ %17, %13 ]
  ret i1 %19
}

define dso_local zeroext i1 @_ZNKSt3__114error_category10equivalentERKNS_10error_codeEi(%struct.category* noundef readnone %0, %struct.code* nocapture noundef readonly %1, i32 noundef %2) {
  %4 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 1
  %5 = load %struct.category*, %struct.category** %4, align 8
  %6 = icmp eq %struct.category* %5, %0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = icmp eq i32 %9, %2
  br label %11

11:
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  ret i1 %12
}

define dso_local nonnull %struct.category* @_ZNSt3__116generic_categoryEv() local_unnamed_addr {
  ret %struct.category* @generic
}

define dso_local nonnull %struct.category* @_ZNSt3__115system_categoryEv() local_unnamed_addr {
  ret %struct.category* @system
}

define dso_local nonnull %struct.category* @_ZNSt3__115future_categoryEv() local_unnamed_addr {
  ret %struct.category* @future
}

define dso_local void @_ZNKSt3__110error_code7messageEv(%struct.string* noundef %0, %struct.code* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 1
  %4 = load %struct.category*, %struct.category** %3, align 8
  %5 = getelementptr inbounds %struct.category, %struct.category* %4, i64 0, i32 0
  %6 = load %struct.category_table*, %struct.category_table** %5, align 8
  %7 = getelementptr inbounds %struct.category_table, %struct.category_table* %6, i64 0, i32 6
  %8 = load void (%struct.string*, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)** %7, align 8
  %9 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 0
  %10 = load i32, i32* %9, align 8
  call void %8(%struct.string* noundef %0, %struct.category* noundef %4, i32 noundef %10)
  ret void
}

define dso_local void @_ZNKSt3__115error_condition7messageEv(%struct.string* noundef %0, %struct.code* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 1
  %4 = load %struct.category*, %struct.category** %3, align 8
  %5 = getelementptr inbounds %struct.category, %struct.category* %4, i64 0, i32 0
  %6 = load %struct.category_table*, %struct.category_table** %5, align 8
  %7 = getelementptr inbounds %struct.category_table, %struct.category_table* %6, i64 0, i32 6
  %8 = load void (%struct.string*, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)** %7, align 8
  %9 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 0
  %10 = load i32, i32* %9, align 8
  call void %8(%struct.string* noundef %0, %struct.category* noundef %4, i32 noundef %10)
  ret void
}

define dso_local void @_ZNSt3__112system_errorC1ENS_10error_codeE(%struct.error* noundef %0, i32 %1, %struct.category* %2) {
  call fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0))
  ret void
}

define internal fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef %3) unnamed_addr {
  %5 = alloca %struct.string, align 8
  %6 = bitcast %struct.string* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6)
  %7 = getelementptr inbounds %struct.category, %struct.category* %2, i64 0, i32 0
  %8 = load %struct.category_table*, %struct.category_table** %7, align 8
  %9 = getelementptr inbounds %struct.category_table, %struct.category_table* %8, i64 0, i32 6
  %10 = load void (%struct.string*, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)** %9, align 8
  call void %10(%struct.string* noundef nonnull %5, %struct.category* noundef %2, i32 noundef %1)
  %11 = load i8, i8* %6, align 8
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  %14 = getelementptr inbounds %struct.string, %struct.string* %5, i64 0, i32 0, i32 0, i32 2
  %15 = load i8*, i8** %14, align 8
  %16 = bitcast %struct.string* %5 to %struct.anon.0*
  %17 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %16, i64 0, i32 1, i64 0
  %18 = select i1 %13, i8* %17, i8* %15
  %19 = load i8, i8* %3, align 1
  %20 = icmp ne i8 %19, 0
  %21 = icmp ne i32 %1, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %35

23:
  %24 = call i64 @strlen(i8* noundef nonnull %3)
  %25 = call i64 @strlen(i8* noundef %18)
  %26 = add i64 %25, 1
  %27 = add i64 %24, 2
  %28 = add i64 %27, %26
  %29 = call i8* @_Znwm(i64 noundef %28)
  %30 = call i8* @memcpy(i8* noundef %29, i8* noundef nonnull %3, i64 noundef %24)
  %31 = getelementptr inbounds i8, i8* %29, i64 %24
  %32 = call i8* @memcpy(i8* noundef %31, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.7, i64 0, i64 0), i64 noundef 2)
  %33 = getelementptr inbounds i8, i8* %31, i64 2
  %34 = call i8* @memcpy(i8* noundef nonnull %33, i8* noundef %18, i64 noundef %26)
  call void @mazurka.tell(%struct.error* noundef %0, i8* noundef %29)
  call void @_ZdlPv(i8* noundef %29)
  br label %37

35:
  %36 = select i1 %21, i8* %18, i8* %3
  call void @mazurka.tell(%struct.error* noundef %0, i8* noundef %36)
  br label %37

37:
  %38 = load i8, i8* %6, align 8
  %39 = and i8 %38, 1
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %44, label %41

41:
  %42 = getelementptr inbounds %struct.string, %struct.string* %5, i64 0, i32 0, i32 0, i32 2
  %43 = load i8*, i8** %42, align 8
  call void @_ZdlPv(i8* noundef %43)
  br label %44

44:
  %45 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([0 x i8*], [0 x i8*]* @_ZTVNSt3__112system_errorE, i64 0, i64 2) to i8*), i8** %45, align 8
  %46 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 2, i32 0
  store i32 %1, i32* %46, align 8
  %47 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 2, i32 1
  store %struct.category* %2, %struct.category** %47, align 8
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6)
  ret void
}

define dso_local void @_ZNSt3__112system_errorC1ENS_10error_codeEPKc(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef %3) {
  call fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef %3)
  ret void
}

define dso_local void @_ZNSt3__112system_errorC1ENS_10error_codeERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE(%struct.error* noundef %0, i32 %1, %struct.category* %2, %struct.string* noundef %3) {
  %5 = bitcast %struct.string* %3 to i8*
  %6 = load i8, i8* %5, align 8
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0, i32 0, i32 2
  %11 = load i8*, i8** %10, align 8
  br label %15

12:
  %13 = bitcast %struct.string* %3 to %struct.anon.0*
  %14 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %13, i64 0, i32 1, i64 0
  br label %15

15:
  %16 = phi i8* [ %11, %9 ], [ %14, %12 ]
  call fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef %16)
  ret void
}

define dso_local void @_ZNSt3__112system_errorC1EiRKNS_14error_categoryE(%struct.error* noundef %0, i32 noundef %1, %struct.category* noundef %2) {
  call fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0))
  ret void
}

define dso_local void @_ZNSt3__112system_errorC1EiRKNS_14error_categoryEPKc(%struct.error* noundef %0, i32 noundef %1, %struct.category* noundef %2, i8* noundef %3) {
  call fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef %3)
  ret void
}

define dso_local void @_ZNSt3__112system_errorC1EiRKNS_14error_categoryERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE(%struct.error* noundef %0, i32 noundef %1, %struct.category* noundef %2, %struct.string* noundef %3) {
  %5 = bitcast %struct.string* %3 to i8*
  %6 = load i8, i8* %5, align 8
  %7 = and i8 %6, 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds %struct.string, %struct.string* %3, i64 0, i32 0, i32 0, i32 2
  %11 = load i8*, i8** %10, align 8
  br label %15

12:
  %13 = bitcast %struct.string* %3 to %struct.anon.0*
  %14 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %13, i64 0, i32 1, i64 0
  br label %15

15:
  %16 = phi i8* [ %11, %9 ], [ %14, %12 ]
  call fastcc void @make(%struct.error* noundef %0, i32 %1, %struct.category* %2, i8* noundef %16)
  ret void
}

define dso_local void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = call i8* @mazurka.__cxa_allocate_exception(i64 noundef 32)
  %4 = bitcast i8* %3 to %struct.error*
  call fastcc void @make(%struct.error* noundef %4, i32 %0, %struct.category* nonnull @system, i8* noundef %1)
  call void @mazurka.__cxa_throw(i8* noundef %3, i8* noundef bitcast (i8** @_ZTINSt3__112system_errorE to i8*), void (i8*)* noundef nonnull @mazurka.nothing_to_destroy)
  unreachable
}

declare dso_local i8* @mazurka.__cxa_allocate_exception(i64 noundef) local_unnamed_addr

declare dso_local void @mazurka.__cxa_throw(i8* noundef, i8* noundef, void (i8*)* noundef) local_unnamed_addr

declare dso_local void @mazurka.nothing_to_destroy(i8* noundef)

define dso_local void @_ZNSt3__112future_errorC1ENS_10error_codeE(%struct.error* noundef %0, i32 %1, %struct.category* %2) {
  %4 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 2, i32 0
  store i32 %1, i32* %4, align 8
  %5 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 2, i32 1
  store %struct.category* %2, %struct.category** %5, align 8
  %6 = add i32 %1, -1
  %7 = icmp ult i32 %6, 4
  br i1 %7, label %8, label %12

8:
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds [4 x i8*], [4 x i8*]* @switch.table.future_message, i64 0, i64 %9
  %11 = load i8*, i8** %10, align 8
  br label %12

12:
  %13 = phi i8* [ %11, %8 ], [ getelementptr inbounds ([31 x i8], [31 x i8]* @.str.12, i64 0, i64 0), %3 ]
  call void @mazurka.tell(%struct.error* noundef %0, i8* noundef %13)
  %14 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8* bitcast (i8** getelementptr inbounds ([0 x i8*], [0 x i8*]* @_ZTVNSt3__112future_errorE, i64 0, i64 2) to i8*), i8** %14, align 8
  ret void
}

declare dso_local void @mazurka.tell(%struct.error* noundef, i8* noundef) local_unnamed_addr

define dso_local i8* @mazurka_libcxx_future_error(i32 noundef %0) local_unnamed_addr {
  %2 = call i8* @mazurka.__cxa_allocate_exception(i64 noundef 32)
  %3 = getelementptr inbounds i8, i8* %2, i64 16
  %4 = bitcast i8* %3 to i32*
  store i32 %0, i32* %4, align 8
  %5 = getelementptr inbounds i8, i8* %2, i64 24
  %6 = bitcast i8* %5 to %struct.category**
  store %struct.category* @future, %struct.category** %6, align 8
  %7 = add i32 %0, -1
  %8 = icmp ult i32 %7, 4
  br i1 %8, label %9, label %13

9:
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds [4 x i8*], [4 x i8*]* @switch.table.future_message, i64 0, i64 %10
  %12 = load i8*, i8** %11, align 8
  br label %13

13:
  %14 = phi i8* [ %12, %9 ], [ getelementptr inbounds ([31 x i8], [31 x i8]* @.str.12, i64 0, i64 0), %1 ]
  %15 = bitcast i8* %2 to %struct.error*
  call void @mazurka.tell(%struct.error* noundef %15, i8* noundef %14)
  %16 = bitcast i8* %2 to i8**
  store i8* bitcast (i8** getelementptr inbounds ([0 x i8*], [0 x i8*]* @_ZTVNSt3__112future_errorE, i64 0, i64 2) to i8*), i8** %16, align 8
  %17 = call i8* @mazurka.__cxa_init_primary_exception(i8* noundef %2, i8* noundef bitcast (i8** @_ZTINSt3__112future_errorE to i8*), void (i8*)* noundef nonnull @mazurka.nothing_to_destroy)
  call void @mazurka.keep(i8* noundef %2)
  ret i8* %2
}

declare dso_local i8* @mazurka.__cxa_init_primary_exception(i8* noundef, i8* noundef, void (i8*)* noundef) local_unnamed_addr

declare dso_local void @mazurka.keep(i8* noundef) local_unnamed_addr

define internal i8* @generic_name(%struct.category* nocapture noundef readnone %0) {
  ret i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0)
}

define internal void @error_message(%struct.string* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) {
  %4 = call i8* @mazurka.error_text(i32 noundef %2)
  %5 = call i64 @strlen(i8* noundef %4)
  %6 = icmp ult i64 %5, 23
  br i1 %6, label %7, label %13

7:
  %8 = bitcast %struct.string* %0 to %struct.anon.0*
  %9 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %8, i64 0, i32 1, i64 0
  %10 = trunc i64 %5 to i8
  %11 = shl i8 %10, 1
  %12 = bitcast %struct.string* %0 to i8*
  store i8 %11, i8* %12, align 8
  br label %21

13:
  %14 = add i64 %5, 16
  %15 = and i64 %14, -16
  %16 = call i8* @_Znwm(i64 noundef %15)
  %17 = or i64 %15, 1
  %18 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 0
  store i64 %17, i64* %18, align 8
  %19 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 1
  store i64 %5, i64* %19, align 8
  %20 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 2
  store i8* %16, i8** %20, align 8
  br label %21

21:
  %22 = phi i8* [ %9, %7 ], [ %16, %13 ]
  %23 = add i64 %5, 1
  %24 = call i8* @memcpy(i8* noundef %22, i8* noundef %4, i64 noundef %23)
  ret void
}

declare dso_local i8* @mazurka.error_text(i32 noundef) local_unnamed_addr

define internal i8* @system_name(%struct.category* nocapture noundef readnone %0) {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0)
}

define internal { i32, %struct.category* } @system_condition(%struct.category* nocapture noundef readnone %0, i32 noundef %1) {
  %3 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %4 = insertvalue { i32, %struct.category* } %3, %struct.category* @generic, 1
  ret { i32, %struct.category* } %4
}

define internal i8* @future_name(%struct.category* nocapture noundef readnone %0) {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)
}

define internal void @future_message(%struct.string* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) {
  %4 = add i32 %2, -1
  %5 = icmp ult i32 %4, 4
  br i1 %5, label %6, label %10

6:
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds [4 x i8*], [4 x i8*]* @switch.table.future_message, i64 0, i64 %7
  %9 = load i8*, i8** %8, align 8
  br label %10

10:
  %11 = phi i8* [ %9, %6 ], [ getelementptr inbounds ([31 x i8], [31 x i8]* @.str.12, i64 0, i64 0), %3 ]
  %12 = call i64 @strlen(i8* noundef %11)
  %13 = icmp ult i64 %12, 23
  br i1 %13, label %14, label %20

14:
  %15 = bitcast %struct.string* %0 to %struct.anon.0*
  %16 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %15, i64 0, i32 1, i64 0
  %17 = trunc i64 %12 to i8
  %18 = shl i8 %17, 1
  %19 = bitcast %struct.string* %0 to i8*
  store i8 %18, i8* %19, align 8
  br label %28

20:
  %21 = add i64 %12, 16
  %22 = and i64 %21, -16
  %23 = call i8* @_Znwm(i64 noundef %22)
  %24 = or i64 %22, 1
  %25 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 0
  store i64 %24, i64* %25, align 8
  %26 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 1
  store i64 %12, i64* %26, align 8
  %27 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 0, i32 0, i32 2
  store i8* %23, i8** %27, align 8
  br label %28

28:
  %29 = phi i8* [ %16, %14 ], [ %23, %20 ]
  %30 = add i64 %12, 1
  %31 = call i8* @memcpy(i8* noundef %29, i8* noundef %11, i64 noundef %30)
  ret void
}

declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr


