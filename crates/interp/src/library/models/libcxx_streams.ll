target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.id = type { i64, i32 }
%struct.facet = type { i8**, i64, i16* }
%struct.buffer = type { %struct.buffer_table*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_table = type { i8*, i8*, i8*, i8*, i8*, i8*, i32 (%struct.buffer*)*, i8*, i8*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.ostream = type { i64*, %struct.ios }
%struct.ios = type { i8**, i32, i64, i64, i32, i32, %struct.buffer*, i8*, [4 x i8*], [6 x i8*], i8*, i32 }
%struct.istream = type { i64*, i64, %struct.ios }
%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.source = type { i8*, i32 (i8*)*, void (i8*)*, i32 }
%struct.digits = type { [128 x i8], i32 }

@_ZTINSt3__18ios_baseE = external dso_local constant i8*, align 8
@_ZTVNSt3__18ios_baseE = dso_local constant [4 x i8*] [i8* null, i8* bitcast (i8** @_ZTINSt3__18ios_baseE to i8*), i8* bitcast (void (%struct.ios*)* @_ZNSt3__18ios_baseD2Ev to i8*), i8* bitcast (void (%struct.ios*)* @_ZNSt3__18ios_baseD2Ev to i8*)], align 16
@.str = private unnamed_addr constant [97 x i8] c"a stream is to throw an exception, which is not modelled\0Alook at the state of the stream instead\00", align 1
@_ZNSt3__16locale7classicEv.locale = internal constant i8* null, align 8
@_ZNSt3__15ctypeIcE2idE = dso_local global %struct.id zeroinitializer, align 8
@_ZNSt3__17num_putIcNS_19ostreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE = dso_local global %struct.id zeroinitializer, align 8
@_ZNSt3__17num_getIcNS_19istreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE = dso_local global %struct.id zeroinitializer, align 8
@put_facet = internal constant %struct.facet { i8** getelementptr inbounds ([11 x i8*], [11 x i8*]* @put_table, i32 0, i32 0), i64 0, i16* null }, align 8
@get_facet = internal constant %struct.facet { i8** getelementptr inbounds ([14 x i8*], [14 x i8*]* @get_table, i32 0, i32 0), i64 0, i16* null }, align 8
@mazurka_private_ctype = internal global %struct.facet { i8** getelementptr inbounds ([11 x i8*], [11 x i8*]* @ctype_table, i32 0, i32 0), i64 0, i16* null }, align 8
@.str.1 = private unnamed_addr constant [92 x i8] c"this facet of a locale is not modelled\0Astreams write and read characters, texts and numbers\00", align 1
@ostream_table = internal constant [3 x i64] [i64 8, i64 0, i64 0], align 16
@mazurka_private_printer = internal global %struct.buffer { %struct.buffer_table* @printing, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null }, align 8
@_ZNSt3__14coutE = dso_local global %struct.ostream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @ostream_table to i8*), i64 24) to i64*), %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVNSt3__18ios_baseE to i8*), i64 16) to i8**), i32 4098, i64 6, i64 0, i32 0, i32 0, %struct.buffer* @mazurka_private_printer, i8* null, [4 x i8*] zeroinitializer, [6 x i8*] zeroinitializer, i8* null, i32 -1 } }, align 8
@_ZNSt3__14cerrE = dso_local local_unnamed_addr global %struct.ostream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @ostream_table to i8*), i64 24) to i64*), %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVNSt3__18ios_baseE to i8*), i64 16) to i8**), i32 12290, i64 6, i64 0, i32 0, i32 0, %struct.buffer* @mazurka_private_printer, i8* null, [4 x i8*] zeroinitializer, [6 x i8*] zeroinitializer, i8* null, i32 -1 } }, align 8
@_ZNSt3__14clogE = dso_local local_unnamed_addr global %struct.ostream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @ostream_table to i8*), i64 24) to i64*), %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVNSt3__18ios_baseE to i8*), i64 16) to i8**), i32 4098, i64 6, i64 0, i32 0, i32 0, %struct.buffer* @mazurka_private_printer, i8* null, [4 x i8*] zeroinitializer, [6 x i8*] zeroinitializer, i8* null, i32 -1 } }, align 8
@istream_table = internal constant [3 x i64] [i64 16, i64 0, i64 0], align 16
@reader = internal global %struct.buffer { %struct.buffer_table* @reading, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i8* null }, align 8
@_ZNSt3__13cinE = dso_local local_unnamed_addr global %struct.istream { i64* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x i64]* @istream_table to i8*), i64 24) to i64*), i64 0, %struct.ios { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([4 x i8*]* @_ZTVNSt3__18ios_baseE to i8*), i64 16) to i8**), i32 4098, i64 6, i64 0, i32 0, i32 0, %struct.buffer* @reader, i8* null, [4 x i8*] zeroinitializer, [6 x i8*] zeroinitializer, i8* bitcast (%struct.ostream* @_ZNSt3__14coutE to i8*), i32 -1 } }, align 8
@put_table = internal constant [11 x i8*] [i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, i1)* @put_bool to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, i64)* @put_long to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, i64)* @put_long to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, i64)* @put_unsigned_long to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, i64)* @put_unsigned_long to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, double)* @put_double to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, x86_fp80)* @put_long_double to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.ios*, i8, i8*)* @put_pointer to i8*)], align 16
@.str.2 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@__const.real_text.format = private unnamed_addr constant [12 x i8] c"%\00\00\00\00\00\00\00\00\00\00\00", align 1
@.str.4 = private unnamed_addr constant [60 x i8] c"a number has more than 5,000 digits\0Aset a smaller precision\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@get_table = internal constant [14 x i8*] [i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i8*)* @get_bool to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i64*)* @get_long to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i64*)* @get_long to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i16*)* @get_ushort to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i32*)* @get_uint to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i64*)* @get_ulong to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, i64*)* @get_ulong to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, float*)* @get_float to i8*), i8* bitcast (%struct.buffer* (%struct.facet*, %struct.buffer*, %struct.buffer*, %struct.ios*, i32*, double*)* @get_double to i8*), i8* bitcast (void ()* @cannot_get to i8*), i8* bitcast (void ()* @cannot_get to i8*)], align 16
@.str.6 = private unnamed_addr constant [3 x i8] c"+-\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"xX\00", align 1
@.str.9 = private unnamed_addr constant [9 x i8] c"01234567\00", align 1
@.str.10 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1
@.str.11 = private unnamed_addr constant [23 x i8] c"0123456789abcdefABCDEF\00", align 1
@.str.12 = private unnamed_addr constant [54 x i8] c"a number has more than 127 digits\0Aread it as a string\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.14 = private unnamed_addr constant [3 x i8] c"eE\00", align 1
@.str.15 = private unnamed_addr constant [83 x i8] c"a stream reads a long double or a pointer, which is not modelled\0Aread another type\00", align 1
@ctype_table = internal constant [11 x i8*] [i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (void (%struct.facet*)* @nothing to i8*), i8* bitcast (i8 (%struct.facet*, i8)* @upper to i8*), i8* bitcast (i8* (%struct.facet*, i8*, i8*)* @upper_all to i8*), i8* bitcast (i8 (%struct.facet*, i8)* @lower to i8*), i8* bitcast (i8* (%struct.facet*, i8*, i8*)* @lower_all to i8*), i8* bitcast (i8 (%struct.facet*, i8)* @widen to i8*), i8* bitcast (i8* (%struct.facet*, i8*, i8*, i8*)* @widen_all to i8*), i8* bitcast (i8 (%struct.facet*, i8, i8)* @narrow to i8*), i8* bitcast (i8* (%struct.facet*, i8*, i8*, i8, i8*)* @narrow_all to i8*)], align 16
@printing = internal constant %struct.buffer_table { i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i32 (%struct.buffer*)* @no_sync, i8* null, i8* null, i32 (%struct.buffer*)* @no_byte, i32 (%struct.buffer*)* @no_byte, i32 (%struct.buffer*, i32)* @not_back, i64 (%struct.buffer*, i8*, i64)* @print, i32 (%struct.buffer*, i32)* @print_byte }, align 8
@stdout = external dso_local local_unnamed_addr global %struct._IO_FILE*, align 8
@reading = internal constant %struct.buffer_table { i8* null, i8* null, i8* null, i8* null, i8* null, i8* null, i32 (%struct.buffer*)* @no_sync, i8* null, i8* bitcast (i64 (%struct.buffer*, i8*, i64)* @read_bytes to i8*), i32 (%struct.buffer*)* @read_ahead, i32 (%struct.buffer*)* @read_byte, i32 (%struct.buffer*, i32)* @read_back, i64 (%struct.buffer*, i8*, i64)* @print, i32 (%struct.buffer*, i32)* @print_byte }, align 8
@stdin = external dso_local local_unnamed_addr global %struct._IO_FILE*, align 8

@_ZNSt3__18ios_baseD1Ev = dso_local alias void (%struct.ios*), void (%struct.ios*)* @_ZNSt3__18ios_baseD2Ev

define dso_local void @_ZNSt3__18ios_baseD2Ev(%struct.ios* nocapture %0) {
  ret void
}

define dso_local void @_ZNSt3__18ios_base4initEPv(%struct.ios* nocapture noundef writeonly %0, %struct.buffer* noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i32 4098, i32* %3, align 8
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 6, i64* %4, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i64 0, i64* %5, align 8
  %6 = icmp eq %struct.buffer* %1, null
  %7 = zext i1 %6 to i32
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 %7, i32* %8, align 8
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 0, i32* %9, align 4
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 6
  store %struct.buffer* %1, %struct.buffer** %10, align 8
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 7
  store i8* null, i8** %11, align 8
  ret void
}

define dso_local void @_ZNSt3__18ios_base5clearEj(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 6
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8
  %5 = icmp eq %struct.buffer* %4, null
  %6 = zext i1 %5 to i32
  %7 = or i32 %6, %1
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 %7, i32* %8, align 8
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %10 = load i32, i32* %9, align 4
  %11 = and i32 %7, %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  unreachable

14:
  ret void
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__18ios_base33__set_badbit_and_consider_rethrowEv(%struct.ios* nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %3 = load i32, i32* %2, align 8
  %4 = or i32 %3, 1
  store i32 %4, i32* %2, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %6 = load i32, i32* %5, align 4
  %7 = and i32 %6, %4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  unreachable

10:
  ret void
}

define dso_local void @_ZNSt3__18ios_base34__set_failbit_and_consider_rethrowEv(%struct.ios* nocapture noundef %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %3 = load i32, i32* %2, align 8
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 6
  %5 = load %struct.buffer*, %struct.buffer** %4, align 8
  %6 = icmp eq %struct.buffer* %5, null
  %7 = zext i1 %6 to i32
  %8 = or i32 %3, %7
  %9 = or i32 %8, 4
  store i32 %9, i32* %2, align 8
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %11 = load i32, i32* %10, align 4
  %12 = and i32 %9, %11
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  unreachable

15:
  ret void
}

define dso_local void @_ZNSt3__18ios_base4moveERS0_(%struct.ios* nocapture noundef writeonly %0, %struct.ios* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 1
  %4 = load i32, i32* %3, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i32 %4, i32* %5, align 8
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 2
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 %7, i64* %8, align 8
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 3
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i64 %10, i64* %11, align 8
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 4
  %13 = load i32, i32* %12, align 8
  %14 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 %13, i32* %14, align 8
  %15 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 5
  %16 = load i32, i32* %15, align 4
  %17 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 %16, i32* %17, align 4
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 6
  store %struct.buffer* null, %struct.buffer** %18, align 8
  %19 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 7
  store i8* null, i8** %19, align 8
  ret void
}

define dso_local void @_ZNSt3__18ios_base4swapERS0_(%struct.ios* nocapture noundef %0, %struct.ios* nocapture noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 6
  %4 = load %struct.buffer*, %struct.buffer** %3, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 6
  %6 = load %struct.buffer*, %struct.buffer** %5, align 8
  %7 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  %8 = load i32, i32* %7, align 8
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %14 = load i32, i32* %13, align 8
  %15 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %16 = load i32, i32* %15, align 4
  %17 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 1
  %18 = load i32, i32* %17, align 8
  store i32 %18, i32* %7, align 8
  %19 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 2
  %20 = load i64, i64* %19, align 8
  store i64 %20, i64* %9, align 8
  %21 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 3
  %22 = load i64, i64* %21, align 8
  store i64 %22, i64* %11, align 8
  %23 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 4
  %24 = load i32, i32* %23, align 8
  store i32 %24, i32* %13, align 8
  %25 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 5
  %26 = load i32, i32* %25, align 4
  store i32 %26, i32* %15, align 4
  store %struct.buffer* null, %struct.buffer** %3, align 8
  %27 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 7
  store i8* null, i8** %27, align 8
  store i32 %8, i32* %17, align 8
  store i64 %10, i64* %19, align 8
  store i64 %12, i64* %21, align 8
  store i32 %14, i32* %23, align 8
  store i32 %16, i32* %25, align 4
  store %struct.buffer* null, %struct.buffer** %5, align 8
  %28 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 7
  store i8* null, i8** %28, align 8
  store %struct.buffer* %4, %struct.buffer** %3, align 8
  store %struct.buffer* %6, %struct.buffer** %5, align 8
  ret void
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local void @_ZNSt3__18ios_base7copyfmtERKS0_(%struct.ios* nocapture noundef writeonly %0, %struct.ios* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 1
  %4 = load i32, i32* %3, align 8
  %5 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 1
  store i32 %4, i32* %5, align 8
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 2
  %7 = load i64, i64* %6, align 8
  %8 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 2
  store i64 %7, i64* %8, align 8
  %9 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 3
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 3
  store i64 %10, i64* %11, align 8
  ret void
}

define dso_local zeroext i1 @_ZNSt3__18ios_base15sync_with_stdioEb(i1 noundef zeroext %0) local_unnamed_addr {
  ret i1 true
}

define dso_local void @_ZNSt3__18ios_base4InitC1Ev(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

define dso_local void @_ZNSt3__18ios_base4InitD1Ev(i8* nocapture noundef %0) local_unnamed_addr {
  ret void
}

define dso_local void @_ZNSt3__16localeC1Ev(i8** nocapture noundef writeonly %0) local_unnamed_addr {
  store i8* null, i8** %0, align 8
  ret void
}

define dso_local void @_ZNSt3__16localeC1ERKS0_(i8** nocapture noundef writeonly %0, i8** nocapture noundef readnone %1) local_unnamed_addr {
  store i8* null, i8** %0, align 8
  ret void
}

define dso_local void @_ZNSt3__16localeD1Ev(i8** nocapture noundef %0) local_unnamed_addr {
  ret void
}

define dso_local i8** @_ZNSt3__16localeaSERKS0_(i8** noundef readnone returned %0, i8** nocapture noundef readnone %1) local_unnamed_addr {
  ret i8** %0
}

define dso_local zeroext i1 @_ZNKSt3__16localeeqERKS0_(i8** nocapture noundef readnone %0, i8** nocapture noundef readnone %1) local_unnamed_addr {
  ret i1 true
}

define dso_local i8* @_ZNSt3__16locale7classicEv() local_unnamed_addr {
  ret i8* bitcast (i8** @_ZNSt3__16locale7classicEv.locale to i8*)
}

define dso_local void @_ZNKSt3__18ios_base6getlocEv(i8** nocapture noundef writeonly %0, %struct.ios* nocapture noundef readnone %1) local_unnamed_addr {
  store i8* null, i8** %0, align 8
  ret void
}

define dso_local nonnull %struct.facet* @_ZNKSt3__16locale9use_facetERNS0_2idE(i8** nocapture noundef readnone %0, %struct.id* noundef readnone %1) local_unnamed_addr {
  %3 = icmp eq %struct.id* %1, @_ZNSt3__17num_putIcNS_19ostreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE
  br i1 %3, label %12, label %4

4:
  %5 = icmp eq %struct.id* %1, @_ZNSt3__17num_getIcNS_19istreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE
  br i1 %5, label %12, label %6

6:
  %7 = icmp eq %struct.id* %1, @_ZNSt3__15ctypeIcE2idE
  br i1 %7, label %8, label %11

8:
  %9 = call i16** @__ctype_b_loc()
  %10 = load i16*, i16** %9, align 8
  store i16* %10, i16** getelementptr inbounds (%struct.facet, %struct.facet* @mazurka_private_ctype, i64 0, i32 2), align 8
  br label %12

11:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([92 x i8], [92 x i8]* @.str.1, i64 0, i64 0))
  unreachable

12:
  %13 = phi %struct.facet* [ @mazurka_private_ctype, %8 ], [ @put_facet, %2 ], [ @get_facet, %4 ]
  ret %struct.facet* %13
}

declare dso_local i16** @__ctype_b_loc() local_unnamed_addr

define dso_local zeroext i1 @_ZNKSt3__16locale9has_facetERNS0_2idE(i8** nocapture noundef readnone %0, %struct.id* noundef readnone %1) local_unnamed_addr {
  %3 = icmp eq %struct.id* %1, @_ZNSt3__17num_putIcNS_19ostreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE
  %4 = icmp eq %struct.id* %1, @_ZNSt3__17num_getIcNS_19istreambuf_iteratorIcNS_11char_traitsIcEEEEE2idE
  %5 = or i1 %3, %4
  %6 = icmp eq %struct.id* %1, @_ZNSt3__15ctypeIcE2idE
  %7 = or i1 %6, %5
  ret i1 %7
}

define internal void @nothing(%struct.facet* nocapture noundef %0) {
  ret void
}

define internal %struct.buffer* @put_bool(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.ios* nocapture noundef %2, i8 noundef signext %3, i1 noundef zeroext %4) {
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %2, i64 0, i32 1
  %7 = load i32, i32* %6, align 8
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = zext i1 %4 to i64
  %12 = call fastcc %struct.buffer* @put_whole(%struct.buffer* noundef %1, %struct.ios* noundef %2, i8 noundef signext %3, i64 noundef %11, i1 noundef zeroext true, i32 noundef %7)
  br label %25

13:
  %14 = select i1 %4, i64 4, i64 5
  %15 = icmp eq %struct.buffer* %1, null
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %18 = load %struct.buffer_table*, %struct.buffer_table** %17, align 8
  %19 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %18, i64 0, i32 12
  %20 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %19, align 8
  %21 = select i1 %4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)
  %22 = call i64 %20(%struct.buffer* noundef nonnull %1, i8* noundef %21, i64 noundef %14)
  %23 = icmp eq i64 %22, %14
  %24 = select i1 %23, %struct.buffer* %1, %struct.buffer* null
  br label %25

25:
  %26 = phi %struct.buffer* [ %12, %10 ], [ null, %13 ], [ %24, %16 ]
  ret %struct.buffer* %26
}

define internal %struct.buffer* @put_long(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.ios* nocapture noundef %2, i8 noundef signext %3, i64 noundef %4) {
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %2, i64 0, i32 1
  %7 = load i32, i32* %6, align 8
  %8 = call fastcc %struct.buffer* @put_whole(%struct.buffer* noundef %1, %struct.ios* noundef %2, i8 noundef signext %3, i64 noundef %4, i1 noundef zeroext true, i32 noundef %7)
  ret %struct.buffer* %8
}

define internal %struct.buffer* @put_unsigned_long(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.ios* nocapture noundef %2, i8 noundef signext %3, i64 noundef %4) {
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %2, i64 0, i32 1
  %7 = load i32, i32* %6, align 8
  %8 = call fastcc %struct.buffer* @put_whole(%struct.buffer* noundef %1, %struct.ios* noundef %2, i8 noundef signext %3, i64 noundef %4, i1 noundef zeroext false, i32 noundef %7)
  ret %struct.buffer* %8
}

define internal %struct.buffer* @put_double(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.ios* nocapture noundef %2, i8 noundef signext %3, double noundef %4) {
  %6 = fpext double %4 to x86_fp80
  %7 = call fastcc %struct.buffer* @put_real(%struct.buffer* noundef %1, %struct.ios* noundef %2, i8 noundef signext %3, x86_fp80 noundef %6, i1 noundef zeroext false)
  ret %struct.buffer* %7
}

define internal %struct.buffer* @put_long_double(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.ios* nocapture noundef %2, i8 noundef signext %3, x86_fp80 noundef %4) {
  %6 = call fastcc %struct.buffer* @put_real(%struct.buffer* noundef %1, %struct.ios* noundef %2, i8 noundef signext %3, x86_fp80 noundef %4, i1 noundef zeroext true)
  ret %struct.buffer* %6
}

define internal %struct.buffer* @put_pointer(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.ios* nocapture noundef %2, i8 noundef signext %3, i8* noundef %4) {
  %6 = alloca i8, align 1
  %7 = icmp eq i8* %4, null
  br i1 %7, label %8, label %53

8:
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6)
  store i8 %3, i8* %6, align 1
  %9 = icmp eq %struct.buffer* %1, null
  br i1 %9, label %51, label %10

10:
  %11 = getelementptr inbounds %struct.ios, %struct.ios* %2, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = getelementptr inbounds %struct.ios, %struct.ios* %2, i64 0, i32 1
  %14 = load i32, i32* %13, align 8
  %15 = and i32 %14, 176
  %16 = icmp eq i32 %15, 32
  %17 = select i1 %16, i64 5, i64 0
  %18 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %19 = load %struct.buffer_table*, %struct.buffer_table** %18, align 8
  %20 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %19, i64 0, i32 12
  %21 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %20, align 8
  %22 = call i64 %21(%struct.buffer* noundef nonnull %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), i64 noundef %17)
  %23 = icmp eq i64 %22, %17
  %24 = icmp sgt i64 %12, 5
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %38

26:
  %27 = add nsw i64 %12, -5
  br label %28

28:
  %29 = phi i64 [ %35, %28 ], [ %27, %26 ]
  %30 = load %struct.buffer_table*, %struct.buffer_table** %18, align 8
  %31 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %30, i64 0, i32 12
  %32 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %31, align 8
  %33 = call i64 %32(%struct.buffer* noundef nonnull %1, i8* noundef nonnull %6, i64 noundef 1)
  %34 = icmp eq i64 %33, 1
  %35 = add nsw i64 %29, -1
  %36 = icmp sgt i64 %29, 1
  %37 = select i1 %34, i1 %36, i1 false
  br i1 %37, label %28, label %38

38:
  %39 = phi i1 [ %23, %10 ], [ %34, %28 ]
  br i1 %39, label %40, label %48

40:
  %41 = load %struct.buffer_table*, %struct.buffer_table** %18, align 8
  %42 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %41, i64 0, i32 12
  %43 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %42, align 8
  %44 = getelementptr inbounds [6 x i8], [6 x i8]* @.str.5, i64 0, i64 %17
  %45 = sub nuw nsw i64 5, %17
  %46 = call i64 %43(%struct.buffer* noundef nonnull %1, i8* noundef nonnull %44, i64 noundef %45)
  %47 = icmp eq i64 %46, %45
  br label %48

48:
  %49 = phi i1 [ %47, %40 ], [ %39, %38 ]
  store i64 0, i64* %11, align 8
  %50 = select i1 %49, %struct.buffer* %1, %struct.buffer* null
  br label %51

51:
  %52 = phi %struct.buffer* [ %50, %48 ], [ null, %8 ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6)
  br label %56

53:
  %54 = ptrtoint i8* %4 to i64
  %55 = call fastcc %struct.buffer* @put_whole(%struct.buffer* noundef %1, %struct.ios* noundef %2, i8 noundef signext %3, i64 noundef %54, i1 noundef zeroext false, i32 noundef 520)
  br label %56

56:
  %57 = phi %struct.buffer* [ %55, %53 ], [ %52, %51 ]
  ret %struct.buffer* %57
}

define internal fastcc %struct.buffer* @put_whole(%struct.buffer* noundef %0, %struct.ios* nocapture noundef %1, i8 noundef signext %2, i64 noundef %3, i1 noundef zeroext %4, i32 noundef %5) unnamed_addr {
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca [32 x i8], align 16
  %10 = getelementptr inbounds [32 x i8], [32 x i8]* %9, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10)
  %11 = and i32 %5, 74
  %12 = bitcast i64* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12)
  store i64 37, i64* %8, align 8
  %13 = getelementptr inbounds i8, i8* %12, i64 1
  switch i32 %11, label %14 [
    i32 64, label %20
    i32 8, label %20
  ]

14:
  %15 = and i32 %5, 2048
  %16 = icmp ne i32 %15, 0
  %17 = and i1 %16, %4
  br i1 %17, label %18, label %20

18:
  %19 = getelementptr inbounds i8, i8* %12, i64 2
  store i8 43, i8* %13, align 1
  br label %20

20:
  %21 = phi i8* [ %19, %18 ], [ %13, %14 ], [ %13, %6 ], [ %13, %6 ]
  switch i32 %11, label %27 [
    i32 64, label %22
    i32 8, label %22
  ]

22:
  %23 = and i32 %5, 512
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:
  %26 = getelementptr inbounds i8, i8* %21, i64 1
  store i8 35, i8* %21, align 1
  br label %27

27:
  %28 = phi i8* [ %21, %20 ], [ %26, %25 ], [ %21, %22 ]
  store i8 108, i8* %28, align 1
  switch i32 %11, label %33 [
    i32 64, label %35
    i32 8, label %29
  ]

29:
  %30 = and i32 %5, 16384
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i8 120, i8 88
  br label %35

33:
  %34 = select i1 %4, i8 100, i8 117
  br label %35

35:
  %36 = phi i8 [ 111, %27 ], [ %32, %29 ], [ %34, %33 ]
  %37 = getelementptr inbounds i8, i8* %28, i64 1
  %38 = getelementptr inbounds i8, i8* %28, i64 2
  store i8 %36, i8* %37, align 1
  store i8 0, i8* %38, align 1
  %39 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %10, i64 noundef 32, i8* noundef nonnull %12, i64 noundef %3)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12)
  %40 = load i8, i8* %10, align 16
  switch i8 %40, label %48 [
    i8 45, label %50
    i8 43, label %50
    i8 48, label %41
  ]

41:
  %42 = getelementptr inbounds [32 x i8], [32 x i8]* %9, i64 0, i64 1
  %43 = load i8, i8* %42, align 1
  %44 = icmp eq i8 %43, 120
  br i1 %44, label %48, label %45

45:
  %46 = icmp eq i8 %43, 88
  %47 = select i1 %46, i64 2, i64 0
  br label %48

48:
  %49 = phi i64 [ 2, %41 ], [ %47, %45 ], [ 0, %35 ]
  br label %50

50:
  %51 = phi i64 [ %49, %48 ], [ 1, %35 ], [ 1, %35 ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %7)
  store i8 %2, i8* %7, align 1
  %52 = icmp eq %struct.buffer* %0, null
  br i1 %52, label %96, label %53

53:
  %54 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 3
  %55 = load i64, i64* %54, align 8
  %56 = sext i32 %39 to i64
  %57 = sub nsw i64 %55, %56
  %58 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 1
  %59 = load i32, i32* %58, align 8
  %60 = and i32 %59, 176
  %61 = icmp eq i32 %60, 32
  %62 = icmp eq i32 %60, 16
  %63 = select i1 %62, i64 %51, i64 0
  %64 = select i1 %61, i64 %56, i64 %63
  %65 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %66 = load %struct.buffer_table*, %struct.buffer_table** %65, align 8
  %67 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %66, i64 0, i32 12
  %68 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %67, align 8
  %69 = call i64 %68(%struct.buffer* noundef nonnull %0, i8* noundef nonnull %10, i64 noundef %64)
  %70 = icmp eq i64 %69, %64
  %71 = icmp sgt i64 %57, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %83

73:
  %74 = phi i64 [ %80, %73 ], [ %57, %53 ]
  %75 = load %struct.buffer_table*, %struct.buffer_table** %65, align 8
  %76 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %75, i64 0, i32 12
  %77 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %76, align 8
  %78 = call i64 %77(%struct.buffer* noundef nonnull %0, i8* noundef nonnull %7, i64 noundef 1)
  %79 = icmp eq i64 %78, 1
  %80 = add nsw i64 %74, -1
  %81 = icmp sgt i64 %74, 1
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %73, label %83

83:
  %84 = phi i1 [ %70, %53 ], [ %79, %73 ]
  br i1 %84, label %85, label %93

85:
  %86 = load %struct.buffer_table*, %struct.buffer_table** %65, align 8
  %87 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %86, i64 0, i32 12
  %88 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %87, align 8
  %89 = getelementptr inbounds [32 x i8], [32 x i8]* %9, i64 0, i64 %64
  %90 = sub nsw i64 %56, %64
  %91 = call i64 %88(%struct.buffer* noundef nonnull %0, i8* noundef nonnull %89, i64 noundef %90)
  %92 = icmp eq i64 %91, %90
  br label %93

93:
  %94 = phi i1 [ %92, %85 ], [ %84, %83 ]
  store i64 0, i64* %54, align 8
  %95 = select i1 %94, %struct.buffer* %0, %struct.buffer* null
  br label %96

96:
  %97 = phi %struct.buffer* [ %95, %93 ], [ null, %50 ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %10)
  ret %struct.buffer* %97
}

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)

declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr

define internal fastcc %struct.buffer* @put_real(%struct.buffer* noundef %0, %struct.ios* nocapture noundef %1, i8 noundef signext %2, x86_fp80 noundef %3, i1 noundef zeroext %4) unnamed_addr {
  %6 = alloca i8, align 1
  %7 = alloca [12 x i8], align 1
  %8 = alloca [5100 x i8], align 16
  %9 = getelementptr inbounds [5100 x i8], [5100 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5100, i8* nonnull %9)
  %10 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 1
  %11 = load i32, i32* %10, align 8
  %12 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 2
  %13 = load i64, i64* %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = and i32 %11, 260
  %16 = getelementptr inbounds [12 x i8], [12 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %16)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(12) %16, i8* noundef nonnull align 1 dereferenceable(12) getelementptr inbounds ([12 x i8], [12 x i8]* @__const.real_text.format, i64 0, i64 0), i64 12, i1 false)
  %17 = getelementptr inbounds [12 x i8], [12 x i8]* %7, i64 0, i64 1
  %18 = and i32 %11, 2048
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %20

20:
  %21 = getelementptr inbounds [12 x i8], [12 x i8]* %7, i64 0, i64 2
  store i8 43, i8* %17, align 1
  br label %22

22:
  %23 = phi i8* [ %21, %20 ], [ %17, %5 ]
  %24 = and i32 %11, 1024
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %28, label %26

26:
  %27 = getelementptr inbounds i8, i8* %23, i64 1
  store i8 35, i8* %23, align 1
  br label %28

28:
  %29 = phi i8* [ %27, %26 ], [ %23, %22 ]
  %30 = icmp eq i32 %15, 260
  br i1 %30, label %34, label %31

31:
  %32 = getelementptr inbounds i8, i8* %29, i64 1
  store i8 46, i8* %29, align 1
  %33 = getelementptr inbounds i8, i8* %29, i64 2
  store i8 42, i8* %32, align 1
  br label %34

34:
  %35 = phi i8* [ %29, %28 ], [ %33, %31 ]
  br i1 %4, label %36, label %38

36:
  %37 = getelementptr inbounds i8, i8* %35, i64 1
  store i8 76, i8* %35, align 1
  br label %38

38:
  %39 = phi i8* [ %37, %36 ], [ %35, %34 ]
  br i1 %30, label %51, label %40

40:
  %41 = icmp eq i32 %15, 4
  %42 = icmp eq i32 %15, 256
  %43 = select i1 %42, i32 101, i32 103
  %44 = select i1 %41, i32 102, i32 %43
  %45 = and i32 %11, 16384
  %46 = icmp eq i32 %45, 0
  %47 = add nuw nsw i32 %44, 224
  %48 = select i1 %46, i32 %44, i32 %47
  %49 = trunc i32 %48 to i8
  %50 = getelementptr inbounds i8, i8* %39, i64 1
  store i8 %49, i8* %39, align 1
  store i8 0, i8* %50, align 1
  br label %58

51:
  %52 = and i32 %11, 16384
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i8 97, i8 65
  %55 = getelementptr inbounds i8, i8* %39, i64 1
  store i8 %54, i8* %39, align 1
  store i8 0, i8* %55, align 1
  br i1 %4, label %56, label %58

56:
  %57 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 5100, i8* noundef nonnull %16, x86_fp80 noundef %3)
  br label %68

58:
  br i1 %30, label %59, label %62

59:
  %60 = fptrunc x86_fp80 %3 to double
  %61 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 5100, i8* noundef nonnull %16, double noundef %60)
  br label %68

62:
  br i1 %4, label %63, label %65

63:
  %64 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 5100, i8* noundef nonnull %16, i32 noundef %14, x86_fp80 noundef %3)
  br label %68

65:
  %66 = fptrunc x86_fp80 %3 to double
  %67 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %9, i64 noundef 5100, i8* noundef nonnull %16, i32 noundef %14, double noundef %66)
  br label %68

68:
  %69 = phi i32 [ %57, %56 ], [ %61, %59 ], [ %64, %63 ], [ %67, %65 ]
  %70 = icmp sgt i32 %69, 5099
  br i1 %70, label %71, label %72

71:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([60 x i8], [60 x i8]* @.str.4, i64 0, i64 0))
  unreachable

72:
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %16)
  %73 = load i8, i8* %9, align 16
  switch i8 %73, label %81 [
    i8 45, label %83
    i8 43, label %83
    i8 48, label %74
  ]

74:
  %75 = getelementptr inbounds [5100 x i8], [5100 x i8]* %8, i64 0, i64 1
  %76 = load i8, i8* %75, align 1
  %77 = icmp eq i8 %76, 120
  br i1 %77, label %81, label %78

78:
  %79 = icmp eq i8 %76, 88
  %80 = select i1 %79, i64 2, i64 0
  br label %81

81:
  %82 = phi i64 [ 2, %74 ], [ %80, %78 ], [ 0, %72 ]
  br label %83

83:
  %84 = phi i64 [ %82, %81 ], [ 1, %72 ], [ 1, %72 ]
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6)
  store i8 %2, i8* %6, align 1
  %85 = icmp eq %struct.buffer* %0, null
  br i1 %85, label %128, label %86

86:
  %87 = getelementptr inbounds %struct.ios, %struct.ios* %1, i64 0, i32 3
  %88 = load i64, i64* %87, align 8
  %89 = sext i32 %69 to i64
  %90 = sub nsw i64 %88, %89
  %91 = load i32, i32* %10, align 8
  %92 = and i32 %91, 176
  %93 = icmp eq i32 %92, 32
  %94 = icmp eq i32 %92, 16
  %95 = select i1 %94, i64 %84, i64 0
  %96 = select i1 %93, i64 %89, i64 %95
  %97 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %98 = load %struct.buffer_table*, %struct.buffer_table** %97, align 8
  %99 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %98, i64 0, i32 12
  %100 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %99, align 8
  %101 = call i64 %100(%struct.buffer* noundef nonnull %0, i8* noundef nonnull %9, i64 noundef %96)
  %102 = icmp eq i64 %101, %96
  %103 = icmp sgt i64 %90, 0
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %105, label %115

105:
  %106 = phi i64 [ %112, %105 ], [ %90, %86 ]
  %107 = load %struct.buffer_table*, %struct.buffer_table** %97, align 8
  %108 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %107, i64 0, i32 12
  %109 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %108, align 8
  %110 = call i64 %109(%struct.buffer* noundef nonnull %0, i8* noundef nonnull %6, i64 noundef 1)
  %111 = icmp eq i64 %110, 1
  %112 = add nsw i64 %106, -1
  %113 = icmp sgt i64 %106, 1
  %114 = select i1 %111, i1 %113, i1 false
  br i1 %114, label %105, label %115

115:
  %116 = phi i1 [ %102, %86 ], [ %111, %105 ]
  br i1 %116, label %117, label %125

117:
  %118 = load %struct.buffer_table*, %struct.buffer_table** %97, align 8
  %119 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %118, i64 0, i32 12
  %120 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %119, align 8
  %121 = getelementptr inbounds [5100 x i8], [5100 x i8]* %8, i64 0, i64 %96
  %122 = sub nsw i64 %89, %96
  %123 = call i64 %120(%struct.buffer* noundef nonnull %0, i8* noundef nonnull %121, i64 noundef %122)
  %124 = icmp eq i64 %123, %122
  br label %125

125:
  %126 = phi i1 [ %124, %117 ], [ %116, %115 ]
  store i64 0, i64* %87, align 8
  %127 = select i1 %126, %struct.buffer* %0, %struct.buffer* null
  br label %128

128:
  %129 = phi %struct.buffer* [ %127, %125 ], [ null, %83 ]
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 5100, i8* nonnull %9)
  ret %struct.buffer* %129
}

define internal %struct.buffer* @get_bool(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, i8* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = icmp eq %struct.buffer* %1, null
  br i1 %8, label %9, label %12

9:
  %10 = load i32, i32* %4, align 4
  %11 = or i32 %10, 6
  store i32 %11, i32* %4, align 4
  br label %136

12:
  %13 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13)
  %14 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %19 = load i32, i32* %18, align 8
  store i32 %19, i32* %17, align 8
  %20 = and i32 %19, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %87, label %22

22:
  %23 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8
  %25 = getelementptr inbounds i8, i8* %24, i64 24
  %26 = bitcast i8* %25 to i8**
  %27 = load i8*, i8** %26, align 8
  %28 = getelementptr inbounds i8, i8* %24, i64 32
  %29 = bitcast i8* %28 to i8**
  %30 = load i8*, i8** %29, align 8
  %31 = icmp eq i8* %27, %30
  br i1 %31, label %32, label %39

32:
  %33 = bitcast i8* %24 to %struct.buffer*
  %34 = bitcast i8* %24 to %struct.buffer_table**
  %35 = load %struct.buffer_table*, %struct.buffer_table** %34, align 8
  %36 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %35, i64 0, i32 9
  %37 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %36, align 8
  %38 = call i32 %37(%struct.buffer* noundef %33)
  br label %42

39:
  %40 = load i8, i8* %27, align 1
  %41 = zext i8 %40 to i32
  br label %42

42:
  %43 = phi i32 [ %38, %32 ], [ %41, %39 ]
  %44 = icmp eq i32 %43, 116
  %45 = select i1 %44, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)
  %46 = load i8, i8* %45, align 1
  %47 = icmp eq i8 %46, 116
  %48 = icmp eq i8 %46, 0
  br i1 %48, label %110, label %49

49:
  %50 = bitcast i8* %24 to %struct.buffer*
  %51 = bitcast i8* %24 to %struct.buffer_table**
  %52 = bitcast i8* %24 to %struct.buffer*
  %53 = bitcast i8* %24 to %struct.buffer_table**
  br label %54

54:
  %55 = phi i8* [ %73, %84 ], [ %45, %49 ]
  %56 = load i8*, i8** %26, align 8
  %57 = load i8*, i8** %29, align 8
  %58 = icmp eq i8* %56, %57
  br i1 %58, label %59, label %64

59:
  %60 = load %struct.buffer_table*, %struct.buffer_table** %51, align 8
  %61 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %60, i64 0, i32 9
  %62 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %61, align 8
  %63 = call i32 %62(%struct.buffer* noundef %50)
  br label %67

64:
  %65 = load i8, i8* %56, align 1
  %66 = zext i8 %65 to i32
  br label %67

67:
  %68 = phi i32 [ %63, %59 ], [ %66, %64 ]
  %69 = load i8, i8* %55, align 1
  %70 = sext i8 %69 to i32
  %71 = icmp eq i32 %68, %70
  br i1 %71, label %72, label %110

72:
  %73 = getelementptr inbounds i8, i8* %55, i64 1
  %74 = load i8*, i8** %26, align 8
  %75 = load i8*, i8** %29, align 8
  %76 = icmp eq i8* %74, %75
  br i1 %76, label %77, label %82

77:
  %78 = load %struct.buffer_table*, %struct.buffer_table** %53, align 8
  %79 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %78, i64 0, i32 10
  %80 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %79, align 8
  %81 = call i32 %80(%struct.buffer* noundef %52)
  br label %84

82:
  %83 = getelementptr inbounds i8, i8* %74, i64 1
  store i8* %83, i8** %26, align 8
  br label %84

84:
  %85 = load i8, i8* %73, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %110, label %54

87:
  %88 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %7)
  %89 = extractvalue { i64, i64 } %88, 0
  %90 = extractvalue { i64, i64 } %88, 1
  %91 = and i64 %89, 256
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, i64 9223372036854775807, i64 -9223372036854775808
  %94 = and i64 %89, 65536
  %95 = icmp ne i64 %94, 0
  %96 = icmp ule i64 %90, %93
  %97 = select i1 %95, i1 %96, i1 false
  %98 = sub i64 0, %90
  %99 = select i1 %92, i64 %90, i64 %98
  %100 = select i1 %97, i64 %99, i64 %93
  %101 = and i64 %89, 1
  %102 = icmp eq i64 %101, 0
  %103 = xor i1 %102, true
  %104 = select i1 %102, i64 0, i64 %100
  %105 = icmp ne i64 %104, 0
  %106 = icmp ult i64 %104, 2
  %107 = and i1 %106, %103
  %108 = select i1 %107, i1 %97, i1 false
  %109 = select i1 %108, i32 0, i32 4
  br label %110

110:
  %111 = phi i1 [ %105, %87 ], [ %47, %42 ], [ %47, %84 ], [ false, %67 ]
  %112 = phi i32 [ %109, %87 ], [ 0, %42 ], [ 0, %84 ], [ 4, %67 ]
  %113 = zext i1 %111 to i8
  store i8 %113, i8* %5, align 1
  %114 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %115 = load i8*, i8** %114, align 8
  %116 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %117 = load i8*, i8** %116, align 8
  %118 = icmp eq i8* %115, %117
  br i1 %118, label %119, label %125

119:
  %120 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %121 = load %struct.buffer_table*, %struct.buffer_table** %120, align 8
  %122 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %121, i64 0, i32 9
  %123 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %122, align 8
  %124 = call i32 %123(%struct.buffer* noundef nonnull %1)
  br label %128

125:
  %126 = load i8, i8* %115, align 1
  %127 = zext i8 %126 to i32
  br label %128

128:
  %129 = phi i32 [ %124, %119 ], [ %127, %125 ]
  %130 = icmp eq i32 %129, -1
  %131 = or i32 %112, 2
  %132 = select i1 %130, i32 %131, i32 %112
  %133 = load i32, i32* %4, align 4
  %134 = or i32 %132, %133
  store i32 %134, i32* %4, align 4
  %135 = select i1 %130, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13)
  br label %136

136:
  %137 = phi %struct.buffer* [ %135, %128 ], [ null, %9 ]
  ret %struct.buffer* %137
}

define internal %struct.buffer* @get_long(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, i64* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = icmp eq %struct.buffer* %1, null
  br i1 %8, label %9, label %12

9:
  %10 = load i32, i32* %4, align 4
  %11 = or i32 %10, 6
  store i32 %11, i32* %4, align 4
  br label %61

12:
  %13 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13)
  %14 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %19 = load i32, i32* %18, align 8
  store i32 %19, i32* %17, align 8
  %20 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %7)
  %21 = extractvalue { i64, i64 } %20, 0
  %22 = extractvalue { i64, i64 } %20, 1
  %23 = and i64 %21, 256
  %24 = icmp eq i64 %23, 0
  %25 = select i1 %24, i64 9223372036854775807, i64 -9223372036854775808
  %26 = and i64 %21, 65536
  %27 = icmp ne i64 %26, 0
  %28 = icmp ule i64 %22, %25
  %29 = select i1 %27, i1 %28, i1 false
  %30 = sub i64 0, %22
  %31 = select i1 %24, i64 %22, i64 %30
  %32 = select i1 %29, i64 %31, i64 %25
  %33 = and i64 %21, 1
  %34 = icmp eq i64 %33, 0
  %35 = xor i1 %34, true
  %36 = select i1 %35, i1 %29, i1 false
  %37 = select i1 %34, i64 0, i64 %32
  %38 = select i1 %36, i32 0, i32 4
  store i64 %37, i64* %5, align 8
  %39 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %40 = load i8*, i8** %39, align 8
  %41 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %42 = load i8*, i8** %41, align 8
  %43 = icmp eq i8* %40, %42
  br i1 %43, label %44, label %50

44:
  %45 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %46 = load %struct.buffer_table*, %struct.buffer_table** %45, align 8
  %47 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %46, i64 0, i32 9
  %48 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %47, align 8
  %49 = call i32 %48(%struct.buffer* noundef nonnull %1)
  br label %53

50:
  %51 = load i8, i8* %40, align 1
  %52 = zext i8 %51 to i32
  br label %53

53:
  %54 = phi i32 [ %49, %44 ], [ %52, %50 ]
  %55 = icmp eq i32 %54, -1
  %56 = or i32 %38, 2
  %57 = select i1 %55, i32 %56, i32 %38
  %58 = load i32, i32* %4, align 4
  %59 = or i32 %57, %58
  store i32 %59, i32* %4, align 4
  %60 = select i1 %55, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13)
  br label %61

61:
  %62 = phi %struct.buffer* [ %60, %53 ], [ null, %9 ]
  ret %struct.buffer* %62
}

define internal %struct.buffer* @get_ushort(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, i16* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = icmp eq %struct.buffer* %1, null
  br i1 %8, label %9, label %12

9:
  %10 = load i32, i32* %4, align 4
  %11 = or i32 %10, 6
  store i32 %11, i32* %4, align 4
  br label %67

12:
  %13 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13)
  %14 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %19 = load i32, i32* %18, align 8
  store i32 %19, i32* %17, align 8
  %20 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %7)
  %21 = extractvalue { i64, i64 } %20, 0
  %22 = extractvalue { i64, i64 } %20, 1
  %23 = and i64 %21, 65536
  %24 = icmp ne i64 %23, 0
  %25 = icmp ult i64 %22, 65536
  %26 = select i1 %24, i1 %25, i1 false
  %27 = and i64 %21, 1
  %28 = icmp eq i64 %27, 0
  %29 = xor i1 %26, true
  %30 = select i1 %28, i1 true, i1 %29
  %31 = xor i1 %28, true
  %32 = select i1 %31, i1 %26, i1 false
  %33 = select i1 %28, i64 0, i64 65535
  br i1 %30, label %40, label %34

34:
  %35 = and i64 %21, 256
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %40, label %37

37:
  %38 = sub i64 0, %22
  %39 = and i64 %38, 65535
  br label %40

40:
  %41 = phi i1 [ %26, %37 ], [ %32, %12 ], [ %26, %34 ]
  %42 = phi i64 [ %39, %37 ], [ %33, %12 ], [ %22, %34 ]
  %43 = select i1 %41, i32 0, i32 4
  %44 = trunc i64 %42 to i16
  store i16 %44, i16* %5, align 2
  %45 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %46 = load i8*, i8** %45, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %48 = load i8*, i8** %47, align 8
  %49 = icmp eq i8* %46, %48
  br i1 %49, label %50, label %56

50:
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %52 = load %struct.buffer_table*, %struct.buffer_table** %51, align 8
  %53 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %52, i64 0, i32 9
  %54 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %53, align 8
  %55 = call i32 %54(%struct.buffer* noundef nonnull %1)
  br label %59

56:
  %57 = load i8, i8* %46, align 1
  %58 = zext i8 %57 to i32
  br label %59

59:
  %60 = phi i32 [ %55, %50 ], [ %58, %56 ]
  %61 = icmp eq i32 %60, -1
  %62 = or i32 %43, 2
  %63 = select i1 %61, i32 %62, i32 %43
  %64 = load i32, i32* %4, align 4
  %65 = or i32 %63, %64
  store i32 %65, i32* %4, align 4
  %66 = select i1 %61, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13)
  br label %67

67:
  %68 = phi %struct.buffer* [ %66, %59 ], [ null, %9 ]
  ret %struct.buffer* %68
}

define internal %struct.buffer* @get_uint(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, i32* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = icmp eq %struct.buffer* %1, null
  br i1 %8, label %9, label %12

9:
  %10 = load i32, i32* %4, align 4
  %11 = or i32 %10, 6
  store i32 %11, i32* %4, align 4
  br label %67

12:
  %13 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13)
  %14 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %19 = load i32, i32* %18, align 8
  store i32 %19, i32* %17, align 8
  %20 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %7)
  %21 = extractvalue { i64, i64 } %20, 0
  %22 = extractvalue { i64, i64 } %20, 1
  %23 = and i64 %21, 65536
  %24 = icmp ne i64 %23, 0
  %25 = icmp ult i64 %22, 4294967296
  %26 = select i1 %24, i1 %25, i1 false
  %27 = and i64 %21, 1
  %28 = icmp eq i64 %27, 0
  %29 = xor i1 %26, true
  %30 = select i1 %28, i1 true, i1 %29
  %31 = xor i1 %28, true
  %32 = select i1 %31, i1 %26, i1 false
  %33 = select i1 %28, i64 0, i64 4294967295
  br i1 %30, label %40, label %34

34:
  %35 = and i64 %21, 256
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %40, label %37

37:
  %38 = sub i64 0, %22
  %39 = and i64 %38, 4294967295
  br label %40

40:
  %41 = phi i1 [ %26, %37 ], [ %32, %12 ], [ %26, %34 ]
  %42 = phi i64 [ %39, %37 ], [ %33, %12 ], [ %22, %34 ]
  %43 = select i1 %41, i32 0, i32 4
  %44 = trunc i64 %42 to i32
  store i32 %44, i32* %5, align 4
  %45 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %46 = load i8*, i8** %45, align 8
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %48 = load i8*, i8** %47, align 8
  %49 = icmp eq i8* %46, %48
  br i1 %49, label %50, label %56

50:
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %52 = load %struct.buffer_table*, %struct.buffer_table** %51, align 8
  %53 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %52, i64 0, i32 9
  %54 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %53, align 8
  %55 = call i32 %54(%struct.buffer* noundef nonnull %1)
  br label %59

56:
  %57 = load i8, i8* %46, align 1
  %58 = zext i8 %57 to i32
  br label %59

59:
  %60 = phi i32 [ %55, %50 ], [ %58, %56 ]
  %61 = icmp eq i32 %60, -1
  %62 = or i32 %43, 2
  %63 = select i1 %61, i32 %62, i32 %43
  %64 = load i32, i32* %4, align 4
  %65 = or i32 %63, %64
  store i32 %65, i32* %4, align 4
  %66 = select i1 %61, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13)
  br label %67

67:
  %68 = phi %struct.buffer* [ %66, %59 ], [ null, %9 ]
  ret %struct.buffer* %68
}

define internal %struct.buffer* @get_ulong(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, i64* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = icmp eq %struct.buffer* %1, null
  br i1 %8, label %9, label %12

9:
  %10 = load i32, i32* %4, align 4
  %11 = or i32 %10, 6
  store i32 %11, i32* %4, align 4
  br label %64

12:
  %13 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %13)
  %14 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %14, align 8
  %15 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %18 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %19 = load i32, i32* %18, align 8
  store i32 %19, i32* %17, align 8
  %20 = call fastcc { i64, i64 } @read_whole(%struct.source* noundef nonnull %7)
  %21 = extractvalue { i64, i64 } %20, 0
  %22 = extractvalue { i64, i64 } %20, 1
  %23 = and i64 %21, 65536
  %24 = icmp ne i64 %23, 0
  %25 = and i64 %21, 1
  %26 = icmp eq i64 %25, 0
  %27 = xor i1 %24, true
  %28 = select i1 %26, i1 true, i1 %27
  %29 = xor i1 %26, true
  %30 = select i1 %29, i1 %24, i1 false
  %31 = xor i1 %26, true
  %32 = sext i1 %31 to i64
  br i1 %28, label %38, label %33

33:
  %34 = and i64 %21, 256
  %35 = icmp eq i64 %34, 0
  %36 = sub i64 0, %22
  %37 = select i1 %35, i64 %22, i64 %36
  br label %38

38:
  %39 = phi i1 [ %30, %12 ], [ %24, %33 ]
  %40 = phi i64 [ %32, %12 ], [ %37, %33 ]
  %41 = select i1 %39, i32 0, i32 4
  store i64 %40, i64* %5, align 8
  %42 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %43 = load i8*, i8** %42, align 8
  %44 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %45 = load i8*, i8** %44, align 8
  %46 = icmp eq i8* %43, %45
  br i1 %46, label %47, label %53

47:
  %48 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %49 = load %struct.buffer_table*, %struct.buffer_table** %48, align 8
  %50 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %49, i64 0, i32 9
  %51 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %50, align 8
  %52 = call i32 %51(%struct.buffer* noundef nonnull %1)
  br label %56

53:
  %54 = load i8, i8* %43, align 1
  %55 = zext i8 %54 to i32
  br label %56

56:
  %57 = phi i32 [ %52, %47 ], [ %55, %53 ]
  %58 = icmp eq i32 %57, -1
  %59 = or i32 %41, 2
  %60 = select i1 %58, i32 %59, i32 %41
  %61 = load i32, i32* %4, align 4
  %62 = or i32 %60, %61
  store i32 %62, i32* %4, align 4
  %63 = select i1 %58, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %13)
  br label %64

64:
  %65 = phi %struct.buffer* [ %63, %56 ], [ null, %9 ]
  ret %struct.buffer* %65
}

define internal %struct.buffer* @get_float(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, float* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = alloca double, align 8
  %9 = icmp eq %struct.buffer* %1, null
  br i1 %9, label %10, label %13

10:
  %11 = load i32, i32* %4, align 4
  %12 = or i32 %11, 6
  store i32 %12, i32* %4, align 4
  br label %47

13:
  %14 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %14)
  %15 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %17, align 8
  %18 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %19 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %20 = load i32, i32* %19, align 8
  store i32 %20, i32* %18, align 8
  %21 = bitcast double* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %21)
  %22 = call fastcc i32 @read_real(%struct.source* noundef nonnull %7, double* noundef nonnull %8) #21, !range !43
  %23 = load double, double* %8, align 8
  %24 = fptrunc double %23 to float
  store float %24, float* %5, align 4
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %26 = load i8*, i8** %25, align 8
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %28 = load i8*, i8** %27, align 8
  %29 = icmp eq i8* %26, %28
  br i1 %29, label %30, label %36

30:
  %31 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %32 = load %struct.buffer_table*, %struct.buffer_table** %31, align 8
  %33 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %32, i64 0, i32 9
  %34 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %33, align 8
  %35 = call i32 %34(%struct.buffer* noundef nonnull %1)
  br label %39

36:
  %37 = load i8, i8* %26, align 1
  %38 = zext i8 %37 to i32
  br label %39

39:
  %40 = phi i32 [ %35, %30 ], [ %38, %36 ]
  %41 = icmp eq i32 %40, -1
  %42 = or i32 %22, 2
  %43 = select i1 %41, i32 %42, i32 %22
  %44 = load i32, i32* %4, align 4
  %45 = or i32 %43, %44
  store i32 %45, i32* %4, align 4
  %46 = select i1 %41, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %21)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %14)
  br label %47

47:
  %48 = phi %struct.buffer* [ %46, %39 ], [ null, %10 ]
  ret %struct.buffer* %48
}

define internal %struct.buffer* @get_double(%struct.facet* nocapture noundef readnone %0, %struct.buffer* noundef %1, %struct.buffer* nocapture noundef readnone %2, %struct.ios* nocapture noundef readonly %3, i32* nocapture noundef %4, double* nocapture noundef writeonly %5) {
  %7 = alloca %struct.source, align 8
  %8 = alloca double, align 8
  %9 = icmp eq %struct.buffer* %1, null
  br i1 %9, label %10, label %13

10:
  %11 = load i32, i32* %4, align 4
  %12 = or i32 %11, 6
  store i32 %12, i32* %4, align 4
  br label %46

13:
  %14 = bitcast %struct.source* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %14)
  %15 = bitcast %struct.source* %7 to %struct.buffer**
  store %struct.buffer* %1, %struct.buffer** %15, align 8
  %16 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 1
  store i32 (i8*)* @peek_source, i32 (i8*)** %16, align 8
  %17 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 2
  store void (i8*)* @skip_source, void (i8*)** %17, align 8
  %18 = getelementptr inbounds %struct.source, %struct.source* %7, i64 0, i32 3
  %19 = getelementptr inbounds %struct.ios, %struct.ios* %3, i64 0, i32 1
  %20 = load i32, i32* %19, align 8
  store i32 %20, i32* %18, align 8
  %21 = bitcast double* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %21)
  %22 = call fastcc i32 @read_real(%struct.source* noundef nonnull %7, double* noundef nonnull %8) #21, !range !43
  %23 = load double, double* %8, align 8
  store double %23, double* %5, align 8
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 3
  %25 = load i8*, i8** %24, align 8
  %26 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 4
  %27 = load i8*, i8** %26, align 8
  %28 = icmp eq i8* %25, %27
  br i1 %28, label %29, label %35

29:
  %30 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %31 = load %struct.buffer_table*, %struct.buffer_table** %30, align 8
  %32 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %31, i64 0, i32 9
  %33 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %32, align 8
  %34 = call i32 %33(%struct.buffer* noundef nonnull %1)
  br label %38

35:
  %36 = load i8, i8* %25, align 1
  %37 = zext i8 %36 to i32
  br label %38

38:
  %39 = phi i32 [ %34, %29 ], [ %37, %35 ]
  %40 = icmp eq i32 %39, -1
  %41 = or i32 %22, 2
  %42 = select i1 %40, i32 %41, i32 %22
  %43 = load i32, i32* %4, align 4
  %44 = or i32 %42, %43
  store i32 %44, i32* %4, align 4
  %45 = select i1 %40, %struct.buffer* null, %struct.buffer* %1
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %21)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %14)
  br label %46

46:
  %47 = phi %struct.buffer* [ %45, %38 ], [ null, %10 ]
  ret %struct.buffer* %47
}

define internal void @cannot_get() {
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.15, i64 0, i64 0))
  unreachable
}

define internal i32 @peek_source(i8* noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds i8, i8* %0, i64 32
  %6 = bitcast i8* %5 to i8**
  %7 = load i8*, i8** %6, align 8
  %8 = icmp eq i8* %4, %7
  br i1 %8, label %9, label %16

9:
  %10 = bitcast i8* %0 to %struct.buffer*
  %11 = bitcast i8* %0 to %struct.buffer_table**
  %12 = load %struct.buffer_table*, %struct.buffer_table** %11, align 8
  %13 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %12, i64 0, i32 9
  %14 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %13, align 8
  %15 = call i32 %14(%struct.buffer* noundef %10)
  br label %19

16:
  %17 = load i8, i8* %4, align 1
  %18 = zext i8 %17 to i32
  br label %19

19:
  %20 = phi i32 [ %15, %9 ], [ %18, %16 ]
  ret i32 %20
}

define internal void @skip_source(i8* noundef %0) {
  %2 = getelementptr inbounds i8, i8* %0, i64 24
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8
  %5 = getelementptr inbounds i8, i8* %0, i64 32
  %6 = bitcast i8* %5 to i8**
  %7 = load i8*, i8** %6, align 8
  %8 = icmp eq i8* %4, %7
  br i1 %8, label %9, label %16

9:
  %10 = bitcast i8* %0 to %struct.buffer*
  %11 = bitcast i8* %0 to %struct.buffer_table**
  %12 = load %struct.buffer_table*, %struct.buffer_table** %11, align 8
  %13 = getelementptr inbounds %struct.buffer_table, %struct.buffer_table* %12, i64 0, i32 10
  %14 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %13, align 8
  %15 = call i32 %14(%struct.buffer* noundef %10)
  br label %18

16:
  %17 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %17, i8** %3, align 8
  br label %18

18:
  ret void
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
  %21 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), i32 noundef %17)
  %22 = icmp eq i8* %21, null
  br i1 %22, label %39, label %23

23:
  %24 = getelementptr inbounds %struct.digits, %struct.digits* %2, i64 0, i32 1
  %25 = load i32, i32* %24, align 4
  %26 = icmp eq i32 %25, 127
  br i1 %26, label %27, label %28

27:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %53 = call i8* @strchr(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0), i32 noundef %49)
  %54 = icmp eq i8* %53, null
  br i1 %54, label %99, label %55

55:
  %56 = load i32, i32* %42, align 4
  %57 = icmp eq i32 %56, 127
  br i1 %57, label %58, label %59

58:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %76 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), i32 noundef %72)
  %77 = icmp eq i8* %76, null
  br i1 %77, label %93, label %78

78:
  %79 = load i32, i32* %42, align 4
  %80 = icmp eq i32 %79, 127
  br i1 %80, label %81, label %82

81:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %106 = select i1 %105, i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.11, i64 0, i64 0)
  %107 = select i1 %104, i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.9, i64 0, i64 0), i8* %106
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
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %13 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), i32 noundef %9)
  %14 = icmp eq i8* %13, null
  br i1 %14, label %31, label %15

15:
  %16 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %17 = load i32, i32* %16, align 4
  %18 = icmp eq i32 %17, 127
  br i1 %18, label %19, label %20

19:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %40 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i32 noundef %34)
  %41 = icmp eq i8* %40, null
  br i1 %41, label %65, label %45

42:
  %43 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i32 noundef %62)
  %44 = icmp eq i8* %43, null
  br i1 %44, label %65, label %45

45:
  %46 = phi i32 [ %62, %42 ], [ %34, %37 ]
  %47 = load i32, i32* %38, align 4
  %48 = icmp eq i32 %47, 127
  br i1 %48, label %49, label %50

49:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %73 = call i8* @strchr(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.13, i64 0, i64 0), i32 noundef %69)
  %74 = icmp eq i8* %73, null
  br i1 %74, label %124, label %75

75:
  %76 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %77 = load i32, i32* %76, align 4
  %78 = icmp eq i32 %77, 127
  br i1 %78, label %79, label %80

79:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %99 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i32 noundef %93)
  %100 = icmp eq i8* %99, null
  br i1 %100, label %124, label %104

101:
  %102 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i32 noundef %121)
  %103 = icmp eq i8* %102, null
  br i1 %103, label %124, label %104

104:
  %105 = phi i32 [ %121, %101 ], [ %93, %96 ]
  %106 = load i32, i32* %97, align 4
  %107 = icmp eq i32 %106, 127
  br i1 %107, label %108, label %109

108:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %135 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.14, i64 0, i64 0), i32 noundef %131)
  %136 = icmp eq i8* %135, null
  br i1 %136, label %211, label %137

137:
  %138 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %139 = load i32, i32* %138, align 4
  %140 = icmp eq i32 %139, 127
  br i1 %140, label %141, label %142

141:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %159 = call i8* @strchr(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0), i32 noundef %155)
  %160 = icmp eq i8* %159, null
  br i1 %160, label %177, label %161

161:
  %162 = getelementptr inbounds %struct.digits, %struct.digits* %3, i64 0, i32 1
  %163 = load i32, i32* %162, align 4
  %164 = icmp eq i32 %163, 127
  br i1 %164, label %165, label %166

165:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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
  %186 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i32 noundef %180)
  %187 = icmp eq i8* %186, null
  br i1 %187, label %211, label %191

188:
  %189 = call i8* @strchr(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.10, i64 0, i64 0), i32 noundef %208)
  %190 = icmp eq i8* %189, null
  br i1 %190, label %211, label %191

191:
  %192 = phi i32 [ %208, %188 ], [ %180, %183 ]
  %193 = load i32, i32* %184, align 4
  %194 = icmp eq i32 %193, 127
  br i1 %194, label %195, label %196

195:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.12, i64 0, i64 0))
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

declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr

define internal signext i8 @upper(%struct.facet* nocapture noundef readnone %0, i8 noundef signext %1) {
  %3 = call i32** @__ctype_toupper_loc()
  %4 = load i32*, i32** %3, align 8
  %5 = sext i8 %1 to i64
  %6 = getelementptr inbounds i32, i32* %4, i64 %5
  %7 = load i32, i32* %6, align 4
  %8 = trunc i32 %7 to i8
  ret i8 %8
}

define internal i8* @upper_all(%struct.facet* nocapture noundef readnone %0, i8* noundef %1, i8* noundef readnone returned %2) {
  %4 = icmp eq i8* %1, %2
  br i1 %4, label %17, label %5

5:
  %6 = call i32** @__ctype_toupper_loc()
  br label %7

7:
  %8 = phi i8* [ %1, %5 ], [ %15, %7 ]
  %9 = load i8, i8* %8, align 1
  %10 = load i32*, i32** %6, align 8
  %11 = sext i8 %9 to i64
  %12 = getelementptr inbounds i32, i32* %10, i64 %11
  %13 = load i32, i32* %12, align 4
  %14 = trunc i32 %13 to i8
  store i8 %14, i8* %8, align 1
  %15 = getelementptr inbounds i8, i8* %8, i64 1
  %16 = icmp eq i8* %15, %2
  br i1 %16, label %17, label %7

17:
  ret i8* %2
}

define internal signext i8 @lower(%struct.facet* nocapture noundef readnone %0, i8 noundef signext %1) {
  %3 = call i32** @__ctype_tolower_loc()
  %4 = load i32*, i32** %3, align 8
  %5 = sext i8 %1 to i64
  %6 = getelementptr inbounds i32, i32* %4, i64 %5
  %7 = load i32, i32* %6, align 4
  %8 = trunc i32 %7 to i8
  ret i8 %8
}

define internal i8* @lower_all(%struct.facet* nocapture noundef readnone %0, i8* noundef %1, i8* noundef readnone returned %2) {
  %4 = icmp eq i8* %1, %2
  br i1 %4, label %17, label %5

5:
  %6 = call i32** @__ctype_tolower_loc()
  br label %7

7:
  %8 = phi i8* [ %1, %5 ], [ %15, %7 ]
  %9 = load i8, i8* %8, align 1
  %10 = load i32*, i32** %6, align 8
  %11 = sext i8 %9 to i64
  %12 = getelementptr inbounds i32, i32* %10, i64 %11
  %13 = load i32, i32* %12, align 4
  %14 = trunc i32 %13 to i8
  store i8 %14, i8* %8, align 1
  %15 = getelementptr inbounds i8, i8* %8, i64 1
  %16 = icmp eq i8* %15, %2
  br i1 %16, label %17, label %7

17:
  ret i8* %2
}

define internal signext i8 @widen(%struct.facet* nocapture noundef readnone %0, i8 noundef returned signext %1) {
  ret i8 %1
}

define internal i8* @widen_all(%struct.facet* nocapture noundef readnone %0, i8* noundef readonly %1, i8* noundef readnone returned %2, i8* nocapture noundef writeonly %3) {
  %5 = icmp eq i8* %1, %2
  br i1 %5, label %13, label %6

6:
  %7 = phi i8* [ %11, %6 ], [ %3, %4 ]
  %8 = phi i8* [ %9, %6 ], [ %1, %4 ]
  %9 = getelementptr inbounds i8, i8* %8, i64 1
  %10 = load i8, i8* %8, align 1
  %11 = getelementptr inbounds i8, i8* %7, i64 1
  store i8 %10, i8* %7, align 1
  %12 = icmp eq i8* %9, %2
  br i1 %12, label %13, label %6

13:
  ret i8* %2
}

define internal signext i8 @narrow(%struct.facet* nocapture noundef readnone %0, i8 noundef signext %1, i8 noundef signext %2) {
  %4 = icmp slt i8 %1, 0
  %5 = select i1 %4, i8 %2, i8 %1
  ret i8 %5
}

define internal i8* @narrow_all(%struct.facet* nocapture noundef readnone %0, i8* noundef readonly %1, i8* noundef readnone returned %2, i8 noundef signext %3, i8* nocapture noundef writeonly %4) {
  %6 = icmp eq i8* %1, %2
  br i1 %6, label %16, label %7

7:
  %8 = phi i8* [ %13, %7 ], [ %4, %5 ]
  %9 = phi i8* [ %14, %7 ], [ %1, %5 ]
  %10 = load i8, i8* %9, align 1
  %11 = icmp slt i8 %10, 0
  %12 = select i1 %11, i8 %3, i8 %10
  %13 = getelementptr inbounds i8, i8* %8, i64 1
  store i8 %12, i8* %8, align 1
  %14 = getelementptr inbounds i8, i8* %9, i64 1
  %15 = icmp eq i8* %14, %2
  br i1 %15, label %16, label %7

16:
  ret i8* %2
}

declare dso_local i32** @__ctype_toupper_loc() local_unnamed_addr

declare dso_local i32** @__ctype_tolower_loc() local_unnamed_addr

define internal i32 @no_sync(%struct.buffer* nocapture noundef readnone %0) {
  ret i32 0
}

define internal i32 @no_byte(%struct.buffer* nocapture noundef readnone %0) {
  ret i32 -1
}

define internal i32 @not_back(%struct.buffer* nocapture noundef readnone %0, i32 noundef %1) {
  ret i32 -1
}

define internal i64 @print(%struct.buffer* nocapture noundef readnone %0, i8* noundef %1, i64 noundef returned %2) {
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8
  %5 = call i64 @fwrite(i8* noundef %1, i64 noundef 1, i64 noundef %2, %struct._IO_FILE* noundef %4)
  ret i64 %2
}

define internal i32 @print_byte(%struct.buffer* nocapture noundef readnone %0, i32 noundef %1) {
  %3 = icmp eq i32 %1, -1
  br i1 %3, label %7, label %4

4:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8
  %6 = call i32 @putc(i32 noundef %1, %struct._IO_FILE* noundef %5)
  br label %7

7:
  %8 = phi i32 [ %1, %4 ], [ 0, %2 ]
  ret i32 %8
}

declare dso_local i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) local_unnamed_addr

declare dso_local i32 @putc(i32 noundef, %struct._IO_FILE* noundef) local_unnamed_addr

define internal i64 @read_bytes(%struct.buffer* nocapture noundef readnone %0, i8* noundef %1, i64 noundef %2) {
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %5 = call i64 @fread(i8* noundef %1, i64 noundef 1, i64 noundef %2, %struct._IO_FILE* noundef %4)
  ret i64 %5
}

define internal i32 @read_ahead(%struct.buffer* nocapture noundef readnone %0) {
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %3 = call i32 @getc(%struct._IO_FILE* noundef %2)
  %4 = icmp eq i32 %3, -1
  br i1 %4, label %8, label %5

5:
  %6 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %7 = call i32 @ungetc(i32 noundef %3, %struct._IO_FILE* noundef %6)
  br label %8

8:
  ret i32 %3
}

define internal i32 @read_byte(%struct.buffer* nocapture noundef readnone %0) {
  %2 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %3 = call i32 @getc(%struct._IO_FILE* noundef %2)
  ret i32 %3
}

define internal i32 @read_back(%struct.buffer* nocapture noundef readnone %0, i32 noundef %1) {
  %3 = icmp eq i32 %1, -1
  br i1 %3, label %7, label %4

4:
  %5 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8
  %6 = call i32 @ungetc(i32 noundef %1, %struct._IO_FILE* noundef %5)
  br label %7

7:
  %8 = phi i32 [ %6, %4 ], [ -1, %2 ]
  ret i32 %8
}

declare dso_local i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) local_unnamed_addr

declare dso_local i32 @ungetc(i32 noundef, %struct._IO_FILE* noundef) local_unnamed_addr

declare dso_local i32 @getc(%struct._IO_FILE* noundef) local_unnamed_addr


