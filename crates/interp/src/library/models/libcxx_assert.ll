target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.assertion = type { i8*, i32, i8*, i8* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@_ZNSt3__123__libcpp_debug_functionE = dso_local local_unnamed_addr global void (%struct.assertion*)* @fail, align 8
@.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

define internal void @fail(%struct.assertion* nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.assertion, %struct.assertion* %0, i64 0, i32 0
  %3 = load i8*, i8** %2, align 8
  %4 = getelementptr inbounds %struct.assertion, %struct.assertion* %0, i64 0, i32 1
  %5 = load i32, i32* %4, align 8
  %6 = getelementptr inbounds %struct.assertion, %struct.assertion* %0, i64 0, i32 2
  %7 = load i8*, i8** %6, align 8
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef %3, i32 noundef %5, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i8* noundef %7)
  unreachable
}

define dso_local void @_ZNSt3__122__libcpp_verbose_abortEPKcz(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [512 x i8], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = getelementptr inbounds [512 x i8], [512 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %6)
  %7 = call i32 @vsnprintf(i8* noundef nonnull %6, i64 noundef 512, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %5)
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i32 noundef 0, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %6)
  unreachable
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

define dso_local void @_ZNSt3__126__libcpp_assertion_handlerEPKcz(i8* noundef %0, ...) local_unnamed_addr {
  %2 = alloca [512 x i8], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = getelementptr inbounds [512 x i8], [512 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 512, i8* nonnull %6)
  %7 = call i32 @vsnprintf(i8* noundef nonnull %6, i64 noundef 512, i8* noundef %0, %struct.__va_list_tag* noundef nonnull %5)
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i32 noundef 0, i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %6)
  unreachable
}

declare dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef, i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr

declare dso_local i32 @vsnprintf(i8* noundef, i64 noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr


