; ModuleID = '-'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.base = type { i32 (...)** }
%class.anon = type { %struct.base* }
%struct.derived = type { %struct.base }

$_ZN7derivedC2Ev = comdat any

$_ZN4baseC2Ev = comdat any

$_ZN7derived1fEv = comdat any

$_ZN4base1fEv = comdat any

$_ZTV7derived = comdat any

$_ZTS7derived = comdat any

$_ZTS4base = comdat any

$_ZTI4base = comdat any

$_ZTI7derived = comdat any

$_ZTV4base = comdat any

@_ZTIi = external constant i8*
@_ZTV7derived = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI7derived to i8*), i8* bitcast (i32 (%struct.derived*)* @_ZN7derived1fEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS7derived = linkonce_odr dso_local constant [9 x i8] c"7derived\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS4base = linkonce_odr dso_local constant [6 x i8] c"4base\00", comdat, align 1
@_ZTI4base = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @_ZTS4base, i32 0, i32 0) }, comdat, align 8
@_ZTI7derived = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTS7derived, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI4base to i8*) }, comdat, align 8
@_ZTV4base = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI4base to i8*), i8* bitcast (i32 (%struct.base*)* @_ZN4base1fEv to i8*)] }, comdat, align 8

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z5applyR4base(%struct.base* noundef nonnull align 8 dereferenceable(8) %0) #0 !dbg !31 {
  %2 = alloca %struct.base*, align 8
  %3 = alloca %class.anon, align 8
  store %struct.base* %0, %struct.base** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.base** %2, metadata !36, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata %class.anon* %3, metadata !38, metadata !DIExpression()), !dbg !42
  %4 = getelementptr inbounds %class.anon, %class.anon* %3, i32 0, i32 0, !dbg !43
  %5 = load %struct.base*, %struct.base** %2, align 8, !dbg !44
  store %struct.base* %5, %struct.base** %4, align 8, !dbg !43
  %6 = call noundef i32 @"_ZZ5applyR4baseENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(8) %3, i32 noundef 3), !dbg !45
  ret i32 %6, !dbg !46
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @"_ZZ5applyR4baseENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #0 align 2 !dbg !47 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %3, align 8
  call void @llvm.dbg.declare(metadata %class.anon** %3, metadata !56, metadata !DIExpression()), !dbg !58
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !59, metadata !DIExpression()), !dbg !60
  %5 = load %class.anon*, %class.anon** %3, align 8
  %6 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !61
  %7 = load %struct.base*, %struct.base** %6, align 8, !dbg !61
  %8 = bitcast %struct.base* %7 to i32 (%struct.base*)***, !dbg !62
  %9 = load i32 (%struct.base*)**, i32 (%struct.base*)*** %8, align 8, !dbg !62
  %10 = getelementptr inbounds i32 (%struct.base*)*, i32 (%struct.base*)** %9, i64 0, !dbg !62
  %11 = load i32 (%struct.base*)*, i32 (%struct.base*)** %10, align 8, !dbg !62
  %12 = call noundef i32 %11(%struct.base* noundef nonnull align 8 dereferenceable(8) %7), !dbg !62
  %13 = load i32, i32* %4, align 4, !dbg !63
  %14 = add nsw i32 %12, %13, !dbg !64
  ret i32 %14, !dbg !65
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !66 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.derived, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %struct.derived* %2, metadata !67, metadata !DIExpression()), !dbg !68
  call void @_ZN7derivedC2Ev(%struct.derived* noundef nonnull align 8 dereferenceable(8) %2) #6, !dbg !68
  %6 = bitcast %struct.derived* %2 to %struct.base*, !dbg !69
  %7 = invoke noundef i32 @_Z5applyR4base(%struct.base* noundef nonnull align 8 dereferenceable(8) %6)
          to label %8 unwind label %9, !dbg !71

8:                                                ; preds = %0
  store i32 %7, i32* %1, align 4, !dbg !72
  br label %23, !dbg !72

9:                                                ; preds = %0
  %10 = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !73
  %11 = extractvalue { i8*, i32 } %10, 0, !dbg !73
  store i8* %11, i8** %3, align 8, !dbg !73
  %12 = extractvalue { i8*, i32 } %10, 1, !dbg !73
  store i32 %12, i32* %4, align 4, !dbg !73
  br label %13, !dbg !73

13:                                               ; preds = %9
  %14 = load i32, i32* %4, align 4, !dbg !74
  %15 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #6, !dbg !74
  %16 = icmp eq i32 %14, %15, !dbg !74
  br i1 %16, label %17, label %25, !dbg !74

17:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata i32* %5, metadata !75, metadata !DIExpression()), !dbg !76
  %18 = load i8*, i8** %3, align 8, !dbg !74
  %19 = call i8* @__cxa_begin_catch(i8* %18) #6, !dbg !74
  %20 = bitcast i8* %19 to i32*, !dbg !74
  %21 = load i32, i32* %20, align 4, !dbg !74
  store i32 %21, i32* %5, align 4, !dbg !74
  %22 = load i32, i32* %5, align 4, !dbg !77
  store i32 %22, i32* %1, align 4, !dbg !79
  call void @__cxa_end_catch() #6, !dbg !80
  br label %23

23:                                               ; preds = %8, %17
  %24 = load i32, i32* %1, align 4, !dbg !81
  ret i32 %24, !dbg !81

25:                                               ; preds = %13
  %26 = load i8*, i8** %3, align 8, !dbg !74
  %27 = load i32, i32* %4, align 4, !dbg !74
  %28 = insertvalue { i8*, i32 } undef, i8* %26, 0, !dbg !74
  %29 = insertvalue { i8*, i32 } %28, i32 %27, 1, !dbg !74
  resume { i8*, i32 } %29, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7derivedC2Ev(%struct.derived* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !82 {
  %2 = alloca %struct.derived*, align 8
  store %struct.derived* %0, %struct.derived** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.derived** %2, metadata !86, metadata !DIExpression()), !dbg !88
  %3 = load %struct.derived*, %struct.derived** %2, align 8
  %4 = bitcast %struct.derived* %3 to %struct.base*, !dbg !89
  call void @_ZN4baseC2Ev(%struct.base* noundef nonnull align 8 dereferenceable(8) %4) #6, !dbg !89
  %5 = bitcast %struct.derived* %3 to i32 (...)***, !dbg !89
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7derived, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !89
  ret void, !dbg !89
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #4

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4baseC2Ev(%struct.base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !90 {
  %2 = alloca %struct.base*, align 8
  store %struct.base* %0, %struct.base** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.base** %2, metadata !94, metadata !DIExpression()), !dbg !96
  %3 = load %struct.base*, %struct.base** %2, align 8
  %4 = bitcast %struct.base* %3 to i32 (...)***, !dbg !97
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV4base, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !97
  ret void, !dbg !97
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN7derived1fEv(%struct.derived* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !98 {
  %2 = alloca %struct.derived*, align 8
  store %struct.derived* %0, %struct.derived** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.derived** %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = load %struct.derived*, %struct.derived** %2, align 8
  ret i32 2, !dbg !101
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN4base1fEv(%struct.base* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !102 {
  %2 = alloca %struct.base*, align 8
  store %struct.base* %0, %struct.base** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.base** %2, metadata !103, metadata !DIExpression()), !dbg !104
  %3 = load %struct.base*, %struct.base** %2, align 8
  ret i32 1, !dbg !105
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone }
attributes #5 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "-", directory: "/src", checksumkind: CSK_MD5, checksum: "259106b7a5889344c9da17701d94832e")
!2 = !{!3, !7}
!3 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "derived", file: !4, line: 2, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !5, vtableHolder: !7, identifier: "_ZTS7derived")
!4 = !DIFile(filename: "<stdin>", directory: "/src", checksumkind: CSK_MD5, checksum: "259106b7a5889344c9da17701d94832e")
!5 = !{!6, !19}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !3, baseType: !7, extraData: i32 0)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "base", file: !4, line: 1, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !8, vtableHolder: !7, identifier: "_ZTS4base")
!8 = !{!9, !15}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$base", scope: !4, file: !4, baseType: !10, size: 64, flags: DIFlagArtificial)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DISubprogram(name: "f", linkageName: "_ZN4base1fEv", scope: !7, file: !4, line: 1, type: !16, scopeLine: 1, containingType: !7, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!16 = !DISubroutineType(types: !17)
!17 = !{!14, !18}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!19 = !DISubprogram(name: "f", linkageName: "_ZN7derived1fEv", scope: !3, file: !4, line: 2, type: !20, scopeLine: 2, containingType: !3, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!20 = !DISubroutineType(types: !21)
!21 = !{!14, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 7, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 1}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 14.0.6"}
!31 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyR4base", scope: !4, file: !4, line: 3, type: !32, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!14, !34}
!34 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !7, size: 64)
!35 = !{}
!36 = !DILocalVariable(name: "b", arg: 1, scope: !31, file: !4, line: 3, type: !34)
!37 = !DILocation(line: 3, column: 17, scope: !31)
!38 = !DILocalVariable(name: "g", scope: !31, file: !4, line: 3, type: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !31, file: !4, line: 3, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !39, file: !4, line: 3, baseType: !34, size: 64)
!42 = !DILocation(line: 3, column: 27, scope: !31)
!43 = !DILocation(line: 3, column: 31, scope: !31)
!44 = !DILocation(line: 3, column: 33, scope: !31)
!45 = !DILocation(line: 3, column: 73, scope: !31)
!46 = !DILocation(line: 3, column: 66, scope: !31)
!47 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ5applyR4baseENK3$_0clEi", scope: !39, file: !4, line: 3, type: !48, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !52, retainedNodes: !35)
!48 = !DISubroutineType(types: !49)
!49 = !{!14, !50, !14}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!52 = !DISubprogram(name: "operator()", scope: !39, file: !4, line: 3, type: !53, scopeLine: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !50, !14}
!55 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!56 = !DILocalVariable(name: "this", arg: 1, scope: !47, type: !57, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!58 = !DILocation(line: 0, scope: !47)
!59 = !DILocalVariable(name: "x", arg: 2, scope: !47, file: !4, line: 3, type: !14)
!60 = !DILocation(line: 3, column: 40, scope: !47)
!61 = !DILocation(line: 3, column: 52, scope: !47)
!62 = !DILocation(line: 3, column: 54, scope: !47)
!63 = !DILocation(line: 3, column: 60, scope: !47)
!64 = !DILocation(line: 3, column: 58, scope: !47)
!65 = !DILocation(line: 3, column: 45, scope: !47)
!66 = distinct !DISubprogram(name: "main", scope: !4, file: !4, line: 4, type: !12, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !35)
!67 = !DILocalVariable(name: "d", scope: !66, file: !4, line: 4, type: !3)
!68 = !DILocation(line: 4, column: 22, scope: !66)
!69 = !DILocation(line: 4, column: 44, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !4, line: 4, column: 29)
!71 = !DILocation(line: 4, column: 38, scope: !70)
!72 = !DILocation(line: 4, column: 31, scope: !70)
!73 = !DILocation(line: 4, column: 78, scope: !70)
!74 = !DILocation(line: 4, column: 48, scope: !70)
!75 = !DILocalVariable(name: "e", scope: !66, file: !4, line: 4, type: !14)
!76 = !DILocation(line: 4, column: 61, scope: !66)
!77 = !DILocation(line: 4, column: 73, scope: !78)
!78 = distinct !DILexicalBlock(scope: !66, file: !4, line: 4, column: 64)
!79 = !DILocation(line: 4, column: 66, scope: !78)
!80 = !DILocation(line: 4, column: 76, scope: !78)
!81 = !DILocation(line: 4, column: 78, scope: !66)
!82 = distinct !DISubprogram(name: "derived", linkageName: "_ZN7derivedC2Ev", scope: !3, file: !4, line: 2, type: !83, scopeLine: 2, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !85, retainedNodes: !35)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !22}
!85 = !DISubprogram(name: "derived", scope: !3, type: !83, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!86 = !DILocalVariable(name: "this", arg: 1, scope: !82, type: !87, flags: DIFlagArtificial | DIFlagObjectPointer)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!88 = !DILocation(line: 0, scope: !82)
!89 = !DILocation(line: 2, column: 8, scope: !82)
!90 = distinct !DISubprogram(name: "base", linkageName: "_ZN4baseC2Ev", scope: !7, file: !4, line: 1, type: !91, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !93, retainedNodes: !35)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !18}
!93 = !DISubprogram(name: "base", scope: !7, type: !91, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!94 = !DILocalVariable(name: "this", arg: 1, scope: !90, type: !95, flags: DIFlagArtificial | DIFlagObjectPointer)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!96 = !DILocation(line: 0, scope: !90)
!97 = !DILocation(line: 1, column: 8, scope: !90)
!98 = distinct !DISubprogram(name: "f", linkageName: "_ZN7derived1fEv", scope: !3, file: !4, line: 2, type: !20, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !19, retainedNodes: !35)
!99 = !DILocalVariable(name: "this", arg: 1, scope: !98, type: !87, flags: DIFlagArtificial | DIFlagObjectPointer)
!100 = !DILocation(line: 0, scope: !98)
!101 = !DILocation(line: 2, column: 44, scope: !98)
!102 = distinct !DISubprogram(name: "f", linkageName: "_ZN4base1fEv", scope: !7, file: !4, line: 1, type: !16, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !15, retainedNodes: !35)
!103 = !DILocalVariable(name: "this", arg: 1, scope: !102, type: !95, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !DILocation(line: 0, scope: !102)
!105 = !DILocation(line: 1, column: 33, scope: !102)
