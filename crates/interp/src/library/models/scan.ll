target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.counted = type { i32 (i8*)*, void (i8*, i32)*, i8*, i32 }
%struct.floating = type { i32 (i8*)*, void (i8*, i32)*, i8*, i32, i32, i32, [512 x i8] }

@.str = private unnamed_addr constant [3 x i8] c"c[\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"diuxXop\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"du\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"di\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"fFeEgGaA\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"sc[\00", align 1
@.str.6 = private unnamed_addr constant [97 x i8] c"scanf cannot read long doubles and wide characters here\0Aread a double, or characters of one byte\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"0123456789\00", align 1
@.str.8 = private unnamed_addr constant [3 x i8] c"+-\00", align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"i\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"nf\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"nity\00", align 1
@.str.12 = private unnamed_addr constant [2 x i8] c"n\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"an\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"p\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"e\00", align 1

define dso_local i32 @mazurka_scan(i32 (i8*)* noundef %0, void (i8*, i32)* noundef %1, i8* noundef %2, i8* noundef readonly %3, %struct.__va_list_tag* nocapture noundef %4) local_unnamed_addr {
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca %struct.counted, align 8
  %10 = bitcast %struct.counted* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10)
  %11 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 0
  store i32 (i8*)* %0, i32 (i8*)** %11, align 8
  %12 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 1
  store void (i8*, i32)* %1, void (i8*, i32)** %12, align 8
  %13 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 2
  store i8* %2, i8** %13, align 8
  %14 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 3
  store i32 0, i32* %14, align 8
  %15 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 0
  %16 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 2
  %17 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 3
  %18 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 1
  %19 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 0
  %20 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 2
  %21 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 3
  %22 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 3
  %23 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 1
  %24 = getelementptr inbounds %struct.counted, %struct.counted* %9, i64 0, i32 2
  %25 = bitcast i16* %8 to i8*
  %26 = bitcast i16* %7 to i8*
  %27 = bitcast i16* %6 to i8*
  %28 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %29 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %33 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  %34 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %35 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %36 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  %37 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %38 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %39 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  br label %40

40:
  %41 = phi i8* [ %3, %5 ], [ %222, %1216 ]
  %42 = phi i32 [ 0, %5 ], [ %1214, %1216 ]
  %43 = phi i32 [ undef, %5 ], [ %1215, %1216 ]
  %44 = icmp ne i32 %42, 0
  br label %45

45:
  %46 = phi i8* [ %41, %40 ], [ %152, %151 ]
  %47 = phi i32 [ %43, %40 ], [ %154, %151 ]
  %48 = load i8, i8* %46, align 1
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %1217, label %50

50:
  %51 = phi i8 [ %87, %78 ], [ %48, %45 ]
  %52 = phi i8* [ %86, %78 ], [ %46, %45 ]
  %53 = zext i8 %51 to i32
  %54 = call i32 @isspace(i32 noundef %53)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %89, label %56

56:
  %57 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %58 = load i8*, i8** %13, align 8
  %59 = call i32 %57(i8* noundef %58)
  %60 = icmp ne i32 %59, -1
  %61 = zext i1 %60 to i32
  %62 = load i32, i32* %14, align 8
  %63 = add nsw i32 %62, %61
  store i32 %63, i32* %14, align 8
  %64 = icmp eq i32 %59, -1
  br i1 %64, label %78, label %65

65:
  %66 = phi i32 [ %72, %69 ], [ %59, %56 ]
  %67 = call i32 @isspace(i32 noundef %66)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %78, label %69

69:
  %70 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %71 = load i8*, i8** %13, align 8
  %72 = call i32 %70(i8* noundef %71)
  %73 = icmp ne i32 %72, -1
  %74 = zext i1 %73 to i32
  %75 = load i32, i32* %14, align 8
  %76 = add nsw i32 %75, %74
  store i32 %76, i32* %14, align 8
  %77 = icmp eq i32 %72, -1
  br i1 %77, label %78, label %65

78:
  %79 = phi i32 [ %59, %56 ], [ %66, %65 ], [ %72, %69 ]
  %80 = icmp ne i32 %79, -1
  %81 = sext i1 %80 to i32
  %82 = load i32, i32* %14, align 8
  %83 = add i32 %82, %81
  store i32 %83, i32* %14, align 8
  %84 = load void (i8*, i32)*, void (i8*, i32)** %12, align 8
  %85 = load i8*, i8** %13, align 8
  call void %84(i8* noundef %85, i32 noundef %79)
  %86 = getelementptr inbounds i8, i8* %52, i64 1
  %87 = load i8, i8* %86, align 1
  %88 = icmp eq i8 %87, 0
  br i1 %88, label %1217, label %50

89:
  %90 = load i8, i8* %52, align 1
  %91 = icmp eq i8 %90, 37
  br i1 %91, label %92, label %127

92:
  %93 = getelementptr inbounds i8, i8* %52, i64 1
  %94 = load i8, i8* %93, align 1
  %95 = icmp eq i8 %94, 37
  br i1 %95, label %96, label %155

96:
  br i1 %91, label %97, label %127

97:
  %98 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %99 = load i8*, i8** %13, align 8
  %100 = call i32 %98(i8* noundef %99)
  %101 = icmp ne i32 %100, -1
  %102 = zext i1 %101 to i32
  %103 = load i32, i32* %14, align 8
  %104 = add nsw i32 %103, %102
  store i32 %104, i32* %14, align 8
  %105 = icmp eq i32 %100, -1
  br i1 %105, label %119, label %106

106:
  %107 = phi i32 [ %113, %110 ], [ %100, %97 ]
  %108 = call i32 @isspace(i32 noundef %107)
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %119, label %110

110:
  %111 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %112 = load i8*, i8** %13, align 8
  %113 = call i32 %111(i8* noundef %112)
  %114 = icmp ne i32 %113, -1
  %115 = zext i1 %114 to i32
  %116 = load i32, i32* %14, align 8
  %117 = add nsw i32 %116, %115
  store i32 %117, i32* %14, align 8
  %118 = icmp eq i32 %113, -1
  br i1 %118, label %119, label %106

119:
  %120 = phi i32 [ %100, %97 ], [ %107, %106 ], [ %113, %110 ]
  %121 = icmp ne i32 %120, -1
  %122 = sext i1 %121 to i32
  %123 = load i32, i32* %14, align 8
  %124 = add i32 %123, %122
  store i32 %124, i32* %14, align 8
  %125 = load void (i8*, i32)*, void (i8*, i32)** %12, align 8
  %126 = load i8*, i8** %13, align 8
  call void %125(i8* noundef %126, i32 noundef %120)
  br label %127

127:
  %128 = load i8, i8* %52, align 1
  %129 = icmp eq i8 %128, 37
  %130 = zext i1 %129 to i64
  %131 = getelementptr inbounds i8, i8* %52, i64 %130
  %132 = load i32 (i8*)*, i32 (i8*)** %15, align 8
  %133 = load i8*, i8** %16, align 8
  %134 = call i32 %132(i8* noundef %133)
  %135 = icmp ne i32 %134, -1
  %136 = zext i1 %135 to i32
  %137 = load i32, i32* %17, align 8
  %138 = add nsw i32 %137, %136
  store i32 %138, i32* %17, align 8
  %139 = load i8, i8* %131, align 1
  %140 = zext i8 %139 to i32
  %141 = icmp eq i32 %134, %140
  br i1 %141, label %149, label %142

142:
  %143 = sext i1 %135 to i32
  %144 = add i32 %138, %143
  store i32 %144, i32* %17, align 8
  %145 = load void (i8*, i32)*, void (i8*, i32)** %18, align 8
  %146 = load i8*, i8** %16, align 8
  call void %145(i8* noundef %146, i32 noundef %134)
  %147 = select i1 %135, i1 true, i1 %44
  %148 = select i1 %147, i32 %42, i32 -1
  br label %151

149:
  %150 = getelementptr inbounds i8, i8* %131, i64 1
  br label %151

151:
  %152 = phi i8* [ %131, %142 ], [ %150, %149 ]
  %153 = phi i32 [ 1, %142 ], [ 3, %149 ]
  %154 = phi i32 [ %148, %142 ], [ %47, %149 ]
  br i1 %141, label %45, label %1217

155:
  %156 = getelementptr inbounds i8, i8* %52, i64 1
  %157 = icmp eq i8 %94, 42
  %158 = zext i1 %157 to i64
  %159 = getelementptr inbounds i8, i8* %156, i64 %158
  %160 = load i8, i8* %159, align 1
  %161 = add i8 %160, -48
  %162 = icmp ult i8 %161, 10
  br i1 %162, label %163, label %175

163:
  %164 = phi i8 [ %172, %163 ], [ %160, %155 ]
  %165 = phi i8* [ %169, %163 ], [ %159, %155 ]
  %166 = phi i32 [ %171, %163 ], [ 0, %155 ]
  %167 = sext i8 %164 to i32
  %168 = mul nsw i32 %166, 10
  %169 = getelementptr inbounds i8, i8* %165, i64 1
  %170 = add nsw i32 %167, -48
  %171 = add i32 %170, %168
  %172 = load i8, i8* %169, align 1
  %173 = add i8 %172, -48
  %174 = icmp ult i8 %173, 10
  br i1 %174, label %163, label %175

175:
  %176 = phi i32 [ 0, %155 ], [ %171, %163 ]
  %177 = phi i8* [ %159, %155 ], [ %169, %163 ]
  %178 = load i8, i8* %177, align 1
  switch i8 %178, label %197 [
    i8 104, label %179
    i8 108, label %186
    i8 76, label %193
    i8 106, label %195
    i8 122, label %195
    i8 116, label %195
    i8 113, label %195
  ]

179:
  %180 = getelementptr inbounds i8, i8* %177, i64 1
  %181 = load i8, i8* %180, align 1
  %182 = icmp eq i8 %181, 104
  %183 = getelementptr inbounds i8, i8* %177, i64 2
  %184 = select i1 %182, i8* %183, i8* %180
  %185 = select i1 %182, i32 1, i32 2
  br label %197

186:
  %187 = getelementptr inbounds i8, i8* %177, i64 1
  %188 = load i8, i8* %187, align 1
  %189 = icmp eq i8 %188, 108
  br i1 %189, label %190, label %192

190:
  %191 = getelementptr inbounds i8, i8* %177, i64 2
  br label %197

192:
  switch i8 %178, label %197 [
    i8 76, label %193
    i8 108, label %195
    i8 106, label %195
    i8 122, label %195
    i8 116, label %195
    i8 113, label %195
  ]

193:
  %194 = getelementptr inbounds i8, i8* %177, i64 1
  br label %197

195:
  %196 = getelementptr inbounds i8, i8* %177, i64 1
  br label %197

197:
  %198 = phi i32 [ 4, %175 ], [ 8, %195 ], [ 16, %193 ], [ 8, %190 ], [ 4, %192 ], [ %185, %179 ]
  %199 = phi i8* [ %177, %175 ], [ %196, %195 ], [ %194, %193 ], [ %191, %190 ], [ %177, %192 ], [ %184, %179 ]
  %200 = load i8, i8* %199, align 1
  %201 = getelementptr inbounds i8, i8* %199, i64 1
  %202 = icmp eq i8 %200, 91
  br i1 %202, label %203, label %221

203:
  %204 = load i8, i8* %201, align 1
  %205 = icmp eq i8 %204, 94
  %206 = zext i1 %205 to i64
  %207 = getelementptr inbounds i8, i8* %201, i64 %206
  %208 = load i8, i8* %207, align 1
  %209 = icmp eq i8 %208, 93
  %210 = zext i1 %209 to i64
  %211 = getelementptr i8, i8* %207, i64 %210
  br label %212

212:
  %213 = phi i8* [ %211, %203 ], [ %216, %215 ]
  %214 = load i8, i8* %213, align 1
  switch i8 %214, label %215 [
    i8 0, label %217
    i8 93, label %217
  ]

215:
  %216 = getelementptr inbounds i8, i8* %213, i64 1
  br label %212

217:
  %218 = icmp eq i8 %214, 93
  %219 = zext i1 %218 to i64
  %220 = getelementptr inbounds i8, i8* %213, i64 %219
  br label %221

221:
  %222 = phi i8* [ %220, %217 ], [ %201, %197 ]
  %223 = phi i8* [ %213, %217 ], [ %201, %197 ]
  %224 = icmp eq i8 %200, 110
  br i1 %224, label %225, label %255

225:
  br i1 %157, label %1212, label %226

226:
  %227 = load i32, i32* %14, align 8
  %228 = sext i32 %227 to i64
  %229 = load i32, i32* %37, align 8
  %230 = icmp ult i32 %229, 41
  br i1 %230, label %231, label %236

231:
  %232 = load i8*, i8** %39, align 8
  %233 = sext i32 %229 to i64
  %234 = getelementptr i8, i8* %232, i64 %233
  %235 = add i32 %229, 8
  store i32 %235, i32* %37, align 8
  br label %239

236:
  %237 = load i8*, i8** %38, align 8
  %238 = getelementptr i8, i8* %237, i64 8
  store i8* %238, i8** %38, align 8
  br label %239

239:
  %240 = phi i8* [ %234, %231 ], [ %237, %236 ]
  %241 = bitcast i8* %240 to i8**
  %242 = load i8*, i8** %241, align 8
  switch i32 %198, label %250 [
    i32 1, label %243
    i32 2, label %245
    i32 4, label %248
  ]

243:
  %244 = trunc i32 %227 to i8
  store i8 %244, i8* %242, align 1
  br label %1212

245:
  %246 = trunc i32 %227 to i16
  %247 = bitcast i8* %242 to i16*
  store i16 %246, i16* %247, align 2
  br label %1212

248:
  %249 = bitcast i8* %242 to i32*
  store i32 %227, i32* %249, align 4
  br label %1212

250:
  %251 = bitcast i8* %242 to i64*
  store i64 %228, i64* %251, align 8
  br label %1212

252:
  %253 = load i8, i8* %259, align 1
  %254 = icmp eq i8* %259, getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 2)
  br i1 %254, label %260, label %255

255:
  %256 = phi i8 [ %253, %252 ], [ 99, %221 ]
  %257 = phi i8* [ %259, %252 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %221 ]
  %258 = icmp eq i8 %256, %200
  %259 = getelementptr inbounds i8, i8* %257, i64 1
  br i1 %258, label %261, label %252

260:
  br i1 %258, label %261, label %269

261:
  %262 = load i32 (i8*)*, i32 (i8*)** %19, align 8
  %263 = load i8*, i8** %20, align 8
  %264 = call i32 %262(i8* noundef %263)
  %265 = icmp ne i32 %264, -1
  %266 = zext i1 %265 to i32
  %267 = load i32, i32* %21, align 8
  %268 = add nsw i32 %267, %266
  store i32 %268, i32* %21, align 8
  br label %299

269:
  %270 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %271 = load i8*, i8** %13, align 8
  %272 = call i32 %270(i8* noundef %271)
  %273 = icmp ne i32 %272, -1
  %274 = zext i1 %273 to i32
  %275 = load i32, i32* %14, align 8
  %276 = add nsw i32 %275, %274
  store i32 %276, i32* %14, align 8
  %277 = icmp eq i32 %272, -1
  br i1 %277, label %291, label %278

278:
  %279 = phi i32 [ %285, %282 ], [ %272, %269 ]
  %280 = call i32 @isspace(i32 noundef %279)
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %291, label %282

282:
  %283 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %284 = load i8*, i8** %13, align 8
  %285 = call i32 %283(i8* noundef %284)
  %286 = icmp ne i32 %285, -1
  %287 = zext i1 %286 to i32
  %288 = load i32, i32* %14, align 8
  %289 = add nsw i32 %288, %287
  store i32 %289, i32* %14, align 8
  %290 = icmp eq i32 %285, -1
  br i1 %290, label %291, label %278

291:
  %292 = phi i32 [ %272, %269 ], [ %279, %278 ], [ %285, %282 ]
  %293 = icmp ne i32 %292, -1
  %294 = sext i1 %293 to i32
  %295 = load i32, i32* %14, align 8
  %296 = add i32 %295, %294
  store i32 %296, i32* %14, align 8
  %297 = load void (i8*, i32)*, void (i8*, i32)** %12, align 8
  %298 = load i8*, i8** %13, align 8
  call void %297(i8* noundef %298, i32 noundef %292)
  br label %299

299:
  %300 = phi i32 [ %264, %261 ], [ %292, %291 ]
  br label %304

301:
  %302 = load i8, i8* %308, align 1
  %303 = icmp eq i8* %308, getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 2)
  br i1 %303, label %309, label %304

304:
  %305 = phi i8 [ %302, %301 ], [ 99, %299 ]
  %306 = phi i8* [ %308, %301 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %299 ]
  %307 = icmp eq i8 %305, %200
  %308 = getelementptr inbounds i8, i8* %306, i64 1
  br i1 %307, label %310, label %301

309:
  br i1 %307, label %310, label %317

310:
  %311 = icmp ne i32 %300, -1
  %312 = sext i1 %311 to i32
  %313 = load i32, i32* %22, align 8
  %314 = add i32 %313, %312
  store i32 %314, i32* %22, align 8
  %315 = load void (i8*, i32)*, void (i8*, i32)** %23, align 8
  %316 = load i8*, i8** %24, align 8
  call void %315(i8* noundef %316, i32 noundef %300)
  br label %317

317:
  %318 = icmp eq i32 %300, -1
  br i1 %318, label %319, label %325

319:
  %320 = icmp eq i32 %42, 0
  %321 = select i1 %320, i32 -1, i32 %42
  br label %1212

322:
  %323 = load i8, i8* %329, align 1
  %324 = icmp eq i8* %329, getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 7)
  br i1 %324, label %535, label %325

325:
  %326 = phi i8 [ %323, %322 ], [ 100, %317 ]
  %327 = phi i8* [ %329, %322 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), %317 ]
  %328 = icmp eq i8 %326, %200
  %329 = getelementptr inbounds i8, i8* %327, i64 1
  br i1 %328, label %330, label %322

330:
  %331 = icmp eq i8 %200, 105
  br i1 %331, label %343, label %335

332:
  %333 = load i8, i8* %339, align 1
  %334 = icmp eq i8* %339, getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 2)
  br i1 %334, label %340, label %335

335:
  %336 = phi i8 [ %333, %332 ], [ 100, %330 ]
  %337 = phi i8* [ %339, %332 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), %330 ]
  %338 = icmp eq i8 %336, %200
  %339 = getelementptr inbounds i8, i8* %337, i64 1
  br i1 %338, label %343, label %332

340:
  %341 = icmp eq i8 %200, 111
  %342 = select i1 %341, i32 8, i32 16
  br label %343

343:
  %344 = phi i32 [ 0, %330 ], [ %342, %340 ], [ 10, %335 ]
  br label %348

345:
  %346 = load i8, i8* %352, align 1
  %347 = icmp eq i8* %352, getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 2)
  br i1 %347, label %353, label %348

348:
  %349 = phi i8 [ %346, %345 ], [ 100, %343 ]
  %350 = phi i8* [ %352, %345 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), %343 ]
  %351 = icmp eq i8 %349, %200
  %352 = getelementptr inbounds i8, i8* %350, i64 1
  br i1 %351, label %353, label %345

353:
  %354 = icmp eq i8 %200, 112
  %355 = select i1 %354, i32 8, i32 %198
  %356 = icmp eq i32 %176, 0
  %357 = select i1 %356, i32 1073741824, i32 %176
  %358 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %359 = load i8*, i8** %13, align 8
  %360 = call i32 %358(i8* noundef %359)
  %361 = icmp ne i32 %360, -1
  %362 = zext i1 %361 to i32
  %363 = load i32, i32* %14, align 8
  %364 = add nsw i32 %363, %362
  store i32 %364, i32* %14, align 8
  %365 = icmp eq i32 %360, 45
  switch i32 %360, label %377 [
    i32 45, label %366
    i32 43, label %366
  ]

366:
  %367 = icmp sgt i32 %357, 0
  br i1 %367, label %368, label %377

368:
  %369 = zext i1 %365 to i32
  %370 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %371 = load i8*, i8** %13, align 8
  %372 = call i32 %370(i8* noundef %371)
  %373 = icmp ne i32 %372, -1
  %374 = zext i1 %373 to i32
  %375 = load i32, i32* %14, align 8
  %376 = add nsw i32 %375, %374
  store i32 %376, i32* %14, align 8
  br label %377

377:
  %378 = phi i32 [ 1, %368 ], [ 0, %366 ], [ 0, %353 ]
  %379 = phi i32 [ %369, %368 ], [ 0, %366 ], [ 0, %353 ]
  %380 = phi i32 [ %372, %368 ], [ %360, %366 ], [ %360, %353 ]
  %381 = icmp eq i32 %380, 48
  br i1 %381, label %382, label %412

382:
  %383 = icmp sgt i32 %357, %378
  br i1 %383, label %384, label %412

384:
  %385 = icmp eq i32 %344, 0
  %386 = and i32 %344, 10
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %412

388:
  %389 = add nuw nsw i32 %378, 1
  %390 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %391 = load i8*, i8** %13, align 8
  %392 = call i32 %390(i8* noundef %391)
  %393 = icmp ne i32 %392, -1
  %394 = zext i1 %393 to i32
  %395 = load i32, i32* %14, align 8
  %396 = add nsw i32 %395, %394
  store i32 %396, i32* %14, align 8
  %397 = and i32 %392, -33
  %398 = icmp eq i32 %397, 88
  %399 = icmp sgt i32 %357, %389
  %400 = select i1 %398, i1 %399, i1 false
  br i1 %400, label %401, label %410

401:
  %402 = or i32 %378, 2
  %403 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %404 = load i8*, i8** %13, align 8
  %405 = call i32 %403(i8* noundef %404)
  %406 = icmp ne i32 %405, -1
  %407 = zext i1 %406 to i32
  %408 = load i32, i32* %14, align 8
  %409 = add nsw i32 %408, %407
  store i32 %409, i32* %14, align 8
  br label %412

410:
  %411 = select i1 %385, i32 8, i32 %344
  br label %412

412:
  %413 = phi i32 [ %402, %401 ], [ %389, %410 ], [ %378, %384 ], [ %378, %382 ], [ %378, %377 ]
  %414 = phi i32 [ 1, %401 ], [ 1, %410 ], [ 0, %384 ], [ 0, %382 ], [ 0, %377 ]
  %415 = phi i32 [ %405, %401 ], [ %392, %410 ], [ 48, %384 ], [ 48, %382 ], [ %380, %377 ]
  %416 = phi i32 [ 16, %401 ], [ %411, %410 ], [ %344, %384 ], [ %344, %382 ], [ %344, %377 ]
  %417 = icmp eq i32 %416, 0
  %418 = select i1 %417, i32 10, i32 %416
  %419 = icmp sgt i32 %357, %413
  br i1 %419, label %420, label %467

420:
  %421 = zext i32 %418 to i64
  %422 = sub i32 %357, %413
  %423 = add i32 %422, %414
  br label %424

424:
  %425 = phi i64 [ 0, %420 ], [ %456, %448 ]
  %426 = phi i32 [ %415, %420 ], [ %461, %448 ]
  %427 = phi i32 [ 0, %420 ], [ %454, %448 ]
  %428 = phi i32 [ %414, %420 ], [ %458, %448 ]
  %429 = phi i32 [ %413, %420 ], [ %457, %448 ]
  %430 = add i32 %426, -48
  %431 = icmp ult i32 %430, 10
  br i1 %431, label %438, label %432

432:
  %433 = or i32 %426, 32
  %434 = add i32 %433, -97
  %435 = icmp ult i32 %434, 26
  %436 = add nsw i32 %433, -87
  %437 = select i1 %435, i32 %436, i32 99
  br label %438

438:
  %439 = phi i32 [ %437, %432 ], [ %430, %424 ]
  %440 = icmp slt i32 %439, %418
  br i1 %440, label %441, label %467

441:
  br i1 %431, label %448, label %442

442:
  %443 = or i32 %426, 32
  %444 = add i32 %443, -97
  %445 = icmp ult i32 %444, 26
  %446 = add nsw i32 %443, -87
  %447 = select i1 %445, i32 %446, i32 99
  br label %448

448:
  %449 = phi i32 [ %447, %442 ], [ %430, %441 ]
  %450 = zext i32 %449 to i64
  %451 = xor i64 %450, -1
  %452 = udiv i64 %451, %421
  %453 = icmp ugt i64 %425, %452
  %454 = select i1 %453, i32 1, i32 %427
  %455 = mul i64 %425, %421
  %456 = add i64 %455, %450
  %457 = add nuw nsw i32 %429, 1
  %458 = add nuw i32 %428, 1
  %459 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %460 = load i8*, i8** %13, align 8
  %461 = call i32 %459(i8* noundef %460)
  %462 = icmp ne i32 %461, -1
  %463 = zext i1 %462 to i32
  %464 = load i32, i32* %14, align 8
  %465 = add nsw i32 %464, %463
  store i32 %465, i32* %14, align 8
  %466 = icmp eq i32 %458, %423
  br i1 %466, label %467, label %424

467:
  %468 = phi i64 [ 0, %412 ], [ %456, %448 ], [ %425, %438 ]
  %469 = phi i32 [ %413, %412 ], [ %357, %448 ], [ %429, %438 ]
  %470 = phi i32 [ %414, %412 ], [ 1, %448 ], [ %428, %438 ]
  %471 = phi i32 [ 0, %412 ], [ %454, %448 ], [ %427, %438 ]
  %472 = phi i32 [ %415, %412 ], [ %461, %448 ], [ %426, %438 ]
  %473 = icmp ne i32 %472, -1
  %474 = sext i1 %473 to i32
  %475 = load i32, i32* %14, align 8
  %476 = add i32 %475, %474
  store i32 %476, i32* %14, align 8
  %477 = load void (i8*, i32)*, void (i8*, i32)** %12, align 8
  %478 = load i8*, i8** %13, align 8
  call void %477(i8* noundef %478, i32 noundef %472)
  %479 = icmp eq i32 %470, 0
  br i1 %479, label %501, label %480

480:
  %481 = zext i32 %379 to i64
  %482 = add nuw i64 %481, 9223372036854775807
  %483 = select i1 %351, i64 %482, i64 -1
  %484 = icmp eq i32 %471, 0
  %485 = xor i1 %484, true
  %486 = icmp ugt i64 %468, %483
  %487 = select i1 %485, i1 true, i1 %486
  %488 = icmp eq i32 %379, 0
  %489 = sub i64 0, %468
  %490 = select i1 %488, i64 %468, i64 %489
  %491 = select i1 %487, i64 %483, i64 %490
  br i1 %484, label %492, label %497

492:
  %493 = icmp eq i64 %491, %483
  %494 = and i1 %351, %493
  %495 = xor i1 %494, true
  %496 = select i1 %495, i1 true, i1 %488
  br i1 %496, label %501, label %500

497:
  %498 = xor i1 %351, true
  %499 = select i1 %498, i1 true, i1 %488
  br i1 %499, label %501, label %500

500:
  br label %501

501:
  %502 = phi i64 [ %468, %467 ], [ %491, %492 ], [ -9223372036854775808, %500 ], [ %491, %497 ]
  %503 = phi i32 [ 0, %467 ], [ %469, %492 ], [ %469, %500 ], [ %469, %497 ]
  %504 = icmp eq i32 %503, 0
  %505 = select i1 %504, i1 true, i1 %157
  %506 = xor i1 %504, true
  br i1 %505, label %1206, label %507

507:
  %508 = load i32, i32* %34, align 8
  %509 = icmp ult i32 %508, 41
  br i1 %509, label %510, label %515

510:
  %511 = load i8*, i8** %36, align 8
  %512 = sext i32 %508 to i64
  %513 = getelementptr i8, i8* %511, i64 %512
  %514 = add i32 %508, 8
  store i32 %514, i32* %34, align 8
  br label %518

515:
  %516 = load i8*, i8** %35, align 8
  %517 = getelementptr i8, i8* %516, i64 8
  store i8* %517, i8** %35, align 8
  br label %518

518:
  %519 = phi i8* [ %513, %510 ], [ %516, %515 ]
  %520 = bitcast i8* %519 to i8**
  %521 = load i8*, i8** %520, align 8
  switch i32 %355, label %530 [
    i32 1, label %522
    i32 2, label %524
    i32 4, label %527
  ]

522:
  %523 = trunc i64 %502 to i8
  store i8 %523, i8* %521, align 1
  br label %1208

524:
  %525 = trunc i64 %502 to i16
  %526 = bitcast i8* %521 to i16*
  store i16 %525, i16* %526, align 2
  br label %1208

527:
  %528 = trunc i64 %502 to i32
  %529 = bitcast i8* %521 to i32*
  store i32 %528, i32* %529, align 4
  br label %1208

530:
  %531 = bitcast i8* %521 to i64*
  store i64 %502, i64* %531, align 8
  br label %1208

532:
  %533 = load i8, i8* %539, align 1
  %534 = icmp eq i8* %539, getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 8)
  br i1 %534, label %542, label %535

535:
  %536 = phi i8 [ %533, %532 ], [ 102, %322 ]
  %537 = phi i8* [ %539, %532 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), %322 ]
  %538 = icmp eq i8 %536, %200
  %539 = getelementptr inbounds i8, i8* %537, i64 1
  br i1 %538, label %540, label %532

540:
  %541 = icmp eq i32 %198, 16
  br i1 %541, label %542, label %543

542:
  br label %1087

543:
  %544 = call i8* @mazurka.private(i64 noundef 552)
  %545 = bitcast i8* %544 to %struct.floating*
  %546 = bitcast i8* %544 to i32 (i8*)**
  store i32 (i8*)* @counted_next, i32 (i8*)** %546, align 8
  %547 = getelementptr inbounds i8, i8* %544, i64 8
  %548 = bitcast i8* %547 to void (i8*, i32)**
  store void (i8*, i32)* @counted_back, void (i8*, i32)** %548, align 8
  %549 = getelementptr inbounds i8, i8* %544, i64 16
  %550 = bitcast i8* %549 to i8**
  %551 = bitcast i8* %549 to %struct.counted**
  store %struct.counted* %9, %struct.counted** %551, align 8
  %552 = icmp ne i32 %176, 0
  %553 = icmp slt i32 %176, 511
  %554 = and i1 %552, %553
  %555 = select i1 %554, i32 %176, i32 511
  %556 = getelementptr inbounds i8, i8* %544, i64 32
  %557 = bitcast i8* %556 to i32*
  store i32 %555, i32* %557, align 8
  %558 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %559 = load i8*, i8** %13, align 8
  %560 = call i32 %558(i8* noundef %559)
  %561 = icmp ne i32 %560, -1
  %562 = zext i1 %561 to i32
  %563 = load i32, i32* %14, align 8
  %564 = add nsw i32 %563, %562
  store i32 %564, i32* %14, align 8
  %565 = getelementptr inbounds i8, i8* %544, i64 24
  %566 = bitcast i8* %565 to i32*
  store i32 %560, i32* %566, align 8
  %567 = getelementptr inbounds i8, i8* %544, i64 28
  %568 = bitcast i8* %567 to i32*
  %569 = load i32, i32* %568, align 4
  %570 = load i32, i32* %557, align 8
  %571 = icmp sge i32 %569, %570
  %572 = icmp eq i32 %560, -1
  %573 = select i1 %571, i1 true, i1 %572
  br i1 %573, label %596, label %574

574:
  %575 = add i32 %560, -65
  %576 = icmp ult i32 %575, 26
  %577 = or i32 %560, 32
  %578 = select i1 %576, i32 %577, i32 %560
  br label %579

579:
  %580 = phi i8* [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), %574 ], [ %586, %579 ]
  %581 = load i8, i8* %580, align 1
  %582 = icmp eq i8 %581, 0
  %583 = sext i8 %581 to i32
  %584 = icmp eq i32 %578, %583
  %585 = select i1 %582, i1 true, i1 %584
  %586 = getelementptr inbounds i8, i8* %580, i64 1
  br i1 %585, label %587, label %579

587:
  br i1 %582, label %596, label %588

588:
  %589 = trunc i32 %578 to i8
  %590 = add nsw i32 %569, 1
  store i32 %590, i32* %568, align 4
  %591 = sext i32 %569 to i64
  %592 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %591
  store i8 %589, i8* %592, align 1
  %593 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %594 = load i8*, i8** %550, align 8
  %595 = call i32 %593(i8* noundef %594)
  store i32 %595, i32* %566, align 8
  br label %596

596:
  %597 = load i32, i32* %568, align 4
  %598 = load i32, i32* %557, align 8
  %599 = icmp slt i32 %597, %598
  br i1 %599, label %600, label %817

600:
  %601 = load i32, i32* %566, align 8
  %602 = icmp eq i32 %601, -1
  br i1 %602, label %817, label %603

603:
  %604 = add i32 %601, -65
  %605 = icmp ult i32 %604, 26
  %606 = or i32 %601, 32
  %607 = select i1 %605, i32 %606, i32 %601
  br label %608

608:
  %609 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i64 0, i64 0), %603 ], [ %615, %608 ]
  %610 = load i8, i8* %609, align 1
  %611 = icmp eq i8 %610, 0
  %612 = sext i8 %610 to i32
  %613 = icmp eq i32 %607, %612
  %614 = select i1 %611, i1 true, i1 %613
  %615 = getelementptr inbounds i8, i8* %609, i64 1
  br i1 %614, label %616, label %608

616:
  br i1 %611, label %740, label %617

617:
  %618 = trunc i32 %607 to i8
  %619 = add nsw i32 %597, 1
  store i32 %619, i32* %568, align 4
  %620 = sext i32 %597 to i64
  %621 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %620
  store i8 %618, i8* %621, align 1
  %622 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %623 = load i8*, i8** %550, align 8
  %624 = call i32 %622(i8* noundef %623)
  store i32 %624, i32* %566, align 8
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %25)
  store i16 0, i16* %8, align 2
  store i8 110, i8* %25, align 2
  %625 = load i32, i32* %568, align 4
  %626 = load i32, i32* %557, align 8
  %627 = icmp slt i32 %625, %626
  br i1 %627, label %628, label %1048

628:
  %629 = icmp eq i32 %624, -1
  br i1 %629, label %1049, label %636

630:
  store i8 %663, i8* %25, align 2
  %631 = load i32, i32* %568, align 4
  %632 = load i32, i32* %557, align 8
  %633 = icmp sge i32 %631, %632
  %634 = icmp eq i32 %661, -1
  %635 = select i1 %633, i1 true, i1 %634
  br i1 %635, label %666, label %636

636:
  %637 = phi i32 [ %661, %630 ], [ %624, %628 ]
  %638 = phi i1 [ %664, %630 ], [ false, %628 ]
  %639 = phi i8* [ %662, %630 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), %628 ]
  %640 = phi i32 [ %631, %630 ], [ %625, %628 ]
  %641 = add i32 %637, -65
  %642 = icmp ult i32 %641, 26
  %643 = or i32 %637, 32
  %644 = select i1 %642, i32 %643, i32 %637
  br label %645

645:
  %646 = phi i8* [ %25, %636 ], [ %652, %645 ]
  %647 = load i8, i8* %646, align 1
  %648 = icmp eq i8 %647, 0
  %649 = sext i8 %647 to i32
  %650 = icmp eq i32 %644, %649
  %651 = select i1 %648, i1 true, i1 %650
  %652 = getelementptr inbounds i8, i8* %646, i64 1
  br i1 %651, label %653, label %645

653:
  br i1 %648, label %666, label %654

654:
  %655 = trunc i32 %644 to i8
  %656 = add nsw i32 %640, 1
  store i32 %656, i32* %568, align 4
  %657 = sext i32 %640 to i64
  %658 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %657
  store i8 %655, i8* %658, align 1
  %659 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %660 = load i8*, i8** %550, align 8
  %661 = call i32 %659(i8* noundef %660)
  store i32 %661, i32* %566, align 8
  %662 = getelementptr inbounds i8, i8* %639, i64 1
  %663 = load i8, i8* %662, align 1
  %664 = icmp eq i8 %663, 0
  %665 = icmp eq i8* %639, getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 1)
  br i1 %665, label %666, label %630

666:
  %667 = phi i1 [ %664, %654 ], [ %638, %653 ], [ %664, %630 ]
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %25)
  br i1 %667, label %668, label %1050

668:
  %669 = load i32, i32* %568, align 4
  %670 = load i32, i32* %557, align 8
  %671 = icmp slt i32 %669, %670
  br i1 %671, label %672, label %1050

672:
  %673 = load i32, i32* %566, align 8
  %674 = icmp eq i32 %673, -1
  br i1 %674, label %1050, label %675

675:
  %676 = add i32 %673, -65
  %677 = icmp ult i32 %676, 26
  %678 = or i32 %673, 32
  %679 = select i1 %677, i32 %678, i32 %673
  br label %680

680:
  %681 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.9, i64 0, i64 0), %675 ], [ %687, %680 ]
  %682 = load i8, i8* %681, align 1
  %683 = icmp eq i8 %682, 0
  %684 = sext i8 %682 to i32
  %685 = icmp eq i32 %679, %684
  %686 = select i1 %683, i1 true, i1 %685
  %687 = getelementptr inbounds i8, i8* %681, i64 1
  br i1 %686, label %688, label %680

688:
  br i1 %683, label %1050, label %689

689:
  %690 = trunc i32 %679 to i8
  %691 = add nsw i32 %669, 1
  store i32 %691, i32* %568, align 4
  %692 = sext i32 %669 to i64
  %693 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %692
  store i8 %690, i8* %693, align 1
  %694 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %695 = load i8*, i8** %550, align 8
  %696 = call i32 %694(i8* noundef %695)
  store i32 %696, i32* %566, align 8
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %26)
  store i16 0, i16* %7, align 2
  store i8 110, i8* %26, align 2
  %697 = load i32, i32* %568, align 4
  %698 = load i32, i32* %557, align 8
  %699 = icmp sge i32 %697, %698
  %700 = icmp eq i32 %696, -1
  %701 = select i1 %699, i1 true, i1 %700
  br i1 %701, label %738, label %708

702:
  store i8 %735, i8* %26, align 2
  %703 = load i32, i32* %568, align 4
  %704 = load i32, i32* %557, align 8
  %705 = icmp sge i32 %703, %704
  %706 = icmp eq i32 %733, -1
  %707 = select i1 %705, i1 true, i1 %706
  br i1 %707, label %738, label %708

708:
  %709 = phi i32 [ %733, %702 ], [ %696, %689 ]
  %710 = phi i1 [ %736, %702 ], [ false, %689 ]
  %711 = phi i8* [ %734, %702 ], [ getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), %689 ]
  %712 = phi i32 [ %703, %702 ], [ %697, %689 ]
  %713 = add i32 %709, -65
  %714 = icmp ult i32 %713, 26
  %715 = or i32 %709, 32
  %716 = select i1 %714, i32 %715, i32 %709
  br label %717

717:
  %718 = phi i8* [ %26, %708 ], [ %724, %717 ]
  %719 = load i8, i8* %718, align 1
  %720 = icmp eq i8 %719, 0
  %721 = sext i8 %719 to i32
  %722 = icmp eq i32 %716, %721
  %723 = select i1 %720, i1 true, i1 %722
  %724 = getelementptr inbounds i8, i8* %718, i64 1
  br i1 %723, label %725, label %717

725:
  br i1 %720, label %738, label %726

726:
  %727 = trunc i32 %716 to i8
  %728 = add nsw i32 %712, 1
  store i32 %728, i32* %568, align 4
  %729 = sext i32 %712 to i64
  %730 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %729
  store i8 %727, i8* %730, align 1
  %731 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %732 = load i8*, i8** %550, align 8
  %733 = call i32 %731(i8* noundef %732)
  store i32 %733, i32* %566, align 8
  %734 = getelementptr inbounds i8, i8* %711, i64 1
  %735 = load i8, i8* %734, align 1
  %736 = icmp eq i8 %735, 0
  %737 = icmp eq i8* %711, getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 3)
  br i1 %737, label %738, label %702

738:
  %739 = phi i1 [ false, %689 ], [ %736, %726 ], [ %710, %725 ], [ %736, %702 ]
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %26)
  br label %1050

740:
  %741 = phi i8* [ %747, %740 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i64 0, i64 0), %616 ]
  %742 = load i8, i8* %741, align 1
  %743 = icmp eq i8 %742, 0
  %744 = sext i8 %742 to i32
  %745 = icmp eq i32 %607, %744
  %746 = select i1 %743, i1 true, i1 %745
  %747 = getelementptr inbounds i8, i8* %741, i64 1
  br i1 %746, label %748, label %740

748:
  br i1 %743, label %800, label %749

749:
  %750 = trunc i32 %607 to i8
  %751 = add nsw i32 %597, 1
  store i32 %751, i32* %568, align 4
  %752 = sext i32 %597 to i64
  %753 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %752
  store i8 %750, i8* %753, align 1
  %754 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %755 = load i8*, i8** %550, align 8
  %756 = call i32 %754(i8* noundef %755)
  store i32 %756, i32* %566, align 8
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %27)
  store i16 0, i16* %6, align 2
  store i8 97, i8* %27, align 2
  %757 = load i32, i32* %568, align 4
  %758 = load i32, i32* %557, align 8
  %759 = icmp sge i32 %757, %758
  %760 = icmp eq i32 %756, -1
  %761 = select i1 %759, i1 true, i1 %760
  br i1 %761, label %798, label %768

762:
  store i8 %795, i8* %27, align 2
  %763 = load i32, i32* %568, align 4
  %764 = load i32, i32* %557, align 8
  %765 = icmp sge i32 %763, %764
  %766 = icmp eq i32 %793, -1
  %767 = select i1 %765, i1 true, i1 %766
  br i1 %767, label %798, label %768

768:
  %769 = phi i32 [ %793, %762 ], [ %756, %749 ]
  %770 = phi i1 [ %796, %762 ], [ false, %749 ]
  %771 = phi i8* [ %794, %762 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), %749 ]
  %772 = phi i32 [ %763, %762 ], [ %757, %749 ]
  %773 = add i32 %769, -65
  %774 = icmp ult i32 %773, 26
  %775 = or i32 %769, 32
  %776 = select i1 %774, i32 %775, i32 %769
  br label %777

777:
  %778 = phi i8* [ %27, %768 ], [ %784, %777 ]
  %779 = load i8, i8* %778, align 1
  %780 = icmp eq i8 %779, 0
  %781 = sext i8 %779 to i32
  %782 = icmp eq i32 %776, %781
  %783 = select i1 %780, i1 true, i1 %782
  %784 = getelementptr inbounds i8, i8* %778, i64 1
  br i1 %783, label %785, label %777

785:
  br i1 %780, label %798, label %786

786:
  %787 = trunc i32 %776 to i8
  %788 = add nsw i32 %772, 1
  store i32 %788, i32* %568, align 4
  %789 = sext i32 %772 to i64
  %790 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %789
  store i8 %787, i8* %790, align 1
  %791 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %792 = load i8*, i8** %550, align 8
  %793 = call i32 %791(i8* noundef %792)
  store i32 %793, i32* %566, align 8
  %794 = getelementptr inbounds i8, i8* %771, i64 1
  %795 = load i8, i8* %794, align 1
  %796 = icmp eq i8 %795, 0
  %797 = icmp eq i8* %771, getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 1)
  br i1 %797, label %798, label %762

798:
  %799 = phi i1 [ false, %749 ], [ %796, %786 ], [ %770, %785 ], [ %796, %762 ]
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %27)
  br label %1050

800:
  %801 = phi i8* [ %807, %800 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.14, i64 0, i64 0), %748 ]
  %802 = load i8, i8* %801, align 1
  %803 = icmp eq i8 %802, 0
  %804 = sext i8 %802 to i32
  %805 = icmp eq i32 %607, %804
  %806 = select i1 %803, i1 true, i1 %805
  %807 = getelementptr inbounds i8, i8* %801, i64 1
  br i1 %806, label %808, label %800

808:
  br i1 %803, label %817, label %809

809:
  %810 = trunc i32 %607 to i8
  %811 = add nsw i32 %597, 1
  store i32 %811, i32* %568, align 4
  %812 = sext i32 %597 to i64
  %813 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %812
  store i8 %810, i8* %813, align 1
  %814 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %815 = load i8*, i8** %550, align 8
  %816 = call i32 %814(i8* noundef %815)
  store i32 %816, i32* %566, align 8
  br label %817

817:
  %818 = phi i1 [ true, %808 ], [ false, %809 ], [ true, %596 ], [ true, %600 ]
  %819 = phi i32 [ 0, %808 ], [ 1, %809 ], [ 0, %596 ], [ 0, %600 ]
  br i1 %818, label %849, label %820

820:
  %821 = load i32, i32* %568, align 4
  %822 = load i32, i32* %557, align 8
  %823 = icmp slt i32 %821, %822
  br i1 %823, label %824, label %849

824:
  %825 = load i32, i32* %566, align 8
  %826 = icmp eq i32 %825, -1
  br i1 %826, label %849, label %827

827:
  %828 = add i32 %825, -65
  %829 = icmp ult i32 %828, 26
  %830 = or i32 %825, 32
  %831 = select i1 %829, i32 %830, i32 %825
  br label %832

832:
  %833 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0), %827 ], [ %839, %832 ]
  %834 = load i8, i8* %833, align 1
  %835 = icmp eq i8 %834, 0
  %836 = sext i8 %834 to i32
  %837 = icmp eq i32 %831, %836
  %838 = select i1 %835, i1 true, i1 %837
  %839 = getelementptr inbounds i8, i8* %833, i64 1
  br i1 %838, label %840, label %832

840:
  br i1 %835, label %849, label %841

841:
  %842 = trunc i32 %831 to i8
  %843 = add nsw i32 %821, 1
  store i32 %843, i32* %568, align 4
  %844 = sext i32 %821 to i64
  %845 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %844
  store i8 %842, i8* %845, align 1
  %846 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %847 = load i8*, i8** %550, align 8
  %848 = call i32 %846(i8* noundef %847)
  store i32 %848, i32* %566, align 8
  br label %849

849:
  %850 = phi i1 [ false, %817 ], [ false, %820 ], [ false, %824 ], [ false, %840 ], [ true, %841 ]
  %851 = select i1 %850, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.16, i64 0, i64 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0)
  %852 = select i1 %850, i32 0, i32 %819
  %853 = load i32, i32* %568, align 4
  %854 = load i32, i32* %557, align 8
  %855 = icmp slt i32 %853, %854
  br i1 %855, label %856, label %887

856:
  %857 = phi i32 [ %884, %875 ], [ %853, %849 ]
  %858 = phi i32 [ %883, %875 ], [ 0, %849 ]
  %859 = load i32, i32* %566, align 8
  %860 = icmp eq i32 %859, -1
  br i1 %860, label %887, label %861

861:
  %862 = add i32 %859, -65
  %863 = icmp ult i32 %862, 26
  %864 = or i32 %859, 32
  %865 = select i1 %863, i32 %864, i32 %859
  br label %866

866:
  %867 = phi i8* [ %851, %861 ], [ %873, %866 ]
  %868 = load i8, i8* %867, align 1
  %869 = icmp eq i8 %868, 0
  %870 = sext i8 %868 to i32
  %871 = icmp eq i32 %865, %870
  %872 = select i1 %869, i1 true, i1 %871
  %873 = getelementptr inbounds i8, i8* %867, i64 1
  br i1 %872, label %874, label %866

874:
  br i1 %869, label %887, label %875

875:
  %876 = trunc i32 %865 to i8
  %877 = add nsw i32 %857, 1
  store i32 %877, i32* %568, align 4
  %878 = sext i32 %857 to i64
  %879 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %878
  store i8 %876, i8* %879, align 1
  %880 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %881 = load i8*, i8** %550, align 8
  %882 = call i32 %880(i8* noundef %881)
  store i32 %882, i32* %566, align 8
  %883 = add nuw nsw i32 %858, 1
  %884 = load i32, i32* %568, align 4
  %885 = load i32, i32* %557, align 8
  %886 = icmp slt i32 %884, %885
  br i1 %886, label %856, label %887

887:
  %888 = phi i32 [ 0, %849 ], [ %883, %875 ], [ %858, %856 ], [ %858, %874 ]
  %889 = add nsw i32 %888, %852
  %890 = load i32, i32* %568, align 4
  %891 = load i32, i32* %557, align 8
  %892 = icmp slt i32 %890, %891
  br i1 %892, label %893, label %955

893:
  %894 = load i32, i32* %566, align 8
  %895 = icmp eq i32 %894, -1
  br i1 %895, label %955, label %896

896:
  %897 = add i32 %894, -65
  %898 = icmp ult i32 %897, 26
  %899 = or i32 %894, 32
  %900 = select i1 %898, i32 %899, i32 %894
  br label %901

901:
  %902 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.17, i64 0, i64 0), %896 ], [ %908, %901 ]
  %903 = load i8, i8* %902, align 1
  %904 = icmp eq i8 %903, 0
  %905 = sext i8 %903 to i32
  %906 = icmp eq i32 %900, %905
  %907 = select i1 %904, i1 true, i1 %906
  %908 = getelementptr inbounds i8, i8* %902, i64 1
  br i1 %907, label %909, label %901

909:
  br i1 %904, label %955, label %910

910:
  %911 = trunc i32 %900 to i8
  %912 = add nsw i32 %890, 1
  store i32 %912, i32* %568, align 4
  %913 = sext i32 %890 to i64
  %914 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %913
  store i8 %911, i8* %914, align 1
  %915 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %916 = load i8*, i8** %550, align 8
  %917 = call i32 %915(i8* noundef %916)
  store i32 %917, i32* %566, align 8
  %918 = load i32, i32* %568, align 4
  %919 = load i32, i32* %557, align 8
  %920 = icmp slt i32 %918, %919
  br i1 %920, label %921, label %952

921:
  %922 = phi i32 [ %949, %940 ], [ %918, %910 ]
  %923 = phi i32 [ %948, %940 ], [ 0, %910 ]
  %924 = load i32, i32* %566, align 8
  %925 = icmp eq i32 %924, -1
  br i1 %925, label %952, label %926

926:
  %927 = add i32 %924, -65
  %928 = icmp ult i32 %927, 26
  %929 = or i32 %924, 32
  %930 = select i1 %928, i32 %929, i32 %924
  br label %931

931:
  %932 = phi i8* [ %851, %926 ], [ %938, %931 ]
  %933 = load i8, i8* %932, align 1
  %934 = icmp eq i8 %933, 0
  %935 = sext i8 %933 to i32
  %936 = icmp eq i32 %930, %935
  %937 = select i1 %934, i1 true, i1 %936
  %938 = getelementptr inbounds i8, i8* %932, i64 1
  br i1 %937, label %939, label %931

939:
  br i1 %934, label %952, label %940

940:
  %941 = trunc i32 %930 to i8
  %942 = add nsw i32 %922, 1
  store i32 %942, i32* %568, align 4
  %943 = sext i32 %922 to i64
  %944 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %943
  store i8 %941, i8* %944, align 1
  %945 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %946 = load i8*, i8** %550, align 8
  %947 = call i32 %945(i8* noundef %946)
  store i32 %947, i32* %566, align 8
  %948 = add nuw nsw i32 %923, 1
  %949 = load i32, i32* %568, align 4
  %950 = load i32, i32* %557, align 8
  %951 = icmp slt i32 %949, %950
  br i1 %951, label %921, label %952

952:
  %953 = phi i32 [ 0, %910 ], [ %948, %940 ], [ %923, %921 ], [ %923, %939 ]
  %954 = add nsw i32 %953, %889
  br label %955

955:
  %956 = phi i32 [ %954, %952 ], [ %889, %887 ], [ %889, %893 ], [ %889, %909 ]
  %957 = icmp eq i32 %956, 0
  br i1 %957, label %1050, label %958

958:
  %959 = select i1 %850, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.18, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.19, i64 0, i64 0)
  %960 = load i32, i32* %568, align 4
  %961 = load i32, i32* %557, align 8
  %962 = icmp slt i32 %960, %961
  br i1 %962, label %963, label %1050

963:
  %964 = load i32, i32* %566, align 8
  %965 = icmp eq i32 %964, -1
  br i1 %965, label %1050, label %966

966:
  %967 = add i32 %964, -65
  %968 = icmp ult i32 %967, 26
  %969 = or i32 %964, 32
  %970 = select i1 %968, i32 %969, i32 %964
  br label %971

971:
  %972 = phi i8* [ %959, %966 ], [ %978, %971 ]
  %973 = load i8, i8* %972, align 1
  %974 = icmp eq i8 %973, 0
  %975 = sext i8 %973 to i32
  %976 = icmp eq i32 %970, %975
  %977 = select i1 %974, i1 true, i1 %976
  %978 = getelementptr inbounds i8, i8* %972, i64 1
  br i1 %977, label %979, label %971

979:
  br i1 %974, label %1050, label %980

980:
  %981 = trunc i32 %970 to i8
  %982 = add nsw i32 %960, 1
  store i32 %982, i32* %568, align 4
  %983 = sext i32 %960 to i64
  %984 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %983
  store i8 %981, i8* %984, align 1
  %985 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %986 = load i8*, i8** %550, align 8
  %987 = call i32 %985(i8* noundef %986)
  store i32 %987, i32* %566, align 8
  %988 = load i32, i32* %568, align 4
  %989 = load i32, i32* %557, align 8
  %990 = icmp sge i32 %988, %989
  %991 = icmp eq i32 %987, -1
  %992 = select i1 %990, i1 true, i1 %991
  br i1 %992, label %1015, label %993

993:
  %994 = add i32 %987, -65
  %995 = icmp ult i32 %994, 26
  %996 = or i32 %987, 32
  %997 = select i1 %995, i32 %996, i32 %987
  br label %998

998:
  %999 = phi i8* [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.8, i64 0, i64 0), %993 ], [ %1005, %998 ]
  %1000 = load i8, i8* %999, align 1
  %1001 = icmp eq i8 %1000, 0
  %1002 = sext i8 %1000 to i32
  %1003 = icmp eq i32 %997, %1002
  %1004 = select i1 %1001, i1 true, i1 %1003
  %1005 = getelementptr inbounds i8, i8* %999, i64 1
  br i1 %1004, label %1006, label %998

1006:
  br i1 %1001, label %1015, label %1007

1007:
  %1008 = trunc i32 %997 to i8
  %1009 = add nsw i32 %988, 1
  store i32 %1009, i32* %568, align 4
  %1010 = sext i32 %988 to i64
  %1011 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %1010
  store i8 %1008, i8* %1011, align 1
  %1012 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %1013 = load i8*, i8** %550, align 8
  %1014 = call i32 %1012(i8* noundef %1013)
  store i32 %1014, i32* %566, align 8
  br label %1015

1015:
  %1016 = load i32, i32* %568, align 4
  %1017 = load i32, i32* %557, align 8
  %1018 = icmp slt i32 %1016, %1017
  br i1 %1018, label %1019, label %1050

1019:
  %1020 = phi i32 [ %1045, %1037 ], [ %1016, %1015 ]
  %1021 = load i32, i32* %566, align 8
  %1022 = icmp eq i32 %1021, -1
  br i1 %1022, label %1050, label %1023

1023:
  %1024 = add i32 %1021, -65
  %1025 = icmp ult i32 %1024, 26
  %1026 = or i32 %1021, 32
  %1027 = select i1 %1025, i32 %1026, i32 %1021
  br label %1028

1028:
  %1029 = phi i8* [ getelementptr inbounds ([11 x i8], [11 x i8]* @.str.7, i64 0, i64 0), %1023 ], [ %1035, %1028 ]
  %1030 = load i8, i8* %1029, align 1
  %1031 = icmp eq i8 %1030, 0
  %1032 = sext i8 %1030 to i32
  %1033 = icmp eq i32 %1027, %1032
  %1034 = select i1 %1031, i1 true, i1 %1033
  %1035 = getelementptr inbounds i8, i8* %1029, i64 1
  br i1 %1034, label %1036, label %1028

1036:
  br i1 %1031, label %1050, label %1037

1037:
  %1038 = trunc i32 %1027 to i8
  %1039 = add nsw i32 %1020, 1
  store i32 %1039, i32* %568, align 4
  %1040 = sext i32 %1020 to i64
  %1041 = getelementptr inbounds %struct.floating, %struct.floating* %545, i64 0, i32 6, i64 %1040
  store i8 %1038, i8* %1041, align 1
  %1042 = load i32 (i8*)*, i32 (i8*)** %546, align 8
  %1043 = load i8*, i8** %550, align 8
  %1044 = call i32 %1042(i8* noundef %1043)
  store i32 %1044, i32* %566, align 8
  %1045 = load i32, i32* %568, align 4
  %1046 = load i32, i32* %557, align 8
  %1047 = icmp slt i32 %1045, %1046
  br i1 %1047, label %1019, label %1050

1048:
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %25)
  br label %1050

1049:
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %25)
  br label %1050

1050:
  %1051 = phi i1 [ %799, %798 ], [ false, %666 ], [ %739, %738 ], [ false, %955 ], [ true, %1015 ], [ true, %668 ], [ true, %672 ], [ true, %688 ], [ true, %958 ], [ true, %963 ], [ true, %979 ], [ false, %1048 ], [ false, %1049 ], [ true, %1019 ], [ true, %1036 ], [ true, %1037 ]
  %1052 = load i32, i32* %566, align 8
  %1053 = icmp ne i32 %1052, -1
  %1054 = sext i1 %1053 to i32
  %1055 = load i32, i32* %14, align 8
  %1056 = add i32 %1055, %1054
  store i32 %1056, i32* %14, align 8
  %1057 = load void (i8*, i32)*, void (i8*, i32)** %12, align 8
  %1058 = load i8*, i8** %13, align 8
  call void %1057(i8* noundef %1058, i32 noundef %1052)
  %1059 = xor i1 %157, true
  %1060 = select i1 %1051, i1 %1059, i1 false
  br i1 %1060, label %1061, label %1206

1061:
  %1062 = load i32, i32* %28, align 8
  %1063 = icmp ult i32 %1062, 41
  br i1 %1063, label %1064, label %1069

1064:
  %1065 = load i8*, i8** %30, align 8
  %1066 = sext i32 %1062 to i64
  %1067 = getelementptr i8, i8* %1065, i64 %1066
  %1068 = add i32 %1062, 8
  store i32 %1068, i32* %28, align 8
  br label %1072

1069:
  %1070 = load i8*, i8** %29, align 8
  %1071 = getelementptr i8, i8* %1070, i64 8
  store i8* %1071, i8** %29, align 8
  br label %1072

1072:
  %1073 = phi i8* [ %1067, %1064 ], [ %1070, %1069 ]
  %1074 = bitcast i8* %1073 to i8**
  %1075 = load i8*, i8** %1074, align 8
  %1076 = icmp eq i32 %198, 8
  %1077 = getelementptr inbounds i8, i8* %544, i64 36
  br i1 %1076, label %1078, label %1081

1078:
  %1079 = call double @strtod(i8* noundef nonnull %1077, i8** noundef null)
  %1080 = bitcast i8* %1075 to double*
  store double %1079, double* %1080, align 8
  br label %1208

1081:
  %1082 = call float @strtof(i8* noundef nonnull %1077, i8** noundef null)
  %1083 = bitcast i8* %1075 to float*
  store float %1082, float* %1083, align 4
  br label %1208

1084:
  %1085 = load i8, i8* %1091, align 1
  %1086 = icmp eq i8* %1091, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 3)
  br i1 %1086, label %1094, label %1087

1087:
  %1088 = phi i8 [ %1085, %1084 ], [ 115, %542 ]
  %1089 = phi i8* [ %1091, %1084 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0), %542 ]
  %1090 = icmp eq i8 %1088, %200
  %1091 = getelementptr inbounds i8, i8* %1089, i64 1
  br i1 %1090, label %1092, label %1084

1092:
  %1093 = icmp eq i32 %198, 4
  br i1 %1093, label %1095, label %1094

1094:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str.6, i64 0, i64 0))
  unreachable

1095:
  br i1 %157, label %1111, label %1096

1096:
  %1097 = load i32, i32* %31, align 8
  %1098 = icmp ult i32 %1097, 41
  br i1 %1098, label %1099, label %1104

1099:
  %1100 = load i8*, i8** %33, align 8
  %1101 = sext i32 %1097 to i64
  %1102 = getelementptr i8, i8* %1100, i64 %1101
  %1103 = add i32 %1097, 8
  store i32 %1103, i32* %31, align 8
  br label %1107

1104:
  %1105 = load i8*, i8** %32, align 8
  %1106 = getelementptr i8, i8* %1105, i64 8
  store i8* %1106, i8** %32, align 8
  br label %1107

1107:
  %1108 = phi i8* [ %1102, %1099 ], [ %1105, %1104 ]
  %1109 = bitcast i8* %1108 to i8**
  %1110 = load i8*, i8** %1109, align 8
  br label %1111

1111:
  %1112 = phi i8* [ %1110, %1107 ], [ null, %1095 ]
  %1113 = icmp eq i32 %176, 0
  %1114 = icmp eq i8 %200, 99
  %1115 = select i1 %1114, i32 1, i32 1073741824
  %1116 = select i1 %1113, i32 %1115, i32 %176
  %1117 = icmp eq i8* %1112, null
  br label %1118

1118:
  %1119 = phi i32 [ 0, %1111 ], [ %1188, %1187 ]
  %1120 = icmp slt i32 %1119, %1116
  br i1 %1120, label %1121, label %1190

1121:
  %1122 = load i32 (i8*)*, i32 (i8*)** %11, align 8
  %1123 = load i8*, i8** %13, align 8
  %1124 = call i32 %1122(i8* noundef %1123)
  %1125 = icmp ne i32 %1124, -1
  %1126 = zext i1 %1125 to i32
  %1127 = load i32, i32* %14, align 8
  %1128 = add nsw i32 %1127, %1126
  store i32 %1128, i32* %14, align 8
  %1129 = icmp eq i32 %1124, -1
  br i1 %1129, label %1174, label %1130

1130:
  switch i8 %200, label %1134 [
    i8 99, label %1180
    i8 115, label %1131
  ]

1131:
  %1132 = call i32 @isspace(i32 noundef %1124)
  %1133 = icmp eq i32 %1132, 0
  br label %1172

1134:
  %1135 = load i8, i8* %201, align 1
  %1136 = icmp eq i8 %1135, 94
  %1137 = zext i1 %1136 to i64
  %1138 = getelementptr inbounds i8, i8* %201, i64 %1137
  %1139 = icmp ult i8* %1138, %223
  br i1 %1139, label %1140, label %1168

1140:
  %1141 = phi i8* [ %1166, %1161 ], [ %1138, %1134 ]
  %1142 = phi i32 [ %1165, %1161 ], [ 0, %1134 ]
  %1143 = getelementptr inbounds i8, i8* %1141, i64 1
  %1144 = load i8, i8* %1143, align 1
  %1145 = icmp eq i8 %1144, 45
  br i1 %1145, label %1146, label %1157

1146:
  %1147 = getelementptr inbounds i8, i8* %1141, i64 2
  %1148 = icmp ult i8* %1147, %223
  br i1 %1148, label %1149, label %1157

1149:
  %1150 = load i8, i8* %1141, align 1
  %1151 = zext i8 %1150 to i32
  %1152 = icmp slt i32 %1124, %1151
  br i1 %1152, label %1161, label %1153

1153:
  %1154 = load i8, i8* %1147, align 1
  %1155 = zext i8 %1154 to i32
  %1156 = icmp sle i32 %1124, %1155
  br label %1161

1157:
  %1158 = load i8, i8* %1141, align 1
  %1159 = zext i8 %1158 to i32
  %1160 = icmp eq i32 %1124, %1159
  br label %1161

1161:
  %1162 = phi i1 [ %1160, %1157 ], [ false, %1149 ], [ %1156, %1153 ]
  %1163 = phi i8* [ %1141, %1157 ], [ %1147, %1149 ], [ %1147, %1153 ]
  %1164 = zext i1 %1162 to i32
  %1165 = or i32 %1142, %1164
  %1166 = getelementptr inbounds i8, i8* %1163, i64 1
  %1167 = icmp ult i8* %1166, %223
  br i1 %1167, label %1140, label %1168

1168:
  %1169 = phi i32 [ 0, %1134 ], [ %1165, %1161 ]
  %1170 = zext i1 %1136 to i32
  %1171 = icmp ne i32 %1169, %1170
  br label %1172

1172:
  %1173 = phi i1 [ %1133, %1131 ], [ %1171, %1168 ]
  br i1 %1173, label %1180, label %1174

1174:
  %1175 = sext i1 %1125 to i32
  %1176 = load i32, i32* %14, align 8
  %1177 = add i32 %1176, %1175
  store i32 %1177, i32* %14, align 8
  %1178 = load void (i8*, i32)*, void (i8*, i32)** %12, align 8
  %1179 = load i8*, i8** %13, align 8
  call void %1178(i8* noundef %1179, i32 noundef %1124)
  br label %1187

1180:
  br i1 %1117, label %1185, label %1181

1181:
  %1182 = trunc i32 %1124 to i8
  %1183 = sext i32 %1119 to i64
  %1184 = getelementptr inbounds i8, i8* %1112, i64 %1183
  store i8 %1182, i8* %1184, align 1
  br label %1185

1185:
  %1186 = add nsw i32 %1119, 1
  br label %1187

1187:
  %1188 = phi i32 [ %1186, %1185 ], [ %1119, %1174 ]
  %1189 = phi i1 [ true, %1185 ], [ false, %1174 ]
  br i1 %1189, label %1118, label %1190

1190:
  %1191 = phi i32 [ %1188, %1187 ], [ %1119, %1118 ]
  br i1 %1117, label %1199, label %1192

1192:
  %1193 = icmp ne i8 %200, 99
  %1194 = icmp ne i32 %1191, 0
  %1195 = select i1 %1193, i1 %1194, i1 false
  br i1 %1195, label %1196, label %1199

1196:
  %1197 = sext i32 %1191 to i64
  %1198 = getelementptr inbounds i8, i8* %1112, i64 %1197
  store i8 0, i8* %1198, align 1
  br label %1199

1199:
  %1200 = icmp eq i8 %200, 99
  br i1 %1200, label %1201, label %1204

1201:
  %1202 = select i1 %1113, i32 1, i32 %176
  %1203 = icmp eq i32 %1191, %1202
  br label %1206

1204:
  %1205 = icmp sgt i32 %1191, 0
  br label %1206

1206:
  %1207 = phi i1 [ %506, %501 ], [ %1051, %1050 ], [ %1203, %1201 ], [ %1205, %1204 ]
  br i1 %1207, label %1208, label %1212

1208:
  %1209 = xor i1 %157, true
  %1210 = zext i1 %1209 to i32
  %1211 = add nsw i32 %42, %1210
  br label %1212

1212:
  %1213 = phi i32 [ 3, %225 ], [ 1, %319 ], [ 0, %1208 ], [ 1, %1206 ], [ 3, %243 ], [ 3, %245 ], [ 3, %248 ], [ 3, %250 ]
  %1214 = phi i32 [ %42, %225 ], [ %42, %319 ], [ %1211, %1208 ], [ %42, %1206 ], [ %42, %243 ], [ %42, %245 ], [ %42, %248 ], [ %42, %250 ]
  %1215 = phi i32 [ %47, %225 ], [ %321, %319 ], [ %47, %1208 ], [ %42, %1206 ], [ %47, %243 ], [ %47, %245 ], [ %47, %248 ], [ %47, %250 ]
  switch i32 %1213, label %1217 [
    i32 0, label %1216
    i32 3, label %1216
  ]

1216:
  br label %40

1217:
  %1218 = phi i32 [ 2, %78 ], [ %153, %151 ], [ 2, %45 ], [ %1213, %1212 ]
  %1219 = phi i32 [ %42, %78 ], [ %42, %151 ], [ %42, %45 ], [ %1214, %1212 ]
  %1220 = phi i32 [ %47, %78 ], [ %154, %151 ], [ %47, %45 ], [ %1215, %1212 ]
  %1221 = icmp eq i32 %1218, 2
  %1222 = select i1 %1221, i32 %1219, i32 %1220
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %10)
  ret i32 %1222
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr

define internal i32 @counted_next(i8* nocapture noundef %0) {
  %2 = bitcast i8* %0 to i32 (i8*)**
  %3 = load i32 (i8*)*, i32 (i8*)** %2, align 8
  %4 = getelementptr inbounds i8, i8* %0, i64 16
  %5 = bitcast i8* %4 to i8**
  %6 = load i8*, i8** %5, align 8
  %7 = call i32 %3(i8* noundef %6)
  %8 = icmp ne i32 %7, -1
  %9 = zext i1 %8 to i32
  %10 = getelementptr inbounds i8, i8* %0, i64 24
  %11 = bitcast i8* %10 to i32*
  %12 = load i32, i32* %11, align 8
  %13 = add nsw i32 %12, %9
  store i32 %13, i32* %11, align 8
  ret i32 %7
}

define internal void @counted_back(i8* nocapture noundef %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, -1
  %4 = sext i1 %3 to i32
  %5 = getelementptr inbounds i8, i8* %0, i64 24
  %6 = bitcast i8* %5 to i32*
  %7 = load i32, i32* %6, align 8
  %8 = add i32 %7, %4
  store i32 %8, i32* %6, align 8
  %9 = getelementptr inbounds i8, i8* %0, i64 8
  %10 = bitcast i8* %9 to void (i8*, i32)**
  %11 = load void (i8*, i32)*, void (i8*, i32)** %10, align 8
  %12 = getelementptr inbounds i8, i8* %0, i64 16
  %13 = bitcast i8* %12 to i8**
  %14 = load i8*, i8** %13, align 8
  call void %11(i8* noundef %14, i32 noundef %1)
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i32 @vsscanf(i8* noundef %0, i8* noundef %1, %struct.__va_list_tag* nocapture noundef %2) local_unnamed_addr {
  %4 = alloca i8*, align 8
  store i8* %0, i8** %4, align 8
  %5 = bitcast i8** %4 to i8*
  %6 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next_of_text, void (i8*, i32)* noundef nonnull @back_to_text, i8* noundef nonnull %5, i8* noundef %1, %struct.__va_list_tag* noundef %2)
  ret i32 %6
}

define internal i32 @next_of_text(i8* nocapture noundef %0) {
  %2 = bitcast i8* %0 to i8**
  %3 = load i8*, i8** %2, align 8
  %4 = load i8, i8* %3, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = getelementptr inbounds i8, i8* %3, i64 1
  store i8* %7, i8** %2, align 8
  %8 = load i8, i8* %3, align 1
  %9 = zext i8 %8 to i32
  br label %10

10:
  %11 = phi i32 [ %9, %6 ], [ -1, %1 ]
  ret i32 %11
}

define internal void @back_to_text(i8* nocapture noundef %0, i32 noundef %1) {
  %3 = bitcast i8* %0 to i8**
  %4 = icmp ne i32 %1, -1
  %5 = load i8*, i8** %3, align 8
  %6 = sext i1 %4 to i64
  %7 = getelementptr inbounds i8, i8* %5, i64 %6
  store i8* %7, i8** %3, align 8
  ret void
}

define dso_local i32 @sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca i8*, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  store i8* %0, i8** %3, align 8
  %8 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next_of_text, void (i8*, i32)* noundef nonnull @back_to_text, i8* noundef nonnull %7, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %8
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local i32 @__isoc99_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca i8*, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  store i8* %0, i8** %3, align 8
  %8 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next_of_text, void (i8*, i32)* noundef nonnull @back_to_text, i8* noundef nonnull %7, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %8
}

define dso_local i32 @__isoc23_sscanf(i8* noundef %0, i8* noundef %1, ...) local_unnamed_addr {
  %3 = alloca i8*, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7)
  store i8* %0, i8** %3, align 8
  %8 = call i32 @mazurka_scan(i32 (i8*)* noundef nonnull @next_of_text, void (i8*, i32)* noundef nonnull @back_to_text, i8* noundef nonnull %7, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %8
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr

declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr

declare dso_local i8* @mazurka.private(i64 noundef) local_unnamed_addr


