target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.longs = type { %struct.option*, i32*, i32 }
%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 8
@.str = private unnamed_addr constant [16 x i8] c"POSIXLY_CORRECT\00", align 1
@letters = internal unnamed_addr global i8* null, align 8
@last = internal unnamed_addr global i32 1, align 4
@first = internal unnamed_addr global i32 1, align 4
@.str.1 = private unnamed_addr constant [15 x i8] c"invalid option\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"option requires an argument\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"is not known\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"is ambiguous\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"doesn't allow an argument\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"requires an argument\00", align 1
@stderr = external dso_local local_unnamed_addr global i8*, align 8
@.str.7 = private unnamed_addr constant [20 x i8] c"%s: option '%s' %s\0A\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"%s: %s -- '%c'\0A\00", align 1

define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef nonnull %1, i8* nocapture noundef nonnull readonly %2) local_unnamed_addr {
  %4 = alloca %struct.longs, align 8
  %5 = bitcast %struct.longs* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5)
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  %6 = call fastcc i32 @next_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %2, %struct.longs* noundef nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5)
  ret i32 %6
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)

define internal fastcc i32 @next_option(i32 noundef %0, i8** nocapture noundef %1, i8* nocapture noundef readonly %2, %struct.longs* nocapture noundef readonly %3) unnamed_addr {
  %5 = load i8, i8* %2, align 1
  switch i8 %5, label %6 [
    i8 43, label %9
    i8 45, label %9
  ]

6:
  %7 = call i8* @getenv(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %8 = icmp ne i8* %7, null
  br label %9

9:
  %10 = phi i1 [ true, %4 ], [ %8, %6 ], [ true, %4 ]
  %11 = load i8, i8* %2, align 1
  %12 = icmp eq i8 %11, 43
  %13 = icmp eq i8 %11, 45
  %14 = or i1 %12, %13
  %15 = zext i1 %14 to i64
  %16 = getelementptr inbounds i8, i8* %2, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %17, 58
  %19 = load i32, i32* @optind, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:
  store i32 1, i32* @optind, align 4
  store i8* null, i8** @letters, align 8
  store i32 1, i32* @last, align 4
  store i32 1, i32* @first, align 4
  br label %22

22:
  store i8* null, i8** @optarg, align 8
  %23 = load i8*, i8** @letters, align 8
  %24 = icmp eq i8* %23, null
  br i1 %24, label %28, label %25

25:
  %26 = load i8, i8* %23, align 1
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %359

28:
  %29 = load i32, i32* @last, align 4
  %30 = load i32, i32* @optind, align 4
  %31 = icmp sgt i32 %29, %30
  br i1 %31, label %32, label %33

32:
  store i32 %30, i32* @last, align 4
  br label %33

33:
  %34 = load i32, i32* @first, align 4
  %35 = icmp sgt i32 %34, %30
  br i1 %35, label %36, label %37

36:
  store i32 %30, i32* @first, align 4
  br label %37

37:
  br i1 %10, label %103, label %38

38:
  %39 = load i32, i32* @first, align 4
  %40 = load i32, i32* @last, align 4
  %41 = icmp eq i32 %39, %40
  %42 = icmp eq i32 %30, %40
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %71, label %44

44:
  %45 = icmp sgt i32 %30, %40
  br i1 %45, label %46, label %68

46:
  %47 = sext i32 %40 to i64
  %48 = sext i32 %39 to i64
  %49 = sext i32 %30 to i64
  br label %50

50:
  %51 = phi i64 [ %48, %46 ], [ %58, %56 ]
  %52 = phi i64 [ %47, %46 ], [ %59, %56 ]
  %53 = getelementptr inbounds i8*, i8** %1, i64 %52
  %54 = load i8*, i8** %53, align 8
  %55 = icmp sgt i64 %52, %51
  br i1 %55, label %61, label %56

56:
  %57 = getelementptr inbounds i8*, i8** %1, i64 %51
  store i8* %54, i8** %57, align 8
  %58 = add nsw i64 %51, 1
  %59 = add nsw i64 %52, 1
  %60 = icmp eq i64 %59, %49
  br i1 %60, label %68, label %50

61:
  %62 = phi i64 [ %63, %61 ], [ %52, %50 ]
  %63 = add nsw i64 %62, -1
  %64 = getelementptr inbounds i8*, i8** %1, i64 %63
  %65 = load i8*, i8** %64, align 8
  %66 = getelementptr inbounds i8*, i8** %1, i64 %62
  store i8* %65, i8** %66, align 8
  %67 = icmp sgt i64 %63, %51
  br i1 %67, label %61, label %56

68:
  %69 = add i32 %39, %30
  %70 = sub i32 %69, %40
  br label %73

71:
  %72 = icmp eq i32 %40, %30
  br i1 %72, label %75, label %73

73:
  %74 = phi i32 [ %70, %68 ], [ %30, %71 ]
  store i32 %74, i32* @first, align 4
  br label %75

75:
  store i32 %30, i32* @last, align 4
  %76 = load i32, i32* @optind, align 4
  %77 = icmp slt i32 %76, %0
  br i1 %77, label %78, label %101

78:
  %79 = sext i32 %76 to i64
  br label %80

80:
  %81 = phi i64 [ %79, %78 ], [ %95, %94 ]
  %82 = getelementptr inbounds i8*, i8** %1, i64 %81
  %83 = load i8*, i8** %82, align 8
  %84 = load i8, i8* %83, align 1
  %85 = icmp eq i8 %84, 45
  br i1 %85, label %86, label %91

86:
  %87 = getelementptr inbounds i8, i8* %83, i64 1
  %88 = load i8, i8* %87, align 1
  %89 = icmp ne i8 %88, 0
  %90 = zext i1 %89 to i32
  br label %91

91:
  %92 = phi i32 [ 0, %80 ], [ %90, %86 ]
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %99

94:
  %95 = add nsw i64 %81, 1
  %96 = trunc i64 %95 to i32
  store i32 %96, i32* @optind, align 4
  %97 = trunc i64 %95 to i32
  %98 = icmp eq i32 %97, %0
  br i1 %98, label %101, label %80

99:
  %100 = trunc i64 %81 to i32
  br label %101

101:
  %102 = phi i32 [ %76, %75 ], [ %100, %99 ], [ %0, %94 ]
  store i32 %102, i32* @last, align 4
  br label %103

103:
  %104 = load i32, i32* @optind, align 4
  %105 = icmp slt i32 %104, %0
  br i1 %105, label %106, label %158

106:
  %107 = sext i32 %104 to i64
  %108 = getelementptr inbounds i8*, i8** %1, i64 %107
  %109 = load i8*, i8** %108, align 8
  %110 = load i8, i8* %109, align 1
  %111 = icmp eq i8 %110, 45
  br i1 %111, label %112, label %158

112:
  %113 = getelementptr inbounds i8, i8* %109, i64 1
  %114 = load i8, i8* %113, align 1
  %115 = icmp eq i8 %114, 45
  br i1 %115, label %116, label %158

116:
  %117 = getelementptr inbounds i8, i8* %109, i64 2
  %118 = load i8, i8* %117, align 1
  %119 = icmp eq i8 %118, 0
  br i1 %119, label %120, label %158

120:
  %121 = add nsw i32 %104, 1
  store i32 %121, i32* @optind, align 4
  %122 = load i32, i32* @first, align 4
  %123 = load i32, i32* @last, align 4
  %124 = icmp eq i32 %122, %123
  %125 = icmp eq i32 %121, %123
  %126 = select i1 %124, i1 true, i1 %125
  br i1 %126, label %154, label %127

127:
  %128 = icmp slt i32 %104, %123
  br i1 %128, label %151, label %129

129:
  %130 = sext i32 %123 to i64
  %131 = sext i32 %122 to i64
  %132 = sext i32 %121 to i64
  br label %133

133:
  %134 = phi i64 [ %131, %129 ], [ %141, %139 ]
  %135 = phi i64 [ %130, %129 ], [ %142, %139 ]
  %136 = getelementptr inbounds i8*, i8** %1, i64 %135
  %137 = load i8*, i8** %136, align 8
  %138 = icmp sgt i64 %135, %134
  br i1 %138, label %144, label %139

139:
  %140 = getelementptr inbounds i8*, i8** %1, i64 %134
  store i8* %137, i8** %140, align 8
  %141 = add nsw i64 %134, 1
  %142 = add nsw i64 %135, 1
  %143 = icmp eq i64 %142, %132
  br i1 %143, label %151, label %133

144:
  %145 = phi i64 [ %146, %144 ], [ %135, %133 ]
  %146 = add nsw i64 %145, -1
  %147 = getelementptr inbounds i8*, i8** %1, i64 %146
  %148 = load i8*, i8** %147, align 8
  %149 = getelementptr inbounds i8*, i8** %1, i64 %145
  store i8* %148, i8** %149, align 8
  %150 = icmp sgt i64 %146, %134
  br i1 %150, label %144, label %139

151:
  %152 = add i32 %122, %121
  %153 = sub i32 %152, %123
  br label %155

154:
  br i1 %124, label %155, label %157

155:
  %156 = phi i32 [ %153, %151 ], [ %121, %154 ]
  store i32 %156, i32* @first, align 4
  br label %157

157:
  store i32 %0, i32* @last, align 4
  store i32 %0, i32* @optind, align 4
  br label %158

158:
  %159 = load i32, i32* @optind, align 4
  %160 = icmp eq i32 %159, %0
  br i1 %160, label %161, label %166

161:
  %162 = load i32, i32* @first, align 4
  %163 = load i32, i32* @last, align 4
  %164 = icmp eq i32 %162, %163
  br i1 %164, label %356, label %165

165:
  store i32 %162, i32* @optind, align 4
  br label %356

166:
  %167 = sext i32 %159 to i64
  %168 = getelementptr inbounds i8*, i8** %1, i64 %167
  %169 = load i8*, i8** %168, align 8
  %170 = load i8, i8* %169, align 1
  %171 = icmp eq i8 %170, 45
  br i1 %171, label %172, label %177

172:
  %173 = getelementptr inbounds i8, i8* %169, i64 1
  %174 = load i8, i8* %173, align 1
  %175 = icmp ne i8 %174, 0
  %176 = zext i1 %175 to i32
  br label %177

177:
  %178 = phi i32 [ 0, %166 ], [ %176, %172 ]
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %356, label %180

180:
  %181 = getelementptr inbounds i8, i8* %169, i64 1
  %182 = load i8, i8* %181, align 1
  %183 = icmp eq i8 %182, 45
  %184 = getelementptr inbounds %struct.longs, %struct.longs* %3, i64 0, i32 0
  %185 = load %struct.option*, %struct.option** %184, align 8
  %186 = icmp eq %struct.option* %185, null
  br i1 %186, label %347, label %187

187:
  br i1 %183, label %192, label %188

188:
  %189 = getelementptr inbounds %struct.longs, %struct.longs* %3, i64 0, i32 2
  %190 = load i32, i32* %189, align 8
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %347, label %192

192:
  %193 = zext i1 %183 to i64
  %194 = getelementptr inbounds i8, i8* %181, i64 %193
  %195 = getelementptr inbounds %struct.option, %struct.option* %185, i64 0, i32 0
  %196 = load i8*, i8** %195, align 8
  %197 = icmp eq i8* %196, null
  br i1 %197, label %258, label %198

198:
  %199 = phi i64 [ %252, %250 ], [ 0, %192 ]
  %200 = phi i8* [ %254, %250 ], [ %196, %192 ]
  %201 = phi i32 [ %251, %250 ], [ -1, %192 ]
  br label %202

202:
  %203 = phi i64 [ %211, %210 ], [ 0, %198 ]
  %204 = getelementptr inbounds i8, i8* %194, i64 %203
  %205 = load i8, i8* %204, align 1
  switch i8 %205, label %206 [
    i8 0, label %212
    i8 61, label %212
  ]

206:
  %207 = getelementptr inbounds i8, i8* %200, i64 %203
  %208 = load i8, i8* %207, align 1
  %209 = icmp eq i8 %205, %208
  br i1 %209, label %210, label %212

210:
  %211 = add i64 %203, 1
  br label %202

212:
  %213 = getelementptr inbounds i8, i8* %200, i64 %203
  %214 = load i8, i8* %213, align 1
  %215 = icmp eq i8 %214, 0
  switch i8 %205, label %217 [
    i8 0, label %216
    i8 61, label %216
  ]

216:
  br label %217

217:
  %218 = phi i64 [ %203, %216 ], [ 0, %212 ]
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %250, label %220

220:
  %221 = trunc i64 %199 to i32
  br i1 %215, label %256, label %222

222:
  %223 = icmp sgt i32 %201, -1
  br i1 %223, label %224, label %243

224:
  %225 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %199, i32 1
  %226 = load i32, i32* %225, align 8
  %227 = sext i32 %201 to i64
  %228 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %227, i32 1
  %229 = load i32, i32* %228, align 8
  %230 = icmp eq i32 %226, %229
  br i1 %230, label %231, label %243

231:
  %232 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %199, i32 2
  %233 = load i32*, i32** %232, align 8
  %234 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %227, i32 2
  %235 = load i32*, i32** %234, align 8
  %236 = icmp eq i32* %233, %235
  br i1 %236, label %237, label %243

237:
  %238 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %199, i32 3
  %239 = load i32, i32* %238, align 8
  %240 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %227, i32 3
  %241 = load i32, i32* %240, align 8
  %242 = icmp eq i32 %239, %241
  br label %243

243:
  %244 = phi i1 [ false, %231 ], [ false, %224 ], [ false, %222 ], [ %242, %237 ]
  %245 = icmp eq i32 %201, -1
  %246 = select i1 %245, i1 true, i1 %244
  %247 = icmp slt i32 %201, 0
  %248 = select i1 %247, i32 %221, i32 %201
  %249 = select i1 %246, i32 %248, i32 -2
  br label %250

250:
  %251 = phi i32 [ %249, %243 ], [ %201, %217 ]
  %252 = add nuw i64 %199, 1
  %253 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %252, i32 0
  %254 = load i8*, i8** %253, align 8
  %255 = icmp eq i8* %254, null
  br i1 %255, label %258, label %198

256:
  %257 = trunc i64 %199 to i32
  br label %258

258:
  %259 = phi i32 [ -1, %192 ], [ %257, %256 ], [ %251, %250 ]
  %260 = icmp sgt i32 %259, -1
  br i1 %260, label %261, label %325

261:
  %262 = sext i32 %259 to i64
  %263 = add nsw i32 %159, 1
  store i32 %263, i32* @optind, align 4
  br label %264

264:
  %265 = phi i8* [ %169, %261 ], [ %268, %267 ]
  %266 = load i8, i8* %265, align 1
  switch i8 %266, label %267 [
    i8 0, label %269
    i8 61, label %269
  ]

267:
  %268 = getelementptr inbounds i8, i8* %265, i64 1
  br label %264

269:
  %270 = icmp eq i8 %266, 0
  br i1 %270, label %285, label %271

271:
  %272 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %262, i32 1
  %273 = load i32, i32* %272, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %285

275:
  %276 = load i8*, i8** %1, align 8
  %277 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %262, i32 3
  %278 = load i32, i32* %277, align 8
  store i32 %278, i32* @optopt, align 4
  %279 = load i32, i32* @opterr, align 4
  %280 = icmp eq i32 %279, 0
  %281 = or i1 %18, %280
  br i1 %281, label %347, label %282

282:
  %283 = load i8*, i8** @stderr, align 8
  %284 = call i32 (i8*, i8*, ...) @mazurka.call.fprintf(i8* noundef %283, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i64 0, i64 0), i8* noundef %276, i8* noundef nonnull %169, i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0))
  br label %347

285:
  %286 = getelementptr inbounds i8, i8* %265, i64 1
  %287 = select i1 %270, i8* null, i8* %286
  store i8* %287, i8** @optarg, align 8
  %288 = load i8, i8* %265, align 1
  %289 = icmp eq i8 %288, 0
  br i1 %289, label %290, label %313

290:
  %291 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %262, i32 1
  %292 = load i32, i32* %291, align 8
  %293 = icmp eq i32 %292, 1
  br i1 %293, label %294, label %313

294:
  %295 = icmp eq i32 %263, %0
  br i1 %295, label %296, label %308

296:
  %297 = load i8*, i8** %1, align 8
  %298 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %262, i32 3
  %299 = load i32, i32* %298, align 8
  store i32 %299, i32* @optopt, align 4
  %300 = load i32, i32* @opterr, align 4
  %301 = icmp eq i32 %300, 0
  %302 = or i1 %18, %301
  br i1 %302, label %306, label %303

303:
  %304 = load i8*, i8** @stderr, align 8
  %305 = call i32 (i8*, i8*, ...) @mazurka.call.fprintf(i8* noundef %304, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i64 0, i64 0), i8* noundef %297, i8* noundef nonnull %169, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i64 0, i64 0))
  br label %306

306:
  %307 = select i1 %18, i32 58, i32 63
  br label %347

308:
  %309 = add nsw i32 %159, 2
  store i32 %309, i32* @optind, align 4
  %310 = sext i32 %263 to i64
  %311 = getelementptr inbounds i8*, i8** %1, i64 %310
  %312 = load i8*, i8** %311, align 8
  store i8* %312, i8** @optarg, align 8
  br label %313

313:
  %314 = getelementptr inbounds %struct.longs, %struct.longs* %3, i64 0, i32 1
  %315 = load i32*, i32** %314, align 8
  %316 = icmp eq i32* %315, null
  br i1 %316, label %318, label %317

317:
  store i32 %259, i32* %315, align 4
  br label %318

318:
  %319 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %262, i32 2
  %320 = load i32*, i32** %319, align 8
  %321 = icmp eq i32* %320, null
  %322 = getelementptr inbounds %struct.option, %struct.option* %185, i64 %262, i32 3
  %323 = load i32, i32* %322, align 8
  br i1 %321, label %347, label %324

324:
  store i32 %323, i32* %320, align 4
  br label %347

325:
  br i1 %183, label %336, label %326

326:
  %327 = phi i8* [ %332, %326 ], [ %16, %325 ]
  %328 = load i8, i8* %327, align 1
  %329 = icmp eq i8 %328, 0
  %330 = icmp eq i8 %328, %182
  %331 = or i1 %329, %330
  %332 = getelementptr inbounds i8, i8* %327, i64 1
  br i1 %331, label %333, label %326

333:
  %334 = icmp eq i8 %182, 58
  %335 = or i1 %334, %329
  br i1 %335, label %336, label %347

336:
  %337 = add nsw i32 %159, 1
  store i32 %337, i32* @optind, align 4
  %338 = load i8*, i8** %1, align 8
  store i32 0, i32* @optopt, align 4
  %339 = load i32, i32* @opterr, align 4
  %340 = icmp eq i32 %339, 0
  %341 = or i1 %18, %340
  br i1 %341, label %347, label %342

342:
  %343 = icmp eq i32 %259, -1
  %344 = select i1 %343, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i64 0, i64 0)
  %345 = load i8*, i8** @stderr, align 8
  %346 = call i32 (i8*, i8*, ...) @mazurka.call.fprintf(i8* noundef %345, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i64 0, i64 0), i8* noundef %338, i8* noundef nonnull %169, i8* noundef %344)
  br label %347

347:
  %348 = phi i32 [ -3, %188 ], [ -3, %180 ], [ -3, %333 ], [ 0, %324 ], [ %307, %306 ], [ 63, %275 ], [ 63, %282 ], [ 63, %336 ], [ 63, %342 ], [ %323, %318 ]
  %349 = icmp eq i32 %348, -3
  br i1 %349, label %350, label %356

350:
  %351 = load i32, i32* @optind, align 4
  %352 = sext i32 %351 to i64
  %353 = getelementptr inbounds i8*, i8** %1, i64 %352
  %354 = load i8*, i8** %353, align 8
  %355 = getelementptr inbounds i8, i8* %354, i64 1
  store i8* %355, i8** @letters, align 8
  br label %356

356:
  %357 = phi i1 [ true, %350 ], [ false, %347 ], [ false, %177 ], [ false, %161 ], [ false, %165 ]
  %358 = phi i32 [ %348, %350 ], [ %348, %347 ], [ -1, %177 ], [ -1, %161 ], [ -1, %165 ]
  br i1 %357, label %359, label %426

359:
  %360 = load i8*, i8** @letters, align 8
  %361 = getelementptr inbounds i8, i8* %360, i64 1
  store i8* %361, i8** @letters, align 8
  %362 = load i8, i8* %360, align 1
  br label %363

363:
  %364 = phi i8* [ %16, %359 ], [ %369, %363 ]
  %365 = load i8, i8* %364, align 1
  %366 = icmp eq i8 %365, 0
  %367 = icmp eq i8 %365, %362
  %368 = select i1 %366, i1 true, i1 %367
  %369 = getelementptr inbounds i8, i8* %364, i64 1
  br i1 %368, label %370, label %363

370:
  %371 = load i8, i8* %361, align 1
  %372 = icmp eq i8 %371, 0
  br i1 %372, label %373, label %376

373:
  %374 = load i32, i32* @optind, align 4
  %375 = add nsw i32 %374, 1
  store i32 %375, i32* @optind, align 4
  br label %376

376:
  %377 = load i8, i8* %364, align 1
  %378 = icmp eq i8 %377, 0
  %379 = sext i8 %362 to i32
  %380 = icmp eq i8 %362, 58
  %381 = select i1 %378, i1 true, i1 %380
  %382 = icmp eq i8 %362, 59
  %383 = select i1 %381, i1 true, i1 %382
  br i1 %383, label %384, label %392

384:
  %385 = load i8*, i8** %1, align 8
  store i32 %379, i32* @optopt, align 4
  %386 = load i32, i32* @opterr, align 4
  %387 = icmp eq i32 %386, 0
  %388 = or i1 %18, %387
  br i1 %388, label %426, label %389

389:
  %390 = load i8*, i8** @stderr, align 8
  %391 = call i32 (i8*, i8*, ...) @mazurka.call.fprintf(i8* noundef %390, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i8* noundef %385, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef %379)
  br label %426

392:
  %393 = getelementptr inbounds i8, i8* %364, i64 1
  %394 = load i8, i8* %393, align 1
  %395 = icmp eq i8 %394, 58
  br i1 %395, label %396, label %426

396:
  %397 = load i8, i8* %361, align 1
  %398 = icmp eq i8 %397, 0
  br i1 %398, label %402, label %399

399:
  store i8* %361, i8** @optarg, align 8
  %400 = load i32, i32* @optind, align 4
  %401 = add nsw i32 %400, 1
  store i32 %401, i32* @optind, align 4
  br label %425

402:
  %403 = getelementptr inbounds i8, i8* %364, i64 2
  %404 = load i8, i8* %403, align 1
  %405 = icmp eq i8 %404, 58
  br i1 %405, label %406, label %407

406:
  store i8* null, i8** @optarg, align 8
  br label %425

407:
  %408 = load i32, i32* @optind, align 4
  %409 = icmp eq i32 %408, %0
  br i1 %409, label %410, label %420

410:
  store i8* null, i8** @letters, align 8
  %411 = load i8*, i8** %1, align 8
  store i32 %379, i32* @optopt, align 4
  %412 = load i32, i32* @opterr, align 4
  %413 = icmp eq i32 %412, 0
  %414 = or i1 %18, %413
  br i1 %414, label %418, label %415

415:
  %416 = load i8*, i8** @stderr, align 8
  %417 = call i32 (i8*, i8*, ...) @mazurka.call.fprintf(i8* noundef %416, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i64 0, i64 0), i8* noundef %411, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef %379)
  br label %418

418:
  %419 = select i1 %18, i32 58, i32 63
  br label %426

420:
  %421 = add nsw i32 %408, 1
  store i32 %421, i32* @optind, align 4
  %422 = sext i32 %408 to i64
  %423 = getelementptr inbounds i8*, i8** %1, i64 %422
  %424 = load i8*, i8** %423, align 8
  store i8* %424, i8** @optarg, align 8
  br label %425

425:
  store i8* null, i8** @letters, align 8
  br label %426

426:
  %427 = phi i32 [ %358, %356 ], [ %379, %425 ], [ %419, %418 ], [ %379, %392 ], [ 63, %384 ], [ 63, %389 ]
  ret i32 %427
}

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local i32 @getopt_long(i32 noundef %0, i8** nocapture noundef nonnull %1, i8* nocapture noundef nonnull readonly %2, %struct.option* noundef %3, i32* noundef %4) local_unnamed_addr {
  %6 = alloca %struct.longs, align 8
  %7 = bitcast %struct.longs* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.longs, %struct.longs* %6, i64 0, i32 0
  store %struct.option* %3, %struct.option** %8, align 8
  %9 = getelementptr inbounds %struct.longs, %struct.longs* %6, i64 0, i32 1
  store i32* %4, i32** %9, align 8
  %10 = getelementptr inbounds %struct.longs, %struct.longs* %6, i64 0, i32 2
  store i32 0, i32* %10, align 8
  %11 = call fastcc i32 @next_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %2, %struct.longs* noundef nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  ret i32 %11
}

define dso_local i32 @getopt_long_only(i32 noundef %0, i8** nocapture noundef nonnull %1, i8* nocapture noundef nonnull readonly %2, %struct.option* noundef %3, i32* noundef %4) local_unnamed_addr {
  %6 = alloca %struct.longs, align 8
  %7 = bitcast %struct.longs* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7)
  %8 = getelementptr inbounds %struct.longs, %struct.longs* %6, i64 0, i32 0
  store %struct.option* %3, %struct.option** %8, align 8
  %9 = getelementptr inbounds %struct.longs, %struct.longs* %6, i64 0, i32 1
  store i32* %4, i32** %9, align 8
  %10 = getelementptr inbounds %struct.longs, %struct.longs* %6, i64 0, i32 2
  store i32 1, i32* %10, align 8
  %11 = call fastcc i32 @next_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %2, %struct.longs* noundef nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7)
  ret i32 %11
}

declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr

declare dso_local i32 @mazurka.call.fprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr


