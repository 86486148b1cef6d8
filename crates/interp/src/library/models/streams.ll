target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.file = type { %union.pthread_mutex_t*, %struct.inode*, i64, i32, i32, i32, i32, i32, i32, i8*, i32 }
%struct.inode = type { %struct.inode*, i8*, i8*, i64, i64, i64*, i64, i32 }

@locks = internal global [3 x %union.pthread_mutex_t] [%union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }, %union.pthread_mutex_t { %struct.__pthread_mutex_s { i32 0, i32 0, i32 0, i32 0, i32 1, i16 0, i16 0, %struct.__pthread_internal_list zeroinitializer } }], align 16
@mazurka_private_standard = dso_local global [3 x %struct.file] [%struct.file { %union.pthread_mutex_t* getelementptr inbounds ([3 x %union.pthread_mutex_t], [3 x %union.pthread_mutex_t]* @locks, i32 0, i32 0), %struct.inode* null, i64 0, i32 1, i32 0, i32 0, i32 -1, i32 0, i32 0, i8* null, i32 0 }, %struct.file { %union.pthread_mutex_t* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %union.pthread_mutex_t]* @locks to i8*), i64 40) to %union.pthread_mutex_t*), %struct.inode* null, i64 0, i32 0, i32 1, i32 0, i32 -1, i32 0, i32 0, i8* null, i32 1 }, %struct.file { %union.pthread_mutex_t* bitcast (i8* getelementptr (i8, i8* bitcast ([3 x %union.pthread_mutex_t]* @locks to i8*), i64 80) to %union.pthread_mutex_t*), %struct.inode* null, i64 0, i32 0, i32 1, i32 0, i32 -1, i32 0, i32 0, i8* null, i32 2 }], align 16
@stdin = dso_local local_unnamed_addr constant %struct.file* getelementptr inbounds ([3 x %struct.file], [3 x %struct.file]* @mazurka_private_standard, i64 0, i64 0), align 8
@stdout = dso_local local_unnamed_addr constant %struct.file* bitcast (%union.pthread_mutex_t** getelementptr inbounds ([3 x %struct.file], [3 x %struct.file]* @mazurka_private_standard, i64 0, i64 1, i32 0) to %struct.file*), align 8
@stderr = dso_local local_unnamed_addr constant %struct.file* bitcast (%union.pthread_mutex_t** getelementptr inbounds ([3 x %struct.file], [3 x %struct.file]* @mazurka_private_standard, i64 0, i64 2, i32 0) to %struct.file*), align 8

