target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.output = type { i8*, i64, i64, %struct.conversion }
%struct.conversion = type { i32, i32, i32, i32, [8 x i8], i8, [24 x i8] }

@.str = private unnamed_addr constant [3 x i8] c"sc\00", align 1
@.str.1 = private unnamed_addr constant [113 x i8] c"long doubles and wide characters cannot be formatted into memory here\0Aformat a double, or characters of one byte\00", align 1
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
  %42 = getelementptr inbounds i8, i8* %4, i64 36
  %43 = bitcast i8* %42 to i32*
  %44 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %45 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %46 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %47 = getelementptr inbounds i8, i8* %4, i64 8
  %48 = bitcast i8* %47 to i64*
  %49 = getelementptr inbounds i8, i8* %4, i64 16
  %50 = bitcast i8* %49 to i64*
  %51 = bitcast i8* %4 to i8**
  %52 = getelementptr inbounds i8, i8* %4, i64 8
  %53 = bitcast i8* %52 to i64*
  %54 = getelementptr inbounds i8, i8* %4, i64 16
  %55 = bitcast i8* %54 to i64*
  %56 = bitcast i8* %4 to i8**
  %57 = bitcast i8* %4 to i8**
  %58 = bitcast i8* %4 to i8**
  %59 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %60 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %61 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %62 = getelementptr inbounds i8, i8* %4, i64 8
  %63 = bitcast i8* %62 to i64*
  %64 = getelementptr inbounds i8, i8* %4, i64 16
  %65 = bitcast i8* %64 to i64*
  %66 = bitcast i8* %4 to i8**
  %67 = bitcast i8* %4 to i8**
  %68 = bitcast i8* %4 to i8**
  %69 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 1
  %70 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %71 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %72 = getelementptr inbounds i8, i8* %4, i64 49
  %73 = getelementptr inbounds i8, i8* %4, i64 50
  %74 = getelementptr inbounds i8, i8* %4, i64 40
  %75 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %76 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %77 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %78 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %79 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %80 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %81 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 0
  %82 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 2
  %83 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %1, i64 0, i32 3
  %84 = getelementptr inbounds i8, i8* %4, i64 49
  %85 = getelementptr inbounds i8, i8* %4, i64 50
  %86 = getelementptr inbounds i8, i8* %4, i64 40
  %87 = getelementptr inbounds i8, i8* %4, i64 8
  %88 = bitcast i8* %87 to i64*
  %89 = getelementptr inbounds i8, i8* %4, i64 16
  %90 = bitcast i8* %89 to i64*
  %91 = bitcast i8* %4 to i8**
  %92 = getelementptr inbounds i8, i8* %4, i64 8
  %93 = bitcast i8* %92 to i64*
  %94 = getelementptr inbounds i8, i8* %4, i64 16
  %95 = bitcast i8* %94 to i64*
  %96 = bitcast i8* %4 to i8**
  %97 = bitcast i8* %4 to i8**
  %98 = bitcast i8* %4 to i8**
  br label %99

99:
  %100 = phi i8* [ %0, %3 ], [ %289, %288 ]
  %101 = load i8, i8* %100, align 1
  switch i8 %101, label %108 [
    i8 0, label %102
    i8 37, label %135
  ]

102:
  %103 = getelementptr inbounds i8, i8* %4, i64 8
  %104 = bitcast i8* %103 to i64*
  %105 = load i64, i64* %104, align 8
  %106 = trunc i64 %105 to i32
  store i32 %106, i32* %2, align 4
  %107 = load i8*, i8** %11, align 8
  ret i8* %107

108:
  %109 = getelementptr inbounds i8, i8* %100, i64 1
  %110 = load i64, i64* %93, align 8
  %111 = load i64, i64* %95, align 8
  %112 = icmp eq i64 %110, %111
  br i1 %112, label %113, label %130

113:
  %114 = shl i64 %111, 1
  %115 = call i8* @mazurka.private(i64 noundef %114)
  %116 = load i64, i64* %93, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %121

118:
  store i8* %115, i8** %97, align 8
  %119 = load i64, i64* %95, align 8
  %120 = shl i64 %119, 1
  store i64 %120, i64* %95, align 8
  br label %130

121:
  %122 = phi i64 [ %127, %121 ], [ 0, %113 ]
  %123 = load i8*, i8** %96, align 8
  %124 = getelementptr inbounds i8, i8* %123, i64 %122
  %125 = load i8, i8* %124, align 1
  %126 = getelementptr inbounds i8, i8* %115, i64 %122
  store i8 %125, i8* %126, align 1
  %127 = add nuw i64 %122, 1
  %128 = load i64, i64* %93, align 8
  %129 = icmp ult i64 %127, %128
  br i1 %129, label %121, label %118

130:
  %131 = load i8*, i8** %98, align 8
  %132 = load i64, i64* %93, align 8
  %133 = add i64 %132, 1
  store i64 %133, i64* %93, align 8
  %134 = getelementptr inbounds i8, i8* %131, i64 %132
  store i8 %101, i8* %134, align 1
  br label %288

135:
  store i64 0, i64* %12, align 4
  store i32 -1, i32* %14, align 4
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(40) %15, i8 0, i64 40, i1 false)
  br label %136

136:
  %137 = phi i8* [ %142, %155 ], [ %100, %135 ]
  %138 = phi i32 [ %157, %155 ], [ 0, %135 ]
  %139 = icmp ult i32 %138, 7
  br label %140

140:
  %141 = phi i8* [ %142, %150 ], [ %137, %136 ]
  %142 = getelementptr inbounds i8, i8* %141, i64 1
  %143 = load i8, i8* %142, align 1
  switch i8 %143, label %144 [
    i8 45, label %147
    i8 43, label %147
    i8 35, label %147
    i8 32, label %147
  ]

144:
  %145 = icmp eq i8 %143, 48
  %146 = zext i1 %145 to i32
  br label %147

147:
  %148 = phi i32 [ 1, %140 ], [ %146, %144 ], [ 1, %140 ], [ 1, %140 ], [ 1, %140 ]
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %160, label %150

150:
  %151 = icmp eq i8 %143, 45
  %152 = zext i1 %151 to i32
  %153 = load i32, i32* %17, align 4
  %154 = or i32 %153, %152
  store i32 %154, i32* %17, align 4
  br i1 %139, label %155, label %140

155:
  %156 = load i8, i8* %142, align 1
  %157 = add nuw nsw i32 %138, 1
  %158 = zext i32 %138 to i64
  %159 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %158
  store i8 %156, i8* %159, align 1
  br label %136

160:
  %161 = icmp eq i8 %143, 42
  br i1 %161, label %162, label %178

162:
  %163 = getelementptr inbounds i8, i8* %141, i64 2
  %164 = load i32, i32* %18, align 8
  %165 = icmp ult i32 %164, 41
  br i1 %165, label %166, label %171

166:
  %167 = load i8*, i8** %20, align 8
  %168 = sext i32 %164 to i64
  %169 = getelementptr i8, i8* %167, i64 %168
  %170 = add i32 %164, 8
  store i32 %170, i32* %18, align 8
  br label %174

171:
  %172 = load i8*, i8** %19, align 8
  %173 = getelementptr i8, i8* %172, i64 8
  store i8* %173, i8** %19, align 8
  br label %174

174:
  %175 = phi i8* [ %169, %166 ], [ %172, %171 ]
  %176 = bitcast i8* %175 to i32*
  %177 = load i32, i32* %176, align 4
  br label %193

178:
  %179 = add i8 %143, -48
  %180 = icmp ult i8 %179, 10
  br i1 %180, label %181, label %193

181:
  %182 = phi i8* [ %185, %181 ], [ %142, %178 ]
  %183 = phi i32 [ %189, %181 ], [ 0, %178 ]
  %184 = mul nsw i32 %183, 10
  %185 = getelementptr inbounds i8, i8* %182, i64 1
  %186 = load i8, i8* %182, align 1
  %187 = sext i8 %186 to i32
  %188 = add i32 %184, -48
  %189 = add i32 %188, %187
  %190 = load i8, i8* %185, align 1
  %191 = add i8 %190, -48
  %192 = icmp ult i8 %191, 10
  br i1 %192, label %181, label %193

193:
  %194 = phi i8* [ %163, %174 ], [ %142, %178 ], [ %185, %181 ]
  %195 = phi i32 [ %177, %174 ], [ 0, %178 ], [ %189, %181 ]
  store i32 %195, i32* %22, align 4
  %196 = icmp slt i32 %195, 0
  br i1 %196, label %197, label %203

197:
  store i32 1, i32* %17, align 4
  %198 = sub nsw i32 0, %195
  store i32 %198, i32* %22, align 4
  %199 = icmp ult i32 %138, 6
  %200 = select i1 %199, i32 %138, i32 6
  %201 = zext i32 %200 to i64
  %202 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %201
  store i8 45, i8* %202, align 1
  br label %203

203:
  %204 = load i8, i8* %194, align 1
  %205 = icmp eq i8 %204, 46
  br i1 %205, label %206, label %244

206:
  %207 = getelementptr inbounds i8, i8* %194, i64 1
  %208 = load i8, i8* %207, align 1
  %209 = icmp eq i8 %208, 42
  br i1 %209, label %210, label %226

210:
  %211 = getelementptr inbounds i8, i8* %194, i64 2
  %212 = load i32, i32* %23, align 8
  %213 = icmp ult i32 %212, 41
  br i1 %213, label %214, label %219

214:
  %215 = load i8*, i8** %25, align 8
  %216 = sext i32 %212 to i64
  %217 = getelementptr i8, i8* %215, i64 %216
  %218 = add i32 %212, 8
  store i32 %218, i32* %23, align 8
  br label %222

219:
  %220 = load i8*, i8** %24, align 8
  %221 = getelementptr i8, i8* %220, i64 8
  store i8* %221, i8** %24, align 8
  br label %222

222:
  %223 = phi i8* [ %217, %214 ], [ %220, %219 ]
  %224 = bitcast i8* %223 to i32*
  %225 = load i32, i32* %224, align 4
  br label %241

226:
  %227 = add i8 %208, -48
  %228 = icmp ult i8 %227, 10
  br i1 %228, label %229, label %241

229:
  %230 = phi i8* [ %233, %229 ], [ %207, %226 ]
  %231 = phi i32 [ %237, %229 ], [ 0, %226 ]
  %232 = mul nsw i32 %231, 10
  %233 = getelementptr inbounds i8, i8* %230, i64 1
  %234 = load i8, i8* %230, align 1
  %235 = sext i8 %234 to i32
  %236 = add i32 %232, -48
  %237 = add i32 %236, %235
  %238 = load i8, i8* %233, align 1
  %239 = add i8 %238, -48
  %240 = icmp ult i8 %239, 10
  br i1 %240, label %229, label %241

241:
  %242 = phi i8* [ %211, %222 ], [ %207, %226 ], [ %233, %229 ]
  %243 = phi i32 [ %225, %222 ], [ 0, %226 ], [ %237, %229 ]
  store i32 %243, i32* %14, align 4
  br label %244

244:
  %245 = phi i8* [ %194, %203 ], [ %242, %241 ]
  br label %246

246:
  %247 = phi i8* [ %255, %253 ], [ %245, %244 ]
  %248 = phi i32 [ %254, %253 ], [ 4, %244 ]
  %249 = load i8, i8* %247, align 1
  switch i8 %249, label %256 [
    i8 104, label %250
    i8 108, label %253
    i8 106, label %253
    i8 122, label %253
    i8 116, label %253
    i8 113, label %253
    i8 76, label %252
  ]

250:
  %251 = sdiv i32 %248, 2
  br label %253

252:
  br label %253

253:
  %254 = phi i32 [ %251, %250 ], [ 16, %252 ], [ 8, %246 ], [ 8, %246 ], [ 8, %246 ], [ 8, %246 ], [ 8, %246 ]
  %255 = getelementptr inbounds i8, i8* %247, i64 1
  br label %246

256:
  store i32 %248, i32* %16, align 4
  %257 = load i8, i8* %247, align 1
  store i8 %257, i8* %26, align 4
  %258 = load i8, i8* %247, align 1
  %259 = icmp ne i8 %258, 0
  %260 = zext i1 %259 to i64
  %261 = getelementptr i8, i8* %247, i64 %260
  switch i8 %257, label %319 [
    i8 37, label %262
    i8 110, label %290
  ]

262:
  %263 = load i64, i64* %34, align 8
  %264 = load i64, i64* %36, align 8
  %265 = icmp eq i64 %263, %264
  br i1 %265, label %266, label %283

266:
  %267 = shl i64 %264, 1
  %268 = call i8* @mazurka.private(i64 noundef %267)
  %269 = load i64, i64* %34, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %271, label %274

271:
  store i8* %268, i8** %38, align 8
  %272 = load i64, i64* %36, align 8
  %273 = shl i64 %272, 1
  store i64 %273, i64* %36, align 8
  br label %283

274:
  %275 = phi i64 [ %280, %274 ], [ 0, %266 ]
  %276 = load i8*, i8** %37, align 8
  %277 = getelementptr inbounds i8, i8* %276, i64 %275
  %278 = load i8, i8* %277, align 1
  %279 = getelementptr inbounds i8, i8* %268, i64 %275
  store i8 %278, i8* %279, align 1
  %280 = add nuw i64 %275, 1
  %281 = load i64, i64* %34, align 8
  %282 = icmp ult i64 %280, %281
  br i1 %282, label %274, label %271

283:
  %284 = load i8*, i8** %39, align 8
  %285 = load i64, i64* %34, align 8
  %286 = add i64 %285, 1
  store i64 %286, i64* %34, align 8
  %287 = getelementptr inbounds i8, i8* %284, i64 %285
  store i8 37, i8* %287, align 1
  br label %288

288:
  %289 = phi i8* [ %109, %130 ], [ %261, %628 ], [ %261, %627 ], [ %261, %431 ], [ %261, %424 ], [ %261, %317 ], [ %261, %313 ], [ %261, %310 ], [ %261, %308 ], [ %261, %349 ], [ %261, %710 ], [ %261, %283 ], [ %261, %656 ], [ %261, %457 ]
  br label %99

290:
  %291 = load i64, i64* %29, align 8
  %292 = trunc i64 %291 to i32
  %293 = load i32, i32* %30, align 8
  %294 = icmp ult i32 %293, 41
  br i1 %294, label %295, label %300

295:
  %296 = load i8*, i8** %32, align 8
  %297 = sext i32 %293 to i64
  %298 = getelementptr i8, i8* %296, i64 %297
  %299 = add i32 %293, 8
  store i32 %299, i32* %30, align 8
  br label %303

300:
  %301 = load i8*, i8** %31, align 8
  %302 = getelementptr i8, i8* %301, i64 8
  store i8* %302, i8** %31, align 8
  br label %303

303:
  %304 = phi i8* [ %298, %295 ], [ %301, %300 ]
  %305 = bitcast i8* %304 to i8**
  %306 = load i8*, i8** %305, align 8
  %307 = load i32, i32* %16, align 4
  switch i32 %307, label %317 [
    i32 1, label %308
    i32 2, label %310
    i32 8, label %313
  ]

308:
  %309 = trunc i64 %291 to i8
  store i8 %309, i8* %306, align 1
  br label %288

310:
  %311 = trunc i64 %291 to i16
  %312 = bitcast i8* %306 to i16*
  store i16 %311, i16* %312, align 2
  br label %288

313:
  %314 = shl i64 %291, 32
  %315 = ashr exact i64 %314, 32
  %316 = bitcast i8* %306 to i64*
  store i64 %315, i64* %316, align 8
  br label %288

317:
  %318 = bitcast i8* %306 to i32*
  store i32 %292, i32* %318, align 4
  br label %288

319:
  %320 = phi i8* [ %325, %319 ], [ getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), %256 ]
  %321 = load i8, i8* %320, align 1
  %322 = icmp eq i8 %321, 0
  %323 = icmp eq i8 %321, %257
  %324 = or i1 %322, %323
  %325 = getelementptr inbounds i8, i8* %320, i64 1
  br i1 %324, label %326, label %319

326:
  %327 = icmp ne i8 %321, 0
  %328 = icmp ne i8 %257, 0
  %329 = and i1 %328, %327
  br i1 %329, label %330, label %333

330:
  %331 = load i32, i32* %43, align 4
  %332 = icmp eq i32 %331, 4
  br i1 %332, label %337, label %336

333:
  %334 = load i32, i32* %41, align 4
  %335 = icmp eq i32 %334, 16
  br i1 %335, label %336, label %337

336:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([113 x i8], [113 x i8]* @.str.1, i64 0, i64 0))
  unreachable

337:
  switch i8 %257, label %463 [
    i8 115, label %338
    i8 99, label %353
  ]

338:
  %339 = load i32, i32* %59, align 8
  %340 = icmp ult i32 %339, 41
  br i1 %340, label %341, label %346

341:
  %342 = load i8*, i8** %61, align 8
  %343 = sext i32 %339 to i64
  %344 = getelementptr i8, i8* %342, i64 %343
  %345 = add i32 %339, 8
  store i32 %345, i32* %59, align 8
  br label %349

346:
  %347 = load i8*, i8** %60, align 8
  %348 = getelementptr i8, i8* %347, i64 8
  store i8* %348, i8** %60, align 8
  br label %349

349:
  %350 = phi i8* [ %344, %341 ], [ %347, %346 ]
  %351 = bitcast i8* %350 to i8**
  %352 = load i8*, i8** %351, align 8
  call fastcc void @string(%struct.output* noundef %5, %struct.conversion* noundef nonnull %7, i8* noundef %352)
  br label %288

353:
  %354 = load i32, i32* %44, align 8
  %355 = icmp ult i32 %354, 41
  br i1 %355, label %356, label %361

356:
  %357 = load i8*, i8** %46, align 8
  %358 = sext i32 %354 to i64
  %359 = getelementptr i8, i8* %357, i64 %358
  %360 = add i32 %354, 8
  store i32 %360, i32* %44, align 8
  br label %364

361:
  %362 = load i8*, i8** %45, align 8
  %363 = getelementptr i8, i8* %362, i64 8
  store i8* %363, i8** %45, align 8
  br label %364

364:
  %365 = phi i8* [ %359, %356 ], [ %362, %361 ]
  %366 = bitcast i8* %365 to i32*
  %367 = load i32, i32* %366, align 4
  %368 = load i32, i32* %17, align 4
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %370, label %402

370:
  %371 = load i32, i32* %22, align 4
  %372 = icmp sgt i32 %371, 1
  br i1 %372, label %373, label %402

373:
  %374 = phi i32 [ %375, %396 ], [ %371, %370 ]
  %375 = add nsw i32 %374, -1
  %376 = load i64, i64* %48, align 8
  %377 = load i64, i64* %50, align 8
  %378 = icmp eq i64 %376, %377
  br i1 %378, label %379, label %396

379:
  %380 = shl i64 %377, 1
  %381 = call i8* @mazurka.private(i64 noundef %380)
  %382 = load i64, i64* %48, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %387

384:
  store i8* %381, i8** %51, align 8
  %385 = load i64, i64* %50, align 8
  %386 = shl i64 %385, 1
  store i64 %386, i64* %50, align 8
  br label %396

387:
  %388 = phi i64 [ %393, %387 ], [ 0, %379 ]
  %389 = load i8*, i8** %51, align 8
  %390 = getelementptr inbounds i8, i8* %389, i64 %388
  %391 = load i8, i8* %390, align 1
  %392 = getelementptr inbounds i8, i8* %381, i64 %388
  store i8 %391, i8* %392, align 1
  %393 = add nuw i64 %388, 1
  %394 = load i64, i64* %48, align 8
  %395 = icmp ult i64 %393, %394
  br i1 %395, label %387, label %384

396:
  %397 = load i8*, i8** %51, align 8
  %398 = load i64, i64* %48, align 8
  %399 = add i64 %398, 1
  store i64 %399, i64* %48, align 8
  %400 = getelementptr inbounds i8, i8* %397, i64 %398
  store i8 32, i8* %400, align 1
  %401 = icmp sgt i32 %374, 2
  br i1 %401, label %373, label %402

402:
  %403 = trunc i32 %367 to i8
  %404 = load i64, i64* %53, align 8
  %405 = load i64, i64* %55, align 8
  %406 = icmp eq i64 %404, %405
  br i1 %406, label %407, label %424

407:
  %408 = shl i64 %405, 1
  %409 = call i8* @mazurka.private(i64 noundef %408)
  %410 = load i64, i64* %53, align 8
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %412, label %415

412:
  store i8* %409, i8** %57, align 8
  %413 = load i64, i64* %55, align 8
  %414 = shl i64 %413, 1
  store i64 %414, i64* %55, align 8
  br label %424

415:
  %416 = phi i64 [ %421, %415 ], [ 0, %407 ]
  %417 = load i8*, i8** %56, align 8
  %418 = getelementptr inbounds i8, i8* %417, i64 %416
  %419 = load i8, i8* %418, align 1
  %420 = getelementptr inbounds i8, i8* %409, i64 %416
  store i8 %419, i8* %420, align 1
  %421 = add nuw i64 %416, 1
  %422 = load i64, i64* %53, align 8
  %423 = icmp ult i64 %421, %422
  br i1 %423, label %415, label %412

424:
  %425 = load i8*, i8** %58, align 8
  %426 = load i64, i64* %53, align 8
  %427 = add i64 %426, 1
  store i64 %427, i64* %53, align 8
  %428 = getelementptr inbounds i8, i8* %425, i64 %426
  store i8 %403, i8* %428, align 1
  %429 = load i32, i32* %17, align 4
  %430 = icmp eq i32 %429, 0
  br i1 %430, label %288, label %431

431:
  %432 = load i32, i32* %22, align 4
  %433 = icmp sgt i32 %432, 1
  br i1 %433, label %434, label %288

434:
  %435 = phi i32 [ %436, %457 ], [ %432, %431 ]
  %436 = add nsw i32 %435, -1
  %437 = load i64, i64* %53, align 8
  %438 = load i64, i64* %55, align 8
  %439 = icmp eq i64 %437, %438
  br i1 %439, label %440, label %457

440:
  %441 = shl i64 %438, 1
  %442 = call i8* @mazurka.private(i64 noundef %441)
  %443 = load i64, i64* %53, align 8
  %444 = icmp eq i64 %443, 0
  br i1 %444, label %445, label %448

445:
  store i8* %442, i8** %58, align 8
  %446 = load i64, i64* %55, align 8
  %447 = shl i64 %446, 1
  store i64 %447, i64* %55, align 8
  br label %457

448:
  %449 = phi i64 [ %454, %448 ], [ 0, %440 ]
  %450 = load i8*, i8** %58, align 8
  %451 = getelementptr inbounds i8, i8* %450, i64 %449
  %452 = load i8, i8* %451, align 1
  %453 = getelementptr inbounds i8, i8* %442, i64 %449
  store i8 %452, i8* %453, align 1
  %454 = add nuw i64 %449, 1
  %455 = load i64, i64* %53, align 8
  %456 = icmp ult i64 %454, %455
  br i1 %456, label %448, label %445

457:
  %458 = load i8*, i8** %58, align 8
  %459 = load i64, i64* %53, align 8
  %460 = add i64 %459, 1
  store i64 %460, i64* %53, align 8
  %461 = getelementptr inbounds i8, i8* %458, i64 %459
  store i8 32, i8* %461, align 1
  %462 = icmp sgt i32 %435, 2
  br i1 %462, label %434, label %288

463:
  %464 = phi i8* [ %469, %463 ], [ getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), %337 ]
  %465 = load i8, i8* %464, align 1
  %466 = icmp eq i8 %465, 0
  %467 = icmp eq i8 %465, %257
  %468 = or i1 %466, %467
  %469 = getelementptr inbounds i8, i8* %464, i64 1
  br i1 %468, label %470, label %463

470:
  %471 = icmp ne i8 %465, 0
  %472 = and i1 %328, %471
  br i1 %472, label %473, label %663

473:
  %474 = phi i8* [ %479, %473 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str.5, i64 0, i64 0), %470 ]
  %475 = load i8, i8* %474, align 1
  %476 = icmp eq i8 %475, 0
  %477 = icmp eq i8 %475, %257
  %478 = or i1 %476, %477
  %479 = getelementptr inbounds i8, i8* %474, i64 1
  br i1 %478, label %480, label %473

480:
  br i1 %476, label %533, label %481

481:
  %482 = load i32, i32* %69, align 4
  %483 = icmp ult i32 %482, 161
  br i1 %483, label %484, label %489

484:
  %485 = load i8*, i8** %71, align 8
  %486 = sext i32 %482 to i64
  %487 = getelementptr i8, i8* %485, i64 %486
  %488 = add i32 %482, 16
  store i32 %488, i32* %69, align 4
  br label %492

489:
  %490 = load i8*, i8** %70, align 8
  %491 = getelementptr i8, i8* %490, i64 8
  store i8* %491, i8** %70, align 8
  br label %492

492:
  %493 = phi i8* [ %487, %484 ], [ %490, %489 ]
  %494 = bitcast i8* %493 to double*
  %495 = load double, double* %494, align 8
  store i32 4, i32* %16, align 4
  store i8 37, i8* %72, align 1
  %496 = load i8, i8* %74, align 1
  %497 = icmp eq i8 %496, 0
  br i1 %497, label %498, label %505

498:
  %499 = phi i8* [ %73, %492 ], [ %509, %505 ]
  %500 = getelementptr inbounds i8, i8* %499, i64 1
  store i8 42, i8* %499, align 1
  %501 = getelementptr inbounds i8, i8* %499, i64 2
  store i8 46, i8* %500, align 1
  %502 = getelementptr inbounds i8, i8* %499, i64 3
  store i8 42, i8* %501, align 1
  %503 = load i32, i32* %16, align 4
  %504 = icmp eq i32 %503, 8
  br i1 %504, label %514, label %516

505:
  %506 = phi i64 [ %510, %505 ], [ 0, %492 ]
  %507 = phi i8 [ %512, %505 ], [ %496, %492 ]
  %508 = phi i8* [ %509, %505 ], [ %73, %492 ]
  %509 = getelementptr inbounds i8, i8* %508, i64 1
  store i8 %507, i8* %508, align 1
  %510 = add nuw nsw i64 %506, 1
  %511 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %510
  %512 = load i8, i8* %511, align 1
  %513 = icmp eq i8 %512, 0
  br i1 %513, label %498, label %505

514:
  %515 = getelementptr inbounds i8, i8* %499, i64 4
  store i8 108, i8* %502, align 1
  br label %516

516:
  %517 = phi i8* [ %515, %514 ], [ %502, %498 ]
  %518 = load i32, i32* %16, align 4
  %519 = icmp slt i32 %518, 4
  br i1 %519, label %520, label %526

520:
  %521 = phi i32 [ %524, %520 ], [ %518, %516 ]
  %522 = phi i8* [ %523, %520 ], [ %517, %516 ]
  %523 = getelementptr inbounds i8, i8* %522, i64 1
  store i8 104, i8* %522, align 1
  %524 = shl nsw i32 %521, 1
  %525 = icmp slt i32 %521, 2
  br i1 %525, label %520, label %526

526:
  %527 = phi i8* [ %517, %516 ], [ %523, %520 ]
  %528 = load i8, i8* %26, align 4
  %529 = getelementptr inbounds i8, i8* %527, i64 1
  store i8 %528, i8* %527, align 1
  store i8 0, i8* %529, align 1
  %530 = load i32, i32* %22, align 4
  %531 = load i32, i32* %14, align 4
  %532 = call i8* (i8*, ...) @mazurka.format_text(i8* noundef nonnull %72, i32 noundef %530, i32 noundef %531, double noundef %495)
  br label %628

533:
  %534 = icmp eq i8 %257, 112
  br i1 %534, label %535, label %551

535:
  %536 = load i32, i32* %81, align 8
  %537 = icmp ult i32 %536, 41
  br i1 %537, label %538, label %543

538:
  %539 = load i8*, i8** %83, align 8
  %540 = sext i32 %536 to i64
  %541 = getelementptr i8, i8* %539, i64 %540
  %542 = add i32 %536, 8
  store i32 %542, i32* %81, align 8
  br label %546

543:
  %544 = load i8*, i8** %82, align 8
  %545 = getelementptr i8, i8* %544, i64 8
  store i8* %545, i8** %82, align 8
  br label %546

546:
  %547 = phi i8* [ %541, %538 ], [ %544, %543 ]
  %548 = bitcast i8* %547 to i8**
  %549 = load i8*, i8** %548, align 8
  %550 = ptrtoint i8* %549 to i64
  br label %584

551:
  %552 = icmp eq i32 %248, 8
  br i1 %552, label %553, label %568

553:
  %554 = load i32, i32* %78, align 8
  %555 = icmp ult i32 %554, 41
  br i1 %555, label %556, label %561

556:
  %557 = load i8*, i8** %80, align 8
  %558 = sext i32 %554 to i64
  %559 = getelementptr i8, i8* %557, i64 %558
  %560 = add i32 %554, 8
  store i32 %560, i32* %78, align 8
  br label %564

561:
  %562 = load i8*, i8** %79, align 8
  %563 = getelementptr i8, i8* %562, i64 8
  store i8* %563, i8** %79, align 8
  br label %564

564:
  %565 = phi i8* [ %559, %556 ], [ %562, %561 ]
  %566 = bitcast i8* %565 to i64*
  %567 = load i64, i64* %566, align 8
  br label %584

568:
  %569 = load i32, i32* %75, align 8
  %570 = icmp ult i32 %569, 41
  br i1 %570, label %571, label %576

571:
  %572 = load i8*, i8** %77, align 8
  %573 = sext i32 %569 to i64
  %574 = getelementptr i8, i8* %572, i64 %573
  %575 = add i32 %569, 8
  store i32 %575, i32* %75, align 8
  br label %579

576:
  %577 = load i8*, i8** %76, align 8
  %578 = getelementptr i8, i8* %577, i64 8
  store i8* %578, i8** %76, align 8
  br label %579

579:
  %580 = phi i8* [ %574, %571 ], [ %577, %576 ]
  %581 = bitcast i8* %580 to i32*
  %582 = load i32, i32* %581, align 4
  %583 = sext i32 %582 to i64
  br label %584

584:
  %585 = phi i64 [ %550, %546 ], [ %567, %564 ], [ %583, %579 ]
  store i8 37, i8* %84, align 1
  %586 = load i8, i8* %86, align 1
  %587 = icmp eq i8 %586, 0
  br i1 %587, label %588, label %595

588:
  %589 = phi i8* [ %85, %584 ], [ %599, %595 ]
  %590 = getelementptr inbounds i8, i8* %589, i64 1
  store i8 42, i8* %589, align 1
  %591 = getelementptr inbounds i8, i8* %589, i64 2
  store i8 46, i8* %590, align 1
  %592 = getelementptr inbounds i8, i8* %589, i64 3
  store i8 42, i8* %591, align 1
  %593 = load i32, i32* %16, align 4
  %594 = icmp eq i32 %593, 8
  br i1 %594, label %604, label %606

595:
  %596 = phi i64 [ %600, %595 ], [ 0, %584 ]
  %597 = phi i8 [ %602, %595 ], [ %586, %584 ]
  %598 = phi i8* [ %599, %595 ], [ %85, %584 ]
  %599 = getelementptr inbounds i8, i8* %598, i64 1
  store i8 %597, i8* %598, align 1
  %600 = add nuw nsw i64 %596, 1
  %601 = getelementptr inbounds %struct.conversion, %struct.conversion* %7, i64 0, i32 4, i64 %600
  %602 = load i8, i8* %601, align 1
  %603 = icmp eq i8 %602, 0
  br i1 %603, label %588, label %595

604:
  %605 = getelementptr inbounds i8, i8* %589, i64 4
  store i8 108, i8* %592, align 1
  br label %606

606:
  %607 = phi i8* [ %605, %604 ], [ %592, %588 ]
  %608 = load i32, i32* %16, align 4
  %609 = icmp slt i32 %608, 4
  br i1 %609, label %610, label %616

610:
  %611 = phi i32 [ %614, %610 ], [ %608, %606 ]
  %612 = phi i8* [ %613, %610 ], [ %607, %606 ]
  %613 = getelementptr inbounds i8, i8* %612, i64 1
  store i8 104, i8* %612, align 1
  %614 = shl nsw i32 %611, 1
  %615 = icmp slt i32 %611, 2
  br i1 %615, label %610, label %616

616:
  %617 = phi i8* [ %607, %606 ], [ %613, %610 ]
  %618 = load i8, i8* %26, align 4
  %619 = getelementptr inbounds i8, i8* %617, i64 1
  store i8 %618, i8* %617, align 1
  store i8 0, i8* %619, align 1
  %620 = load i32, i32* %22, align 4
  %621 = load i32, i32* %14, align 4
  %622 = call i8* (i8*, ...) @mazurka.format_text(i8* noundef nonnull %84, i32 noundef %620, i32 noundef %621, i64 noundef %585)
  %623 = load i8, i8* %26, align 4
  %624 = icmp ne i8 %623, 112
  %625 = icmp ne i64 %585, 0
  %626 = select i1 %624, i1 true, i1 %625
  br i1 %626, label %628, label %627

627:
  store i32 -1, i32* %14, align 4
  call fastcc void @string(%struct.output* noundef %5, %struct.conversion* noundef nonnull %7, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i64 0, i64 0))
  br label %288

628:
  %629 = phi i8* [ %532, %526 ], [ %622, %616 ]
  %630 = load i8, i8* %629, align 1
  %631 = icmp eq i8 %630, 0
  br i1 %631, label %288, label %632

632:
  %633 = phi i8 [ %661, %656 ], [ %630, %628 ]
  %634 = phi i8* [ %635, %656 ], [ %629, %628 ]
  %635 = getelementptr inbounds i8, i8* %634, i64 1
  %636 = load i64, i64* %88, align 8
  %637 = load i64, i64* %90, align 8
  %638 = icmp eq i64 %636, %637
  br i1 %638, label %639, label %656

639:
  %640 = shl i64 %637, 1
  %641 = call i8* @mazurka.private(i64 noundef %640)
  %642 = load i64, i64* %88, align 8
  %643 = icmp eq i64 %642, 0
  br i1 %643, label %644, label %647

644:
  store i8* %641, i8** %91, align 8
  %645 = load i64, i64* %90, align 8
  %646 = shl i64 %645, 1
  store i64 %646, i64* %90, align 8
  br label %656

647:
  %648 = phi i64 [ %653, %647 ], [ 0, %639 ]
  %649 = load i8*, i8** %91, align 8
  %650 = getelementptr inbounds i8, i8* %649, i64 %648
  %651 = load i8, i8* %650, align 1
  %652 = getelementptr inbounds i8, i8* %641, i64 %648
  store i8 %651, i8* %652, align 1
  %653 = add nuw i64 %648, 1
  %654 = load i64, i64* %88, align 8
  %655 = icmp ult i64 %653, %654
  br i1 %655, label %647, label %644

656:
  %657 = load i8*, i8** %91, align 8
  %658 = load i64, i64* %88, align 8
  %659 = add i64 %658, 1
  store i64 %659, i64* %88, align 8
  %660 = getelementptr inbounds i8, i8* %657, i64 %658
  store i8 %633, i8* %660, align 1
  %661 = load i8, i8* %635, align 1
  %662 = icmp eq i8 %661, 0
  br i1 %662, label %288, label %632

663:
  %664 = load i64, i64* %63, align 8
  %665 = load i64, i64* %65, align 8
  %666 = icmp eq i64 %664, %665
  br i1 %666, label %667, label %684

667:
  %668 = shl i64 %665, 1
  %669 = call i8* @mazurka.private(i64 noundef %668)
  %670 = load i64, i64* %63, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %672, label %675

672:
  store i8* %669, i8** %67, align 8
  %673 = load i64, i64* %65, align 8
  %674 = shl i64 %673, 1
  store i64 %674, i64* %65, align 8
  br label %684

675:
  %676 = phi i64 [ %681, %675 ], [ 0, %667 ]
  %677 = load i8*, i8** %66, align 8
  %678 = getelementptr inbounds i8, i8* %677, i64 %676
  %679 = load i8, i8* %678, align 1
  %680 = getelementptr inbounds i8, i8* %669, i64 %676
  store i8 %679, i8* %680, align 1
  %681 = add nuw i64 %676, 1
  %682 = load i64, i64* %63, align 8
  %683 = icmp ult i64 %681, %682
  br i1 %683, label %675, label %672

684:
  %685 = load i8*, i8** %68, align 8
  %686 = load i64, i64* %63, align 8
  %687 = add i64 %686, 1
  store i64 %687, i64* %63, align 8
  %688 = getelementptr inbounds i8, i8* %685, i64 %686
  store i8 37, i8* %688, align 1
  %689 = load i8, i8* %27, align 4
  %690 = load i64, i64* %63, align 8
  %691 = load i64, i64* %65, align 8
  %692 = icmp eq i64 %690, %691
  br i1 %692, label %693, label %710

693:
  %694 = shl i64 %691, 1
  %695 = call i8* @mazurka.private(i64 noundef %694)
  %696 = load i64, i64* %63, align 8
  %697 = icmp eq i64 %696, 0
  br i1 %697, label %698, label %701

698:
  store i8* %695, i8** %68, align 8
  %699 = load i64, i64* %65, align 8
  %700 = shl i64 %699, 1
  store i64 %700, i64* %65, align 8
  br label %710

701:
  %702 = phi i64 [ %707, %701 ], [ 0, %693 ]
  %703 = load i8*, i8** %68, align 8
  %704 = getelementptr inbounds i8, i8* %703, i64 %702
  %705 = load i8, i8* %704, align 1
  %706 = getelementptr inbounds i8, i8* %695, i64 %702
  store i8 %705, i8* %706, align 1
  %707 = add nuw i64 %702, 1
  %708 = load i64, i64* %63, align 8
  %709 = icmp ult i64 %707, %708
  br i1 %709, label %701, label %698

710:
  %711 = load i8*, i8** %68, align 8
  %712 = load i64, i64* %63, align 8
  %713 = add i64 %712, 1
  store i64 %713, i64* %63, align 8
  %714 = getelementptr inbounds i8, i8* %711, i64 %712
  store i8 %689, i8* %714, align 1
  br label %288
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


