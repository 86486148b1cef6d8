target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.output = type { i8*, i64, i64, %struct.conversion }
%struct.conversion = type { i32, i32, i32, i32, [8 x i8], i8, [24 x i8] }

@.str = private unnamed_addr constant [3 x i8] c"sc\00", align 1
@.str.1 = private unnamed_addr constant [83 x i8] c"wide characters cannot be formatted into memory here\0Aformat characters of one byte\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"diuxXobpfFeEgGaA\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [9 x i8] c"fFeEgGaA\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1

define dso_local i8* @mazurka_format(i8* nocapture noundef readonly %0, %struct.__va_list_tag* noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr {
  %4 = call i8* @mazurka.private(i64 noundef 80)
  %5 = bitcast i8* %4 to %struct.output*
  %6 = getelementptr inbounds i8, i8* %4, i64 24
  %7 = bitcast i8* %6 to %struct.conversion*
  %8 = getelementptr inbounds i8, i8* %4, i64 16
  %9 = bitcast i8* %8 to i64*
  store i64 64, i64* %9, align 8
  %10 = call i8* @mazurka.private(i64 noundef 64)
  %11 = bitcast i8* %4 to i8**
  store i8* %10, i8** %11, align 8
  %12 = bitcast i8* %6 to i64*
  %13 = getelementptr inbounds i8, i8* %4, i64 32
  %14 = bitcast i8* %13 to i32*
  %15 = getelementptr inbounds i8, i8* %4, i64 36
  %16 = bitcast i8* %15 to i32*
  %17 = bitcast i8* %6 to i32*
  %18 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %19 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %20 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %21 = getelementptr inbounds i8, i8* %4, i64 28
  %22 = bitcast i8* %21 to i32*
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %24 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %25 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %26 = getelementptr inbounds i8, i8* %4, i64 48
  %27 = getelementptr inbounds i8, i8* %4, i64 48
  %28 = getelementptr inbounds i8, i8* %4, i64 8
  %29 = bitcast i8* %28 to i64*
  %30 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %31 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %32 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %33 = getelementptr inbounds i8, i8* %4, i64 8
  %34 = bitcast i8* %33 to i64*
  %35 = getelementptr inbounds i8, i8* %4, i64 16
  %36 = bitcast i8* %35 to i64*
  %37 = bitcast i8* %4 to i8**
  %38 = bitcast i8* %4 to i8**
  %39 = bitcast i8* %4 to i8**
  %40 = getelementptr inbounds i8, i8* %4, i64 36
  %41 = bitcast i8* %40 to i32*
  %42 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %43 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %45 = getelementptr inbounds i8, i8* %4, i64 8
  %46 = bitcast i8* %45 to i64*
  %47 = getelementptr inbounds i8, i8* %4, i64 16
  %48 = bitcast i8* %47 to i64*
  %49 = bitcast i8* %4 to i8**
  %50 = getelementptr inbounds i8, i8* %4, i64 8
  %51 = bitcast i8* %50 to i64*
  %52 = getelementptr inbounds i8, i8* %4, i64 16
  %53 = bitcast i8* %52 to i64*
  %54 = bitcast i8* %4 to i8**
  %55 = bitcast i8* %4 to i8**
  %56 = bitcast i8* %4 to i8**
  %57 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %58 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %59 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %60 = getelementptr inbounds i8, i8* %4, i64 8
  %61 = bitcast i8* %60 to i64*
  %62 = getelementptr inbounds i8, i8* %4, i64 16
  %63 = bitcast i8* %62 to i64*
  %64 = bitcast i8* %4 to i8**
  %65 = bitcast i8* %4 to i8**
  %66 = bitcast i8* %4 to i8**
  %67 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 1
  %68 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %69 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %70 = getelementptr inbounds i8, i8* %4, i64 49
  %71 = getelementptr inbounds i8, i8* %4, i64 50
  %72 = getelementptr inbounds i8, i8* %4, i64 40
  %73 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %74 = getelementptr inbounds i8, i8* %4, i64 49
  %75 = getelementptr inbounds i8, i8* %4, i64 50
  %76 = getelementptr inbounds i8, i8* %4, i64 40
  %77 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %78 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %79 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %80 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %81 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %82 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %83 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %84 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %85 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %86 = getelementptr inbounds i8, i8* %4, i64 49
  %87 = getelementptr inbounds i8, i8* %4, i64 50
  %88 = getelementptr inbounds i8, i8* %4, i64 40
  %89 = getelementptr inbounds i8, i8* %4, i64 8
  %90 = bitcast i8* %89 to i64*
  %91 = getelementptr inbounds i8, i8* %4, i64 16
  %92 = bitcast i8* %91 to i64*
  %93 = bitcast i8* %4 to i8**
  %94 = getelementptr inbounds i8, i8* %4, i64 8
  %95 = bitcast i8* %94 to i64*
  %96 = getelementptr inbounds i8, i8* %4, i64 16
  %97 = bitcast i8* %96 to i64*
  %98 = bitcast i8* %4 to i8**
  %99 = bitcast i8* %4 to i8**
  %100 = bitcast i8* %4 to i8**
  br label %101

101:
  %102 = phi i8* [ %0, %3 ], [ %291, %290 ]
  %103 = load i8, i8* %102, align 1
  switch i8 %103, label %110 [
    i8 0, label %104
    i8 37, label %137
  ]

104:
  %105 = getelementptr inbounds i8, i8* %4, i64 8
  %106 = bitcast i8* %105 to i64*
  %107 = load i64, i64* %106, align 8
  %108 = trunc i64 %107 to i32
  store i32 %108, i32* %2, align 4
  %109 = load i8*, i8** %11, align 8
  ret i8* %109

110:
  %111 = getelementptr inbounds i8, i8* %102, i64 1
  %112 = load i64, i64* %95, align 8
  %113 = load i64, i64* %97, align 8
  %114 = icmp eq i64 %112, %113
  br i1 %114, label %115, label %132

115:
  %116 = shl i64 %113, 1
  %117 = call i8* @mazurka.private(i64 noundef %116)
  %118 = load i64, i64* %95, align 8
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %123

120:
  store i8* %117, i8** %99, align 8
  %121 = load i64, i64* %97, align 8
  %122 = shl i64 %121, 1
  store i64 %122, i64* %97, align 8
  br label %132

123:
  %124 = phi i64 [ %129, %123 ], [ 0, %115 ]
  %125 = load i8*, i8** %98, align 8
  %126 = getelementptr inbounds i8, i8* %125, i64 %124
  %127 = load i8, i8* %126, align 1
  %128 = getelementptr inbounds i8, i8* %117, i64 %124
  store i8 %127, i8* %128, align 1
  %129 = add nuw i64 %124, 1
  %130 = load i64, i64* %95, align 8
  %131 = icmp ult i64 %129, %130
  br i1 %131, label %123, label %120

132:
  %133 = load i8*, i8** %100, align 8
  %134 = load i64, i64* %95, align 8
  %135 = add i64 %134, 1
  store i64 %135, i64* %95, align 8
  %136 = getelementptr inbounds i8, i8* %133, i64 %134
  store i8 %103, i8* %136, align 1
  br label %290

137:
  store i64 0, i64* %12, align 4
  store i32 -1, i32* %14, align 4
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(40) %15, i8 0, i64 40, i1 false)
  br label %138

138:
  %139 = phi i8* [ %144, %157 ], [ %102, %137 ]
  %140 = phi i32 [ %159, %157 ], [ 0, %137 ]
  %141 = icmp ult i32 %140, 7
  br label %142

142:
  %143 = phi i8* [ %144, %152 ], [ %139, %138 ]
  %144 = getelementptr inbounds i8, i8* %143, i64 1
  %145 = load i8, i8* %144, align 1
  switch i8 %145, label %146 [
    i8 45, label %149
    i8 43, label %149
    i8 35, label %149
    i8 32, label %149
  ]

146:
  %147 = icmp eq i8 %145, 48
  %148 = zext i1 %147 to i32
  br label %149

149:
  %150 = phi i32 [ 1, %142 ], [ %148, %146 ], [ 1, %142 ], [ 1, %142 ], [ 1, %142 ]
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %162, label %152

152:
  %153 = icmp eq i8 %145, 45
  %154 = zext i1 %153 to i32
  %155 = load i32, i32* %17, align 4
  %156 = or i32 %155, %154
  store i32 %156, i32* %17, align 4
  br i1 %141, label %157, label %142

157:
  %158 = load i8, i8* %144, align 1
  %159 = add nuw nsw i32 %140, 1
  %160 = zext i32 %140 to i64
  %161 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %160
  store i8 %158, i8* %161, align 1
  br label %138

162:
  %163 = icmp eq i8 %145, 42
  br i1 %163, label %164, label %180

164:
  %165 = getelementptr inbounds i8, i8* %143, i64 2
  %166 = load i32, i32* %18, align 8
  %167 = icmp ult i32 %166, 41
  br i1 %167, label %168, label %173

168:
  %169 = load i8*, i8** %20, align 8
  %170 = sext i32 %166 to i64
  %171 = getelementptr i8, i8* %169, i64 %170
  %172 = add i32 %166, 8
  store i32 %172, i32* %18, align 8
  br label %176

173:
  %174 = load i8*, i8** %19, align 8
  %175 = getelementptr i8, i8* %174, i64 8
  store i8* %175, i8** %19, align 8
  br label %176

176:
  %177 = phi i8* [ %171, %168 ], [ %174, %173 ]
  %178 = bitcast i8* %177 to i32*
  %179 = load i32, i32* %178, align 4
  br label %195

180:
  %181 = add i8 %145, -48
  %182 = icmp ult i8 %181, 10
  br i1 %182, label %183, label %195

183:
  %184 = phi i8* [ %187, %183 ], [ %144, %180 ]
  %185 = phi i32 [ %191, %183 ], [ 0, %180 ]
  %186 = mul nsw i32 %185, 10
  %187 = getelementptr inbounds i8, i8* %184, i64 1
  %188 = load i8, i8* %184, align 1
  %189 = sext i8 %188 to i32
  %190 = add i32 %186, -48
  %191 = add i32 %190, %189
  %192 = load i8, i8* %187, align 1
  %193 = add i8 %192, -48
  %194 = icmp ult i8 %193, 10
  br i1 %194, label %183, label %195

195:
  %196 = phi i8* [ %165, %176 ], [ %144, %180 ], [ %187, %183 ]
  %197 = phi i32 [ %179, %176 ], [ 0, %180 ], [ %191, %183 ]
  store i32 %197, i32* %22, align 4
  %198 = icmp slt i32 %197, 0
  br i1 %198, label %199, label %205

199:
  store i32 1, i32* %17, align 4
  %200 = sub nsw i32 0, %197
  store i32 %200, i32* %22, align 4
  %201 = icmp ult i32 %140, 6
  %202 = select i1 %201, i32 %140, i32 6
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %203
  store i8 45, i8* %204, align 1
  br label %205

205:
  %206 = load i8, i8* %196, align 1
  %207 = icmp eq i8 %206, 46
  br i1 %207, label %208, label %246

208:
  %209 = getelementptr inbounds i8, i8* %196, i64 1
  %210 = load i8, i8* %209, align 1
  %211 = icmp eq i8 %210, 42
  br i1 %211, label %212, label %228

212:
  %213 = getelementptr inbounds i8, i8* %196, i64 2
  %214 = load i32, i32* %23, align 8
  %215 = icmp ult i32 %214, 41
  br i1 %215, label %216, label %221

216:
  %217 = load i8*, i8** %25, align 8
  %218 = sext i32 %214 to i64
  %219 = getelementptr i8, i8* %217, i64 %218
  %220 = add i32 %214, 8
  store i32 %220, i32* %23, align 8
  br label %224

221:
  %222 = load i8*, i8** %24, align 8
  %223 = getelementptr i8, i8* %222, i64 8
  store i8* %223, i8** %24, align 8
  br label %224

224:
  %225 = phi i8* [ %219, %216 ], [ %222, %221 ]
  %226 = bitcast i8* %225 to i32*
  %227 = load i32, i32* %226, align 4
  br label %243

228:
  %229 = add i8 %210, -48
  %230 = icmp ult i8 %229, 10
  br i1 %230, label %231, label %243

231:
  %232 = phi i8* [ %235, %231 ], [ %209, %228 ]
  %233 = phi i32 [ %239, %231 ], [ 0, %228 ]
  %234 = mul nsw i32 %233, 10
  %235 = getelementptr inbounds i8, i8* %232, i64 1
  %236 = load i8, i8* %232, align 1
  %237 = sext i8 %236 to i32
  %238 = add i32 %234, -48
  %239 = add i32 %238, %237
  %240 = load i8, i8* %235, align 1
  %241 = add i8 %240, -48
  %242 = icmp ult i8 %241, 10
  br i1 %242, label %231, label %243

243:
  %244 = phi i8* [ %213, %224 ], [ %209, %228 ], [ %235, %231 ]
  %245 = phi i32 [ %227, %224 ], [ 0, %228 ], [ %239, %231 ]
  store i32 %245, i32* %14, align 4
  br label %246

246:
  %247 = phi i8* [ %196, %205 ], [ %244, %243 ]
  br label %248

248:
  %249 = phi i8* [ %257, %255 ], [ %247, %246 ]
  %250 = phi i32 [ %256, %255 ], [ 4, %246 ]
  %251 = load i8, i8* %249, align 1
  switch i8 %251, label %258 [
    i8 104, label %252
    i8 108, label %255
    i8 106, label %255
    i8 122, label %255
    i8 116, label %255
    i8 113, label %255
    i8 76, label %254
  ]

252:
  %253 = sdiv i32 %250, 2
  br label %255

254:
  br label %255

255:
  %256 = phi i32 [ %253, %252 ], [ 16, %254 ], [ 8, %248 ], [ 8, %248 ], [ 8, %248 ], [ 8, %248 ], [ 8, %248 ]
  %257 = getelementptr inbounds i8, i8* %249, i64 1
  br label %248

258:
  store i32 %250, i32* %16, align 4
  %259 = load i8, i8* %249, align 1
  store i8 %259, i8* %26, align 4
  %260 = load i8, i8* %249, align 1
  %261 = icmp ne i8 %260, 0
  %262 = zext i1 %261 to i64
  %263 = getelementptr i8, i8* %249, i64 %262
  switch i8 %259, label %321 [
    i8 37, label %264
    i8 110, label %292
  ]

264:
  %265 = load i64, i64* %34, align 8
  %266 = load i64, i64* %36, align 8
  %267 = icmp eq i64 %265, %266
  br i1 %267, label %268, label %285

268:
  %269 = shl i64 %266, 1
  %270 = call i8* @mazurka.private(i64 noundef %269)
  %271 = load i64, i64* %34, align 8
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %273, label %276

273:
  store i8* %270, i8** %38, align 8
  %274 = load i64, i64* %36, align 8
  %275 = shl i64 %274, 1
  store i64 %275, i64* %36, align 8
  br label %285

276:
  %277 = phi i64 [ %282, %276 ], [ 0, %268 ]
  %278 = load i8*, i8** %37, align 8
  %279 = getelementptr inbounds i8, i8* %278, i64 %277
  %280 = load i8, i8* %279, align 1
  %281 = getelementptr inbounds i8, i8* %270, i64 %277
  store i8 %280, i8* %281, align 1
  %282 = add nuw i64 %277, 1
  %283 = load i64, i64* %34, align 8
  %284 = icmp ult i64 %282, %283
  br i1 %284, label %276, label %273

285:
  %286 = load i8*, i8** %39, align 8
  %287 = load i64, i64* %34, align 8
  %288 = add i64 %287, 1
  store i64 %288, i64* %34, align 8
  %289 = getelementptr inbounds i8, i8* %286, i64 %287
  store i8 37, i8* %289, align 1
  br label %290

290:
  %291 = phi i8* [ %111, %132 ], [ %263, %693 ], [ %263, %692 ], [ %263, %430 ], [ %263, %423 ], [ %263, %319 ], [ %263, %315 ], [ %263, %312 ], [ %263, %310 ], [ %263, %348 ], [ %263, %775 ], [ %263, %285 ], [ %263, %721 ], [ %263, %456 ]
  br label %101

292:
  %293 = load i64, i64* %29, align 8
  %294 = trunc i64 %293 to i32
  %295 = load i32, i32* %30, align 8
  %296 = icmp ult i32 %295, 41
  br i1 %296, label %297, label %302

297:
  %298 = load i8*, i8** %32, align 8
  %299 = sext i32 %295 to i64
  %300 = getelementptr i8, i8* %298, i64 %299
  %301 = add i32 %295, 8
  store i32 %301, i32* %30, align 8
  br label %305

302:
  %303 = load i8*, i8** %31, align 8
  %304 = getelementptr i8, i8* %303, i64 8
  store i8* %304, i8** %31, align 8
  br label %305

305:
  %306 = phi i8* [ %300, %297 ], [ %303, %302 ]
  %307 = bitcast i8* %306 to i8**
  %308 = load i8*, i8** %307, align 8
  %309 = load i32, i32* %16, align 4
  switch i32 %309, label %319 [
    i32 1, label %310
    i32 2, label %312
    i32 8, label %315
  ]

310:
  %311 = trunc i64 %293 to i8
  store i8 %311, i8* %308, align 1
  br label %290

312:
  %313 = trunc i64 %293 to i16
  %314 = bitcast i8* %308 to i16*
  store i16 %313, i16* %314, align 2
  br label %290

315:
  %316 = shl i64 %293, 32
  %317 = ashr exact i64 %316, 32
  %318 = bitcast i8* %308 to i64*
  store i64 %317, i64* %318, align 8
  br label %290

319:
  %320 = bitcast i8* %308 to i32*
  store i32 %294, i32* %320, align 4
  br label %290

321:
  %322 = phi i8* [ %327, %321 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %258 ]
  %323 = load i8, i8* %322, align 1
  %324 = icmp eq i8 %323, 0
  %325 = icmp eq i8 %323, %259
  %326 = or i1 %324, %325
  %327 = getelementptr inbounds i8, i8* %322, i64 1
  br i1 %326, label %328, label %321

328:
  %329 = icmp ne i8 %323, 0
  %330 = icmp ne i8 %259, 0
  %331 = and i1 %330, %329
  br i1 %331, label %332, label %336

332:
  %333 = load i32, i32* %41, align 4
  %334 = icmp eq i32 %333, 4
  br i1 %334, label %336, label %335

335:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([83 x i8], [83 x i8]* @.str.1, i64 0, i64 0))
  unreachable

336:
  switch i8 %259, label %462 [
    i8 115, label %337
    i8 99, label %352
  ]

337:
  %338 = load i32, i32* %57, align 8
  %339 = icmp ult i32 %338, 41
  br i1 %339, label %340, label %345

340:
  %341 = load i8*, i8** %59, align 8
  %342 = sext i32 %338 to i64
  %343 = getelementptr i8, i8* %341, i64 %342
  %344 = add i32 %338, 8
  store i32 %344, i32* %57, align 8
  br label %348

345:
  %346 = load i8*, i8** %58, align 8
  %347 = getelementptr i8, i8* %346, i64 8
  store i8* %347, i8** %58, align 8
  br label %348

348:
  %349 = phi i8* [ %343, %340 ], [ %346, %345 ]
  %350 = bitcast i8* %349 to i8**
  %351 = load i8*, i8** %350, align 8
  call fastcc void @string(%struct.output* noundef %5, %struct.conversion* noundef nonnull %7, i8* noundef %351)
  br label %290

352:
  %353 = load i32, i32* %42, align 8
  %354 = icmp ult i32 %353, 41
  br i1 %354, label %355, label %360

355:
  %356 = load i8*, i8** %44, align 8
  %357 = sext i32 %353 to i64
  %358 = getelementptr i8, i8* %356, i64 %357
  %359 = add i32 %353, 8
  store i32 %359, i32* %42, align 8
  br label %363

360:
  %361 = load i8*, i8** %43, align 8
  %362 = getelementptr i8, i8* %361, i64 8
  store i8* %362, i8** %43, align 8
  br label %363

363:
  %364 = phi i8* [ %358, %355 ], [ %361, %360 ]
  %365 = bitcast i8* %364 to i32*
  %366 = load i32, i32* %365, align 4
  %367 = load i32, i32* %17, align 4
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %401

369:
  %370 = load i32, i32* %22, align 4
  %371 = icmp sgt i32 %370, 1
  br i1 %371, label %372, label %401

372:
  %373 = phi i32 [ %374, %395 ], [ %370, %369 ]
  %374 = add nsw i32 %373, -1
  %375 = load i64, i64* %46, align 8
  %376 = load i64, i64* %48, align 8
  %377 = icmp eq i64 %375, %376
  br i1 %377, label %378, label %395

378:
  %379 = shl i64 %376, 1
  %380 = call i8* @mazurka.private(i64 noundef %379)
  %381 = load i64, i64* %46, align 8
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %383, label %386

383:
  store i8* %380, i8** %49, align 8
  %384 = load i64, i64* %48, align 8
  %385 = shl i64 %384, 1
  store i64 %385, i64* %48, align 8
  br label %395

386:
  %387 = phi i64 [ %392, %386 ], [ 0, %378 ]
  %388 = load i8*, i8** %49, align 8
  %389 = getelementptr inbounds i8, i8* %388, i64 %387
  %390 = load i8, i8* %389, align 1
  %391 = getelementptr inbounds i8, i8* %380, i64 %387
  store i8 %390, i8* %391, align 1
  %392 = add nuw i64 %387, 1
  %393 = load i64, i64* %46, align 8
  %394 = icmp ult i64 %392, %393
  br i1 %394, label %386, label %383

395:
  %396 = load i8*, i8** %49, align 8
  %397 = load i64, i64* %46, align 8
  %398 = add i64 %397, 1
  store i64 %398, i64* %46, align 8
  %399 = getelementptr inbounds i8, i8* %396, i64 %397
  store i8 32, i8* %399, align 1
  %400 = icmp sgt i32 %373, 2
  br i1 %400, label %372, label %401

401:
  %402 = trunc i32 %366 to i8
  %403 = load i64, i64* %51, align 8
  %404 = load i64, i64* %53, align 8
  %405 = icmp eq i64 %403, %404
  br i1 %405, label %406, label %423

406:
  %407 = shl i64 %404, 1
  %408 = call i8* @mazurka.private(i64 noundef %407)
  %409 = load i64, i64* %51, align 8
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %411, label %414

411:
  store i8* %408, i8** %55, align 8
  %412 = load i64, i64* %53, align 8
  %413 = shl i64 %412, 1
  store i64 %413, i64* %53, align 8
  br label %423

414:
  %415 = phi i64 [ %420, %414 ], [ 0, %406 ]
  %416 = load i8*, i8** %54, align 8
  %417 = getelementptr inbounds i8, i8* %416, i64 %415
  %418 = load i8, i8* %417, align 1
  %419 = getelementptr inbounds i8, i8* %408, i64 %415
  store i8 %418, i8* %419, align 1
  %420 = add nuw i64 %415, 1
  %421 = load i64, i64* %51, align 8
  %422 = icmp ult i64 %420, %421
  br i1 %422, label %414, label %411

423:
  %424 = load i8*, i8** %56, align 8
  %425 = load i64, i64* %51, align 8
  %426 = add i64 %425, 1
  store i64 %426, i64* %51, align 8
  %427 = getelementptr inbounds i8, i8* %424, i64 %425
  store i8 %402, i8* %427, align 1
  %428 = load i32, i32* %17, align 4
  %429 = icmp eq i32 %428, 0
  br i1 %429, label %290, label %430

430:
  %431 = load i32, i32* %22, align 4
  %432 = icmp sgt i32 %431, 1
  br i1 %432, label %433, label %290

433:
  %434 = phi i32 [ %435, %456 ], [ %431, %430 ]
  %435 = add nsw i32 %434, -1
  %436 = load i64, i64* %51, align 8
  %437 = load i64, i64* %53, align 8
  %438 = icmp eq i64 %436, %437
  br i1 %438, label %439, label %456

439:
  %440 = shl i64 %437, 1
  %441 = call i8* @mazurka.private(i64 noundef %440)
  %442 = load i64, i64* %51, align 8
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %444, label %447

444:
  store i8* %441, i8** %56, align 8
  %445 = load i64, i64* %53, align 8
  %446 = shl i64 %445, 1
  store i64 %446, i64* %53, align 8
  br label %456

447:
  %448 = phi i64 [ %453, %447 ], [ 0, %439 ]
  %449 = load i8*, i8** %56, align 8
  %450 = getelementptr inbounds i8, i8* %449, i64 %448
  %451 = load i8, i8* %450, align 1
  %452 = getelementptr inbounds i8, i8* %441, i64 %448
  store i8 %451, i8* %452, align 1
  %453 = add nuw i64 %448, 1
  %454 = load i64, i64* %51, align 8
  %455 = icmp ult i64 %453, %454
  br i1 %455, label %447, label %444

456:
  %457 = load i8*, i8** %56, align 8
  %458 = load i64, i64* %51, align 8
  %459 = add i64 %458, 1
  store i64 %459, i64* %51, align 8
  %460 = getelementptr inbounds i8, i8* %457, i64 %458
  store i8 32, i8* %460, align 1
  %461 = icmp sgt i32 %434, 2
  br i1 %461, label %433, label %290

462:
  %463 = phi i8* [ %468, %462 ], [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), %336 ]
  %464 = load i8, i8* %463, align 1
  %465 = icmp eq i8 %464, 0
  %466 = icmp eq i8 %464, %259
  %467 = or i1 %465, %466
  %468 = getelementptr inbounds i8, i8* %463, i64 1
  br i1 %467, label %469, label %462

469:
  %470 = icmp ne i8 %464, 0
  %471 = and i1 %330, %470
  br i1 %471, label %472, label %728

472:
  %473 = phi i8* [ %478, %472 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), %469 ]
  %474 = load i8, i8* %473, align 1
  %475 = icmp eq i8 %474, 0
  %476 = icmp eq i8 %474, %259
  %477 = or i1 %475, %476
  %478 = getelementptr inbounds i8, i8* %473, i64 1
  br i1 %477, label %479, label %472

479:
  br i1 %475, label %592, label %480

480:
  %481 = icmp eq i32 %250, 16
  br i1 %481, label %482, label %534

482:
  %483 = load i8*, i8** %73, align 8
  %484 = ptrtoint i8* %483 to i64
  %485 = add i64 %484, 15
  %486 = and i64 %485, -16
  %487 = inttoptr i64 %486 to i8*
  %488 = inttoptr i64 %486 to x86_fp80*
  %489 = getelementptr i8, i8* %487, i64 16
  store i8* %489, i8** %73, align 8
  %490 = load x86_fp80, x86_fp80* %488, align 16
  store i8 37, i8* %74, align 1
  %491 = load i8, i8* %76, align 1
  %492 = icmp eq i8 %491, 0
  br i1 %492, label %493, label %500

493:
  %494 = phi i8* [ %75, %482 ], [ %504, %500 ]
  %495 = getelementptr inbounds i8, i8* %494, i64 1
  store i8 42, i8* %494, align 1
  %496 = getelementptr inbounds i8, i8* %494, i64 2
  store i8 46, i8* %495, align 1
  %497 = getelementptr inbounds i8, i8* %494, i64 3
  store i8 42, i8* %496, align 1
  %498 = load i32, i32* %16, align 4
  %499 = icmp eq i32 %498, 8
  br i1 %499, label %509, label %511

500:
  %501 = phi i64 [ %505, %500 ], [ 0, %482 ]
  %502 = phi i8 [ %507, %500 ], [ %491, %482 ]
  %503 = phi i8* [ %504, %500 ], [ %75, %482 ]
  %504 = getelementptr inbounds i8, i8* %503, i64 1
  store i8 %502, i8* %503, align 1
  %505 = add nuw nsw i64 %501, 1
  %506 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %505
  %507 = load i8, i8* %506, align 1
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %493, label %500

509:
  %510 = getelementptr inbounds i8, i8* %494, i64 4
  store i8 108, i8* %497, align 1
  br label %511

511:
  %512 = phi i8* [ %510, %509 ], [ %497, %493 ]
  %513 = load i32, i32* %16, align 4
  %514 = icmp eq i32 %513, 16
  br i1 %514, label %515, label %517

515:
  %516 = getelementptr inbounds i8, i8* %512, i64 1
  store i8 76, i8* %512, align 1
  br label %517

517:
  %518 = phi i8* [ %516, %515 ], [ %512, %511 ]
  %519 = load i32, i32* %16, align 4
  %520 = icmp slt i32 %519, 4
  br i1 %520, label %521, label %527

521:
  %522 = phi i32 [ %525, %521 ], [ %519, %517 ]
  %523 = phi i8* [ %524, %521 ], [ %518, %517 ]
  %524 = getelementptr inbounds i8, i8* %523, i64 1
  store i8 104, i8* %523, align 1
  %525 = shl nsw i32 %522, 1
  %526 = icmp slt i32 %522, 2
  br i1 %526, label %521, label %527

527:
  %528 = phi i8* [ %518, %517 ], [ %524, %521 ]
  %529 = load i8, i8* %26, align 4
  %530 = getelementptr inbounds i8, i8* %528, i64 1
  store i8 %529, i8* %528, align 1
  store i8 0, i8* %530, align 1
  %531 = load i32, i32* %22, align 4
  %532 = load i32, i32* %14, align 4
  %533 = call i8* (i8*, ...) @mazurka.format_text(i8* noundef nonnull %74, i32 noundef %531, i32 noundef %532, x86_fp80 noundef %490)
  br label %693

534:
  %535 = load i32, i32* %67, align 4
  %536 = icmp ult i32 %535, 161
  br i1 %536, label %537, label %542

537:
  %538 = load i8*, i8** %69, align 8
  %539 = sext i32 %535 to i64
  %540 = getelementptr i8, i8* %538, i64 %539
  %541 = add i32 %535, 16
  store i32 %541, i32* %67, align 4
  br label %545

542:
  %543 = load i8*, i8** %68, align 8
  %544 = getelementptr i8, i8* %543, i64 8
  store i8* %544, i8** %68, align 8
  br label %545

545:
  %546 = phi i8* [ %540, %537 ], [ %543, %542 ]
  %547 = bitcast i8* %546 to double*
  %548 = load double, double* %547, align 8
  store i32 4, i32* %16, align 4
  store i8 37, i8* %70, align 1
  %549 = load i8, i8* %72, align 1
  %550 = icmp eq i8 %549, 0
  br i1 %550, label %551, label %558

551:
  %552 = phi i8* [ %71, %545 ], [ %562, %558 ]
  %553 = getelementptr inbounds i8, i8* %552, i64 1
  store i8 42, i8* %552, align 1
  %554 = getelementptr inbounds i8, i8* %552, i64 2
  store i8 46, i8* %553, align 1
  %555 = getelementptr inbounds i8, i8* %552, i64 3
  store i8 42, i8* %554, align 1
  %556 = load i32, i32* %16, align 4
  %557 = icmp eq i32 %556, 8
  br i1 %557, label %567, label %569

558:
  %559 = phi i64 [ %563, %558 ], [ 0, %545 ]
  %560 = phi i8 [ %565, %558 ], [ %549, %545 ]
  %561 = phi i8* [ %562, %558 ], [ %71, %545 ]
  %562 = getelementptr inbounds i8, i8* %561, i64 1
  store i8 %560, i8* %561, align 1
  %563 = add nuw nsw i64 %559, 1
  %564 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %563
  %565 = load i8, i8* %564, align 1
  %566 = icmp eq i8 %565, 0
  br i1 %566, label %551, label %558

567:
  %568 = getelementptr inbounds i8, i8* %552, i64 4
  store i8 108, i8* %555, align 1
  br label %569

569:
  %570 = phi i8* [ %568, %567 ], [ %555, %551 ]
  %571 = load i32, i32* %16, align 4
  %572 = icmp eq i32 %571, 16
  br i1 %572, label %573, label %575

573:
  %574 = getelementptr inbounds i8, i8* %570, i64 1
  store i8 76, i8* %570, align 1
  br label %575

575:
  %576 = phi i8* [ %574, %573 ], [ %570, %569 ]
  %577 = load i32, i32* %16, align 4
  %578 = icmp slt i32 %577, 4
  br i1 %578, label %579, label %585

579:
  %580 = phi i32 [ %583, %579 ], [ %577, %575 ]
  %581 = phi i8* [ %582, %579 ], [ %576, %575 ]
  %582 = getelementptr inbounds i8, i8* %581, i64 1
  store i8 104, i8* %581, align 1
  %583 = shl nsw i32 %580, 1
  %584 = icmp slt i32 %580, 2
  br i1 %584, label %579, label %585

585:
  %586 = phi i8* [ %576, %575 ], [ %582, %579 ]
  %587 = load i8, i8* %26, align 4
  %588 = getelementptr inbounds i8, i8* %586, i64 1
  store i8 %587, i8* %586, align 1
  store i8 0, i8* %588, align 1
  %589 = load i32, i32* %22, align 4
  %590 = load i32, i32* %14, align 4
  %591 = call i8* (i8*, ...) @mazurka.format_text(i8* noundef nonnull %70, i32 noundef %589, i32 noundef %590, double noundef %548)
  br label %693

592:
  %593 = icmp eq i8 %259, 112
  br i1 %593, label %594, label %610

594:
  %595 = load i32, i32* %83, align 8
  %596 = icmp ult i32 %595, 41
  br i1 %596, label %597, label %602

597:
  %598 = load i8*, i8** %85, align 8
  %599 = sext i32 %595 to i64
  %600 = getelementptr i8, i8* %598, i64 %599
  %601 = add i32 %595, 8
  store i32 %601, i32* %83, align 8
  br label %605

602:
  %603 = load i8*, i8** %84, align 8
  %604 = getelementptr i8, i8* %603, i64 8
  store i8* %604, i8** %84, align 8
  br label %605

605:
  %606 = phi i8* [ %600, %597 ], [ %603, %602 ]
  %607 = bitcast i8* %606 to i8**
  %608 = load i8*, i8** %607, align 8
  %609 = ptrtoint i8* %608 to i64
  br label %643

610:
  %611 = icmp eq i32 %250, 8
  br i1 %611, label %612, label %627

612:
  %613 = load i32, i32* %80, align 8
  %614 = icmp ult i32 %613, 41
  br i1 %614, label %615, label %620

615:
  %616 = load i8*, i8** %82, align 8
  %617 = sext i32 %613 to i64
  %618 = getelementptr i8, i8* %616, i64 %617
  %619 = add i32 %613, 8
  store i32 %619, i32* %80, align 8
  br label %623

620:
  %621 = load i8*, i8** %81, align 8
  %622 = getelementptr i8, i8* %621, i64 8
  store i8* %622, i8** %81, align 8
  br label %623

623:
  %624 = phi i8* [ %618, %615 ], [ %621, %620 ]
  %625 = bitcast i8* %624 to i64*
  %626 = load i64, i64* %625, align 8
  br label %643

627:
  %628 = load i32, i32* %77, align 8
  %629 = icmp ult i32 %628, 41
  br i1 %629, label %630, label %635

630:
  %631 = load i8*, i8** %79, align 8
  %632 = sext i32 %628 to i64
  %633 = getelementptr i8, i8* %631, i64 %632
  %634 = add i32 %628, 8
  store i32 %634, i32* %77, align 8
  br label %638

635:
  %636 = load i8*, i8** %78, align 8
  %637 = getelementptr i8, i8* %636, i64 8
  store i8* %637, i8** %78, align 8
  br label %638

638:
  %639 = phi i8* [ %633, %630 ], [ %636, %635 ]
  %640 = bitcast i8* %639 to i32*
  %641 = load i32, i32* %640, align 4
  %642 = sext i32 %641 to i64
  br label %643

643:
  %644 = phi i64 [ %609, %605 ], [ %626, %623 ], [ %642, %638 ]
  store i8 37, i8* %86, align 1
  %645 = load i8, i8* %88, align 1
  %646 = icmp eq i8 %645, 0
  br i1 %646, label %647, label %654

647:
  %648 = phi i8* [ %87, %643 ], [ %658, %654 ]
  %649 = getelementptr inbounds i8, i8* %648, i64 1
  store i8 42, i8* %648, align 1
  %650 = getelementptr inbounds i8, i8* %648, i64 2
  store i8 46, i8* %649, align 1
  %651 = getelementptr inbounds i8, i8* %648, i64 3
  store i8 42, i8* %650, align 1
  %652 = load i32, i32* %16, align 4
  %653 = icmp eq i32 %652, 8
  br i1 %653, label %663, label %665

654:
  %655 = phi i64 [ %659, %654 ], [ 0, %643 ]
  %656 = phi i8 [ %661, %654 ], [ %645, %643 ]
  %657 = phi i8* [ %658, %654 ], [ %87, %643 ]
  %658 = getelementptr inbounds i8, i8* %657, i64 1
  store i8 %656, i8* %657, align 1
  %659 = add nuw nsw i64 %655, 1
  %660 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %659
  %661 = load i8, i8* %660, align 1
  %662 = icmp eq i8 %661, 0
  br i1 %662, label %647, label %654

663:
  %664 = getelementptr inbounds i8, i8* %648, i64 4
  store i8 108, i8* %651, align 1
  br label %665

665:
  %666 = phi i8* [ %664, %663 ], [ %651, %647 ]
  %667 = load i32, i32* %16, align 4
  %668 = icmp eq i32 %667, 16
  br i1 %668, label %669, label %671

669:
  %670 = getelementptr inbounds i8, i8* %666, i64 1
  store i8 76, i8* %666, align 1
  br label %671

671:
  %672 = phi i8* [ %670, %669 ], [ %666, %665 ]
  %673 = load i32, i32* %16, align 4
  %674 = icmp slt i32 %673, 4
  br i1 %674, label %675, label %681

675:
  %676 = phi i32 [ %679, %675 ], [ %673, %671 ]
  %677 = phi i8* [ %678, %675 ], [ %672, %671 ]
  %678 = getelementptr inbounds i8, i8* %677, i64 1
  store i8 104, i8* %677, align 1
  %679 = shl nsw i32 %676, 1
  %680 = icmp slt i32 %676, 2
  br i1 %680, label %675, label %681

681:
  %682 = phi i8* [ %672, %671 ], [ %678, %675 ]
  %683 = load i8, i8* %26, align 4
  %684 = getelementptr inbounds i8, i8* %682, i64 1
  store i8 %683, i8* %682, align 1
  store i8 0, i8* %684, align 1
  %685 = load i32, i32* %22, align 4
  %686 = load i32, i32* %14, align 4
  %687 = call i8* (i8*, ...) @mazurka.format_text(i8* noundef nonnull %86, i32 noundef %685, i32 noundef %686, i64 noundef %644)
  %688 = load i8, i8* %26, align 4
  %689 = icmp ne i8 %688, 112
  %690 = icmp ne i64 %644, 0
  %691 = select i1 %689, i1 true, i1 %690
  br i1 %691, label %693, label %692

692:
  store i32 -1, i32* %14, align 4
  call fastcc void @string(%struct.output* noundef %5, %struct.conversion* noundef nonnull %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0))
  br label %290

693:
  %694 = phi i8* [ %533, %527 ], [ %591, %585 ], [ %687, %681 ]
  %695 = load i8, i8* %694, align 1
  %696 = icmp eq i8 %695, 0
  br i1 %696, label %290, label %697

697:
  %698 = phi i8 [ %726, %721 ], [ %695, %693 ]
  %699 = phi i8* [ %700, %721 ], [ %694, %693 ]
  %700 = getelementptr inbounds i8, i8* %699, i64 1
  %701 = load i64, i64* %90, align 8
  %702 = load i64, i64* %92, align 8
  %703 = icmp eq i64 %701, %702
  br i1 %703, label %704, label %721

704:
  %705 = shl i64 %702, 1
  %706 = call i8* @mazurka.private(i64 noundef %705)
  %707 = load i64, i64* %90, align 8
  %708 = icmp eq i64 %707, 0
  br i1 %708, label %709, label %712

709:
  store i8* %706, i8** %93, align 8
  %710 = load i64, i64* %92, align 8
  %711 = shl i64 %710, 1
  store i64 %711, i64* %92, align 8
  br label %721

712:
  %713 = phi i64 [ %718, %712 ], [ 0, %704 ]
  %714 = load i8*, i8** %93, align 8
  %715 = getelementptr inbounds i8, i8* %714, i64 %713
  %716 = load i8, i8* %715, align 1
  %717 = getelementptr inbounds i8, i8* %706, i64 %713
  store i8 %716, i8* %717, align 1
  %718 = add nuw i64 %713, 1
  %719 = load i64, i64* %90, align 8
  %720 = icmp ult i64 %718, %719
  br i1 %720, label %712, label %709

721:
  %722 = load i8*, i8** %93, align 8
  %723 = load i64, i64* %90, align 8
  %724 = add i64 %723, 1
  store i64 %724, i64* %90, align 8
  %725 = getelementptr inbounds i8, i8* %722, i64 %723
  store i8 %698, i8* %725, align 1
  %726 = load i8, i8* %700, align 1
  %727 = icmp eq i8 %726, 0
  br i1 %727, label %290, label %697

728:
  %729 = load i64, i64* %61, align 8
  %730 = load i64, i64* %63, align 8
  %731 = icmp eq i64 %729, %730
  br i1 %731, label %732, label %749

732:
  %733 = shl i64 %730, 1
  %734 = call i8* @mazurka.private(i64 noundef %733)
  %735 = load i64, i64* %61, align 8
  %736 = icmp eq i64 %735, 0
  br i1 %736, label %737, label %740

737:
  store i8* %734, i8** %65, align 8
  %738 = load i64, i64* %63, align 8
  %739 = shl i64 %738, 1
  store i64 %739, i64* %63, align 8
  br label %749

740:
  %741 = phi i64 [ %746, %740 ], [ 0, %732 ]
  %742 = load i8*, i8** %64, align 8
  %743 = getelementptr inbounds i8, i8* %742, i64 %741
  %744 = load i8, i8* %743, align 1
  %745 = getelementptr inbounds i8, i8* %734, i64 %741
  store i8 %744, i8* %745, align 1
  %746 = add nuw i64 %741, 1
  %747 = load i64, i64* %61, align 8
  %748 = icmp ult i64 %746, %747
  br i1 %748, label %740, label %737

749:
  %750 = load i8*, i8** %66, align 8
  %751 = load i64, i64* %61, align 8
  %752 = add i64 %751, 1
  store i64 %752, i64* %61, align 8
  %753 = getelementptr inbounds i8, i8* %750, i64 %751
  store i8 37, i8* %753, align 1
  %754 = load i8, i8* %27, align 4
  %755 = load i64, i64* %61, align 8
  %756 = load i64, i64* %63, align 8
  %757 = icmp eq i64 %755, %756
  br i1 %757, label %758, label %775

758:
  %759 = shl i64 %756, 1
  %760 = call i8* @mazurka.private(i64 noundef %759)
  %761 = load i64, i64* %61, align 8
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %763, label %766

763:
  store i8* %760, i8** %66, align 8
  %764 = load i64, i64* %63, align 8
  %765 = shl i64 %764, 1
  store i64 %765, i64* %63, align 8
  br label %775

766:
  %767 = phi i64 [ %772, %766 ], [ 0, %758 ]
  %768 = load i8*, i8** %66, align 8
  %769 = getelementptr inbounds i8, i8* %768, i64 %767
  %770 = load i8, i8* %769, align 1
  %771 = getelementptr inbounds i8, i8* %760, i64 %767
  store i8 %770, i8* %771, align 1
  %772 = add nuw i64 %767, 1
  %773 = load i64, i64* %61, align 8
  %774 = icmp ult i64 %772, %773
  br i1 %774, label %766, label %763

775:
  %776 = load i8*, i8** %66, align 8
  %777 = load i64, i64* %61, align 8
  %778 = add i64 %777, 1
  store i64 %778, i64* %61, align 8
  %779 = getelementptr inbounds i8, i8* %776, i64 %777
  store i8 %754, i8* %779, align 1
  br label %290
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare dso_local i8* @mazurka.private(i64 noundef) local_unnamed_addr

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr

define internal fastcc void @string(%struct.output* nocapture noundef %0, %struct.conversion* nocapture noundef readonly %1, i8* noundef readonly %2) unnamed_addr {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %5, label %10

5:
  %6 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2
  %7 = load i32, i32* %6, align 4
  %8 = icmp ugt i32 %7, 5
  %9 = select i1 %8, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0)
  br label %10

10:
  %11 = phi i8* [ %2, %3 ], [ %9, %5 ]
  %12 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 2
  %13 = load i32, i32* %12, align 4
  %14 = icmp slt i32 %13, 0
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %29, label %16

16:
  %17 = phi i64 [ %22, %21 ], [ 0, %10 ]
  %18 = getelementptr inbounds i8, i8* %11, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %26, label %21

21:
  %22 = add nuw i64 %17, 1
  %23 = trunc i64 %22 to i32
  %24 = icmp sgt i32 %13, %23
  %25 = select i1 %14, i1 true, i1 %24
  br i1 %25, label %16, label %26

26:
  %27 = phi i64 [ %17, %16 ], [ %22, %21 ]
  %28 = trunc i64 %27 to i32
  br label %29

29:
  %30 = phi i32 [ 0, %10 ], [ %28, %26 ]
  %31 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 0
  %32 = load i32, i32* %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %72

34:
  %35 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1
  %36 = load i32, i32* %35, align 4
  %37 = sub nsw i32 %36, %30
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %72

39:
  %40 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 1
  %41 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 2
  %42 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  br label %43

43:
  %44 = phi i32 [ %37, %39 ], [ %45, %66 ]
  %45 = add nsw i32 %44, -1
  %46 = load i64, i64* %40, align 8
  %47 = load i64, i64* %41, align 8
  %48 = icmp eq i64 %46, %47
  br i1 %48, label %49, label %66

49:
  %50 = shl i64 %47, 1
  %51 = call i8* @mazurka.private(i64 noundef %50)
  %52 = load i64, i64* %40, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %57

54:
  store i8* %51, i8** %42, align 8
  %55 = load i64, i64* %41, align 8
  %56 = shl i64 %55, 1
  store i64 %56, i64* %41, align 8
  br label %66

57:
  %58 = phi i64 [ %63, %57 ], [ 0, %49 ]
  %59 = load i8*, i8** %42, align 8
  %60 = getelementptr inbounds i8, i8* %59, i64 %58
  %61 = load i8, i8* %60, align 1
  %62 = getelementptr inbounds i8, i8* %51, i64 %58
  store i8 %61, i8* %62, align 1
  %63 = add nuw i64 %58, 1
  %64 = load i64, i64* %40, align 8
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %57, label %54

66:
  %67 = load i8*, i8** %42, align 8
  %68 = load i64, i64* %40, align 8
  %69 = add i64 %68, 1
  store i64 %69, i64* %40, align 8
  %70 = getelementptr inbounds i8, i8* %67, i64 %68
  store i8 32, i8* %70, align 1
  %71 = icmp sgt i32 %44, 1
  br i1 %71, label %43, label %72

72:
  %73 = icmp eq i32 %30, 0
  br i1 %73, label %81, label %74

74:
  %75 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 1
  %76 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 2
  %77 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  %78 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  %79 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  %80 = zext i32 %30 to i64
  br label %84

81:
  %82 = load i32, i32* %31, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %153, label %115

84:
  %85 = phi i64 [ 0, %74 ], [ %113, %108 ]
  %86 = getelementptr inbounds i8, i8* %11, i64 %85
  %87 = load i8, i8* %86, align 1
  %88 = load i64, i64* %75, align 8
  %89 = load i64, i64* %76, align 8
  %90 = icmp eq i64 %88, %89
  br i1 %90, label %91, label %108

91:
  %92 = shl i64 %89, 1
  %93 = call i8* @mazurka.private(i64 noundef %92)
  %94 = load i64, i64* %75, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %99

96:
  store i8* %93, i8** %78, align 8
  %97 = load i64, i64* %76, align 8
  %98 = shl i64 %97, 1
  store i64 %98, i64* %76, align 8
  br label %108

99:
  %100 = phi i64 [ %105, %99 ], [ 0, %91 ]
  %101 = load i8*, i8** %77, align 8
  %102 = getelementptr inbounds i8, i8* %101, i64 %100
  %103 = load i8, i8* %102, align 1
  %104 = getelementptr inbounds i8, i8* %93, i64 %100
  store i8 %103, i8* %104, align 1
  %105 = add nuw i64 %100, 1
  %106 = load i64, i64* %75, align 8
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %99, label %96

108:
  %109 = load i8*, i8** %79, align 8
  %110 = load i64, i64* %75, align 8
  %111 = add i64 %110, 1
  store i64 %111, i64* %75, align 8
  %112 = getelementptr inbounds i8, i8* %109, i64 %110
  store i8 %87, i8* %112, align 1
  %113 = add nuw nsw i64 %85, 1
  %114 = icmp eq i64 %113, %80
  br i1 %114, label %81, label %84

115:
  %116 = getelementptr inbounds %struct.conversion, %struct.conversion* %1, i64 0, i32 1
  %117 = load i32, i32* %116, align 4
  %118 = sub nsw i32 %117, %30
  %119 = icmp sgt i32 %118, 0
  br i1 %119, label %120, label %153

120:
  %121 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 1
  %122 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 2
  %123 = getelementptr inbounds %struct.output, %struct.output* %0, i64 0, i32 0
  br label %124

124:
  %125 = phi i32 [ %118, %120 ], [ %126, %147 ]
  %126 = add nsw i32 %125, -1
  %127 = load i64, i64* %121, align 8
  %128 = load i64, i64* %122, align 8
  %129 = icmp eq i64 %127, %128
  br i1 %129, label %130, label %147

130:
  %131 = shl i64 %128, 1
  %132 = call i8* @mazurka.private(i64 noundef %131)
  %133 = load i64, i64* %121, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %138

135:
  store i8* %132, i8** %123, align 8
  %136 = load i64, i64* %122, align 8
  %137 = shl i64 %136, 1
  store i64 %137, i64* %122, align 8
  br label %147

138:
  %139 = phi i64 [ %144, %138 ], [ 0, %130 ]
  %140 = load i8*, i8** %123, align 8
  %141 = getelementptr inbounds i8, i8* %140, i64 %139
  %142 = load i8, i8* %141, align 1
  %143 = getelementptr inbounds i8, i8* %132, i64 %139
  store i8 %142, i8* %143, align 1
  %144 = add nuw i64 %139, 1
  %145 = load i64, i64* %121, align 8
  %146 = icmp ult i64 %144, %145
  br i1 %146, label %138, label %135

147:
  %148 = load i8*, i8** %123, align 8
  %149 = load i64, i64* %121, align 8
  %150 = add i64 %149, 1
  store i64 %150, i64* %121, align 8
  %151 = getelementptr inbounds i8, i8* %148, i64 %149
  store i8 32, i8* %151, align 1
  %152 = icmp sgt i32 %125, 1
  br i1 %152, label %124, label %153

153:
  ret void
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i32 @vsnprintf(i8* nocapture noundef writeonly %0, i64 noundef %1, i8* nocapture noundef readonly %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr {
  %5 = alloca i32, align 4
  %6 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6)
  %7 = call i8* @mazurka_format(i8* noundef %2, %struct.__va_list_tag* noundef %3, i32* noundef nonnull %5)
  %8 = icmp ne i64 %1, 0
  %9 = xor i1 %8, true
  %10 = load i32, i32* %5, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp ult i64 %11, %1
  %13 = select i1 %9, i1 true, i1 %12
  %14 = add i64 %1, -1
  %15 = select i1 %13, i64 %11, i64 %14
  %16 = icmp ne i64 %15, 0
  %17 = select i1 %8, i1 %16, i1 false
  br i1 %17, label %19, label %18

18:
  br i1 %8, label %27, label %29

19:
  %20 = phi i64 [ %24, %19 ], [ 0, %4 ]
  %21 = getelementptr inbounds i8, i8* %7, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = getelementptr inbounds i8, i8* %0, i64 %20
  store i8 %22, i8* %23, align 1
  %24 = add nuw i64 %20, 1
  %25 = icmp ult i64 %24, %15
  %26 = select i1 %8, i1 %25, i1 false
  br i1 %26, label %19, label %18

27:
  %28 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 0, i8* %28, align 1
  br label %29

29:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6)
  ret i32 %10
}

define dso_local i32 @vsprintf(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5)
  %6 = call i8* @mazurka_format(i8* noundef %1, %struct.__va_list_tag* noundef %2, i32* noundef nonnull %4)
  %7 = load i32, i32* %4, align 4
  %8 = sext i32 %7 to i64
  %9 = icmp sgt i32 %7, -1
  %10 = select i1 %9, i64 %8, i64 9223372036854775806
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %19, label %12

12:
  %13 = phi i64 [ %17, %12 ], [ 0, %3 ]
  %14 = getelementptr inbounds i8, i8* %6, i64 %13
  %15 = load i8, i8* %14, align 1
  %16 = getelementptr inbounds i8, i8* %0, i64 %13
  store i8 %15, i8* %16, align 1
  %17 = add nuw i64 %13, 1
  %18 = icmp eq i64 %17, %10
  br i1 %18, label %19, label %12

19:
  %20 = getelementptr inbounds i8, i8* %0, i64 %10
  store i8 0, i8* %20, align 1
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5)
  ret i32 %7
}

define dso_local i32 @snprintf(i8* nocapture noundef writeonly %0, i64 noundef %1, i8* nocapture noundef readonly %2, ...) local_unnamed_addr {
  %4 = alloca i32, align 4
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6)
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8)
  %9 = call i8* @mazurka_format(i8* noundef %2, %struct.__va_list_tag* noundef nonnull %7, i32* noundef nonnull %4)
  %10 = icmp ne i64 %1, 0
  %11 = xor i1 %10, true
  %12 = load i32, i32* %4, align 4
  %13 = sext i32 %12 to i64
  %14 = icmp ult i64 %13, %1
  %15 = select i1 %11, i1 true, i1 %14
  %16 = add i64 %1, -1
  %17 = select i1 %15, i64 %13, i64 %16
  %18 = icmp ne i64 %17, 0
  %19 = select i1 %10, i1 %18, i1 false
  br i1 %19, label %21, label %20

20:
  br i1 %10, label %29, label %31

21:
  %22 = phi i64 [ %26, %21 ], [ 0, %3 ]
  %23 = getelementptr inbounds i8, i8* %9, i64 %22
  %24 = load i8, i8* %23, align 1
  %25 = getelementptr inbounds i8, i8* %0, i64 %22
  store i8 %24, i8* %25, align 1
  %26 = add nuw i64 %22, 1
  %27 = icmp ult i64 %26, %17
  %28 = select i1 %10, i1 %27, i1 false
  br i1 %28, label %21, label %20

29:
  %30 = getelementptr inbounds i8, i8* %0, i64 %17
  store i8 0, i8* %30, align 1
  br label %31

31:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8)
  call void @llvm.va_end(i8* %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6)
  ret i32 %12
}

declare void @llvm.va_start(i8*)

declare void @llvm.va_end(i8*)

define dso_local i32 @sprintf(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, ...) local_unnamed_addr {
  %3 = alloca i32, align 4
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %7)
  %8 = call i8* @mazurka_format(i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6, i32* noundef nonnull %3)
  %9 = load i32, i32* %3, align 4
  %10 = sext i32 %9 to i64
  %11 = icmp sgt i32 %9, -1
  %12 = select i1 %11, i64 %10, i64 9223372036854775806
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %21, label %14

14:
  %15 = phi i64 [ %19, %14 ], [ 0, %2 ]
  %16 = getelementptr inbounds i8, i8* %8, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = getelementptr inbounds i8, i8* %0, i64 %15
  store i8 %17, i8* %18, align 1
  %19 = add nuw i64 %15, 1
  %20 = icmp eq i64 %19, %12
  br i1 %20, label %21, label %14

21:
  %22 = getelementptr inbounds i8, i8* %0, i64 %12
  store i8 0, i8* %22, align 1
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %7)
  call void @llvm.va_end(i8* %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %9
}

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

declare dso_local i8* @mazurka.format_text(i8* noundef, ...) local_unnamed_addr


