target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@.str = private unnamed_addr constant [3 x i8] c"c[\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"diuxXop\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"du\00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"di\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"sc[\00", align 1

define dso_local i32 @mazurka_scan(i32 (i8*)* noundef %0, void (i8*, i32)* noundef %1, i8* noundef %2, i8* noundef readonly %3, %struct.__va_list_tag* nocapture noundef %4) local_unnamed_addr {
  %6 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %7 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %8 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  %9 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %10 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %11 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  %12 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 0
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 2
  %14 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %4, i64 0, i32 3
  br label %15

15:
  %16 = phi i32 [ 0, %5 ], [ %591, %595 ]
  %17 = phi i8* [ %3, %5 ], [ %181, %595 ]
  %18 = phi i32 [ 0, %5 ], [ %593, %595 ]
  %19 = phi i32 [ undef, %5 ], [ %594, %595 ]
  %20 = icmp ne i32 %18, 0
  br label %21

21:
  %22 = phi i32 [ %16, %15 ], [ %112, %111 ]
  %23 = phi i8* [ %17, %15 ], [ %113, %111 ]
  %24 = phi i32 [ %19, %15 ], [ %115, %111 ]
  %25 = load i8, i8* %23, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %596, label %27

27:
  %28 = phi i8 [ %58, %51 ], [ %25, %21 ]
  %29 = phi i8* [ %57, %51 ], [ %23, %21 ]
  %30 = phi i32 [ %56, %51 ], [ %22, %21 ]
  %31 = zext i8 %28 to i32
  %32 = call i32 @isspace(i32 noundef %31)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %60, label %34

34:
  %35 = call i32 %0(i8* noundef %2)
  %36 = icmp ne i32 %35, -1
  %37 = zext i1 %36 to i32
  %38 = add nsw i32 %30, %37
  %39 = icmp eq i32 %35, -1
  br i1 %39, label %51, label %40

40:
  %41 = phi i32 [ %49, %45 ], [ %38, %34 ]
  %42 = phi i32 [ %46, %45 ], [ %35, %34 ]
  %43 = call i32 @isspace(i32 noundef %42)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %51, label %45

45:
  %46 = call i32 %0(i8* noundef %2)
  %47 = icmp ne i32 %46, -1
  %48 = zext i1 %47 to i32
  %49 = add nsw i32 %41, %48
  %50 = icmp eq i32 %46, -1
  br i1 %50, label %51, label %40

51:
  %52 = phi i32 [ %38, %34 ], [ %41, %40 ], [ %49, %45 ]
  %53 = phi i32 [ %35, %34 ], [ %42, %40 ], [ %46, %45 ]
  %54 = icmp ne i32 %53, -1
  %55 = sext i1 %54 to i32
  %56 = add i32 %52, %55
  call void %1(i8* noundef %2, i32 noundef %53)
  %57 = getelementptr inbounds i8, i8* %29, i64 1
  %58 = load i8, i8* %57, align 1
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %596, label %27

60:
  %61 = load i8, i8* %29, align 1
  %62 = icmp eq i8 %61, 37
  br i1 %62, label %63, label %91

63:
  %64 = getelementptr inbounds i8, i8* %29, i64 1
  %65 = load i8, i8* %64, align 1
  %66 = icmp eq i8 %65, 37
  br i1 %66, label %67, label %116

67:
  br i1 %62, label %68, label %91

68:
  %69 = call i32 %0(i8* noundef %2)
  %70 = icmp ne i32 %69, -1
  %71 = zext i1 %70 to i32
  %72 = add nsw i32 %30, %71
  %73 = icmp eq i32 %69, -1
  br i1 %73, label %85, label %74

74:
  %75 = phi i32 [ %83, %79 ], [ %72, %68 ]
  %76 = phi i32 [ %80, %79 ], [ %69, %68 ]
  %77 = call i32 @isspace(i32 noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %85, label %79

79:
  %80 = call i32 %0(i8* noundef %2)
  %81 = icmp ne i32 %80, -1
  %82 = zext i1 %81 to i32
  %83 = add nsw i32 %75, %82
  %84 = icmp eq i32 %80, -1
  br i1 %84, label %85, label %74

85:
  %86 = phi i32 [ %72, %68 ], [ %75, %74 ], [ %83, %79 ]
  %87 = phi i32 [ %69, %68 ], [ %76, %74 ], [ %80, %79 ]
  %88 = icmp ne i32 %87, -1
  %89 = sext i1 %88 to i32
  %90 = add i32 %86, %89
  call void %1(i8* noundef %2, i32 noundef %87)
  br label %91

91:
  %92 = phi i32 [ %90, %85 ], [ %30, %67 ], [ %30, %60 ]
  %93 = load i8, i8* %29, align 1
  %94 = icmp eq i8 %93, 37
  %95 = zext i1 %94 to i64
  %96 = getelementptr inbounds i8, i8* %29, i64 %95
  %97 = call i32 %0(i8* noundef %2)
  %98 = icmp ne i32 %97, -1
  %99 = zext i1 %98 to i32
  %100 = add nsw i32 %92, %99
  %101 = load i8, i8* %96, align 1
  %102 = zext i8 %101 to i32
  %103 = icmp eq i32 %97, %102
  br i1 %103, label %109, label %104

104:
  %105 = sext i1 %98 to i32
  %106 = add i32 %100, %105
  call void %1(i8* noundef %2, i32 noundef %97)
  %107 = select i1 %98, i1 true, i1 %20
  %108 = select i1 %107, i32 %18, i32 -1
  br label %111

109:
  %110 = getelementptr inbounds i8, i8* %96, i64 1
  br label %111

111:
  %112 = phi i32 [ %100, %109 ], [ %106, %104 ]
  %113 = phi i8* [ %110, %109 ], [ %96, %104 ]
  %114 = phi i32 [ 3, %109 ], [ 1, %104 ]
  %115 = phi i32 [ %24, %109 ], [ %108, %104 ]
  br i1 %103, label %21, label %596

116:
  %117 = getelementptr inbounds i8, i8* %29, i64 1
  %118 = icmp eq i8 %65, 42
  %119 = zext i1 %118 to i64
  %120 = getelementptr inbounds i8, i8* %117, i64 %119
  %121 = load i8, i8* %120, align 1
  %122 = add i8 %121, -48
  %123 = icmp ult i8 %122, 10
  br i1 %123, label %124, label %136

124:
  %125 = phi i8 [ %133, %124 ], [ %121, %116 ]
  %126 = phi i8* [ %130, %124 ], [ %120, %116 ]
  %127 = phi i32 [ %132, %124 ], [ 0, %116 ]
  %128 = sext i8 %125 to i32
  %129 = mul nsw i32 %127, 10
  %130 = getelementptr inbounds i8, i8* %126, i64 1
  %131 = add nsw i32 %128, -48
  %132 = add i32 %131, %129
  %133 = load i8, i8* %130, align 1
  %134 = add i8 %133, -48
  %135 = icmp ult i8 %134, 10
  br i1 %135, label %124, label %136

136:
  %137 = phi i32 [ 0, %116 ], [ %132, %124 ]
  %138 = phi i8* [ %120, %116 ], [ %130, %124 ]
  %139 = load i8, i8* %138, align 1
  switch i8 %139, label %156 [
    i8 104, label %140
    i8 108, label %147
    i8 106, label %154
    i8 122, label %154
    i8 116, label %154
    i8 113, label %154
  ]

140:
  %141 = getelementptr inbounds i8, i8* %138, i64 1
  %142 = load i8, i8* %141, align 1
  %143 = icmp eq i8 %142, 104
  %144 = getelementptr inbounds i8, i8* %138, i64 2
  %145 = select i1 %143, i8* %144, i8* %141
  %146 = select i1 %143, i32 1, i32 2
  br label %156

147:
  %148 = getelementptr inbounds i8, i8* %138, i64 1
  %149 = load i8, i8* %148, align 1
  %150 = icmp eq i8 %149, 108
  br i1 %150, label %151, label %153

151:
  %152 = getelementptr inbounds i8, i8* %138, i64 2
  br label %156

153:
  switch i8 %139, label %156 [
    i8 108, label %154
    i8 106, label %154
    i8 122, label %154
    i8 116, label %154
    i8 113, label %154
  ]

154:
  %155 = getelementptr inbounds i8, i8* %138, i64 1
  br label %156

156:
  %157 = phi i32 [ 4, %136 ], [ 8, %154 ], [ 8, %151 ], [ 4, %153 ], [ %146, %140 ]
  %158 = phi i8* [ %138, %136 ], [ %155, %154 ], [ %152, %151 ], [ %138, %153 ], [ %145, %140 ]
  %159 = load i8, i8* %158, align 1
  %160 = getelementptr inbounds i8, i8* %158, i64 1
  %161 = icmp eq i8 %159, 91
  br i1 %161, label %162, label %180

162:
  %163 = load i8, i8* %160, align 1
  %164 = icmp eq i8 %163, 94
  %165 = zext i1 %164 to i64
  %166 = getelementptr inbounds i8, i8* %160, i64 %165
  %167 = load i8, i8* %166, align 1
  %168 = icmp eq i8 %167, 93
  %169 = zext i1 %168 to i64
  %170 = getelementptr i8, i8* %166, i64 %169
  br label %171

171:
  %172 = phi i8* [ %170, %162 ], [ %175, %174 ]
  %173 = load i8, i8* %172, align 1
  switch i8 %173, label %174 [
    i8 0, label %176
    i8 93, label %176
  ]

174:
  %175 = getelementptr inbounds i8, i8* %172, i64 1
  br label %171

176:
  %177 = icmp eq i8 %173, 93
  %178 = zext i1 %177 to i64
  %179 = getelementptr inbounds i8, i8* %172, i64 %178
  br label %180

180:
  %181 = phi i8* [ %179, %176 ], [ %160, %156 ]
  %182 = phi i8* [ %172, %176 ], [ %160, %156 ]
  %183 = icmp eq i8 %159, 110
  br i1 %183, label %184, label %213

184:
  br i1 %118, label %590, label %185

185:
  %186 = sext i32 %30 to i64
  %187 = load i32, i32* %12, align 8
  %188 = icmp ult i32 %187, 41
  br i1 %188, label %189, label %194

189:
  %190 = load i8*, i8** %14, align 8
  %191 = sext i32 %187 to i64
  %192 = getelementptr i8, i8* %190, i64 %191
  %193 = add i32 %187, 8
  store i32 %193, i32* %12, align 8
  br label %197

194:
  %195 = load i8*, i8** %13, align 8
  %196 = getelementptr i8, i8* %195, i64 8
  store i8* %196, i8** %13, align 8
  br label %197

197:
  %198 = phi i8* [ %192, %189 ], [ %195, %194 ]
  %199 = bitcast i8* %198 to i8**
  %200 = load i8*, i8** %199, align 8
  switch i32 %157, label %208 [
    i32 1, label %201
    i32 2, label %203
    i32 4, label %206
  ]

201:
  %202 = trunc i32 %30 to i8
  store i8 %202, i8* %200, align 1
  br label %590

203:
  %204 = trunc i32 %30 to i16
  %205 = bitcast i8* %200 to i16*
  store i16 %204, i16* %205, align 2
  br label %590

206:
  %207 = bitcast i8* %200 to i32*
  store i32 %30, i32* %207, align 4
  br label %590

208:
  %209 = bitcast i8* %200 to i64*
  store i64 %186, i64* %209, align 8
  br label %590

210:
  %211 = load i8, i8* %217, align 1
  %212 = icmp eq i8* %217, getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 2)
  br i1 %212, label %218, label %213

213:
  %214 = phi i8 [ %211, %210 ], [ 99, %180 ]
  %215 = phi i8* [ %217, %210 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %180 ]
  %216 = icmp eq i8 %214, %159
  %217 = getelementptr inbounds i8, i8* %215, i64 1
  br i1 %216, label %219, label %210

218:
  br i1 %216, label %219, label %224

219:
  %220 = call i32 %0(i8* noundef %2)
  %221 = icmp ne i32 %220, -1
  %222 = zext i1 %221 to i32
  %223 = add nsw i32 %30, %222
  br label %247

224:
  %225 = call i32 %0(i8* noundef %2)
  %226 = icmp ne i32 %225, -1
  %227 = zext i1 %226 to i32
  %228 = add nsw i32 %30, %227
  %229 = icmp eq i32 %225, -1
  br i1 %229, label %241, label %230

230:
  %231 = phi i32 [ %239, %235 ], [ %228, %224 ]
  %232 = phi i32 [ %236, %235 ], [ %225, %224 ]
  %233 = call i32 @isspace(i32 noundef %232)
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %241, label %235

235:
  %236 = call i32 %0(i8* noundef %2)
  %237 = icmp ne i32 %236, -1
  %238 = zext i1 %237 to i32
  %239 = add nsw i32 %231, %238
  %240 = icmp eq i32 %236, -1
  br i1 %240, label %241, label %230

241:
  %242 = phi i32 [ %228, %224 ], [ %231, %230 ], [ %239, %235 ]
  %243 = phi i32 [ %225, %224 ], [ %232, %230 ], [ %236, %235 ]
  %244 = icmp ne i32 %243, -1
  %245 = sext i1 %244 to i32
  %246 = add i32 %242, %245
  call void %1(i8* noundef %2, i32 noundef %243)
  br label %247

247:
  %248 = phi i32 [ %246, %241 ], [ %223, %219 ]
  %249 = phi i32 [ %243, %241 ], [ %220, %219 ]
  br label %253

250:
  %251 = load i8, i8* %257, align 1
  %252 = icmp eq i8* %257, getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 2)
  br i1 %252, label %258, label %253

253:
  %254 = phi i8 [ %251, %250 ], [ 99, %247 ]
  %255 = phi i8* [ %257, %250 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %247 ]
  %256 = icmp eq i8 %254, %159
  %257 = getelementptr inbounds i8, i8* %255, i64 1
  br i1 %256, label %259, label %250

258:
  br i1 %256, label %259, label %263

259:
  %260 = icmp ne i32 %249, -1
  %261 = sext i1 %260 to i32
  %262 = add i32 %248, %261
  call void %1(i8* noundef %2, i32 noundef %249)
  br label %263

263:
  %264 = phi i32 [ %248, %258 ], [ %262, %259 ]
  %265 = icmp eq i32 %249, -1
  br i1 %265, label %266, label %272

266:
  %267 = icmp eq i32 %18, 0
  %268 = select i1 %267, i32 -1, i32 %18
  br label %590

269:
  %270 = load i8, i8* %276, align 1
  %271 = icmp eq i8* %276, getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 7)
  br i1 %271, label %468, label %272

272:
  %273 = phi i8 [ %270, %269 ], [ 100, %263 ]
  %274 = phi i8* [ %276, %269 ], [ getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), %263 ]
  %275 = icmp eq i8 %273, %159
  %276 = getelementptr inbounds i8, i8* %274, i64 1
  br i1 %275, label %277, label %269

277:
  %278 = icmp eq i8 %159, 105
  br i1 %278, label %290, label %282

279:
  %280 = load i8, i8* %286, align 1
  %281 = icmp eq i8* %286, getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 2)
  br i1 %281, label %287, label %282

282:
  %283 = phi i8 [ %280, %279 ], [ 100, %277 ]
  %284 = phi i8* [ %286, %279 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.2, i64 0, i64 0), %277 ]
  %285 = icmp eq i8 %283, %159
  %286 = getelementptr inbounds i8, i8* %284, i64 1
  br i1 %285, label %290, label %279

287:
  %288 = icmp eq i8 %159, 111
  %289 = select i1 %288, i32 8, i32 16
  br label %290

290:
  %291 = phi i32 [ 0, %277 ], [ %289, %287 ], [ 10, %282 ]
  br label %295

292:
  %293 = load i8, i8* %299, align 1
  %294 = icmp eq i8* %299, getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 2)
  br i1 %294, label %300, label %295

295:
  %296 = phi i8 [ %293, %292 ], [ 100, %290 ]
  %297 = phi i8* [ %299, %292 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), %290 ]
  %298 = icmp eq i8 %296, %159
  %299 = getelementptr inbounds i8, i8* %297, i64 1
  br i1 %298, label %300, label %292

300:
  %301 = icmp eq i8 %159, 112
  %302 = select i1 %301, i32 8, i32 %157
  %303 = icmp eq i32 %137, 0
  %304 = select i1 %303, i32 1073741824, i32 %137
  %305 = call i32 %0(i8* noundef %2)
  %306 = icmp ne i32 %305, -1
  %307 = zext i1 %306 to i32
  %308 = add nsw i32 %264, %307
  %309 = icmp eq i32 %305, 45
  switch i32 %305, label %318 [
    i32 45, label %310
    i32 43, label %310
  ]

310:
  %311 = icmp sgt i32 %304, 0
  br i1 %311, label %312, label %318

312:
  %313 = zext i1 %309 to i32
  %314 = call i32 %0(i8* noundef %2)
  %315 = icmp ne i32 %314, -1
  %316 = zext i1 %315 to i32
  %317 = add nsw i32 %308, %316
  br label %318

318:
  %319 = phi i32 [ %308, %300 ], [ %317, %312 ], [ %308, %310 ]
  %320 = phi i32 [ 0, %300 ], [ 1, %312 ], [ 0, %310 ]
  %321 = phi i32 [ 0, %300 ], [ %313, %312 ], [ 0, %310 ]
  %322 = phi i32 [ %305, %300 ], [ %314, %312 ], [ %305, %310 ]
  %323 = icmp eq i32 %322, 48
  br i1 %323, label %324, label %348

324:
  %325 = icmp sgt i32 %304, %320
  br i1 %325, label %326, label %348

326:
  %327 = icmp eq i32 %291, 0
  %328 = and i32 %291, 10
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %330, label %348

330:
  %331 = add nuw nsw i32 %320, 1
  %332 = call i32 %0(i8* noundef %2)
  %333 = icmp ne i32 %332, -1
  %334 = zext i1 %333 to i32
  %335 = add nsw i32 %319, %334
  %336 = and i32 %332, -33
  %337 = icmp eq i32 %336, 88
  %338 = icmp sgt i32 %304, %331
  %339 = select i1 %337, i1 %338, i1 false
  br i1 %339, label %340, label %346

340:
  %341 = or i32 %320, 2
  %342 = call i32 %0(i8* noundef %2)
  %343 = icmp ne i32 %342, -1
  %344 = zext i1 %343 to i32
  %345 = add nsw i32 %335, %344
  br label %348

346:
  %347 = select i1 %327, i32 8, i32 %291
  br label %348

348:
  %349 = phi i32 [ %345, %340 ], [ %335, %346 ], [ %319, %326 ], [ %319, %324 ], [ %319, %318 ]
  %350 = phi i32 [ %341, %340 ], [ %331, %346 ], [ %320, %326 ], [ %320, %324 ], [ %320, %318 ]
  %351 = phi i32 [ 1, %340 ], [ 1, %346 ], [ 0, %326 ], [ 0, %324 ], [ 0, %318 ]
  %352 = phi i32 [ %342, %340 ], [ %332, %346 ], [ 48, %326 ], [ 48, %324 ], [ %322, %318 ]
  %353 = phi i32 [ 16, %340 ], [ %347, %346 ], [ %291, %326 ], [ %291, %324 ], [ %291, %318 ]
  %354 = icmp eq i32 %353, 0
  %355 = select i1 %354, i32 10, i32 %353
  %356 = icmp sgt i32 %304, %350
  br i1 %356, label %357, label %402

357:
  %358 = zext i32 %355 to i64
  %359 = sub i32 %304, %350
  %360 = add i32 %359, %351
  br label %361

361:
  %362 = phi i32 [ %349, %357 ], [ %400, %386 ]
  %363 = phi i64 [ 0, %357 ], [ %394, %386 ]
  %364 = phi i32 [ %352, %357 ], [ %397, %386 ]
  %365 = phi i32 [ 0, %357 ], [ %392, %386 ]
  %366 = phi i32 [ %351, %357 ], [ %396, %386 ]
  %367 = phi i32 [ %350, %357 ], [ %395, %386 ]
  %368 = add i32 %364, -48
  %369 = icmp ult i32 %368, 10
  br i1 %369, label %376, label %370

370:
  %371 = or i32 %364, 32
  %372 = add i32 %371, -97
  %373 = icmp ult i32 %372, 26
  %374 = add nsw i32 %371, -87
  %375 = select i1 %373, i32 %374, i32 99
  br label %376

376:
  %377 = phi i32 [ %375, %370 ], [ %368, %361 ]
  %378 = icmp slt i32 %377, %355
  br i1 %378, label %379, label %402

379:
  br i1 %369, label %386, label %380

380:
  %381 = or i32 %364, 32
  %382 = add i32 %381, -97
  %383 = icmp ult i32 %382, 26
  %384 = add nsw i32 %381, -87
  %385 = select i1 %383, i32 %384, i32 99
  br label %386

386:
  %387 = phi i32 [ %385, %380 ], [ %368, %379 ]
  %388 = zext i32 %387 to i64
  %389 = xor i64 %388, -1
  %390 = udiv i64 %389, %358
  %391 = icmp ugt i64 %363, %390
  %392 = select i1 %391, i32 1, i32 %365
  %393 = mul i64 %363, %358
  %394 = add i64 %393, %388
  %395 = add nuw nsw i32 %367, 1
  %396 = add nuw i32 %366, 1
  %397 = call i32 %0(i8* noundef %2)
  %398 = icmp ne i32 %397, -1
  %399 = zext i1 %398 to i32
  %400 = add nsw i32 %362, %399
  %401 = icmp eq i32 %396, %360
  br i1 %401, label %402, label %361

402:
  %403 = phi i32 [ %349, %348 ], [ %400, %386 ], [ %362, %376 ]
  %404 = phi i64 [ 0, %348 ], [ %394, %386 ], [ %363, %376 ]
  %405 = phi i32 [ %350, %348 ], [ %304, %386 ], [ %367, %376 ]
  %406 = phi i32 [ %351, %348 ], [ 1, %386 ], [ %366, %376 ]
  %407 = phi i32 [ 0, %348 ], [ %392, %386 ], [ %365, %376 ]
  %408 = phi i32 [ %352, %348 ], [ %397, %386 ], [ %364, %376 ]
  %409 = icmp ne i32 %408, -1
  %410 = sext i1 %409 to i32
  %411 = add i32 %403, %410
  call void %1(i8* noundef %2, i32 noundef %408)
  %412 = icmp eq i32 %406, 0
  br i1 %412, label %434, label %413

413:
  %414 = zext i32 %321 to i64
  %415 = add nuw i64 %414, 9223372036854775807
  %416 = select i1 %298, i64 %415, i64 -1
  %417 = icmp eq i32 %407, 0
  %418 = xor i1 %417, true
  %419 = icmp ugt i64 %404, %416
  %420 = select i1 %418, i1 true, i1 %419
  %421 = icmp eq i32 %321, 0
  %422 = sub i64 0, %404
  %423 = select i1 %421, i64 %404, i64 %422
  %424 = select i1 %420, i64 %416, i64 %423
  br i1 %417, label %425, label %430

425:
  %426 = icmp eq i64 %424, %416
  %427 = and i1 %298, %426
  %428 = xor i1 %427, true
  %429 = select i1 %428, i1 true, i1 %421
  br i1 %429, label %434, label %433

430:
  %431 = xor i1 %298, true
  %432 = select i1 %431, i1 true, i1 %421
  br i1 %432, label %434, label %433

433:
  br label %434

434:
  %435 = phi i64 [ %404, %402 ], [ %424, %425 ], [ -9223372036854775808, %433 ], [ %424, %430 ]
  %436 = phi i32 [ 0, %402 ], [ %405, %425 ], [ %405, %433 ], [ %405, %430 ]
  %437 = icmp eq i32 %436, 0
  %438 = select i1 %437, i1 true, i1 %118
  %439 = xor i1 %437, true
  br i1 %438, label %583, label %440

440:
  %441 = load i32, i32* %9, align 8
  %442 = icmp ult i32 %441, 41
  br i1 %442, label %443, label %448

443:
  %444 = load i8*, i8** %11, align 8
  %445 = sext i32 %441 to i64
  %446 = getelementptr i8, i8* %444, i64 %445
  %447 = add i32 %441, 8
  store i32 %447, i32* %9, align 8
  br label %451

448:
  %449 = load i8*, i8** %10, align 8
  %450 = getelementptr i8, i8* %449, i64 8
  store i8* %450, i8** %10, align 8
  br label %451

451:
  %452 = phi i8* [ %446, %443 ], [ %449, %448 ]
  %453 = bitcast i8* %452 to i8**
  %454 = load i8*, i8** %453, align 8
  switch i32 %302, label %463 [
    i32 1, label %455
    i32 2, label %457
    i32 4, label %460
  ]

455:
  %456 = trunc i64 %435 to i8
  store i8 %456, i8* %454, align 1
  br label %583

457:
  %458 = trunc i64 %435 to i16
  %459 = bitcast i8* %454 to i16*
  store i16 %458, i16* %459, align 2
  br label %583

460:
  %461 = trunc i64 %435 to i32
  %462 = bitcast i8* %454 to i32*
  store i32 %461, i32* %462, align 4
  br label %583

463:
  %464 = bitcast i8* %454 to i64*
  store i64 %435, i64* %464, align 8
  br label %583

465:
  %466 = load i8, i8* %472, align 1
  %467 = icmp eq i8* %472, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 3)
  br i1 %467, label %475, label %468

468:
  %469 = phi i8 [ %466, %465 ], [ 115, %269 ]
  %470 = phi i8* [ %472, %465 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), %269 ]
  %471 = icmp eq i8 %469, %159
  %472 = getelementptr inbounds i8, i8* %470, i64 1
  br i1 %471, label %473, label %465

473:
  %474 = icmp eq i32 %157, 4
  br i1 %474, label %476, label %475

475:
  call void @scanning_floating_point_numbers_or_wide_characters()
  br label %476

476:
  br i1 %118, label %492, label %477

477:
  %478 = load i32, i32* %6, align 8
  %479 = icmp ult i32 %478, 41
  br i1 %479, label %480, label %485

480:
  %481 = load i8*, i8** %8, align 8
  %482 = sext i32 %478 to i64
  %483 = getelementptr i8, i8* %481, i64 %482
  %484 = add i32 %478, 8
  store i32 %484, i32* %6, align 8
  br label %488

485:
  %486 = load i8*, i8** %7, align 8
  %487 = getelementptr i8, i8* %486, i64 8
  store i8* %487, i8** %7, align 8
  br label %488

488:
  %489 = phi i8* [ %483, %480 ], [ %486, %485 ]
  %490 = bitcast i8* %489 to i8**
  %491 = load i8*, i8** %490, align 8
  br label %492

492:
  %493 = phi i8* [ %491, %488 ], [ null, %476 ]
  %494 = icmp eq i32 %137, 0
  %495 = icmp eq i8 %159, 99
  %496 = select i1 %495, i32 1, i32 1073741824
  %497 = select i1 %494, i32 %496, i32 %137
  %498 = icmp eq i8* %493, null
  br label %499

499:
  %500 = phi i32 [ %264, %492 ], [ %564, %563 ]
  %501 = phi i32 [ 0, %492 ], [ %565, %563 ]
  %502 = icmp slt i32 %501, %497
  br i1 %502, label %503, label %567

503:
  %504 = call i32 %0(i8* noundef %2)
  %505 = icmp ne i32 %504, -1
  %506 = zext i1 %505 to i32
  %507 = add nsw i32 %500, %506
  %508 = icmp eq i32 %504, -1
  br i1 %508, label %553, label %509

509:
  switch i8 %159, label %513 [
    i8 99, label %556
    i8 115, label %510
  ]

510:
  %511 = call i32 @isspace(i32 noundef %504)
  %512 = icmp eq i32 %511, 0
  br label %551

513:
  %514 = load i8, i8* %160, align 1
  %515 = icmp eq i8 %514, 94
  %516 = zext i1 %515 to i64
  %517 = getelementptr inbounds i8, i8* %160, i64 %516
  %518 = icmp ult i8* %517, %182
  br i1 %518, label %519, label %547

519:
  %520 = phi i8* [ %545, %540 ], [ %517, %513 ]
  %521 = phi i32 [ %544, %540 ], [ 0, %513 ]
  %522 = getelementptr inbounds i8, i8* %520, i64 1
  %523 = load i8, i8* %522, align 1
  %524 = icmp eq i8 %523, 45
  br i1 %524, label %525, label %536

525:
  %526 = getelementptr inbounds i8, i8* %520, i64 2
  %527 = icmp ult i8* %526, %182
  br i1 %527, label %528, label %536

528:
  %529 = load i8, i8* %520, align 1
  %530 = zext i8 %529 to i32
  %531 = icmp slt i32 %504, %530
  br i1 %531, label %540, label %532

532:
  %533 = load i8, i8* %526, align 1
  %534 = zext i8 %533 to i32
  %535 = icmp sle i32 %504, %534
  br label %540

536:
  %537 = load i8, i8* %520, align 1
  %538 = zext i8 %537 to i32
  %539 = icmp eq i32 %504, %538
  br label %540

540:
  %541 = phi i1 [ %539, %536 ], [ false, %528 ], [ %535, %532 ]
  %542 = phi i8* [ %520, %536 ], [ %526, %528 ], [ %526, %532 ]
  %543 = zext i1 %541 to i32
  %544 = or i32 %521, %543
  %545 = getelementptr inbounds i8, i8* %542, i64 1
  %546 = icmp ult i8* %545, %182
  br i1 %546, label %519, label %547

547:
  %548 = phi i32 [ 0, %513 ], [ %544, %540 ]
  %549 = zext i1 %515 to i32
  %550 = icmp ne i32 %548, %549
  br label %551

551:
  %552 = phi i1 [ %512, %510 ], [ %550, %547 ]
  br i1 %552, label %556, label %553

553:
  %554 = sext i1 %505 to i32
  %555 = add i32 %507, %554
  call void %1(i8* noundef %2, i32 noundef %504)
  br label %563

556:
  br i1 %498, label %561, label %557

557:
  %558 = trunc i32 %504 to i8
  %559 = sext i32 %501 to i64
  %560 = getelementptr inbounds i8, i8* %493, i64 %559
  store i8 %558, i8* %560, align 1
  br label %561

561:
  %562 = add nsw i32 %501, 1
  br label %563

563:
  %564 = phi i32 [ %555, %553 ], [ %507, %561 ]
  %565 = phi i32 [ %501, %553 ], [ %562, %561 ]
  %566 = phi i1 [ false, %553 ], [ true, %561 ]
  br i1 %566, label %499, label %567

567:
  %568 = phi i32 [ %564, %563 ], [ %500, %499 ]
  %569 = phi i32 [ %565, %563 ], [ %501, %499 ]
  br i1 %498, label %577, label %570

570:
  %571 = icmp ne i8 %159, 99
  %572 = icmp ne i32 %569, 0
  %573 = select i1 %571, i1 %572, i1 false
  br i1 %573, label %574, label %577

574:
  %575 = sext i32 %569 to i64
  %576 = getelementptr inbounds i8, i8* %493, i64 %575
  store i8 0, i8* %576, align 1
  br label %577

577:
  %578 = icmp eq i8 %159, 99
  %579 = select i1 %494, i32 1, i32 %137
  %580 = icmp eq i32 %569, %579
  %581 = icmp sgt i32 %569, 0
  %582 = select i1 %578, i1 %580, i1 %581
  br label %583

583:
  %584 = phi i32 [ %411, %434 ], [ %411, %463 ], [ %411, %460 ], [ %411, %457 ], [ %411, %455 ], [ %568, %577 ]
  %585 = phi i1 [ %439, %434 ], [ true, %463 ], [ true, %460 ], [ true, %457 ], [ true, %455 ], [ %582, %577 ]
  br i1 %585, label %586, label %590

586:
  %587 = xor i1 %118, true
  %588 = zext i1 %587 to i32
  %589 = add nsw i32 %18, %588
  br label %590

590:
  %591 = phi i32 [ %30, %184 ], [ %264, %266 ], [ %584, %583 ], [ %584, %586 ], [ %30, %201 ], [ %30, %203 ], [ %30, %206 ], [ %30, %208 ]
  %592 = phi i32 [ 3, %184 ], [ 1, %266 ], [ 1, %583 ], [ 0, %586 ], [ 3, %201 ], [ 3, %203 ], [ 3, %206 ], [ 3, %208 ]
  %593 = phi i32 [ %18, %184 ], [ %18, %266 ], [ %18, %583 ], [ %589, %586 ], [ %18, %201 ], [ %18, %203 ], [ %18, %206 ], [ %18, %208 ]
  %594 = phi i32 [ %24, %184 ], [ %268, %266 ], [ %18, %583 ], [ %24, %586 ], [ %24, %201 ], [ %24, %203 ], [ %24, %206 ], [ %24, %208 ]
  switch i32 %592, label %596 [
    i32 0, label %595
    i32 3, label %595
  ]

595:
  br label %15

596:
  %597 = phi i32 [ 2, %51 ], [ %114, %111 ], [ 2, %21 ], [ %592, %590 ]
  %598 = phi i32 [ %18, %51 ], [ %18, %111 ], [ %18, %21 ], [ %593, %590 ]
  %599 = phi i32 [ %24, %51 ], [ %115, %111 ], [ %24, %21 ], [ %594, %590 ]
  %600 = icmp eq i32 %597, 2
  %601 = select i1 %600, i32 %598, i32 %599
  ret i32 %601
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr

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

declare dso_local void @scanning_floating_point_numbers_or_wide_characters() local_unnamed_addr


