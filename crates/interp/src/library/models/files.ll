target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.file = type { %union.pthread_mutex_t*, %struct.inode*, i64, i32, i32, i32, i32, i32, i32, i8*, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%struct.inode = type { %struct.inode*, i8*, i8*, i64, i64, i64*, i64, i32 }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@directory = internal global i64 0, align 8
@mazurka.chunk = dso_local thread_local local_unnamed_addr global [1024 x i8] zeroinitializer, align 16
@mazurka_private_standard = external dso_local global [3 x %struct.file], align 16
@mazurka_private_created = internal unnamed_addr global %struct.inode* null, align 8
@mazurka_private_given = external dso_local local_unnamed_addr global %struct.inode*, align 8

define dso_local %struct.inode* @mazurka_new_inode(i8* noundef %0) local_unnamed_addr {
  %2 = call i8* @mazurka.private(i64 noundef 64)
  %3 = bitcast i8* %2 to %struct.inode*
  %4 = call i8* @mazurka.lasting(i64 noundef 8)
  %5 = getelementptr inbounds i8, i8* %2, i64 40
  %6 = bitcast i8* %5 to i8**
  store i8* %4, i8** %6, align 8
  %7 = getelementptr inbounds i8, i8* %2, i64 8
  %8 = bitcast i8* %7 to i8**
  store i8* %0, i8** %8, align 8
  ret %struct.inode* %3
}

declare dso_local i8* @mazurka.private(i64 noundef) local_unnamed_addr

declare dso_local i8* @mazurka.lasting(i64 noundef) local_unnamed_addr

define dso_local %struct.inode* @mazurka_find(i8* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load i8, i8* %0, align 1
  %3 = icmp eq i8 %2, 46
  br i1 %3, label %4, label %19

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 1
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 47
  br i1 %7, label %12, label %19

8:
  %9 = getelementptr inbounds i8, i8* %16, i64 1
  %10 = load i8, i8* %9, align 1
  %11 = icmp eq i8 %10, 47
  br i1 %11, label %12, label %19

12:
  %13 = phi i8* [ %16, %8 ], [ %0, %4 ]
  %14 = getelementptr inbounds i8, i8* %13, i64 2
  br label %15

15:
  %16 = phi i8* [ %14, %12 ], [ %18, %15 ]
  %17 = load i8, i8* %16, align 1
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  switch i8 %17, label %19 [
    i8 47, label %15
    i8 46, label %8
  ]

19:
  %20 = phi i8* [ %0, %1 ], [ %0, %4 ], [ %16, %15 ], [ %16, %8 ]
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %26, %21 ]
  %23 = getelementptr inbounds i8, i8* %20, i64 %22
  %24 = load i8, i8* %23, align 1
  %25 = icmp eq i8 %24, 0
  %26 = add i64 %22, 1
  br i1 %25, label %27, label %21

27:
  %28 = call i8* @mazurka.private(i64 noundef %26)
  %29 = icmp eq i64 %22, 0
  br i1 %29, label %37, label %30

30:
  %31 = phi i64 [ %35, %30 ], [ 0, %27 ]
  %32 = getelementptr inbounds i8, i8* %20, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = getelementptr inbounds i8, i8* %28, i64 %31
  store i8 %33, i8* %34, align 1
  %35 = add nuw i64 %31, 1
  %36 = icmp eq i64 %35, %22
  br i1 %36, label %37, label %30

37:
  %38 = load atomic i64, i64* @directory seq_cst, align 8
  %39 = load %struct.inode*, %struct.inode** @mazurka_private_created, align 8
  %40 = icmp eq %struct.inode* %39, null
  br i1 %40, label %71, label %41

41:
  %42 = phi %struct.inode* [ %69, %67 ], [ %39, %37 ]
  %43 = getelementptr inbounds %struct.inode, %struct.inode* %42, i64 0, i32 7
  %44 = load i32, i32* %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %67, label %46

46:
  %47 = getelementptr inbounds %struct.inode, %struct.inode* %42, i64 0, i32 1
  %48 = load i8*, i8** %47, align 8
  %49 = load i8, i8* %48, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %62, label %51

51:
  %52 = phi i8 [ %60, %57 ], [ %49, %46 ]
  %53 = phi i8* [ %59, %57 ], [ %28, %46 ]
  %54 = phi i8* [ %58, %57 ], [ %48, %46 ]
  %55 = load i8, i8* %53, align 1
  %56 = icmp eq i8 %52, %55
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds i8, i8* %54, i64 1
  %59 = getelementptr inbounds i8, i8* %53, i64 1
  %60 = load i8, i8* %58, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %62, label %51

62:
  %63 = phi i8* [ %28, %46 ], [ %53, %51 ], [ %59, %57 ]
  %64 = phi i8 [ %49, %46 ], [ %52, %51 ], [ %60, %57 ]
  %65 = load i8, i8* %63, align 1
  %66 = icmp eq i8 %64, %65
  br i1 %66, label %71, label %67

67:
  %68 = getelementptr inbounds %struct.inode, %struct.inode* %42, i64 0, i32 0
  %69 = load %struct.inode*, %struct.inode** %68, align 8
  %70 = icmp eq %struct.inode* %69, null
  br i1 %70, label %71, label %41

71:
  %72 = phi %struct.inode* [ %39, %37 ], [ %42, %62 ], [ %69, %67 ]
  %73 = icmp eq %struct.inode* %72, null
  br i1 %73, label %74, label %107

74:
  %75 = load %struct.inode*, %struct.inode** @mazurka_private_given, align 8
  %76 = icmp eq %struct.inode* %75, null
  br i1 %76, label %107, label %77

77:
  %78 = phi %struct.inode* [ %105, %103 ], [ %75, %74 ]
  %79 = getelementptr inbounds %struct.inode, %struct.inode* %78, i64 0, i32 7
  %80 = load i32, i32* %79, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %103, label %82

82:
  %83 = getelementptr inbounds %struct.inode, %struct.inode* %78, i64 0, i32 1
  %84 = load i8*, i8** %83, align 8
  %85 = load i8, i8* %84, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %98, label %87

87:
  %88 = phi i8 [ %96, %93 ], [ %85, %82 ]
  %89 = phi i8* [ %95, %93 ], [ %28, %82 ]
  %90 = phi i8* [ %94, %93 ], [ %84, %82 ]
  %91 = load i8, i8* %89, align 1
  %92 = icmp eq i8 %88, %91
  br i1 %92, label %93, label %98

93:
  %94 = getelementptr inbounds i8, i8* %90, i64 1
  %95 = getelementptr inbounds i8, i8* %89, i64 1
  %96 = load i8, i8* %94, align 1
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %98, label %87

98:
  %99 = phi i8* [ %28, %82 ], [ %89, %87 ], [ %95, %93 ]
  %100 = phi i8 [ %85, %82 ], [ %88, %87 ], [ %96, %93 ]
  %101 = load i8, i8* %99, align 1
  %102 = icmp eq i8 %100, %101
  br i1 %102, label %107, label %103

103:
  %104 = getelementptr inbounds %struct.inode, %struct.inode* %78, i64 0, i32 0
  %105 = load %struct.inode*, %struct.inode** %104, align 8
  %106 = icmp eq %struct.inode* %105, null
  br i1 %106, label %107, label %77

107:
  %108 = phi %struct.inode* [ %72, %71 ], [ %75, %74 ], [ %78, %98 ], [ %105, %103 ]
  %109 = icmp eq %struct.inode* %108, null
  br i1 %109, label %110, label %112

110:
  %111 = call i32* @__errno_location()
  store i32 2, i32* %111, align 4
  br label %112

112:
  ret %struct.inode* %108
}

declare dso_local i32* @__errno_location() local_unnamed_addr

define dso_local void @mazurka_resize(%struct.inode* nocapture noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 5
  %4 = load i64*, i64** %3, align 8
  %5 = atomicrmw xchg i64* %4, i64 1 seq_cst, align 8
  %6 = icmp eq i64 %1, 0
  br i1 %6, label %40, label %7

7:
  %8 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 3
  %9 = load i64, i64* %8, align 8
  %10 = icmp ult i64 %9, %1
  %11 = select i1 %10, i64 %1, i64 %9
  %12 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 4
  %13 = load i64, i64* %12, align 8
  %14 = icmp ult i64 %13, %11
  br i1 %14, label %15, label %40

15:
  %16 = icmp eq i64 %13, 0
  %17 = shl i64 %13, 1
  %18 = select i1 %16, i64 64, i64 %17
  br label %19

19:
  %20 = phi i64 [ %18, %15 ], [ %22, %19 ]
  %21 = icmp ult i64 %20, %11
  %22 = shl i64 %20, 1
  br i1 %21, label %19, label %23

23:
  %24 = call i8* @mazurka.private(i64 noundef %20)
  %25 = load i64, i64* %8, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %29, label %27

27:
  %28 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  br label %31

29:
  %30 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  store i8* %24, i8** %30, align 8
  store i64 %20, i64* %12, align 8
  br label %40

31:
  %32 = phi i64 [ 0, %27 ], [ %37, %31 ]
  %33 = load i8*, i8** %28, align 8
  %34 = getelementptr inbounds i8, i8* %33, i64 %32
  %35 = load i8, i8* %34, align 1
  %36 = getelementptr inbounds i8, i8* %24, i64 %32
  store i8 %35, i8* %36, align 1
  %37 = add nuw i64 %32, 1
  %38 = load i64, i64* %8, align 8
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %31, label %29

40:
  %41 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 4
  %42 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 3
  %43 = load i64, i64* %42, align 8
  %44 = icmp ugt i64 %43, %1
  br i1 %44, label %45, label %57

45:
  %46 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  br label %47

47:
  %48 = phi i64 [ %1, %45 ], [ %54, %51 ]
  %49 = load i64, i64* %41, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %57, label %51

51:
  %52 = load i8*, i8** %46, align 8
  %53 = getelementptr inbounds i8, i8* %52, i64 %48
  store i8 0, i8* %53, align 1
  %54 = add nuw i64 %48, 1
  %55 = load i64, i64* %42, align 8
  %56 = icmp ult i64 %54, %55
  br i1 %56, label %47, label %57

57:
  store i64 %1, i64* %42, align 8
  ret void
}

define dso_local i64 @mazurka_file_size(%struct.inode* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 5
  %3 = load i64*, i64** %2, align 8
  %4 = load atomic i64, i64* %3 seq_cst, align 8
  %5 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 3
  %6 = load i64, i64* %5, align 8
  ret i64 %6
}

define dso_local i64 @mazurka_read_chunk(%struct.inode* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 5
  %5 = load i64*, i64** %4, align 8
  %6 = load atomic i64, i64* %5 seq_cst, align 8
  %7 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 3
  %8 = load i64, i64* %7, align 8
  %9 = call i64 @llvm.usub.sat.i64(i64 %8, i64 %1)
  %10 = icmp ult i64 %9, %2
  %11 = select i1 %10, i64 %9, i64 %2
  %12 = icmp ult i64 %11, 1024
  %13 = select i1 %12, i64 %11, i64 1024
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  br label %18

17:
  ret i64 %13

18:
  %19 = phi i64 [ 0, %15 ], [ %25, %18 ]
  %20 = load i8*, i8** %16, align 8
  %21 = add i64 %19, %1
  %22 = getelementptr inbounds i8, i8* %20, i64 %21
  %23 = load i8, i8* %22, align 1
  %24 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %19
  store i8 %23, i8* %24, align 1
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %17, label %18
}

define dso_local i64 @mazurka_write_chunk(%struct.inode* nocapture noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %9, label %5

5:
  %6 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 5
  %7 = load i64*, i64** %6, align 8
  %8 = atomicrmw xchg i64* %7, i64 1 seq_cst, align 8
  call fastcc void @put(%struct.inode* noundef %0, i64 noundef %1, i64 noundef %2)
  br label %9

9:
  %10 = phi i64 [ %2, %5 ], [ 0, %3 ]
  ret i64 %10
}

define internal fastcc void @put(%struct.inode* nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = add i64 %2, %1
  %5 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 3
  %6 = load i64, i64* %5, align 8
  %7 = icmp ugt i64 %4, %6
  %8 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 4
  %9 = load i64, i64* %8, align 8
  br i1 %7, label %10, label %38

10:
  %11 = icmp ult i64 %9, %4
  br i1 %11, label %12, label %37

12:
  %13 = icmp eq i64 %9, 0
  %14 = shl i64 %9, 1
  %15 = select i1 %13, i64 64, i64 %14
  br label %16

16:
  %17 = phi i64 [ %15, %12 ], [ %19, %16 ]
  %18 = icmp ult i64 %17, %4
  %19 = shl i64 %17, 1
  br i1 %18, label %16, label %20

20:
  %21 = call i8* @mazurka.private(i64 noundef %17)
  %22 = load i64, i64* %5, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %26, label %24

24:
  %25 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  br label %28

26:
  %27 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  store i8* %21, i8** %27, align 8
  store i64 %17, i64* %8, align 8
  br label %37

28:
  %29 = phi i64 [ 0, %24 ], [ %34, %28 ]
  %30 = load i8*, i8** %25, align 8
  %31 = getelementptr inbounds i8, i8* %30, i64 %29
  %32 = load i8, i8* %31, align 1
  %33 = getelementptr inbounds i8, i8* %21, i64 %29
  store i8 %32, i8* %33, align 1
  %34 = add nuw i64 %29, 1
  %35 = load i64, i64* %5, align 8
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %28, label %26

37:
  store i64 %4, i64* %5, align 8
  br label %65

38:
  %39 = icmp ult i64 %9, %6
  br i1 %39, label %40, label %65

40:
  %41 = icmp eq i64 %9, 0
  %42 = shl i64 %9, 1
  %43 = select i1 %41, i64 64, i64 %42
  br label %44

44:
  %45 = phi i64 [ %43, %40 ], [ %47, %44 ]
  %46 = icmp ult i64 %45, %6
  %47 = shl i64 %45, 1
  br i1 %46, label %44, label %48

48:
  %49 = call i8* @mazurka.private(i64 noundef %45)
  %50 = load i64, i64* %5, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %54, label %52

52:
  %53 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  br label %56

54:
  %55 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  store i8* %49, i8** %55, align 8
  store i64 %45, i64* %8, align 8
  br label %65

56:
  %57 = phi i64 [ 0, %52 ], [ %62, %56 ]
  %58 = load i8*, i8** %53, align 8
  %59 = getelementptr inbounds i8, i8* %58, i64 %57
  %60 = load i8, i8* %59, align 1
  %61 = getelementptr inbounds i8, i8* %49, i64 %57
  store i8 %60, i8* %61, align 1
  %62 = add nuw i64 %57, 1
  %63 = load i64, i64* %5, align 8
  %64 = icmp ult i64 %62, %63
  br i1 %64, label %56, label %54

65:
  %66 = icmp eq i64 %2, 0
  br i1 %66, label %69, label %67

67:
  %68 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 2
  br label %70

69:
  ret void

70:
  %71 = phi i64 [ 0, %67 ], [ %77, %70 ]
  %72 = getelementptr inbounds [1024 x i8], [1024 x i8]* @mazurka.chunk, i64 0, i64 %71
  %73 = load i8, i8* %72, align 1
  %74 = load i8*, i8** %68, align 8
  %75 = add i64 %71, %1
  %76 = getelementptr inbounds i8, i8* %74, i64 %75
  store i8 %73, i8* %76, align 1
  %77 = add nuw i64 %71, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %69, label %70
}

define dso_local i64 @mazurka_append_chunk(%struct.inode* nocapture noundef %0, i64 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 5
  %4 = load i64*, i64** %3, align 8
  %5 = atomicrmw xchg i64* %4, i64 1 seq_cst, align 8
  %6 = getelementptr inbounds %struct.inode, %struct.inode* %0, i64 0, i32 3
  %7 = load i64, i64* %6, align 8
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %10, label %9

9:
  call fastcc void @put(%struct.inode* noundef %0, i64 noundef %7, i64 noundef %1)
  br label %10

10:
  %11 = add i64 %7, %1
  ret i64 %11
}

define dso_local %struct.file* @mazurka_open(i8* nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = call i8* @mazurka.private(i64 noundef 64)
  %5 = bitcast i8* %4 to %struct.file*
  %6 = call i8* @mazurka.lasting(i64 noundef 40)
  %7 = bitcast i8* %4 to i8**
  store i8* %6, i8** %7, align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds i8, i8* %6, i64 16
  %11 = bitcast i8* %10 to i32*
  store i32 1, i32* %11, align 8
  br label %12

12:
  %13 = and i32 %1, 1
  %14 = getelementptr inbounds i8, i8* %4, i64 24
  %15 = bitcast i8* %14 to i32*
  store i32 %13, i32* %15, align 8
  %16 = and i32 %1, 2
  %17 = getelementptr inbounds i8, i8* %4, i64 28
  %18 = bitcast i8* %17 to i32*
  store i32 %16, i32* %18, align 4
  %19 = and i32 %1, 4
  %20 = getelementptr inbounds i8, i8* %4, i64 32
  %21 = bitcast i8* %20 to i32*
  store i32 %19, i32* %21, align 8
  %22 = getelementptr inbounds i8, i8* %4, i64 36
  %23 = bitcast i8* %22 to i32*
  store i32 -1, i32* %23, align 4
  %24 = getelementptr inbounds i8, i8* %4, i64 56
  %25 = bitcast i8* %24 to i32*
  store i32 -1, i32* %25, align 8
  %26 = load i8, i8* %0, align 1
  %27 = icmp eq i8 %26, 46
  br i1 %27, label %28, label %42

28:
  %29 = getelementptr inbounds i8, i8* %0, i64 1
  %30 = load i8, i8* %29, align 1
  %31 = icmp eq i8 %30, 47
  br i1 %31, label %35, label %42

32:
  %33 = load i8, i8* %41, align 1
  %34 = icmp eq i8 %33, 47
  br i1 %34, label %35, label %42

35:
  %36 = phi i8* [ %39, %32 ], [ %0, %28 ]
  %37 = getelementptr inbounds i8, i8* %36, i64 2
  br label %38

38:
  %39 = phi i8* [ %37, %35 ], [ %41, %38 ]
  %40 = load i8, i8* %39, align 1
  %41 = getelementptr inbounds i8, i8* %39, i64 1
  switch i8 %40, label %42 [
    i8 47, label %38
    i8 46, label %32
  ]

42:
  %43 = phi i8* [ %0, %12 ], [ %0, %28 ], [ %39, %38 ], [ %39, %32 ]
  br label %44

44:
  %45 = phi i64 [ 0, %42 ], [ %49, %44 ]
  %46 = getelementptr inbounds i8, i8* %43, i64 %45
  %47 = load i8, i8* %46, align 1
  %48 = icmp eq i8 %47, 0
  %49 = add i64 %45, 1
  br i1 %48, label %50, label %44

50:
  %51 = call i8* @mazurka.private(i64 noundef %49)
  %52 = icmp eq i64 %45, 0
  br i1 %52, label %60, label %53

53:
  %54 = phi i64 [ %58, %53 ], [ 0, %50 ]
  %55 = getelementptr inbounds i8, i8* %43, i64 %54
  %56 = load i8, i8* %55, align 1
  %57 = getelementptr inbounds i8, i8* %51, i64 %54
  store i8 %56, i8* %57, align 1
  %58 = add nuw i64 %54, 1
  %59 = icmp eq i64 %58, %45
  br i1 %59, label %60, label %53

60:
  %61 = and i32 %1, 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %136

63:
  %64 = load atomic i64, i64* @directory seq_cst, align 8
  %65 = load %struct.inode*, %struct.inode** @mazurka_private_created, align 8
  %66 = icmp eq %struct.inode* %65, null
  br i1 %66, label %97, label %67

67:
  %68 = phi %struct.inode* [ %95, %93 ], [ %65, %63 ]
  %69 = getelementptr inbounds %struct.inode, %struct.inode* %68, i64 0, i32 7
  %70 = load i32, i32* %69, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %93, label %72

72:
  %73 = getelementptr inbounds %struct.inode, %struct.inode* %68, i64 0, i32 1
  %74 = load i8*, i8** %73, align 8
  %75 = load i8, i8* %74, align 1
  %76 = icmp eq i8 %75, 0
  br i1 %76, label %88, label %77

77:
  %78 = phi i8 [ %86, %83 ], [ %75, %72 ]
  %79 = phi i8* [ %85, %83 ], [ %51, %72 ]
  %80 = phi i8* [ %84, %83 ], [ %74, %72 ]
  %81 = load i8, i8* %79, align 1
  %82 = icmp eq i8 %78, %81
  br i1 %82, label %83, label %88

83:
  %84 = getelementptr inbounds i8, i8* %80, i64 1
  %85 = getelementptr inbounds i8, i8* %79, i64 1
  %86 = load i8, i8* %84, align 1
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %88, label %77

88:
  %89 = phi i8* [ %51, %72 ], [ %79, %77 ], [ %85, %83 ]
  %90 = phi i8 [ %75, %72 ], [ %78, %77 ], [ %86, %83 ]
  %91 = load i8, i8* %89, align 1
  %92 = icmp eq i8 %90, %91
  br i1 %92, label %97, label %93

93:
  %94 = getelementptr inbounds %struct.inode, %struct.inode* %68, i64 0, i32 0
  %95 = load %struct.inode*, %struct.inode** %94, align 8
  %96 = icmp eq %struct.inode* %95, null
  br i1 %96, label %97, label %67

97:
  %98 = phi %struct.inode* [ %65, %63 ], [ %68, %88 ], [ %95, %93 ]
  %99 = icmp eq %struct.inode* %98, null
  br i1 %99, label %100, label %133

100:
  %101 = load %struct.inode*, %struct.inode** @mazurka_private_given, align 8
  %102 = icmp eq %struct.inode* %101, null
  br i1 %102, label %133, label %103

103:
  %104 = phi %struct.inode* [ %131, %129 ], [ %101, %100 ]
  %105 = getelementptr inbounds %struct.inode, %struct.inode* %104, i64 0, i32 7
  %106 = load i32, i32* %105, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %129, label %108

108:
  %109 = getelementptr inbounds %struct.inode, %struct.inode* %104, i64 0, i32 1
  %110 = load i8*, i8** %109, align 8
  %111 = load i8, i8* %110, align 1
  %112 = icmp eq i8 %111, 0
  br i1 %112, label %124, label %113

113:
  %114 = phi i8 [ %122, %119 ], [ %111, %108 ]
  %115 = phi i8* [ %121, %119 ], [ %51, %108 ]
  %116 = phi i8* [ %120, %119 ], [ %110, %108 ]
  %117 = load i8, i8* %115, align 1
  %118 = icmp eq i8 %114, %117
  br i1 %118, label %119, label %124

119:
  %120 = getelementptr inbounds i8, i8* %116, i64 1
  %121 = getelementptr inbounds i8, i8* %115, i64 1
  %122 = load i8, i8* %120, align 1
  %123 = icmp eq i8 %122, 0
  br i1 %123, label %124, label %113

124:
  %125 = phi i8* [ %51, %108 ], [ %115, %113 ], [ %121, %119 ]
  %126 = phi i8 [ %111, %108 ], [ %114, %113 ], [ %122, %119 ]
  %127 = load i8, i8* %125, align 1
  %128 = icmp eq i8 %126, %127
  br i1 %128, label %133, label %129

129:
  %130 = getelementptr inbounds %struct.inode, %struct.inode* %104, i64 0, i32 0
  %131 = load %struct.inode*, %struct.inode** %130, align 8
  %132 = icmp eq %struct.inode* %131, null
  br i1 %132, label %133, label %103

133:
  %134 = phi %struct.inode* [ %98, %97 ], [ %101, %100 ], [ %104, %124 ], [ %131, %129 ]
  %135 = icmp eq %struct.inode* %134, null
  br i1 %135, label %244, label %248

136:
  %137 = call i8* @mazurka.private(i64 noundef 64)
  %138 = bitcast i8* %137 to %struct.inode*
  %139 = call i8* @mazurka.lasting(i64 noundef 8)
  %140 = getelementptr inbounds i8, i8* %137, i64 40
  %141 = bitcast i8* %140 to i8**
  store i8* %139, i8** %141, align 8
  %142 = getelementptr inbounds i8, i8* %137, i64 8
  %143 = bitcast i8* %142 to i8**
  store i8* %51, i8** %143, align 8
  %144 = atomicrmw xchg i64* @directory, i64 1 seq_cst, align 8
  %145 = load i8, i8* %51, align 1
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %216, label %147

147:
  %148 = load %struct.inode*, %struct.inode** @mazurka_private_created, align 8
  %149 = icmp eq %struct.inode* %148, null
  br i1 %149, label %180, label %150

150:
  %151 = phi %struct.inode* [ %178, %176 ], [ %148, %147 ]
  %152 = getelementptr inbounds %struct.inode, %struct.inode* %151, i64 0, i32 7
  %153 = load i32, i32* %152, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %176, label %155

155:
  %156 = getelementptr inbounds %struct.inode, %struct.inode* %151, i64 0, i32 1
  %157 = load i8*, i8** %156, align 8
  %158 = load i8, i8* %157, align 1
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %171, label %160

160:
  %161 = phi i8 [ %169, %166 ], [ %158, %155 ]
  %162 = phi i8* [ %168, %166 ], [ %51, %155 ]
  %163 = phi i8* [ %167, %166 ], [ %157, %155 ]
  %164 = load i8, i8* %162, align 1
  %165 = icmp eq i8 %161, %164
  br i1 %165, label %166, label %171

166:
  %167 = getelementptr inbounds i8, i8* %163, i64 1
  %168 = getelementptr inbounds i8, i8* %162, i64 1
  %169 = load i8, i8* %167, align 1
  %170 = icmp eq i8 %169, 0
  br i1 %170, label %171, label %160

171:
  %172 = phi i8* [ %51, %155 ], [ %162, %160 ], [ %168, %166 ]
  %173 = phi i8 [ %158, %155 ], [ %161, %160 ], [ %169, %166 ]
  %174 = load i8, i8* %172, align 1
  %175 = icmp eq i8 %173, %174
  br i1 %175, label %180, label %176

176:
  %177 = getelementptr inbounds %struct.inode, %struct.inode* %151, i64 0, i32 0
  %178 = load %struct.inode*, %struct.inode** %177, align 8
  %179 = icmp eq %struct.inode* %178, null
  br i1 %179, label %180, label %150

180:
  %181 = phi %struct.inode* [ %148, %147 ], [ %151, %171 ], [ %178, %176 ]
  %182 = icmp eq %struct.inode* %181, null
  br i1 %182, label %183, label %216

183:
  %184 = load %struct.inode*, %struct.inode** @mazurka_private_given, align 8
  %185 = icmp eq %struct.inode* %184, null
  br i1 %185, label %216, label %186

186:
  %187 = phi %struct.inode* [ %214, %212 ], [ %184, %183 ]
  %188 = getelementptr inbounds %struct.inode, %struct.inode* %187, i64 0, i32 7
  %189 = load i32, i32* %188, align 8
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %212, label %191

191:
  %192 = getelementptr inbounds %struct.inode, %struct.inode* %187, i64 0, i32 1
  %193 = load i8*, i8** %192, align 8
  %194 = load i8, i8* %193, align 1
  %195 = icmp eq i8 %194, 0
  br i1 %195, label %207, label %196

196:
  %197 = phi i8 [ %205, %202 ], [ %194, %191 ]
  %198 = phi i8* [ %204, %202 ], [ %51, %191 ]
  %199 = phi i8* [ %203, %202 ], [ %193, %191 ]
  %200 = load i8, i8* %198, align 1
  %201 = icmp eq i8 %197, %200
  br i1 %201, label %202, label %207

202:
  %203 = getelementptr inbounds i8, i8* %199, i64 1
  %204 = getelementptr inbounds i8, i8* %198, i64 1
  %205 = load i8, i8* %203, align 1
  %206 = icmp eq i8 %205, 0
  br i1 %206, label %207, label %196

207:
  %208 = phi i8* [ %51, %191 ], [ %198, %196 ], [ %204, %202 ]
  %209 = phi i8 [ %194, %191 ], [ %197, %196 ], [ %205, %202 ]
  %210 = load i8, i8* %208, align 1
  %211 = icmp eq i8 %209, %210
  br i1 %211, label %216, label %212

212:
  %213 = getelementptr inbounds %struct.inode, %struct.inode* %187, i64 0, i32 0
  %214 = load %struct.inode*, %struct.inode** %213, align 8
  %215 = icmp eq %struct.inode* %214, null
  br i1 %215, label %216, label %186

216:
  %217 = phi %struct.inode* [ null, %136 ], [ %181, %180 ], [ %184, %183 ], [ %187, %207 ], [ %214, %212 ]
  %218 = icmp eq %struct.inode* %217, null
  %219 = xor i1 %218, true
  %220 = select i1 %219, i1 true, i1 %146
  br i1 %220, label %235, label %221

221:
  %222 = getelementptr inbounds i8, i8* %137, i64 56
  %223 = bitcast i8* %222 to i32*
  store i32 1, i32* %223, align 8
  %224 = load %struct.inode*, %struct.inode** @mazurka_private_created, align 8
  %225 = icmp eq %struct.inode* %224, null
  br i1 %225, label %230, label %226

226:
  %227 = getelementptr inbounds %struct.inode, %struct.inode* %224, i64 0, i32 6
  %228 = load i64, i64* %227, align 8
  %229 = add i64 %228, 1
  br label %230

230:
  %231 = phi i64 [ %229, %226 ], [ 1000, %221 ]
  %232 = getelementptr inbounds i8, i8* %137, i64 48
  %233 = bitcast i8* %232 to i64*
  store i64 %231, i64* %233, align 8
  %234 = bitcast i8* %137 to %struct.inode**
  store %struct.inode* %224, %struct.inode** %234, align 8
  store i8* %137, i8** bitcast (%struct.inode** @mazurka_private_created to i8**), align 8
  br label %235

235:
  %236 = phi %struct.inode* [ %217, %216 ], [ %138, %230 ]
  %237 = icmp eq %struct.inode* %236, null
  br i1 %237, label %238, label %240

238:
  %239 = call i32* @__errno_location()
  store i32 2, i32* %239, align 4
  br label %240

240:
  %241 = and i32 %1, 16
  %242 = icmp eq i32 %241, 0
  %243 = or i1 %242, %218
  br i1 %243, label %248, label %244

244:
  %245 = phi i32 [ 2, %133 ], [ 17, %240 ]
  %246 = phi %struct.inode* [ %134, %133 ], [ null, %240 ]
  %247 = call i32* @__errno_location()
  store i32 %245, i32* %247, align 4
  br label %248

248:
  %249 = phi %struct.inode* [ %134, %133 ], [ %236, %240 ], [ %246, %244 ]
  %250 = icmp eq %struct.inode* %249, null
  br i1 %250, label %278, label %251

251:
  %252 = and i32 %1, 32
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %275, label %254

254:
  %255 = getelementptr inbounds %struct.inode, %struct.inode* %249, i64 0, i32 5
  %256 = load i64*, i64** %255, align 8
  %257 = atomicrmw xchg i64* %256, i64 1 seq_cst, align 8
  %258 = getelementptr inbounds %struct.inode, %struct.inode* %249, i64 0, i32 4
  %259 = getelementptr inbounds %struct.inode, %struct.inode* %249, i64 0, i32 3
  %260 = load i64, i64* %259, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %274, label %262

262:
  %263 = getelementptr inbounds %struct.inode, %struct.inode* %249, i64 0, i32 2
  br label %264

264:
  %265 = phi i64 [ 0, %262 ], [ %271, %268 ]
  %266 = load i64, i64* %258, align 8
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %274, label %268

268:
  %269 = load i8*, i8** %263, align 8
  %270 = getelementptr inbounds i8, i8* %269, i64 %265
  store i8 0, i8* %270, align 1
  %271 = add nuw i64 %265, 1
  %272 = load i64, i64* %259, align 8
  %273 = icmp ult i64 %271, %272
  br i1 %273, label %264, label %274

274:
  store i64 0, i64* %259, align 8
  br label %275

275:
  %276 = getelementptr inbounds i8, i8* %4, i64 8
  %277 = bitcast i8* %276 to %struct.inode**
  store %struct.inode* %249, %struct.inode** %277, align 8
  br label %278

278:
  %279 = phi %struct.file* [ %5, %275 ], [ null, %248 ]
  ret %struct.file* %279
}

define dso_local i32 @mazurka_is_console(%struct.file* noundef readnone %0) local_unnamed_addr {
  %2 = icmp eq %struct.file* %0, getelementptr inbounds ([3 x %struct.file], [3 x %struct.file]* @mazurka_private_standard, i64 0, i64 1)
  %3 = icmp eq %struct.file* %0, getelementptr inbounds ([3 x %struct.file], [3 x %struct.file]* @mazurka_private_standard, i64 0, i64 2)
  %4 = select i1 %2, i1 true, i1 %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

define dso_local i64 @mazurka_seek(%struct.file* nocapture noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr {
  %4 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 1
  %5 = load %struct.inode*, %struct.inode** %4, align 8
  %6 = icmp eq %struct.inode* %5, null
  br i1 %6, label %7, label %9

7:
  %8 = call i32* @__errno_location()
  store i32 29, i32* %8, align 4
  br label %33

9:
  switch i32 %2, label %13 [
    i32 0, label %14
    i32 1, label %10
  ]

10:
  %11 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 2
  %12 = load i64, i64* %11, align 8
  br label %14

13:
  br label %14

14:
  %15 = phi i64 [ 0, %9 ], [ %12, %10 ], [ -1, %13 ]
  %16 = icmp eq i32 %2, 2
  br i1 %16, label %17, label %23

17:
  %18 = getelementptr inbounds %struct.inode, %struct.inode* %5, i64 0, i32 5
  %19 = load i64*, i64** %18, align 8
  %20 = load atomic i64, i64* %19 seq_cst, align 8
  %21 = getelementptr inbounds %struct.inode, %struct.inode* %5, i64 0, i32 3
  %22 = load i64, i64* %21, align 8
  br label %23

23:
  %24 = phi i64 [ %22, %17 ], [ %15, %14 ]
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %29, label %26

26:
  %27 = add nsw i64 %24, %1
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %31

29:
  %30 = call i32* @__errno_location()
  store i32 22, i32* %30, align 4
  br label %33

31:
  %32 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 2
  store i64 %27, i64* %32, align 8
  br label %33

33:
  %34 = phi i64 [ -1, %7 ], [ -1, %29 ], [ %27, %31 ]
  ret i64 %34
}

define dso_local i32 @unlink(i8* nocapture noundef nonnull readonly %0) local_unnamed_addr {
  %2 = load i8, i8* %0, align 1
  %3 = icmp eq i8 %2, 46
  br i1 %3, label %4, label %19

4:
  %5 = getelementptr inbounds i8, i8* %0, i64 1
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 47
  br i1 %7, label %12, label %19

8:
  %9 = getelementptr inbounds i8, i8* %16, i64 1
  %10 = load i8, i8* %9, align 1
  %11 = icmp eq i8 %10, 47
  br i1 %11, label %12, label %19

12:
  %13 = phi i8* [ %16, %8 ], [ %0, %4 ]
  %14 = getelementptr inbounds i8, i8* %13, i64 2
  br label %15

15:
  %16 = phi i8* [ %14, %12 ], [ %18, %15 ]
  %17 = load i8, i8* %16, align 1
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  switch i8 %17, label %19 [
    i8 47, label %15
    i8 46, label %8
  ]

19:
  %20 = phi i8* [ %0, %1 ], [ %0, %4 ], [ %16, %15 ], [ %16, %8 ]
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %26, %21 ]
  %23 = getelementptr inbounds i8, i8* %20, i64 %22
  %24 = load i8, i8* %23, align 1
  %25 = icmp eq i8 %24, 0
  %26 = add i64 %22, 1
  br i1 %25, label %27, label %21

27:
  %28 = call i8* @mazurka.private(i64 noundef %26)
  %29 = icmp eq i64 %22, 0
  br i1 %29, label %37, label %30

30:
  %31 = phi i64 [ %35, %30 ], [ 0, %27 ]
  %32 = getelementptr inbounds i8, i8* %20, i64 %31
  %33 = load i8, i8* %32, align 1
  %34 = getelementptr inbounds i8, i8* %28, i64 %31
  store i8 %33, i8* %34, align 1
  %35 = add nuw i64 %31, 1
  %36 = icmp eq i64 %35, %22
  br i1 %36, label %37, label %30

37:
  %38 = atomicrmw xchg i64* @directory, i64 1 seq_cst, align 8
  %39 = load %struct.inode*, %struct.inode** @mazurka_private_created, align 8
  %40 = icmp eq %struct.inode* %39, null
  br i1 %40, label %71, label %41

41:
  %42 = phi %struct.inode* [ %69, %67 ], [ %39, %37 ]
  %43 = getelementptr inbounds %struct.inode, %struct.inode* %42, i64 0, i32 7
  %44 = load i32, i32* %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %67, label %46

46:
  %47 = getelementptr inbounds %struct.inode, %struct.inode* %42, i64 0, i32 1
  %48 = load i8*, i8** %47, align 8
  %49 = load i8, i8* %48, align 1
  %50 = icmp eq i8 %49, 0
  br i1 %50, label %62, label %51

51:
  %52 = phi i8 [ %60, %57 ], [ %49, %46 ]
  %53 = phi i8* [ %59, %57 ], [ %28, %46 ]
  %54 = phi i8* [ %58, %57 ], [ %48, %46 ]
  %55 = load i8, i8* %53, align 1
  %56 = icmp eq i8 %52, %55
  br i1 %56, label %57, label %62

57:
  %58 = getelementptr inbounds i8, i8* %54, i64 1
  %59 = getelementptr inbounds i8, i8* %53, i64 1
  %60 = load i8, i8* %58, align 1
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %62, label %51

62:
  %63 = phi i8* [ %28, %46 ], [ %53, %51 ], [ %59, %57 ]
  %64 = phi i8 [ %49, %46 ], [ %52, %51 ], [ %60, %57 ]
  %65 = load i8, i8* %63, align 1
  %66 = icmp eq i8 %64, %65
  br i1 %66, label %71, label %67

67:
  %68 = getelementptr inbounds %struct.inode, %struct.inode* %42, i64 0, i32 0
  %69 = load %struct.inode*, %struct.inode** %68, align 8
  %70 = icmp eq %struct.inode* %69, null
  br i1 %70, label %71, label %41

71:
  %72 = phi %struct.inode* [ %39, %37 ], [ %42, %62 ], [ %69, %67 ]
  %73 = icmp eq %struct.inode* %72, null
  br i1 %73, label %74, label %107

74:
  %75 = load %struct.inode*, %struct.inode** @mazurka_private_given, align 8
  %76 = icmp eq %struct.inode* %75, null
  br i1 %76, label %107, label %77

77:
  %78 = phi %struct.inode* [ %105, %103 ], [ %75, %74 ]
  %79 = getelementptr inbounds %struct.inode, %struct.inode* %78, i64 0, i32 7
  %80 = load i32, i32* %79, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %103, label %82

82:
  %83 = getelementptr inbounds %struct.inode, %struct.inode* %78, i64 0, i32 1
  %84 = load i8*, i8** %83, align 8
  %85 = load i8, i8* %84, align 1
  %86 = icmp eq i8 %85, 0
  br i1 %86, label %98, label %87

87:
  %88 = phi i8 [ %96, %93 ], [ %85, %82 ]
  %89 = phi i8* [ %95, %93 ], [ %28, %82 ]
  %90 = phi i8* [ %94, %93 ], [ %84, %82 ]
  %91 = load i8, i8* %89, align 1
  %92 = icmp eq i8 %88, %91
  br i1 %92, label %93, label %98

93:
  %94 = getelementptr inbounds i8, i8* %90, i64 1
  %95 = getelementptr inbounds i8, i8* %89, i64 1
  %96 = load i8, i8* %94, align 1
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %98, label %87

98:
  %99 = phi i8* [ %28, %82 ], [ %89, %87 ], [ %95, %93 ]
  %100 = phi i8 [ %85, %82 ], [ %88, %87 ], [ %96, %93 ]
  %101 = load i8, i8* %99, align 1
  %102 = icmp eq i8 %100, %101
  br i1 %102, label %107, label %103

103:
  %104 = getelementptr inbounds %struct.inode, %struct.inode* %78, i64 0, i32 0
  %105 = load %struct.inode*, %struct.inode** %104, align 8
  %106 = icmp eq %struct.inode* %105, null
  br i1 %106, label %107, label %77

107:
  %108 = phi %struct.inode* [ %72, %71 ], [ %75, %74 ], [ %78, %98 ], [ %105, %103 ]
  %109 = icmp eq %struct.inode* %108, null
  br i1 %109, label %112, label %110

110:
  %111 = getelementptr inbounds %struct.inode, %struct.inode* %108, i64 0, i32 7
  store i32 0, i32* %111, align 8
  br label %114

112:
  %113 = call i32* @__errno_location()
  store i32 2, i32* %113, align 4
  br label %114

114:
  %115 = sext i1 %109 to i32
  ret i32 %115
}

define dso_local i32 @remove(i8* nocapture noundef nonnull readonly %0) local_unnamed_addr {
  %2 = call i32 @unlink(i8* noundef %0)
  ret i32 %2
}

define dso_local i32 @rename(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 46
  br i1 %4, label %5, label %20

5:
  %6 = getelementptr inbounds i8, i8* %0, i64 1
  %7 = load i8, i8* %6, align 1
  %8 = icmp eq i8 %7, 47
  br i1 %8, label %13, label %20

9:
  %10 = getelementptr inbounds i8, i8* %17, i64 1
  %11 = load i8, i8* %10, align 1
  %12 = icmp eq i8 %11, 47
  br i1 %12, label %13, label %20

13:
  %14 = phi i8* [ %17, %9 ], [ %0, %5 ]
  %15 = getelementptr inbounds i8, i8* %14, i64 2
  br label %16

16:
  %17 = phi i8* [ %15, %13 ], [ %19, %16 ]
  %18 = load i8, i8* %17, align 1
  %19 = getelementptr inbounds i8, i8* %17, i64 1
  switch i8 %18, label %20 [
    i8 47, label %16
    i8 46, label %9
  ]

20:
  %21 = phi i8* [ %0, %2 ], [ %0, %5 ], [ %17, %16 ], [ %17, %9 ]
  br label %22

22:
  %23 = phi i64 [ 0, %20 ], [ %27, %22 ]
  %24 = getelementptr inbounds i8, i8* %21, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  %27 = add i64 %23, 1
  br i1 %26, label %28, label %22

28:
  %29 = call i8* @mazurka.private(i64 noundef %27)
  %30 = icmp eq i64 %23, 0
  br i1 %30, label %38, label %31

31:
  %32 = phi i64 [ %36, %31 ], [ 0, %28 ]
  %33 = getelementptr inbounds i8, i8* %21, i64 %32
  %34 = load i8, i8* %33, align 1
  %35 = getelementptr inbounds i8, i8* %29, i64 %32
  store i8 %34, i8* %35, align 1
  %36 = add nuw i64 %32, 1
  %37 = icmp eq i64 %36, %23
  br i1 %37, label %38, label %31

38:
  %39 = load i8, i8* %1, align 1
  %40 = icmp eq i8 %39, 46
  br i1 %40, label %41, label %56

41:
  %42 = getelementptr inbounds i8, i8* %1, i64 1
  %43 = load i8, i8* %42, align 1
  %44 = icmp eq i8 %43, 47
  br i1 %44, label %49, label %56

45:
  %46 = getelementptr inbounds i8, i8* %53, i64 1
  %47 = load i8, i8* %46, align 1
  %48 = icmp eq i8 %47, 47
  br i1 %48, label %49, label %56

49:
  %50 = phi i8* [ %53, %45 ], [ %1, %41 ]
  %51 = getelementptr inbounds i8, i8* %50, i64 2
  br label %52

52:
  %53 = phi i8* [ %51, %49 ], [ %55, %52 ]
  %54 = load i8, i8* %53, align 1
  %55 = getelementptr inbounds i8, i8* %53, i64 1
  switch i8 %54, label %56 [
    i8 47, label %52
    i8 46, label %45
  ]

56:
  %57 = phi i8* [ %1, %38 ], [ %1, %41 ], [ %53, %52 ], [ %53, %45 ]
  br label %58

58:
  %59 = phi i64 [ 0, %56 ], [ %63, %58 ]
  %60 = getelementptr inbounds i8, i8* %57, i64 %59
  %61 = load i8, i8* %60, align 1
  %62 = icmp eq i8 %61, 0
  %63 = add i64 %59, 1
  br i1 %62, label %64, label %58

64:
  %65 = call i8* @mazurka.private(i64 noundef %63)
  %66 = icmp eq i64 %59, 0
  br i1 %66, label %74, label %67

67:
  %68 = phi i64 [ %72, %67 ], [ 0, %64 ]
  %69 = getelementptr inbounds i8, i8* %57, i64 %68
  %70 = load i8, i8* %69, align 1
  %71 = getelementptr inbounds i8, i8* %65, i64 %68
  store i8 %70, i8* %71, align 1
  %72 = add nuw i64 %68, 1
  %73 = icmp eq i64 %72, %59
  br i1 %73, label %74, label %67

74:
  %75 = atomicrmw xchg i64* @directory, i64 1 seq_cst, align 8
  %76 = load %struct.inode*, %struct.inode** @mazurka_private_created, align 8
  %77 = icmp eq %struct.inode* %76, null
  br i1 %77, label %108, label %78

78:
  %79 = phi %struct.inode* [ %106, %104 ], [ %76, %74 ]
  %80 = getelementptr inbounds %struct.inode, %struct.inode* %79, i64 0, i32 7
  %81 = load i32, i32* %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %104, label %83

83:
  %84 = getelementptr inbounds %struct.inode, %struct.inode* %79, i64 0, i32 1
  %85 = load i8*, i8** %84, align 8
  %86 = load i8, i8* %85, align 1
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %99, label %88

88:
  %89 = phi i8 [ %97, %94 ], [ %86, %83 ]
  %90 = phi i8* [ %96, %94 ], [ %29, %83 ]
  %91 = phi i8* [ %95, %94 ], [ %85, %83 ]
  %92 = load i8, i8* %90, align 1
  %93 = icmp eq i8 %89, %92
  br i1 %93, label %94, label %99

94:
  %95 = getelementptr inbounds i8, i8* %91, i64 1
  %96 = getelementptr inbounds i8, i8* %90, i64 1
  %97 = load i8, i8* %95, align 1
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %99, label %88

99:
  %100 = phi i8* [ %29, %83 ], [ %90, %88 ], [ %96, %94 ]
  %101 = phi i8 [ %86, %83 ], [ %89, %88 ], [ %97, %94 ]
  %102 = load i8, i8* %100, align 1
  %103 = icmp eq i8 %101, %102
  br i1 %103, label %108, label %104

104:
  %105 = getelementptr inbounds %struct.inode, %struct.inode* %79, i64 0, i32 0
  %106 = load %struct.inode*, %struct.inode** %105, align 8
  %107 = icmp eq %struct.inode* %106, null
  br i1 %107, label %108, label %78

108:
  %109 = phi %struct.inode* [ %76, %74 ], [ %79, %99 ], [ %106, %104 ]
  %110 = icmp eq %struct.inode* %109, null
  br i1 %110, label %111, label %144

111:
  %112 = load %struct.inode*, %struct.inode** @mazurka_private_given, align 8
  %113 = icmp eq %struct.inode* %112, null
  br i1 %113, label %144, label %114

114:
  %115 = phi %struct.inode* [ %142, %140 ], [ %112, %111 ]
  %116 = getelementptr inbounds %struct.inode, %struct.inode* %115, i64 0, i32 7
  %117 = load i32, i32* %116, align 8
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %140, label %119

119:
  %120 = getelementptr inbounds %struct.inode, %struct.inode* %115, i64 0, i32 1
  %121 = load i8*, i8** %120, align 8
  %122 = load i8, i8* %121, align 1
  %123 = icmp eq i8 %122, 0
  br i1 %123, label %135, label %124

124:
  %125 = phi i8 [ %133, %130 ], [ %122, %119 ]
  %126 = phi i8* [ %132, %130 ], [ %29, %119 ]
  %127 = phi i8* [ %131, %130 ], [ %121, %119 ]
  %128 = load i8, i8* %126, align 1
  %129 = icmp eq i8 %125, %128
  br i1 %129, label %130, label %135

130:
  %131 = getelementptr inbounds i8, i8* %127, i64 1
  %132 = getelementptr inbounds i8, i8* %126, i64 1
  %133 = load i8, i8* %131, align 1
  %134 = icmp eq i8 %133, 0
  br i1 %134, label %135, label %124

135:
  %136 = phi i8* [ %29, %119 ], [ %126, %124 ], [ %132, %130 ]
  %137 = phi i8 [ %122, %119 ], [ %125, %124 ], [ %133, %130 ]
  %138 = load i8, i8* %136, align 1
  %139 = icmp eq i8 %137, %138
  br i1 %139, label %144, label %140

140:
  %141 = getelementptr inbounds %struct.inode, %struct.inode* %115, i64 0, i32 0
  %142 = load %struct.inode*, %struct.inode** %141, align 8
  %143 = icmp eq %struct.inode* %142, null
  br i1 %143, label %144, label %114

144:
  %145 = phi %struct.inode* [ %109, %108 ], [ %112, %111 ], [ %115, %135 ], [ %142, %140 ]
  br i1 %77, label %176, label %146

146:
  %147 = phi %struct.inode* [ %174, %172 ], [ %76, %144 ]
  %148 = getelementptr inbounds %struct.inode, %struct.inode* %147, i64 0, i32 7
  %149 = load i32, i32* %148, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %172, label %151

151:
  %152 = getelementptr inbounds %struct.inode, %struct.inode* %147, i64 0, i32 1
  %153 = load i8*, i8** %152, align 8
  %154 = load i8, i8* %153, align 1
  %155 = icmp eq i8 %154, 0
  br i1 %155, label %167, label %156

156:
  %157 = phi i8 [ %165, %162 ], [ %154, %151 ]
  %158 = phi i8* [ %164, %162 ], [ %65, %151 ]
  %159 = phi i8* [ %163, %162 ], [ %153, %151 ]
  %160 = load i8, i8* %158, align 1
  %161 = icmp eq i8 %157, %160
  br i1 %161, label %162, label %167

162:
  %163 = getelementptr inbounds i8, i8* %159, i64 1
  %164 = getelementptr inbounds i8, i8* %158, i64 1
  %165 = load i8, i8* %163, align 1
  %166 = icmp eq i8 %165, 0
  br i1 %166, label %167, label %156

167:
  %168 = phi i8* [ %65, %151 ], [ %158, %156 ], [ %164, %162 ]
  %169 = phi i8 [ %154, %151 ], [ %157, %156 ], [ %165, %162 ]
  %170 = load i8, i8* %168, align 1
  %171 = icmp eq i8 %169, %170
  br i1 %171, label %176, label %172

172:
  %173 = getelementptr inbounds %struct.inode, %struct.inode* %147, i64 0, i32 0
  %174 = load %struct.inode*, %struct.inode** %173, align 8
  %175 = icmp eq %struct.inode* %174, null
  br i1 %175, label %176, label %146

176:
  %177 = phi %struct.inode* [ %76, %144 ], [ %147, %167 ], [ %174, %172 ]
  %178 = icmp eq %struct.inode* %177, null
  br i1 %178, label %179, label %212

179:
  %180 = load %struct.inode*, %struct.inode** @mazurka_private_given, align 8
  %181 = icmp eq %struct.inode* %180, null
  br i1 %181, label %212, label %182

182:
  %183 = phi %struct.inode* [ %210, %208 ], [ %180, %179 ]
  %184 = getelementptr inbounds %struct.inode, %struct.inode* %183, i64 0, i32 7
  %185 = load i32, i32* %184, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %208, label %187

187:
  %188 = getelementptr inbounds %struct.inode, %struct.inode* %183, i64 0, i32 1
  %189 = load i8*, i8** %188, align 8
  %190 = load i8, i8* %189, align 1
  %191 = icmp eq i8 %190, 0
  br i1 %191, label %203, label %192

192:
  %193 = phi i8 [ %201, %198 ], [ %190, %187 ]
  %194 = phi i8* [ %200, %198 ], [ %65, %187 ]
  %195 = phi i8* [ %199, %198 ], [ %189, %187 ]
  %196 = load i8, i8* %194, align 1
  %197 = icmp eq i8 %193, %196
  br i1 %197, label %198, label %203

198:
  %199 = getelementptr inbounds i8, i8* %195, i64 1
  %200 = getelementptr inbounds i8, i8* %194, i64 1
  %201 = load i8, i8* %199, align 1
  %202 = icmp eq i8 %201, 0
  br i1 %202, label %203, label %192

203:
  %204 = phi i8* [ %65, %187 ], [ %194, %192 ], [ %200, %198 ]
  %205 = phi i8 [ %190, %187 ], [ %193, %192 ], [ %201, %198 ]
  %206 = load i8, i8* %204, align 1
  %207 = icmp eq i8 %205, %206
  br i1 %207, label %212, label %208

208:
  %209 = getelementptr inbounds %struct.inode, %struct.inode* %183, i64 0, i32 0
  %210 = load %struct.inode*, %struct.inode** %209, align 8
  %211 = icmp eq %struct.inode* %210, null
  br i1 %211, label %212, label %182

212:
  %213 = phi %struct.inode* [ %177, %176 ], [ %180, %179 ], [ %183, %203 ], [ %210, %208 ]
  %214 = icmp eq %struct.inode* %145, null
  br i1 %214, label %218, label %215

215:
  %216 = load i8, i8* %65, align 1
  %217 = icmp ne i8 %216, 0
  br label %218

218:
  %219 = phi i1 [ false, %212 ], [ %217, %215 ]
  %220 = icmp eq %struct.inode* %213, null
  %221 = xor i1 %219, true
  %222 = select i1 %221, i1 true, i1 %220
  %223 = icmp eq %struct.inode* %213, %145
  %224 = select i1 %222, i1 true, i1 %223
  br i1 %224, label %227, label %225

225:
  %226 = getelementptr inbounds %struct.inode, %struct.inode* %213, i64 0, i32 7
  store i32 0, i32* %226, align 8
  br label %227

227:
  br i1 %219, label %228, label %230

228:
  %229 = getelementptr inbounds %struct.inode, %struct.inode* %145, i64 0, i32 1
  store i8* %65, i8** %229, align 8
  br label %232

230:
  %231 = call i32* @__errno_location()
  store i32 2, i32* %231, align 4
  br label %232

232:
  %233 = xor i1 %219, true
  %234 = sext i1 %233 to i32
  ret i32 %234
}

define dso_local i32 @access(i8* nocapture noundef nonnull readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = call %struct.inode* @mazurka_find(i8* noundef nonnull %0)
  %4 = icmp ne %struct.inode* %3, null
  %5 = xor i1 %4, true
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %6, 0
  %8 = or i1 %7, %5
  br i1 %8, label %11, label %9

9:
  %10 = call i32* @__errno_location()
  store i32 13, i32* %10, align 4
  br label %11

11:
  %12 = and i1 %7, %4
  %13 = xor i1 %12, true
  %14 = sext i1 %13 to i32
  ret i32 %14
}

define dso_local i32 @mazurka_stat(%struct.file* nocapture noundef readonly %0, %struct.stat* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.file, %struct.file* %0, i64 0, i32 1
  %4 = load %struct.inode*, %struct.inode** %3, align 8
  %5 = icmp eq %struct.inode* %4, null
  br i1 %5, label %29, label %6

6:
  %7 = getelementptr inbounds %struct.inode, %struct.inode* %4, i64 0, i32 5
  %8 = load i64*, i64** %7, align 8
  %9 = load atomic i64, i64* %8 seq_cst, align 8
  %10 = getelementptr inbounds %struct.inode, %struct.inode* %4, i64 0, i32 3
  %11 = load i64, i64* %10, align 8
  %12 = getelementptr inbounds %struct.inode, %struct.inode* %4, i64 0, i32 6
  %13 = load i64, i64* %12, align 8
  %14 = getelementptr inbounds %struct.inode, %struct.inode* %4, i64 0, i32 7
  %15 = load i32, i32* %14, align 8
  %16 = bitcast %struct.stat* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %16, i8 0, i64 144, i1 false)
  %17 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 33188, i32* %17, align 8
  %18 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %11, i64* %18, align 8
  %19 = sext i32 %15 to i64
  %20 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 2
  store i64 %19, i64* %20, align 8
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %13, i64* %21, align 8
  %22 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 5
  store i32 1000, i32* %22, align 8
  %23 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 4
  store i32 1000, i32* %23, align 4
  %24 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 4096, i64* %24, align 8
  %25 = add i64 %11, 4095
  %26 = lshr i64 %25, 9
  %27 = and i64 %26, 36028797018963960
  %28 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %27, i64* %28, align 8
  br label %33

29:
  %30 = bitcast %struct.stat* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %30, i8 0, i64 144, i1 false)
  %31 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 8592, i32* %31, align 8
  %32 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 1024, i64* %32, align 8
  br label %33

33:
  ret i32 0
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define dso_local i32 @stat(i8* nocapture noundef nonnull readonly %0, %struct.stat* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = call %struct.inode* @mazurka_find(i8* noundef nonnull %0)
  %4 = icmp eq %struct.inode* %3, null
  br i1 %4, label %28, label %5

5:
  %6 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 5
  %7 = load i64*, i64** %6, align 8
  %8 = load atomic i64, i64* %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 3
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 6
  %12 = load i64, i64* %11, align 8
  %13 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 7
  %14 = load i32, i32* %13, align 8
  %15 = bitcast %struct.stat* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %15, i8 0, i64 144, i1 false)
  %16 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 33188, i32* %16, align 8
  %17 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %10, i64* %17, align 8
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 2
  store i64 %18, i64* %19, align 8
  %20 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %12, i64* %20, align 8
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 5
  store i32 1000, i32* %21, align 8
  %22 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 4
  store i32 1000, i32* %22, align 4
  %23 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 4096, i64* %23, align 8
  %24 = add i64 %10, 4095
  %25 = lshr i64 %24, 9
  %26 = and i64 %25, 36028797018963960
  %27 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %26, i64* %27, align 8
  br label %28

28:
  %29 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %29
}

define dso_local i32 @lstat(i8* nocapture noundef nonnull readonly %0, %struct.stat* nocapture noundef nonnull writeonly %1) local_unnamed_addr {
  %3 = call %struct.inode* @mazurka_find(i8* noundef nonnull %0)
  %4 = icmp eq %struct.inode* %3, null
  br i1 %4, label %28, label %5

5:
  %6 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 5
  %7 = load i64*, i64** %6, align 8
  %8 = load atomic i64, i64* %7 seq_cst, align 8
  %9 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 3
  %10 = load i64, i64* %9, align 8
  %11 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 6
  %12 = load i64, i64* %11, align 8
  %13 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 7
  %14 = load i32, i32* %13, align 8
  %15 = bitcast %struct.stat* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(144) %15, i8 0, i64 144, i1 false)
  %16 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 3
  store i32 33188, i32* %16, align 8
  %17 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 8
  store i64 %10, i64* %17, align 8
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 2
  store i64 %18, i64* %19, align 8
  %20 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 1
  store i64 %12, i64* %20, align 8
  %21 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 5
  store i32 1000, i32* %21, align 8
  %22 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 4
  store i32 1000, i32* %22, align 4
  %23 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 9
  store i64 4096, i64* %23, align 8
  %24 = add i64 %10, 4095
  %25 = lshr i64 %24, 9
  %26 = and i64 %25, 36028797018963960
  %27 = getelementptr inbounds %struct.stat, %struct.stat* %1, i64 0, i32 10
  store i64 %26, i64* %27, align 8
  br label %28

28:
  %29 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %29
}

define dso_local i32 @truncate(i8* nocapture noundef nonnull readonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = call %struct.inode* @mazurka_find(i8* noundef nonnull %0)
  %4 = icmp eq %struct.inode* %3, null
  br i1 %4, label %61, label %5

5:
  %6 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 5
  %7 = load i64*, i64** %6, align 8
  %8 = atomicrmw xchg i64* %7, i64 1 seq_cst, align 8
  %9 = icmp eq i64 %1, 0
  br i1 %9, label %43, label %10

10:
  %11 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 3
  %12 = load i64, i64* %11, align 8
  %13 = icmp ult i64 %12, %1
  %14 = select i1 %13, i64 %1, i64 %12
  %15 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 4
  %16 = load i64, i64* %15, align 8
  %17 = icmp ult i64 %16, %14
  br i1 %17, label %18, label %43

18:
  %19 = icmp eq i64 %16, 0
  %20 = shl i64 %16, 1
  %21 = select i1 %19, i64 64, i64 %20
  br label %22

22:
  %23 = phi i64 [ %21, %18 ], [ %25, %22 ]
  %24 = icmp ult i64 %23, %14
  %25 = shl i64 %23, 1
  br i1 %24, label %22, label %26

26:
  %27 = call i8* @mazurka.private(i64 noundef %23)
  %28 = load i64, i64* %11, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:
  %31 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 2
  br label %34

32:
  %33 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 2
  store i8* %27, i8** %33, align 8
  store i64 %23, i64* %15, align 8
  br label %43

34:
  %35 = phi i64 [ 0, %30 ], [ %40, %34 ]
  %36 = load i8*, i8** %31, align 8
  %37 = getelementptr inbounds i8, i8* %36, i64 %35
  %38 = load i8, i8* %37, align 1
  %39 = getelementptr inbounds i8, i8* %27, i64 %35
  store i8 %38, i8* %39, align 1
  %40 = add nuw i64 %35, 1
  %41 = load i64, i64* %11, align 8
  %42 = icmp ult i64 %40, %41
  br i1 %42, label %34, label %32

43:
  %44 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 4
  %45 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 3
  %46 = load i64, i64* %45, align 8
  %47 = icmp ugt i64 %46, %1
  br i1 %47, label %48, label %60

48:
  %49 = getelementptr inbounds %struct.inode, %struct.inode* %3, i64 0, i32 2
  br label %50

50:
  %51 = phi i64 [ %1, %48 ], [ %57, %54 ]
  %52 = load i64, i64* %44, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %60, label %54

54:
  %55 = load i8*, i8** %49, align 8
  %56 = getelementptr inbounds i8, i8* %55, i64 %51
  store i8 0, i8* %56, align 1
  %57 = add nuw i64 %51, 1
  %58 = load i64, i64* %45, align 8
  %59 = icmp ult i64 %57, %58
  br i1 %59, label %50, label %60

60:
  store i64 %1, i64* %45, align 8
  br label %61

61:
  %62 = sext i1 %4 to i32
  ret i32 %62
}

declare i64 @llvm.usub.sat.i64(i64, i64)


