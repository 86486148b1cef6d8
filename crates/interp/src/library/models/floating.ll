target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"nan\00", align 1

define dso_local double @strtod(i8* noundef %0, i8** noundef %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4)
  %5 = call fastcc i8* @number(i8* noundef %0, i8** noundef %1, i32* noundef nonnull %3)
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:
  %8 = call double @mazurka.parse_double(i8* noundef nonnull %5)
  br label %9

9:
  %10 = phi double [ %8, %7 ], [ 0.000000e+00, %2 ]
  %11 = fcmp olt double %10, 0.000000e+00
  %12 = fneg double %10
  %13 = select i1 %11, double %12, double %10
  %14 = load i32, i32* %3, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = fcmp ogt double %13, 0x7FEFFFFFFFFFFFFF
  %18 = fcmp olt double %13, 0x10000000000000
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %22

20:
  %21 = call i32* @__errno_location()
  store i32 34, i32* %21, align 4
  br label %22

22:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4)
  ret double %10
}

declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)

define internal fastcc i8* @number(i8* noundef %0, i8** noundef writeonly %1, i32* nocapture noundef %2) unnamed_addr {
  br label %4

4:
  %5 = phi i8* [ %0, %3 ], [ %10, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = zext i8 %6 to i32
  %8 = call i32 @isspace(i32 noundef %7)
  %9 = icmp eq i32 %8, 0
  %10 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %9, label %11, label %4

11:
  %12 = load i8, i8* %5, align 1
  %13 = icmp eq i8 %12, 43
  %14 = icmp eq i8 %12, 45
  %15 = or i1 %13, %14
  %16 = zext i1 %15 to i64
  %17 = getelementptr inbounds i8, i8* %5, i64 %16
  store i32 0, i32* %2, align 4
  %18 = load i8, i8* %17, align 1
  %19 = and i8 %18, -33
  %20 = icmp eq i8 %19, 73
  br i1 %20, label %25, label %48

21:
  %22 = load i8, i8* %28, align 1
  %23 = or i8 %22, 32
  %24 = icmp eq i8 %23, %30
  br i1 %24, label %25, label %32

25:
  %26 = phi i8* [ %28, %21 ], [ %17, %11 ]
  %27 = phi i8* [ %29, %21 ], [ getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), %11 ]
  %28 = getelementptr inbounds i8, i8* %26, i64 1
  %29 = getelementptr inbounds i8, i8* %27, i64 1
  %30 = load i8, i8* %29, align 1
  %31 = icmp eq i8* %27, getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 7)
  br i1 %31, label %32, label %21

32:
  %33 = icmp eq i8 %30, 0
  br i1 %33, label %207, label %34

34:
  br i1 %20, label %39, label %48

35:
  %36 = load i8, i8* %42, align 1
  %37 = or i8 %36, 32
  %38 = icmp eq i8 %37, %44
  br i1 %38, label %39, label %46

39:
  %40 = phi i8* [ %42, %35 ], [ %17, %34 ]
  %41 = phi i8* [ %43, %35 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), %34 ]
  %42 = getelementptr inbounds i8, i8* %40, i64 1
  %43 = getelementptr inbounds i8, i8* %41, i64 1
  %44 = load i8, i8* %43, align 1
  %45 = icmp eq i8* %41, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 2)
  br i1 %45, label %46, label %35

46:
  %47 = icmp eq i8 %44, 0
  br i1 %47, label %207, label %48

48:
  %49 = icmp eq i8 %19, 78
  br i1 %49, label %54, label %85

50:
  %51 = load i8, i8* %57, align 1
  %52 = or i8 %51, 32
  %53 = icmp eq i8 %52, %59
  br i1 %53, label %54, label %61

54:
  %55 = phi i8* [ %57, %50 ], [ %17, %48 ]
  %56 = phi i8* [ %58, %50 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), %48 ]
  %57 = getelementptr inbounds i8, i8* %55, i64 1
  %58 = getelementptr inbounds i8, i8* %56, i64 1
  %59 = load i8, i8* %58, align 1
  %60 = icmp eq i8* %56, getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 2)
  br i1 %60, label %61, label %50

61:
  %62 = icmp eq i8 %59, 0
  br i1 %62, label %63, label %85

63:
  %64 = getelementptr inbounds i8, i8* %17, i64 3
  %65 = load i8, i8* %64, align 1
  %66 = icmp eq i8 %65, 40
  br i1 %66, label %67, label %207

67:
  %68 = phi i64 [ %80, %79 ], [ 4, %63 ]
  %69 = getelementptr inbounds i8, i8* %17, i64 %68
  %70 = load i8, i8* %69, align 1
  %71 = add i8 %70, -58
  %72 = icmp ult i8 %71, -10
  br i1 %72, label %73, label %79

73:
  %74 = or i8 %70, 32
  %75 = add i8 %74, -97
  %76 = icmp ult i8 %75, 26
  %77 = icmp eq i8 %70, 95
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %79, label %81

79:
  %80 = add i64 %68, 1
  br label %67

81:
  %82 = icmp eq i8 %70, 41
  %83 = add i64 %68, 1
  %84 = select i1 %82, i64 %83, i64 3
  br label %207

85:
  %86 = icmp eq i8 %18, 48
  br i1 %86, label %88, label %87

87:
  br label %157

88:
  %89 = getelementptr inbounds i8, i8* %17, i64 1
  %90 = load i8, i8* %89, align 1
  %91 = and i8 %90, -33
  %92 = icmp eq i8 %91, 88
  br i1 %92, label %93, label %87

93:
  %94 = getelementptr inbounds i8, i8* %17, i64 2
  br label %95

95:
  %96 = phi i32 [ 0, %93 ], [ %124, %123 ]
  %97 = phi i64 [ 0, %93 ], [ %126, %123 ]
  %98 = phi i32 [ 0, %93 ], [ %125, %123 ]
  %99 = getelementptr inbounds i8, i8* %94, i64 %97
  %100 = load i8, i8* %99, align 1
  %101 = or i8 %100, 32
  %102 = add i8 %100, -48
  %103 = icmp ult i8 %102, 10
  br i1 %103, label %109, label %104

104:
  %105 = icmp sgt i8 %101, 96
  br i1 %105, label %106, label %109

106:
  %107 = icmp slt i8 %101, 103
  %108 = zext i1 %107 to i32
  br label %109

109:
  %110 = phi i32 [ 1, %95 ], [ 0, %104 ], [ %108, %106 ]
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %116

112:
  %113 = icmp eq i8 %100, 46
  %114 = icmp eq i32 %98, 0
  %115 = select i1 %113, i1 %114, i1 false
  br i1 %115, label %116, label %127

116:
  %117 = icmp eq i8 %100, 46
  br i1 %117, label %123, label %118

118:
  %119 = icmp ne i8 %100, 48
  %120 = zext i1 %119 to i32
  %121 = load i32, i32* %2, align 4
  %122 = or i32 %121, %120
  store i32 %122, i32* %2, align 4
  br label %123

123:
  %124 = phi i32 [ %96, %116 ], [ 1, %118 ]
  %125 = phi i32 [ 1, %116 ], [ %98, %118 ]
  %126 = add i64 %97, 1
  br label %95

127:
  %128 = add i64 %97, 2
  %129 = icmp eq i32 %96, 0
  br i1 %129, label %156, label %130

130:
  %131 = getelementptr inbounds i8, i8* %17, i64 %128
  %132 = load i8, i8* %131, align 1
  %133 = and i8 %132, -33
  %134 = icmp eq i8 %133, 80
  br i1 %134, label %135, label %153

135:
  %136 = getelementptr inbounds i8, i8* %131, i64 1
  %137 = load i8, i8* %136, align 1
  %138 = icmp eq i8 %137, 43
  %139 = icmp eq i8 %137, 45
  %140 = or i1 %138, %139
  %141 = select i1 %140, i64 2, i64 1
  %142 = getelementptr inbounds i8, i8* %131, i64 %141
  %143 = load i8, i8* %142, align 1
  %144 = add i8 %143, -58
  %145 = icmp ult i8 %144, -10
  br i1 %145, label %153, label %146

146:
  %147 = phi i64 [ %152, %146 ], [ %141, %135 ]
  %148 = getelementptr inbounds i8, i8* %131, i64 %147
  %149 = load i8, i8* %148, align 1
  %150 = add i8 %149, -58
  %151 = icmp ult i8 %150, -10
  %152 = add i64 %147, 1
  br i1 %151, label %153, label %146

153:
  %154 = phi i64 [ 0, %130 ], [ 0, %135 ], [ %147, %146 ]
  %155 = add i64 %154, %128
  br label %207

156:
  store i32 0, i32* %2, align 4
  br label %207

157:
  %158 = phi i32 [ %177, %176 ], [ 0, %87 ]
  %159 = phi i64 [ %179, %176 ], [ 0, %87 ]
  %160 = phi i32 [ %178, %176 ], [ 0, %87 ]
  %161 = getelementptr inbounds i8, i8* %17, i64 %159
  %162 = load i8, i8* %161, align 1
  %163 = add i8 %162, -58
  %164 = icmp ult i8 %163, -10
  br i1 %164, label %165, label %169

165:
  %166 = icmp eq i8 %162, 46
  %167 = icmp eq i32 %160, 0
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %169, label %180

169:
  %170 = icmp eq i8 %162, 46
  br i1 %170, label %176, label %171

171:
  %172 = icmp ne i8 %162, 48
  %173 = zext i1 %172 to i32
  %174 = load i32, i32* %2, align 4
  %175 = or i32 %174, %173
  store i32 %175, i32* %2, align 4
  br label %176

176:
  %177 = phi i32 [ 1, %171 ], [ %158, %169 ]
  %178 = phi i32 [ %160, %171 ], [ 1, %169 ]
  %179 = add i64 %159, 1
  br label %157

180:
  %181 = getelementptr inbounds i8, i8* %17, i64 %159
  %182 = icmp eq i32 %158, 0
  br i1 %182, label %207, label %183

183:
  %184 = and i8 %162, -33
  %185 = icmp eq i8 %184, 69
  br i1 %185, label %186, label %204

186:
  %187 = getelementptr inbounds i8, i8* %181, i64 1
  %188 = load i8, i8* %187, align 1
  %189 = icmp eq i8 %188, 43
  %190 = icmp eq i8 %188, 45
  %191 = or i1 %189, %190
  %192 = select i1 %191, i64 2, i64 1
  %193 = getelementptr inbounds i8, i8* %181, i64 %192
  %194 = load i8, i8* %193, align 1
  %195 = add i8 %194, -58
  %196 = icmp ult i8 %195, -10
  br i1 %196, label %204, label %197

197:
  %198 = phi i64 [ %203, %197 ], [ %192, %186 ]
  %199 = getelementptr inbounds i8, i8* %181, i64 %198
  %200 = load i8, i8* %199, align 1
  %201 = add i8 %200, -58
  %202 = icmp ult i8 %201, -10
  %203 = add i64 %198, 1
  br i1 %202, label %204, label %197

204:
  %205 = phi i64 [ 0, %183 ], [ 0, %186 ], [ %198, %197 ]
  %206 = add i64 %205, %159
  br label %207

207:
  %208 = phi i64 [ 8, %32 ], [ 3, %46 ], [ %84, %81 ], [ 3, %63 ], [ %155, %153 ], [ 1, %156 ], [ %206, %204 ], [ 0, %180 ]
  %209 = icmp eq i8** %1, null
  br i1 %209, label %214, label %210

210:
  %211 = icmp eq i64 %208, 0
  %212 = getelementptr inbounds i8, i8* %17, i64 %208
  %213 = select i1 %211, i8* %0, i8* %212
  store i8* %213, i8** %1, align 8
  br label %214

214:
  %215 = icmp eq i64 %208, 0
  br i1 %215, label %228, label %216

216:
  %217 = add i64 %208, %16
  %218 = add i64 %217, 1
  %219 = call i8* @mazurka.private(i64 noundef %218)
  %220 = icmp eq i64 %217, 0
  br i1 %220, label %228, label %221

221:
  %222 = phi i64 [ %226, %221 ], [ 0, %216 ]
  %223 = getelementptr inbounds i8, i8* %5, i64 %222
  %224 = load i8, i8* %223, align 1
  %225 = getelementptr inbounds i8, i8* %219, i64 %222
  store i8 %224, i8* %225, align 1
  %226 = add nuw i64 %222, 1
  %227 = icmp eq i64 %226, %217
  br i1 %227, label %228, label %221

228:
  %229 = phi i8* [ null, %214 ], [ %219, %216 ], [ %219, %221 ]
  ret i8* %229
}

declare dso_local double @mazurka.parse_double(i8* noundef) local_unnamed_addr

declare dso_local i32* @__errno_location() local_unnamed_addr

declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)

define dso_local float @strtof(i8* noundef %0, i8** noundef %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4)
  %5 = call fastcc i8* @number(i8* noundef %0, i8** noundef %1, i32* noundef nonnull %3)
  %6 = icmp eq i8* %5, null
  br i1 %6, label %9, label %7

7:
  %8 = call float @mazurka.parse_float(i8* noundef nonnull %5)
  br label %9

9:
  %10 = phi float [ %8, %7 ], [ 0.000000e+00, %2 ]
  %11 = fcmp olt float %10, 0.000000e+00
  %12 = fneg float %10
  %13 = select i1 %11, float %12, float %10
  %14 = load i32, i32* %3, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %22, label %16

16:
  %17 = fcmp ogt float %13, 0x47EFFFFFE0000000
  %18 = fcmp olt float %13, 0x3810000000000000
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %22

20:
  %21 = call i32* @__errno_location()
  store i32 34, i32* %21, align 4
  br label %22

22:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4)
  ret float %10
}

declare dso_local float @mazurka.parse_float(i8* noundef) local_unnamed_addr

define dso_local double @atof(i8* noundef %0) local_unnamed_addr {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3)
  %4 = call fastcc i8* @number(i8* noundef %0, i8** noundef null, i32* noundef nonnull %2)
  %5 = icmp eq i8* %4, null
  br i1 %5, label %8, label %6

6:
  %7 = call double @mazurka.parse_double(i8* noundef nonnull %4)
  br label %8

8:
  %9 = phi double [ %7, %6 ], [ 0.000000e+00, %1 ]
  %10 = fcmp olt double %9, 0.000000e+00
  %11 = fneg double %9
  %12 = select i1 %10, double %11, double %9
  %13 = load i32, i32* %2, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %21, label %15

15:
  %16 = fcmp ogt double %12, 0x7FEFFFFFFFFFFFFF
  %17 = fcmp olt double %12, 0x10000000000000
  %18 = or i1 %16, %17
  br i1 %18, label %19, label %21

19:
  %20 = call i32* @__errno_location()
  store i32 34, i32* %20, align 4
  br label %21

21:
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3)
  ret double %9
}

declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr

declare dso_local i8* @mazurka.private(i64 noundef) local_unnamed_addr


