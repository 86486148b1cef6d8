target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.request = type { %union.pthread_mutex_t, i32, %union.pthread_cond_t*, %union.pthread_cond_t, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.timespec = type { i64, i64 }
%union.sem_t = type { i64, [24 x i8] }

@disabled = internal thread_local unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [91 x i8] c"main is cancelled where it may wait for a semaphore or a thread\0Alet another thread do that\00", align 1
@mazurka_excused = dso_local local_unnamed_addr global [64 x i32] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [82 x i8] c"asynchronous cancellation is not modelled\0Aleave it deferred, which is the default\00", align 1
@.str.2 = private unnamed_addr constant [64 x i8] c"more than 64 threads in a program with pthread_cancel\0Ause fewer\00", align 1
@requests = internal global [64 x %struct.request] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [91 x i8] c"a thread is cancelled that waits for a condition together with others\0Alet it end by a flag\00", align 1

define dso_local void @pthread_testcancel() local_unnamed_addr {
  %1 = load i32, i32* @disabled, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %17

3:
  %4 = call i64 @pthread_self()
  %5 = add i64 %4, -65
  %6 = icmp ult i64 %5, -64
  br i1 %6, label %7, label %8

7:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

8:
  %9 = add i64 %4, -1
  %10 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 0
  %11 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %10)
  %12 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 1
  %13 = load i32, i32* %12, align 8
  %14 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %10)
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %17, label %16

16:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

17:
  ret void
}

declare dso_local i64 @pthread_self() local_unnamed_addr

declare dso_local void @pthread_exit(i8* noundef) local_unnamed_addr

define dso_local i32 @pthread_cancel(i64 noundef %0) local_unnamed_addr {
  %2 = add i64 %0, -65
  %3 = icmp ult i64 %2, -64
  br i1 %3, label %4, label %5

4:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

5:
  %6 = add i64 %0, -1
  %7 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %6, i32 0
  %8 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %7)
  %9 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %6, i32 1
  store i32 1, i32* %9, align 8
  %10 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %6, i32 4
  %11 = load i32, i32* %10, align 8
  %12 = icmp ne i32 %11, 0
  %13 = icmp eq i64 %0, 1
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %16

15:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([91 x i8], [91 x i8]* @.str, i64 0, i64 0))
  unreachable

16:
  br i1 %12, label %17, label %19

17:
  %18 = getelementptr inbounds [64 x i32], [64 x i32]* @mazurka_excused, i64 0, i64 %6
  store i32 1, i32* %18, align 4
  br label %19

19:
  %20 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %6, i32 2
  %21 = load %union.pthread_cond_t*, %union.pthread_cond_t** %20, align 16
  %22 = icmp eq %union.pthread_cond_t* %21, null
  br i1 %22, label %30, label %23

23:
  %24 = getelementptr %union.pthread_cond_t, %union.pthread_cond_t* %21, i64 0, i32 0, i32 0, i32 0
  %25 = load atomic i64, i64* %24 seq_cst, align 8
  %26 = icmp ugt i64 %25, 1
  br i1 %26, label %27, label %28

27:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([91 x i8], [91 x i8]* @.str.3, i64 0, i64 0))
  unreachable

28:
  %29 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %21)
  br label %30

30:
  %31 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %7)
  ret i32 0
}

declare dso_local i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

declare dso_local i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr

define dso_local i32 @pthread_setcancelstate(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr {
  %3 = icmp ult i32 %0, 2
  br i1 %3, label %4, label %9

4:
  %5 = icmp eq i32* %1, null
  br i1 %5, label %8, label %6

6:
  %7 = load i32, i32* @disabled, align 4
  store i32 %7, i32* %1, align 4
  br label %8

8:
  store i32 %0, i32* @disabled, align 4
  br label %9

9:
  %10 = phi i32 [ 0, %8 ], [ 22, %2 ]
  ret i32 %10
}

define dso_local i32 @pthread_setcanceltype(i32 noundef %0, i32* noundef writeonly %1) local_unnamed_addr {
  switch i32 %0, label %7 [
    i32 1, label %3
    i32 0, label %4
  ]

3:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([82 x i8], [82 x i8]* @.str.1, i64 0, i64 0))
  unreachable

4:
  %5 = icmp eq i32* %1, null
  br i1 %5, label %7, label %6

6:
  store i32 0, i32* %1, align 4
  br label %7

7:
  %8 = phi i32 [ 22, %2 ], [ 0, %6 ], [ 0, %4 ]
  ret i32 %8
}

define dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull %0, %union.pthread_mutex_t* noundef nonnull %1) local_unnamed_addr {
  %3 = call i32 @mazurka.spurious()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:
  call fastcc void @unlock_and_lock(%union.pthread_mutex_t* noundef nonnull %1)
  br label %7

6:
  call fastcc void @wait_at(%union.pthread_cond_t* noundef nonnull %0, %union.pthread_mutex_t* noundef nonnull %1, i32 noundef 0)
  br label %7

7:
  ret i32 0
}

declare dso_local i32 @mazurka.spurious() local_unnamed_addr

define internal fastcc void @unlock_and_lock(%union.pthread_mutex_t* noundef %0) unnamed_addr {
  %2 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef %0)
  %4 = load i32, i32* @disabled, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %20

6:
  %7 = call i64 @pthread_self()
  %8 = add i64 %7, -65
  %9 = icmp ult i64 %8, -64
  br i1 %9, label %10, label %11

10:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

11:
  %12 = add i64 %7, -1
  %13 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %12, i32 0
  %14 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %13)
  %15 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %12, i32 1
  %16 = load i32, i32* %15, align 8
  %17 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %13)
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %20, label %19

19:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

20:
  ret void
}

define internal fastcc void @wait_at(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1, i32 noundef %2) unnamed_addr {
  %4 = call i64 @pthread_self()
  %5 = add i64 %4, -65
  %6 = icmp ult i64 %5, -64
  br i1 %6, label %7, label %8

7:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

8:
  %9 = add i64 %4, -1
  %10 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 0
  %11 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %10)
  %12 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 1
  %13 = load i32, i32* %12, align 8
  %14 = icmp ne i32 %13, 0
  %15 = load i32, i32* @disabled, align 4
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %31, label %18

18:
  br i1 %16, label %19, label %21

19:
  %20 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 2
  store %union.pthread_cond_t* %0, %union.pthread_cond_t** %20, align 16
  br label %21

21:
  %22 = call i32 @mazurka.enqueue(%union.pthread_cond_t* noundef %0, %union.pthread_mutex_t* noundef %1)
  %23 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %10)
  br i1 %17, label %33, label %24

24:
  %25 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef %1)
  %26 = call i32 @mazurka.wake(%union.pthread_cond_t* noundef %0, i32 noundef %2)
  %27 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %10)
  %28 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 2
  store %union.pthread_cond_t* null, %union.pthread_cond_t** %28, align 16
  %29 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %10)
  %30 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef %1)
  br label %33

31:
  %32 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %10)
  br label %33

33:
  %34 = load i32, i32* @disabled, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %44

36:
  %37 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 0
  %38 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %37)
  %39 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %9, i32 1
  %40 = load i32, i32* %39, align 8
  %41 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %37)
  %42 = icmp eq i32 %40, 0
  br i1 %42, label %44, label %43

43:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

44:
  ret void
}

define dso_local i32 @pthread_cond_timedwait(%union.pthread_cond_t* noundef nonnull %0, %union.pthread_mutex_t* noundef nonnull %1, %struct.timespec* noundef nonnull %2) local_unnamed_addr {
  %4 = call i32 @mazurka.choose(i32 noundef 2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:
  call void @mazurka.time_is_over(%struct.timespec* noundef nonnull %2)
  call fastcc void @unlock_and_lock(%union.pthread_mutex_t* noundef nonnull %1)
  br label %8

7:
  call fastcc void @wait_at(%union.pthread_cond_t* noundef nonnull %0, %union.pthread_mutex_t* noundef nonnull %1, i32 noundef 1)
  br label %8

8:
  %9 = phi i32 [ 110, %6 ], [ 0, %7 ]
  ret i32 %9
}

declare dso_local i32 @mazurka.choose(i32 noundef) local_unnamed_addr

declare dso_local void @mazurka.time_is_over(%struct.timespec* noundef) local_unnamed_addr

define dso_local i32 @pthread_join(i64 noundef %0, i8** noundef writeonly %1) local_unnamed_addr {
  %3 = call i64 @pthread_self()
  %4 = add i64 %3, -65
  %5 = icmp ult i64 %4, -64
  br i1 %5, label %6, label %7

6:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

7:
  %8 = add i64 %3, -1
  %9 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %8
  call fastcc void @begin_to_block(%struct.request* noundef nonnull %9)
  %10 = call i64 @mazurka.join(i64 noundef %0)
  %11 = load i32, i32* @disabled, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %19

13:
  %14 = getelementptr inbounds %struct.request, %struct.request* %9, i64 0, i32 0
  %15 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %14)
  %16 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %8, i32 4
  store i32 0, i32* %16, align 8
  %17 = getelementptr inbounds [64 x i32], [64 x i32]* @mazurka_excused, i64 0, i64 %8
  store i32 0, i32* %17, align 4
  %18 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %14)
  br label %19

19:
  %20 = icmp eq i8** %1, null
  br i1 %20, label %23, label %21

21:
  %22 = inttoptr i64 %10 to i8*
  store i8* %22, i8** %1, align 8
  br label %23

23:
  ret i32 0
}

define internal fastcc void @begin_to_block(%struct.request* noundef %0) unnamed_addr {
  %2 = load i32, i32* @disabled, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %35

4:
  %5 = getelementptr inbounds %struct.request, %struct.request* %0, i64 0, i32 0
  %6 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef %5)
  %7 = getelementptr inbounds %struct.request, %struct.request* %0, i64 0, i32 1
  %8 = load i32, i32* %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = icmp ne %struct.request* %0, getelementptr inbounds ([64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 0)
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %15

12:
  %13 = call i32 @mazurka.choose(i32 noundef 2)
  %14 = icmp ne i32 %13, 0
  br label %15

15:
  %16 = phi i1 [ false, %4 ], [ %14, %12 ]
  br i1 %16, label %17, label %26

17:
  %18 = getelementptr inbounds %struct.request, %struct.request* %0, i64 0, i32 3
  %19 = getelementptr inbounds %struct.request, %struct.request* %0, i64 0, i32 2
  store %union.pthread_cond_t* %18, %union.pthread_cond_t** %19, align 8
  %20 = call i32 @mazurka.enqueue(%union.pthread_cond_t* noundef nonnull %18, %union.pthread_mutex_t* noundef %5)
  %21 = xor i1 %16, true
  %22 = zext i1 %21 to i32
  %23 = getelementptr inbounds %struct.request, %struct.request* %0, i64 0, i32 4
  store i32 %22, i32* %23, align 8
  %24 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef %5)
  %25 = call i32 @mazurka.wake(%union.pthread_cond_t* noundef nonnull %18, i32 noundef 1)
  br label %31

26:
  %27 = xor i1 %16, true
  %28 = zext i1 %27 to i32
  %29 = getelementptr inbounds %struct.request, %struct.request* %0, i64 0, i32 4
  store i32 %28, i32* %29, align 8
  %30 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef %5)
  br label %31

31:
  %32 = xor i1 %9, true
  %33 = select i1 %32, i1 true, i1 %16
  br i1 %33, label %34, label %35

34:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

35:
  ret void
}

declare dso_local i64 @mazurka.join(i64 noundef) local_unnamed_addr

define dso_local i32 @sem_wait(%union.sem_t* noundef nonnull %0) local_unnamed_addr {
  %2 = call i64 @pthread_self()
  %3 = add i64 %2, -65
  %4 = icmp ult i64 %3, -64
  br i1 %4, label %5, label %6

5:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

6:
  %7 = add i64 %2, -1
  %8 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %7
  call fastcc void @begin_to_block(%struct.request* noundef nonnull %8)
  %9 = call i32 @mazurka.call.sem_wait(%union.sem_t* noundef nonnull %0)
  %10 = load i32, i32* @disabled, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds %struct.request, %struct.request* %8, i64 0, i32 0
  %14 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %13)
  %15 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %7, i32 4
  store i32 0, i32* %15, align 8
  %16 = getelementptr inbounds [64 x i32], [64 x i32]* @mazurka_excused, i64 0, i64 %7
  store i32 0, i32* %16, align 4
  %17 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %13)
  br label %18

18:
  ret i32 %9
}

declare dso_local i32 @mazurka.call.sem_wait(%union.sem_t* noundef) local_unnamed_addr

define dso_local i32 @sleep(i32 noundef %0) local_unnamed_addr {
  %2 = load i32, i32* @disabled, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %18

4:
  %5 = call i64 @pthread_self()
  %6 = add i64 %5, -65
  %7 = icmp ult i64 %6, -64
  br i1 %7, label %8, label %9

8:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

9:
  %10 = add i64 %5, -1
  %11 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %10, i32 0
  %12 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %11)
  %13 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %10, i32 1
  %14 = load i32, i32* %13, align 8
  %15 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %11)
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %18, label %17

17:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

18:
  ret i32 0
}

define dso_local i32 @usleep(i32 noundef %0) local_unnamed_addr {
  %2 = load i32, i32* @disabled, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %18

4:
  %5 = call i64 @pthread_self()
  %6 = add i64 %5, -65
  %7 = icmp ult i64 %6, -64
  br i1 %7, label %8, label %9

8:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

9:
  %10 = add i64 %5, -1
  %11 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %10, i32 0
  %12 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %11)
  %13 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %10, i32 1
  %14 = load i32, i32* %13, align 8
  %15 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %11)
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %18, label %17

17:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

18:
  ret i32 0
}

define dso_local i32 @nanosleep(%struct.timespec* nocapture noundef readnone %0, %struct.timespec* nocapture noundef readnone %1) local_unnamed_addr {
  %3 = load i32, i32* @disabled, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %19

5:
  %6 = call i64 @pthread_self()
  %7 = add i64 %6, -65
  %8 = icmp ult i64 %7, -64
  br i1 %8, label %9, label %10

9:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.2, i64 0, i64 0))
  unreachable

10:
  %11 = add i64 %6, -1
  %12 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %11, i32 0
  %13 = call i32 @mazurka.mutex_lock(%union.pthread_mutex_t* noundef nonnull %12)
  %14 = getelementptr inbounds [64 x %struct.request], [64 x %struct.request]* @requests, i64 0, i64 %11, i32 1
  %15 = load i32, i32* %14, align 8
  %16 = call i32 @mazurka.mutex_unlock(%union.pthread_mutex_t* noundef nonnull %12)
  %17 = icmp eq i32 %15, 0
  br i1 %17, label %19, label %18

18:
  call void @pthread_exit(i8* noundef nonnull inttoptr (i64 -1 to i8*))
  unreachable

19:
  ret i32 0
}

declare dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr

declare dso_local i32 @mazurka.wake(%union.pthread_cond_t* noundef, i32 noundef) local_unnamed_addr

declare dso_local i32 @mazurka.enqueue(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr


