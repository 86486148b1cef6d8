target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, %struct.node*, %struct.node*, i8 }

define dso_local void @mazurka_libcxx_tree_insert(%struct.node* nocapture noundef readonly %0, %struct.node* nocapture noundef writeonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 3
  store i8 1, i8* %3, align 8
  %4 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %5 = load %struct.node*, %struct.node** %4, align 8
  %6 = getelementptr inbounds %struct.node, %struct.node* %5, i64 0, i32 0
  %7 = load volatile %struct.node*, %struct.node** %6, align 8
  store volatile %struct.node* %7, %struct.node** %6, align 8
  ret void
}

define dso_local void @mazurka_libcxx_tree_remove(%struct.node* nocapture noundef readonly %0, %struct.node* noundef readonly %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2
  %4 = load %struct.node*, %struct.node** %3, align 8
  %5 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 0
  %6 = load %struct.node*, %struct.node** %5, align 8
  %7 = icmp eq %struct.node* %6, null
  br i1 %7, label %13, label %8

8:
  %9 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %10 = load %struct.node*, %struct.node** %9, align 8
  %11 = icmp eq %struct.node* %10, null
  br i1 %11, label %12, label %26

12:
  br i1 %7, label %13, label %16

13:
  %14 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 1
  %15 = load %struct.node*, %struct.node** %14, align 8
  br label %16

16:
  %17 = phi %struct.node* [ %15, %13 ], [ %6, %12 ]
  %18 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  %19 = load %struct.node*, %struct.node** %18, align 8
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 0
  %21 = load %struct.node*, %struct.node** %20, align 8
  %22 = icmp eq %struct.node* %21, %1
  %23 = getelementptr inbounds %struct.node, %struct.node* %19, i64 0, i32 1
  %24 = select i1 %22, %struct.node** %20, %struct.node** %23
  store %struct.node* %17, %struct.node** %24, align 8
  %25 = icmp eq %struct.node* %17, null
  br i1 %25, label %65, label %61

26:
  %27 = phi %struct.node* [ %29, %26 ], [ %10, %8 ]
  %28 = getelementptr inbounds %struct.node, %struct.node* %27, i64 0, i32 0
  %29 = load %struct.node*, %struct.node** %28, align 8
  %30 = icmp eq %struct.node* %29, null
  br i1 %30, label %31, label %26

31:
  %32 = getelementptr inbounds %struct.node, %struct.node* %27, i64 0, i32 0
  %33 = icmp eq %struct.node* %27, %10
  br i1 %33, label %50, label %34

34:
  %35 = getelementptr inbounds %struct.node, %struct.node* %27, i64 0, i32 1
  %36 = load %struct.node*, %struct.node** %35, align 8
  %37 = getelementptr inbounds %struct.node, %struct.node* %27, i64 0, i32 2
  %38 = load %struct.node*, %struct.node** %37, align 8
  %39 = getelementptr inbounds %struct.node, %struct.node* %38, i64 0, i32 0
  %40 = load %struct.node*, %struct.node** %39, align 8
  %41 = icmp eq %struct.node* %40, %27
  %42 = getelementptr inbounds %struct.node, %struct.node* %38, i64 0, i32 1
  %43 = select i1 %41, %struct.node** %39, %struct.node** %42
  store %struct.node* %36, %struct.node** %43, align 8
  %44 = icmp eq %struct.node* %36, null
  br i1 %44, label %47, label %45

45:
  %46 = getelementptr inbounds %struct.node, %struct.node* %36, i64 0, i32 2
  store %struct.node* %38, %struct.node** %46, align 8
  br label %47

47:
  %48 = load %struct.node*, %struct.node** %9, align 8
  store %struct.node* %48, %struct.node** %35, align 8
  %49 = getelementptr inbounds %struct.node, %struct.node* %48, i64 0, i32 2
  store %struct.node* %27, %struct.node** %49, align 8
  br label %50

50:
  %51 = load %struct.node*, %struct.node** %5, align 8
  store %struct.node* %51, %struct.node** %32, align 8
  %52 = getelementptr inbounds %struct.node, %struct.node* %51, i64 0, i32 2
  store %struct.node* %27, %struct.node** %52, align 8
  %53 = getelementptr inbounds %struct.node, %struct.node* %1, i64 0, i32 2
  %54 = load %struct.node*, %struct.node** %53, align 8
  %55 = getelementptr inbounds %struct.node, %struct.node* %54, i64 0, i32 0
  %56 = load %struct.node*, %struct.node** %55, align 8
  %57 = icmp eq %struct.node* %56, %1
  %58 = getelementptr inbounds %struct.node, %struct.node* %54, i64 0, i32 1
  %59 = select i1 %57, %struct.node** %55, %struct.node** %58
  store %struct.node* %27, %struct.node** %59, align 8
  %60 = icmp eq %struct.node* %27, null
  br i1 %60, label %65, label %61

61:
  %62 = phi %struct.node* [ %17, %16 ], [ %27, %50 ]
  %63 = phi %struct.node* [ %19, %16 ], [ %54, %50 ]
  %64 = getelementptr inbounds %struct.node, %struct.node* %62, i64 0, i32 2
  store %struct.node* %63, %struct.node** %64, align 8
  br label %65

65:
  %66 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 0
  %67 = load volatile %struct.node*, %struct.node** %66, align 8
  store volatile %struct.node* %67, %struct.node** %66, align 8
  ret void
}


