target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.waiter = type { i8*, %struct.waiter*, %struct.place*, i32, i8 }
%struct.place = type { %struct.waiter*, %struct.queue*, %union.pthread_cond_t }
%struct.queue = type { [24 x i8], %struct.waiter*, i64 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [110 x i8] c"this system call is not supported\0Afutex, gettid, getpid and sched_yield are; call a function of the C library\00", align 1
@.str.1 = private unnamed_addr constant [145 x i8] c"this operation on a futex is not supported\0AFUTEX_WAIT, FUTEX_WAKE, their forms with bits, FUTEX_REQUEUE, FUTEX_CMP_REQUEUE and FUTEX_WAKE_OP are\00", align 1
@.str.2 = private unnamed_addr constant [81 x i8] c"FUTEX_WAKE_OP has an operation that does not exist\0Ause FUTEX_OP() to describe it\00", align 1
@.str.3 = private unnamed_addr constant [81 x i8] c"FUTEX_WAKE_OP has a comparison that does not exist\0Ause FUTEX_OP() to describe it\00", align 1
@mine = internal thread_local unnamed_addr global %struct.waiter* null, align 8
@mazurka_place = internal thread_local global %struct.place zeroinitializer, align 8

define dso_local i64 @syscall(i64 noundef %0, ...) local_unnamed_addr {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4)
  call void @llvm.va_start(i8* nonnull %4)
  switch i64 %0, label %230 [
    i64 186, label %5
    i64 39, label %8
    i64 24, label %231
    i64 202, label %11
  ]

5:
  %6 = call i32 @gettid()
  %7 = sext i32 %6 to i64
  br label %231

8:
  %9 = call i32 @getpid()
  %10 = sext i32 %9 to i64
  br label %231

11:
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %13 = load i32, i32* %12, align 16
  %14 = icmp ult i32 %13, 41
  br i1 %14, label %15, label %21

15:
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %17 = load i8*, i8** %16, align 16
  %18 = sext i32 %13 to i64
  %19 = getelementptr i8, i8* %17, i64 %18
  %20 = add i32 %13, 8
  store i32 %20, i32* %12, align 16
  br label %25

21:
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %23 = load i8*, i8** %22, align 8
  %24 = getelementptr i8, i8* %23, i64 8
  store i8* %24, i8** %22, align 8
  br label %25

25:
  %26 = phi i8* [ %19, %15 ], [ %23, %21 ]
  %27 = bitcast i8* %26 to i32**
  %28 = load i32*, i32** %27, align 8
  %29 = load i32, i32* %12, align 16
  %30 = icmp ult i32 %29, 41
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %33 = load i8*, i8** %32, align 16
  %34 = sext i32 %29 to i64
  %35 = getelementptr i8, i8* %33, i64 %34
  %36 = add i32 %29, 8
  store i32 %36, i32* %12, align 16
  br label %41

37:
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %39 = load i8*, i8** %38, align 8
  %40 = getelementptr i8, i8* %39, i64 8
  store i8* %40, i8** %38, align 8
  br label %41

41:
  %42 = phi i8* [ %35, %31 ], [ %39, %37 ]
  %43 = bitcast i8* %42 to i32*
  %44 = load i32, i32* %43, align 4
  %45 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 0
  %46 = load i32, i32* %45, align 16
  %47 = icmp ult i32 %46, 41
  br i1 %47, label %48, label %54

48:
  %49 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %50 = load i8*, i8** %49, align 16
  %51 = sext i32 %46 to i64
  %52 = getelementptr i8, i8* %50, i64 %51
  %53 = add i32 %46, 8
  store i32 %53, i32* %45, align 16
  br label %58

54:
  %55 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %56 = load i8*, i8** %55, align 8
  %57 = getelementptr i8, i8* %56, i64 8
  store i8* %57, i8** %55, align 8
  br label %58

58:
  %59 = phi i8* [ %52, %48 ], [ %56, %54 ]
  %60 = bitcast i8* %59 to i32*
  %61 = load i32, i32* %60, align 4
  %62 = and i32 %44, -385
  %63 = icmp eq i32 %62, 1
  br i1 %63, label %64, label %72

64:
  %65 = bitcast i32* %28 to i8*
  %66 = call %struct.queue* @mazurka.wait_queue(i8* noundef %65)
  %67 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %66)
  %68 = icmp sgt i32 %61, 1
  %69 = select i1 %68, i32 %61, i32 1
  %70 = call fastcc i64 @take(%struct.queue* noundef %66, i32 noundef %69, i32 noundef -1, %struct.queue* noundef null, i8* noundef null)
  %71 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %66)
  br label %231

72:
  %73 = load i32, i32* %45, align 16
  %74 = icmp ult i32 %73, 41
  br i1 %74, label %75, label %81

75:
  %76 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %77 = load i8*, i8** %76, align 16
  %78 = sext i32 %73 to i64
  %79 = getelementptr i8, i8* %77, i64 %78
  %80 = add i32 %73, 8
  store i32 %80, i32* %45, align 16
  br label %85

81:
  %82 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %83 = load i8*, i8** %82, align 8
  %84 = getelementptr i8, i8* %83, i64 8
  store i8* %84, i8** %82, align 8
  br label %85

85:
  %86 = phi i8* [ %79, %75 ], [ %83, %81 ]
  %87 = bitcast i8* %86 to %struct.timespec**
  %88 = load %struct.timespec*, %struct.timespec** %87, align 8
  %89 = icmp eq i32 %62, 0
  br i1 %89, label %90, label %96

90:
  %91 = icmp ne %struct.timespec* %88, null
  %92 = call fastcc i32 @wait_for(i32* noundef %28, i32 noundef %61, i32 noundef -1, i1 noundef zeroext %91)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %231, label %94

94:
  %95 = call i32* @__errno_location()
  store i32 %92, i32* %95, align 4
  br label %231

96:
  %97 = ptrtoint %struct.timespec* %88 to i64
  %98 = trunc i64 %97 to i32
  %99 = load i32, i32* %45, align 16
  %100 = icmp ult i32 %99, 41
  br i1 %100, label %101, label %107

101:
  %102 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %103 = load i8*, i8** %102, align 16
  %104 = sext i32 %99 to i64
  %105 = getelementptr i8, i8* %103, i64 %104
  %106 = add i32 %99, 8
  store i32 %106, i32* %45, align 16
  br label %111

107:
  %108 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %109 = load i8*, i8** %108, align 8
  %110 = getelementptr i8, i8* %109, i64 8
  store i8* %110, i8** %108, align 8
  br label %111

111:
  %112 = phi i8* [ %105, %101 ], [ %109, %107 ]
  %113 = bitcast i8* %112 to i8**
  %114 = load i8*, i8** %113, align 8
  %115 = icmp eq i32 %62, 3
  br i1 %115, label %116, label %118

116:
  %117 = call fastcc i64 @requeue(i32* noundef %28, i32 noundef %61, i32 noundef %98, i8* noundef %114, i32* noundef null)
  br label %231

118:
  %119 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %119)
  %120 = load i32, i32* %45, align 16
  %121 = icmp ult i32 %120, 41
  br i1 %121, label %122, label %128

122:
  %123 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %124 = load i8*, i8** %123, align 16
  %125 = sext i32 %120 to i64
  %126 = getelementptr i8, i8* %124, i64 %125
  %127 = add i32 %120, 8
  store i32 %127, i32* %45, align 16
  br label %132

128:
  %129 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %130 = load i8*, i8** %129, align 8
  %131 = getelementptr i8, i8* %130, i64 8
  store i8* %131, i8** %129, align 8
  br label %132

132:
  %133 = phi i8* [ %126, %122 ], [ %130, %128 ]
  %134 = bitcast i8* %133 to i32*
  %135 = load i32, i32* %134, align 4
  store i32 %135, i32* %2, align 4
  switch i32 %62, label %227 [
    i32 9, label %136
    i32 10, label %146
    i32 4, label %158
    i32 5, label %160
  ]

136:
  %137 = icmp eq i32 %135, 0
  br i1 %137, label %144, label %138

138:
  %139 = icmp ne %struct.timespec* %88, null
  %140 = call fastcc i32 @wait_for(i32* noundef %28, i32 noundef %61, i32 noundef %135, i1 noundef zeroext %139)
  switch i32 %140, label %142 [
    i32 110, label %141
    i32 0, label %228
  ]

141:
  call void @mazurka.time_is_over(%struct.timespec* noundef %88)
  br label %142

142:
  %143 = call i32* @__errno_location()
  store i32 %140, i32* %143, align 4
  br label %228

144:
  %145 = call i32* @__errno_location()
  store i32 22, i32* %145, align 4
  br label %228

146:
  %147 = icmp eq i32 %135, 0
  br i1 %147, label %156, label %148

148:
  %149 = bitcast i32* %28 to i8*
  %150 = call %struct.queue* @mazurka.wait_queue(i8* noundef %149)
  %151 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %150)
  %152 = icmp sgt i32 %61, 1
  %153 = select i1 %152, i32 %61, i32 1
  %154 = call fastcc i64 @take(%struct.queue* noundef %150, i32 noundef %153, i32 noundef %135, %struct.queue* noundef null, i8* noundef null)
  %155 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %150)
  br label %228

156:
  %157 = call i32* @__errno_location()
  store i32 22, i32* %157, align 4
  br label %228

158:
  %159 = call fastcc i64 @requeue(i32* noundef %28, i32 noundef %61, i32 noundef %98, i8* noundef %114, i32* noundef nonnull %2)
  br label %228

160:
  %161 = bitcast i32* %28 to i8*
  %162 = bitcast i8* %114 to i32*
  %163 = call %struct.queue* @mazurka.wait_queue(i8* noundef %161)
  %164 = call %struct.queue* @mazurka.wait_queue(i8* noundef %114)
  %165 = icmp ult %struct.queue* %163, %164
  %166 = select i1 %165, %struct.queue* %163, %struct.queue* %164
  %167 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %166)
  %168 = icmp eq %struct.queue* %163, %164
  br i1 %168, label %172, label %169

169:
  %170 = select i1 %165, %struct.queue* %164, %struct.queue* %163
  %171 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %170)
  br label %172

172:
  %173 = shl i32 %135, 8
  %174 = ashr i32 %173, 20
  %175 = lshr i32 %135, 28
  %176 = and i32 %174, 31
  %177 = shl i32 1, %176
  %178 = icmp slt i32 %135, 0
  %179 = select i1 %178, i32 %177, i32 %174
  %180 = and i32 %175, 7
  switch i32 %180, label %192 [
    i32 0, label %181
    i32 1, label %183
    i32 2, label %185
    i32 3, label %187
    i32 4, label %190
  ]

181:
  %182 = atomicrmw xchg i32* %162, i32 %179 seq_cst, align 4
  br label %193

183:
  %184 = atomicrmw add i32* %162, i32 %179 seq_cst, align 4
  br label %193

185:
  %186 = atomicrmw or i32* %162, i32 %179 seq_cst, align 4
  br label %193

187:
  %188 = xor i32 %179, -1
  %189 = atomicrmw and i32* %162, i32 %188 seq_cst, align 4
  br label %193

190:
  %191 = atomicrmw xor i32* %162, i32 %179 seq_cst, align 4
  br label %193

192:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.2, i64 0, i64 0))
  unreachable

193:
  %194 = phi i32 [ %191, %190 ], [ %189, %187 ], [ %186, %185 ], [ %184, %183 ], [ %182, %181 ]
  %195 = icmp sgt i32 %61, 1
  %196 = select i1 %195, i32 %61, i32 1
  %197 = call fastcc i64 @take(%struct.queue* noundef %163, i32 noundef %196, i32 noundef -1, %struct.queue* noundef null, i8* noundef null)
  %198 = shl i32 %135, 20
  %199 = ashr exact i32 %198, 20
  %200 = lshr i32 %135, 24
  %201 = and i32 %200, 15
  switch i32 %201, label %214 [
    i32 0, label %202
    i32 1, label %204
    i32 2, label %206
    i32 3, label %208
    i32 4, label %210
    i32 5, label %212
  ]

202:
  %203 = icmp eq i32 %199, %194
  br label %215

204:
  %205 = icmp ne i32 %199, %194
  br label %215

206:
  %207 = icmp sgt i32 %199, %194
  br label %215

208:
  %209 = icmp sge i32 %199, %194
  br label %215

210:
  %211 = icmp slt i32 %199, %194
  br label %215

212:
  %213 = icmp sle i32 %199, %194
  br label %215

214:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([81 x i8], [81 x i8]* @.str.3, i64 0, i64 0))
  unreachable

215:
  %216 = phi i1 [ %213, %212 ], [ %211, %210 ], [ %209, %208 ], [ %207, %206 ], [ %205, %204 ], [ %203, %202 ]
  br i1 %216, label %217, label %222

217:
  %218 = icmp sgt i32 %98, 1
  %219 = select i1 %218, i32 %98, i32 1
  %220 = call fastcc i64 @take(%struct.queue* noundef %164, i32 noundef %219, i32 noundef -1, %struct.queue* noundef null, i8* noundef null)
  %221 = add nsw i64 %220, %197
  br label %222

222:
  %223 = phi i64 [ %221, %217 ], [ %197, %215 ]
  %224 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %163)
  br i1 %168, label %228, label %225

225:
  %226 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %164)
  br label %228

227:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([145 x i8], [145 x i8]* @.str.1, i64 0, i64 0))
  unreachable

228:
  %229 = phi i64 [ %159, %158 ], [ -1, %144 ], [ %154, %148 ], [ -1, %156 ], [ -1, %142 ], [ 0, %138 ], [ %223, %222 ], [ %223, %225 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %119)
  br label %231

230:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([110 x i8], [110 x i8]* @.str, i64 0, i64 0))
  unreachable

231:
  %232 = phi i64 [ 0, %1 ], [ %10, %8 ], [ %7, %5 ], [ %70, %64 ], [ %117, %116 ], [ %229, %228 ], [ -1, %94 ], [ 0, %90 ]
  call void @llvm.va_end(i8* %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4)
  ret i64 %232
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.va_start(i8*)

declare dso_local i32 @gettid() local_unnamed_addr

declare dso_local i32 @getpid() local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

declare void @llvm.va_end(i8*)

define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* nocapture readnone %0, i32* noundef %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = alloca %struct.timespec, align 8
  %8 = call fastcc i32 @wait_for(i32* noundef %1, i32 noundef %2, i32 noundef -1, i1 noundef zeroext %3)
  %9 = icmp eq i32 %8, 110
  br i1 %9, label %10, label %14

10:
  %11 = bitcast %struct.timespec* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %11)
  %12 = getelementptr inbounds %struct.timespec, %struct.timespec* %7, i64 0, i32 0
  store i64 %4, i64* %12, align 8
  %13 = getelementptr inbounds %struct.timespec, %struct.timespec* %7, i64 0, i32 1
  store i64 %5, i64* %13, align 8
  call void @mazurka.time_is_over(%struct.timespec* noundef nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %11)
  br label %14

14:
  %15 = xor i1 %9, true
  ret i1 %15
}

define internal fastcc i32 @wait_for(i32* noundef %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3) unnamed_addr {
  %5 = zext i1 %3 to i8
  %6 = bitcast i32* %0 to i8*
  %7 = load %struct.waiter*, %struct.waiter** @mine, align 8
  %8 = icmp eq %struct.waiter* %7, null
  br i1 %8, label %9, label %14

9:
  %10 = call i8* @mazurka.private(i64 noundef 32)
  store i8* %10, i8** bitcast (%struct.waiter** @mine to i8**), align 8
  %11 = bitcast i8* %10 to i32**
  store i32* %0, i32** %11, align 8
  %12 = getelementptr inbounds i8, i8* %10, i64 16
  %13 = bitcast i8* %12 to %struct.place**
  store %struct.place* @mazurka_place, %struct.place** %13, align 8
  store i8* %10, i8** bitcast (%struct.place* @mazurka_place to i8**), align 8
  br label %14

14:
  %15 = load %struct.waiter*, %struct.waiter** @mine, align 8
  %16 = call %struct.queue* @mazurka.wait_queue(i8* noundef %6)
  %17 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %16)
  %18 = load atomic i32, i32* %0 seq_cst, align 4
  %19 = icmp eq i32 %18, %1
  br i1 %19, label %22, label %20

20:
  %21 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %16)
  br label %91

22:
  br i1 %3, label %23, label %26

23:
  %24 = call i32 @mazurka.choose(i32 noundef 2)
  %25 = icmp ne i32 %24, 0
  br label %26

26:
  %27 = phi i1 [ false, %22 ], [ %25, %23 ]
  %28 = getelementptr inbounds %struct.waiter, %struct.waiter* %15, i64 0, i32 3
  store i32 %2, i32* %28, align 8
  %29 = getelementptr inbounds %struct.waiter, %struct.waiter* %15, i64 0, i32 4
  store i8 %5, i8* %29, align 4
  br i1 %3, label %30, label %36

30:
  %31 = getelementptr inbounds %struct.waiter, %struct.waiter* %15, i64 0, i32 2
  %32 = load %struct.place*, %struct.place** %31, align 8
  %33 = getelementptr inbounds %struct.place, %struct.place* %32, i64 0, i32 1
  %34 = ptrtoint %struct.queue* %16 to i64
  %35 = bitcast %struct.queue** %33 to i64*
  store atomic i64 %34, i64* %35 seq_cst, align 8
  br label %36

36:
  %37 = bitcast %struct.waiter* %15 to i32**
  store i32* %0, i32** %37, align 8
  %38 = getelementptr inbounds %struct.queue, %struct.queue* %16, i64 0, i32 1
  %39 = load %struct.waiter*, %struct.waiter** %38, align 8
  %40 = getelementptr inbounds %struct.waiter, %struct.waiter* %15, i64 0, i32 1
  store %struct.waiter* %39, %struct.waiter** %40, align 8
  store %struct.waiter* %15, %struct.waiter** %38, align 8
  %41 = getelementptr inbounds %struct.waiter, %struct.waiter* %15, i64 0, i32 2
  %42 = load %struct.place*, %struct.place** %41, align 8
  %43 = getelementptr inbounds %struct.place, %struct.place* %42, i64 0, i32 2
  %44 = call i32 @mazurka.enqueue(%union.pthread_cond_t* noundef nonnull %43, %struct.queue* noundef %16)
  %45 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %16)
  br i1 %27, label %46, label %86

46:
  %47 = load %struct.place*, %struct.place** %41, align 8
  %48 = getelementptr inbounds %struct.place, %struct.place* %47, i64 0, i32 1
  %49 = bitcast %struct.queue** %48 to i64*
  %50 = load atomic i64, i64* %49 seq_cst, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %84, label %52

52:
  %53 = inttoptr i64 %50 to %struct.queue*
  %54 = call i32 @mazurka.mutex_lock(%struct.queue* noundef nonnull %53)
  %55 = load atomic i64, i64* %49 seq_cst, align 8
  %56 = inttoptr i64 %55 to %struct.queue*
  %57 = icmp eq %struct.queue* %56, %53
  br i1 %57, label %64, label %79

58:
  %59 = inttoptr i64 %82 to %struct.queue*
  %60 = call i32 @mazurka.mutex_lock(%struct.queue* noundef nonnull %59)
  %61 = load atomic i64, i64* %49 seq_cst, align 8
  %62 = inttoptr i64 %61 to %struct.queue*
  %63 = icmp eq %struct.queue* %62, %59
  br i1 %63, label %64, label %79

64:
  %65 = phi i64 [ %50, %52 ], [ %82, %58 ]
  %66 = phi i1 [ %51, %52 ], [ %83, %58 ]
  %67 = inttoptr i64 %65 to %struct.queue*
  %68 = getelementptr inbounds %struct.queue, %struct.queue* %67, i64 0, i32 1
  br label %69

69:
  %70 = phi %struct.waiter** [ %68, %64 ], [ %73, %69 ]
  %71 = load %struct.waiter*, %struct.waiter** %70, align 8
  %72 = icmp eq %struct.waiter* %71, %15
  %73 = getelementptr inbounds %struct.waiter, %struct.waiter* %71, i64 0, i32 1
  br i1 %72, label %74, label %69

74:
  %75 = load %struct.waiter*, %struct.waiter** %40, align 8
  store %struct.waiter* %75, %struct.waiter** %70, align 8
  %76 = getelementptr inbounds %struct.place, %struct.place* %47, i64 0, i32 2
  %77 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %76)
  %78 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef nonnull %67)
  br label %84

79:
  %80 = phi %struct.queue* [ %59, %58 ], [ %53, %52 ]
  %81 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef nonnull %80)
  %82 = load atomic i64, i64* %49 seq_cst, align 8
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %58

84:
  %85 = phi i1 [ %66, %74 ], [ %51, %46 ], [ %83, %79 ]
  br i1 %85, label %86, label %91

86:
  %87 = load %struct.place*, %struct.place** %41, align 8
  %88 = getelementptr inbounds %struct.place, %struct.place* %87, i64 0, i32 2
  %89 = zext i1 %3 to i32
  %90 = call i32 @mazurka.wake(%union.pthread_cond_t* noundef nonnull %88, i32 noundef %89)
  br label %91

91:
  %92 = phi i32 [ 11, %20 ], [ 0, %86 ], [ 110, %84 ]
  ret i32 %92
}

declare dso_local void @mazurka.time_is_over(%struct.timespec* noundef) local_unnamed_addr

define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* nocapture noundef readnone %0, i32* noundef %1, i32 noundef %2, i1 noundef zeroext %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr {
  %7 = alloca %struct.timespec, align 8
  %8 = call fastcc i32 @wait_for(i32* noundef %1, i32 noundef %2, i32 noundef -1, i1 noundef zeroext %3)
  %9 = icmp eq i32 %8, 110
  br i1 %9, label %10, label %14

10:
  %11 = bitcast %struct.timespec* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %11)
  %12 = getelementptr inbounds %struct.timespec, %struct.timespec* %7, i64 0, i32 0
  store i64 %4, i64* %12, align 8
  %13 = getelementptr inbounds %struct.timespec, %struct.timespec* %7, i64 0, i32 1
  store i64 %5, i64* %13, align 8
  call void @mazurka.time_is_over(%struct.timespec* noundef nonnull %7)
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %11)
  br label %14

14:
  %15 = xor i1 %9, true
  ret i1 %15
}

define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i8* noundef %0) local_unnamed_addr {
  %2 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %2)
  %4 = getelementptr inbounds %struct.queue, %struct.queue* %2, i64 0, i32 1
  %5 = load %struct.waiter*, %struct.waiter** %4, align 8
  %6 = icmp eq %struct.waiter* %5, null
  br i1 %6, label %7, label %12

7:
  %8 = phi i32 [ 0, %1 ], [ %19, %12 ]
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %69

10:
  %11 = icmp eq %struct.queue* %2, null
  br label %23

12:
  %13 = phi %struct.waiter* [ %21, %12 ], [ %5, %1 ]
  %14 = phi i32 [ %19, %12 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.waiter, %struct.waiter* %13, i64 0, i32 3
  %16 = load i32, i32* %15, align 8
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = add nuw nsw i32 %14, %18
  %20 = getelementptr inbounds %struct.waiter, %struct.waiter* %13, i64 0, i32 1
  %21 = load %struct.waiter*, %struct.waiter** %20, align 8
  %22 = icmp eq %struct.waiter* %21, null
  br i1 %22, label %7, label %12

23:
  %24 = phi i32 [ %8, %10 ], [ %45, %64 ]
  %25 = phi %struct.waiter** [ %4, %10 ], [ %65, %64 ]
  %26 = phi i32 [ 0, %10 ], [ %44, %64 ]
  %27 = load %struct.waiter*, %struct.waiter** %25, align 8
  %28 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 3
  %29 = load i32, i32* %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %43, label %31

31:
  %32 = sub nsw i32 2147483647, %26
  %33 = icmp sgt i32 %24, %32
  br i1 %33, label %34, label %37

34:
  %35 = call i32 @mazurka.choose(i32 noundef 2)
  %36 = icmp ne i32 %35, 0
  br label %37

37:
  %38 = phi i1 [ false, %31 ], [ %36, %34 ]
  %39 = xor i1 %38, true
  %40 = zext i1 %39 to i32
  %41 = add nsw i32 %26, %40
  %42 = add nsw i32 %24, -1
  br label %43

43:
  %44 = phi i32 [ %26, %23 ], [ %41, %37 ]
  %45 = phi i32 [ %24, %23 ], [ %42, %37 ]
  %46 = phi i1 [ %30, %23 ], [ %38, %37 ]
  %47 = or i1 %11, %46
  %48 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 1
  br i1 %47, label %64, label %49

49:
  %50 = load %struct.waiter*, %struct.waiter** %48, align 8
  store %struct.waiter* %50, %struct.waiter** %25, align 8
  %51 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 4
  %52 = load i8, i8* %51, align 4
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 2
  %56 = load %struct.place*, %struct.place** %55, align 8
  %57 = getelementptr inbounds %struct.place, %struct.place* %56, i64 0, i32 1
  %58 = bitcast %struct.queue** %57 to i64*
  store atomic i64 0, i64* %58 seq_cst, align 8
  br label %59

59:
  %60 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 2
  %61 = load %struct.place*, %struct.place** %60, align 8
  %62 = getelementptr inbounds %struct.place, %struct.place* %61, i64 0, i32 2
  %63 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %62)
  br label %64

64:
  %65 = phi %struct.waiter** [ %25, %59 ], [ %48, %43 ]
  %66 = icmp sgt i32 %45, 0
  %67 = icmp ne i32 %44, 2147483647
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %23, label %69

69:
  %70 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %2)
  ret void
}

define dso_local i32 @_ZNSt3__123__libcpp_atomic_monitorEPVKv(i8* noundef %0) local_unnamed_addr {
  %2 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %2)
  %4 = getelementptr inbounds %struct.queue, %struct.queue* %2, i64 0, i32 2
  %5 = load i64, i64* %4, align 8
  %6 = trunc i64 %5 to i32
  %7 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %2)
  ret i32 %6
}

declare dso_local %struct.queue* @mazurka.wait_queue(i8* noundef) local_unnamed_addr

declare dso_local i32 @mazurka.mutex_lock(%struct.queue* noundef) local_unnamed_addr

declare dso_local i32 @mazurka.mutex_unlock(%struct.queue* noundef) local_unnamed_addr

define dso_local void @_ZNSt3__120__libcpp_atomic_waitEPVKvi(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = load %struct.waiter*, %struct.waiter** @mine, align 8
  %4 = icmp eq %struct.waiter* %3, null
  br i1 %4, label %5, label %10

5:
  %6 = call i8* @mazurka.private(i64 noundef 32)
  store i8* %6, i8** bitcast (%struct.waiter** @mine to i8**), align 8
  %7 = bitcast i8* %6 to i8**
  store i8* %0, i8** %7, align 8
  %8 = getelementptr inbounds i8, i8* %6, i64 16
  %9 = bitcast i8* %8 to %struct.place**
  store %struct.place* @mazurka_place, %struct.place** %9, align 8
  store i8* %6, i8** bitcast (%struct.place* @mazurka_place to i8**), align 8
  br label %10

10:
  %11 = load %struct.waiter*, %struct.waiter** @mine, align 8
  %12 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %13 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %12)
  %14 = getelementptr inbounds %struct.queue, %struct.queue* %12, i64 0, i32 2
  %15 = load i64, i64* %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %18, label %37

18:
  %19 = ptrtoint i8* %0 to i64
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 3
  %22 = shl i32 1, %21
  %23 = getelementptr inbounds %struct.waiter, %struct.waiter* %11, i64 0, i32 3
  store i32 %22, i32* %23, align 8
  %24 = getelementptr inbounds %struct.waiter, %struct.waiter* %11, i64 0, i32 4
  store i8 0, i8* %24, align 4
  %25 = getelementptr inbounds %struct.waiter, %struct.waiter* %11, i64 0, i32 0
  store i8* %0, i8** %25, align 8
  %26 = getelementptr inbounds %struct.queue, %struct.queue* %12, i64 0, i32 1
  %27 = load %struct.waiter*, %struct.waiter** %26, align 8
  %28 = getelementptr inbounds %struct.waiter, %struct.waiter* %11, i64 0, i32 1
  store %struct.waiter* %27, %struct.waiter** %28, align 8
  store %struct.waiter* %11, %struct.waiter** %26, align 8
  %29 = getelementptr inbounds %struct.waiter, %struct.waiter* %11, i64 0, i32 2
  %30 = load %struct.place*, %struct.place** %29, align 8
  %31 = getelementptr inbounds %struct.place, %struct.place* %30, i64 0, i32 2
  %32 = call i32 @mazurka.enqueue(%union.pthread_cond_t* noundef nonnull %31, %struct.queue* noundef %12)
  %33 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %12)
  %34 = load %struct.place*, %struct.place** %29, align 8
  %35 = getelementptr inbounds %struct.place, %struct.place* %34, i64 0, i32 2
  %36 = call i32 @mazurka.wake(%union.pthread_cond_t* noundef nonnull %35, i32 noundef 0)
  br label %39

37:
  %38 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %12)
  br label %39

39:
  ret void
}

declare dso_local i32 @mazurka.enqueue(%union.pthread_cond_t* noundef, %struct.queue* noundef) local_unnamed_addr

declare dso_local i32 @mazurka.wake(%union.pthread_cond_t* noundef, i32 noundef) local_unnamed_addr

define dso_local void @_ZNSt3__123__cxx_atomic_notify_oneEPVKv(i8* noundef %0) local_unnamed_addr {
  %2 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %2)
  %4 = getelementptr inbounds %struct.queue, %struct.queue* %2, i64 0, i32 2
  %5 = load i64, i64* %4, align 8
  %6 = add i64 %5, 1
  store i64 %6, i64* %4, align 8
  %7 = ptrtoint i8* %0 to i64
  %8 = trunc i64 %7 to i32
  %9 = and i32 %8, 3
  %10 = shl i32 1, %9
  %11 = call fastcc i64 @take(%struct.queue* noundef %2, i32 noundef 1, i32 noundef %10, %struct.queue* noundef null, i8* noundef null)
  %12 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %2)
  ret void
}

define dso_local void @_ZNSt3__123__cxx_atomic_notify_allEPVKv(i8* noundef %0) local_unnamed_addr {
  %2 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %2)
  %4 = getelementptr inbounds %struct.queue, %struct.queue* %2, i64 0, i32 2
  %5 = load i64, i64* %4, align 8
  %6 = add i64 %5, 1
  store i64 %6, i64* %4, align 8
  %7 = ptrtoint i8* %0 to i64
  %8 = trunc i64 %7 to i32
  %9 = and i32 %8, 3
  %10 = shl i32 1, %9
  %11 = call fastcc i64 @take(%struct.queue* noundef %2, i32 noundef 2147483647, i32 noundef %10, %struct.queue* noundef null, i8* noundef null)
  %12 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %2)
  ret void
}

define dso_local i32 @_ZNSt3__123__libcpp_atomic_monitorEPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEE(i32* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = load atomic i32, i32* %0 seq_cst, align 4
  ret i32 %2
}

define dso_local void @_ZNSt3__120__libcpp_atomic_waitEPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEEi(i32* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = call fastcc i32 @wait_for(i32* noundef %0, i32 noundef %1, i32 noundef -1, i1 noundef zeroext false)
  ret void
}

define dso_local void @_ZNSt3__123__cxx_atomic_notify_oneEPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEE(i8* noundef %0) local_unnamed_addr {
  %2 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %2)
  %4 = getelementptr inbounds %struct.queue, %struct.queue* %2, i64 0, i32 1
  %5 = load %struct.waiter*, %struct.waiter** %4, align 8
  %6 = icmp eq %struct.waiter* %5, null
  br i1 %6, label %7, label %12

7:
  %8 = phi i32 [ 0, %1 ], [ %19, %12 ]
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %69

10:
  %11 = icmp eq %struct.queue* %2, null
  br label %23

12:
  %13 = phi %struct.waiter* [ %21, %12 ], [ %5, %1 ]
  %14 = phi i32 [ %19, %12 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.waiter, %struct.waiter* %13, i64 0, i32 3
  %16 = load i32, i32* %15, align 8
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = add nuw nsw i32 %14, %18
  %20 = getelementptr inbounds %struct.waiter, %struct.waiter* %13, i64 0, i32 1
  %21 = load %struct.waiter*, %struct.waiter** %20, align 8
  %22 = icmp eq %struct.waiter* %21, null
  br i1 %22, label %7, label %12

23:
  %24 = phi i32 [ %8, %10 ], [ %45, %64 ]
  %25 = phi %struct.waiter** [ %4, %10 ], [ %65, %64 ]
  %26 = phi i32 [ 0, %10 ], [ %44, %64 ]
  %27 = load %struct.waiter*, %struct.waiter** %25, align 8
  %28 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 3
  %29 = load i32, i32* %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %43, label %31

31:
  %32 = sub nsw i32 1, %26
  %33 = icmp sgt i32 %24, %32
  br i1 %33, label %34, label %37

34:
  %35 = call i32 @mazurka.choose(i32 noundef 2)
  %36 = icmp ne i32 %35, 0
  br label %37

37:
  %38 = phi i1 [ false, %31 ], [ %36, %34 ]
  %39 = xor i1 %38, true
  %40 = zext i1 %39 to i32
  %41 = add nsw i32 %26, %40
  %42 = add nsw i32 %24, -1
  br label %43

43:
  %44 = phi i32 [ %26, %23 ], [ %41, %37 ]
  %45 = phi i32 [ %24, %23 ], [ %42, %37 ]
  %46 = phi i1 [ %30, %23 ], [ %38, %37 ]
  %47 = or i1 %11, %46
  %48 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 1
  br i1 %47, label %64, label %49

49:
  %50 = load %struct.waiter*, %struct.waiter** %48, align 8
  store %struct.waiter* %50, %struct.waiter** %25, align 8
  %51 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 4
  %52 = load i8, i8* %51, align 4
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 2
  %56 = load %struct.place*, %struct.place** %55, align 8
  %57 = getelementptr inbounds %struct.place, %struct.place* %56, i64 0, i32 1
  %58 = bitcast %struct.queue** %57 to i64*
  store atomic i64 0, i64* %58 seq_cst, align 8
  br label %59

59:
  %60 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 2
  %61 = load %struct.place*, %struct.place** %60, align 8
  %62 = getelementptr inbounds %struct.place, %struct.place* %61, i64 0, i32 2
  %63 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %62)
  br label %64

64:
  %65 = phi %struct.waiter** [ %25, %59 ], [ %48, %43 ]
  %66 = icmp sgt i32 %45, 0
  %67 = icmp slt i32 %44, 1
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %23, label %69

69:
  %70 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %2)
  ret void
}

define dso_local void @_ZNSt3__123__cxx_atomic_notify_allEPVKNS_17__cxx_atomic_implIiNS_22__cxx_atomic_base_implIiEEEE(i8* noundef %0) local_unnamed_addr {
  %2 = call %struct.queue* @mazurka.wait_queue(i8* noundef %0)
  %3 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %2)
  %4 = getelementptr inbounds %struct.queue, %struct.queue* %2, i64 0, i32 1
  %5 = load %struct.waiter*, %struct.waiter** %4, align 8
  %6 = icmp eq %struct.waiter* %5, null
  br i1 %6, label %7, label %12

7:
  %8 = phi i32 [ 0, %1 ], [ %19, %12 ]
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %69

10:
  %11 = icmp eq %struct.queue* %2, null
  br label %23

12:
  %13 = phi %struct.waiter* [ %21, %12 ], [ %5, %1 ]
  %14 = phi i32 [ %19, %12 ], [ 0, %1 ]
  %15 = getelementptr inbounds %struct.waiter, %struct.waiter* %13, i64 0, i32 3
  %16 = load i32, i32* %15, align 8
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = add nuw nsw i32 %14, %18
  %20 = getelementptr inbounds %struct.waiter, %struct.waiter* %13, i64 0, i32 1
  %21 = load %struct.waiter*, %struct.waiter** %20, align 8
  %22 = icmp eq %struct.waiter* %21, null
  br i1 %22, label %7, label %12

23:
  %24 = phi i32 [ %8, %10 ], [ %45, %64 ]
  %25 = phi %struct.waiter** [ %4, %10 ], [ %65, %64 ]
  %26 = phi i32 [ 0, %10 ], [ %44, %64 ]
  %27 = load %struct.waiter*, %struct.waiter** %25, align 8
  %28 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 3
  %29 = load i32, i32* %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %43, label %31

31:
  %32 = sub nsw i32 2147483647, %26
  %33 = icmp sgt i32 %24, %32
  br i1 %33, label %34, label %37

34:
  %35 = call i32 @mazurka.choose(i32 noundef 2)
  %36 = icmp ne i32 %35, 0
  br label %37

37:
  %38 = phi i1 [ false, %31 ], [ %36, %34 ]
  %39 = xor i1 %38, true
  %40 = zext i1 %39 to i32
  %41 = add nsw i32 %26, %40
  %42 = add nsw i32 %24, -1
  br label %43

43:
  %44 = phi i32 [ %26, %23 ], [ %41, %37 ]
  %45 = phi i32 [ %24, %23 ], [ %42, %37 ]
  %46 = phi i1 [ %30, %23 ], [ %38, %37 ]
  %47 = or i1 %11, %46
  %48 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 1
  br i1 %47, label %64, label %49

49:
  %50 = load %struct.waiter*, %struct.waiter** %48, align 8
  store %struct.waiter* %50, %struct.waiter** %25, align 8
  %51 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 4
  %52 = load i8, i8* %51, align 4
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 2
  %56 = load %struct.place*, %struct.place** %55, align 8
  %57 = getelementptr inbounds %struct.place, %struct.place* %56, i64 0, i32 1
  %58 = bitcast %struct.queue** %57 to i64*
  store atomic i64 0, i64* %58 seq_cst, align 8
  br label %59

59:
  %60 = getelementptr inbounds %struct.waiter, %struct.waiter* %27, i64 0, i32 2
  %61 = load %struct.place*, %struct.place** %60, align 8
  %62 = getelementptr inbounds %struct.place, %struct.place* %61, i64 0, i32 2
  %63 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %62)
  br label %64

64:
  %65 = phi %struct.waiter** [ %25, %59 ], [ %48, %43 ]
  %66 = icmp sgt i32 %45, 0
  %67 = icmp ne i32 %44, 2147483647
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %23, label %69

69:
  %70 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %2)
  ret void
}

define internal fastcc i64 @requeue(i32* noundef %0, i32 noundef %1, i32 noundef %2, i8* noundef %3, i32* noundef readonly %4) unnamed_addr {
  %6 = or i32 %2, %1
  %7 = icmp sgt i32 %6, -1
  br i1 %7, label %8, label %37

8:
  %9 = bitcast i32* %0 to i8*
  %10 = call %struct.queue* @mazurka.wait_queue(i8* noundef %9)
  %11 = call %struct.queue* @mazurka.wait_queue(i8* noundef %3)
  %12 = icmp ult %struct.queue* %10, %11
  %13 = select i1 %12, %struct.queue* %10, %struct.queue* %11
  %14 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %13)
  %15 = icmp eq %struct.queue* %10, %11
  br i1 %15, label %19, label %16

16:
  %17 = select i1 %12, %struct.queue* %11, %struct.queue* %10
  %18 = call i32 @mazurka.mutex_lock(%struct.queue* noundef %17)
  br label %19

19:
  %20 = icmp eq i32* %4, null
  br i1 %20, label %25, label %21

21:
  %22 = load atomic i32, i32* %0 seq_cst, align 4
  %23 = load i32, i32* %4, align 4
  %24 = icmp ne i32 %22, %23
  br label %25

25:
  %26 = phi i1 [ false, %19 ], [ %24, %21 ]
  br i1 %26, label %31, label %27

27:
  %28 = call fastcc i64 @take(%struct.queue* noundef %10, i32 noundef %1, i32 noundef -1, %struct.queue* noundef null, i8* noundef null)
  %29 = call fastcc i64 @take(%struct.queue* noundef %10, i32 noundef %2, i32 noundef -1, %struct.queue* noundef %11, i8* noundef %3)
  %30 = add nsw i64 %29, %28
  br label %31

31:
  %32 = phi i64 [ 0, %25 ], [ %30, %27 ]
  %33 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %10)
  br i1 %15, label %36, label %34

34:
  %35 = call i32 @mazurka.mutex_unlock(%struct.queue* noundef %11)
  br label %36

36:
  br i1 %26, label %37, label %40

37:
  %38 = phi i32 [ 22, %5 ], [ 11, %36 ]
  %39 = call i32* @__errno_location()
  store i32 %38, i32* %39, align 4
  br label %40

40:
  %41 = phi i64 [ %32, %36 ], [ -1, %37 ]
  ret i64 %41
}

define internal fastcc i64 @take(%struct.queue* noundef %0, i32 noundef %1, i32 noundef %2, %struct.queue* noundef %3, i8* noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.queue, %struct.queue* %0, i64 0, i32 1
  %7 = load %struct.waiter*, %struct.waiter** %6, align 8
  %8 = icmp eq %struct.waiter* %7, null
  br i1 %8, label %9, label %19

9:
  %10 = phi i32 [ 0, %5 ], [ %27, %19 ]
  %11 = icmp sgt i32 %10, 0
  %12 = icmp sgt i32 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %31

14:
  %15 = icmp eq %struct.queue* %3, %0
  %16 = icmp eq %struct.queue* %3, null
  %17 = ptrtoint %struct.queue* %3 to i64
  %18 = getelementptr inbounds %struct.queue, %struct.queue* %3, i64 0, i32 1
  br label %34

19:
  %20 = phi %struct.waiter* [ %29, %19 ], [ %7, %5 ]
  %21 = phi i32 [ %27, %19 ], [ 0, %5 ]
  %22 = getelementptr inbounds %struct.waiter, %struct.waiter* %20, i64 0, i32 3
  %23 = load i32, i32* %22, align 8
  %24 = and i32 %23, %2
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = add nuw nsw i32 %21, %26
  %28 = getelementptr inbounds %struct.waiter, %struct.waiter* %20, i64 0, i32 1
  %29 = load %struct.waiter*, %struct.waiter** %28, align 8
  %30 = icmp eq %struct.waiter* %29, null
  br i1 %30, label %9, label %19

31:
  %32 = phi i32 [ 0, %9 ], [ %56, %86 ]
  %33 = sext i32 %32 to i64
  ret i64 %33

34:
  %35 = phi i32 [ %10, %14 ], [ %57, %86 ]
  %36 = phi %struct.waiter** [ %6, %14 ], [ %87, %86 ]
  %37 = phi i32 [ 0, %14 ], [ %56, %86 ]
  %38 = load %struct.waiter*, %struct.waiter** %36, align 8
  %39 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 3
  %40 = load i32, i32* %39, align 8
  %41 = and i32 %40, %2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %55, label %43

43:
  %44 = sub nsw i32 %1, %37
  %45 = icmp sgt i32 %35, %44
  br i1 %45, label %46, label %49

46:
  %47 = call i32 @mazurka.choose(i32 noundef 2)
  %48 = icmp ne i32 %47, 0
  br label %49

49:
  %50 = phi i1 [ false, %43 ], [ %48, %46 ]
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  %53 = add nsw i32 %37, %52
  %54 = add nsw i32 %35, -1
  br label %55

55:
  %56 = phi i32 [ %37, %34 ], [ %53, %49 ]
  %57 = phi i32 [ %35, %34 ], [ %54, %49 ]
  %58 = phi i1 [ %42, %34 ], [ %50, %49 ]
  %59 = or i1 %15, %58
  %60 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 1
  br i1 %59, label %86, label %61

61:
  %62 = load %struct.waiter*, %struct.waiter** %60, align 8
  store %struct.waiter* %62, %struct.waiter** %36, align 8
  %63 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 4
  %64 = load i8, i8* %63, align 4
  %65 = icmp eq i8 %64, 0
  br i1 %16, label %75, label %66

66:
  br i1 %65, label %72, label %67

67:
  %68 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 2
  %69 = load %struct.place*, %struct.place** %68, align 8
  %70 = getelementptr inbounds %struct.place, %struct.place* %69, i64 0, i32 1
  %71 = bitcast %struct.queue** %70 to i64*
  store atomic i64 %17, i64* %71 seq_cst, align 8
  br label %72

72:
  %73 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 0
  store i8* %4, i8** %73, align 8
  %74 = load %struct.waiter*, %struct.waiter** %18, align 8
  store %struct.waiter* %74, %struct.waiter** %60, align 8
  store %struct.waiter* %38, %struct.waiter** %18, align 8
  br label %86

75:
  br i1 %65, label %81, label %76

76:
  %77 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 2
  %78 = load %struct.place*, %struct.place** %77, align 8
  %79 = getelementptr inbounds %struct.place, %struct.place* %78, i64 0, i32 1
  %80 = bitcast %struct.queue** %79 to i64*
  store atomic i64 0, i64* %80 seq_cst, align 8
  br label %81

81:
  %82 = getelementptr inbounds %struct.waiter, %struct.waiter* %38, i64 0, i32 2
  %83 = load %struct.place*, %struct.place** %82, align 8
  %84 = getelementptr inbounds %struct.place, %struct.place* %83, i64 0, i32 2
  %85 = call i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef nonnull %84)
  br label %86

86:
  %87 = phi %struct.waiter** [ %36, %81 ], [ %36, %72 ], [ %60, %55 ]
  %88 = icmp sgt i32 %57, 0
  %89 = icmp slt i32 %56, %1
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %34, label %31
}

declare dso_local i32 @mazurka.choose(i32 noundef) local_unnamed_addr

declare dso_local i32 @pthread_cond_broadcast(%union.pthread_cond_t* noundef) local_unnamed_addr

declare dso_local i32* @__errno_location() local_unnamed_addr

declare dso_local i8* @mazurka.private(i64 noundef) local_unnamed_addr


