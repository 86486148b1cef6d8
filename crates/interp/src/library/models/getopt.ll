target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@.str = private unnamed_addr constant [16 x i8] c"POSIXLY_CORRECT\00", align 1
@letters = internal unnamed_addr global i8* null, align 8
@last = internal unnamed_addr global i32 1, align 4
@first = internal unnamed_addr global i32 1, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 8
@.str.1 = private unnamed_addr constant [15 x i8] c"invalid option\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"option requires an argument\00", align 1
@stderr = external dso_local local_unnamed_addr global i8*, align 8
@.str.3 = private unnamed_addr constant [16 x i8] c"%s: %s -- '%c'\0A\00", align 1

define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef %1, i8* nocapture noundef readonly %2) local_unnamed_addr {
  %4 = load i8, i8* %2, align 1
  switch i8 %4, label %5 [
    i8 43, label %8
    i8 45, label %8
  ]

5:
  %6 = call i8* @getenv(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i64 0, i64 0))
  %7 = icmp ne i8* %6, null
  br label %8

8:
  %9 = phi i1 [ true, %3 ], [ %7, %5 ], [ true, %3 ]
  %10 = load i8, i8* %2, align 1
  %11 = icmp eq i8 %10, 43
  %12 = icmp eq i8 %10, 45
  %13 = or i1 %11, %12
  %14 = zext i1 %13 to i64
  %15 = getelementptr inbounds i8, i8* %2, i64 %14
  %16 = load i8, i8* %15, align 1
  %17 = icmp eq i8 %16, 58
  %18 = load i32, i32* @optind, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:
  store i32 1, i32* @optind, align 4
  store i8* null, i8** @letters, align 8
  store i32 1, i32* @last, align 4
  store i32 1, i32* @first, align 4
  br label %21

21:
  store i8* null, i8** @optarg, align 8
  %22 = load i8*, i8** @letters, align 8
  %23 = icmp eq i8* %22, null
  br i1 %23, label %27, label %24

24:
  %25 = load i8, i8* %22, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %177

27:
  %28 = load i32, i32* @last, align 4
  %29 = load i32, i32* @optind, align 4
  %30 = icmp sgt i32 %28, %29
  br i1 %30, label %31, label %32

31:
  store i32 %29, i32* @last, align 4
  br label %32

32:
  %33 = load i32, i32* @first, align 4
  %34 = icmp sgt i32 %33, %29
  br i1 %34, label %35, label %36

35:
  store i32 %29, i32* @first, align 4
  br label %36

36:
  br i1 %9, label %102, label %37

37:
  %38 = load i32, i32* @first, align 4
  %39 = load i32, i32* @last, align 4
  %40 = icmp eq i32 %38, %39
  %41 = icmp eq i32 %29, %39
  %42 = select i1 %40, i1 true, i1 %41
  br i1 %42, label %70, label %43

43:
  %44 = icmp sgt i32 %29, %39
  br i1 %44, label %45, label %67

45:
  %46 = sext i32 %39 to i64
  %47 = sext i32 %38 to i64
  %48 = sext i32 %29 to i64
  br label %49

49:
  %50 = phi i64 [ %47, %45 ], [ %57, %55 ]
  %51 = phi i64 [ %46, %45 ], [ %58, %55 ]
  %52 = getelementptr inbounds i8*, i8** %1, i64 %51
  %53 = load i8*, i8** %52, align 8
  %54 = icmp sgt i64 %51, %50
  br i1 %54, label %60, label %55

55:
  %56 = getelementptr inbounds i8*, i8** %1, i64 %50
  store i8* %53, i8** %56, align 8
  %57 = add nsw i64 %50, 1
  %58 = add nsw i64 %51, 1
  %59 = icmp eq i64 %58, %48
  br i1 %59, label %67, label %49

60:
  %61 = phi i64 [ %62, %60 ], [ %51, %49 ]
  %62 = add nsw i64 %61, -1
  %63 = getelementptr inbounds i8*, i8** %1, i64 %62
  %64 = load i8*, i8** %63, align 8
  %65 = getelementptr inbounds i8*, i8** %1, i64 %61
  store i8* %64, i8** %65, align 8
  %66 = icmp sgt i64 %62, %50
  br i1 %66, label %60, label %55

67:
  %68 = add i32 %38, %29
  %69 = sub i32 %68, %39
  br label %72

70:
  %71 = icmp eq i32 %39, %29
  br i1 %71, label %74, label %72

72:
  %73 = phi i32 [ %69, %67 ], [ %29, %70 ]
  store i32 %73, i32* @first, align 4
  br label %74

74:
  store i32 %29, i32* @last, align 4
  %75 = load i32, i32* @optind, align 4
  %76 = icmp slt i32 %75, %0
  br i1 %76, label %77, label %100

77:
  %78 = sext i32 %75 to i64
  br label %79

79:
  %80 = phi i64 [ %78, %77 ], [ %94, %93 ]
  %81 = getelementptr inbounds i8*, i8** %1, i64 %80
  %82 = load i8*, i8** %81, align 8
  %83 = load i8, i8* %82, align 1
  %84 = icmp eq i8 %83, 45
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr inbounds i8, i8* %82, i64 1
  %87 = load i8, i8* %86, align 1
  %88 = icmp ne i8 %87, 0
  %89 = zext i1 %88 to i32
  br label %90

90:
  %91 = phi i32 [ 0, %79 ], [ %89, %85 ]
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %98

93:
  %94 = add nsw i64 %80, 1
  %95 = trunc i64 %94 to i32
  store i32 %95, i32* @optind, align 4
  %96 = trunc i64 %94 to i32
  %97 = icmp eq i32 %96, %0
  br i1 %97, label %100, label %79

98:
  %99 = trunc i64 %80 to i32
  br label %100

100:
  %101 = phi i32 [ %75, %74 ], [ %99, %98 ], [ %0, %93 ]
  store i32 %101, i32* @last, align 4
  br label %102

102:
  %103 = load i32, i32* @optind, align 4
  %104 = icmp slt i32 %103, %0
  br i1 %104, label %105, label %157

105:
  %106 = sext i32 %103 to i64
  %107 = getelementptr inbounds i8*, i8** %1, i64 %106
  %108 = load i8*, i8** %107, align 8
  %109 = load i8, i8* %108, align 1
  %110 = icmp eq i8 %109, 45
  br i1 %110, label %111, label %157

111:
  %112 = getelementptr inbounds i8, i8* %108, i64 1
  %113 = load i8, i8* %112, align 1
  %114 = icmp eq i8 %113, 45
  br i1 %114, label %115, label %157

115:
  %116 = getelementptr inbounds i8, i8* %108, i64 2
  %117 = load i8, i8* %116, align 1
  %118 = icmp eq i8 %117, 0
  br i1 %118, label %119, label %157

119:
  %120 = add nsw i32 %103, 1
  store i32 %120, i32* @optind, align 4
  %121 = load i32, i32* @first, align 4
  %122 = load i32, i32* @last, align 4
  %123 = icmp eq i32 %121, %122
  %124 = icmp eq i32 %120, %122
  %125 = select i1 %123, i1 true, i1 %124
  br i1 %125, label %153, label %126

126:
  %127 = icmp slt i32 %103, %122
  br i1 %127, label %150, label %128

128:
  %129 = sext i32 %122 to i64
  %130 = sext i32 %121 to i64
  %131 = sext i32 %120 to i64
  br label %132

132:
  %133 = phi i64 [ %130, %128 ], [ %140, %138 ]
  %134 = phi i64 [ %129, %128 ], [ %141, %138 ]
  %135 = getelementptr inbounds i8*, i8** %1, i64 %134
  %136 = load i8*, i8** %135, align 8
  %137 = icmp sgt i64 %134, %133
  br i1 %137, label %143, label %138

138:
  %139 = getelementptr inbounds i8*, i8** %1, i64 %133
  store i8* %136, i8** %139, align 8
  %140 = add nsw i64 %133, 1
  %141 = add nsw i64 %134, 1
  %142 = icmp eq i64 %141, %131
  br i1 %142, label %150, label %132

143:
  %144 = phi i64 [ %145, %143 ], [ %134, %132 ]
  %145 = add nsw i64 %144, -1
  %146 = getelementptr inbounds i8*, i8** %1, i64 %145
  %147 = load i8*, i8** %146, align 8
  %148 = getelementptr inbounds i8*, i8** %1, i64 %144
  store i8* %147, i8** %148, align 8
  %149 = icmp sgt i64 %145, %133
  br i1 %149, label %143, label %138

150:
  %151 = add i32 %121, %120
  %152 = sub i32 %151, %122
  br label %154

153:
  br i1 %123, label %154, label %156

154:
  %155 = phi i32 [ %152, %150 ], [ %120, %153 ]
  store i32 %155, i32* @first, align 4
  br label %156

156:
  store i32 %0, i32* @last, align 4
  store i32 %0, i32* @optind, align 4
  br label %157

157:
  %158 = load i32, i32* @optind, align 4
  %159 = icmp eq i32 %158, %0
  br i1 %159, label %160, label %165

160:
  %161 = load i32, i32* @first, align 4
  %162 = load i32, i32* @last, align 4
  %163 = icmp eq i32 %161, %162
  br i1 %163, label %244, label %164

164:
  store i32 %161, i32* @optind, align 4
  br label %244

165:
  %166 = sext i32 %158 to i64
  %167 = getelementptr inbounds i8*, i8** %1, i64 %166
  %168 = load i8*, i8** %167, align 8
  %169 = load i8, i8* %168, align 1
  %170 = icmp eq i8 %169, 45
  br i1 %170, label %171, label %244

171:
  %172 = getelementptr inbounds i8, i8* %168, i64 1
  %173 = load i8, i8* %172, align 1
  %174 = icmp eq i8 %173, 0
  br i1 %174, label %244, label %175

175:
  %176 = getelementptr inbounds i8, i8* %168, i64 1
  store i8* %176, i8** @letters, align 8
  br label %177

177:
  %178 = load i8*, i8** @letters, align 8
  %179 = getelementptr inbounds i8, i8* %178, i64 1
  store i8* %179, i8** @letters, align 8
  %180 = load i8, i8* %178, align 1
  br label %181

181:
  %182 = phi i8* [ %15, %177 ], [ %187, %181 ]
  %183 = load i8, i8* %182, align 1
  %184 = icmp eq i8 %183, 0
  %185 = icmp eq i8 %183, %180
  %186 = select i1 %184, i1 true, i1 %185
  %187 = getelementptr inbounds i8, i8* %182, i64 1
  br i1 %186, label %188, label %181

188:
  %189 = load i8, i8* %179, align 1
  %190 = icmp eq i8 %189, 0
  br i1 %190, label %191, label %194

191:
  %192 = load i32, i32* @optind, align 4
  %193 = add nsw i32 %192, 1
  store i32 %193, i32* @optind, align 4
  br label %194

194:
  %195 = load i8, i8* %182, align 1
  %196 = icmp eq i8 %195, 0
  %197 = sext i8 %180 to i32
  %198 = icmp eq i8 %180, 58
  %199 = select i1 %196, i1 true, i1 %198
  %200 = icmp eq i8 %180, 59
  %201 = select i1 %199, i1 true, i1 %200
  br i1 %201, label %202, label %210

202:
  %203 = load i8*, i8** %1, align 8
  store i32 %197, i32* @optopt, align 4
  %204 = load i32, i32* @opterr, align 4
  %205 = icmp eq i32 %204, 0
  %206 = or i1 %17, %205
  br i1 %206, label %244, label %207

207:
  %208 = load i8*, i8** @stderr, align 8
  %209 = call i32 (i8*, i8*, ...) @fprintf(i8* noundef %208, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i8* noundef %203, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i32 noundef %197)
  br label %244

210:
  %211 = getelementptr inbounds i8, i8* %182, i64 1
  %212 = load i8, i8* %211, align 1
  %213 = icmp eq i8 %212, 58
  br i1 %213, label %214, label %244

214:
  %215 = load i8, i8* %179, align 1
  %216 = icmp eq i8 %215, 0
  br i1 %216, label %220, label %217

217:
  store i8* %179, i8** @optarg, align 8
  %218 = load i32, i32* @optind, align 4
  %219 = add nsw i32 %218, 1
  store i32 %219, i32* @optind, align 4
  br label %243

220:
  %221 = getelementptr inbounds i8, i8* %182, i64 2
  %222 = load i8, i8* %221, align 1
  %223 = icmp eq i8 %222, 58
  br i1 %223, label %224, label %225

224:
  store i8* null, i8** @optarg, align 8
  br label %243

225:
  %226 = load i32, i32* @optind, align 4
  %227 = icmp eq i32 %226, %0
  br i1 %227, label %228, label %238

228:
  store i8* null, i8** @letters, align 8
  %229 = load i8*, i8** %1, align 8
  store i32 %197, i32* @optopt, align 4
  %230 = load i32, i32* @opterr, align 4
  %231 = icmp eq i32 %230, 0
  %232 = or i1 %17, %231
  br i1 %232, label %236, label %233

233:
  %234 = load i8*, i8** @stderr, align 8
  %235 = call i32 (i8*, i8*, ...) @fprintf(i8* noundef %234, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.3, i64 0, i64 0), i8* noundef %229, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i32 noundef %197)
  br label %236

236:
  %237 = select i1 %17, i32 58, i32 63
  br label %244

238:
  %239 = add nsw i32 %226, 1
  store i32 %239, i32* @optind, align 4
  %240 = sext i32 %226 to i64
  %241 = getelementptr inbounds i8*, i8** %1, i64 %240
  %242 = load i8*, i8** %241, align 8
  store i8* %242, i8** @optarg, align 8
  br label %243

243:
  store i8* null, i8** @letters, align 8
  br label %244

244:
  %245 = phi i32 [ -1, %171 ], [ -1, %160 ], [ -1, %164 ], [ %197, %243 ], [ %237, %236 ], [ %197, %210 ], [ 63, %202 ], [ 63, %207 ], [ -1, %165 ]
  ret i32 %245
}

declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr

declare dso_local i32 @fprintf(i8* noundef, i8* noundef, ...) local_unnamed_addr


