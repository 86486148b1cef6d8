; ModuleID = 'bench/instructions/cxx_queue.cpp'
source_filename = "bench/instructions/cxx_queue.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.Queue = type { %"class.std::mutex", %"class.std::condition_variable", [2 x i32], i32, i32 }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { %"struct.std::thread::_State"* }
%"struct.std::thread::_State" = type { i32 (...)** }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { void (i32)* }
%"class.std::unique_lock" = type <{ %"class.std::mutex"*, i8, [7 x i8] }>
%"struct.std::default_delete" = type { i8 }
%"struct.std::_Index_tuple" = type { i8 }
%"struct.std::__invoke_other" = type { i8 }
%"struct.std::_Tuple_impl.0" = type { i8 }
%"struct.std::_Head_base" = type { i8 }

$_ZN5QueueIiLi2EEC2Ev = comdat any

$_ZN5QueueIiLi2EED2Ev = comdat any

$_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_ = comdat any

$_ZN5QueueIiLi2EE3popEv = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt5mutexC2Ev = comdat any

$_ZNSt12__mutex_baseC2Ev = comdat any

$_ZN5QueueIiLi2EE4pushEi = comdat any

$_ZNSt11unique_lockISt5mutexEC2ERS0_ = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZSt11__addressofISt5mutexEPT_RS1_ = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_ = comdat any

$_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_ = comdat any

$_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_ = comdat any

$_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE = comdat any

$_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_ = comdat any

$_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_ = comdat any

$_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev = comdat any

$_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv = comdat any

$_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_ = comdat any

$_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_ = comdat any

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL5queue = internal global %class.Queue zeroinitializer, align 8, !dbg !0
@__dso_handle = external hidden global i8
@_ZL6pushed = internal global %"struct.std::atomic" zeroinitializer, align 4, !dbg !1107
@.str = private unnamed_addr constant [58 x i8] c"pushed.load() == 2 * ITEMS && sum == ITEMS * (ITEMS + 10)\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"bench/instructions/cxx_queue.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev to i8*), i8* bitcast (void (%"struct.std::thread::_State_impl"*)* @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant i8*
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([60 x i8], [60 x i8]* @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, i32 0), i8* bitcast (i8** @_ZTINSt6thread6_StateE to i8*) }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x i8*] }, align 8
@.str.2 = private unnamed_addr constant [86 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIiE4loadESt12memory_order = private unnamed_addr constant [99 x i8] c"std::__atomic_base::__int_type std::__atomic_base<int>::load(std::memory_order) const [_ITp = int]\00", align 1
@.str.3 = private unnamed_addr constant [28 x i8] c"__b != memory_order_release\00", align 1
@.str.4 = private unnamed_addr constant [28 x i8] c"__b != memory_order_acq_rel\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cxx_queue.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !1944 {
entry:
  call void @_ZN5QueueIiLi2EEC2Ev(%class.Queue* noundef nonnull align 8 dereferenceable(104) @_ZL5queue) #2, !dbg !1945
  %0 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%class.Queue*)* @_ZN5QueueIiLi2EED2Ev to void (i8*)*), i8* bitcast (%class.Queue* @_ZL5queue to i8*), i8* @__dso_handle) #2, !dbg !1947
  ret void, !dbg !1945
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5QueueIiLi2EEC2Ev(%class.Queue* noundef nonnull align 8 dereferenceable(104) %this) unnamed_addr #1 comdat align 2 !dbg !1948 {
entry:
  %this.addr = alloca %class.Queue*, align 8
  store %class.Queue* %this, %class.Queue** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %class.Queue** %this.addr, metadata !1952, metadata !DIExpression()), !dbg !1954
  %this1 = load %class.Queue*, %class.Queue** %this.addr, align 8
  %mutex = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 0, !dbg !1955
  call void @_ZNSt5mutexC2Ev(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %mutex) #2, !dbg !1955
  %changed = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 1, !dbg !1955
  call void @_ZNSt18condition_variableC1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %changed) #2, !dbg !1955
  %first = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 3, !dbg !1956
  store i32 0, i32* %first, align 8, !dbg !1956
  %size = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 4, !dbg !1957
  store i32 0, i32* %size, align 4, !dbg !1957
  ret void, !dbg !1955
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5QueueIiLi2EED2Ev(%class.Queue* noundef nonnull align 8 dereferenceable(104) %this) unnamed_addr #1 comdat align 2 !dbg !1958 {
entry:
  %this.addr = alloca %class.Queue*, align 8
  store %class.Queue* %this, %class.Queue** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %class.Queue** %this.addr, metadata !1960, metadata !DIExpression()), !dbg !1961
  %this1 = load %class.Queue*, %class.Queue** %this.addr, align 8
  %changed = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 1, !dbg !1962
  call void @_ZNSt18condition_variableD1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %changed) #2, !dbg !1962
  ret void, !dbg !1964
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #2

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !1965 {
entry:
  %this.addr.i = alloca %"struct.std::__atomic_base"*, align 8
  %__m.addr.i = alloca i32, align 4
  %__b.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %retval = alloca i32, align 4
  %first = alloca %"class.std::thread", align 8
  %ref.tmp = alloca i32, align 4
  %second = alloca %"class.std::thread", align 8
  %ref.tmp1 = alloca i32, align 4
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 0, i32* %retval, align 4
  call void @llvm.dbg.declare(metadata %"class.std::thread"* %first, metadata !1966, metadata !DIExpression()), !dbg !1967
  store i32 1, i32* %ref.tmp, align 4, !dbg !1968
  call void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %first, void (i32)* noundef nonnull @_ZL7producei, i32* noundef nonnull align 4 dereferenceable(4) %ref.tmp), !dbg !1967
  call void @llvm.dbg.declare(metadata %"class.std::thread"* %second, metadata !1969, metadata !DIExpression()), !dbg !1970
  store i32 10, i32* %ref.tmp1, align 4, !dbg !1971
  invoke void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %second, void (i32)* noundef nonnull @_ZL7producei, i32* noundef nonnull align 4 dereferenceable(4) %ref.tmp1)
          to label %invoke.cont unwind label %lpad, !dbg !1970

invoke.cont:                                      ; preds = %entry
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !1972, metadata !DIExpression()), !dbg !1973
  store i32 0, i32* %sum, align 4, !dbg !1973
  call void @llvm.dbg.declare(metadata i32* %i, metadata !1974, metadata !DIExpression()), !dbg !1976
  store i32 0, i32* %i, align 4, !dbg !1976
  br label %for.cond, !dbg !1977

for.cond:                                         ; preds = %for.inc, %invoke.cont
  %0 = load i32, i32* %i, align 4, !dbg !1978
  %cmp = icmp slt i32 %0, 6, !dbg !1980
  br i1 %cmp, label %for.body, label %for.end, !dbg !1981

for.body:                                         ; preds = %for.cond
  %call = invoke noundef i32 @_ZN5QueueIiLi2EE3popEv(%class.Queue* noundef nonnull align 8 dereferenceable(104) @_ZL5queue)
          to label %invoke.cont3 unwind label %lpad2, !dbg !1982

invoke.cont3:                                     ; preds = %for.body
  %1 = load i32, i32* %sum, align 4, !dbg !1983
  %add = add nsw i32 %1, %call, !dbg !1983
  store i32 %add, i32* %sum, align 4, !dbg !1983
  br label %for.inc, !dbg !1984

for.inc:                                          ; preds = %invoke.cont3
  %2 = load i32, i32* %i, align 4, !dbg !1985
  %inc = add nsw i32 %2, 1, !dbg !1985
  store i32 %inc, i32* %i, align 4, !dbg !1985
  br label %for.cond, !dbg !1986, !llvm.loop !1987

lpad:                                             ; preds = %entry
  %3 = landingpad { i8*, i32 }
          cleanup, !dbg !1990
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !1990
  store i8* %4, i8** %exn.slot, align 8, !dbg !1990
  %5 = extractvalue { i8*, i32 } %3, 1, !dbg !1990
  store i32 %5, i32* %ehselector.slot, align 4, !dbg !1990
  br label %ehcleanup, !dbg !1990

lpad2:                                            ; preds = %invoke.cont4, %for.end, %for.body
  %6 = landingpad { i8*, i32 }
          cleanup, !dbg !1991
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !1991
  store i8* %7, i8** %exn.slot, align 8, !dbg !1991
  %8 = extractvalue { i8*, i32 } %6, 1, !dbg !1991
  store i32 %8, i32* %ehselector.slot, align 4, !dbg !1991
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %second) #2, !dbg !1990
  br label %ehcleanup, !dbg !1990

for.end:                                          ; preds = %for.cond
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %first)
          to label %invoke.cont4 unwind label %lpad2, !dbg !1992

invoke.cont4:                                     ; preds = %for.end
  invoke void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %second)
          to label %invoke.cont5 unwind label %lpad2, !dbg !1993

invoke.cont5:                                     ; preds = %invoke.cont4
  store %"struct.std::__atomic_base"* getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* @_ZL6pushed, i32 0, i32 0), %"struct.std::__atomic_base"** %this.addr.i, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %this.addr.i, metadata !1994, metadata !DIExpression()) #2, !dbg !1997
  store i32 5, i32* %__m.addr.i, align 4
  call void @llvm.dbg.declare(metadata i32* %__m.addr.i, metadata !1999, metadata !DIExpression()) #2, !dbg !2000
  %this1.i = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %this.addr.i, align 8
  call void @llvm.dbg.declare(metadata i32* %__b.i, metadata !2001, metadata !DIExpression()) #2, !dbg !2002
  %9 = load i32, i32* %__m.addr.i, align 4, !dbg !2003
  %call.i = invoke noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %9, i32 noundef 65535)
          to label %invoke.cont.i unwind label %terminate.lpad.i, !dbg !2004

invoke.cont.i:                                    ; preds = %invoke.cont5
  store i32 %call.i, i32* %__b.i, align 4, !dbg !2002
  %10 = load i32, i32* %__b.i, align 4, !dbg !2005
  %cmp.i = icmp ne i32 %10, 3, !dbg !2005
  %lnot.i = xor i1 %cmp.i, true, !dbg !2005
  br i1 %lnot.i, label %if.then.i, label %if.end.i, !dbg !2008

if.then.i:                                        ; preds = %invoke.cont.i
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.2, i64 0, i64 0), i32 noundef 485, i8* noundef getelementptr inbounds ([99 x i8], [99 x i8]* @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIiE4loadESt12memory_order, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.3, i64 0, i64 0)) #16, !dbg !2009
  unreachable, !dbg !2009

if.end.i:                                         ; preds = %invoke.cont.i
  %11 = load i32, i32* %__b.i, align 4, !dbg !2011
  %cmp3.i = icmp ne i32 %11, 4, !dbg !2011
  %lnot4.i = xor i1 %cmp3.i, true, !dbg !2011
  br i1 %lnot4.i, label %if.then5.i, label %if.end6.i, !dbg !2014

if.then5.i:                                       ; preds = %if.end.i
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef getelementptr inbounds ([86 x i8], [86 x i8]* @.str.2, i64 0, i64 0), i32 noundef 486, i8* noundef getelementptr inbounds ([99 x i8], [99 x i8]* @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIiE4loadESt12memory_order, i64 0, i64 0), i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.4, i64 0, i64 0)) #16, !dbg !2015
  unreachable, !dbg !2015

if.end6.i:                                        ; preds = %if.end.i
  %_M_i.i = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %this1.i, i32 0, i32 0, !dbg !2017
  %12 = load i32, i32* %__m.addr.i, align 4, !dbg !2018
  switch i32 %12, label %monotonic.i [
    i32 1, label %acquire.i
    i32 2, label %acquire.i
    i32 5, label %seqcst.i
  ], !dbg !2019

monotonic.i:                                      ; preds = %if.end6.i
  %13 = load atomic i32, i32* %_M_i.i monotonic, align 4, !dbg !2019
  store i32 %13, i32* %atomic-temp.i, align 4, !dbg !2019
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit, !dbg !2019

acquire.i:                                        ; preds = %if.end6.i, %if.end6.i
  %14 = load atomic i32, i32* %_M_i.i acquire, align 4, !dbg !2019
  store i32 %14, i32* %atomic-temp.i, align 4, !dbg !2019
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit, !dbg !2019

seqcst.i:                                         ; preds = %if.end6.i
  %15 = load atomic i32, i32* %_M_i.i seq_cst, align 4, !dbg !2019
  store i32 %15, i32* %atomic-temp.i, align 4, !dbg !2019
  br label %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit, !dbg !2019

terminate.lpad.i:                                 ; preds = %invoke.cont5
  %16 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2004
  %17 = extractvalue { i8*, i32 } %16, 0, !dbg !2004
  call void @__clang_call_terminate(i8* %17) #16, !dbg !2004
  unreachable, !dbg !2004

_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit: ; preds = %monotonic.i, %acquire.i, %seqcst.i
  %18 = load i32, i32* %atomic-temp.i, align 4, !dbg !2019
  %cmp7 = icmp eq i32 %18, 6, !dbg !2020
  br i1 %cmp7, label %land.rhs, label %land.end, !dbg !2020

land.rhs:                                         ; preds = %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit
  %19 = load i32, i32* %sum, align 4, !dbg !2020
  %cmp8 = icmp eq i32 %19, 39, !dbg !2020
  br label %land.end

land.end:                                         ; preds = %land.rhs, %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit
  %20 = phi i1 [ false, %_ZNKSt13__atomic_baseIiE4loadESt12memory_order.exit ], [ %cmp8, %land.rhs ], !dbg !2021
  br i1 %20, label %cond.true, label %cond.false, !dbg !2020

cond.true:                                        ; preds = %land.end
  br label %cond.end, !dbg !2020

cond.false:                                       ; preds = %land.end
  call void @__assert_fail(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0), i32 noundef 54, i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #16, !dbg !2020
  unreachable, !dbg !2020

21:                                               ; No predecessors!
  br label %cond.end, !dbg !2020

cond.end:                                         ; preds = %21, %cond.true
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %second) #2, !dbg !1990
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %first) #2, !dbg !1990
  %22 = load i32, i32* %retval, align 4, !dbg !1990
  ret i32 %22, !dbg !1990

ehcleanup:                                        ; preds = %lpad2, %lpad
  call void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %first) #2, !dbg !1990
  br label %eh.resume, !dbg !1990

eh.resume:                                        ; preds = %ehcleanup
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !1990
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !1990
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !1990
  %lpad.val9 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !1990
  resume { i8*, i32 } %lpad.val9, !dbg !1990
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #4

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL7producei(i32 noundef %from) #5 !dbg !2022 {
entry:
  %this.addr.i = alloca %"struct.std::__atomic_base"*, align 8
  %__i.addr.i = alloca i32, align 4
  %__m.addr.i = alloca i32, align 4
  %.atomictmp.i = alloca i32, align 4
  %atomic-temp.i = alloca i32, align 4
  %from.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %from, i32* %from.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %from.addr, metadata !2023, metadata !DIExpression()), !dbg !2024
  call void @llvm.dbg.declare(metadata i32* %i, metadata !2025, metadata !DIExpression()), !dbg !2027
  store i32 0, i32* %i, align 4, !dbg !2027
  br label %for.cond, !dbg !2028

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !2029
  %cmp = icmp slt i32 %0, 3, !dbg !2031
  br i1 %cmp, label %for.body, label %for.end, !dbg !2032

for.body:                                         ; preds = %for.cond
  %1 = load i32, i32* %from.addr, align 4, !dbg !2033
  %2 = load i32, i32* %i, align 4, !dbg !2035
  %add = add nsw i32 %1, %2, !dbg !2036
  call void @_ZN5QueueIiLi2EE4pushEi(%class.Queue* noundef nonnull align 8 dereferenceable(104) @_ZL5queue, i32 noundef %add), !dbg !2037
  store %"struct.std::__atomic_base"* getelementptr inbounds (%"struct.std::atomic", %"struct.std::atomic"* @_ZL6pushed, i32 0, i32 0), %"struct.std::__atomic_base"** %this.addr.i, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__atomic_base"** %this.addr.i, metadata !2038, metadata !DIExpression()), !dbg !2041
  store i32 1, i32* %__i.addr.i, align 4
  call void @llvm.dbg.declare(metadata i32* %__i.addr.i, metadata !2043, metadata !DIExpression()), !dbg !2044
  store i32 5, i32* %__m.addr.i, align 4
  call void @llvm.dbg.declare(metadata i32* %__m.addr.i, metadata !2045, metadata !DIExpression()), !dbg !2046
  %this1.i = load %"struct.std::__atomic_base"*, %"struct.std::__atomic_base"** %this.addr.i, align 8
  %_M_i.i = getelementptr inbounds %"struct.std::__atomic_base", %"struct.std::__atomic_base"* %this1.i, i32 0, i32 0, !dbg !2047
  %3 = load i32, i32* %__m.addr.i, align 4, !dbg !2048
  %4 = load i32, i32* %__i.addr.i, align 4, !dbg !2049
  store i32 %4, i32* %.atomictmp.i, align 4, !dbg !2050
  switch i32 %3, label %monotonic.i [
    i32 1, label %acquire.i
    i32 2, label %acquire.i
    i32 3, label %release.i
    i32 4, label %acqrel.i
    i32 5, label %seqcst.i
  ], !dbg !2050

monotonic.i:                                      ; preds = %for.body
  %5 = load i32, i32* %.atomictmp.i, align 4, !dbg !2050
  %6 = atomicrmw add i32* %_M_i.i, i32 %5 monotonic, align 4, !dbg !2050
  store i32 %6, i32* %atomic-temp.i, align 4, !dbg !2050
  br label %_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit, !dbg !2050

acquire.i:                                        ; preds = %for.body, %for.body
  %7 = load i32, i32* %.atomictmp.i, align 4, !dbg !2050
  %8 = atomicrmw add i32* %_M_i.i, i32 %7 acquire, align 4, !dbg !2050
  store i32 %8, i32* %atomic-temp.i, align 4, !dbg !2050
  br label %_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit, !dbg !2050

release.i:                                        ; preds = %for.body
  %9 = load i32, i32* %.atomictmp.i, align 4, !dbg !2050
  %10 = atomicrmw add i32* %_M_i.i, i32 %9 release, align 4, !dbg !2050
  store i32 %10, i32* %atomic-temp.i, align 4, !dbg !2050
  br label %_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit, !dbg !2050

acqrel.i:                                         ; preds = %for.body
  %11 = load i32, i32* %.atomictmp.i, align 4, !dbg !2050
  %12 = atomicrmw add i32* %_M_i.i, i32 %11 acq_rel, align 4, !dbg !2050
  store i32 %12, i32* %atomic-temp.i, align 4, !dbg !2050
  br label %_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit, !dbg !2050

seqcst.i:                                         ; preds = %for.body
  %13 = load i32, i32* %.atomictmp.i, align 4, !dbg !2050
  %14 = atomicrmw add i32* %_M_i.i, i32 %13 seq_cst, align 4, !dbg !2050
  store i32 %14, i32* %atomic-temp.i, align 4, !dbg !2050
  br label %_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit, !dbg !2050

_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit: ; preds = %monotonic.i, %acquire.i, %release.i, %acqrel.i, %seqcst.i
  %15 = load i32, i32* %atomic-temp.i, align 4, !dbg !2050
  br label %for.inc, !dbg !2051

for.inc:                                          ; preds = %_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order.exit
  %16 = load i32, i32* %i, align 4, !dbg !2052
  %inc = add nsw i32 %16, 1, !dbg !2052
  store i32 %inc, i32* %i, align 4, !dbg !2052
  br label %for.cond, !dbg !2053, !llvm.loop !2054

for.end:                                          ; preds = %for.cond
  ret void, !dbg !2056
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %this, void (i32)* noundef nonnull %__f, i32* noundef nonnull align 4 dereferenceable(4) %__args) unnamed_addr #0 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2057 {
entry:
  %this.addr = alloca %"class.std::thread"*, align 8
  %__f.addr = alloca void (i32)*, align 8
  %__args.addr = alloca i32*, align 8
  %__depend = alloca i8*, align 8
  %agg.tmp = alloca %"class.std::unique_ptr", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %"class.std::thread"* %this, %"class.std::thread"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::thread"** %this.addr, metadata !2065, metadata !DIExpression()), !dbg !2067
  store void (i32)* %__f, void (i32)** %__f.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %__f.addr, metadata !2068, metadata !DIExpression()), !dbg !2069
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !2070, metadata !DIExpression()), !dbg !2071
  %this1 = load %"class.std::thread"*, %"class.std::thread"** %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %this1, i32 0, i32 0, !dbg !2072
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %_M_id) #2, !dbg !2072
  call void @llvm.dbg.declare(metadata i8** %__depend, metadata !2073, metadata !DIExpression()), !dbg !2075
  store i8* null, i8** %__depend, align 8, !dbg !2075
  %call = call noalias noundef nonnull i8* @_Znwm(i64 noundef 24) #17, !dbg !2076, !heapallocsite !1087
  %0 = bitcast i8* %call to %"struct.std::thread::_State_impl"*, !dbg !2076
  %1 = load void (i32)*, void (i32)** %__f.addr, align 8, !dbg !2077
  %call2 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %1) #2, !dbg !2078
  %2 = load i32*, i32** %__args.addr, align 8, !dbg !2079
  %call3 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %2) #2, !dbg !2080
  invoke void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %0, void (i32)* noundef nonnull %call2, i32* noundef nonnull align 4 dereferenceable(4) %call3)
          to label %invoke.cont unwind label %lpad, !dbg !2081

invoke.cont:                                      ; preds = %entry
  %3 = bitcast %"struct.std::thread::_State_impl"* %0 to %"struct.std::thread::_State"*, !dbg !2076
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp, %"struct.std::thread::_State"* noundef %3) #2, !dbg !2082
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %this1, %"class.std::unique_ptr"* noundef %agg.tmp, void ()* noundef null)
          to label %invoke.cont5 unwind label %lpad4, !dbg !2083

invoke.cont5:                                     ; preds = %invoke.cont
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #2, !dbg !2083
  ret void, !dbg !2084

lpad:                                             ; preds = %entry
  %4 = landingpad { i8*, i32 }
          cleanup, !dbg !2085
  %5 = extractvalue { i8*, i32 } %4, 0, !dbg !2085
  store i8* %5, i8** %exn.slot, align 8, !dbg !2085
  %6 = extractvalue { i8*, i32 } %4, 1, !dbg !2085
  store i32 %6, i32* %ehselector.slot, align 4, !dbg !2085
  call void @_ZdlPv(i8* noundef %call) #18, !dbg !2076
  br label %eh.resume, !dbg !2076

lpad4:                                            ; preds = %invoke.cont
  %7 = landingpad { i8*, i32 }
          cleanup, !dbg !2085
  %8 = extractvalue { i8*, i32 } %7, 0, !dbg !2085
  store i8* %8, i8** %exn.slot, align 8, !dbg !2085
  %9 = extractvalue { i8*, i32 } %7, 1, !dbg !2085
  store i32 %9, i32* %ehselector.slot, align 4, !dbg !2085
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %agg.tmp) #2, !dbg !2083
  br label %eh.resume, !dbg !2083

eh.resume:                                        ; preds = %lpad4, %lpad
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !2076
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !2076
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !2076
  %lpad.val6 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !2076
  resume { i8*, i32 } %lpad.val6, !dbg !2076
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZN5QueueIiLi2EE3popEv(%class.Queue* noundef nonnull align 8 dereferenceable(104) %this) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2086 {
entry:
  %this.addr = alloca %class.Queue*, align 8
  %lock = alloca %"class.std::unique_lock", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  %item = alloca i32, align 4
  store %class.Queue* %this, %class.Queue** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %class.Queue** %this.addr, metadata !2087, metadata !DIExpression()), !dbg !2088
  %this1 = load %class.Queue*, %class.Queue** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_lock"* %lock, metadata !2089, metadata !DIExpression()), !dbg !2090
  %mutex = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 0, !dbg !2091
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %mutex), !dbg !2090
  br label %while.cond, !dbg !2092

while.cond:                                       ; preds = %invoke.cont, %entry
  %size = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 4, !dbg !2093
  %0 = load i32, i32* %size, align 4, !dbg !2093
  %cmp = icmp eq i32 %0, 0, !dbg !2094
  br i1 %cmp, label %while.body, label %while.end, !dbg !2092

while.body:                                       ; preds = %while.cond
  %changed = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 1, !dbg !2095
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %changed, %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock)
          to label %invoke.cont unwind label %lpad, !dbg !2096

invoke.cont:                                      ; preds = %while.body
  br label %while.cond, !dbg !2092, !llvm.loop !2097

lpad:                                             ; preds = %while.body
  %1 = landingpad { i8*, i32 }
          cleanup, !dbg !2099
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !2099
  store i8* %2, i8** %exn.slot, align 8, !dbg !2099
  %3 = extractvalue { i8*, i32 } %1, 1, !dbg !2099
  store i32 %3, i32* %ehselector.slot, align 4, !dbg !2099
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #2, !dbg !2099
  br label %eh.resume, !dbg !2099

while.end:                                        ; preds = %while.cond
  call void @llvm.dbg.declare(metadata i32* %item, metadata !2100, metadata !DIExpression()), !dbg !2101
  %items = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 2, !dbg !2102
  %first = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 3, !dbg !2103
  %4 = load i32, i32* %first, align 8, !dbg !2103
  %idxprom = sext i32 %4 to i64, !dbg !2102
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %items, i64 0, i64 %idxprom, !dbg !2102
  %5 = load i32, i32* %arrayidx, align 4, !dbg !2102
  store i32 %5, i32* %item, align 4, !dbg !2101
  %first2 = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 3, !dbg !2104
  %6 = load i32, i32* %first2, align 8, !dbg !2104
  %add = add nsw i32 %6, 1, !dbg !2105
  %rem = srem i32 %add, 2, !dbg !2106
  %first3 = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 3, !dbg !2107
  store i32 %rem, i32* %first3, align 8, !dbg !2108
  %size4 = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 4, !dbg !2109
  %7 = load i32, i32* %size4, align 4, !dbg !2110
  %dec = add nsw i32 %7, -1, !dbg !2110
  store i32 %dec, i32* %size4, align 4, !dbg !2110
  %changed5 = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 1, !dbg !2111
  call void @_ZNSt18condition_variable10notify_allEv(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %changed5) #2, !dbg !2112
  %8 = load i32, i32* %item, align 4, !dbg !2113
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #2, !dbg !2099
  ret i32 %8, !dbg !2099

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !2099
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !2099
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !2099
  %lpad.val6 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !2099
  resume { i8*, i32 } %lpad.val6, !dbg !2099
}

declare void @_ZNSt6thread4joinEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8)) #6

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !2114 {
entry:
  %this.addr = alloca %"class.std::thread"*, align 8
  store %"class.std::thread"* %this, %"class.std::thread"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::thread"** %this.addr, metadata !2115, metadata !DIExpression()), !dbg !2116
  %this1 = load %"class.std::thread"*, %"class.std::thread"** %this.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !2117
  br i1 %call, label %if.then, label %if.end, !dbg !2120

if.then:                                          ; preds = %entry
  call void @_ZSt9terminatev() #16, !dbg !2121
  unreachable, !dbg !2121

_ZSt11__terminatev.exit:                          ; No predecessors!
  unreachable, !dbg !2124

if.end:                                           ; preds = %entry
  ret void, !dbg !2125
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5mutexC2Ev(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #1 comdat align 2 !dbg !2126 {
entry:
  %this.addr = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %this, %"class.std::mutex"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %this.addr, metadata !2127, metadata !DIExpression()), !dbg !2129
  %this1 = load %"class.std::mutex"*, %"class.std::mutex"** %this.addr, align 8
  %0 = bitcast %"class.std::mutex"* %this1 to %"class.std::__mutex_base"*, !dbg !2130
  call void @_ZNSt12__mutex_baseC2Ev(%"class.std::__mutex_base"* noundef nonnull align 8 dereferenceable(40) %0) #2, !dbg !2131
  ret void, !dbg !2130
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48)) unnamed_addr #8

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__mutex_baseC2Ev(%"class.std::__mutex_base"* noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr #1 comdat align 2 !dbg !2132 {
entry:
  %this.addr = alloca %"class.std::__mutex_base"*, align 8
  store %"class.std::__mutex_base"* %this, %"class.std::__mutex_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__mutex_base"** %this.addr, metadata !2133, metadata !DIExpression()), !dbg !2135
  %this1 = load %"class.std::__mutex_base"*, %"class.std::__mutex_base"** %this.addr, align 8
  %_M_mutex = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %this1, i32 0, i32 0, !dbg !2136
  %__data = bitcast %union.pthread_mutex_t* %_M_mutex to %struct.__pthread_mutex_s*, !dbg !2137
  %0 = bitcast %struct.__pthread_mutex_s* %__data to i8*, !dbg !2137
  call void @llvm.memset.p0i8.i64(i8* align 8 %0, i8 0, i64 40, i1 false), !dbg !2137
  %__kind = getelementptr inbounds %struct.__pthread_mutex_s, %struct.__pthread_mutex_s* %__data, i32 0, i32 4, !dbg !2137
  store i32 0, i32* %__kind, align 8, !dbg !2137
  ret void, !dbg !2138
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48)) unnamed_addr #8

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5QueueIiLi2EE4pushEi(%class.Queue* noundef nonnull align 8 dereferenceable(104) %this, i32 noundef %item) #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2139 {
entry:
  %this.addr = alloca %class.Queue*, align 8
  %item.addr = alloca i32, align 4
  %lock = alloca %"class.std::unique_lock", align 8
  %exn.slot = alloca i8*, align 8
  %ehselector.slot = alloca i32, align 4
  store %class.Queue* %this, %class.Queue** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %class.Queue** %this.addr, metadata !2140, metadata !DIExpression()), !dbg !2141
  store i32 %item, i32* %item.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %item.addr, metadata !2142, metadata !DIExpression()), !dbg !2143
  %this1 = load %class.Queue*, %class.Queue** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_lock"* %lock, metadata !2144, metadata !DIExpression()), !dbg !2145
  %mutex = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 0, !dbg !2146
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %mutex), !dbg !2145
  br label %while.cond, !dbg !2147

while.cond:                                       ; preds = %invoke.cont, %entry
  %size = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 4, !dbg !2148
  %0 = load i32, i32* %size, align 4, !dbg !2148
  %cmp = icmp eq i32 %0, 2, !dbg !2149
  br i1 %cmp, label %while.body, label %while.end, !dbg !2147

while.body:                                       ; preds = %while.cond
  %changed = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 1, !dbg !2150
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %changed, %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock)
          to label %invoke.cont unwind label %lpad, !dbg !2151

invoke.cont:                                      ; preds = %while.body
  br label %while.cond, !dbg !2147, !llvm.loop !2152

lpad:                                             ; preds = %while.body
  %1 = landingpad { i8*, i32 }
          cleanup, !dbg !2154
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !2154
  store i8* %2, i8** %exn.slot, align 8, !dbg !2154
  %3 = extractvalue { i8*, i32 } %1, 1, !dbg !2154
  store i32 %3, i32* %ehselector.slot, align 4, !dbg !2154
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #2, !dbg !2154
  br label %eh.resume, !dbg !2154

while.end:                                        ; preds = %while.cond
  %4 = load i32, i32* %item.addr, align 4, !dbg !2155
  %items = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 2, !dbg !2156
  %first = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 3, !dbg !2157
  %5 = load i32, i32* %first, align 8, !dbg !2157
  %size2 = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 4, !dbg !2158
  %6 = load i32, i32* %size2, align 4, !dbg !2159
  %inc = add nsw i32 %6, 1, !dbg !2159
  store i32 %inc, i32* %size2, align 4, !dbg !2159
  %add = add nsw i32 %5, %6, !dbg !2160
  %rem = srem i32 %add, 2, !dbg !2161
  %idxprom = sext i32 %rem to i64, !dbg !2156
  %arrayidx = getelementptr inbounds [2 x i32], [2 x i32]* %items, i64 0, i64 %idxprom, !dbg !2156
  store i32 %4, i32* %arrayidx, align 4, !dbg !2162
  %changed3 = getelementptr inbounds %class.Queue, %class.Queue* %this1, i32 0, i32 1, !dbg !2163
  call void @_ZNSt18condition_variable10notify_allEv(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48) %changed3) #2, !dbg !2164
  call void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %lock) #2, !dbg !2154
  ret void, !dbg !2154

eh.resume:                                        ; preds = %lpad
  %exn = load i8*, i8** %exn.slot, align 8, !dbg !2154
  %sel = load i32, i32* %ehselector.slot, align 4, !dbg !2154
  %lpad.val = insertvalue { i8*, i32 } undef, i8* %exn, 0, !dbg !2154
  %lpad.val4 = insertvalue { i8*, i32 } %lpad.val, i32 %sel, 1, !dbg !2154
  resume { i8*, i32 } %lpad.val4, !dbg !2154
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this, %"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %__m) unnamed_addr #0 comdat align 2 !dbg !2165 {
entry:
  %this.addr = alloca %"class.std::unique_lock"*, align 8
  %__m.addr = alloca %"class.std::mutex"*, align 8
  store %"class.std::unique_lock"* %this, %"class.std::unique_lock"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_lock"** %this.addr, metadata !2166, metadata !DIExpression()), !dbg !2168
  store %"class.std::mutex"* %__m, %"class.std::mutex"** %__m.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %__m.addr, metadata !2169, metadata !DIExpression()), !dbg !2170
  %this1 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %this.addr, align 8
  %_M_device = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 0, !dbg !2171
  %0 = load %"class.std::mutex"*, %"class.std::mutex"** %__m.addr, align 8, !dbg !2172
  %call = call noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %0) #2, !dbg !2173
  store %"class.std::mutex"* %call, %"class.std::mutex"** %_M_device, align 8, !dbg !2171
  %_M_owns = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2174
  store i8 0, i8* %_M_owns, align 8, !dbg !2174
  call void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this1), !dbg !2175
  %_M_owns2 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2177
  store i8 1, i8* %_M_owns2, align 8, !dbg !2178
  ret void, !dbg !2179
}

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48), %"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9)) #6

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(%"class.std::condition_variable"* noundef nonnull align 8 dereferenceable(48)) #8

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2180 {
entry:
  %this.addr = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %this, %"class.std::unique_lock"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_lock"** %this.addr, metadata !2181, metadata !DIExpression()), !dbg !2182
  %this1 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %this.addr, align 8
  %_M_owns = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2183
  %0 = load i8, i8* %_M_owns, align 8, !dbg !2183
  %tobool = trunc i8 %0 to i1, !dbg !2183
  br i1 %tobool, label %if.then, label %if.end, !dbg !2186

if.then:                                          ; preds = %entry
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this1)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2187

invoke.cont:                                      ; preds = %if.then
  br label %if.end, !dbg !2187

if.end:                                           ; preds = %invoke.cont, %entry
  ret void, !dbg !2188

terminate.lpad:                                   ; preds = %if.then
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2187
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !2187
  call void @__clang_call_terminate(i8* %2) #16, !dbg !2187
  unreachable, !dbg !2187
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef %"class.std::mutex"* @_ZSt11__addressofISt5mutexEPT_RS1_(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %__r) #10 comdat !dbg !2189 {
entry:
  %__r.addr = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %__r, %"class.std::mutex"** %__r.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %__r.addr, metadata !2195, metadata !DIExpression()), !dbg !2196
  %0 = load %"class.std::mutex"*, %"class.std::mutex"** %__r.addr, align 8, !dbg !2197
  ret %"class.std::mutex"* %0, !dbg !2198
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) #5 comdat align 2 !dbg !2199 {
entry:
  %this.addr = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %this, %"class.std::unique_lock"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_lock"** %this.addr, metadata !2200, metadata !DIExpression()), !dbg !2201
  %this1 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %this.addr, align 8
  %_M_device = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 0, !dbg !2202
  %0 = load %"class.std::mutex"*, %"class.std::mutex"** %_M_device, align 8, !dbg !2202
  %tobool = icmp ne %"class.std::mutex"* %0, null, !dbg !2202
  br i1 %tobool, label %if.else, label %if.then, !dbg !2204

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #19, !dbg !2205
  unreachable, !dbg !2205

if.else:                                          ; preds = %entry
  %_M_owns = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2206
  %1 = load i8, i8* %_M_owns, align 8, !dbg !2206
  %tobool2 = trunc i8 %1 to i1, !dbg !2206
  br i1 %tobool2, label %if.then3, label %if.else4, !dbg !2208

if.then3:                                         ; preds = %if.else
  call void @_ZSt20__throw_system_errori(i32 noundef 35) #19, !dbg !2209
  unreachable, !dbg !2209

if.else4:                                         ; preds = %if.else
  %_M_device5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 0, !dbg !2210
  %2 = load %"class.std::mutex"*, %"class.std::mutex"** %_M_device5, align 8, !dbg !2210
  call void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2), !dbg !2212
  %_M_owns6 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2213
  store i8 1, i8* %_M_owns6, align 8, !dbg !2214
  br label %if.end

if.end:                                           ; preds = %if.else4
  br label %if.end7

if.end7:                                          ; preds = %if.end
  ret void, !dbg !2215
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) #11

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %this) #5 comdat align 2 !dbg !2216 {
entry:
  %this.addr = alloca %"class.std::mutex"*, align 8
  %__e = alloca i32, align 4
  store %"class.std::mutex"* %this, %"class.std::mutex"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %this.addr, metadata !2217, metadata !DIExpression()), !dbg !2218
  %this1 = load %"class.std::mutex"*, %"class.std::mutex"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata i32* %__e, metadata !2219, metadata !DIExpression()), !dbg !2220
  %0 = bitcast %"class.std::mutex"* %this1 to %"class.std::__mutex_base"*, !dbg !2221
  %_M_mutex = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %0, i32 0, i32 0, !dbg !2221
  %call = call noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %_M_mutex), !dbg !2222
  store i32 %call, i32* %__e, align 4, !dbg !2220
  %1 = load i32, i32* %__e, align 4, !dbg !2223
  %tobool = icmp ne i32 %1, 0, !dbg !2223
  br i1 %tobool, label %if.then, label %if.end, !dbg !2225

if.then:                                          ; preds = %entry
  %2 = load i32, i32* %__e, align 4, !dbg !2226
  call void @_ZSt20__throw_system_errori(i32 noundef %2) #19, !dbg !2227
  unreachable, !dbg !2227

if.end:                                           ; preds = %entry
  ret void, !dbg !2228
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %__mutex) #5 !dbg !2229 {
entry:
  %retval = alloca i32, align 4
  %__mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %__mutex, %union.pthread_mutex_t** %__mutex.addr, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %__mutex.addr, metadata !2233, metadata !DIExpression()), !dbg !2234
  %call = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !2235
  %tobool = icmp ne i32 %call, 0, !dbg !2235
  br i1 %tobool, label %if.then, label %if.else, !dbg !2237

if.then:                                          ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %__mutex.addr, align 8, !dbg !2238
  %call1 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %0) #2, !dbg !2239
  store i32 %call1, i32* %retval, align 4, !dbg !2240
  br label %return, !dbg !2240

if.else:                                          ; preds = %entry
  store i32 0, i32* %retval, align 4, !dbg !2241
  br label %return, !dbg !2241

return:                                           ; preds = %if.else, %if.then
  %1 = load i32, i32* %retval, align 4, !dbg !2242
  ret i32 %1, !dbg !2242
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL18__gthread_active_pv() #10 !dbg !2243 {
entry:
  ret i32 1, !dbg !2244
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(%"class.std::unique_lock"* noundef nonnull align 8 dereferenceable(9) %this) #5 comdat align 2 !dbg !2245 {
entry:
  %this.addr = alloca %"class.std::unique_lock"*, align 8
  store %"class.std::unique_lock"* %this, %"class.std::unique_lock"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_lock"** %this.addr, metadata !2246, metadata !DIExpression()), !dbg !2247
  %this1 = load %"class.std::unique_lock"*, %"class.std::unique_lock"** %this.addr, align 8
  %_M_owns = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2248
  %0 = load i8, i8* %_M_owns, align 8, !dbg !2248
  %tobool = trunc i8 %0 to i1, !dbg !2248
  br i1 %tobool, label %if.else, label %if.then, !dbg !2250

if.then:                                          ; preds = %entry
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #19, !dbg !2251
  unreachable, !dbg !2251

if.else:                                          ; preds = %entry
  %_M_device = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 0, !dbg !2252
  %1 = load %"class.std::mutex"*, %"class.std::mutex"** %_M_device, align 8, !dbg !2252
  %tobool2 = icmp ne %"class.std::mutex"* %1, null, !dbg !2252
  br i1 %tobool2, label %if.then3, label %if.end, !dbg !2254

if.then3:                                         ; preds = %if.else
  %_M_device4 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 0, !dbg !2255
  %2 = load %"class.std::mutex"*, %"class.std::mutex"** %_M_device4, align 8, !dbg !2255
  call void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %2), !dbg !2257
  %_M_owns5 = getelementptr inbounds %"class.std::unique_lock", %"class.std::unique_lock"* %this1, i32 0, i32 1, !dbg !2258
  store i8 0, i8* %_M_owns5, align 8, !dbg !2259
  br label %if.end, !dbg !2260

if.end:                                           ; preds = %if.then3, %if.else
  br label %if.end6

if.end6:                                          ; preds = %if.end
  ret void, !dbg !2261
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #12 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #2
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(%"class.std::mutex"* noundef nonnull align 8 dereferenceable(40) %this) #5 comdat align 2 !dbg !2262 {
entry:
  %this.addr = alloca %"class.std::mutex"*, align 8
  store %"class.std::mutex"* %this, %"class.std::mutex"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::mutex"** %this.addr, metadata !2263, metadata !DIExpression()), !dbg !2264
  %this1 = load %"class.std::mutex"*, %"class.std::mutex"** %this.addr, align 8
  %0 = bitcast %"class.std::mutex"* %this1 to %"class.std::__mutex_base"*, !dbg !2265
  %_M_mutex = getelementptr inbounds %"class.std::__mutex_base", %"class.std::__mutex_base"* %0, i32 0, i32 0, !dbg !2265
  %call = call noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %_M_mutex), !dbg !2266
  ret void, !dbg !2267
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(%union.pthread_mutex_t* noundef %__mutex) #10 !dbg !2268 {
entry:
  %retval = alloca i32, align 4
  %__mutex.addr = alloca %union.pthread_mutex_t*, align 8
  store %union.pthread_mutex_t* %__mutex, %union.pthread_mutex_t** %__mutex.addr, align 8
  call void @llvm.dbg.declare(metadata %union.pthread_mutex_t** %__mutex.addr, metadata !2269, metadata !DIExpression()), !dbg !2270
  %call = call noundef i32 @_ZL18__gthread_active_pv(), !dbg !2271
  %tobool = icmp ne i32 %call, 0, !dbg !2271
  br i1 %tobool, label %if.then, label %if.else, !dbg !2273

if.then:                                          ; preds = %entry
  %0 = load %union.pthread_mutex_t*, %union.pthread_mutex_t** %__mutex.addr, align 8, !dbg !2274
  %call1 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %0) #2, !dbg !2275
  store i32 %call1, i32* %retval, align 4, !dbg !2276
  br label %return, !dbg !2276

if.else:                                          ; preds = %entry
  store i32 0, i32* %retval, align 4, !dbg !2277
  br label %return, !dbg !2277

return:                                           ; preds = %if.else, %if.then
  %1 = load i32, i32* %retval, align 4, !dbg !2278
  ret i32 %1, !dbg !2278
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8) %this) #10 comdat align 2 !dbg !2279 {
entry:
  %this.addr = alloca %"class.std::thread"*, align 8
  %agg.tmp = alloca %"class.std::thread::id", align 8
  %agg.tmp2 = alloca %"class.std::thread::id", align 8
  store %"class.std::thread"* %this, %"class.std::thread"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::thread"** %this.addr, metadata !2280, metadata !DIExpression()), !dbg !2282
  %this1 = load %"class.std::thread"*, %"class.std::thread"** %this.addr, align 8
  %_M_id = getelementptr inbounds %"class.std::thread", %"class.std::thread"* %this1, i32 0, i32 0, !dbg !2283
  %0 = bitcast %"class.std::thread::id"* %agg.tmp to i8*, !dbg !2283
  %1 = bitcast %"class.std::thread::id"* %_M_id to i8*, !dbg !2283
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %0, i8* align 8 %1, i64 8, i1 false), !dbg !2283
  call void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %agg.tmp2) #2, !dbg !2284
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %agg.tmp, i32 0, i32 0, !dbg !2285
  %2 = load i64, i64* %coerce.dive, align 8, !dbg !2285
  %coerce.dive3 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %agg.tmp2, i32 0, i32 0, !dbg !2285
  %3 = load i64, i64* %coerce.dive3, align 8, !dbg !2285
  %call = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %2, i64 %3) #2, !dbg !2285
  %lnot = xor i1 %call, true, !dbg !2286
  ret i1 %lnot, !dbg !2287
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %__x.coerce, i64 %__y.coerce) #10 comdat !dbg !2288 {
entry:
  %__x = alloca %"class.std::thread::id", align 8
  %__y = alloca %"class.std::thread::id", align 8
  %coerce.dive = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %__x, i32 0, i32 0
  store i64 %__x.coerce, i64* %coerce.dive, align 8
  %coerce.dive1 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %__y, i32 0, i32 0
  store i64 %__y.coerce, i64* %coerce.dive1, align 8
  call void @llvm.dbg.declare(metadata %"class.std::thread::id"* %__x, metadata !2291, metadata !DIExpression()), !dbg !2292
  call void @llvm.dbg.declare(metadata %"class.std::thread::id"* %__y, metadata !2293, metadata !DIExpression()), !dbg !2294
  %_M_thread = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %__x, i32 0, i32 0, !dbg !2295
  %0 = load i64, i64* %_M_thread, align 8, !dbg !2295
  %_M_thread2 = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %__y, i32 0, i32 0, !dbg !2296
  %1 = load i64, i64* %_M_thread2, align 8, !dbg !2296
  %cmp = icmp eq i64 %0, %1, !dbg !2297
  ret i1 %cmp, !dbg !2298
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #13

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(%"class.std::thread::id"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !2299 {
entry:
  %this.addr = alloca %"class.std::thread::id"*, align 8
  store %"class.std::thread::id"* %this, %"class.std::thread::id"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::thread::id"** %this.addr, metadata !2300, metadata !DIExpression()), !dbg !2302
  %this1 = load %"class.std::thread::id"*, %"class.std::thread::id"** %this.addr, align 8
  %_M_thread = getelementptr inbounds %"class.std::thread::id", %"class.std::thread::id"* %this1, i32 0, i32 0, !dbg !2303
  store i64 0, i64* %_M_thread, align 8, !dbg !2303
  ret void, !dbg !2304
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(%"class.std::thread"* noundef nonnull align 8 dereferenceable(8), %"class.std::unique_ptr"* noundef, void ()* noundef) #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #14

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %__t) #10 comdat !dbg !2305 {
entry:
  %__t.addr = alloca void (i32)*, align 8
  store void (i32)* %__t, void (i32)** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %__t.addr, metadata !2313, metadata !DIExpression()), !dbg !2314
  %0 = load void (i32)*, void (i32)** %__t.addr, align 8, !dbg !2315
  ret void (i32)* %0, !dbg !2316
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %__t) #10 comdat !dbg !2317 {
entry:
  %__t.addr = alloca i32*, align 8
  store i32* %__t, i32** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__t.addr, metadata !2323, metadata !DIExpression()), !dbg !2324
  %0 = load i32*, i32** %__t.addr, align 8, !dbg !2325
  ret i32* %0, !dbg !2326
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %this, void (i32)* noundef nonnull %__args, i32* noundef nonnull align 4 dereferenceable(4) %__args1) unnamed_addr #1 comdat align 2 !dbg !2327 {
entry:
  %this.addr = alloca %"struct.std::thread::_State_impl"*, align 8
  %__args.addr = alloca void (i32)*, align 8
  %__args.addr2 = alloca i32*, align 8
  store %"struct.std::thread::_State_impl"* %this, %"struct.std::thread::_State_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State_impl"** %this.addr, metadata !2335, metadata !DIExpression()), !dbg !2337
  store void (i32)* %__args, void (i32)** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %__args.addr, metadata !2338, metadata !DIExpression()), !dbg !2339
  store i32* %__args1, i32** %__args.addr2, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr2, metadata !2340, metadata !DIExpression()), !dbg !2339
  %this3 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %this.addr, align 8
  %0 = bitcast %"struct.std::thread::_State_impl"* %this3 to %"struct.std::thread::_State"*, !dbg !2341
  call void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2342
  %1 = bitcast %"struct.std::thread::_State_impl"* %this3 to i32 (...)***, !dbg !2341
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %1, align 8, !dbg !2341
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %this3, i32 0, i32 1, !dbg !2343
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %_M_func, i32 0, i32 0, !dbg !2344
  %2 = load void (i32)*, void (i32)** %__args.addr, align 8, !dbg !2345
  %call = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %2) #2, !dbg !2346
  %3 = load i32*, i32** %__args.addr2, align 8, !dbg !2345
  %call4 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %3) #2, !dbg !2346
  call void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %_M_t, void (i32)* noundef nonnull %call, i32* noundef nonnull align 4 dereferenceable(4) %call4) #2, !dbg !2347
  ret void, !dbg !2348
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #15

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %this, %"struct.std::thread::_State"* noundef %__p) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2349 {
entry:
  %this.addr = alloca %"class.std::unique_ptr"*, align 8
  %__p.addr = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::unique_ptr"* %this, %"class.std::unique_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_ptr"** %this.addr, metadata !2353, metadata !DIExpression()), !dbg !2355
  store %"struct.std::thread::_State"* %__p, %"struct.std::thread::_State"** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"** %__p.addr, metadata !2356, metadata !DIExpression()), !dbg !2357
  %this1 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %this1, i32 0, i32 0, !dbg !2358
  %0 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %__p.addr, align 8, !dbg !2359
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %_M_t, %"struct.std::thread::_State"* noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2358

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !2360

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2358
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !2358
  call void @__clang_call_terminate(i8* %2) #16, !dbg !2358
  unreachable, !dbg !2358
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2361 {
entry:
  %this.addr = alloca %"class.std::unique_ptr"*, align 8
  %__ptr = alloca %"struct.std::thread::_State"**, align 8
  store %"class.std::unique_ptr"* %this, %"class.std::unique_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_ptr"** %this.addr, metadata !2362, metadata !DIExpression()), !dbg !2363
  %this1 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"*** %__ptr, metadata !2364, metadata !DIExpression()), !dbg !2366
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %this1, i32 0, i32 0, !dbg !2367
  %0 = bitcast %"struct.std::__uniq_ptr_data"* %_M_t to %"class.std::__uniq_ptr_impl"*, !dbg !2367
  %call = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2368
  store %"struct.std::thread::_State"** %call, %"struct.std::thread::_State"*** %__ptr, align 8, !dbg !2366
  %1 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %__ptr, align 8, !dbg !2369
  %2 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %1, align 8, !dbg !2369
  %cmp = icmp ne %"struct.std::thread::_State"* %2, null, !dbg !2371
  br i1 %cmp, label %if.then, label %if.end, !dbg !2372

if.then:                                          ; preds = %entry
  %call2 = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !2373
  %3 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %__ptr, align 8, !dbg !2374
  %call3 = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %3) #2, !dbg !2375
  %4 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %call3, align 8, !dbg !2375
  invoke void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %call2, %"struct.std::thread::_State"* noundef %4)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2373

invoke.cont:                                      ; preds = %if.then
  br label %if.end, !dbg !2373

if.end:                                           ; preds = %invoke.cont, %entry
  %5 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %__ptr, align 8, !dbg !2376
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %5, align 8, !dbg !2377
  ret void, !dbg !2378

terminate.lpad:                                   ; preds = %if.then
  %6 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2373
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !2373
  call void @__clang_call_terminate(i8* %7) #16, !dbg !2373
  unreachable, !dbg !2373
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !2379 {
entry:
  %this.addr = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::thread::_State"* %this, %"struct.std::thread::_State"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"** %this.addr, metadata !2381, metadata !DIExpression()), !dbg !2382
  %this1 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %this.addr, align 8
  %0 = bitcast %"struct.std::thread::_State"* %this1 to i32 (...)***, !dbg !2383
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVNSt6thread6_StateE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %0, align 8, !dbg !2383
  ret void, !dbg !2383
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %this, void (i32)* noundef nonnull %__a1, i32* noundef nonnull align 4 dereferenceable(4) %__a2) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2384 {
entry:
  %this.addr = alloca %"class.std::tuple.2"*, align 8
  %__a1.addr = alloca void (i32)*, align 8
  %__a2.addr = alloca i32*, align 8
  store %"class.std::tuple.2"* %this, %"class.std::tuple.2"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple.2"** %this.addr, metadata !2392, metadata !DIExpression()), !dbg !2394
  store void (i32)* %__a1, void (i32)** %__a1.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %__a1.addr, metadata !2395, metadata !DIExpression()), !dbg !2396
  store i32* %__a2, i32** %__a2.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__a2.addr, metadata !2397, metadata !DIExpression()), !dbg !2398
  %this1 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %this.addr, align 8
  %0 = bitcast %"class.std::tuple.2"* %this1 to %"struct.std::_Tuple_impl.3"*, !dbg !2399
  %1 = load void (i32)*, void (i32)** %__a1.addr, align 8, !dbg !2400
  %call = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %1) #2, !dbg !2401
  %2 = load i32*, i32** %__a2.addr, align 8, !dbg !2402
  %call2 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %2) #2, !dbg !2403
  invoke void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(16) %0, void (i32)* noundef nonnull %call, i32* noundef nonnull align 4 dereferenceable(4) %call2)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2404

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !2405

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2404
  %4 = extractvalue { i8*, i32 } %3, 0, !dbg !2404
  call void @__clang_call_terminate(i8* %4) #16, !dbg !2404
  unreachable, !dbg !2404
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !2406 {
entry:
  %this.addr = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %this, %"struct.std::thread::_State_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State_impl"** %this.addr, metadata !2408, metadata !DIExpression()), !dbg !2409
  %this1 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %this.addr, align 8
  %0 = bitcast %"struct.std::thread::_State_impl"* %this1 to %"struct.std::thread::_State"*, !dbg !2410
  call void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2410
  ret void, !dbg !2412
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !2413 {
entry:
  %this.addr = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %this, %"struct.std::thread::_State_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State_impl"** %this.addr, metadata !2414, metadata !DIExpression()), !dbg !2415
  %this1 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %this.addr, align 8
  call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %this1) #2, !dbg !2416
  %0 = bitcast %"struct.std::thread::_State_impl"* %this1 to i8*, !dbg !2416
  call void @_ZdlPv(i8* noundef %0) #18, !dbg !2416
  ret void, !dbg !2416
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(%"struct.std::thread::_State_impl"* noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #5 comdat align 2 !dbg !2417 {
entry:
  %this.addr = alloca %"struct.std::thread::_State_impl"*, align 8
  store %"struct.std::thread::_State_impl"* %this, %"struct.std::thread::_State_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State_impl"** %this.addr, metadata !2418, metadata !DIExpression()), !dbg !2419
  %this1 = load %"struct.std::thread::_State_impl"*, %"struct.std::thread::_State_impl"** %this.addr, align 8
  %_M_func = getelementptr inbounds %"struct.std::thread::_State_impl", %"struct.std::thread::_State_impl"* %this1, i32 0, i32 1, !dbg !2420
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %_M_func), !dbg !2420
  ret void, !dbg !2421
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(16) %this, void (i32)* noundef nonnull %__head, i32* noundef nonnull align 4 dereferenceable(4) %__tail) unnamed_addr #0 comdat align 2 !dbg !2422 {
entry:
  %this.addr = alloca %"struct.std::_Tuple_impl.3"*, align 8
  %__head.addr = alloca void (i32)*, align 8
  %__tail.addr = alloca i32*, align 8
  %ref.tmp = alloca void (i32)*, align 8
  store %"struct.std::_Tuple_impl.3"* %this, %"struct.std::_Tuple_impl.3"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.3"** %this.addr, metadata !2429, metadata !DIExpression()), !dbg !2431
  store void (i32)* %__head, void (i32)** %__head.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %__head.addr, metadata !2432, metadata !DIExpression()), !dbg !2433
  store i32* %__tail, i32** %__tail.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__tail.addr, metadata !2434, metadata !DIExpression()), !dbg !2435
  %this1 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %this.addr, align 8
  %0 = bitcast %"struct.std::_Tuple_impl.3"* %this1 to %"struct.std::_Tuple_impl.4"*, !dbg !2436
  %1 = load i32*, i32** %__tail.addr, align 8, !dbg !2437
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %1) #2, !dbg !2438
  call void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %call), !dbg !2439
  %2 = bitcast %"struct.std::_Tuple_impl.3"* %this1 to i8*, !dbg !2436
  %3 = getelementptr inbounds i8, i8* %2, i64 8, !dbg !2436
  %4 = bitcast i8* %3 to %"struct.std::_Head_base.6"*, !dbg !2436
  %5 = load void (i32)*, void (i32)** %__head.addr, align 8, !dbg !2440
  %call2 = call noundef nonnull void (i32)* @_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)* noundef nonnull %5) #2, !dbg !2441
  store void (i32)* %call2, void (i32)** %ref.tmp, align 8, !dbg !2441
  call void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %4, void (i32)** noundef nonnull align 8 dereferenceable(8) %ref.tmp), !dbg !2442
  ret void, !dbg !2443
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %this, i32* noundef nonnull align 4 dereferenceable(4) %__head) unnamed_addr #0 comdat align 2 !dbg !2444 {
entry:
  %this.addr = alloca %"struct.std::_Tuple_impl.4"*, align 8
  %__head.addr = alloca i32*, align 8
  store %"struct.std::_Tuple_impl.4"* %this, %"struct.std::_Tuple_impl.4"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.4"** %this.addr, metadata !2450, metadata !DIExpression()), !dbg !2452
  store i32* %__head, i32** %__head.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__head.addr, metadata !2453, metadata !DIExpression()), !dbg !2454
  %this1 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %this.addr, align 8
  %0 = bitcast %"struct.std::_Tuple_impl.4"* %this1 to %"struct.std::_Head_base.5"*, !dbg !2455
  %1 = load i32*, i32** %__head.addr, align 8, !dbg !2456
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %1) #2, !dbg !2457
  call void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %0, i32* noundef nonnull align 4 dereferenceable(4) %call), !dbg !2458
  ret void, !dbg !2459
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %this, void (i32)** noundef nonnull align 8 dereferenceable(8) %__h) unnamed_addr #1 comdat align 2 !dbg !2460 {
entry:
  %this.addr = alloca %"struct.std::_Head_base.6"*, align 8
  %__h.addr = alloca void (i32)**, align 8
  store %"struct.std::_Head_base.6"* %this, %"struct.std::_Head_base.6"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base.6"** %this.addr, metadata !2461, metadata !DIExpression()), !dbg !2463
  store void (i32)** %__h, void (i32)*** %__h.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)*** %__h.addr, metadata !2464, metadata !DIExpression()), !dbg !2465
  %this1 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %this1, i32 0, i32 0, !dbg !2466
  %0 = load void (i32)**, void (i32)*** %__h.addr, align 8, !dbg !2467
  %1 = load void (i32)*, void (i32)** %0, align 8, !dbg !2467
  store void (i32)* %1, void (i32)** %_M_head_impl, align 8, !dbg !2466
  ret void, !dbg !2468
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %this, i32* noundef nonnull align 4 dereferenceable(4) %__h) unnamed_addr #1 comdat align 2 !dbg !2469 {
entry:
  %this.addr = alloca %"struct.std::_Head_base.5"*, align 8
  %__h.addr = alloca i32*, align 8
  store %"struct.std::_Head_base.5"* %this, %"struct.std::_Head_base.5"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base.5"** %this.addr, metadata !2473, metadata !DIExpression()), !dbg !2475
  store i32* %__h, i32** %__h.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__h.addr, metadata !2476, metadata !DIExpression()), !dbg !2477
  %this1 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.5", %"struct.std::_Head_base.5"* %this1, i32 0, i32 0, !dbg !2478
  %0 = load i32*, i32** %__h.addr, align 8, !dbg !2479
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %0) #2, !dbg !2480
  %1 = load i32, i32* %call, align 4, !dbg !2480
  store i32 %1, i32* %_M_head_impl, align 4, !dbg !2478
  ret void, !dbg !2481
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %this) #5 comdat align 2 !dbg !2482 {
entry:
  %this.addr = alloca %"struct.std::thread::_Invoker"*, align 8
  %agg.tmp = alloca %"struct.std::_Index_tuple", align 1
  store %"struct.std::thread::_Invoker"* %this, %"struct.std::thread::_Invoker"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_Invoker"** %this.addr, metadata !2483, metadata !DIExpression()), !dbg !2485
  %this1 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %this.addr, align 8
  call void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %this1), !dbg !2486
  ret void, !dbg !2487
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE(%"struct.std::thread::_Invoker"* noundef nonnull align 8 dereferenceable(16) %this) #5 comdat align 2 !dbg !2488 {
entry:
  %0 = alloca %"struct.std::_Index_tuple", align 1
  %this.addr = alloca %"struct.std::thread::_Invoker"*, align 8
  store %"struct.std::thread::_Invoker"* %this, %"struct.std::thread::_Invoker"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_Invoker"** %this.addr, metadata !2501, metadata !DIExpression()), !dbg !2502
  call void @llvm.dbg.declare(metadata %"struct.std::_Index_tuple"* %0, metadata !2503, metadata !DIExpression()), !dbg !2504
  %this1 = load %"struct.std::thread::_Invoker"*, %"struct.std::thread::_Invoker"** %this.addr, align 8
  %_M_t = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %this1, i32 0, i32 0, !dbg !2505
  %call = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %_M_t) #2, !dbg !2506
  %call2 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %call) #2, !dbg !2507
  %_M_t3 = getelementptr inbounds %"struct.std::thread::_Invoker", %"struct.std::thread::_Invoker"* %this1, i32 0, i32 0, !dbg !2505
  %call4 = call noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %_M_t3) #2, !dbg !2506
  %call5 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %call4) #2, !dbg !2507
  call void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %call2, i32* noundef nonnull align 4 dereferenceable(4) %call5), !dbg !2508
  ret void, !dbg !2509
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_(void (i32)** noundef nonnull align 8 dereferenceable(8) %__fn, i32* noundef nonnull align 4 dereferenceable(4) %__args) #5 comdat !dbg !556 {
entry:
  %__fn.addr = alloca void (i32)**, align 8
  %__args.addr = alloca i32*, align 8
  %agg.tmp = alloca %"struct.std::__invoke_other", align 1
  store void (i32)** %__fn, void (i32)*** %__fn.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)*** %__fn.addr, metadata !2510, metadata !DIExpression()), !dbg !2511
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !2512, metadata !DIExpression()), !dbg !2513
  %0 = load void (i32)**, void (i32)*** %__fn.addr, align 8, !dbg !2514
  %call = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2515
  %1 = load i32*, i32** %__args.addr, align 8, !dbg !2516
  %call1 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %1) #2, !dbg !2517
  call void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %call, i32* noundef nonnull align 4 dereferenceable(4) %call1), !dbg !2518
  ret void, !dbg !2519
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %__t) #10 comdat !dbg !2520 {
entry:
  %__t.addr = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %__t, %"class.std::tuple.2"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple.2"** %__t.addr, metadata !2536, metadata !DIExpression()), !dbg !2537
  %0 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %__t.addr, align 8, !dbg !2538
  %1 = bitcast %"class.std::tuple.2"* %0 to %"struct.std::_Tuple_impl.3"*, !dbg !2538
  %call = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(16) %1) #2, !dbg !2539
  %call1 = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %call) #2, !dbg !2540
  ret void (i32)** %call1, !dbg !2541
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) %"class.std::tuple.2"* @_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %__t) #10 comdat !dbg !2542 {
entry:
  %__t.addr = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %__t, %"class.std::tuple.2"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple.2"** %__t.addr, metadata !2550, metadata !DIExpression()), !dbg !2551
  %0 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %__t.addr, align 8, !dbg !2552
  ret %"class.std::tuple.2"* %0, !dbg !2553
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_(%"class.std::tuple.2"* noundef nonnull align 8 dereferenceable(16) %__t) #10 comdat !dbg !2554 {
entry:
  %__t.addr = alloca %"class.std::tuple.2"*, align 8
  store %"class.std::tuple.2"* %__t, %"class.std::tuple.2"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple.2"** %__t.addr, metadata !2568, metadata !DIExpression()), !dbg !2569
  %0 = load %"class.std::tuple.2"*, %"class.std::tuple.2"** %__t.addr, align 8, !dbg !2570
  %1 = bitcast %"class.std::tuple.2"* %0 to %"struct.std::_Tuple_impl.4"*, !dbg !2570
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %1) #2, !dbg !2571
  %call1 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %call) #2, !dbg !2572
  ret i32* %call1, !dbg !2573
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_(void (i32)** noundef nonnull align 8 dereferenceable(8) %__f, i32* noundef nonnull align 4 dereferenceable(4) %__args) #5 comdat !dbg !2574 {
entry:
  %0 = alloca %"struct.std::__invoke_other", align 1
  %__f.addr = alloca void (i32)**, align 8
  %__args.addr = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__invoke_other"* %0, metadata !2580, metadata !DIExpression()), !dbg !2581
  store void (i32)** %__f, void (i32)*** %__f.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)*** %__f.addr, metadata !2582, metadata !DIExpression()), !dbg !2583
  store i32* %__args, i32** %__args.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %__args.addr, metadata !2584, metadata !DIExpression()), !dbg !2585
  %1 = load void (i32)**, void (i32)*** %__f.addr, align 8, !dbg !2586
  %call = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %1) #2, !dbg !2587
  %2 = load void (i32)*, void (i32)** %call, align 8, !dbg !2587
  %3 = load i32*, i32** %__args.addr, align 8, !dbg !2588
  %call1 = call noundef nonnull align 4 dereferenceable(4) i32* @_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE(i32* noundef nonnull align 4 dereferenceable(4) %3) #2, !dbg !2589
  %4 = load i32, i32* %call1, align 4, !dbg !2589
  call void %2(i32 noundef %4), !dbg !2587
  ret void, !dbg !2590
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE(void (i32)** noundef nonnull align 8 dereferenceable(8) %__t) #10 comdat !dbg !2591 {
entry:
  %__t.addr = alloca void (i32)**, align 8
  store void (i32)** %__t, void (i32)*** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata void (i32)*** %__t.addr, metadata !2599, metadata !DIExpression()), !dbg !2600
  %0 = load void (i32)**, void (i32)*** %__t.addr, align 8, !dbg !2601
  ret void (i32)** %0, !dbg !2602
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(16) %__t) #10 comdat !dbg !2603 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %__t, %"struct.std::_Tuple_impl.3"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.3"** %__t.addr, metadata !2606, metadata !DIExpression()), !dbg !2607
  %0 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %__t.addr, align 8, !dbg !2608
  %call = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(16) %0) #2, !dbg !2609
  ret void (i32)** %call, !dbg !2610
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_(%"struct.std::_Tuple_impl.3"* noundef nonnull align 8 dereferenceable(16) %__t) #10 comdat align 2 !dbg !2611 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl.3"*, align 8
  store %"struct.std::_Tuple_impl.3"* %__t, %"struct.std::_Tuple_impl.3"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.3"** %__t.addr, metadata !2612, metadata !DIExpression()), !dbg !2613
  %0 = load %"struct.std::_Tuple_impl.3"*, %"struct.std::_Tuple_impl.3"** %__t.addr, align 8, !dbg !2614
  %1 = bitcast %"struct.std::_Tuple_impl.3"* %0 to i8*, !dbg !2614
  %add.ptr = getelementptr inbounds i8, i8* %1, i64 8, !dbg !2614
  %2 = bitcast i8* %add.ptr to %"struct.std::_Head_base.6"*, !dbg !2614
  %call = call noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %2) #2, !dbg !2615
  ret void (i32)** %call, !dbg !2616
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) void (i32)** @_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_(%"struct.std::_Head_base.6"* noundef nonnull align 8 dereferenceable(8) %__b) #10 comdat align 2 !dbg !2617 {
entry:
  %__b.addr = alloca %"struct.std::_Head_base.6"*, align 8
  store %"struct.std::_Head_base.6"* %__b, %"struct.std::_Head_base.6"** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base.6"** %__b.addr, metadata !2618, metadata !DIExpression()), !dbg !2619
  %0 = load %"struct.std::_Head_base.6"*, %"struct.std::_Head_base.6"** %__b.addr, align 8, !dbg !2620
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.6", %"struct.std::_Head_base.6"* %0, i32 0, i32 0, !dbg !2621
  ret void (i32)** %_M_head_impl, !dbg !2622
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %__t) #10 comdat !dbg !2623 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %__t, %"struct.std::_Tuple_impl.4"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.4"** %__t.addr, metadata !2626, metadata !DIExpression()), !dbg !2627
  %0 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %__t.addr, align 8, !dbg !2628
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %0) #2, !dbg !2629
  ret i32* %call, !dbg !2630
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_(%"struct.std::_Tuple_impl.4"* noundef nonnull align 4 dereferenceable(4) %__t) #10 comdat align 2 !dbg !2631 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl.4"*, align 8
  store %"struct.std::_Tuple_impl.4"* %__t, %"struct.std::_Tuple_impl.4"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.4"** %__t.addr, metadata !2632, metadata !DIExpression()), !dbg !2633
  %0 = load %"struct.std::_Tuple_impl.4"*, %"struct.std::_Tuple_impl.4"** %__t.addr, align 8, !dbg !2634
  %1 = bitcast %"struct.std::_Tuple_impl.4"* %0 to %"struct.std::_Head_base.5"*, !dbg !2634
  %call = call noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %1) #2, !dbg !2635
  ret i32* %call, !dbg !2636
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) i32* @_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_(%"struct.std::_Head_base.5"* noundef nonnull align 4 dereferenceable(4) %__b) #10 comdat align 2 !dbg !2637 {
entry:
  %__b.addr = alloca %"struct.std::_Head_base.5"*, align 8
  store %"struct.std::_Head_base.5"* %__b, %"struct.std::_Head_base.5"** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base.5"** %__b.addr, metadata !2638, metadata !DIExpression()), !dbg !2639
  %0 = load %"struct.std::_Head_base.5"*, %"struct.std::_Head_base.5"** %__b.addr, align 8, !dbg !2640
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.5", %"struct.std::_Head_base.5"* %0, i32 0, i32 0, !dbg !2641
  ret i32* %_M_head_impl, !dbg !2642
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(%"struct.std::__uniq_ptr_data"* noundef nonnull align 8 dereferenceable(8) %this, %"struct.std::thread::_State"* noundef %0) unnamed_addr #0 comdat align 2 !dbg !2643 {
entry:
  %this.addr = alloca %"struct.std::__uniq_ptr_data"*, align 8
  %.addr = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::__uniq_ptr_data"* %this, %"struct.std::__uniq_ptr_data"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::__uniq_ptr_data"** %this.addr, metadata !2647, metadata !DIExpression()), !dbg !2649
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"** %.addr, metadata !2650, metadata !DIExpression()), !dbg !2649
  %this1 = load %"struct.std::__uniq_ptr_data"*, %"struct.std::__uniq_ptr_data"** %this.addr, align 8
  %1 = bitcast %"struct.std::__uniq_ptr_data"* %this1 to %"class.std::__uniq_ptr_impl"*, !dbg !2651
  %2 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %.addr, align 8, !dbg !2651
  call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %1, %"struct.std::thread::_State"* noundef %2), !dbg !2651
  ret void, !dbg !2651
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %this, %"struct.std::thread::_State"* noundef %__p) unnamed_addr #1 comdat align 2 !dbg !2652 {
entry:
  %this.addr = alloca %"class.std::__uniq_ptr_impl"*, align 8
  %__p.addr = alloca %"struct.std::thread::_State"*, align 8
  store %"class.std::__uniq_ptr_impl"* %this, %"class.std::__uniq_ptr_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__uniq_ptr_impl"** %this.addr, metadata !2653, metadata !DIExpression()), !dbg !2655
  store %"struct.std::thread::_State"* %__p, %"struct.std::thread::_State"** %__p.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"** %__p.addr, metadata !2656, metadata !DIExpression()), !dbg !2657
  %this1 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %this1, i32 0, i32 0, !dbg !2658
  call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !2658
  %0 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %__p.addr, align 8, !dbg !2659
  %call = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %this1) #2, !dbg !2661
  store %"struct.std::thread::_State"* %0, %"struct.std::thread::_State"** %call, align 8, !dbg !2662
  ret void, !dbg !2663
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !2664 {
entry:
  %this.addr = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %this, %"class.std::tuple"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple"** %this.addr, metadata !2670, metadata !DIExpression()), !dbg !2672
  %this1 = load %"class.std::tuple"*, %"class.std::tuple"** %this.addr, align 8
  %0 = bitcast %"class.std::tuple"* %this1 to %"struct.std::_Tuple_impl"*, !dbg !2673
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !2674

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !2675

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { i8*, i32 }
          catch i8* null, !dbg !2674
  %2 = extractvalue { i8*, i32 } %1, 0, !dbg !2674
  call void @__clang_call_terminate(i8* %2) #16, !dbg !2674
  unreachable, !dbg !2674
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %this) #10 comdat align 2 !dbg !2676 {
entry:
  %this.addr = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %this, %"class.std::__uniq_ptr_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__uniq_ptr_impl"** %this.addr, metadata !2677, metadata !DIExpression()), !dbg !2678
  %this1 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %this1, i32 0, i32 0, !dbg !2679
  %call = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !2680
  ret %"struct.std::thread::_State"** %call, !dbg !2681
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #0 comdat align 2 !dbg !2682 {
entry:
  %this.addr = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %this, %"struct.std::_Tuple_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl"** %this.addr, metadata !2683, metadata !DIExpression()), !dbg !2685
  %this1 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %this.addr, align 8
  %0 = bitcast %"struct.std::_Tuple_impl"* %this1 to %"struct.std::_Tuple_impl.0"*, !dbg !2686
  call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !2687
  %1 = bitcast %"struct.std::_Tuple_impl"* %this1 to %"struct.std::_Head_base.1"*, !dbg !2686
  call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %1), !dbg !2688
  ret void, !dbg !2689
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #0 comdat align 2 !dbg !2690 {
entry:
  %this.addr = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %this, %"struct.std::_Tuple_impl.0"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.0"** %this.addr, metadata !2691, metadata !DIExpression()), !dbg !2693
  %this1 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %this.addr, align 8
  %0 = bitcast %"struct.std::_Tuple_impl.0"* %this1 to %"struct.std::_Head_base"*, !dbg !2694
  call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %0), !dbg !2695
  ret void, !dbg !2696
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !2697 {
entry:
  %this.addr = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %this, %"struct.std::_Head_base.1"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base.1"** %this.addr, metadata !2698, metadata !DIExpression()), !dbg !2700
  %this1 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %this.addr, align 8
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %this1, i32 0, i32 0, !dbg !2701
  store %"struct.std::thread::_State"* null, %"struct.std::thread::_State"** %_M_head_impl, align 8, !dbg !2701
  ret void, !dbg !2702
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #1 comdat align 2 !dbg !2703 {
entry:
  %this.addr = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %this, %"struct.std::_Head_base"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base"** %this.addr, metadata !2704, metadata !DIExpression()), !dbg !2706
  %this1 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %this.addr, align 8
  %_M_head_impl = bitcast %"struct.std::_Head_base"* %this1 to %"struct.std::default_delete"*, !dbg !2707
  ret void, !dbg !2708
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %__t) #10 comdat !dbg !2709 {
entry:
  %__t.addr = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %__t, %"class.std::tuple"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple"** %__t.addr, metadata !2723, metadata !DIExpression()), !dbg !2724
  %0 = load %"class.std::tuple"*, %"class.std::tuple"** %__t.addr, align 8, !dbg !2725
  %1 = bitcast %"class.std::tuple"* %0 to %"struct.std::_Tuple_impl"*, !dbg !2725
  %call = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %1) #2, !dbg !2726
  ret %"struct.std::thread::_State"** %call, !dbg !2727
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %__t) #10 comdat !dbg !2728 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %__t, %"struct.std::_Tuple_impl"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl"** %__t.addr, metadata !2731, metadata !DIExpression()), !dbg !2732
  %0 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %__t.addr, align 8, !dbg !2733
  %call = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2734
  ret %"struct.std::thread::_State"** %call, !dbg !2735
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(%"struct.std::_Tuple_impl"* noundef nonnull align 8 dereferenceable(8) %__t) #10 comdat align 2 !dbg !2736 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl"*, align 8
  store %"struct.std::_Tuple_impl"* %__t, %"struct.std::_Tuple_impl"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl"** %__t.addr, metadata !2737, metadata !DIExpression()), !dbg !2738
  %0 = load %"struct.std::_Tuple_impl"*, %"struct.std::_Tuple_impl"** %__t.addr, align 8, !dbg !2739
  %1 = bitcast %"struct.std::_Tuple_impl"* %0 to %"struct.std::_Head_base.1"*, !dbg !2739
  %call = call noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %1) #2, !dbg !2740
  ret %"struct.std::thread::_State"** %call, !dbg !2741
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(%"struct.std::_Head_base.1"* noundef nonnull align 8 dereferenceable(8) %__b) #10 comdat align 2 !dbg !2742 {
entry:
  %__b.addr = alloca %"struct.std::_Head_base.1"*, align 8
  store %"struct.std::_Head_base.1"* %__b, %"struct.std::_Head_base.1"** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base.1"** %__b.addr, metadata !2743, metadata !DIExpression()), !dbg !2744
  %0 = load %"struct.std::_Head_base.1"*, %"struct.std::_Head_base.1"** %__b.addr, align 8, !dbg !2745
  %_M_head_impl = getelementptr inbounds %"struct.std::_Head_base.1", %"struct.std::_Head_base.1"* %0, i32 0, i32 0, !dbg !2746
  ret %"struct.std::thread::_State"** %_M_head_impl, !dbg !2747
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(%"class.std::unique_ptr"* noundef nonnull align 8 dereferenceable(8) %this) #10 comdat align 2 !dbg !2748 {
entry:
  %this.addr = alloca %"class.std::unique_ptr"*, align 8
  store %"class.std::unique_ptr"* %this, %"class.std::unique_ptr"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::unique_ptr"** %this.addr, metadata !2749, metadata !DIExpression()), !dbg !2750
  %this1 = load %"class.std::unique_ptr"*, %"class.std::unique_ptr"** %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::unique_ptr", %"class.std::unique_ptr"* %this1, i32 0, i32 0, !dbg !2751
  %0 = bitcast %"struct.std::__uniq_ptr_data"* %_M_t to %"class.std::__uniq_ptr_impl"*, !dbg !2751
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2752
  ret %"struct.std::default_delete"* %call, !dbg !2753
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(%"struct.std::default_delete"* noundef nonnull align 1 dereferenceable(1) %this, %"struct.std::thread::_State"* noundef %__ptr) #10 comdat align 2 !dbg !2754 {
entry:
  %this.addr = alloca %"struct.std::default_delete"*, align 8
  %__ptr.addr = alloca %"struct.std::thread::_State"*, align 8
  store %"struct.std::default_delete"* %this, %"struct.std::default_delete"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::default_delete"** %this.addr, metadata !2755, metadata !DIExpression()), !dbg !2757
  store %"struct.std::thread::_State"* %__ptr, %"struct.std::thread::_State"** %__ptr.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"** %__ptr.addr, metadata !2758, metadata !DIExpression()), !dbg !2759
  %this1 = load %"struct.std::default_delete"*, %"struct.std::default_delete"** %this.addr, align 8
  %0 = load %"struct.std::thread::_State"*, %"struct.std::thread::_State"** %__ptr.addr, align 8, !dbg !2760
  %isnull = icmp eq %"struct.std::thread::_State"* %0, null, !dbg !2761
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !2761

delete.notnull:                                   ; preds = %entry
  %1 = bitcast %"struct.std::thread::_State"* %0 to void (%"struct.std::thread::_State"*)***, !dbg !2761
  %vtable = load void (%"struct.std::thread::_State"*)**, void (%"struct.std::thread::_State"*)*** %1, align 8, !dbg !2761
  %vfn = getelementptr inbounds void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %vtable, i64 1, !dbg !2761
  %2 = load void (%"struct.std::thread::_State"*)*, void (%"struct.std::thread::_State"*)** %vfn, align 8, !dbg !2761
  call void %2(%"struct.std::thread::_State"* noundef nonnull align 8 dereferenceable(8) %0) #2, !dbg !2761
  br label %delete.end, !dbg !2761

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void, !dbg !2762
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) %"struct.std::thread::_State"** @_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_(%"struct.std::thread::_State"** noundef nonnull align 8 dereferenceable(8) %__t) #10 comdat !dbg !2763 {
entry:
  %__t.addr = alloca %"struct.std::thread::_State"**, align 8
  store %"struct.std::thread::_State"** %__t, %"struct.std::thread::_State"*** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::thread::_State"*** %__t.addr, metadata !2771, metadata !DIExpression()), !dbg !2772
  %0 = load %"struct.std::thread::_State"**, %"struct.std::thread::_State"*** %__t.addr, align 8, !dbg !2773
  ret %"struct.std::thread::_State"** %0, !dbg !2774
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(%"class.std::__uniq_ptr_impl"* noundef nonnull align 8 dereferenceable(8) %this) #10 comdat align 2 !dbg !2775 {
entry:
  %this.addr = alloca %"class.std::__uniq_ptr_impl"*, align 8
  store %"class.std::__uniq_ptr_impl"* %this, %"class.std::__uniq_ptr_impl"** %this.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::__uniq_ptr_impl"** %this.addr, metadata !2776, metadata !DIExpression()), !dbg !2777
  %this1 = load %"class.std::__uniq_ptr_impl"*, %"class.std::__uniq_ptr_impl"** %this.addr, align 8
  %_M_t = getelementptr inbounds %"class.std::__uniq_ptr_impl", %"class.std::__uniq_ptr_impl"* %this1, i32 0, i32 0, !dbg !2778
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %_M_t) #2, !dbg !2779
  ret %"struct.std::default_delete"* %call, !dbg !2780
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(%"class.std::tuple"* noundef nonnull align 8 dereferenceable(8) %__t) #10 comdat !dbg !2781 {
entry:
  %__t.addr = alloca %"class.std::tuple"*, align 8
  store %"class.std::tuple"* %__t, %"class.std::tuple"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"class.std::tuple"** %__t.addr, metadata !2793, metadata !DIExpression()), !dbg !2794
  %0 = load %"class.std::tuple"*, %"class.std::tuple"** %__t.addr, align 8, !dbg !2795
  %1 = bitcast %"class.std::tuple"* %0 to %"struct.std::_Tuple_impl.0"*, !dbg !2795
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %1) #2, !dbg !2796
  ret %"struct.std::default_delete"* %call, !dbg !2797
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %__t) #10 comdat !dbg !2798 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %__t, %"struct.std::_Tuple_impl.0"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.0"** %__t.addr, metadata !2800, metadata !DIExpression()), !dbg !2801
  %0 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %__t.addr, align 8, !dbg !2802
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %0) #2, !dbg !2803
  ret %"struct.std::default_delete"* %call, !dbg !2804
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(%"struct.std::_Tuple_impl.0"* noundef nonnull align 1 dereferenceable(1) %__t) #10 comdat align 2 !dbg !2805 {
entry:
  %__t.addr = alloca %"struct.std::_Tuple_impl.0"*, align 8
  store %"struct.std::_Tuple_impl.0"* %__t, %"struct.std::_Tuple_impl.0"** %__t.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Tuple_impl.0"** %__t.addr, metadata !2806, metadata !DIExpression()), !dbg !2807
  %0 = load %"struct.std::_Tuple_impl.0"*, %"struct.std::_Tuple_impl.0"** %__t.addr, align 8, !dbg !2808
  %1 = bitcast %"struct.std::_Tuple_impl.0"* %0 to %"struct.std::_Head_base"*, !dbg !2808
  %call = call noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %1) #2, !dbg !2809
  ret %"struct.std::default_delete"* %call, !dbg !2810
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) %"struct.std::default_delete"* @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(%"struct.std::_Head_base"* noundef nonnull align 1 dereferenceable(1) %__b) #10 comdat align 2 !dbg !2811 {
entry:
  %__b.addr = alloca %"struct.std::_Head_base"*, align 8
  store %"struct.std::_Head_base"* %__b, %"struct.std::_Head_base"** %__b.addr, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Head_base"** %__b.addr, metadata !2812, metadata !DIExpression()), !dbg !2813
  %0 = load %"struct.std::_Head_base"*, %"struct.std::_Head_base"** %__b.addr, align 8, !dbg !2814
  %_M_head_impl = bitcast %"struct.std::_Head_base"* %0 to %"struct.std::default_delete"*, !dbg !2815
  ret %"struct.std::default_delete"* %_M_head_impl, !dbg !2816
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %__m, i32 noundef %__mod) #10 comdat !dbg !2817 {
entry:
  %__m.addr = alloca i32, align 4
  %__mod.addr = alloca i32, align 4
  store i32 %__m, i32* %__m.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__m.addr, metadata !2820, metadata !DIExpression()), !dbg !2821
  store i32 %__mod, i32* %__mod.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %__mod.addr, metadata !2822, metadata !DIExpression()), !dbg !2823
  %0 = load i32, i32* %__m.addr, align 4, !dbg !2824
  %1 = load i32, i32* %__mod.addr, align 4, !dbg !2825
  %and = and i32 %0, %1, !dbg !2826
  ret i32 %and, !dbg !2827
}

; Function Attrs: noreturn nounwind
declare void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef, i32 noundef, i8* noundef, i8* noundef) #7

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cxx_queue.cpp() #0 section ".text.startup" !dbg !2828 {
entry:
  call void @__cxx_global_var_init(), !dbg !2830
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly nofree nounwind willreturn writeonly }
attributes #10 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { argmemonly nofree nounwind willreturn }
attributes #14 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { builtin nounwind }
attributes #19 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!1936, !1937, !1938, !1939, !1940, !1941, !1942}
!llvm.ident = !{!1943}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "queue", linkageName: "_ZL5queue", scope: !2, file: !3, line: 38, type: !657, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !123, globals: !1106, imports: !1109, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "bench/instructions/cxx_queue.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "6f44736356fbabbc15b742c9608af6c8")
!4 = !{!5, !13, !25, !108, !117}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Lock_policy", scope: !7, file: !6, line: 49, baseType: !8, size: 32, elements: !9, identifier: "_ZTSN9__gnu_cxx12_Lock_policyE")
!6 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ext/concurrence.h", directory: "")
!7 = !DINamespace(name: "__gnu_cxx", scope: null)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !11, !12}
!10 = !DIEnumerator(name: "_S_single", value: 0, isUnsigned: true)
!11 = !DIEnumerator(name: "_S_mutex", value: 1, isUnsigned: true)
!12 = !DIEnumerator(name: "_S_atomic", value: 2, isUnsigned: true)
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !14, line: 47, baseType: !8, size: 32, elements: !15)
!14 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!15 = !{!16, !17, !18, !19, !20, !21, !22, !23, !24}
!16 = !DIEnumerator(name: "PTHREAD_MUTEX_TIMED_NP", value: 0, isUnsigned: true)
!17 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE_NP", value: 1, isUnsigned: true)
!18 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK_NP", value: 2, isUnsigned: true)
!19 = !DIEnumerator(name: "PTHREAD_MUTEX_ADAPTIVE_NP", value: 3, isUnsigned: true)
!20 = !DIEnumerator(name: "PTHREAD_MUTEX_NORMAL", value: 0, isUnsigned: true)
!21 = !DIEnumerator(name: "PTHREAD_MUTEX_RECURSIVE", value: 1, isUnsigned: true)
!22 = !DIEnumerator(name: "PTHREAD_MUTEX_ERRORCHECK", value: 2, isUnsigned: true)
!23 = !DIEnumerator(name: "PTHREAD_MUTEX_DEFAULT", value: 0, isUnsigned: true)
!24 = !DIEnumerator(name: "PTHREAD_MUTEX_FAST_NP", value: 0, isUnsigned: true)
!25 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "errc", scope: !27, file: !26, line: 40, baseType: !28, size: 32, flags: DIFlagEnumClass, elements: !29, identifier: "_ZTSSt4errc")
!26 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/error_constants.h", directory: "", checksumkind: CSK_MD5, checksum: "544690df535b8525ae1af3be66f624c3")
!27 = !DINamespace(name: "std", scope: null)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{!30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107}
!30 = !DIEnumerator(name: "address_family_not_supported", value: 97)
!31 = !DIEnumerator(name: "address_in_use", value: 98)
!32 = !DIEnumerator(name: "address_not_available", value: 99)
!33 = !DIEnumerator(name: "already_connected", value: 106)
!34 = !DIEnumerator(name: "argument_list_too_long", value: 7)
!35 = !DIEnumerator(name: "argument_out_of_domain", value: 33)
!36 = !DIEnumerator(name: "bad_address", value: 14)
!37 = !DIEnumerator(name: "bad_file_descriptor", value: 9)
!38 = !DIEnumerator(name: "bad_message", value: 74)
!39 = !DIEnumerator(name: "broken_pipe", value: 32)
!40 = !DIEnumerator(name: "connection_aborted", value: 103)
!41 = !DIEnumerator(name: "connection_already_in_progress", value: 114)
!42 = !DIEnumerator(name: "connection_refused", value: 111)
!43 = !DIEnumerator(name: "connection_reset", value: 104)
!44 = !DIEnumerator(name: "cross_device_link", value: 18)
!45 = !DIEnumerator(name: "destination_address_required", value: 89)
!46 = !DIEnumerator(name: "device_or_resource_busy", value: 16)
!47 = !DIEnumerator(name: "directory_not_empty", value: 39)
!48 = !DIEnumerator(name: "executable_format_error", value: 8)
!49 = !DIEnumerator(name: "file_exists", value: 17)
!50 = !DIEnumerator(name: "file_too_large", value: 27)
!51 = !DIEnumerator(name: "filename_too_long", value: 36)
!52 = !DIEnumerator(name: "function_not_supported", value: 38)
!53 = !DIEnumerator(name: "host_unreachable", value: 113)
!54 = !DIEnumerator(name: "identifier_removed", value: 43)
!55 = !DIEnumerator(name: "illegal_byte_sequence", value: 84)
!56 = !DIEnumerator(name: "inappropriate_io_control_operation", value: 25)
!57 = !DIEnumerator(name: "interrupted", value: 4)
!58 = !DIEnumerator(name: "invalid_argument", value: 22)
!59 = !DIEnumerator(name: "invalid_seek", value: 29)
!60 = !DIEnumerator(name: "io_error", value: 5)
!61 = !DIEnumerator(name: "is_a_directory", value: 21)
!62 = !DIEnumerator(name: "message_size", value: 90)
!63 = !DIEnumerator(name: "network_down", value: 100)
!64 = !DIEnumerator(name: "network_reset", value: 102)
!65 = !DIEnumerator(name: "network_unreachable", value: 101)
!66 = !DIEnumerator(name: "no_buffer_space", value: 105)
!67 = !DIEnumerator(name: "no_child_process", value: 10)
!68 = !DIEnumerator(name: "no_link", value: 67)
!69 = !DIEnumerator(name: "no_lock_available", value: 37)
!70 = !DIEnumerator(name: "no_message_available", value: 61)
!71 = !DIEnumerator(name: "no_message", value: 42)
!72 = !DIEnumerator(name: "no_protocol_option", value: 92)
!73 = !DIEnumerator(name: "no_space_on_device", value: 28)
!74 = !DIEnumerator(name: "no_stream_resources", value: 63)
!75 = !DIEnumerator(name: "no_such_device_or_address", value: 6)
!76 = !DIEnumerator(name: "no_such_device", value: 19)
!77 = !DIEnumerator(name: "no_such_file_or_directory", value: 2)
!78 = !DIEnumerator(name: "no_such_process", value: 3)
!79 = !DIEnumerator(name: "not_a_directory", value: 20)
!80 = !DIEnumerator(name: "not_a_socket", value: 88)
!81 = !DIEnumerator(name: "not_a_stream", value: 60)
!82 = !DIEnumerator(name: "not_connected", value: 107)
!83 = !DIEnumerator(name: "not_enough_memory", value: 12)
!84 = !DIEnumerator(name: "not_supported", value: 95)
!85 = !DIEnumerator(name: "operation_canceled", value: 125)
!86 = !DIEnumerator(name: "operation_in_progress", value: 115)
!87 = !DIEnumerator(name: "operation_not_permitted", value: 1)
!88 = !DIEnumerator(name: "operation_not_supported", value: 95)
!89 = !DIEnumerator(name: "operation_would_block", value: 11)
!90 = !DIEnumerator(name: "owner_dead", value: 130)
!91 = !DIEnumerator(name: "permission_denied", value: 13)
!92 = !DIEnumerator(name: "protocol_error", value: 71)
!93 = !DIEnumerator(name: "protocol_not_supported", value: 93)
!94 = !DIEnumerator(name: "read_only_file_system", value: 30)
!95 = !DIEnumerator(name: "resource_deadlock_would_occur", value: 35)
!96 = !DIEnumerator(name: "resource_unavailable_try_again", value: 11)
!97 = !DIEnumerator(name: "result_out_of_range", value: 34)
!98 = !DIEnumerator(name: "state_not_recoverable", value: 131)
!99 = !DIEnumerator(name: "stream_timeout", value: 62)
!100 = !DIEnumerator(name: "text_file_busy", value: 26)
!101 = !DIEnumerator(name: "timed_out", value: 110)
!102 = !DIEnumerator(name: "too_many_files_open_in_system", value: 23)
!103 = !DIEnumerator(name: "too_many_files_open", value: 24)
!104 = !DIEnumerator(name: "too_many_links", value: 31)
!105 = !DIEnumerator(name: "too_many_symbolic_link_levels", value: 40)
!106 = !DIEnumerator(name: "value_too_large", value: 75)
!107 = !DIEnumerator(name: "wrong_protocol_type", value: 91)
!108 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", scope: !27, file: !109, line: 78, baseType: !8, size: 32, elements: !110, identifier: "_ZTSSt12memory_order")
!109 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h", directory: "")
!110 = !{!111, !112, !113, !114, !115, !116}
!111 = !DIEnumerator(name: "memory_order_relaxed", value: 0, isUnsigned: true)
!112 = !DIEnumerator(name: "memory_order_consume", value: 1, isUnsigned: true)
!113 = !DIEnumerator(name: "memory_order_acquire", value: 2, isUnsigned: true)
!114 = !DIEnumerator(name: "memory_order_release", value: 3, isUnsigned: true)
!115 = !DIEnumerator(name: "memory_order_acq_rel", value: 4, isUnsigned: true)
!116 = !DIEnumerator(name: "memory_order_seq_cst", value: 5, isUnsigned: true)
!117 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__memory_order_modifier", scope: !27, file: !109, line: 89, baseType: !8, size: 32, elements: !118, identifier: "_ZTSSt23__memory_order_modifier")
!118 = !{!119, !120, !121, !122}
!119 = !DIEnumerator(name: "__memory_order_mask", value: 65535, isUnsigned: true)
!120 = !DIEnumerator(name: "__memory_order_modifier_mask", value: 4294901760, isUnsigned: true)
!121 = !DIEnumerator(name: "__memory_order_hle_acquire", value: 65536, isUnsigned: true)
!122 = !DIEnumerator(name: "__memory_order_hle_release", value: 131072, isUnsigned: true)
!123 = !{!124, !28, !125, !554, !580, !581, !630, !657, !679, !697, !706, !715, !759, !881, !130, !127, !214, !211, !260, !208, !327, !205, !201, !198, !195, !191, !910, !943, !977, !1011, !1058, !1087, !226}
!124 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "_State_ptr", scope: !127, file: !126, line: 72, baseType: !191)
!126 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_thread.h", directory: "")
!127 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "thread", scope: !27, file: !126, line: 61, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !128, identifier: "_ZTSSt6thread")
!128 = !{!129, !146, !150, !151, !156, !160, !164, !167, !170, !174, !175, !176, !179, !182, !185}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "_M_id", scope: !127, file: !126, line: 111, baseType: !130, size: 64)
!130 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "id", scope: !127, file: !126, line: 80, size: 64, flags: DIFlagPublic | DIFlagTypePassByValue | DIFlagNonTrivial, elements: !131, identifier: "_ZTSNSt6thread2idE")
!131 = !{!132, !139, !143}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_M_thread", scope: !130, file: !126, line: 82, baseType: !133, size: 64)
!133 = !DIDerivedType(tag: DW_TAG_typedef, name: "native_handle_type", scope: !127, file: !126, line: 74, baseType: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gthread_t", file: !135, line: 47, baseType: !136)
!135 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !137, line: 27, baseType: !138)
!137 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!138 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!139 = !DISubprogram(name: "id", scope: !130, file: !126, line: 85, type: !140, scopeLine: 85, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!140 = !DISubroutineType(types: !141)
!141 = !{null, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!143 = !DISubprogram(name: "id", scope: !130, file: !126, line: 88, type: !144, scopeLine: 88, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!144 = !DISubroutineType(types: !145)
!145 = !{null, !142, !133}
!146 = !DISubprogram(name: "thread", scope: !127, file: !126, line: 120, type: !147, scopeLine: 120, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!147 = !DISubroutineType(types: !148)
!148 = !{null, !149}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !DISubprogram(name: "~thread", scope: !127, file: !126, line: 148, type: !147, scopeLine: 148, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!151 = !DISubprogram(name: "thread", scope: !127, file: !126, line: 154, type: !152, scopeLine: 154, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!152 = !DISubroutineType(types: !153)
!153 = !{null, !149, !154}
!154 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !155, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !127)
!156 = !DISubprogram(name: "thread", scope: !127, file: !126, line: 156, type: !157, scopeLine: 156, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!157 = !DISubroutineType(types: !158)
!158 = !{null, !149, !159}
!159 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !127, size: 64)
!160 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6threadaSERKS_", scope: !127, file: !126, line: 159, type: !161, scopeLine: 159, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!161 = !DISubroutineType(types: !162)
!162 = !{!163, !149, !154}
!163 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !127, size: 64)
!164 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6threadaSEOS_", scope: !127, file: !126, line: 161, type: !165, scopeLine: 161, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!165 = !DISubroutineType(types: !166)
!166 = !{!163, !149, !159}
!167 = !DISubprogram(name: "swap", linkageName: "_ZNSt6thread4swapERS_", scope: !127, file: !126, line: 170, type: !168, scopeLine: 170, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !149, !163}
!170 = !DISubprogram(name: "joinable", linkageName: "_ZNKSt6thread8joinableEv", scope: !127, file: !126, line: 174, type: !171, scopeLine: 174, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!171 = !DISubroutineType(types: !172)
!172 = !{!124, !173}
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!174 = !DISubprogram(name: "join", linkageName: "_ZNSt6thread4joinEv", scope: !127, file: !126, line: 178, type: !147, scopeLine: 178, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!175 = !DISubprogram(name: "detach", linkageName: "_ZNSt6thread6detachEv", scope: !127, file: !126, line: 181, type: !147, scopeLine: 181, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!176 = !DISubprogram(name: "get_id", linkageName: "_ZNKSt6thread6get_idEv", scope: !127, file: !126, line: 184, type: !177, scopeLine: 184, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!177 = !DISubroutineType(types: !178)
!178 = !{!130, !173}
!179 = !DISubprogram(name: "native_handle", linkageName: "_ZNSt6thread13native_handleEv", scope: !127, file: !126, line: 190, type: !180, scopeLine: 190, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!180 = !DISubroutineType(types: !181)
!181 = !{!133, !149}
!182 = !DISubprogram(name: "hardware_concurrency", linkageName: "_ZNSt6thread20hardware_concurrencyEv", scope: !127, file: !126, line: 195, type: !183, scopeLine: 195, flags: DIFlagPublic | DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!183 = !DISubroutineType(types: !184)
!184 = !{!8}
!185 = !DISubprogram(name: "_M_start_thread", linkageName: "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", scope: !127, file: !126, line: 214, type: !186, scopeLine: 214, flags: DIFlagPrototyped, spFlags: 0)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !149, !125, !188}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !189, size: 64)
!189 = !DISubroutineType(types: !190)
!190 = !{null}
!191 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "unique_ptr<std::thread::_State, std::default_delete<std::thread::_State> >", scope: !27, file: !192, line: 269, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !193, templateParams: !481, identifier: "_ZTSSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE")
!192 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!193 = !{!194, !493, !498, !501, !505, !511, !520, !524, !525, !530, !535, !538, !541, !544, !547, !551}
!194 = !DIDerivedType(tag: DW_TAG_member, name: "_M_t", scope: !191, file: !192, line: 275, baseType: !195, size: 64)
!195 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__uniq_ptr_data<std::thread::_State, std::default_delete<std::thread::_State>, true, true>", scope: !27, file: !192, line: 231, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !196, templateParams: !492, identifier: "_ZTSSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EE")
!196 = !{!197, !483, !488}
!197 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !195, baseType: !198, extraData: i32 0)
!198 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__uniq_ptr_impl<std::thread::_State, std::default_delete<std::thread::_State> >", scope: !27, file: !192, line: 140, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !199, templateParams: !481, identifier: "_ZTSSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE")
!199 = !{!200, !437, !441, !451, !455, !459, !463, !468, !471, !474, !475, !478}
!200 = !DIDerivedType(tag: DW_TAG_member, name: "_M_t", scope: !198, file: !192, line: 224, baseType: !201, size: 64)
!201 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "tuple<std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !27, file: !202, line: 981, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !203, templateParams: !436, identifier: "_ZTSSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEE")
!202 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/tuple", directory: "")
!203 = !{!204, !406, !409, !415, !419, !428, !433}
!204 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !201, baseType: !205, flags: DIFlagPublic, extraData: i32 0)
!205 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Tuple_impl<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !27, file: !202, line: 258, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !206, templateParams: !402, identifier: "_ZTSSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE")
!206 = !{!207, !326, !363, !367, !372, !377, !382, !386, !389, !392, !395, !399}
!207 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !205, baseType: !208, extraData: i32 0)
!208 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Tuple_impl<1UL, std::default_delete<std::thread::_State> >", scope: !27, file: !202, line: 416, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !209, templateParams: !322, identifier: "_ZTSSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE")
!209 = !{!210, !293, !297, !302, !306, !309, !312, !315, !319}
!210 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !208, baseType: !211, flags: DIFlagPrivate, extraData: i32 0)
!211 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Head_base<1UL, std::default_delete<std::thread::_State>, true>", scope: !27, file: !202, line: 78, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !212, templateParams: !289, identifier: "_ZTSSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE")
!212 = !{!213, !240, !244, !248, !253, !257, !281, !286}
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_M_head_impl", scope: !211, file: !202, line: 129, baseType: !214, size: 8)
!214 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "default_delete<std::thread::_State>", scope: !27, file: !192, line: 71, size: 8, flags: DIFlagTypePassByValue, elements: !215, templateParams: !238, identifier: "_ZTSSt14default_deleteINSt6thread6_StateEE")
!215 = !{!216, !220}
!216 = !DISubprogram(name: "default_delete", scope: !214, file: !192, line: 74, type: !217, scopeLine: 74, flags: DIFlagPrototyped, spFlags: 0)
!217 = !DISubroutineType(types: !218)
!218 = !{null, !219}
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !214, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!220 = !DISubprogram(name: "operator()", linkageName: "_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_", scope: !214, file: !192, line: 89, type: !221, scopeLine: 89, flags: DIFlagPrototyped, spFlags: 0)
!221 = !DISubroutineType(types: !222)
!222 = !{null, !223, !225}
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!224 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !214)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !226, size: 64)
!226 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_State", scope: !127, file: !126, line: 67, size: 64, flags: DIFlagPublic | DIFlagTypePassByReference | DIFlagNonTrivial, elements: !227, vtableHolder: !226)
!227 = !{!228, !233, !237}
!228 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$_State", scope: !126, file: !126, baseType: !229, size: 64, flags: DIFlagArtificial)
!229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !230, size: 64)
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !231, size: 64)
!231 = !DISubroutineType(types: !232)
!232 = !{!28}
!233 = !DISubprogram(name: "~_State", scope: !226, file: !126, line: 69, type: !234, scopeLine: 69, containingType: !226, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!234 = !DISubroutineType(types: !235)
!235 = !{null, !236}
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !226, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!237 = !DISubprogram(name: "_M_run", linkageName: "_ZNSt6thread6_State6_M_runEv", scope: !226, file: !126, line: 70, type: !234, scopeLine: 70, containingType: !226, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!238 = !{!239}
!239 = !DITemplateTypeParameter(name: "_Tp", type: !226)
!240 = !DISubprogram(name: "_Head_base", scope: !211, file: !202, line: 80, type: !241, scopeLine: 80, flags: DIFlagPrototyped, spFlags: 0)
!241 = !DISubroutineType(types: !242)
!242 = !{null, !243}
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!244 = !DISubprogram(name: "_Head_base", scope: !211, file: !202, line: 83, type: !245, scopeLine: 83, flags: DIFlagPrototyped, spFlags: 0)
!245 = !DISubroutineType(types: !246)
!246 = !{null, !243, !247}
!247 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !224, size: 64)
!248 = !DISubprogram(name: "_Head_base", scope: !211, file: !202, line: 86, type: !249, scopeLine: 86, flags: DIFlagPrototyped, spFlags: 0)
!249 = !DISubroutineType(types: !250)
!250 = !{null, !243, !251}
!251 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !252, size: 64)
!252 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !211)
!253 = !DISubprogram(name: "_Head_base", scope: !211, file: !202, line: 87, type: !254, scopeLine: 87, flags: DIFlagPrototyped, spFlags: 0)
!254 = !DISubroutineType(types: !255)
!255 = !{null, !243, !256}
!256 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !211, size: 64)
!257 = !DISubprogram(name: "_Head_base", scope: !211, file: !202, line: 94, type: !258, scopeLine: 94, flags: DIFlagPrototyped, spFlags: 0)
!258 = !DISubroutineType(types: !259)
!259 = !{null, !243, !260, !267}
!260 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "allocator_arg_t", scope: !27, file: !261, line: 51, size: 8, flags: DIFlagTypePassByValue, elements: !262, identifier: "_ZTSSt15allocator_arg_t")
!261 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/uses_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "8fb0bb8a0e08dbc54c6967e43841de9b")
!262 = !{!263}
!263 = !DISubprogram(name: "allocator_arg_t", scope: !260, file: !261, line: 51, type: !264, scopeLine: 51, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!264 = !DISubroutineType(types: !265)
!265 = !{null, !266}
!266 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !260, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!267 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__uses_alloc0", scope: !27, file: !261, line: 74, size: 8, flags: DIFlagTypePassByValue, elements: !268, identifier: "_ZTSSt13__uses_alloc0")
!268 = !{!269, !272}
!269 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !267, baseType: !270, extraData: i32 0)
!270 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__uses_alloc_base", scope: !27, file: !261, line: 72, size: 8, flags: DIFlagTypePassByValue, elements: !271, identifier: "_ZTSSt17__uses_alloc_base")
!271 = !{}
!272 = !DIDerivedType(tag: DW_TAG_member, name: "_M_a", scope: !267, file: !261, line: 76, baseType: !273, size: 8)
!273 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Sink", scope: !267, file: !261, line: 76, size: 8, flags: DIFlagTypePassByValue, elements: !274, identifier: "_ZTSNSt13__uses_alloc05_SinkE")
!274 = !{!275}
!275 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__uses_alloc05_SinkaSEPKv", scope: !273, file: !261, line: 76, type: !276, scopeLine: 76, flags: DIFlagPrototyped, spFlags: 0)
!276 = !DISubroutineType(types: !277)
!277 = !{null, !278, !279}
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !273, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64)
!280 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!281 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_", scope: !211, file: !202, line: 124, type: !282, scopeLine: 124, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!282 = !DISubroutineType(types: !283)
!283 = !{!284, !285}
!284 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !214, size: 64)
!285 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !211, size: 64)
!286 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERKS4_", scope: !211, file: !202, line: 127, type: !287, scopeLine: 127, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!287 = !DISubroutineType(types: !288)
!288 = !{!247, !251}
!289 = !{!290, !291, !292}
!290 = !DITemplateValueParameter(name: "_Idx", type: !138, value: i64 1)
!291 = !DITemplateTypeParameter(name: "_Head", type: !214)
!292 = !DITemplateValueParameter(type: !124, value: i8 1)
!293 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_", scope: !208, file: !202, line: 424, type: !294, scopeLine: 424, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!294 = !DISubroutineType(types: !295)
!295 = !{!284, !296}
!296 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !208, size: 64)
!297 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERKS4_", scope: !208, file: !202, line: 427, type: !298, scopeLine: 427, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!298 = !DISubroutineType(types: !299)
!299 = !{!247, !300}
!300 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !301, size: 64)
!301 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !208)
!302 = !DISubprogram(name: "_Tuple_impl", scope: !208, file: !202, line: 430, type: !303, scopeLine: 430, flags: DIFlagPrototyped, spFlags: 0)
!303 = !DISubroutineType(types: !304)
!304 = !{null, !305}
!305 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!306 = !DISubprogram(name: "_Tuple_impl", scope: !208, file: !202, line: 434, type: !307, scopeLine: 434, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!307 = !DISubroutineType(types: !308)
!308 = !{null, !305, !247}
!309 = !DISubprogram(name: "_Tuple_impl", scope: !208, file: !202, line: 444, type: !310, scopeLine: 444, flags: DIFlagPrototyped, spFlags: 0)
!310 = !DISubroutineType(types: !311)
!311 = !{null, !305, !300}
!312 = !DISubprogram(name: "operator=", linkageName: "_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEaSERKS4_", scope: !208, file: !202, line: 448, type: !313, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!313 = !DISubroutineType(types: !314)
!314 = !{!296, !305, !300}
!315 = !DISubprogram(name: "_Tuple_impl", scope: !208, file: !202, line: 454, type: !316, scopeLine: 454, flags: DIFlagPrototyped, spFlags: 0)
!316 = !DISubroutineType(types: !317)
!317 = !{null, !305, !318}
!318 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !208, size: 64)
!319 = !DISubprogram(name: "_M_swap", linkageName: "_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_swapERS4_", scope: !208, file: !202, line: 544, type: !320, scopeLine: 544, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!320 = !DISubroutineType(types: !321)
!321 = !{null, !305, !296}
!322 = !{!290, !323}
!323 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Elements", value: !324)
!324 = !{!325}
!325 = !DITemplateTypeParameter(type: !214)
!326 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !205, baseType: !327, flags: DIFlagPrivate, extraData: i32 0)
!327 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Head_base<0UL, std::thread::_State *, false>", scope: !27, file: !202, line: 187, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !328, templateParams: !359, identifier: "_ZTSSt10_Head_baseILm0EPNSt6thread6_StateELb0EE")
!328 = !{!329, !330, !334, !339, !344, !348, !351, !356}
!329 = !DIDerivedType(tag: DW_TAG_member, name: "_M_head_impl", scope: !327, file: !202, line: 238, baseType: !225, size: 64)
!330 = !DISubprogram(name: "_Head_base", scope: !327, file: !202, line: 189, type: !331, scopeLine: 189, flags: DIFlagPrototyped, spFlags: 0)
!331 = !DISubroutineType(types: !332)
!332 = !{null, !333}
!333 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !327, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!334 = !DISubprogram(name: "_Head_base", scope: !327, file: !202, line: 192, type: !335, scopeLine: 192, flags: DIFlagPrototyped, spFlags: 0)
!335 = !DISubroutineType(types: !336)
!336 = !{null, !333, !337}
!337 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !338, size: 64)
!338 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !225)
!339 = !DISubprogram(name: "_Head_base", scope: !327, file: !202, line: 195, type: !340, scopeLine: 195, flags: DIFlagPrototyped, spFlags: 0)
!340 = !DISubroutineType(types: !341)
!341 = !{null, !333, !342}
!342 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !343, size: 64)
!343 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !327)
!344 = !DISubprogram(name: "_Head_base", scope: !327, file: !202, line: 196, type: !345, scopeLine: 196, flags: DIFlagPrototyped, spFlags: 0)
!345 = !DISubroutineType(types: !346)
!346 = !{null, !333, !347}
!347 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !327, size: 64)
!348 = !DISubprogram(name: "_Head_base", scope: !327, file: !202, line: 203, type: !349, scopeLine: 203, flags: DIFlagPrototyped, spFlags: 0)
!349 = !DISubroutineType(types: !350)
!350 = !{null, !333, !260, !267}
!351 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_", scope: !327, file: !202, line: 233, type: !352, scopeLine: 233, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!352 = !DISubroutineType(types: !353)
!353 = !{!354, !355}
!354 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !225, size: 64)
!355 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !327, size: 64)
!356 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERKS3_", scope: !327, file: !202, line: 236, type: !357, scopeLine: 236, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!357 = !DISubroutineType(types: !358)
!358 = !{!337, !342}
!359 = !{!360, !361, !362}
!360 = !DITemplateValueParameter(name: "_Idx", type: !138, value: i64 0)
!361 = !DITemplateTypeParameter(name: "_Head", type: !225)
!362 = !DITemplateValueParameter(type: !124, value: i8 0)
!363 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_", scope: !205, file: !202, line: 268, type: !364, scopeLine: 268, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!364 = !DISubroutineType(types: !365)
!365 = !{!354, !366}
!366 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !205, size: 64)
!367 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERKS5_", scope: !205, file: !202, line: 271, type: !368, scopeLine: 271, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!368 = !DISubroutineType(types: !369)
!369 = !{!337, !370}
!370 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !371, size: 64)
!371 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !205)
!372 = !DISubprogram(name: "_M_tail", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_tailERS5_", scope: !205, file: !202, line: 274, type: !373, scopeLine: 274, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!373 = !DISubroutineType(types: !374)
!374 = !{!375, !366}
!375 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !376, size: 64)
!376 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Inherited", scope: !205, file: !202, line: 264, baseType: !208)
!377 = !DISubprogram(name: "_M_tail", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_tailERKS5_", scope: !205, file: !202, line: 277, type: !378, scopeLine: 277, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!378 = !DISubroutineType(types: !379)
!379 = !{!380, !370}
!380 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !381, size: 64)
!381 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !376)
!382 = !DISubprogram(name: "_Tuple_impl", scope: !205, file: !202, line: 279, type: !383, scopeLine: 279, flags: DIFlagPrototyped, spFlags: 0)
!383 = !DISubroutineType(types: !384)
!384 = !{null, !385}
!385 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !205, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!386 = !DISubprogram(name: "_Tuple_impl", scope: !205, file: !202, line: 283, type: !387, scopeLine: 283, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!387 = !DISubroutineType(types: !388)
!388 = !{null, !385, !337, !247}
!389 = !DISubprogram(name: "_Tuple_impl", scope: !205, file: !202, line: 295, type: !390, scopeLine: 295, flags: DIFlagPrototyped, spFlags: 0)
!390 = !DISubroutineType(types: !391)
!391 = !{null, !385, !370}
!392 = !DISubprogram(name: "operator=", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEaSERKS5_", scope: !205, file: !202, line: 299, type: !393, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!393 = !DISubroutineType(types: !394)
!394 = !{!366, !385, !370}
!395 = !DISubprogram(name: "_Tuple_impl", scope: !205, file: !202, line: 301, type: !396, scopeLine: 301, flags: DIFlagPrototyped, spFlags: 0)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !385, !398}
!398 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !205, size: 64)
!399 = !DISubprogram(name: "_M_swap", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_swapERS5_", scope: !205, file: !202, line: 406, type: !400, scopeLine: 406, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!400 = !DISubroutineType(types: !401)
!401 = !{null, !385, !366}
!402 = !{!360, !403}
!403 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Elements", value: !404)
!404 = !{!405, !325}
!405 = !DITemplateTypeParameter(type: !225)
!406 = !DISubprogram(name: "__nothrow_default_constructible", linkageName: "_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEE31__nothrow_default_constructibleEv", scope: !201, file: !202, line: 1035, type: !407, scopeLine: 1035, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!407 = !DISubroutineType(types: !408)
!408 = !{!124}
!409 = !DISubprogram(name: "tuple", scope: !201, file: !202, line: 1088, type: !410, scopeLine: 1088, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!410 = !DISubroutineType(types: !411)
!411 = !{null, !412, !413}
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!413 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !414, size: 64)
!414 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !201)
!415 = !DISubprogram(name: "tuple", scope: !201, file: !202, line: 1090, type: !416, scopeLine: 1090, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!416 = !DISubroutineType(types: !417)
!417 = !{null, !412, !418}
!418 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !201, size: 64)
!419 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEaSERKS5_", scope: !201, file: !202, line: 1267, type: !420, scopeLine: 1267, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!420 = !DISubroutineType(types: !421)
!421 = !{!422, !412, !423}
!422 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !201, size: 64)
!423 = !DIDerivedType(tag: DW_TAG_typedef, name: "__conditional_t<__assignable<std::thread::_State *const &, const std::default_delete<std::thread::_State> &>(), const std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > &, const std::__nonesuch &>", scope: !27, file: !424, line: 119, baseType: !425)
!424 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/type_traits", directory: "")
!425 = !DIDerivedType(tag: DW_TAG_typedef, name: "type<const std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > &, const std::__nonesuch &>", scope: !426, file: !424, line: 107, baseType: !413)
!426 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__conditional<true>", scope: !27, file: !424, line: 104, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !427, identifier: "_ZTSSt13__conditionalILb1EE")
!427 = !{!292}
!428 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEaSEOS5_", scope: !201, file: !202, line: 1278, type: !429, scopeLine: 1278, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!429 = !DISubroutineType(types: !430)
!430 = !{!422, !412, !431}
!431 = !DIDerivedType(tag: DW_TAG_typedef, name: "__conditional_t<__assignable<std::thread::_State *, std::default_delete<std::thread::_State> >(), std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > &&, std::__nonesuch &&>", scope: !27, file: !424, line: 119, baseType: !432)
!432 = !DIDerivedType(tag: DW_TAG_typedef, name: "type<std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > &&, std::__nonesuch &&>", scope: !426, file: !424, line: 107, baseType: !418)
!433 = !DISubprogram(name: "swap", linkageName: "_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEE4swapERS5_", scope: !201, file: !202, line: 1331, type: !434, scopeLine: 1331, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!434 = !DISubroutineType(types: !435)
!435 = !{null, !412, !422}
!436 = !{!403}
!437 = !DISubprogram(name: "__uniq_ptr_impl", scope: !198, file: !192, line: 166, type: !438, scopeLine: 166, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!438 = !DISubroutineType(types: !439)
!439 = !{null, !440}
!440 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !198, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!441 = !DISubprogram(name: "__uniq_ptr_impl", scope: !198, file: !192, line: 168, type: !442, scopeLine: 168, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!442 = !DISubroutineType(types: !443)
!443 = !{null, !440, !444}
!444 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !198, file: !192, line: 160, baseType: !445)
!445 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !446, file: !192, line: 145, baseType: !225)
!446 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Ptr<std::thread::_State, std::default_delete<std::thread::_State>, void>", scope: !198, file: !192, line: 143, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !447, identifier: "_ZTSNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE4_PtrIS1_S3_vEE")
!447 = !{!448, !449, !450}
!448 = !DITemplateTypeParameter(name: "_Up", type: !226)
!449 = !DITemplateTypeParameter(name: "_Ep", type: !214)
!450 = !DITemplateTypeParameter(type: null, defaulted: true)
!451 = !DISubprogram(name: "__uniq_ptr_impl", scope: !198, file: !192, line: 176, type: !452, scopeLine: 176, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!452 = !DISubroutineType(types: !453)
!453 = !{null, !440, !454}
!454 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !198, size: 64)
!455 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEaSEOS4_", scope: !198, file: !192, line: 181, type: !456, scopeLine: 181, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!456 = !DISubroutineType(types: !457)
!457 = !{!458, !440, !454}
!458 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !198, size: 64)
!459 = !DISubprogram(name: "_M_ptr", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv", scope: !198, file: !192, line: 189, type: !460, scopeLine: 189, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!460 = !DISubroutineType(types: !461)
!461 = !{!462, !440}
!462 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !444, size: 64)
!463 = !DISubprogram(name: "_M_ptr", linkageName: "_ZNKSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv", scope: !198, file: !192, line: 191, type: !464, scopeLine: 191, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!464 = !DISubroutineType(types: !465)
!465 = !{!444, !466}
!466 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !467, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!467 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !198)
!468 = !DISubprogram(name: "_M_deleter", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv", scope: !198, file: !192, line: 193, type: !469, scopeLine: 193, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!469 = !DISubroutineType(types: !470)
!470 = !{!284, !440}
!471 = !DISubprogram(name: "_M_deleter", linkageName: "_ZNKSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv", scope: !198, file: !192, line: 195, type: !472, scopeLine: 195, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!472 = !DISubroutineType(types: !473)
!473 = !{!247, !466}
!474 = !DISubprogram(name: "reset", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE5resetEPS1_", scope: !198, file: !192, line: 198, type: !442, scopeLine: 198, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!475 = !DISubprogram(name: "release", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE7releaseEv", scope: !198, file: !192, line: 207, type: !476, scopeLine: 207, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!476 = !DISubroutineType(types: !477)
!477 = !{!444, !440}
!478 = !DISubprogram(name: "swap", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE4swapERS4_", scope: !198, file: !192, line: 216, type: !479, scopeLine: 216, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!479 = !DISubroutineType(types: !480)
!480 = !{null, !440, !458}
!481 = !{!239, !482}
!482 = !DITemplateTypeParameter(name: "_Dp", type: !214)
!483 = !DISubprogram(name: "__uniq_ptr_data", scope: !195, file: !192, line: 234, type: !484, scopeLine: 234, flags: DIFlagPrototyped, spFlags: 0)
!484 = !DISubroutineType(types: !485)
!485 = !{null, !486, !487}
!486 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!487 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !195, size: 64)
!488 = !DISubprogram(name: "operator=", linkageName: "_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EEaSEOS4_", scope: !195, file: !192, line: 235, type: !489, scopeLine: 235, flags: DIFlagPrototyped, spFlags: 0)
!489 = !DISubroutineType(types: !490)
!490 = !{!491, !486, !487}
!491 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !195, size: 64)
!492 = !{!239, !482, !292, !292}
!493 = !DISubprogram(name: "unique_ptr", scope: !191, file: !192, line: 358, type: !494, scopeLine: 358, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!494 = !DISubroutineType(types: !495)
!495 = !{null, !496, !497}
!496 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!497 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !191, size: 64)
!498 = !DISubprogram(name: "~unique_ptr", scope: !191, file: !192, line: 390, type: !499, scopeLine: 390, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!499 = !DISubroutineType(types: !500)
!500 = !{null, !496}
!501 = !DISubprogram(name: "operator=", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEaSEOS4_", scope: !191, file: !192, line: 406, type: !502, scopeLine: 406, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!502 = !DISubroutineType(types: !503)
!503 = !{!504, !496, !497}
!504 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !191, size: 64)
!505 = !DISubprogram(name: "operator=", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEaSEDn", scope: !191, file: !192, line: 432, type: !506, scopeLine: 432, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!506 = !DISubroutineType(types: !507)
!507 = !{!504, !496, !508}
!508 = !DIDerivedType(tag: DW_TAG_typedef, name: "nullptr_t", scope: !27, file: !509, line: 302, baseType: !510)
!509 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!510 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!511 = !DISubprogram(name: "operator*", linkageName: "_ZNKSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEdeEv", scope: !191, file: !192, line: 443, type: !512, scopeLine: 443, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!512 = !DISubroutineType(types: !513)
!513 = !{!514, !518}
!514 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !515, file: !424, line: 1645, baseType: !517)
!515 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__add_lvalue_reference_helper<std::thread::_State, true>", scope: !27, file: !424, line: 1644, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !516, identifier: "_ZTSSt29__add_lvalue_reference_helperINSt6thread6_StateELb1EE")
!516 = !{!239, !292}
!517 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !226, size: 64)
!518 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !519, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!519 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !191)
!520 = !DISubprogram(name: "operator->", linkageName: "_ZNKSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEptEv", scope: !191, file: !192, line: 452, type: !521, scopeLine: 452, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!521 = !DISubroutineType(types: !522)
!522 = !{!523, !518}
!523 = !DIDerivedType(tag: DW_TAG_typedef, name: "pointer", scope: !191, file: !192, line: 278, baseType: !444)
!524 = !DISubprogram(name: "get", linkageName: "_ZNKSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE3getEv", scope: !191, file: !192, line: 461, type: !521, scopeLine: 461, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!525 = !DISubprogram(name: "get_deleter", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv", scope: !191, file: !192, line: 467, type: !526, scopeLine: 467, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!526 = !DISubroutineType(types: !527)
!527 = !{!528, !496}
!528 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !529, size: 64)
!529 = !DIDerivedType(tag: DW_TAG_typedef, name: "deleter_type", scope: !191, file: !192, line: 280, baseType: !214)
!530 = !DISubprogram(name: "get_deleter", linkageName: "_ZNKSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv", scope: !191, file: !192, line: 473, type: !531, scopeLine: 473, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!531 = !DISubroutineType(types: !532)
!532 = !{!533, !518}
!533 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !534, size: 64)
!534 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !529)
!535 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEcvbEv", scope: !191, file: !192, line: 478, type: !536, scopeLine: 478, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!536 = !DISubroutineType(types: !537)
!537 = !{!124, !518}
!538 = !DISubprogram(name: "release", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE7releaseEv", scope: !191, file: !192, line: 486, type: !539, scopeLine: 486, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!539 = !DISubroutineType(types: !540)
!540 = !{!523, !496}
!541 = !DISubprogram(name: "reset", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE5resetEPS1_", scope: !191, file: !192, line: 497, type: !542, scopeLine: 497, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!542 = !DISubroutineType(types: !543)
!543 = !{null, !496, !523}
!544 = !DISubprogram(name: "swap", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE4swapERS4_", scope: !191, file: !192, line: 507, type: !545, scopeLine: 507, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!545 = !DISubroutineType(types: !546)
!546 = !{null, !496, !504}
!547 = !DISubprogram(name: "unique_ptr", scope: !191, file: !192, line: 514, type: !548, scopeLine: 514, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!548 = !DISubroutineType(types: !549)
!549 = !{null, !496, !550}
!550 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !519, size: 64)
!551 = !DISubprogram(name: "operator=", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEaSERKS4_", scope: !191, file: !192, line: 515, type: !552, scopeLine: 515, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!552 = !DISubroutineType(types: !553)
!553 = !{!504, !496, !550}
!554 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tag", scope: !556, file: !555, line: 95, baseType: !573)
!555 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/invoke.h", directory: "")
!556 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", linkageName: "_ZSt8__invokeIPFviEJiEENSt15__invoke_resultIT_JDpT0_EE4typeEOS3_DpOS4_", scope: !27, file: !555, line: 90, type: !557, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !568, retainedNodes: !271)
!557 = !DISubroutineType(types: !558)
!558 = !{!559, !563, !567}
!559 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !560, file: !424, line: 263, baseType: null)
!560 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__success_type<void>", scope: !27, file: !424, line: 262, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !561, identifier: "_ZTSSt14__success_typeIvE")
!561 = !{!562}
!562 = !DITemplateTypeParameter(name: "_Tp", type: null)
!563 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !564, size: 64)
!564 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !565, size: 64)
!565 = !DISubroutineType(types: !566)
!566 = !{null, !28}
!567 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !28, size: 64)
!568 = !{!569, !570}
!569 = !DITemplateTypeParameter(name: "_Callable", type: !564)
!570 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Args", value: !571)
!571 = !{!572}
!572 = !DITemplateTypeParameter(type: !28)
!573 = !DIDerivedType(tag: DW_TAG_typedef, name: "__invoke_type", scope: !574, file: !424, line: 2418, baseType: !579)
!574 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__result_of_success<void, std::__invoke_other>", scope: !27, file: !424, line: 2417, size: 8, flags: DIFlagTypePassByValue, elements: !575, templateParams: !577, identifier: "_ZTSSt19__result_of_successIvSt14__invoke_otherE")
!575 = !{!576}
!576 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !574, baseType: !560, extraData: i32 0)
!577 = !{!562, !578}
!578 = !DITemplateTypeParameter(name: "_Tag", type: !579)
!579 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__invoke_other", scope: !27, file: !424, line: 2413, size: 8, flags: DIFlagTypePassByValue, elements: !271, identifier: "_ZTSSt14__invoke_other")
!580 = !DIDerivedType(tag: DW_TAG_typedef, name: "memory_order", scope: !27, file: !109, line: 86, baseType: !108)
!581 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "__mutex_base", scope: !27, file: !582, line: 57, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !583, identifier: "_ZTSSt12__mutex_base")
!582 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_mutex.h", directory: "")
!583 = !{!584, !617, !621, !626}
!584 = !DIDerivedType(tag: DW_TAG_member, name: "_M_mutex", scope: !581, file: !582, line: 63, baseType: !585, size: 320, flags: DIFlagProtected)
!585 = !DIDerivedType(tag: DW_TAG_typedef, name: "__native_type", scope: !581, file: !582, line: 60, baseType: !586)
!586 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gthread_mutex_t", file: !135, line: 50, baseType: !587)
!587 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !137, line: 72, baseType: !588)
!588 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !137, line: 67, size: 320, flags: DIFlagTypePassByValue, elements: !589, identifier: "_ZTS15pthread_mutex_t")
!589 = !{!590, !610, !615}
!590 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !588, file: !137, line: 69, baseType: !591, size: 320)
!591 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !592, line: 22, size: 320, flags: DIFlagTypePassByValue, elements: !593, identifier: "_ZTS17__pthread_mutex_s")
!592 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "", checksumkind: CSK_MD5, checksum: "584baedd80e6041b81caae7f496091c0")
!593 = !{!594, !595, !596, !597, !598, !599, !601, !602}
!594 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !591, file: !592, line: 24, baseType: !28, size: 32)
!595 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !591, file: !592, line: 25, baseType: !8, size: 32, offset: 32)
!596 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !591, file: !592, line: 26, baseType: !28, size: 32, offset: 64)
!597 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !591, file: !592, line: 28, baseType: !8, size: 32, offset: 96)
!598 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !591, file: !592, line: 32, baseType: !28, size: 32, offset: 128)
!599 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !591, file: !592, line: 34, baseType: !600, size: 16, offset: 160)
!600 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!601 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !591, file: !592, line: 35, baseType: !600, size: 16, offset: 176)
!602 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !591, file: !592, line: 36, baseType: !603, size: 128, offset: 192)
!603 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !604, line: 55, baseType: !605)
!604 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!605 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !604, line: 51, size: 128, flags: DIFlagTypePassByValue, elements: !606, identifier: "_ZTS23__pthread_internal_list")
!606 = !{!607, !609}
!607 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !605, file: !604, line: 53, baseType: !608, size: 64)
!608 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !605, size: 64)
!609 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !605, file: !604, line: 54, baseType: !608, size: 64, offset: 64)
!610 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !588, file: !137, line: 70, baseType: !611, size: 320)
!611 = !DICompositeType(tag: DW_TAG_array_type, baseType: !612, size: 320, elements: !613)
!612 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!613 = !{!614}
!614 = !DISubrange(count: 40)
!615 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !588, file: !137, line: 71, baseType: !616, size: 64)
!616 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!617 = !DISubprogram(name: "__mutex_base", scope: !581, file: !582, line: 65, type: !618, scopeLine: 65, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!618 = !DISubroutineType(types: !619)
!619 = !{null, !620}
!620 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !581, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!621 = !DISubprogram(name: "__mutex_base", scope: !581, file: !582, line: 78, type: !622, scopeLine: 78, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!622 = !DISubroutineType(types: !623)
!623 = !{null, !620, !624}
!624 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !625, size: 64)
!625 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !581)
!626 = !DISubprogram(name: "operator=", linkageName: "_ZNSt12__mutex_baseaSERKS_", scope: !581, file: !582, line: 79, type: !627, scopeLine: 79, flags: DIFlagProtected | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!627 = !DISubroutineType(types: !628)
!628 = !{!629, !620, !624}
!629 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !581, size: 64)
!630 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "mutex", scope: !27, file: !582, line: 83, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !631, identifier: "_ZTSSt5mutex")
!631 = !{!632, !633, !637, !638, !643, !647, !648, !651, !652}
!632 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !630, baseType: !581, extraData: i32 0)
!633 = !DISubprogram(name: "mutex", scope: !630, file: !582, line: 91, type: !634, scopeLine: 91, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!634 = !DISubroutineType(types: !635)
!635 = !{null, !636}
!636 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !630, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!637 = !DISubprogram(name: "~mutex", scope: !630, file: !582, line: 92, type: !634, scopeLine: 92, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!638 = !DISubprogram(name: "mutex", scope: !630, file: !582, line: 94, type: !639, scopeLine: 94, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!639 = !DISubroutineType(types: !640)
!640 = !{null, !636, !641}
!641 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !642, size: 64)
!642 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !630)
!643 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5mutexaSERKS_", scope: !630, file: !582, line: 95, type: !644, scopeLine: 95, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!644 = !DISubroutineType(types: !645)
!645 = !{!646, !636, !641}
!646 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !630, size: 64)
!647 = !DISubprogram(name: "lock", linkageName: "_ZNSt5mutex4lockEv", scope: !630, file: !582, line: 98, type: !634, scopeLine: 98, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!648 = !DISubprogram(name: "try_lock", linkageName: "_ZNSt5mutex8try_lockEv", scope: !630, file: !582, line: 108, type: !649, scopeLine: 108, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!649 = !DISubroutineType(types: !650)
!650 = !{!124, !636}
!651 = !DISubprogram(name: "unlock", linkageName: "_ZNSt5mutex6unlockEv", scope: !630, file: !582, line: 115, type: !634, scopeLine: 115, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!652 = !DISubprogram(name: "native_handle", linkageName: "_ZNSt5mutex13native_handleEv", scope: !630, file: !582, line: 122, type: !653, scopeLine: 122, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!653 = !DISubroutineType(types: !654)
!654 = !{!655, !636}
!655 = !DIDerivedType(tag: DW_TAG_typedef, name: "native_handle_type", scope: !630, file: !582, line: 86, baseType: !656)
!656 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !585, size: 64)
!657 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Queue<int, 2>", file: !3, line: 9, size: 832, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !658, templateParams: !676, identifier: "_ZTS5QueueIiLi2EE")
!658 = !{!659, !660, !663, !667, !668, !669, !673}
!659 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !657, file: !3, line: 28, baseType: !630, size: 320)
!660 = !DIDerivedType(tag: DW_TAG_member, name: "changed", scope: !657, file: !3, line: 29, baseType: !661, size: 384, offset: 320)
!661 = !DICompositeType(tag: DW_TAG_class_type, name: "condition_variable", scope: !27, file: !662, line: 67, size: 384, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSSt18condition_variable")
!662 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/condition_variable", directory: "")
!663 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !657, file: !3, line: 30, baseType: !664, size: 64, offset: 704)
!664 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 64, elements: !665)
!665 = !{!666}
!666 = !DISubrange(count: 2)
!667 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !657, file: !3, line: 31, baseType: !28, size: 32, offset: 768)
!668 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !657, file: !3, line: 31, baseType: !28, size: 32, offset: 800)
!669 = !DISubprogram(name: "push", linkageName: "_ZN5QueueIiLi2EE4pushEi", scope: !657, file: !3, line: 11, type: !670, scopeLine: 11, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!670 = !DISubroutineType(types: !671)
!671 = !{null, !672, !28}
!672 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !657, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!673 = !DISubprogram(name: "pop", linkageName: "_ZN5QueueIiLi2EE3popEv", scope: !657, file: !3, line: 17, type: !674, scopeLine: 17, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!674 = !DISubroutineType(types: !675)
!675 = !{!28, !672}
!676 = !{!677, !678}
!677 = !DITemplateTypeParameter(name: "T", type: !28)
!678 = !DITemplateValueParameter(name: "CAPACITY", type: !28, value: i32 2)
!679 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "unique_lock<std::mutex>", scope: !27, file: !680, line: 57, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !681, templateParams: !757, identifier: "_ZTSSt11unique_lockISt5mutexE")
!680 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_lock.h", directory: "")
!681 = !{!682, !685, !686, !690, !694, !703, !712, !721, !722, !727, !731, !735, !738, !739, !742, !743, !746, !749, !753, !754}
!682 = !DIDerivedType(tag: DW_TAG_member, name: "_M_device", scope: !679, file: !680, line: 228, baseType: !683, size: 64)
!683 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !684, size: 64)
!684 = !DIDerivedType(tag: DW_TAG_typedef, name: "mutex_type", scope: !679, file: !680, line: 60, baseType: !630)
!685 = !DIDerivedType(tag: DW_TAG_member, name: "_M_owns", scope: !679, file: !680, line: 229, baseType: !124, size: 8, offset: 64)
!686 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 62, type: !687, scopeLine: 62, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!687 = !DISubroutineType(types: !688)
!688 = !{null, !689}
!689 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !679, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!690 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 66, type: !691, scopeLine: 66, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!691 = !DISubroutineType(types: !692)
!692 = !{null, !689, !693}
!693 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !684, size: 64)
!694 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 73, type: !695, scopeLine: 73, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!695 = !DISubroutineType(types: !696)
!696 = !{null, !689, !693, !697}
!697 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "defer_lock_t", scope: !27, file: !582, line: 199, size: 8, flags: DIFlagTypePassByValue, elements: !698, identifier: "_ZTSSt12defer_lock_t")
!698 = !{!699}
!699 = !DISubprogram(name: "defer_lock_t", scope: !697, file: !582, line: 199, type: !700, scopeLine: 199, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!700 = !DISubroutineType(types: !701)
!701 = !{null, !702}
!702 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !697, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!703 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 77, type: !704, scopeLine: 77, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!704 = !DISubroutineType(types: !705)
!705 = !{null, !689, !693, !706}
!706 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "try_to_lock_t", scope: !27, file: !582, line: 202, size: 8, flags: DIFlagTypePassByValue, elements: !707, identifier: "_ZTSSt13try_to_lock_t")
!707 = !{!708}
!708 = !DISubprogram(name: "try_to_lock_t", scope: !706, file: !582, line: 202, type: !709, scopeLine: 202, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!709 = !DISubroutineType(types: !710)
!710 = !{null, !711}
!711 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !706, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!712 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 81, type: !713, scopeLine: 81, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!713 = !DISubroutineType(types: !714)
!714 = !{null, !689, !693, !715}
!715 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "adopt_lock_t", scope: !27, file: !582, line: 206, size: 8, flags: DIFlagTypePassByValue, elements: !716, identifier: "_ZTSSt12adopt_lock_t")
!716 = !{!717}
!717 = !DISubprogram(name: "adopt_lock_t", scope: !715, file: !582, line: 206, type: !718, scopeLine: 206, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!718 = !DISubroutineType(types: !719)
!719 = !{null, !720}
!720 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !715, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!721 = !DISubprogram(name: "~unique_lock", scope: !679, file: !680, line: 101, type: !687, scopeLine: 101, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!722 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 107, type: !723, scopeLine: 107, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!723 = !DISubroutineType(types: !724)
!724 = !{null, !689, !725}
!725 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !726, size: 64)
!726 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !679)
!727 = !DISubprogram(name: "operator=", linkageName: "_ZNSt11unique_lockISt5mutexEaSERKS1_", scope: !679, file: !680, line: 108, type: !728, scopeLine: 108, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagDeleted)
!728 = !DISubroutineType(types: !729)
!729 = !{!730, !689, !725}
!730 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !679, size: 64)
!731 = !DISubprogram(name: "unique_lock", scope: !679, file: !680, line: 110, type: !732, scopeLine: 110, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!732 = !DISubroutineType(types: !733)
!733 = !{null, !689, !734}
!734 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !679, size: 64)
!735 = !DISubprogram(name: "operator=", linkageName: "_ZNSt11unique_lockISt5mutexEaSEOS1_", scope: !679, file: !680, line: 117, type: !736, scopeLine: 117, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!736 = !DISubroutineType(types: !737)
!737 = !{!730, !689, !734}
!738 = !DISubprogram(name: "lock", linkageName: "_ZNSt11unique_lockISt5mutexE4lockEv", scope: !679, file: !680, line: 131, type: !687, scopeLine: 131, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!739 = !DISubprogram(name: "try_lock", linkageName: "_ZNSt11unique_lockISt5mutexE8try_lockEv", scope: !679, file: !680, line: 145, type: !740, scopeLine: 145, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!740 = !DISubroutineType(types: !741)
!741 = !{!124, !689}
!742 = !DISubprogram(name: "unlock", linkageName: "_ZNSt11unique_lockISt5mutexE6unlockEv", scope: !679, file: !680, line: 189, type: !687, scopeLine: 189, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!743 = !DISubprogram(name: "swap", linkageName: "_ZNSt11unique_lockISt5mutexE4swapERS1_", scope: !679, file: !680, line: 201, type: !744, scopeLine: 201, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!744 = !DISubroutineType(types: !745)
!745 = !{null, !689, !730}
!746 = !DISubprogram(name: "release", linkageName: "_ZNSt11unique_lockISt5mutexE7releaseEv", scope: !679, file: !680, line: 208, type: !747, scopeLine: 208, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!747 = !DISubroutineType(types: !748)
!748 = !{!683, !689}
!749 = !DISubprogram(name: "owns_lock", linkageName: "_ZNKSt11unique_lockISt5mutexE9owns_lockEv", scope: !679, file: !680, line: 217, type: !750, scopeLine: 217, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!750 = !DISubroutineType(types: !751)
!751 = !{!124, !752}
!752 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !726, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!753 = !DISubprogram(name: "operator bool", linkageName: "_ZNKSt11unique_lockISt5mutexEcvbEv", scope: !679, file: !680, line: 220, type: !750, scopeLine: 220, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!754 = !DISubprogram(name: "mutex", linkageName: "_ZNKSt11unique_lockISt5mutexE5mutexEv", scope: !679, file: !680, line: 224, type: !755, scopeLine: 224, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!755 = !DISubroutineType(types: !756)
!756 = !{!683, !752}
!757 = !{!758}
!758 = !DITemplateTypeParameter(name: "_Mutex", type: !630)
!759 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__atomic_base<int>", scope: !27, file: !109, line: 324, size: 32, flags: DIFlagTypePassByReference, elements: !760, templateParams: !879, identifier: "_ZTSSt13__atomic_baseIiE")
!760 = !{!761, !763, !765, !769, !770, !775, !779, !784, !787, !791, !796, !799, !802, !805, !808, !809, !810, !813, !816, !817, !818, !819, !820, !821, !822, !823, !824, !825, !826, !827, !828, !831, !834, !837, !840, !843, !846, !849, !852, !856, !859, !862, !865, !866, !867, !868, !869, !870, !871, !872, !873, !874, !875, !876, !877, !878}
!761 = !DIDerivedType(tag: DW_TAG_member, name: "_S_alignment", scope: !759, file: !109, line: 332, baseType: !762, flags: DIFlagPrivate | DIFlagStaticMember, extraData: i32 4)
!762 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!763 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", scope: !759, file: !109, line: 335, baseType: !764, size: 32, align: 32, flags: DIFlagPrivate)
!764 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_type", scope: !759, file: !109, line: 330, baseType: !28)
!765 = !DISubprogram(name: "__atomic_base", scope: !759, file: !109, line: 338, type: !766, scopeLine: 338, flags: DIFlagPrototyped, spFlags: 0)
!766 = !DISubroutineType(types: !767)
!767 = !{null, !768}
!768 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !759, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!769 = !DISubprogram(name: "~__atomic_base", scope: !759, file: !109, line: 339, type: !766, scopeLine: 339, flags: DIFlagPrototyped, spFlags: 0)
!770 = !DISubprogram(name: "__atomic_base", scope: !759, file: !109, line: 340, type: !771, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!771 = !DISubroutineType(types: !772)
!772 = !{null, !768, !773}
!773 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !774, size: 64)
!774 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !759)
!775 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSERKS0_", scope: !759, file: !109, line: 341, type: !776, scopeLine: 341, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!776 = !DISubroutineType(types: !777)
!777 = !{!778, !768, !773}
!778 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !759, size: 64)
!779 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSERKS0_", scope: !759, file: !109, line: 342, type: !780, scopeLine: 342, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!780 = !DISubroutineType(types: !781)
!781 = !{!778, !782, !773}
!782 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !783, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!783 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !759)
!784 = !DISubprogram(name: "__atomic_base", scope: !759, file: !109, line: 345, type: !785, scopeLine: 345, flags: DIFlagPrototyped, spFlags: 0)
!785 = !DISubroutineType(types: !786)
!786 = !{null, !768, !764}
!787 = !DISubprogram(name: "operator int", linkageName: "_ZNKSt13__atomic_baseIiEcviEv", scope: !759, file: !109, line: 347, type: !788, scopeLine: 347, flags: DIFlagPrototyped, spFlags: 0)
!788 = !DISubroutineType(types: !789)
!789 = !{!764, !790}
!790 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !774, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!791 = !DISubprogram(name: "operator int", linkageName: "_ZNVKSt13__atomic_baseIiEcviEv", scope: !759, file: !109, line: 350, type: !792, scopeLine: 350, flags: DIFlagPrototyped, spFlags: 0)
!792 = !DISubroutineType(types: !793)
!793 = !{!764, !794}
!794 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !795, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!795 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !783)
!796 = !DISubprogram(name: "operator=", linkageName: "_ZNSt13__atomic_baseIiEaSEi", scope: !759, file: !109, line: 354, type: !797, scopeLine: 354, flags: DIFlagPrototyped, spFlags: 0)
!797 = !DISubroutineType(types: !798)
!798 = !{!764, !768, !764}
!799 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt13__atomic_baseIiEaSEi", scope: !759, file: !109, line: 361, type: !800, scopeLine: 361, flags: DIFlagPrototyped, spFlags: 0)
!800 = !DISubroutineType(types: !801)
!801 = !{!764, !782, !764}
!802 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEi", scope: !759, file: !109, line: 368, type: !803, scopeLine: 368, flags: DIFlagPrototyped, spFlags: 0)
!803 = !DISubroutineType(types: !804)
!804 = !{!764, !768, !28}
!805 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEi", scope: !759, file: !109, line: 372, type: !806, scopeLine: 372, flags: DIFlagPrototyped, spFlags: 0)
!806 = !DISubroutineType(types: !807)
!807 = !{!764, !782, !28}
!808 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEi", scope: !759, file: !109, line: 376, type: !803, scopeLine: 376, flags: DIFlagPrototyped, spFlags: 0)
!809 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEi", scope: !759, file: !109, line: 380, type: !806, scopeLine: 380, flags: DIFlagPrototyped, spFlags: 0)
!810 = !DISubprogram(name: "operator++", linkageName: "_ZNSt13__atomic_baseIiEppEv", scope: !759, file: !109, line: 384, type: !811, scopeLine: 384, flags: DIFlagPrototyped, spFlags: 0)
!811 = !DISubroutineType(types: !812)
!812 = !{!764, !768}
!813 = !DISubprogram(name: "operator++", linkageName: "_ZNVSt13__atomic_baseIiEppEv", scope: !759, file: !109, line: 388, type: !814, scopeLine: 388, flags: DIFlagPrototyped, spFlags: 0)
!814 = !DISubroutineType(types: !815)
!815 = !{!764, !782}
!816 = !DISubprogram(name: "operator--", linkageName: "_ZNSt13__atomic_baseIiEmmEv", scope: !759, file: !109, line: 392, type: !811, scopeLine: 392, flags: DIFlagPrototyped, spFlags: 0)
!817 = !DISubprogram(name: "operator--", linkageName: "_ZNVSt13__atomic_baseIiEmmEv", scope: !759, file: !109, line: 396, type: !814, scopeLine: 396, flags: DIFlagPrototyped, spFlags: 0)
!818 = !DISubprogram(name: "operator+=", linkageName: "_ZNSt13__atomic_baseIiEpLEi", scope: !759, file: !109, line: 400, type: !797, scopeLine: 400, flags: DIFlagPrototyped, spFlags: 0)
!819 = !DISubprogram(name: "operator+=", linkageName: "_ZNVSt13__atomic_baseIiEpLEi", scope: !759, file: !109, line: 404, type: !800, scopeLine: 404, flags: DIFlagPrototyped, spFlags: 0)
!820 = !DISubprogram(name: "operator-=", linkageName: "_ZNSt13__atomic_baseIiEmIEi", scope: !759, file: !109, line: 408, type: !797, scopeLine: 408, flags: DIFlagPrototyped, spFlags: 0)
!821 = !DISubprogram(name: "operator-=", linkageName: "_ZNVSt13__atomic_baseIiEmIEi", scope: !759, file: !109, line: 412, type: !800, scopeLine: 412, flags: DIFlagPrototyped, spFlags: 0)
!822 = !DISubprogram(name: "operator&=", linkageName: "_ZNSt13__atomic_baseIiEaNEi", scope: !759, file: !109, line: 416, type: !797, scopeLine: 416, flags: DIFlagPrototyped, spFlags: 0)
!823 = !DISubprogram(name: "operator&=", linkageName: "_ZNVSt13__atomic_baseIiEaNEi", scope: !759, file: !109, line: 420, type: !800, scopeLine: 420, flags: DIFlagPrototyped, spFlags: 0)
!824 = !DISubprogram(name: "operator|=", linkageName: "_ZNSt13__atomic_baseIiEoREi", scope: !759, file: !109, line: 424, type: !797, scopeLine: 424, flags: DIFlagPrototyped, spFlags: 0)
!825 = !DISubprogram(name: "operator|=", linkageName: "_ZNVSt13__atomic_baseIiEoREi", scope: !759, file: !109, line: 428, type: !800, scopeLine: 428, flags: DIFlagPrototyped, spFlags: 0)
!826 = !DISubprogram(name: "operator^=", linkageName: "_ZNSt13__atomic_baseIiEeOEi", scope: !759, file: !109, line: 432, type: !797, scopeLine: 432, flags: DIFlagPrototyped, spFlags: 0)
!827 = !DISubprogram(name: "operator^=", linkageName: "_ZNVSt13__atomic_baseIiEeOEi", scope: !759, file: !109, line: 436, type: !800, scopeLine: 436, flags: DIFlagPrototyped, spFlags: 0)
!828 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNKSt13__atomic_baseIiE12is_lock_freeEv", scope: !759, file: !109, line: 440, type: !829, scopeLine: 440, flags: DIFlagPrototyped, spFlags: 0)
!829 = !DISubroutineType(types: !830)
!830 = !{!124, !790}
!831 = !DISubprogram(name: "is_lock_free", linkageName: "_ZNVKSt13__atomic_baseIiE12is_lock_freeEv", scope: !759, file: !109, line: 448, type: !832, scopeLine: 448, flags: DIFlagPrototyped, spFlags: 0)
!832 = !DISubroutineType(types: !833)
!833 = !{!124, !794}
!834 = !DISubprogram(name: "store", linkageName: "_ZNSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !759, file: !109, line: 456, type: !835, scopeLine: 456, flags: DIFlagPrototyped, spFlags: 0)
!835 = !DISubroutineType(types: !836)
!836 = !{null, !768, !764, !580}
!837 = !DISubprogram(name: "store", linkageName: "_ZNVSt13__atomic_baseIiE5storeEiSt12memory_order", scope: !759, file: !109, line: 468, type: !838, scopeLine: 468, flags: DIFlagPrototyped, spFlags: 0)
!838 = !DISubroutineType(types: !839)
!839 = !{null, !782, !764, !580}
!840 = !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !759, file: !109, line: 481, type: !841, scopeLine: 481, flags: DIFlagPrototyped, spFlags: 0)
!841 = !DISubroutineType(types: !842)
!842 = !{!764, !790, !580}
!843 = !DISubprogram(name: "load", linkageName: "_ZNVKSt13__atomic_baseIiE4loadESt12memory_order", scope: !759, file: !109, line: 492, type: !844, scopeLine: 492, flags: DIFlagPrototyped, spFlags: 0)
!844 = !DISubroutineType(types: !845)
!845 = !{!764, !794, !580}
!846 = !DISubprogram(name: "exchange", linkageName: "_ZNSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !759, file: !109, line: 503, type: !847, scopeLine: 503, flags: DIFlagPrototyped, spFlags: 0)
!847 = !DISubroutineType(types: !848)
!848 = !{!764, !768, !764, !580}
!849 = !DISubprogram(name: "exchange", linkageName: "_ZNVSt13__atomic_baseIiE8exchangeEiSt12memory_order", scope: !759, file: !109, line: 511, type: !850, scopeLine: 511, flags: DIFlagPrototyped, spFlags: 0)
!850 = !DISubroutineType(types: !851)
!851 = !{!764, !782, !764, !580}
!852 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !759, file: !109, line: 518, type: !853, scopeLine: 518, flags: DIFlagPrototyped, spFlags: 0)
!853 = !DISubroutineType(types: !854)
!854 = !{!124, !768, !855, !764, !580, !580}
!855 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !764, size: 64)
!856 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_orderS2_", scope: !759, file: !109, line: 528, type: !857, scopeLine: 528, flags: DIFlagPrototyped, spFlags: 0)
!857 = !DISubroutineType(types: !858)
!858 = !{!124, !782, !855, !764, !580, !580}
!859 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !759, file: !109, line: 539, type: !860, scopeLine: 539, flags: DIFlagPrototyped, spFlags: 0)
!860 = !DISubroutineType(types: !861)
!861 = !{!124, !768, !855, !764, !580}
!862 = !DISubprogram(name: "compare_exchange_weak", linkageName: "_ZNVSt13__atomic_baseIiE21compare_exchange_weakERiiSt12memory_order", scope: !759, file: !109, line: 547, type: !863, scopeLine: 547, flags: DIFlagPrototyped, spFlags: 0)
!863 = !DISubroutineType(types: !864)
!864 = !{!124, !782, !855, !764, !580}
!865 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !759, file: !109, line: 555, type: !853, scopeLine: 555, flags: DIFlagPrototyped, spFlags: 0)
!866 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_orderS2_", scope: !759, file: !109, line: 565, type: !857, scopeLine: 565, flags: DIFlagPrototyped, spFlags: 0)
!867 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !759, file: !109, line: 576, type: !860, scopeLine: 576, flags: DIFlagPrototyped, spFlags: 0)
!868 = !DISubprogram(name: "compare_exchange_strong", linkageName: "_ZNVSt13__atomic_baseIiE23compare_exchange_strongERiiSt12memory_order", scope: !759, file: !109, line: 584, type: !863, scopeLine: 584, flags: DIFlagPrototyped, spFlags: 0)
!869 = !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !759, file: !109, line: 616, type: !847, scopeLine: 616, flags: DIFlagPrototyped, spFlags: 0)
!870 = !DISubprogram(name: "fetch_add", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !759, file: !109, line: 621, type: !850, scopeLine: 621, flags: DIFlagPrototyped, spFlags: 0)
!871 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !759, file: !109, line: 626, type: !847, scopeLine: 626, flags: DIFlagPrototyped, spFlags: 0)
!872 = !DISubprogram(name: "fetch_sub", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_subEiSt12memory_order", scope: !759, file: !109, line: 631, type: !850, scopeLine: 631, flags: DIFlagPrototyped, spFlags: 0)
!873 = !DISubprogram(name: "fetch_and", linkageName: "_ZNSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !759, file: !109, line: 636, type: !847, scopeLine: 636, flags: DIFlagPrototyped, spFlags: 0)
!874 = !DISubprogram(name: "fetch_and", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_andEiSt12memory_order", scope: !759, file: !109, line: 641, type: !850, scopeLine: 641, flags: DIFlagPrototyped, spFlags: 0)
!875 = !DISubprogram(name: "fetch_or", linkageName: "_ZNSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !759, file: !109, line: 646, type: !847, scopeLine: 646, flags: DIFlagPrototyped, spFlags: 0)
!876 = !DISubprogram(name: "fetch_or", linkageName: "_ZNVSt13__atomic_baseIiE8fetch_orEiSt12memory_order", scope: !759, file: !109, line: 651, type: !850, scopeLine: 651, flags: DIFlagPrototyped, spFlags: 0)
!877 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !759, file: !109, line: 656, type: !847, scopeLine: 656, flags: DIFlagPrototyped, spFlags: 0)
!878 = !DISubprogram(name: "fetch_xor", linkageName: "_ZNVSt13__atomic_baseIiE9fetch_xorEiSt12memory_order", scope: !759, file: !109, line: 661, type: !850, scopeLine: 661, flags: DIFlagPrototyped, spFlags: 0)
!879 = !{!880}
!880 = !DITemplateTypeParameter(name: "_ITp", type: !28)
!881 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "atomic<int>", scope: !27, file: !882, line: 824, size: 32, flags: DIFlagTypePassByReference, elements: !883, templateParams: !908, identifier: "_ZTSSt6atomicIiE")
!882 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic", directory: "")
!883 = !{!884, !885, !889, !890, !895, !899, !904}
!884 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !881, baseType: !759, extraData: i32 0)
!885 = !DISubprogram(name: "atomic", scope: !881, file: !882, line: 829, type: !886, scopeLine: 829, flags: DIFlagPrototyped, spFlags: 0)
!886 = !DISubroutineType(types: !887)
!887 = !{null, !888}
!888 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !881, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!889 = !DISubprogram(name: "~atomic", scope: !881, file: !882, line: 830, type: !886, scopeLine: 830, flags: DIFlagPrototyped, spFlags: 0)
!890 = !DISubprogram(name: "atomic", scope: !881, file: !882, line: 831, type: !891, scopeLine: 831, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!891 = !DISubroutineType(types: !892)
!892 = !{null, !888, !893}
!893 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !894, size: 64)
!894 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !881)
!895 = !DISubprogram(name: "operator=", linkageName: "_ZNSt6atomicIiEaSERKS0_", scope: !881, file: !882, line: 832, type: !896, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!896 = !DISubroutineType(types: !897)
!897 = !{!898, !888, !893}
!898 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !881, size: 64)
!899 = !DISubprogram(name: "operator=", linkageName: "_ZNVSt6atomicIiEaSERKS0_", scope: !881, file: !882, line: 833, type: !900, scopeLine: 833, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!900 = !DISubroutineType(types: !901)
!901 = !{!898, !902, !893}
!902 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !903, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!903 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !881)
!904 = !DISubprogram(name: "atomic", scope: !881, file: !882, line: 835, type: !905, scopeLine: 835, flags: DIFlagPrototyped, spFlags: 0)
!905 = !DISubroutineType(types: !906)
!906 = !{null, !888, !907}
!907 = !DIDerivedType(tag: DW_TAG_typedef, name: "__integral_type", scope: !881, file: !882, line: 826, baseType: !28)
!908 = !{!909}
!909 = !DITemplateTypeParameter(name: "_Tp", type: !28)
!910 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Head_base<1UL, int, false>", scope: !27, file: !202, line: 187, size: 32, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !911, templateParams: !941, identifier: "_ZTSSt10_Head_baseILm1EiLb0EE")
!911 = !{!912, !913, !917, !921, !926, !930, !933, !938}
!912 = !DIDerivedType(tag: DW_TAG_member, name: "_M_head_impl", scope: !910, file: !202, line: 238, baseType: !28, size: 32)
!913 = !DISubprogram(name: "_Head_base", scope: !910, file: !202, line: 189, type: !914, scopeLine: 189, flags: DIFlagPrototyped, spFlags: 0)
!914 = !DISubroutineType(types: !915)
!915 = !{null, !916}
!916 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !910, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!917 = !DISubprogram(name: "_Head_base", scope: !910, file: !202, line: 192, type: !918, scopeLine: 192, flags: DIFlagPrototyped, spFlags: 0)
!918 = !DISubroutineType(types: !919)
!919 = !{null, !916, !920}
!920 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !762, size: 64)
!921 = !DISubprogram(name: "_Head_base", scope: !910, file: !202, line: 195, type: !922, scopeLine: 195, flags: DIFlagPrototyped, spFlags: 0)
!922 = !DISubroutineType(types: !923)
!923 = !{null, !916, !924}
!924 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !925, size: 64)
!925 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !910)
!926 = !DISubprogram(name: "_Head_base", scope: !910, file: !202, line: 196, type: !927, scopeLine: 196, flags: DIFlagPrototyped, spFlags: 0)
!927 = !DISubroutineType(types: !928)
!928 = !{null, !916, !929}
!929 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !910, size: 64)
!930 = !DISubprogram(name: "_Head_base", scope: !910, file: !202, line: 203, type: !931, scopeLine: 203, flags: DIFlagPrototyped, spFlags: 0)
!931 = !DISubroutineType(types: !932)
!932 = !{null, !916, !260, !267}
!933 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_", scope: !910, file: !202, line: 233, type: !934, scopeLine: 233, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!934 = !DISubroutineType(types: !935)
!935 = !{!936, !937}
!936 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !28, size: 64)
!937 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !910, size: 64)
!938 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm1EiLb0EE7_M_headERKS0_", scope: !910, file: !202, line: 236, type: !939, scopeLine: 236, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!939 = !DISubroutineType(types: !940)
!940 = !{!920, !924}
!941 = !{!290, !942, !362}
!942 = !DITemplateTypeParameter(name: "_Head", type: !28)
!943 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Tuple_impl<1UL, int>", scope: !27, file: !202, line: 416, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !944, templateParams: !975, identifier: "_ZTSSt11_Tuple_implILm1EJiEE")
!944 = !{!945, !946, !950, !955, !959, !962, !965, !968, !972}
!945 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !943, baseType: !910, flags: DIFlagPrivate, extraData: i32 0)
!946 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_", scope: !943, file: !202, line: 424, type: !947, scopeLine: 424, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!947 = !DISubroutineType(types: !948)
!948 = !{!936, !949}
!949 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !943, size: 64)
!950 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm1EJiEE7_M_headERKS0_", scope: !943, file: !202, line: 427, type: !951, scopeLine: 427, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!951 = !DISubroutineType(types: !952)
!952 = !{!920, !953}
!953 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !954, size: 64)
!954 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !943)
!955 = !DISubprogram(name: "_Tuple_impl", scope: !943, file: !202, line: 430, type: !956, scopeLine: 430, flags: DIFlagPrototyped, spFlags: 0)
!956 = !DISubroutineType(types: !957)
!957 = !{null, !958}
!958 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !943, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!959 = !DISubprogram(name: "_Tuple_impl", scope: !943, file: !202, line: 434, type: !960, scopeLine: 434, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!960 = !DISubroutineType(types: !961)
!961 = !{null, !958, !920}
!962 = !DISubprogram(name: "_Tuple_impl", scope: !943, file: !202, line: 444, type: !963, scopeLine: 444, flags: DIFlagPrototyped, spFlags: 0)
!963 = !DISubroutineType(types: !964)
!964 = !{null, !958, !953}
!965 = !DISubprogram(name: "operator=", linkageName: "_ZNSt11_Tuple_implILm1EJiEEaSERKS0_", scope: !943, file: !202, line: 448, type: !966, scopeLine: 448, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!966 = !DISubroutineType(types: !967)
!967 = !{!949, !958, !953}
!968 = !DISubprogram(name: "_Tuple_impl", scope: !943, file: !202, line: 454, type: !969, scopeLine: 454, flags: DIFlagPrototyped, spFlags: 0)
!969 = !DISubroutineType(types: !970)
!970 = !{null, !958, !971}
!971 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !943, size: 64)
!972 = !DISubprogram(name: "_M_swap", linkageName: "_ZNSt11_Tuple_implILm1EJiEE7_M_swapERS0_", scope: !943, file: !202, line: 544, type: !973, scopeLine: 544, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!973 = !DISubroutineType(types: !974)
!974 = !{null, !958, !949}
!975 = !{!290, !976}
!976 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Elements", value: !571)
!977 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Head_base<0UL, void (*)(int), false>", scope: !27, file: !202, line: 187, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !978, templateParams: !1009, identifier: "_ZTSSt10_Head_baseILm0EPFviELb0EE")
!978 = !{!979, !980, !984, !989, !994, !998, !1001, !1006}
!979 = !DIDerivedType(tag: DW_TAG_member, name: "_M_head_impl", scope: !977, file: !202, line: 238, baseType: !564, size: 64)
!980 = !DISubprogram(name: "_Head_base", scope: !977, file: !202, line: 189, type: !981, scopeLine: 189, flags: DIFlagPrototyped, spFlags: 0)
!981 = !DISubroutineType(types: !982)
!982 = !{null, !983}
!983 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !977, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!984 = !DISubprogram(name: "_Head_base", scope: !977, file: !202, line: 192, type: !985, scopeLine: 192, flags: DIFlagPrototyped, spFlags: 0)
!985 = !DISubroutineType(types: !986)
!986 = !{null, !983, !987}
!987 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !988, size: 64)
!988 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !564)
!989 = !DISubprogram(name: "_Head_base", scope: !977, file: !202, line: 195, type: !990, scopeLine: 195, flags: DIFlagPrototyped, spFlags: 0)
!990 = !DISubroutineType(types: !991)
!991 = !{null, !983, !992}
!992 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !993, size: 64)
!993 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !977)
!994 = !DISubprogram(name: "_Head_base", scope: !977, file: !202, line: 196, type: !995, scopeLine: 196, flags: DIFlagPrototyped, spFlags: 0)
!995 = !DISubroutineType(types: !996)
!996 = !{null, !983, !997}
!997 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !977, size: 64)
!998 = !DISubprogram(name: "_Head_base", scope: !977, file: !202, line: 203, type: !999, scopeLine: 203, flags: DIFlagPrototyped, spFlags: 0)
!999 = !DISubroutineType(types: !1000)
!1000 = !{null, !983, !260, !267}
!1001 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_", scope: !977, file: !202, line: 233, type: !1002, scopeLine: 233, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1002 = !DISubroutineType(types: !1003)
!1003 = !{!1004, !1005}
!1004 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !564, size: 64)
!1005 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !977, size: 64)
!1006 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERKS2_", scope: !977, file: !202, line: 236, type: !1007, scopeLine: 236, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1007 = !DISubroutineType(types: !1008)
!1008 = !{!987, !992}
!1009 = !{!360, !1010, !362}
!1010 = !DITemplateTypeParameter(name: "_Head", type: !564)
!1011 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Tuple_impl<0UL, void (*)(int), int>", scope: !27, file: !202, line: 258, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !1012, templateParams: !1054, identifier: "_ZTSSt11_Tuple_implILm0EJPFviEiEE")
!1012 = !{!1013, !1014, !1015, !1019, !1024, !1029, !1034, !1038, !1041, !1044, !1047, !1051}
!1013 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !1011, baseType: !943, extraData: i32 0)
!1014 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !1011, baseType: !977, offset: 64, flags: DIFlagPrivate, extraData: i32 0)
!1015 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_", scope: !1011, file: !202, line: 268, type: !1016, scopeLine: 268, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1016 = !DISubroutineType(types: !1017)
!1017 = !{!1004, !1018}
!1018 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1011, size: 64)
!1019 = !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERKS2_", scope: !1011, file: !202, line: 271, type: !1020, scopeLine: 271, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1020 = !DISubroutineType(types: !1021)
!1021 = !{!987, !1022}
!1022 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1023, size: 64)
!1023 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1011)
!1024 = !DISubprogram(name: "_M_tail", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_tailERS2_", scope: !1011, file: !202, line: 274, type: !1025, scopeLine: 274, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1025 = !DISubroutineType(types: !1026)
!1026 = !{!1027, !1018}
!1027 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1028, size: 64)
!1028 = !DIDerivedType(tag: DW_TAG_typedef, name: "_Inherited", scope: !1011, file: !202, line: 264, baseType: !943)
!1029 = !DISubprogram(name: "_M_tail", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_tailERKS2_", scope: !1011, file: !202, line: 277, type: !1030, scopeLine: 277, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1030 = !DISubroutineType(types: !1031)
!1031 = !{!1032, !1022}
!1032 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1033, size: 64)
!1033 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1028)
!1034 = !DISubprogram(name: "_Tuple_impl", scope: !1011, file: !202, line: 279, type: !1035, scopeLine: 279, flags: DIFlagPrototyped, spFlags: 0)
!1035 = !DISubroutineType(types: !1036)
!1036 = !{null, !1037}
!1037 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1011, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1038 = !DISubprogram(name: "_Tuple_impl", scope: !1011, file: !202, line: 283, type: !1039, scopeLine: 283, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!1039 = !DISubroutineType(types: !1040)
!1040 = !{null, !1037, !987, !920}
!1041 = !DISubprogram(name: "_Tuple_impl", scope: !1011, file: !202, line: 295, type: !1042, scopeLine: 295, flags: DIFlagPrototyped, spFlags: 0)
!1042 = !DISubroutineType(types: !1043)
!1043 = !{null, !1037, !1022}
!1044 = !DISubprogram(name: "operator=", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEEaSERKS2_", scope: !1011, file: !202, line: 299, type: !1045, scopeLine: 299, flags: DIFlagPrototyped, spFlags: DISPFlagDeleted)
!1045 = !DISubroutineType(types: !1046)
!1046 = !{!1018, !1037, !1022}
!1047 = !DISubprogram(name: "_Tuple_impl", scope: !1011, file: !202, line: 301, type: !1048, scopeLine: 301, flags: DIFlagPrototyped, spFlags: 0)
!1048 = !DISubroutineType(types: !1049)
!1049 = !{null, !1037, !1050}
!1050 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !1011, size: 64)
!1051 = !DISubprogram(name: "_M_swap", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_swapERS2_", scope: !1011, file: !202, line: 406, type: !1052, scopeLine: 406, flags: DIFlagProtected | DIFlagPrototyped, spFlags: 0)
!1052 = !DISubroutineType(types: !1053)
!1053 = !{null, !1037, !1018}
!1054 = !{!360, !1055}
!1055 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Elements", value: !1056)
!1056 = !{!1057, !572}
!1057 = !DITemplateTypeParameter(type: !564)
!1058 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "tuple<void (*)(int), int>", scope: !27, file: !202, line: 981, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !1059, templateParams: !1086, identifier: "_ZTSSt5tupleIJPFviEiEE")
!1059 = !{!1060, !1061, !1062, !1068, !1072, !1078, !1083}
!1060 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !1058, baseType: !1011, flags: DIFlagPublic, extraData: i32 0)
!1061 = !DISubprogram(name: "__nothrow_default_constructible", linkageName: "_ZNSt5tupleIJPFviEiEE31__nothrow_default_constructibleEv", scope: !1058, file: !202, line: 1035, type: !407, scopeLine: 1035, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!1062 = !DISubprogram(name: "tuple", scope: !1058, file: !202, line: 1088, type: !1063, scopeLine: 1088, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!1063 = !DISubroutineType(types: !1064)
!1064 = !{null, !1065, !1066}
!1065 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1058, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1066 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1067, size: 64)
!1067 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1058)
!1068 = !DISubprogram(name: "tuple", scope: !1058, file: !202, line: 1090, type: !1069, scopeLine: 1090, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!1069 = !DISubroutineType(types: !1070)
!1070 = !{null, !1065, !1071}
!1071 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !1058, size: 64)
!1072 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5tupleIJPFviEiEEaSERKS2_", scope: !1058, file: !202, line: 1267, type: !1073, scopeLine: 1267, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!1073 = !DISubroutineType(types: !1074)
!1074 = !{!1075, !1065, !1076}
!1075 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !1058, size: 64)
!1076 = !DIDerivedType(tag: DW_TAG_typedef, name: "__conditional_t<__assignable<void (*const &)(int), const int &>(), const std::tuple<void (*)(int), int> &, const std::__nonesuch &>", scope: !27, file: !424, line: 119, baseType: !1077)
!1077 = !DIDerivedType(tag: DW_TAG_typedef, name: "type<const std::tuple<void (*)(int), int> &, const std::__nonesuch &>", scope: !426, file: !424, line: 107, baseType: !1066)
!1078 = !DISubprogram(name: "operator=", linkageName: "_ZNSt5tupleIJPFviEiEEaSEOS2_", scope: !1058, file: !202, line: 1278, type: !1079, scopeLine: 1278, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!1079 = !DISubroutineType(types: !1080)
!1080 = !{!1075, !1065, !1081}
!1081 = !DIDerivedType(tag: DW_TAG_typedef, name: "__conditional_t<__assignable<void (*)(int), int>(), std::tuple<void (*)(int), int> &&, std::__nonesuch &&>", scope: !27, file: !424, line: 119, baseType: !1082)
!1082 = !DIDerivedType(tag: DW_TAG_typedef, name: "type<std::tuple<void (*)(int), int> &&, std::__nonesuch &&>", scope: !426, file: !424, line: 107, baseType: !1071)
!1083 = !DISubprogram(name: "swap", linkageName: "_ZNSt5tupleIJPFviEiEE4swapERS2_", scope: !1058, file: !202, line: 1331, type: !1084, scopeLine: 1331, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!1084 = !DISubroutineType(types: !1085)
!1085 = !{null, !1065, !1075}
!1086 = !{!1055}
!1087 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int> > >", scope: !127, file: !126, line: 200, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !1088, vtableHolder: !226, templateParams: !1104, identifier: "_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE")
!1088 = !{!1089, !1090, !1100}
!1089 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !1087, baseType: !226, extraData: i32 0)
!1090 = !DIDerivedType(tag: DW_TAG_member, name: "_M_func", scope: !1087, file: !126, line: 202, baseType: !1091, size: 128, offset: 64)
!1091 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Invoker<std::tuple<void (*)(int), int> >", scope: !127, file: !126, line: 238, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !1092, templateParams: !1098, identifier: "_ZTSNSt6thread8_InvokerISt5tupleIJPFviEiEEEE")
!1092 = !{!1093, !1094}
!1093 = !DIDerivedType(tag: DW_TAG_member, name: "_M_t", scope: !1091, file: !126, line: 240, baseType: !1058, size: 128)
!1094 = !DISubprogram(name: "operator()", linkageName: "_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv", scope: !1091, file: !126, line: 255, type: !1095, scopeLine: 255, flags: DIFlagPrototyped, spFlags: 0)
!1095 = !DISubroutineType(types: !1096)
!1096 = !{!559, !1097}
!1097 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1091, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1098 = !{!1099}
!1099 = !DITemplateTypeParameter(name: "_Tuple", type: !1058)
!1100 = !DISubprogram(name: "_M_run", linkageName: "_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv", scope: !1087, file: !126, line: 210, type: !1101, scopeLine: 210, containingType: !1087, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!1101 = !DISubroutineType(types: !1102)
!1102 = !{null, !1103}
!1103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1087, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!1104 = !{!1105}
!1105 = !DITemplateTypeParameter(name: "_Callable", type: !1091)
!1106 = !{!0, !1107}
!1107 = !DIGlobalVariableExpression(var: !1108, expr: !DIExpression())
!1108 = distinct !DIGlobalVariable(name: "pushed", linkageName: "_ZL6pushed", scope: !2, file: !3, line: 39, type: !881, isLocal: true, isDefinition: true)
!1109 = !{!1110, !1117, !1120, !1123, !1126, !1129, !1131, !1133, !1135, !1138, !1141, !1144, !1147, !1150, !1152, !1157, !1161, !1164, !1167, !1169, !1171, !1173, !1175, !1178, !1181, !1184, !1187, !1190, !1192, !1197, !1201, !1204, !1209, !1214, !1219, !1224, !1231, !1237, !1241, !1243, !1254, !1259, !1276, !1279, !1284, !1292, !1300, !1304, !1311, !1315, !1319, !1321, !1323, !1327, !1333, !1337, !1343, !1349, !1351, !1355, !1359, !1363, !1367, !1380, !1382, !1386, !1390, !1394, !1396, !1400, !1404, !1408, !1410, !1412, !1416, !1420, !1424, !1428, !1432, !1434, !1440, !1442, !1448, !1453, !1457, !1461, !1465, !1469, !1473, !1475, !1477, !1481, !1485, !1489, !1491, !1495, !1499, !1501, !1503, !1507, !1512, !1517, !1522, !1523, !1524, !1525, !1526, !1527, !1528, !1529, !1530, !1531, !1532, !1536, !1540, !1544, !1548, !1553, !1559, !1561, !1563, !1565, !1567, !1569, !1571, !1573, !1575, !1577, !1579, !1581, !1583, !1585, !1589, !1593, !1597, !1603, !1605, !1609, !1611, !1615, !1619, !1623, !1631, !1635, !1639, !1641, !1645, !1649, !1653, !1657, !1661, !1665, !1669, !1673, !1677, !1679, !1681, !1685, !1689, !1695, !1699, !1703, !1705, !1709, !1713, !1719, !1721, !1725, !1729, !1733, !1737, !1741, !1745, !1749, !1750, !1751, !1752, !1754, !1755, !1756, !1757, !1758, !1759, !1760, !1764, !1770, !1775, !1779, !1781, !1783, !1785, !1787, !1794, !1798, !1802, !1806, !1810, !1814, !1819, !1823, !1825, !1829, !1835, !1839, !1844, !1846, !1848, !1852, !1856, !1858, !1860, !1862, !1864, !1868, !1870, !1872, !1876, !1880, !1884, !1888, !1892, !1896, !1898, !1902, !1906, !1910, !1914, !1916, !1918, !1922, !1926, !1927, !1928, !1929, !1930, !1931, !1933}
!1110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1111, file: !1116, line: 47)
!1111 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !1112, line: 24, baseType: !1113)
!1112 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h", directory: "", checksumkind: CSK_MD5, checksum: "55bcbdc3159515ebd91d351a70d505f4")
!1113 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int8_t", file: !1114, line: 37, baseType: !1115)
!1114 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!1115 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!1116 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdint", directory: "")
!1117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1118, file: !1116, line: 48)
!1118 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !1112, line: 25, baseType: !1119)
!1119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int16_t", file: !1114, line: 39, baseType: !600)
!1120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1121, file: !1116, line: 49)
!1121 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !1112, line: 26, baseType: !1122)
!1122 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !1114, line: 41, baseType: !28)
!1123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1124, file: !1116, line: 50)
!1124 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !1112, line: 27, baseType: !1125)
!1125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int64_t", file: !1114, line: 44, baseType: !616)
!1126 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1127, file: !1116, line: 52)
!1127 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !1128, line: 58, baseType: !1115)
!1128 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!1129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1130, file: !1116, line: 53)
!1130 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !1128, line: 60, baseType: !616)
!1131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1132, file: !1116, line: 54)
!1132 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !1128, line: 61, baseType: !616)
!1133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1134, file: !1116, line: 55)
!1134 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !1128, line: 62, baseType: !616)
!1135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1136, file: !1116, line: 57)
!1136 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !1128, line: 43, baseType: !1137)
!1137 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least8_t", file: !1114, line: 52, baseType: !1113)
!1138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1139, file: !1116, line: 58)
!1139 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !1128, line: 44, baseType: !1140)
!1140 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least16_t", file: !1114, line: 54, baseType: !1119)
!1141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1142, file: !1116, line: 59)
!1142 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !1128, line: 45, baseType: !1143)
!1143 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least32_t", file: !1114, line: 56, baseType: !1122)
!1144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1145, file: !1116, line: 60)
!1145 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !1128, line: 46, baseType: !1146)
!1146 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int_least64_t", file: !1114, line: 58, baseType: !1125)
!1147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1148, file: !1116, line: 62)
!1148 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !1128, line: 101, baseType: !1149)
!1149 = !DIDerivedType(tag: DW_TAG_typedef, name: "__intmax_t", file: !1114, line: 72, baseType: !616)
!1150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1151, file: !1116, line: 63)
!1151 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !1128, line: 87, baseType: !616)
!1152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1153, file: !1116, line: 65)
!1153 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !1154, line: 24, baseType: !1155)
!1154 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!1155 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !1114, line: 38, baseType: !1156)
!1156 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!1157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1158, file: !1116, line: 66)
!1158 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !1154, line: 25, baseType: !1159)
!1159 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !1114, line: 40, baseType: !1160)
!1160 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!1161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1162, file: !1116, line: 67)
!1162 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !1154, line: 26, baseType: !1163)
!1163 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !1114, line: 42, baseType: !8)
!1164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1165, file: !1116, line: 68)
!1165 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !1154, line: 27, baseType: !1166)
!1166 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !1114, line: 45, baseType: !138)
!1167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1168, file: !1116, line: 70)
!1168 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !1128, line: 71, baseType: !1156)
!1169 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1170, file: !1116, line: 71)
!1170 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !1128, line: 73, baseType: !138)
!1171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1172, file: !1116, line: 72)
!1172 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !1128, line: 74, baseType: !138)
!1173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1174, file: !1116, line: 73)
!1174 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !1128, line: 75, baseType: !138)
!1175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1176, file: !1116, line: 75)
!1176 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !1128, line: 49, baseType: !1177)
!1177 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least8_t", file: !1114, line: 53, baseType: !1155)
!1178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1179, file: !1116, line: 76)
!1179 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !1128, line: 50, baseType: !1180)
!1180 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least16_t", file: !1114, line: 55, baseType: !1159)
!1181 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1182, file: !1116, line: 77)
!1182 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !1128, line: 51, baseType: !1183)
!1183 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least32_t", file: !1114, line: 57, baseType: !1163)
!1184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1185, file: !1116, line: 78)
!1185 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !1128, line: 52, baseType: !1186)
!1186 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint_least64_t", file: !1114, line: 59, baseType: !1166)
!1187 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1188, file: !1116, line: 80)
!1188 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !1128, line: 102, baseType: !1189)
!1189 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uintmax_t", file: !1114, line: 73, baseType: !138)
!1190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1191, file: !1116, line: 81)
!1191 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !1128, line: 90, baseType: !138)
!1192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1193, file: !1196, line: 60)
!1193 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !1194, line: 7, baseType: !1195)
!1194 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1aade99fd778d1551600c7ca1410b9f1")
!1195 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !1114, line: 156, baseType: !616)
!1196 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/ctime", directory: "")
!1197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1198, file: !1196, line: 61)
!1198 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !1199, line: 10, baseType: !1200)
!1199 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/time_t.h", directory: "", checksumkind: CSK_MD5, checksum: "5c299a4954617c88bb03645c7864e1b1")
!1200 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !1114, line: 160, baseType: !616)
!1201 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1202, file: !1196, line: 62)
!1202 = !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !1203, line: 7, size: 448, flags: DIFlagFwdDecl, identifier: "_ZTS2tm")
!1203 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!1204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1205, file: !1196, line: 64)
!1205 = !DISubprogram(name: "clock", scope: !1206, file: !1206, line: 72, type: !1207, flags: DIFlagPrototyped, spFlags: 0)
!1206 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!1207 = !DISubroutineType(types: !1208)
!1208 = !{!1193}
!1209 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1210, file: !1196, line: 65)
!1210 = !DISubprogram(name: "difftime", scope: !1206, file: !1206, line: 79, type: !1211, flags: DIFlagPrototyped, spFlags: 0)
!1211 = !DISubroutineType(types: !1212)
!1212 = !{!1213, !1198, !1198}
!1213 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!1214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1215, file: !1196, line: 66)
!1215 = !DISubprogram(name: "mktime", scope: !1206, file: !1206, line: 83, type: !1216, flags: DIFlagPrototyped, spFlags: 0)
!1216 = !DISubroutineType(types: !1217)
!1217 = !{!1198, !1218}
!1218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1202, size: 64)
!1219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1220, file: !1196, line: 67)
!1220 = !DISubprogram(name: "time", scope: !1206, file: !1206, line: 76, type: !1221, flags: DIFlagPrototyped, spFlags: 0)
!1221 = !DISubroutineType(types: !1222)
!1222 = !{!1198, !1223}
!1223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1198, size: 64)
!1224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1225, file: !1196, line: 68)
!1225 = !DISubprogram(name: "asctime", scope: !1206, file: !1206, line: 179, type: !1226, flags: DIFlagPrototyped, spFlags: 0)
!1226 = !DISubroutineType(types: !1227)
!1227 = !{!1228, !1229}
!1228 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !612, size: 64)
!1229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1230, size: 64)
!1230 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1202)
!1231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1232, file: !1196, line: 69)
!1232 = !DISubprogram(name: "ctime", scope: !1206, file: !1206, line: 183, type: !1233, flags: DIFlagPrototyped, spFlags: 0)
!1233 = !DISubroutineType(types: !1234)
!1234 = !{!1228, !1235}
!1235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1236, size: 64)
!1236 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1198)
!1237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1238, file: !1196, line: 70)
!1238 = !DISubprogram(name: "gmtime", scope: !1206, file: !1206, line: 132, type: !1239, flags: DIFlagPrototyped, spFlags: 0)
!1239 = !DISubroutineType(types: !1240)
!1240 = !{!1218, !1235}
!1241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1242, file: !1196, line: 71)
!1242 = !DISubprogram(name: "localtime", scope: !1206, file: !1206, line: 136, type: !1239, flags: DIFlagPrototyped, spFlags: 0)
!1243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1244, file: !1196, line: 72)
!1244 = !DISubprogram(name: "strftime", scope: !1206, file: !1206, line: 100, type: !1245, flags: DIFlagPrototyped, spFlags: 0)
!1245 = !DISubroutineType(types: !1246)
!1246 = !{!1247, !1249, !1247, !1250, !1253}
!1247 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !1248, line: 46, baseType: !138)
!1248 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!1249 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1228)
!1250 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1251)
!1251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1252, size: 64)
!1252 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !612)
!1253 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1229)
!1254 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1255, entity: !1256, file: !1258, line: 1321)
!1255 = !DINamespace(name: "chrono", scope: !27)
!1256 = !DINamespace(name: "chrono_literals", scope: !1257, exportSymbols: true)
!1257 = !DINamespace(name: "literals", scope: !27, exportSymbols: true)
!1258 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/chrono.h", directory: "")
!1259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1260, file: !1275, line: 64)
!1260 = !DIDerivedType(tag: DW_TAG_typedef, name: "mbstate_t", file: !1261, line: 6, baseType: !1262)
!1261 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/mbstate_t.h", directory: "", checksumkind: CSK_MD5, checksum: "ba8742313715e20e434cf6ccb2db98e3")
!1262 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mbstate_t", file: !1263, line: 21, baseType: !1264)
!1263 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__mbstate_t.h", directory: "", checksumkind: CSK_MD5, checksum: "82911a3e689448e3691ded3e0b471a55")
!1264 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1263, line: 13, size: 64, flags: DIFlagTypePassByValue, elements: !1265, identifier: "_ZTS11__mbstate_t")
!1265 = !{!1266, !1267}
!1266 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !1264, file: !1263, line: 15, baseType: !28, size: 32)
!1267 = !DIDerivedType(tag: DW_TAG_member, name: "__value", scope: !1264, file: !1263, line: 20, baseType: !1268, size: 32, offset: 32)
!1268 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !1264, file: !1263, line: 16, size: 32, flags: DIFlagTypePassByValue, elements: !1269, identifier: "_ZTSN11__mbstate_tUt_E")
!1269 = !{!1270, !1271}
!1270 = !DIDerivedType(tag: DW_TAG_member, name: "__wch", scope: !1268, file: !1263, line: 18, baseType: !8, size: 32)
!1271 = !DIDerivedType(tag: DW_TAG_member, name: "__wchb", scope: !1268, file: !1263, line: 19, baseType: !1272, size: 32)
!1272 = !DICompositeType(tag: DW_TAG_array_type, baseType: !612, size: 32, elements: !1273)
!1273 = !{!1274}
!1274 = !DISubrange(count: 4)
!1275 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cwchar", directory: "")
!1276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1277, file: !1275, line: 141)
!1277 = !DIDerivedType(tag: DW_TAG_typedef, name: "wint_t", file: !1278, line: 20, baseType: !8)
!1278 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/wint_t.h", directory: "", checksumkind: CSK_MD5, checksum: "aa31b53ef28dc23152ceb41e2763ded3")
!1279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1280, file: !1275, line: 143)
!1280 = !DISubprogram(name: "btowc", scope: !1281, file: !1281, line: 285, type: !1282, flags: DIFlagPrototyped, spFlags: 0)
!1281 = !DIFile(filename: "/usr/include/wchar.h", directory: "", checksumkind: CSK_MD5, checksum: "c2c1588988a2a89d06792ce221872236")
!1282 = !DISubroutineType(types: !1283)
!1283 = !{!1277, !28}
!1284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1285, file: !1275, line: 144)
!1285 = !DISubprogram(name: "fgetwc", scope: !1281, file: !1281, line: 744, type: !1286, flags: DIFlagPrototyped, spFlags: 0)
!1286 = !DISubroutineType(types: !1287)
!1287 = !{!1277, !1288}
!1288 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1289, size: 64)
!1289 = !DIDerivedType(tag: DW_TAG_typedef, name: "__FILE", file: !1290, line: 5, baseType: !1291)
!1290 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "72a8fe90981f484acae7c6f3dfc5c2b7")
!1291 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !1290, line: 4, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS8_IO_FILE")
!1292 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1293, file: !1275, line: 145)
!1293 = !DISubprogram(name: "fgetws", scope: !1281, file: !1281, line: 773, type: !1294, flags: DIFlagPrototyped, spFlags: 0)
!1294 = !DISubroutineType(types: !1295)
!1295 = !{!1296, !1298, !28, !1299}
!1296 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1297, size: 64)
!1297 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!1298 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1296)
!1299 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1288)
!1300 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1301, file: !1275, line: 146)
!1301 = !DISubprogram(name: "fputwc", scope: !1281, file: !1281, line: 758, type: !1302, flags: DIFlagPrototyped, spFlags: 0)
!1302 = !DISubroutineType(types: !1303)
!1303 = !{!1277, !1297, !1288}
!1304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1305, file: !1275, line: 147)
!1305 = !DISubprogram(name: "fputws", scope: !1281, file: !1281, line: 780, type: !1306, flags: DIFlagPrototyped, spFlags: 0)
!1306 = !DISubroutineType(types: !1307)
!1307 = !{!28, !1308, !1299}
!1308 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1309)
!1309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1310, size: 64)
!1310 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1297)
!1311 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1312, file: !1275, line: 148)
!1312 = !DISubprogram(name: "fwide", scope: !1281, file: !1281, line: 588, type: !1313, flags: DIFlagPrototyped, spFlags: 0)
!1313 = !DISubroutineType(types: !1314)
!1314 = !{!28, !1288, !28}
!1315 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1316, file: !1275, line: 149)
!1316 = !DISubprogram(name: "fwprintf", scope: !1281, file: !1281, line: 595, type: !1317, flags: DIFlagPrototyped, spFlags: 0)
!1317 = !DISubroutineType(types: !1318)
!1318 = !{!28, !1299, !1308, null}
!1319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1320, file: !1275, line: 150)
!1320 = !DISubprogram(name: "fwscanf", linkageName: "__isoc99_fwscanf", scope: !1281, file: !1281, line: 657, type: !1317, flags: DIFlagPrototyped, spFlags: 0)
!1321 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1322, file: !1275, line: 151)
!1322 = !DISubprogram(name: "getwc", scope: !1281, file: !1281, line: 745, type: !1286, flags: DIFlagPrototyped, spFlags: 0)
!1323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1324, file: !1275, line: 152)
!1324 = !DISubprogram(name: "getwchar", scope: !1281, file: !1281, line: 751, type: !1325, flags: DIFlagPrototyped, spFlags: 0)
!1325 = !DISubroutineType(types: !1326)
!1326 = !{!1277}
!1327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1328, file: !1275, line: 153)
!1328 = !DISubprogram(name: "mbrlen", scope: !1281, file: !1281, line: 308, type: !1329, flags: DIFlagPrototyped, spFlags: 0)
!1329 = !DISubroutineType(types: !1330)
!1330 = !{!1247, !1250, !1247, !1331}
!1331 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1332)
!1332 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1260, size: 64)
!1333 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1334, file: !1275, line: 154)
!1334 = !DISubprogram(name: "mbrtowc", scope: !1281, file: !1281, line: 297, type: !1335, flags: DIFlagPrototyped, spFlags: 0)
!1335 = !DISubroutineType(types: !1336)
!1336 = !{!1247, !1298, !1250, !1247, !1331}
!1337 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1338, file: !1275, line: 155)
!1338 = !DISubprogram(name: "mbsinit", scope: !1281, file: !1281, line: 293, type: !1339, flags: DIFlagPrototyped, spFlags: 0)
!1339 = !DISubroutineType(types: !1340)
!1340 = !{!28, !1341}
!1341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1342, size: 64)
!1342 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1260)
!1343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1344, file: !1275, line: 156)
!1344 = !DISubprogram(name: "mbsrtowcs", scope: !1281, file: !1281, line: 338, type: !1345, flags: DIFlagPrototyped, spFlags: 0)
!1345 = !DISubroutineType(types: !1346)
!1346 = !{!1247, !1298, !1347, !1247, !1331}
!1347 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1348)
!1348 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1251, size: 64)
!1349 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1350, file: !1275, line: 157)
!1350 = !DISubprogram(name: "putwc", scope: !1281, file: !1281, line: 759, type: !1302, flags: DIFlagPrototyped, spFlags: 0)
!1351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1352, file: !1275, line: 158)
!1352 = !DISubprogram(name: "putwchar", scope: !1281, file: !1281, line: 765, type: !1353, flags: DIFlagPrototyped, spFlags: 0)
!1353 = !DISubroutineType(types: !1354)
!1354 = !{!1277, !1297}
!1355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1356, file: !1275, line: 160)
!1356 = !DISubprogram(name: "swprintf", scope: !1281, file: !1281, line: 605, type: !1357, flags: DIFlagPrototyped, spFlags: 0)
!1357 = !DISubroutineType(types: !1358)
!1358 = !{!28, !1298, !1247, !1308, null}
!1359 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1360, file: !1275, line: 162)
!1360 = !DISubprogram(name: "swscanf", linkageName: "__isoc99_swscanf", scope: !1281, file: !1281, line: 664, type: !1361, flags: DIFlagPrototyped, spFlags: 0)
!1361 = !DISubroutineType(types: !1362)
!1362 = !{!28, !1308, !1308, null}
!1363 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1364, file: !1275, line: 163)
!1364 = !DISubprogram(name: "ungetwc", scope: !1281, file: !1281, line: 788, type: !1365, flags: DIFlagPrototyped, spFlags: 0)
!1365 = !DISubroutineType(types: !1366)
!1366 = !{!1277, !1277, !1288}
!1367 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1368, file: !1275, line: 164)
!1368 = !DISubprogram(name: "vfwprintf", scope: !1281, file: !1281, line: 613, type: !1369, flags: DIFlagPrototyped, spFlags: 0)
!1369 = !DISubroutineType(types: !1370)
!1370 = !{!28, !1299, !1308, !1371}
!1371 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1372, size: 64)
!1372 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !1373, identifier: "_ZTS13__va_list_tag")
!1373 = !{!1374, !1376, !1377, !1379}
!1374 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !1372, file: !1375, baseType: !8, size: 32)
!1375 = !DIFile(filename: "bench/instructions/cxx_queue.cpp", directory: ".")
!1376 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !1372, file: !1375, baseType: !8, size: 32, offset: 32)
!1377 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !1372, file: !1375, baseType: !1378, size: 64, offset: 64)
!1378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!1379 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !1372, file: !1375, baseType: !1378, size: 64, offset: 128)
!1380 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1381, file: !1275, line: 166)
!1381 = !DISubprogram(name: "vfwscanf", linkageName: "__isoc99_vfwscanf", scope: !1281, file: !1281, line: 711, type: !1369, flags: DIFlagPrototyped, spFlags: 0)
!1382 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1383, file: !1275, line: 169)
!1383 = !DISubprogram(name: "vswprintf", scope: !1281, file: !1281, line: 626, type: !1384, flags: DIFlagPrototyped, spFlags: 0)
!1384 = !DISubroutineType(types: !1385)
!1385 = !{!28, !1298, !1247, !1308, !1371}
!1386 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1387, file: !1275, line: 172)
!1387 = !DISubprogram(name: "vswscanf", linkageName: "__isoc99_vswscanf", scope: !1281, file: !1281, line: 718, type: !1388, flags: DIFlagPrototyped, spFlags: 0)
!1388 = !DISubroutineType(types: !1389)
!1389 = !{!28, !1308, !1308, !1371}
!1390 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1391, file: !1275, line: 174)
!1391 = !DISubprogram(name: "vwprintf", scope: !1281, file: !1281, line: 621, type: !1392, flags: DIFlagPrototyped, spFlags: 0)
!1392 = !DISubroutineType(types: !1393)
!1393 = !{!28, !1308, !1371}
!1394 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1395, file: !1275, line: 176)
!1395 = !DISubprogram(name: "vwscanf", linkageName: "__isoc99_vwscanf", scope: !1281, file: !1281, line: 715, type: !1392, flags: DIFlagPrototyped, spFlags: 0)
!1396 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1397, file: !1275, line: 178)
!1397 = !DISubprogram(name: "wcrtomb", scope: !1281, file: !1281, line: 302, type: !1398, flags: DIFlagPrototyped, spFlags: 0)
!1398 = !DISubroutineType(types: !1399)
!1399 = !{!1247, !1249, !1297, !1331}
!1400 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1401, file: !1275, line: 179)
!1401 = !DISubprogram(name: "wcscat", scope: !1281, file: !1281, line: 97, type: !1402, flags: DIFlagPrototyped, spFlags: 0)
!1402 = !DISubroutineType(types: !1403)
!1403 = !{!1296, !1298, !1308}
!1404 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1405, file: !1275, line: 180)
!1405 = !DISubprogram(name: "wcscmp", scope: !1281, file: !1281, line: 106, type: !1406, flags: DIFlagPrototyped, spFlags: 0)
!1406 = !DISubroutineType(types: !1407)
!1407 = !{!28, !1309, !1309}
!1408 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1409, file: !1275, line: 181)
!1409 = !DISubprogram(name: "wcscoll", scope: !1281, file: !1281, line: 131, type: !1406, flags: DIFlagPrototyped, spFlags: 0)
!1410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1411, file: !1275, line: 182)
!1411 = !DISubprogram(name: "wcscpy", scope: !1281, file: !1281, line: 87, type: !1402, flags: DIFlagPrototyped, spFlags: 0)
!1412 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1413, file: !1275, line: 183)
!1413 = !DISubprogram(name: "wcscspn", scope: !1281, file: !1281, line: 188, type: !1414, flags: DIFlagPrototyped, spFlags: 0)
!1414 = !DISubroutineType(types: !1415)
!1415 = !{!1247, !1309, !1309}
!1416 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1417, file: !1275, line: 184)
!1417 = !DISubprogram(name: "wcsftime", scope: !1281, file: !1281, line: 852, type: !1418, flags: DIFlagPrototyped, spFlags: 0)
!1418 = !DISubroutineType(types: !1419)
!1419 = !{!1247, !1298, !1247, !1308, !1253}
!1420 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1421, file: !1275, line: 185)
!1421 = !DISubprogram(name: "wcslen", scope: !1281, file: !1281, line: 223, type: !1422, flags: DIFlagPrototyped, spFlags: 0)
!1422 = !DISubroutineType(types: !1423)
!1423 = !{!1247, !1309}
!1424 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1425, file: !1275, line: 186)
!1425 = !DISubprogram(name: "wcsncat", scope: !1281, file: !1281, line: 101, type: !1426, flags: DIFlagPrototyped, spFlags: 0)
!1426 = !DISubroutineType(types: !1427)
!1427 = !{!1296, !1298, !1308, !1247}
!1428 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1429, file: !1275, line: 187)
!1429 = !DISubprogram(name: "wcsncmp", scope: !1281, file: !1281, line: 109, type: !1430, flags: DIFlagPrototyped, spFlags: 0)
!1430 = !DISubroutineType(types: !1431)
!1431 = !{!28, !1309, !1309, !1247}
!1432 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1433, file: !1275, line: 188)
!1433 = !DISubprogram(name: "wcsncpy", scope: !1281, file: !1281, line: 92, type: !1426, flags: DIFlagPrototyped, spFlags: 0)
!1434 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1435, file: !1275, line: 189)
!1435 = !DISubprogram(name: "wcsrtombs", scope: !1281, file: !1281, line: 344, type: !1436, flags: DIFlagPrototyped, spFlags: 0)
!1436 = !DISubroutineType(types: !1437)
!1437 = !{!1247, !1249, !1438, !1247, !1331}
!1438 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1439)
!1439 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1309, size: 64)
!1440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1441, file: !1275, line: 190)
!1441 = !DISubprogram(name: "wcsspn", scope: !1281, file: !1281, line: 192, type: !1414, flags: DIFlagPrototyped, spFlags: 0)
!1442 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1443, file: !1275, line: 191)
!1443 = !DISubprogram(name: "wcstod", scope: !1281, file: !1281, line: 378, type: !1444, flags: DIFlagPrototyped, spFlags: 0)
!1444 = !DISubroutineType(types: !1445)
!1445 = !{!1213, !1308, !1446}
!1446 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1447)
!1447 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1296, size: 64)
!1448 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1449, file: !1275, line: 193)
!1449 = !DISubprogram(name: "wcstof", scope: !1281, file: !1281, line: 383, type: !1450, flags: DIFlagPrototyped, spFlags: 0)
!1450 = !DISubroutineType(types: !1451)
!1451 = !{!1452, !1308, !1446}
!1452 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!1453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1454, file: !1275, line: 195)
!1454 = !DISubprogram(name: "wcstok", scope: !1281, file: !1281, line: 218, type: !1455, flags: DIFlagPrototyped, spFlags: 0)
!1455 = !DISubroutineType(types: !1456)
!1456 = !{!1296, !1298, !1308, !1446}
!1457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1458, file: !1275, line: 196)
!1458 = !DISubprogram(name: "wcstol", scope: !1281, file: !1281, line: 429, type: !1459, flags: DIFlagPrototyped, spFlags: 0)
!1459 = !DISubroutineType(types: !1460)
!1460 = !{!616, !1308, !1446, !28}
!1461 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1462, file: !1275, line: 197)
!1462 = !DISubprogram(name: "wcstoul", scope: !1281, file: !1281, line: 434, type: !1463, flags: DIFlagPrototyped, spFlags: 0)
!1463 = !DISubroutineType(types: !1464)
!1464 = !{!138, !1308, !1446, !28}
!1465 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1466, file: !1275, line: 198)
!1466 = !DISubprogram(name: "wcsxfrm", scope: !1281, file: !1281, line: 135, type: !1467, flags: DIFlagPrototyped, spFlags: 0)
!1467 = !DISubroutineType(types: !1468)
!1468 = !{!1247, !1298, !1308, !1247}
!1469 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1470, file: !1275, line: 199)
!1470 = !DISubprogram(name: "wctob", scope: !1281, file: !1281, line: 289, type: !1471, flags: DIFlagPrototyped, spFlags: 0)
!1471 = !DISubroutineType(types: !1472)
!1472 = !{!28, !1277}
!1473 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1474, file: !1275, line: 200)
!1474 = !DISubprogram(name: "wmemcmp", scope: !1281, file: !1281, line: 259, type: !1430, flags: DIFlagPrototyped, spFlags: 0)
!1475 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1476, file: !1275, line: 201)
!1476 = !DISubprogram(name: "wmemcpy", scope: !1281, file: !1281, line: 263, type: !1426, flags: DIFlagPrototyped, spFlags: 0)
!1477 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1478, file: !1275, line: 202)
!1478 = !DISubprogram(name: "wmemmove", scope: !1281, file: !1281, line: 268, type: !1479, flags: DIFlagPrototyped, spFlags: 0)
!1479 = !DISubroutineType(types: !1480)
!1480 = !{!1296, !1296, !1309, !1247}
!1481 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1482, file: !1275, line: 203)
!1482 = !DISubprogram(name: "wmemset", scope: !1281, file: !1281, line: 272, type: !1483, flags: DIFlagPrototyped, spFlags: 0)
!1483 = !DISubroutineType(types: !1484)
!1484 = !{!1296, !1296, !1297, !1247}
!1485 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1486, file: !1275, line: 204)
!1486 = !DISubprogram(name: "wprintf", scope: !1281, file: !1281, line: 602, type: !1487, flags: DIFlagPrototyped, spFlags: 0)
!1487 = !DISubroutineType(types: !1488)
!1488 = !{!28, !1308, null}
!1489 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1490, file: !1275, line: 205)
!1490 = !DISubprogram(name: "wscanf", linkageName: "__isoc99_wscanf", scope: !1281, file: !1281, line: 661, type: !1487, flags: DIFlagPrototyped, spFlags: 0)
!1491 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1492, file: !1275, line: 206)
!1492 = !DISubprogram(name: "wcschr", scope: !1281, file: !1281, line: 165, type: !1493, flags: DIFlagPrototyped, spFlags: 0)
!1493 = !DISubroutineType(types: !1494)
!1494 = !{!1296, !1309, !1297}
!1495 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1496, file: !1275, line: 207)
!1496 = !DISubprogram(name: "wcspbrk", scope: !1281, file: !1281, line: 202, type: !1497, flags: DIFlagPrototyped, spFlags: 0)
!1497 = !DISubroutineType(types: !1498)
!1498 = !{!1296, !1309, !1309}
!1499 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1500, file: !1275, line: 208)
!1500 = !DISubprogram(name: "wcsrchr", scope: !1281, file: !1281, line: 175, type: !1493, flags: DIFlagPrototyped, spFlags: 0)
!1501 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1502, file: !1275, line: 209)
!1502 = !DISubprogram(name: "wcsstr", scope: !1281, file: !1281, line: 213, type: !1497, flags: DIFlagPrototyped, spFlags: 0)
!1503 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1504, file: !1275, line: 210)
!1504 = !DISubprogram(name: "wmemchr", scope: !1281, file: !1281, line: 254, type: !1505, flags: DIFlagPrototyped, spFlags: 0)
!1505 = !DISubroutineType(types: !1506)
!1506 = !{!1296, !1309, !1297, !1247}
!1507 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1508, file: !1275, line: 251)
!1508 = !DISubprogram(name: "wcstold", scope: !1281, file: !1281, line: 385, type: !1509, flags: DIFlagPrototyped, spFlags: 0)
!1509 = !DISubroutineType(types: !1510)
!1510 = !{!1511, !1308, !1446}
!1511 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!1512 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1513, file: !1275, line: 260)
!1513 = !DISubprogram(name: "wcstoll", scope: !1281, file: !1281, line: 442, type: !1514, flags: DIFlagPrototyped, spFlags: 0)
!1514 = !DISubroutineType(types: !1515)
!1515 = !{!1516, !1308, !1446, !28}
!1516 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!1517 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1518, file: !1275, line: 261)
!1518 = !DISubprogram(name: "wcstoull", scope: !1281, file: !1281, line: 449, type: !1519, flags: DIFlagPrototyped, spFlags: 0)
!1519 = !DISubroutineType(types: !1520)
!1520 = !{!1521, !1308, !1446, !28}
!1521 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!1522 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1508, file: !1275, line: 267)
!1523 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1513, file: !1275, line: 268)
!1524 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1518, file: !1275, line: 269)
!1525 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1449, file: !1275, line: 283)
!1526 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1381, file: !1275, line: 286)
!1527 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1387, file: !1275, line: 289)
!1528 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1395, file: !1275, line: 292)
!1529 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1508, file: !1275, line: 296)
!1530 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1513, file: !1275, line: 297)
!1531 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1518, file: !1275, line: 298)
!1532 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1533, file: !1534, line: 68)
!1533 = !DICompositeType(tag: DW_TAG_class_type, name: "exception_ptr", scope: !1535, file: !1534, line: 90, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt15__exception_ptr13exception_ptrE")
!1534 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/exception_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "e8a32dcadc5d06d341e371fb480b7b44")
!1535 = !DINamespace(name: "__exception_ptr", scope: !27)
!1536 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !1535, entity: !1537, file: !1534, line: 84)
!1537 = !DISubprogram(name: "rethrow_exception", linkageName: "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE", scope: !27, file: !1534, line: 80, type: !1538, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!1538 = !DISubroutineType(types: !1539)
!1539 = !{null, !1533}
!1540 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1541, file: !1543, line: 53)
!1541 = !DICompositeType(tag: DW_TAG_structure_type, name: "lconv", file: !1542, line: 51, size: 768, flags: DIFlagFwdDecl, identifier: "_ZTS5lconv")
!1542 = !DIFile(filename: "/usr/include/locale.h", directory: "", checksumkind: CSK_MD5, checksum: "a1d177e0f311dc60a74cb347049d75bc")
!1543 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/clocale", directory: "")
!1544 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1545, file: !1543, line: 54)
!1545 = !DISubprogram(name: "setlocale", scope: !1542, file: !1542, line: 122, type: !1546, flags: DIFlagPrototyped, spFlags: 0)
!1546 = !DISubroutineType(types: !1547)
!1547 = !{!1228, !28, !1251}
!1548 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1549, file: !1543, line: 55)
!1549 = !DISubprogram(name: "localeconv", scope: !1542, file: !1542, line: 125, type: !1550, flags: DIFlagPrototyped, spFlags: 0)
!1550 = !DISubroutineType(types: !1551)
!1551 = !{!1552}
!1552 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1541, size: 64)
!1553 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1554, file: !1558, line: 64)
!1554 = !DISubprogram(name: "isalnum", scope: !1555, file: !1555, line: 108, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1555 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!1556 = !DISubroutineType(types: !1557)
!1557 = !{!28, !28}
!1558 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cctype", directory: "")
!1559 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1560, file: !1558, line: 65)
!1560 = !DISubprogram(name: "isalpha", scope: !1555, file: !1555, line: 109, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1561 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1562, file: !1558, line: 66)
!1562 = !DISubprogram(name: "iscntrl", scope: !1555, file: !1555, line: 110, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1563 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1564, file: !1558, line: 67)
!1564 = !DISubprogram(name: "isdigit", scope: !1555, file: !1555, line: 111, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1565 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1566, file: !1558, line: 68)
!1566 = !DISubprogram(name: "isgraph", scope: !1555, file: !1555, line: 113, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1567 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1568, file: !1558, line: 69)
!1568 = !DISubprogram(name: "islower", scope: !1555, file: !1555, line: 112, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1569 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1570, file: !1558, line: 70)
!1570 = !DISubprogram(name: "isprint", scope: !1555, file: !1555, line: 114, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1571 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1572, file: !1558, line: 71)
!1572 = !DISubprogram(name: "ispunct", scope: !1555, file: !1555, line: 115, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1573 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1574, file: !1558, line: 72)
!1574 = !DISubprogram(name: "isspace", scope: !1555, file: !1555, line: 116, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1575 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1576, file: !1558, line: 73)
!1576 = !DISubprogram(name: "isupper", scope: !1555, file: !1555, line: 117, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1577 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1578, file: !1558, line: 74)
!1578 = !DISubprogram(name: "isxdigit", scope: !1555, file: !1555, line: 118, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1579 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1580, file: !1558, line: 75)
!1580 = !DISubprogram(name: "tolower", scope: !1555, file: !1555, line: 122, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1581 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1582, file: !1558, line: 76)
!1582 = !DISubprogram(name: "toupper", scope: !1555, file: !1555, line: 125, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1583 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1584, file: !1558, line: 87)
!1584 = !DISubprogram(name: "isblank", scope: !1555, file: !1555, line: 130, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1585 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !1586, entity: !1587, file: !1588, line: 58)
!1586 = !DINamespace(name: "__gnu_debug", scope: null)
!1587 = !DINamespace(name: "__debug", scope: !27)
!1588 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/debug/debug.h", directory: "", checksumkind: CSK_MD5, checksum: "09fce61e0085ea92b4bd81d6cd4dcc16")
!1589 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1590, file: !1592, line: 52)
!1590 = !DISubprogram(name: "abs", scope: !1591, file: !1591, line: 861, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1591 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!1592 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!1593 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1594, file: !1596, line: 127)
!1594 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !1591, line: 63, baseType: !1595)
!1595 = !DICompositeType(tag: DW_TAG_structure_type, file: !1591, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!1596 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!1597 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1598, file: !1596, line: 128)
!1598 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !1591, line: 71, baseType: !1599)
!1599 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1591, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !1600, identifier: "_ZTS6ldiv_t")
!1600 = !{!1601, !1602}
!1601 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1599, file: !1591, line: 69, baseType: !616, size: 64)
!1602 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1599, file: !1591, line: 70, baseType: !616, size: 64, offset: 64)
!1603 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1604, file: !1596, line: 130)
!1604 = !DISubprogram(name: "abort", scope: !1591, file: !1591, line: 611, type: !189, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!1605 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1606, file: !1596, line: 134)
!1606 = !DISubprogram(name: "atexit", scope: !1591, file: !1591, line: 615, type: !1607, flags: DIFlagPrototyped, spFlags: 0)
!1607 = !DISubroutineType(types: !1608)
!1608 = !{!28, !188}
!1609 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1610, file: !1596, line: 137)
!1610 = !DISubprogram(name: "at_quick_exit", scope: !1591, file: !1591, line: 620, type: !1607, flags: DIFlagPrototyped, spFlags: 0)
!1611 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1612, file: !1596, line: 140)
!1612 = !DISubprogram(name: "atof", scope: !1591, file: !1591, line: 102, type: !1613, flags: DIFlagPrototyped, spFlags: 0)
!1613 = !DISubroutineType(types: !1614)
!1614 = !{!1213, !1251}
!1615 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1616, file: !1596, line: 141)
!1616 = !DISubprogram(name: "atoi", scope: !1591, file: !1591, line: 105, type: !1617, flags: DIFlagPrototyped, spFlags: 0)
!1617 = !DISubroutineType(types: !1618)
!1618 = !{!28, !1251}
!1619 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1620, file: !1596, line: 142)
!1620 = !DISubprogram(name: "atol", scope: !1591, file: !1591, line: 108, type: !1621, flags: DIFlagPrototyped, spFlags: 0)
!1621 = !DISubroutineType(types: !1622)
!1622 = !{!616, !1251}
!1623 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1624, file: !1596, line: 143)
!1624 = !DISubprogram(name: "bsearch", scope: !1591, file: !1591, line: 841, type: !1625, flags: DIFlagPrototyped, spFlags: 0)
!1625 = !DISubroutineType(types: !1626)
!1626 = !{!1378, !279, !279, !1247, !1247, !1627}
!1627 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !1591, line: 829, baseType: !1628)
!1628 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1629, size: 64)
!1629 = !DISubroutineType(types: !1630)
!1630 = !{!28, !279, !279}
!1631 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1632, file: !1596, line: 144)
!1632 = !DISubprogram(name: "calloc", scope: !1591, file: !1591, line: 556, type: !1633, flags: DIFlagPrototyped, spFlags: 0)
!1633 = !DISubroutineType(types: !1634)
!1634 = !{!1378, !1247, !1247}
!1635 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1636, file: !1596, line: 145)
!1636 = !DISubprogram(name: "div", scope: !1591, file: !1591, line: 873, type: !1637, flags: DIFlagPrototyped, spFlags: 0)
!1637 = !DISubroutineType(types: !1638)
!1638 = !{!1594, !28, !28}
!1639 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1640, file: !1596, line: 146)
!1640 = !DISubprogram(name: "exit", scope: !1591, file: !1591, line: 637, type: !565, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!1641 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1642, file: !1596, line: 147)
!1642 = !DISubprogram(name: "free", scope: !1591, file: !1591, line: 568, type: !1643, flags: DIFlagPrototyped, spFlags: 0)
!1643 = !DISubroutineType(types: !1644)
!1644 = !{null, !1378}
!1645 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1646, file: !1596, line: 148)
!1646 = !DISubprogram(name: "getenv", scope: !1591, file: !1591, line: 654, type: !1647, flags: DIFlagPrototyped, spFlags: 0)
!1647 = !DISubroutineType(types: !1648)
!1648 = !{!1228, !1251}
!1649 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1650, file: !1596, line: 149)
!1650 = !DISubprogram(name: "labs", scope: !1591, file: !1591, line: 862, type: !1651, flags: DIFlagPrototyped, spFlags: 0)
!1651 = !DISubroutineType(types: !1652)
!1652 = !{!616, !616}
!1653 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1654, file: !1596, line: 150)
!1654 = !DISubprogram(name: "ldiv", scope: !1591, file: !1591, line: 875, type: !1655, flags: DIFlagPrototyped, spFlags: 0)
!1655 = !DISubroutineType(types: !1656)
!1656 = !{!1598, !616, !616}
!1657 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1658, file: !1596, line: 151)
!1658 = !DISubprogram(name: "malloc", scope: !1591, file: !1591, line: 553, type: !1659, flags: DIFlagPrototyped, spFlags: 0)
!1659 = !DISubroutineType(types: !1660)
!1660 = !{!1378, !1247}
!1661 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1662, file: !1596, line: 153)
!1662 = !DISubprogram(name: "mblen", scope: !1591, file: !1591, line: 943, type: !1663, flags: DIFlagPrototyped, spFlags: 0)
!1663 = !DISubroutineType(types: !1664)
!1664 = !{!28, !1251, !1247}
!1665 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1666, file: !1596, line: 154)
!1666 = !DISubprogram(name: "mbstowcs", scope: !1591, file: !1591, line: 954, type: !1667, flags: DIFlagPrototyped, spFlags: 0)
!1667 = !DISubroutineType(types: !1668)
!1668 = !{!1247, !1298, !1250, !1247}
!1669 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1670, file: !1596, line: 155)
!1670 = !DISubprogram(name: "mbtowc", scope: !1591, file: !1591, line: 946, type: !1671, flags: DIFlagPrototyped, spFlags: 0)
!1671 = !DISubroutineType(types: !1672)
!1672 = !{!28, !1298, !1250, !1247}
!1673 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1674, file: !1596, line: 157)
!1674 = !DISubprogram(name: "qsort", scope: !1591, file: !1591, line: 851, type: !1675, flags: DIFlagPrototyped, spFlags: 0)
!1675 = !DISubroutineType(types: !1676)
!1676 = !{null, !1378, !1247, !1247, !1627}
!1677 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1678, file: !1596, line: 160)
!1678 = !DISubprogram(name: "quick_exit", scope: !1591, file: !1591, line: 643, type: !565, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!1679 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1680, file: !1596, line: 163)
!1680 = !DISubprogram(name: "rand", scope: !1591, file: !1591, line: 454, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!1681 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1682, file: !1596, line: 164)
!1682 = !DISubprogram(name: "realloc", scope: !1591, file: !1591, line: 564, type: !1683, flags: DIFlagPrototyped, spFlags: 0)
!1683 = !DISubroutineType(types: !1684)
!1684 = !{!1378, !1378, !1247}
!1685 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1686, file: !1596, line: 165)
!1686 = !DISubprogram(name: "srand", scope: !1591, file: !1591, line: 456, type: !1687, flags: DIFlagPrototyped, spFlags: 0)
!1687 = !DISubroutineType(types: !1688)
!1688 = !{null, !8}
!1689 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1690, file: !1596, line: 166)
!1690 = !DISubprogram(name: "strtod", scope: !1591, file: !1591, line: 118, type: !1691, flags: DIFlagPrototyped, spFlags: 0)
!1691 = !DISubroutineType(types: !1692)
!1692 = !{!1213, !1250, !1693}
!1693 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1694)
!1694 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1228, size: 64)
!1695 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1696, file: !1596, line: 167)
!1696 = !DISubprogram(name: "strtol", scope: !1591, file: !1591, line: 177, type: !1697, flags: DIFlagPrototyped, spFlags: 0)
!1697 = !DISubroutineType(types: !1698)
!1698 = !{!616, !1250, !1693, !28}
!1699 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1700, file: !1596, line: 168)
!1700 = !DISubprogram(name: "strtoul", scope: !1591, file: !1591, line: 181, type: !1701, flags: DIFlagPrototyped, spFlags: 0)
!1701 = !DISubroutineType(types: !1702)
!1702 = !{!138, !1250, !1693, !28}
!1703 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1704, file: !1596, line: 169)
!1704 = !DISubprogram(name: "system", scope: !1591, file: !1591, line: 804, type: !1617, flags: DIFlagPrototyped, spFlags: 0)
!1705 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1706, file: !1596, line: 171)
!1706 = !DISubprogram(name: "wcstombs", scope: !1591, file: !1591, line: 958, type: !1707, flags: DIFlagPrototyped, spFlags: 0)
!1707 = !DISubroutineType(types: !1708)
!1708 = !{!1247, !1249, !1308, !1247}
!1709 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1710, file: !1596, line: 172)
!1710 = !DISubprogram(name: "wctomb", scope: !1591, file: !1591, line: 950, type: !1711, flags: DIFlagPrototyped, spFlags: 0)
!1711 = !DISubroutineType(types: !1712)
!1712 = !{!28, !1228, !1297}
!1713 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1714, file: !1596, line: 200)
!1714 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !1591, line: 81, baseType: !1715)
!1715 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1591, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !1716, identifier: "_ZTS7lldiv_t")
!1716 = !{!1717, !1718}
!1717 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !1715, file: !1591, line: 79, baseType: !1516, size: 64)
!1718 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !1715, file: !1591, line: 80, baseType: !1516, size: 64, offset: 64)
!1719 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1720, file: !1596, line: 206)
!1720 = !DISubprogram(name: "_Exit", scope: !1591, file: !1591, line: 649, type: !565, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: 0)
!1721 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1722, file: !1596, line: 210)
!1722 = !DISubprogram(name: "llabs", scope: !1591, file: !1591, line: 865, type: !1723, flags: DIFlagPrototyped, spFlags: 0)
!1723 = !DISubroutineType(types: !1724)
!1724 = !{!1516, !1516}
!1725 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1726, file: !1596, line: 216)
!1726 = !DISubprogram(name: "lldiv", scope: !1591, file: !1591, line: 879, type: !1727, flags: DIFlagPrototyped, spFlags: 0)
!1727 = !DISubroutineType(types: !1728)
!1728 = !{!1714, !1516, !1516}
!1729 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1730, file: !1596, line: 227)
!1730 = !DISubprogram(name: "atoll", scope: !1591, file: !1591, line: 113, type: !1731, flags: DIFlagPrototyped, spFlags: 0)
!1731 = !DISubroutineType(types: !1732)
!1732 = !{!1516, !1251}
!1733 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1734, file: !1596, line: 228)
!1734 = !DISubprogram(name: "strtoll", scope: !1591, file: !1591, line: 201, type: !1735, flags: DIFlagPrototyped, spFlags: 0)
!1735 = !DISubroutineType(types: !1736)
!1736 = !{!1516, !1250, !1693, !28}
!1737 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1738, file: !1596, line: 229)
!1738 = !DISubprogram(name: "strtoull", scope: !1591, file: !1591, line: 206, type: !1739, flags: DIFlagPrototyped, spFlags: 0)
!1739 = !DISubroutineType(types: !1740)
!1740 = !{!1521, !1250, !1693, !28}
!1741 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1742, file: !1596, line: 231)
!1742 = !DISubprogram(name: "strtof", scope: !1591, file: !1591, line: 124, type: !1743, flags: DIFlagPrototyped, spFlags: 0)
!1743 = !DISubroutineType(types: !1744)
!1744 = !{!1452, !1250, !1693}
!1745 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1746, file: !1596, line: 232)
!1746 = !DISubprogram(name: "strtold", scope: !1591, file: !1591, line: 127, type: !1747, flags: DIFlagPrototyped, spFlags: 0)
!1747 = !DISubroutineType(types: !1748)
!1748 = !{!1511, !1250, !1693}
!1749 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1714, file: !1596, line: 240)
!1750 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1720, file: !1596, line: 242)
!1751 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1722, file: !1596, line: 244)
!1752 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1753, file: !1596, line: 245)
!1753 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !7, file: !1596, line: 213, type: !1727, flags: DIFlagPrototyped, spFlags: 0)
!1754 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1726, file: !1596, line: 246)
!1755 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1730, file: !1596, line: 248)
!1756 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1742, file: !1596, line: 249)
!1757 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1734, file: !1596, line: 250)
!1758 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1738, file: !1596, line: 251)
!1759 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1746, file: !1596, line: 252)
!1760 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1761, file: !1763, line: 98)
!1761 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !1762, line: 7, baseType: !1291)
!1762 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!1763 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!1764 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1765, file: !1763, line: 99)
!1765 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !1766, line: 84, baseType: !1767)
!1766 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!1767 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !1768, line: 14, baseType: !1769)
!1768 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!1769 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !1768, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!1770 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1771, file: !1763, line: 101)
!1771 = !DISubprogram(name: "clearerr", scope: !1766, file: !1766, line: 786, type: !1772, flags: DIFlagPrototyped, spFlags: 0)
!1772 = !DISubroutineType(types: !1773)
!1773 = !{null, !1774}
!1774 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1761, size: 64)
!1775 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1776, file: !1763, line: 102)
!1776 = !DISubprogram(name: "fclose", scope: !1766, file: !1766, line: 178, type: !1777, flags: DIFlagPrototyped, spFlags: 0)
!1777 = !DISubroutineType(types: !1778)
!1778 = !{!28, !1774}
!1779 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1780, file: !1763, line: 103)
!1780 = !DISubprogram(name: "feof", scope: !1766, file: !1766, line: 788, type: !1777, flags: DIFlagPrototyped, spFlags: 0)
!1781 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1782, file: !1763, line: 104)
!1782 = !DISubprogram(name: "ferror", scope: !1766, file: !1766, line: 790, type: !1777, flags: DIFlagPrototyped, spFlags: 0)
!1783 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1784, file: !1763, line: 105)
!1784 = !DISubprogram(name: "fflush", scope: !1766, file: !1766, line: 230, type: !1777, flags: DIFlagPrototyped, spFlags: 0)
!1785 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1786, file: !1763, line: 106)
!1786 = !DISubprogram(name: "fgetc", scope: !1766, file: !1766, line: 513, type: !1777, flags: DIFlagPrototyped, spFlags: 0)
!1787 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1788, file: !1763, line: 107)
!1788 = !DISubprogram(name: "fgetpos", scope: !1766, file: !1766, line: 760, type: !1789, flags: DIFlagPrototyped, spFlags: 0)
!1789 = !DISubroutineType(types: !1790)
!1790 = !{!28, !1791, !1792}
!1791 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1774)
!1792 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1793)
!1793 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1765, size: 64)
!1794 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1795, file: !1763, line: 108)
!1795 = !DISubprogram(name: "fgets", scope: !1766, file: !1766, line: 592, type: !1796, flags: DIFlagPrototyped, spFlags: 0)
!1796 = !DISubroutineType(types: !1797)
!1797 = !{!1228, !1249, !28, !1791}
!1798 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1799, file: !1763, line: 109)
!1799 = !DISubprogram(name: "fopen", scope: !1766, file: !1766, line: 258, type: !1800, flags: DIFlagPrototyped, spFlags: 0)
!1800 = !DISubroutineType(types: !1801)
!1801 = !{!1774, !1250, !1250}
!1802 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1803, file: !1763, line: 110)
!1803 = !DISubprogram(name: "fprintf", scope: !1766, file: !1766, line: 350, type: !1804, flags: DIFlagPrototyped, spFlags: 0)
!1804 = !DISubroutineType(types: !1805)
!1805 = !{!28, !1791, !1250, null}
!1806 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1807, file: !1763, line: 111)
!1807 = !DISubprogram(name: "fputc", scope: !1766, file: !1766, line: 549, type: !1808, flags: DIFlagPrototyped, spFlags: 0)
!1808 = !DISubroutineType(types: !1809)
!1809 = !{!28, !28, !1774}
!1810 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1811, file: !1763, line: 112)
!1811 = !DISubprogram(name: "fputs", scope: !1766, file: !1766, line: 655, type: !1812, flags: DIFlagPrototyped, spFlags: 0)
!1812 = !DISubroutineType(types: !1813)
!1813 = !{!28, !1250, !1791}
!1814 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1815, file: !1763, line: 113)
!1815 = !DISubprogram(name: "fread", scope: !1766, file: !1766, line: 675, type: !1816, flags: DIFlagPrototyped, spFlags: 0)
!1816 = !DISubroutineType(types: !1817)
!1817 = !{!1247, !1818, !1247, !1247, !1791}
!1818 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !1378)
!1819 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1820, file: !1763, line: 114)
!1820 = !DISubprogram(name: "freopen", scope: !1766, file: !1766, line: 265, type: !1821, flags: DIFlagPrototyped, spFlags: 0)
!1821 = !DISubroutineType(types: !1822)
!1822 = !{!1774, !1250, !1250, !1791}
!1823 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1824, file: !1763, line: 115)
!1824 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !1766, file: !1766, line: 434, type: !1804, flags: DIFlagPrototyped, spFlags: 0)
!1825 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1826, file: !1763, line: 116)
!1826 = !DISubprogram(name: "fseek", scope: !1766, file: !1766, line: 713, type: !1827, flags: DIFlagPrototyped, spFlags: 0)
!1827 = !DISubroutineType(types: !1828)
!1828 = !{!28, !1774, !616, !28}
!1829 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1830, file: !1763, line: 117)
!1830 = !DISubprogram(name: "fsetpos", scope: !1766, file: !1766, line: 765, type: !1831, flags: DIFlagPrototyped, spFlags: 0)
!1831 = !DISubroutineType(types: !1832)
!1832 = !{!28, !1774, !1833}
!1833 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1834, size: 64)
!1834 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1765)
!1835 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1836, file: !1763, line: 118)
!1836 = !DISubprogram(name: "ftell", scope: !1766, file: !1766, line: 718, type: !1837, flags: DIFlagPrototyped, spFlags: 0)
!1837 = !DISubroutineType(types: !1838)
!1838 = !{!616, !1774}
!1839 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1840, file: !1763, line: 119)
!1840 = !DISubprogram(name: "fwrite", scope: !1766, file: !1766, line: 681, type: !1841, flags: DIFlagPrototyped, spFlags: 0)
!1841 = !DISubroutineType(types: !1842)
!1842 = !{!1247, !1843, !1247, !1247, !1791}
!1843 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !279)
!1844 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1845, file: !1763, line: 120)
!1845 = !DISubprogram(name: "getc", scope: !1766, file: !1766, line: 514, type: !1777, flags: DIFlagPrototyped, spFlags: 0)
!1846 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1847, file: !1763, line: 121)
!1847 = !DISubprogram(name: "getchar", scope: !1766, file: !1766, line: 520, type: !231, flags: DIFlagPrototyped, spFlags: 0)
!1848 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1849, file: !1763, line: 126)
!1849 = !DISubprogram(name: "perror", scope: !1766, file: !1766, line: 804, type: !1850, flags: DIFlagPrototyped, spFlags: 0)
!1850 = !DISubroutineType(types: !1851)
!1851 = !{null, !1251}
!1852 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1853, file: !1763, line: 127)
!1853 = !DISubprogram(name: "printf", scope: !1766, file: !1766, line: 356, type: !1854, flags: DIFlagPrototyped, spFlags: 0)
!1854 = !DISubroutineType(types: !1855)
!1855 = !{!28, !1250, null}
!1856 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1857, file: !1763, line: 128)
!1857 = !DISubprogram(name: "putc", scope: !1766, file: !1766, line: 550, type: !1808, flags: DIFlagPrototyped, spFlags: 0)
!1858 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1859, file: !1763, line: 129)
!1859 = !DISubprogram(name: "putchar", scope: !1766, file: !1766, line: 556, type: !1556, flags: DIFlagPrototyped, spFlags: 0)
!1860 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1861, file: !1763, line: 130)
!1861 = !DISubprogram(name: "puts", scope: !1766, file: !1766, line: 661, type: !1617, flags: DIFlagPrototyped, spFlags: 0)
!1862 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1863, file: !1763, line: 131)
!1863 = !DISubprogram(name: "remove", scope: !1766, file: !1766, line: 152, type: !1617, flags: DIFlagPrototyped, spFlags: 0)
!1864 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1865, file: !1763, line: 132)
!1865 = !DISubprogram(name: "rename", scope: !1766, file: !1766, line: 154, type: !1866, flags: DIFlagPrototyped, spFlags: 0)
!1866 = !DISubroutineType(types: !1867)
!1867 = !{!28, !1251, !1251}
!1868 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1869, file: !1763, line: 133)
!1869 = !DISubprogram(name: "rewind", scope: !1766, file: !1766, line: 723, type: !1772, flags: DIFlagPrototyped, spFlags: 0)
!1870 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1871, file: !1763, line: 134)
!1871 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !1766, file: !1766, line: 437, type: !1854, flags: DIFlagPrototyped, spFlags: 0)
!1872 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1873, file: !1763, line: 135)
!1873 = !DISubprogram(name: "setbuf", scope: !1766, file: !1766, line: 328, type: !1874, flags: DIFlagPrototyped, spFlags: 0)
!1874 = !DISubroutineType(types: !1875)
!1875 = !{null, !1791, !1249}
!1876 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1877, file: !1763, line: 136)
!1877 = !DISubprogram(name: "setvbuf", scope: !1766, file: !1766, line: 332, type: !1878, flags: DIFlagPrototyped, spFlags: 0)
!1878 = !DISubroutineType(types: !1879)
!1879 = !{!28, !1791, !1249, !28, !1247}
!1880 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1881, file: !1763, line: 137)
!1881 = !DISubprogram(name: "sprintf", scope: !1766, file: !1766, line: 358, type: !1882, flags: DIFlagPrototyped, spFlags: 0)
!1882 = !DISubroutineType(types: !1883)
!1883 = !{!28, !1249, !1250, null}
!1884 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1885, file: !1763, line: 138)
!1885 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !1766, file: !1766, line: 439, type: !1886, flags: DIFlagPrototyped, spFlags: 0)
!1886 = !DISubroutineType(types: !1887)
!1887 = !{!28, !1250, !1250, null}
!1888 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1889, file: !1763, line: 139)
!1889 = !DISubprogram(name: "tmpfile", scope: !1766, file: !1766, line: 188, type: !1890, flags: DIFlagPrototyped, spFlags: 0)
!1890 = !DISubroutineType(types: !1891)
!1891 = !{!1774}
!1892 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1893, file: !1763, line: 141)
!1893 = !DISubprogram(name: "tmpnam", scope: !1766, file: !1766, line: 205, type: !1894, flags: DIFlagPrototyped, spFlags: 0)
!1894 = !DISubroutineType(types: !1895)
!1895 = !{!1228, !1228}
!1896 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1897, file: !1763, line: 143)
!1897 = !DISubprogram(name: "ungetc", scope: !1766, file: !1766, line: 668, type: !1808, flags: DIFlagPrototyped, spFlags: 0)
!1898 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1899, file: !1763, line: 144)
!1899 = !DISubprogram(name: "vfprintf", scope: !1766, file: !1766, line: 365, type: !1900, flags: DIFlagPrototyped, spFlags: 0)
!1900 = !DISubroutineType(types: !1901)
!1901 = !{!28, !1791, !1250, !1371}
!1902 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1903, file: !1763, line: 145)
!1903 = !DISubprogram(name: "vprintf", scope: !1766, file: !1766, line: 371, type: !1904, flags: DIFlagPrototyped, spFlags: 0)
!1904 = !DISubroutineType(types: !1905)
!1905 = !{!28, !1250, !1371}
!1906 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1907, file: !1763, line: 146)
!1907 = !DISubprogram(name: "vsprintf", scope: !1766, file: !1766, line: 373, type: !1908, flags: DIFlagPrototyped, spFlags: 0)
!1908 = !DISubroutineType(types: !1909)
!1909 = !{!28, !1249, !1250, !1371}
!1910 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1911, file: !1763, line: 175)
!1911 = !DISubprogram(name: "snprintf", scope: !1766, file: !1766, line: 378, type: !1912, flags: DIFlagPrototyped, spFlags: 0)
!1912 = !DISubroutineType(types: !1913)
!1913 = !{!28, !1249, !1247, !1250, null}
!1914 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1915, file: !1763, line: 176)
!1915 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !1766, file: !1766, line: 479, type: !1900, flags: DIFlagPrototyped, spFlags: 0)
!1916 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1917, file: !1763, line: 177)
!1917 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !1766, file: !1766, line: 484, type: !1904, flags: DIFlagPrototyped, spFlags: 0)
!1918 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1919, file: !1763, line: 178)
!1919 = !DISubprogram(name: "vsnprintf", scope: !1766, file: !1766, line: 382, type: !1920, flags: DIFlagPrototyped, spFlags: 0)
!1920 = !DISubroutineType(types: !1921)
!1921 = !{!28, !1249, !1247, !1250, !1371}
!1922 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !7, entity: !1923, file: !1763, line: 179)
!1923 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !1766, file: !1766, line: 487, type: !1924, flags: DIFlagPrototyped, spFlags: 0)
!1924 = !DISubroutineType(types: !1925)
!1925 = !{!28, !1250, !1250, !1371}
!1926 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1911, file: !1763, line: 185)
!1927 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1915, file: !1763, line: 186)
!1928 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1917, file: !1763, line: 187)
!1929 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1919, file: !1763, line: 188)
!1930 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1923, file: !1763, line: 189)
!1931 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !5, file: !1932, line: 98)
!1932 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_base.h", directory: "", checksumkind: CSK_MD5, checksum: "e2b63a5b49d3c553c17b8b8d80272b6f")
!1933 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !27, entity: !1934, file: !1932, line: 99)
!1934 = !DIGlobalVariable(name: "__default_lock_policy", linkageName: "_ZN9__gnu_cxxL21__default_lock_policyE", scope: !7, file: !6, line: 53, type: !1935, isLocal: true, isDefinition: false)
!1935 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!1936 = !{i32 7, !"Dwarf Version", i32 5}
!1937 = !{i32 2, !"Debug Info Version", i32 3}
!1938 = !{i32 1, !"wchar_size", i32 4}
!1939 = !{i32 7, !"PIC Level", i32 2}
!1940 = !{i32 7, !"PIE Level", i32 2}
!1941 = !{i32 7, !"uwtable", i32 1}
!1942 = !{i32 7, !"frame-pointer", i32 2}
!1943 = !{!"Debian clang version 14.0.6"}
!1944 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1375, file: !1375, type: !189, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !271)
!1945 = !DILocation(line: 38, column: 22, scope: !1946)
!1946 = !DILexicalBlockFile(scope: !1944, file: !3, discriminator: 0)
!1947 = !DILocation(line: 0, scope: !1944)
!1948 = distinct !DISubprogram(name: "Queue", linkageName: "_ZN5QueueIiLi2EEC2Ev", scope: !657, file: !3, line: 9, type: !1949, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1951, retainedNodes: !271)
!1949 = !DISubroutineType(types: !1950)
!1950 = !{null, !672}
!1951 = !DISubprogram(name: "Queue", scope: !657, type: !1949, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!1952 = !DILocalVariable(name: "this", arg: 1, scope: !1948, type: !1953, flags: DIFlagArtificial | DIFlagObjectPointer)
!1953 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !657, size: 64)
!1954 = !DILocation(line: 0, scope: !1948)
!1955 = !DILocation(line: 9, column: 43, scope: !1948)
!1956 = !DILocation(line: 31, column: 9, scope: !1948)
!1957 = !DILocation(line: 31, column: 20, scope: !1948)
!1958 = distinct !DISubprogram(name: "~Queue", linkageName: "_ZN5QueueIiLi2EED2Ev", scope: !657, file: !3, line: 9, type: !1949, scopeLine: 9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1959, retainedNodes: !271)
!1959 = !DISubprogram(name: "~Queue", scope: !657, type: !1949, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!1960 = !DILocalVariable(name: "this", arg: 1, scope: !1958, type: !1953, flags: DIFlagArtificial | DIFlagObjectPointer)
!1961 = !DILocation(line: 0, scope: !1958)
!1962 = !DILocation(line: 9, column: 43, scope: !1963)
!1963 = distinct !DILexicalBlock(scope: !1958, file: !3, line: 9, column: 43)
!1964 = !DILocation(line: 9, column: 43, scope: !1958)
!1965 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !231, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !271)
!1966 = !DILocalVariable(name: "first", scope: !1965, file: !3, line: 49, type: !127)
!1967 = !DILocation(line: 49, column: 17, scope: !1965)
!1968 = !DILocation(line: 49, column: 32, scope: !1965)
!1969 = !DILocalVariable(name: "second", scope: !1965, file: !3, line: 49, type: !127)
!1970 = !DILocation(line: 49, column: 36, scope: !1965)
!1971 = !DILocation(line: 49, column: 52, scope: !1965)
!1972 = !DILocalVariable(name: "sum", scope: !1965, file: !3, line: 50, type: !28)
!1973 = !DILocation(line: 50, column: 9, scope: !1965)
!1974 = !DILocalVariable(name: "i", scope: !1975, file: !3, line: 51, type: !28)
!1975 = distinct !DILexicalBlock(scope: !1965, file: !3, line: 51, column: 5)
!1976 = !DILocation(line: 51, column: 14, scope: !1975)
!1977 = !DILocation(line: 51, column: 10, scope: !1975)
!1978 = !DILocation(line: 51, column: 21, scope: !1979)
!1979 = distinct !DILexicalBlock(scope: !1975, file: !3, line: 51, column: 5)
!1980 = !DILocation(line: 51, column: 23, scope: !1979)
!1981 = !DILocation(line: 51, column: 5, scope: !1975)
!1982 = !DILocation(line: 51, column: 54, scope: !1979)
!1983 = !DILocation(line: 51, column: 45, scope: !1979)
!1984 = !DILocation(line: 51, column: 41, scope: !1979)
!1985 = !DILocation(line: 51, column: 37, scope: !1979)
!1986 = !DILocation(line: 51, column: 5, scope: !1979)
!1987 = distinct !{!1987, !1981, !1988, !1989}
!1988 = !DILocation(line: 51, column: 58, scope: !1975)
!1989 = !{!"llvm.loop.mustprogress"}
!1990 = !DILocation(line: 55, column: 1, scope: !1965)
!1991 = !DILocation(line: 55, column: 1, scope: !1979)
!1992 = !DILocation(line: 52, column: 11, scope: !1965)
!1993 = !DILocation(line: 53, column: 12, scope: !1965)
!1994 = !DILocalVariable(name: "this", arg: 1, scope: !1995, type: !1996, flags: DIFlagArtificial | DIFlagObjectPointer)
!1995 = distinct !DISubprogram(name: "load", linkageName: "_ZNKSt13__atomic_baseIiE4loadESt12memory_order", scope: !759, file: !109, line: 481, type: !841, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !840, retainedNodes: !271)
!1996 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !774, size: 64)
!1997 = !DILocation(line: 0, scope: !1995, inlinedAt: !1998)
!1998 = distinct !DILocation(line: 54, column: 5, scope: !1965)
!1999 = !DILocalVariable(name: "__m", arg: 2, scope: !1995, file: !109, line: 481, type: !580)
!2000 = !DILocation(line: 481, column: 25, scope: !1995, inlinedAt: !1998)
!2001 = !DILocalVariable(name: "__b", scope: !1995, file: !109, line: 483, type: !580)
!2002 = !DILocation(line: 483, column: 15, scope: !1995, inlinedAt: !1998)
!2003 = !DILocation(line: 484, column: 6, scope: !1995, inlinedAt: !1998)
!2004 = !DILocation(line: 484, column: 10, scope: !1995, inlinedAt: !1998)
!2005 = !DILocation(line: 485, column: 2, scope: !2006, inlinedAt: !1998)
!2006 = distinct !DILexicalBlock(scope: !2007, file: !109, line: 485, column: 2)
!2007 = distinct !DILexicalBlock(scope: !1995, file: !109, line: 485, column: 2)
!2008 = !DILocation(line: 485, column: 2, scope: !2007, inlinedAt: !1998)
!2009 = !DILocation(line: 485, column: 2, scope: !2010, inlinedAt: !1998)
!2010 = distinct !DILexicalBlock(scope: !2006, file: !109, line: 485, column: 2)
!2011 = !DILocation(line: 486, column: 2, scope: !2012, inlinedAt: !1998)
!2012 = distinct !DILexicalBlock(scope: !2013, file: !109, line: 486, column: 2)
!2013 = distinct !DILexicalBlock(scope: !1995, file: !109, line: 486, column: 2)
!2014 = !DILocation(line: 486, column: 2, scope: !2013, inlinedAt: !1998)
!2015 = !DILocation(line: 486, column: 2, scope: !2016, inlinedAt: !1998)
!2016 = distinct !DILexicalBlock(scope: !2012, file: !109, line: 486, column: 2)
!2017 = !DILocation(line: 488, column: 26, scope: !1995, inlinedAt: !1998)
!2018 = !DILocation(line: 488, column: 36, scope: !1995, inlinedAt: !1998)
!2019 = !DILocation(line: 488, column: 9, scope: !1995, inlinedAt: !1998)
!2020 = !DILocation(line: 54, column: 5, scope: !1965)
!2021 = !DILocation(line: 0, scope: !1965)
!2022 = distinct !DISubprogram(name: "produce", linkageName: "_ZL7producei", scope: !3, file: !3, line: 41, type: !565, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2023 = !DILocalVariable(name: "from", arg: 1, scope: !2022, file: !3, line: 41, type: !28)
!2024 = !DILocation(line: 41, column: 25, scope: !2022)
!2025 = !DILocalVariable(name: "i", scope: !2026, file: !3, line: 42, type: !28)
!2026 = distinct !DILexicalBlock(scope: !2022, file: !3, line: 42, column: 5)
!2027 = !DILocation(line: 42, column: 14, scope: !2026)
!2028 = !DILocation(line: 42, column: 10, scope: !2026)
!2029 = !DILocation(line: 42, column: 21, scope: !2030)
!2030 = distinct !DILexicalBlock(scope: !2026, file: !3, line: 42, column: 5)
!2031 = !DILocation(line: 42, column: 23, scope: !2030)
!2032 = !DILocation(line: 42, column: 5, scope: !2026)
!2033 = !DILocation(line: 43, column: 20, scope: !2034)
!2034 = distinct !DILexicalBlock(scope: !2030, file: !3, line: 42, column: 37)
!2035 = !DILocation(line: 43, column: 27, scope: !2034)
!2036 = !DILocation(line: 43, column: 25, scope: !2034)
!2037 = !DILocation(line: 43, column: 15, scope: !2034)
!2038 = !DILocalVariable(name: "this", arg: 1, scope: !2039, type: !2040, flags: DIFlagArtificial | DIFlagObjectPointer)
!2039 = distinct !DISubprogram(name: "fetch_add", linkageName: "_ZNSt13__atomic_baseIiE9fetch_addEiSt12memory_order", scope: !759, file: !109, line: 616, type: !847, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !869, retainedNodes: !271)
!2040 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !759, size: 64)
!2041 = !DILocation(line: 0, scope: !2039, inlinedAt: !2042)
!2042 = distinct !DILocation(line: 44, column: 16, scope: !2034)
!2043 = !DILocalVariable(name: "__i", arg: 2, scope: !2039, file: !109, line: 616, type: !764)
!2044 = !DILocation(line: 616, column: 28, scope: !2039, inlinedAt: !2042)
!2045 = !DILocalVariable(name: "__m", arg: 3, scope: !2039, file: !109, line: 617, type: !580)
!2046 = !DILocation(line: 617, column: 16, scope: !2039, inlinedAt: !2042)
!2047 = !DILocation(line: 618, column: 36, scope: !2039, inlinedAt: !2042)
!2048 = !DILocation(line: 618, column: 51, scope: !2039, inlinedAt: !2042)
!2049 = !DILocation(line: 618, column: 42, scope: !2039, inlinedAt: !2042)
!2050 = !DILocation(line: 618, column: 16, scope: !2039, inlinedAt: !2042)
!2051 = !DILocation(line: 45, column: 5, scope: !2034)
!2052 = !DILocation(line: 42, column: 33, scope: !2030)
!2053 = !DILocation(line: 42, column: 5, scope: !2030)
!2054 = distinct !{!2054, !2032, !2055, !1989}
!2055 = !DILocation(line: 45, column: 5, scope: !2026)
!2056 = !DILocation(line: 46, column: 1, scope: !2022)
!2057 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", linkageName: "_ZNSt6threadC2IRFviEJiEvEEOT_DpOT0_", scope: !127, file: !126, line: 126, type: !2058, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2062, declaration: !2061, retainedNodes: !271)
!2058 = !DISubroutineType(types: !2059)
!2059 = !{null, !149, !2060, !567}
!2060 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !565, size: 64)
!2061 = !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !127, file: !126, line: 126, type: !2058, scopeLine: 126, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0, templateParams: !2062)
!2062 = !{!2063, !570, !2064}
!2063 = !DITemplateTypeParameter(name: "_Callable", type: !2060)
!2064 = !DITemplateTypeParameter(type: null)
!2065 = !DILocalVariable(name: "this", arg: 1, scope: !2057, type: !2066, flags: DIFlagArtificial | DIFlagObjectPointer)
!2066 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!2067 = !DILocation(line: 0, scope: !2057)
!2068 = !DILocalVariable(name: "__f", arg: 2, scope: !2057, file: !126, line: 126, type: !2060)
!2069 = !DILocation(line: 126, column: 26, scope: !2057)
!2070 = !DILocalVariable(name: "__args", arg: 3, scope: !2057, file: !126, line: 126, type: !567)
!2071 = !DILocation(line: 126, column: 42, scope: !2057)
!2072 = !DILocation(line: 126, column: 7, scope: !2057)
!2073 = !DILocalVariable(name: "__depend", scope: !2074, file: !126, line: 137, type: !510)
!2074 = distinct !DILexicalBlock(scope: !2057, file: !126, line: 127, column: 7)
!2075 = !DILocation(line: 137, column: 7, scope: !2074)
!2076 = !DILocation(line: 142, column: 29, scope: !2074)
!2077 = !DILocation(line: 143, column: 32, scope: !2074)
!2078 = !DILocation(line: 143, column: 8, scope: !2074)
!2079 = !DILocation(line: 143, column: 58, scope: !2074)
!2080 = !DILocation(line: 143, column: 38, scope: !2074)
!2081 = !DILocation(line: 142, column: 33, scope: !2074)
!2082 = !DILocation(line: 142, column: 18, scope: !2074)
!2083 = !DILocation(line: 142, column: 2, scope: !2074)
!2084 = !DILocation(line: 145, column: 7, scope: !2057)
!2085 = !DILocation(line: 145, column: 7, scope: !2074)
!2086 = distinct !DISubprogram(name: "pop", linkageName: "_ZN5QueueIiLi2EE3popEv", scope: !657, file: !3, line: 17, type: !674, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !673, retainedNodes: !271)
!2087 = !DILocalVariable(name: "this", arg: 1, scope: !2086, type: !1953, flags: DIFlagArtificial | DIFlagObjectPointer)
!2088 = !DILocation(line: 0, scope: !2086)
!2089 = !DILocalVariable(name: "lock", scope: !2086, file: !3, line: 18, type: !679)
!2090 = !DILocation(line: 18, column: 38, scope: !2086)
!2091 = !DILocation(line: 18, column: 43, scope: !2086)
!2092 = !DILocation(line: 19, column: 9, scope: !2086)
!2093 = !DILocation(line: 19, column: 16, scope: !2086)
!2094 = !DILocation(line: 19, column: 21, scope: !2086)
!2095 = !DILocation(line: 19, column: 27, scope: !2086)
!2096 = !DILocation(line: 19, column: 35, scope: !2086)
!2097 = distinct !{!2097, !2092, !2098, !1989}
!2098 = !DILocation(line: 19, column: 44, scope: !2086)
!2099 = !DILocation(line: 25, column: 5, scope: !2086)
!2100 = !DILocalVariable(name: "item", scope: !2086, file: !3, line: 20, type: !28)
!2101 = !DILocation(line: 20, column: 11, scope: !2086)
!2102 = !DILocation(line: 20, column: 18, scope: !2086)
!2103 = !DILocation(line: 20, column: 24, scope: !2086)
!2104 = !DILocation(line: 21, column: 18, scope: !2086)
!2105 = !DILocation(line: 21, column: 24, scope: !2086)
!2106 = !DILocation(line: 21, column: 29, scope: !2086)
!2107 = !DILocation(line: 21, column: 9, scope: !2086)
!2108 = !DILocation(line: 21, column: 15, scope: !2086)
!2109 = !DILocation(line: 22, column: 9, scope: !2086)
!2110 = !DILocation(line: 22, column: 13, scope: !2086)
!2111 = !DILocation(line: 23, column: 9, scope: !2086)
!2112 = !DILocation(line: 23, column: 17, scope: !2086)
!2113 = !DILocation(line: 24, column: 16, scope: !2086)
!2114 = distinct !DISubprogram(name: "~thread", linkageName: "_ZNSt6threadD2Ev", scope: !127, file: !126, line: 148, type: !147, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !150, retainedNodes: !271)
!2115 = !DILocalVariable(name: "this", arg: 1, scope: !2114, type: !2066, flags: DIFlagArtificial | DIFlagObjectPointer)
!2116 = !DILocation(line: 0, scope: !2114)
!2117 = !DILocation(line: 150, column: 11, scope: !2118)
!2118 = distinct !DILexicalBlock(scope: !2119, file: !126, line: 150, column: 11)
!2119 = distinct !DILexicalBlock(scope: !2114, file: !126, line: 149, column: 5)
!2120 = !DILocation(line: 150, column: 11, scope: !2119)
!2121 = !DILocation(line: 312, column: 5, scope: !2122, inlinedAt: !2123)
!2122 = distinct !DISubprogram(name: "__terminate", linkageName: "_ZSt11__terminatev", scope: !509, file: !509, line: 309, type: !189, scopeLine: 310, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2123 = distinct !DILocation(line: 151, column: 2, scope: !2118)
!2124 = !DILocation(line: 151, column: 2, scope: !2118)
!2125 = !DILocation(line: 152, column: 5, scope: !2114)
!2126 = distinct !DISubprogram(name: "mutex", linkageName: "_ZNSt5mutexC2Ev", scope: !630, file: !582, line: 91, type: !634, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !633, retainedNodes: !271)
!2127 = !DILocalVariable(name: "this", arg: 1, scope: !2126, type: !2128, flags: DIFlagArtificial | DIFlagObjectPointer)
!2128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !630, size: 64)
!2129 = !DILocation(line: 0, scope: !2126)
!2130 = !DILocation(line: 91, column: 30, scope: !2126)
!2131 = !DILocation(line: 91, column: 5, scope: !2126)
!2132 = distinct !DISubprogram(name: "__mutex_base", linkageName: "_ZNSt12__mutex_baseC2Ev", scope: !581, file: !582, line: 65, type: !618, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !617, retainedNodes: !271)
!2133 = !DILocalVariable(name: "this", arg: 1, scope: !2132, type: !2134, flags: DIFlagArtificial | DIFlagObjectPointer)
!2134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !581, size: 64)
!2135 = !DILocation(line: 0, scope: !2132)
!2136 = !DILocation(line: 63, column: 20, scope: !2132)
!2137 = !DILocation(line: 63, column: 31, scope: !2132)
!2138 = !DILocation(line: 65, column: 47, scope: !2132)
!2139 = distinct !DISubprogram(name: "push", linkageName: "_ZN5QueueIiLi2EE4pushEi", scope: !657, file: !3, line: 11, type: !670, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !669, retainedNodes: !271)
!2140 = !DILocalVariable(name: "this", arg: 1, scope: !2139, type: !1953, flags: DIFlagArtificial | DIFlagObjectPointer)
!2141 = !DILocation(line: 0, scope: !2139)
!2142 = !DILocalVariable(name: "item", arg: 2, scope: !2139, file: !3, line: 11, type: !28)
!2143 = !DILocation(line: 11, column: 17, scope: !2139)
!2144 = !DILocalVariable(name: "lock", scope: !2139, file: !3, line: 12, type: !679)
!2145 = !DILocation(line: 12, column: 38, scope: !2139)
!2146 = !DILocation(line: 12, column: 43, scope: !2139)
!2147 = !DILocation(line: 13, column: 9, scope: !2139)
!2148 = !DILocation(line: 13, column: 16, scope: !2139)
!2149 = !DILocation(line: 13, column: 21, scope: !2139)
!2150 = !DILocation(line: 13, column: 34, scope: !2139)
!2151 = !DILocation(line: 13, column: 42, scope: !2139)
!2152 = distinct !{!2152, !2147, !2153, !1989}
!2153 = !DILocation(line: 13, column: 51, scope: !2139)
!2154 = !DILocation(line: 16, column: 5, scope: !2139)
!2155 = !DILocation(line: 14, column: 46, scope: !2139)
!2156 = !DILocation(line: 14, column: 9, scope: !2139)
!2157 = !DILocation(line: 14, column: 16, scope: !2139)
!2158 = !DILocation(line: 14, column: 24, scope: !2139)
!2159 = !DILocation(line: 14, column: 28, scope: !2139)
!2160 = !DILocation(line: 14, column: 22, scope: !2139)
!2161 = !DILocation(line: 14, column: 32, scope: !2139)
!2162 = !DILocation(line: 14, column: 44, scope: !2139)
!2163 = !DILocation(line: 15, column: 9, scope: !2139)
!2164 = !DILocation(line: 15, column: 17, scope: !2139)
!2165 = distinct !DISubprogram(name: "unique_lock", linkageName: "_ZNSt11unique_lockISt5mutexEC2ERS0_", scope: !679, file: !680, line: 66, type: !691, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !690, retainedNodes: !271)
!2166 = !DILocalVariable(name: "this", arg: 1, scope: !2165, type: !2167, flags: DIFlagArtificial | DIFlagObjectPointer)
!2167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !679, size: 64)
!2168 = !DILocation(line: 0, scope: !2165)
!2169 = !DILocalVariable(name: "__m", arg: 2, scope: !2165, file: !680, line: 66, type: !693)
!2170 = !DILocation(line: 66, column: 40, scope: !2165)
!2171 = !DILocation(line: 67, column: 9, scope: !2165)
!2172 = !DILocation(line: 67, column: 36, scope: !2165)
!2173 = !DILocation(line: 67, column: 19, scope: !2165)
!2174 = !DILocation(line: 67, column: 43, scope: !2165)
!2175 = !DILocation(line: 69, column: 2, scope: !2176)
!2176 = distinct !DILexicalBlock(scope: !2165, file: !680, line: 68, column: 7)
!2177 = !DILocation(line: 70, column: 2, scope: !2176)
!2178 = !DILocation(line: 70, column: 10, scope: !2176)
!2179 = !DILocation(line: 71, column: 7, scope: !2165)
!2180 = distinct !DISubprogram(name: "~unique_lock", linkageName: "_ZNSt11unique_lockISt5mutexED2Ev", scope: !679, file: !680, line: 101, type: !687, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !721, retainedNodes: !271)
!2181 = !DILocalVariable(name: "this", arg: 1, scope: !2180, type: !2167, flags: DIFlagArtificial | DIFlagObjectPointer)
!2182 = !DILocation(line: 0, scope: !2180)
!2183 = !DILocation(line: 103, column: 6, scope: !2184)
!2184 = distinct !DILexicalBlock(scope: !2185, file: !680, line: 103, column: 6)
!2185 = distinct !DILexicalBlock(scope: !2180, file: !680, line: 102, column: 7)
!2186 = !DILocation(line: 103, column: 6, scope: !2185)
!2187 = !DILocation(line: 104, column: 4, scope: !2184)
!2188 = !DILocation(line: 105, column: 7, scope: !2180)
!2189 = distinct !DISubprogram(name: "__addressof<std::mutex>", linkageName: "_ZSt11__addressofISt5mutexEPT_RS1_", scope: !27, file: !2190, line: 49, type: !2191, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2193, retainedNodes: !271)
!2190 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!2191 = !DISubroutineType(types: !2192)
!2192 = !{!2128, !646}
!2193 = !{!2194}
!2194 = !DITemplateTypeParameter(name: "_Tp", type: !630)
!2195 = !DILocalVariable(name: "__r", arg: 1, scope: !2189, file: !2190, line: 49, type: !646)
!2196 = !DILocation(line: 49, column: 22, scope: !2189)
!2197 = !DILocation(line: 50, column: 34, scope: !2189)
!2198 = !DILocation(line: 50, column: 7, scope: !2189)
!2199 = distinct !DISubprogram(name: "lock", linkageName: "_ZNSt11unique_lockISt5mutexE4lockEv", scope: !679, file: !680, line: 131, type: !687, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !738, retainedNodes: !271)
!2200 = !DILocalVariable(name: "this", arg: 1, scope: !2199, type: !2167, flags: DIFlagArtificial | DIFlagObjectPointer)
!2201 = !DILocation(line: 0, scope: !2199)
!2202 = !DILocation(line: 133, column: 7, scope: !2203)
!2203 = distinct !DILexicalBlock(scope: !2199, file: !680, line: 133, column: 6)
!2204 = !DILocation(line: 133, column: 6, scope: !2199)
!2205 = !DILocation(line: 134, column: 4, scope: !2203)
!2206 = !DILocation(line: 135, column: 11, scope: !2207)
!2207 = distinct !DILexicalBlock(scope: !2203, file: !680, line: 135, column: 11)
!2208 = !DILocation(line: 135, column: 11, scope: !2203)
!2209 = !DILocation(line: 136, column: 4, scope: !2207)
!2210 = !DILocation(line: 139, column: 6, scope: !2211)
!2211 = distinct !DILexicalBlock(scope: !2207, file: !680, line: 138, column: 4)
!2212 = !DILocation(line: 139, column: 17, scope: !2211)
!2213 = !DILocation(line: 140, column: 6, scope: !2211)
!2214 = !DILocation(line: 140, column: 14, scope: !2211)
!2215 = !DILocation(line: 142, column: 7, scope: !2199)
!2216 = distinct !DISubprogram(name: "lock", linkageName: "_ZNSt5mutex4lockEv", scope: !630, file: !582, line: 98, type: !634, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !647, retainedNodes: !271)
!2217 = !DILocalVariable(name: "this", arg: 1, scope: !2216, type: !2128, flags: DIFlagArtificial | DIFlagObjectPointer)
!2218 = !DILocation(line: 0, scope: !2216)
!2219 = !DILocalVariable(name: "__e", scope: !2216, file: !582, line: 100, type: !28)
!2220 = !DILocation(line: 100, column: 11, scope: !2216)
!2221 = !DILocation(line: 100, column: 39, scope: !2216)
!2222 = !DILocation(line: 100, column: 17, scope: !2216)
!2223 = !DILocation(line: 103, column: 11, scope: !2224)
!2224 = distinct !DILexicalBlock(scope: !2216, file: !582, line: 103, column: 11)
!2225 = !DILocation(line: 103, column: 11, scope: !2216)
!2226 = !DILocation(line: 104, column: 23, scope: !2224)
!2227 = !DILocation(line: 104, column: 2, scope: !2224)
!2228 = !DILocation(line: 105, column: 5, scope: !2216)
!2229 = distinct !DISubprogram(name: "__gthread_mutex_lock", linkageName: "_ZL20__gthread_mutex_lockP15pthread_mutex_t", scope: !135, file: !135, line: 746, type: !2230, scopeLine: 747, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2230 = !DISubroutineType(types: !2231)
!2231 = !{!28, !2232}
!2232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !586, size: 64)
!2233 = !DILocalVariable(name: "__mutex", arg: 1, scope: !2229, file: !135, line: 746, type: !2232)
!2234 = !DILocation(line: 746, column: 42, scope: !2229)
!2235 = !DILocation(line: 748, column: 7, scope: !2236)
!2236 = distinct !DILexicalBlock(scope: !2229, file: !135, line: 748, column: 7)
!2237 = !DILocation(line: 748, column: 7, scope: !2229)
!2238 = !DILocation(line: 749, column: 42, scope: !2236)
!2239 = !DILocation(line: 749, column: 12, scope: !2236)
!2240 = !DILocation(line: 749, column: 5, scope: !2236)
!2241 = !DILocation(line: 751, column: 5, scope: !2236)
!2242 = !DILocation(line: 752, column: 1, scope: !2229)
!2243 = distinct !DISubprogram(name: "__gthread_active_p", linkageName: "_ZL18__gthread_active_pv", scope: !135, file: !135, line: 300, type: !231, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2244 = !DILocation(line: 302, column: 3, scope: !2243)
!2245 = distinct !DISubprogram(name: "unlock", linkageName: "_ZNSt11unique_lockISt5mutexE6unlockEv", scope: !679, file: !680, line: 189, type: !687, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !742, retainedNodes: !271)
!2246 = !DILocalVariable(name: "this", arg: 1, scope: !2245, type: !2167, flags: DIFlagArtificial | DIFlagObjectPointer)
!2247 = !DILocation(line: 0, scope: !2245)
!2248 = !DILocation(line: 191, column: 7, scope: !2249)
!2249 = distinct !DILexicalBlock(scope: !2245, file: !680, line: 191, column: 6)
!2250 = !DILocation(line: 191, column: 6, scope: !2245)
!2251 = !DILocation(line: 192, column: 4, scope: !2249)
!2252 = !DILocation(line: 193, column: 11, scope: !2253)
!2253 = distinct !DILexicalBlock(scope: !2249, file: !680, line: 193, column: 11)
!2254 = !DILocation(line: 193, column: 11, scope: !2249)
!2255 = !DILocation(line: 195, column: 6, scope: !2256)
!2256 = distinct !DILexicalBlock(scope: !2253, file: !680, line: 194, column: 4)
!2257 = !DILocation(line: 195, column: 17, scope: !2256)
!2258 = !DILocation(line: 196, column: 6, scope: !2256)
!2259 = !DILocation(line: 196, column: 14, scope: !2256)
!2260 = !DILocation(line: 197, column: 4, scope: !2256)
!2261 = !DILocation(line: 198, column: 7, scope: !2245)
!2262 = distinct !DISubprogram(name: "unlock", linkageName: "_ZNSt5mutex6unlockEv", scope: !630, file: !582, line: 115, type: !634, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !651, retainedNodes: !271)
!2263 = !DILocalVariable(name: "this", arg: 1, scope: !2262, type: !2128, flags: DIFlagArtificial | DIFlagObjectPointer)
!2264 = !DILocation(line: 0, scope: !2262)
!2265 = !DILocation(line: 118, column: 31, scope: !2262)
!2266 = !DILocation(line: 118, column: 7, scope: !2262)
!2267 = !DILocation(line: 119, column: 5, scope: !2262)
!2268 = distinct !DISubprogram(name: "__gthread_mutex_unlock", linkageName: "_ZL22__gthread_mutex_unlockP15pthread_mutex_t", scope: !135, file: !135, line: 776, type: !2230, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2269 = !DILocalVariable(name: "__mutex", arg: 1, scope: !2268, file: !135, line: 776, type: !2232)
!2270 = !DILocation(line: 776, column: 44, scope: !2268)
!2271 = !DILocation(line: 778, column: 7, scope: !2272)
!2272 = distinct !DILexicalBlock(scope: !2268, file: !135, line: 778, column: 7)
!2273 = !DILocation(line: 778, column: 7, scope: !2268)
!2274 = !DILocation(line: 779, column: 44, scope: !2272)
!2275 = !DILocation(line: 779, column: 12, scope: !2272)
!2276 = !DILocation(line: 779, column: 5, scope: !2272)
!2277 = !DILocation(line: 781, column: 5, scope: !2272)
!2278 = !DILocation(line: 782, column: 1, scope: !2268)
!2279 = distinct !DISubprogram(name: "joinable", linkageName: "_ZNKSt6thread8joinableEv", scope: !127, file: !126, line: 174, type: !171, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !170, retainedNodes: !271)
!2280 = !DILocalVariable(name: "this", arg: 1, scope: !2279, type: !2281, flags: DIFlagArtificial | DIFlagObjectPointer)
!2281 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!2282 = !DILocation(line: 0, scope: !2279)
!2283 = !DILocation(line: 175, column: 16, scope: !2279)
!2284 = !DILocation(line: 175, column: 25, scope: !2279)
!2285 = !DILocation(line: 175, column: 22, scope: !2279)
!2286 = !DILocation(line: 175, column: 14, scope: !2279)
!2287 = !DILocation(line: 175, column: 7, scope: !2279)
!2288 = distinct !DISubprogram(name: "operator==", linkageName: "_ZSteqNSt6thread2idES0_", scope: !27, file: !126, line: 280, type: !2289, scopeLine: 281, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2289 = !DISubroutineType(types: !2290)
!2290 = !{!124, !130, !130}
!2291 = !DILocalVariable(name: "__x", arg: 1, scope: !2288, file: !126, line: 280, type: !130)
!2292 = !DILocation(line: 280, column: 25, scope: !2288)
!2293 = !DILocalVariable(name: "__y", arg: 2, scope: !2288, file: !126, line: 280, type: !130)
!2294 = !DILocation(line: 280, column: 41, scope: !2288)
!2295 = !DILocation(line: 286, column: 16, scope: !2288)
!2296 = !DILocation(line: 286, column: 33, scope: !2288)
!2297 = !DILocation(line: 286, column: 26, scope: !2288)
!2298 = !DILocation(line: 286, column: 5, scope: !2288)
!2299 = distinct !DISubprogram(name: "id", linkageName: "_ZNSt6thread2idC2Ev", scope: !130, file: !126, line: 85, type: !140, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !139, retainedNodes: !271)
!2300 = !DILocalVariable(name: "this", arg: 1, scope: !2299, type: !2301, flags: DIFlagArtificial | DIFlagObjectPointer)
!2301 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!2302 = !DILocation(line: 0, scope: !2299)
!2303 = !DILocation(line: 85, column: 23, scope: !2299)
!2304 = !DILocation(line: 85, column: 37, scope: !2299)
!2305 = distinct !DISubprogram(name: "forward<void (&)(int)>", linkageName: "_ZSt7forwardIRFviEEOT_RNSt16remove_referenceIS2_E4typeE", scope: !27, file: !2190, line: 77, type: !2306, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2311, retainedNodes: !271)
!2306 = !DISubroutineType(types: !2307)
!2307 = !{!2060, !2308}
!2308 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2309, size: 64)
!2309 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2310, file: !424, line: 1633, baseType: !565)
!2310 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<void (&)(int)>", scope: !27, file: !424, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2311, identifier: "_ZTSSt16remove_referenceIRFviEE")
!2311 = !{!2312}
!2312 = !DITemplateTypeParameter(name: "_Tp", type: !2060)
!2313 = !DILocalVariable(name: "__t", arg: 1, scope: !2305, file: !2190, line: 77, type: !2308)
!2314 = !DILocation(line: 77, column: 56, scope: !2305)
!2315 = !DILocation(line: 78, column: 33, scope: !2305)
!2316 = !DILocation(line: 78, column: 7, scope: !2305)
!2317 = distinct !DISubprogram(name: "forward<int>", linkageName: "_ZSt7forwardIiEOT_RNSt16remove_referenceIS0_E4typeE", scope: !27, file: !2190, line: 77, type: !2318, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !908, retainedNodes: !271)
!2318 = !DISubroutineType(types: !2319)
!2319 = !{!567, !2320}
!2320 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2321, size: 64)
!2321 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2322, file: !424, line: 1629, baseType: !28)
!2322 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<int>", scope: !27, file: !424, line: 1628, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !908, identifier: "_ZTSSt16remove_referenceIiE")
!2323 = !DILocalVariable(name: "__t", arg: 1, scope: !2317, file: !2190, line: 77, type: !2320)
!2324 = !DILocation(line: 77, column: 56, scope: !2317)
!2325 = !DILocation(line: 78, column: 33, scope: !2317)
!2326 = !DILocation(line: 78, column: 7, scope: !2317)
!2327 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", linkageName: "_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEC2IJRS3_iEEEDpOT_", scope: !1087, file: !126, line: 205, type: !2328, scopeLine: 207, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2331, declaration: !2330, retainedNodes: !271)
!2328 = !DISubroutineType(types: !2329)
!2329 = !{null, !1103, !2060, !567}
!2330 = !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !1087, file: !126, line: 205, type: !2328, scopeLine: 205, flags: DIFlagPrototyped, spFlags: 0, templateParams: !2331)
!2331 = !{!2332}
!2332 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Args", value: !2333)
!2333 = !{!2334, !572}
!2334 = !DITemplateTypeParameter(type: !2060)
!2335 = !DILocalVariable(name: "this", arg: 1, scope: !2327, type: !2336, flags: DIFlagArtificial | DIFlagObjectPointer)
!2336 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1087, size: 64)
!2337 = !DILocation(line: 0, scope: !2327)
!2338 = !DILocalVariable(name: "__args", arg: 2, scope: !2327, file: !126, line: 205, type: !2060)
!2339 = !DILocation(line: 205, column: 27, scope: !2327)
!2340 = !DILocalVariable(name: "__args", arg: 3, scope: !2327, file: !126, line: 205, type: !567)
!2341 = !DILocation(line: 207, column: 4, scope: !2327)
!2342 = !DILocation(line: 205, column: 4, scope: !2327)
!2343 = !DILocation(line: 206, column: 6, scope: !2327)
!2344 = !DILocation(line: 206, column: 13, scope: !2327)
!2345 = !DILocation(line: 206, column: 35, scope: !2327)
!2346 = !DILocation(line: 206, column: 15, scope: !2327)
!2347 = !DILocation(line: 206, column: 14, scope: !2327)
!2348 = !DILocation(line: 207, column: 6, scope: !2327)
!2349 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_", scope: !191, file: !192, line: 309, type: !542, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2351, declaration: !2350, retainedNodes: !271)
!2350 = !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !191, file: !192, line: 309, type: !542, scopeLine: 309, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0, templateParams: !2351)
!2351 = !{!2352, !2064}
!2352 = !DITemplateTypeParameter(name: "_Del", type: !214)
!2353 = !DILocalVariable(name: "this", arg: 1, scope: !2349, type: !2354, flags: DIFlagArtificial | DIFlagObjectPointer)
!2354 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !191, size: 64)
!2355 = !DILocation(line: 0, scope: !2349)
!2356 = !DILocalVariable(name: "__p", arg: 2, scope: !2349, file: !192, line: 309, type: !523)
!2357 = !DILocation(line: 309, column: 21, scope: !2349)
!2358 = !DILocation(line: 310, column: 4, scope: !2349)
!2359 = !DILocation(line: 310, column: 9, scope: !2349)
!2360 = !DILocation(line: 311, column: 11, scope: !2349)
!2361 = distinct !DISubprogram(name: "~unique_ptr", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev", scope: !191, file: !192, line: 390, type: !499, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !498, retainedNodes: !271)
!2362 = !DILocalVariable(name: "this", arg: 1, scope: !2361, type: !2354, flags: DIFlagArtificial | DIFlagObjectPointer)
!2363 = !DILocation(line: 0, scope: !2361)
!2364 = !DILocalVariable(name: "__ptr", scope: !2365, file: !192, line: 394, type: !462)
!2365 = distinct !DILexicalBlock(scope: !2361, file: !192, line: 391, column: 7)
!2366 = !DILocation(line: 394, column: 8, scope: !2365)
!2367 = !DILocation(line: 394, column: 16, scope: !2365)
!2368 = !DILocation(line: 394, column: 21, scope: !2365)
!2369 = !DILocation(line: 395, column: 6, scope: !2370)
!2370 = distinct !DILexicalBlock(scope: !2365, file: !192, line: 395, column: 6)
!2371 = !DILocation(line: 395, column: 12, scope: !2370)
!2372 = !DILocation(line: 395, column: 6, scope: !2365)
!2373 = !DILocation(line: 396, column: 4, scope: !2370)
!2374 = !DILocation(line: 396, column: 28, scope: !2370)
!2375 = !DILocation(line: 396, column: 18, scope: !2370)
!2376 = !DILocation(line: 397, column: 2, scope: !2365)
!2377 = !DILocation(line: 397, column: 8, scope: !2365)
!2378 = !DILocation(line: 398, column: 7, scope: !2361)
!2379 = distinct !DISubprogram(name: "_State", linkageName: "_ZNSt6thread6_StateC2Ev", scope: !226, file: !126, line: 67, type: !234, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !2380, retainedNodes: !271)
!2380 = !DISubprogram(name: "_State", scope: !226, type: !234, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!2381 = !DILocalVariable(name: "this", arg: 1, scope: !2379, type: !225, flags: DIFlagArtificial | DIFlagObjectPointer)
!2382 = !DILocation(line: 0, scope: !2379)
!2383 = !DILocation(line: 67, column: 12, scope: !2379)
!2384 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", linkageName: "_ZNSt5tupleIJPFviEiEEC2IRS0_iLb1EEEOT_OT0_", scope: !1058, file: !202, line: 1077, type: !2385, scopeLine: 1079, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2388, declaration: !2387, retainedNodes: !271)
!2385 = !DISubroutineType(types: !2386)
!2386 = !{null, !1065, !2060, !567}
!2387 = !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !1058, file: !202, line: 1077, type: !2385, scopeLine: 1077, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0, templateParams: !2388)
!2388 = !{!2389, !2390, !2391}
!2389 = !DITemplateTypeParameter(name: "_U1", type: !2060)
!2390 = !DITemplateTypeParameter(name: "_U2", type: !28)
!2391 = !DITemplateValueParameter(type: !124, defaulted: true, value: i8 1)
!2392 = !DILocalVariable(name: "this", arg: 1, scope: !2384, type: !2393, flags: DIFlagArtificial | DIFlagObjectPointer)
!2393 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1058, size: 64)
!2394 = !DILocation(line: 0, scope: !2384)
!2395 = !DILocalVariable(name: "__a1", arg: 2, scope: !2384, file: !202, line: 1077, type: !2060)
!2396 = !DILocation(line: 1077, column: 14, scope: !2384)
!2397 = !DILocalVariable(name: "__a2", arg: 3, scope: !2384, file: !202, line: 1077, type: !567)
!2398 = !DILocation(line: 1077, column: 26, scope: !2384)
!2399 = !DILocation(line: 1079, column: 65, scope: !2384)
!2400 = !DILocation(line: 1079, column: 33, scope: !2384)
!2401 = !DILocation(line: 1079, column: 15, scope: !2384)
!2402 = !DILocation(line: 1079, column: 58, scope: !2384)
!2403 = !DILocation(line: 1079, column: 40, scope: !2384)
!2404 = !DILocation(line: 1079, column: 4, scope: !2384)
!2405 = !DILocation(line: 1079, column: 67, scope: !2384)
!2406 = distinct !DISubprogram(name: "~_State_impl", linkageName: "_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED2Ev", scope: !1087, file: !126, line: 200, type: !1101, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !2407, retainedNodes: !271)
!2407 = !DISubprogram(name: "~_State_impl", scope: !1087, type: !1101, containingType: !1087, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!2408 = !DILocalVariable(name: "this", arg: 1, scope: !2406, type: !2336, flags: DIFlagArtificial | DIFlagObjectPointer)
!2409 = !DILocation(line: 0, scope: !2406)
!2410 = !DILocation(line: 200, column: 14, scope: !2411)
!2411 = distinct !DILexicalBlock(scope: !2406, file: !126, line: 200, column: 14)
!2412 = !DILocation(line: 200, column: 14, scope: !2406)
!2413 = distinct !DISubprogram(name: "~_State_impl", linkageName: "_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev", scope: !1087, file: !126, line: 200, type: !1101, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !2407, retainedNodes: !271)
!2414 = !DILocalVariable(name: "this", arg: 1, scope: !2413, type: !2336, flags: DIFlagArtificial | DIFlagObjectPointer)
!2415 = !DILocation(line: 0, scope: !2413)
!2416 = !DILocation(line: 200, column: 14, scope: !2413)
!2417 = distinct !DISubprogram(name: "_M_run", linkageName: "_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv", scope: !1087, file: !126, line: 210, type: !1101, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1100, retainedNodes: !271)
!2418 = !DILocalVariable(name: "this", arg: 1, scope: !2417, type: !2336, flags: DIFlagArtificial | DIFlagObjectPointer)
!2419 = !DILocation(line: 0, scope: !2417)
!2420 = !DILocation(line: 210, column: 13, scope: !2417)
!2421 = !DILocation(line: 210, column: 24, scope: !2417)
!2422 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEEC2IRS0_JiEvEEOT_DpOT0_", scope: !1011, file: !202, line: 290, type: !2423, scopeLine: 293, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2426, declaration: !2425, retainedNodes: !271)
!2423 = !DISubroutineType(types: !2424)
!2424 = !{null, !1037, !2060, !567}
!2425 = !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !1011, file: !202, line: 290, type: !2423, scopeLine: 290, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0, templateParams: !2426)
!2426 = !{!2427, !2428, !2064}
!2427 = !DITemplateTypeParameter(name: "_UHead", type: !2060)
!2428 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_UTail", value: !571)
!2429 = !DILocalVariable(name: "this", arg: 1, scope: !2422, type: !2430, flags: DIFlagArtificial | DIFlagObjectPointer)
!2430 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1011, size: 64)
!2431 = !DILocation(line: 0, scope: !2422)
!2432 = !DILocalVariable(name: "__head", arg: 2, scope: !2422, file: !202, line: 290, type: !2060)
!2433 = !DILocation(line: 290, column: 23, scope: !2422)
!2434 = !DILocalVariable(name: "__tail", arg: 3, scope: !2422, file: !202, line: 290, type: !567)
!2435 = !DILocation(line: 290, column: 43, scope: !2422)
!2436 = !DILocation(line: 293, column: 2, scope: !2422)
!2437 = !DILocation(line: 291, column: 36, scope: !2422)
!2438 = !DILocation(line: 291, column: 15, scope: !2422)
!2439 = !DILocation(line: 291, column: 4, scope: !2422)
!2440 = !DILocation(line: 292, column: 31, scope: !2422)
!2441 = !DILocation(line: 292, column: 10, scope: !2422)
!2442 = !DILocation(line: 292, column: 4, scope: !2422)
!2443 = !DILocation(line: 293, column: 4, scope: !2422)
!2444 = distinct !DISubprogram(name: "_Tuple_impl<int>", linkageName: "_ZNSt11_Tuple_implILm1EJiEEC2IiEEOT_", scope: !943, file: !202, line: 440, type: !2445, scopeLine: 442, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2448, declaration: !2447, retainedNodes: !271)
!2445 = !DISubroutineType(types: !2446)
!2446 = !{null, !958, !567}
!2447 = !DISubprogram(name: "_Tuple_impl<int>", scope: !943, file: !202, line: 440, type: !2445, scopeLine: 440, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0, templateParams: !2448)
!2448 = !{!2449}
!2449 = !DITemplateTypeParameter(name: "_UHead", type: !28)
!2450 = !DILocalVariable(name: "this", arg: 1, scope: !2444, type: !2451, flags: DIFlagArtificial | DIFlagObjectPointer)
!2451 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !943, size: 64)
!2452 = !DILocation(line: 0, scope: !2444)
!2453 = !DILocalVariable(name: "__head", arg: 2, scope: !2444, file: !202, line: 440, type: !567)
!2454 = !DILocation(line: 440, column: 23, scope: !2444)
!2455 = !DILocation(line: 442, column: 2, scope: !2444)
!2456 = !DILocation(line: 441, column: 31, scope: !2444)
!2457 = !DILocation(line: 441, column: 10, scope: !2444)
!2458 = !DILocation(line: 441, column: 4, scope: !2444)
!2459 = !DILocation(line: 442, column: 4, scope: !2444)
!2460 = distinct !DISubprogram(name: "_Head_base", linkageName: "_ZNSt10_Head_baseILm0EPFviELb0EEC2ERKS1_", scope: !977, file: !202, line: 192, type: !985, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !984, retainedNodes: !271)
!2461 = !DILocalVariable(name: "this", arg: 1, scope: !2460, type: !2462, flags: DIFlagArtificial | DIFlagObjectPointer)
!2462 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !977, size: 64)
!2463 = !DILocation(line: 0, scope: !2460)
!2464 = !DILocalVariable(name: "__h", arg: 2, scope: !2460, file: !202, line: 192, type: !987)
!2465 = !DILocation(line: 192, column: 41, scope: !2460)
!2466 = !DILocation(line: 193, column: 9, scope: !2460)
!2467 = !DILocation(line: 193, column: 22, scope: !2460)
!2468 = !DILocation(line: 193, column: 29, scope: !2460)
!2469 = distinct !DISubprogram(name: "_Head_base<int>", linkageName: "_ZNSt10_Head_baseILm1EiLb0EEC2IiEEOT_", scope: !910, file: !202, line: 199, type: !2470, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2448, declaration: !2472, retainedNodes: !271)
!2470 = !DISubroutineType(types: !2471)
!2471 = !{null, !916, !567}
!2472 = !DISubprogram(name: "_Head_base<int>", scope: !910, file: !202, line: 199, type: !2470, scopeLine: 199, flags: DIFlagPrototyped, spFlags: 0, templateParams: !2448)
!2473 = !DILocalVariable(name: "this", arg: 1, scope: !2469, type: !2474, flags: DIFlagArtificial | DIFlagObjectPointer)
!2474 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !910, size: 64)
!2475 = !DILocation(line: 0, scope: !2469)
!2476 = !DILocalVariable(name: "__h", arg: 2, scope: !2469, file: !202, line: 199, type: !567)
!2477 = !DILocation(line: 199, column: 39, scope: !2469)
!2478 = !DILocation(line: 200, column: 4, scope: !2469)
!2479 = !DILocation(line: 200, column: 38, scope: !2469)
!2480 = !DILocation(line: 200, column: 17, scope: !2469)
!2481 = !DILocation(line: 200, column: 46, scope: !2469)
!2482 = distinct !DISubprogram(name: "operator()", linkageName: "_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEEclEv", scope: !1091, file: !126, line: 255, type: !1095, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1094, retainedNodes: !271)
!2483 = !DILocalVariable(name: "this", arg: 1, scope: !2482, type: !2484, flags: DIFlagArtificial | DIFlagObjectPointer)
!2484 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1091, size: 64)
!2485 = !DILocation(line: 0, scope: !2482)
!2486 = !DILocation(line: 259, column: 11, scope: !2482)
!2487 = !DILocation(line: 259, column: 4, scope: !2482)
!2488 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", linkageName: "_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE", scope: !1091, file: !126, line: 251, type: !2489, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2499, declaration: !2498, retainedNodes: !271)
!2489 = !DISubroutineType(types: !2490)
!2490 = !{!559, !1097, !2491}
!2491 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Index_tuple<0UL, 1UL>", scope: !27, file: !2492, line: 140, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2493, identifier: "_ZTSSt12_Index_tupleIJLm0ELm1EEE")
!2492 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/utility.h", directory: "")
!2493 = !{!2494}
!2494 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Indexes", value: !2495)
!2495 = !{!2496, !2497}
!2496 = !DITemplateValueParameter(type: !138, value: i64 0)
!2497 = !DITemplateValueParameter(type: !138, value: i64 1)
!2498 = !DISubprogram(name: "_M_invoke<0UL, 1UL>", linkageName: "_ZNSt6thread8_InvokerISt5tupleIJPFviEiEEE9_M_invokeIJLm0ELm1EEEEvSt12_Index_tupleIJXspT_EEE", scope: !1091, file: !126, line: 251, type: !2489, scopeLine: 251, flags: DIFlagPrototyped, spFlags: 0, templateParams: !2499)
!2499 = !{!2500}
!2500 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Ind", value: !2495)
!2501 = !DILocalVariable(name: "this", arg: 1, scope: !2488, type: !2484, flags: DIFlagArtificial | DIFlagObjectPointer)
!2502 = !DILocation(line: 0, scope: !2488)
!2503 = !DILocalVariable(arg: 2, scope: !2488, file: !126, line: 251, type: !2491)
!2504 = !DILocation(line: 251, column: 35, scope: !2488)
!2505 = !DILocation(line: 252, column: 52, scope: !2488)
!2506 = !DILocation(line: 252, column: 42, scope: !2488)
!2507 = !DILocation(line: 252, column: 27, scope: !2488)
!2508 = !DILocation(line: 252, column: 13, scope: !2488)
!2509 = !DILocation(line: 252, column: 6, scope: !2488)
!2510 = !DILocalVariable(name: "__fn", arg: 1, scope: !556, file: !555, line: 90, type: !563)
!2511 = !DILocation(line: 90, column: 26, scope: !556)
!2512 = !DILocalVariable(name: "__args", arg: 2, scope: !556, file: !555, line: 90, type: !567)
!2513 = !DILocation(line: 90, column: 43, scope: !556)
!2514 = !DILocation(line: 96, column: 74, scope: !556)
!2515 = !DILocation(line: 96, column: 50, scope: !556)
!2516 = !DILocation(line: 97, column: 26, scope: !556)
!2517 = !DILocation(line: 97, column: 6, scope: !556)
!2518 = !DILocation(line: 96, column: 14, scope: !556)
!2519 = !DILocation(line: 96, column: 7, scope: !556)
!2520 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", linkageName: "_ZSt3getILm0EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_", scope: !27, file: !202, line: 1392, type: !2521, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2535, retainedNodes: !271)
!2521 = !DISubroutineType(types: !2522)
!2522 = !{!2523, !1071}
!2523 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !2524, size: 64)
!2524 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tuple_element_t<0UL, std::tuple<void (*)(int), int> >", scope: !27, file: !2492, line: 84, baseType: !2525)
!2525 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2526, file: !202, line: 1359, baseType: !2530)
!2526 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tuple_element<0UL, std::tuple<void (*)(int), int> >", scope: !27, file: !202, line: 1355, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2527, identifier: "_ZTSSt13tuple_elementILm0ESt5tupleIJPFviEiEEE")
!2527 = !{!2528, !2529}
!2528 = !DITemplateValueParameter(name: "__i", type: !138, value: i64 0)
!2529 = !DITemplateTypeParameter(name: "_Tp", type: !1058)
!2530 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2531, file: !2492, line: 255, baseType: !564)
!2531 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Nth_type<0UL, void (*)(int), int>", scope: !27, file: !2492, line: 254, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2532, identifier: "_ZTSSt9_Nth_typeILm0EJPFviEiEE")
!2532 = !{!2533, !2534}
!2533 = !DITemplateValueParameter(name: "_Np", type: !138, value: i64 0)
!2534 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Types", value: !1056)
!2535 = !{!2528, !1055}
!2536 = !DILocalVariable(name: "__t", arg: 1, scope: !2520, file: !202, line: 1392, type: !1071)
!2537 = !DILocation(line: 1392, column: 31, scope: !2520)
!2538 = !DILocation(line: 1395, column: 66, scope: !2520)
!2539 = !DILocation(line: 1395, column: 43, scope: !2520)
!2540 = !DILocation(line: 1395, column: 14, scope: !2520)
!2541 = !DILocation(line: 1395, column: 7, scope: !2520)
!2542 = distinct !DISubprogram(name: "move<std::tuple<void (*)(int), int> &>", linkageName: "_ZSt4moveIRSt5tupleIJPFviEiEEEONSt16remove_referenceIT_E4typeEOS6_", scope: !27, file: !2190, line: 104, type: !2543, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2548, retainedNodes: !271)
!2543 = !DISubroutineType(types: !2544)
!2544 = !{!2545, !1075}
!2545 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !2546, size: 64)
!2546 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2547, file: !424, line: 1633, baseType: !1058)
!2547 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<std::tuple<void (*)(int), int> &>", scope: !27, file: !424, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2548, identifier: "_ZTSSt16remove_referenceIRSt5tupleIJPFviEiEEE")
!2548 = !{!2549}
!2549 = !DITemplateTypeParameter(name: "_Tp", type: !1075)
!2550 = !DILocalVariable(name: "__t", arg: 1, scope: !2542, file: !2190, line: 104, type: !1075)
!2551 = !DILocation(line: 104, column: 16, scope: !2542)
!2552 = !DILocation(line: 105, column: 71, scope: !2542)
!2553 = !DILocation(line: 105, column: 7, scope: !2542)
!2554 = distinct !DISubprogram(name: "get<1UL, void (*)(int), int>", linkageName: "_ZSt3getILm1EJPFviEiEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS6_", scope: !27, file: !202, line: 1392, type: !2555, scopeLine: 1393, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2567, retainedNodes: !271)
!2555 = !DISubroutineType(types: !2556)
!2556 = !{!2557, !1071}
!2557 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !2558, size: 64)
!2558 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tuple_element_t<1UL, std::tuple<void (*)(int), int> >", scope: !27, file: !2492, line: 84, baseType: !2559)
!2559 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2560, file: !202, line: 1359, baseType: !2563)
!2560 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tuple_element<1UL, std::tuple<void (*)(int), int> >", scope: !27, file: !202, line: 1355, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2561, identifier: "_ZTSSt13tuple_elementILm1ESt5tupleIJPFviEiEEE")
!2561 = !{!2562, !2529}
!2562 = !DITemplateValueParameter(name: "__i", type: !138, value: i64 1)
!2563 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2564, file: !2492, line: 237, baseType: !28)
!2564 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Nth_type<1UL, void (*)(int), int>", scope: !27, file: !2492, line: 236, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2565, identifier: "_ZTSSt9_Nth_typeILm1EJPFviEiEE")
!2565 = !{!2566, !2534}
!2566 = !DITemplateValueParameter(name: "_Np", type: !138, value: i64 1)
!2567 = !{!2562, !1055}
!2568 = !DILocalVariable(name: "__t", arg: 1, scope: !2554, file: !202, line: 1392, type: !1071)
!2569 = !DILocation(line: 1392, column: 31, scope: !2554)
!2570 = !DILocation(line: 1395, column: 66, scope: !2554)
!2571 = !DILocation(line: 1395, column: 43, scope: !2554)
!2572 = !DILocation(line: 1395, column: 14, scope: !2554)
!2573 = !DILocation(line: 1395, column: 7, scope: !2554)
!2574 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", linkageName: "_ZSt13__invoke_implIvPFviEJiEET_St14__invoke_otherOT0_DpOT1_", scope: !27, file: !555, line: 60, type: !2575, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2577, retainedNodes: !271)
!2575 = !DISubroutineType(types: !2576)
!2576 = !{null, !579, !563, !567}
!2577 = !{!2578, !2579, !570}
!2578 = !DITemplateTypeParameter(name: "_Res", type: null)
!2579 = !DITemplateTypeParameter(name: "_Fn", type: !564)
!2580 = !DILocalVariable(arg: 1, scope: !2574, file: !555, line: 60, type: !579)
!2581 = !DILocation(line: 60, column: 33, scope: !2574)
!2582 = !DILocalVariable(name: "__f", arg: 2, scope: !2574, file: !555, line: 60, type: !563)
!2583 = !DILocation(line: 60, column: 41, scope: !2574)
!2584 = !DILocalVariable(name: "__args", arg: 3, scope: !2574, file: !555, line: 60, type: !567)
!2585 = !DILocation(line: 60, column: 57, scope: !2574)
!2586 = !DILocation(line: 61, column: 32, scope: !2574)
!2587 = !DILocation(line: 61, column: 14, scope: !2574)
!2588 = !DILocation(line: 61, column: 57, scope: !2574)
!2589 = !DILocation(line: 61, column: 37, scope: !2574)
!2590 = !DILocation(line: 61, column: 7, scope: !2574)
!2591 = distinct !DISubprogram(name: "forward<void (*)(int)>", linkageName: "_ZSt7forwardIPFviEEOT_RNSt16remove_referenceIS2_E4typeE", scope: !27, file: !2190, line: 77, type: !2592, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2597, retainedNodes: !271)
!2592 = !DISubroutineType(types: !2593)
!2593 = !{!563, !2594}
!2594 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2595, size: 64)
!2595 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2596, file: !424, line: 1629, baseType: !564)
!2596 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<void (*)(int)>", scope: !27, file: !424, line: 1628, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2597, identifier: "_ZTSSt16remove_referenceIPFviEE")
!2597 = !{!2598}
!2598 = !DITemplateTypeParameter(name: "_Tp", type: !564)
!2599 = !DILocalVariable(name: "__t", arg: 1, scope: !2591, file: !2190, line: 77, type: !2594)
!2600 = !DILocation(line: 77, column: 56, scope: !2591)
!2601 = !DILocation(line: 78, column: 33, scope: !2591)
!2602 = !DILocation(line: 78, column: 7, scope: !2591)
!2603 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", linkageName: "_ZSt12__get_helperILm0EPFviEJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE", scope: !27, file: !202, line: 1364, type: !1016, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2604, retainedNodes: !271)
!2604 = !{!2528, !1010, !2605}
!2605 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Tail", value: !571)
!2606 = !DILocalVariable(name: "__t", arg: 1, scope: !2603, file: !202, line: 1364, type: !1018)
!2607 = !DILocation(line: 1364, column: 53, scope: !2603)
!2608 = !DILocation(line: 1365, column: 57, scope: !2603)
!2609 = !DILocation(line: 1365, column: 14, scope: !2603)
!2610 = !DILocation(line: 1365, column: 7, scope: !2603)
!2611 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm0EJPFviEiEE7_M_headERS2_", scope: !1011, file: !202, line: 268, type: !1016, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1015, retainedNodes: !271)
!2612 = !DILocalVariable(name: "__t", arg: 1, scope: !2611, file: !202, line: 268, type: !1018)
!2613 = !DILocation(line: 268, column: 28, scope: !2611)
!2614 = !DILocation(line: 268, column: 66, scope: !2611)
!2615 = !DILocation(line: 268, column: 51, scope: !2611)
!2616 = !DILocation(line: 268, column: 44, scope: !2611)
!2617 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm0EPFviELb0EE7_M_headERS2_", scope: !977, file: !202, line: 233, type: !1002, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !1001, retainedNodes: !271)
!2618 = !DILocalVariable(name: "__b", arg: 1, scope: !2617, file: !202, line: 233, type: !1005)
!2619 = !DILocation(line: 233, column: 27, scope: !2617)
!2620 = !DILocation(line: 233, column: 50, scope: !2617)
!2621 = !DILocation(line: 233, column: 54, scope: !2617)
!2622 = !DILocation(line: 233, column: 43, scope: !2617)
!2623 = distinct !DISubprogram(name: "__get_helper<1UL, int>", linkageName: "_ZSt12__get_helperILm1EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE", scope: !27, file: !202, line: 1364, type: !947, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2624, retainedNodes: !271)
!2624 = !{!2562, !942, !2625}
!2625 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Tail", value: !271)
!2626 = !DILocalVariable(name: "__t", arg: 1, scope: !2623, file: !202, line: 1364, type: !949)
!2627 = !DILocation(line: 1364, column: 53, scope: !2623)
!2628 = !DILocation(line: 1365, column: 57, scope: !2623)
!2629 = !DILocation(line: 1365, column: 14, scope: !2623)
!2630 = !DILocation(line: 1365, column: 7, scope: !2623)
!2631 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm1EJiEE7_M_headERS0_", scope: !943, file: !202, line: 424, type: !947, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !946, retainedNodes: !271)
!2632 = !DILocalVariable(name: "__t", arg: 1, scope: !2631, file: !202, line: 424, type: !949)
!2633 = !DILocation(line: 424, column: 28, scope: !2631)
!2634 = !DILocation(line: 424, column: 66, scope: !2631)
!2635 = !DILocation(line: 424, column: 51, scope: !2631)
!2636 = !DILocation(line: 424, column: 44, scope: !2631)
!2637 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm1EiLb0EE7_M_headERS0_", scope: !910, file: !202, line: 233, type: !934, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !933, retainedNodes: !271)
!2638 = !DILocalVariable(name: "__b", arg: 1, scope: !2637, file: !202, line: 233, type: !937)
!2639 = !DILocation(line: 233, column: 27, scope: !2637)
!2640 = !DILocation(line: 233, column: 50, scope: !2637)
!2641 = !DILocation(line: 233, column: 54, scope: !2637)
!2642 = !DILocation(line: 233, column: 43, scope: !2637)
!2643 = distinct !DISubprogram(name: "__uniq_ptr_impl", linkageName: "_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_", scope: !195, file: !192, line: 233, type: !2644, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !2646, retainedNodes: !271)
!2644 = !DISubroutineType(types: !2645)
!2645 = !{null, !486, !444}
!2646 = !DISubprogram(name: "__uniq_ptr_impl", scope: !195, type: !2644, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!2647 = !DILocalVariable(name: "this", arg: 1, scope: !2643, type: !2648, flags: DIFlagArtificial | DIFlagObjectPointer)
!2648 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!2649 = !DILocation(line: 0, scope: !2643)
!2650 = !DILocalVariable(arg: 2, scope: !2643, type: !444, flags: DIFlagArtificial)
!2651 = !DILocation(line: 233, column: 40, scope: !2643)
!2652 = distinct !DISubprogram(name: "__uniq_ptr_impl", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_", scope: !198, file: !192, line: 168, type: !442, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !441, retainedNodes: !271)
!2653 = !DILocalVariable(name: "this", arg: 1, scope: !2652, type: !2654, flags: DIFlagArtificial | DIFlagObjectPointer)
!2654 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !198, size: 64)
!2655 = !DILocation(line: 0, scope: !2652)
!2656 = !DILocalVariable(name: "__p", arg: 2, scope: !2652, file: !192, line: 168, type: !444)
!2657 = !DILocation(line: 168, column: 31, scope: !2652)
!2658 = !DILocation(line: 168, column: 38, scope: !2652)
!2659 = !DILocation(line: 168, column: 58, scope: !2660)
!2660 = distinct !DILexicalBlock(scope: !2652, file: !192, line: 168, column: 45)
!2661 = !DILocation(line: 168, column: 47, scope: !2660)
!2662 = !DILocation(line: 168, column: 56, scope: !2660)
!2663 = !DILocation(line: 168, column: 63, scope: !2652)
!2664 = distinct !DISubprogram(name: "tuple<true, true>", linkageName: "_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv", scope: !201, file: !202, line: 1049, type: !2665, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2668, declaration: !2667, retainedNodes: !271)
!2665 = !DISubroutineType(types: !2666)
!2666 = !{null, !412}
!2667 = !DISubprogram(name: "tuple<true, true>", scope: !201, file: !202, line: 1049, type: !2665, scopeLine: 1049, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0, templateParams: !2668)
!2668 = !{!2669, !2391}
!2669 = !DITemplateValueParameter(name: "_Dummy", type: !124, defaulted: true, value: i8 1)
!2670 = !DILocalVariable(name: "this", arg: 1, scope: !2664, type: !2671, flags: DIFlagArtificial | DIFlagObjectPointer)
!2671 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64)
!2672 = !DILocation(line: 0, scope: !2664)
!2673 = !DILocation(line: 1051, column: 17, scope: !2664)
!2674 = !DILocation(line: 1051, column: 4, scope: !2664)
!2675 = !DILocation(line: 1051, column: 19, scope: !2664)
!2676 = distinct !DISubprogram(name: "_M_ptr", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv", scope: !198, file: !192, line: 189, type: !460, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !459, retainedNodes: !271)
!2677 = !DILocalVariable(name: "this", arg: 1, scope: !2676, type: !2654, flags: DIFlagArtificial | DIFlagObjectPointer)
!2678 = !DILocation(line: 0, scope: !2676)
!2679 = !DILocation(line: 189, column: 57, scope: !2676)
!2680 = !DILocation(line: 189, column: 45, scope: !2676)
!2681 = !DILocation(line: 189, column: 38, scope: !2676)
!2682 = distinct !DISubprogram(name: "_Tuple_impl", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev", scope: !205, file: !202, line: 279, type: !383, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !382, retainedNodes: !271)
!2683 = !DILocalVariable(name: "this", arg: 1, scope: !2682, type: !2684, flags: DIFlagArtificial | DIFlagObjectPointer)
!2684 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !205, size: 64)
!2685 = !DILocation(line: 0, scope: !2682)
!2686 = !DILocation(line: 280, column: 31, scope: !2682)
!2687 = !DILocation(line: 280, column: 9, scope: !2682)
!2688 = !DILocation(line: 280, column: 23, scope: !2682)
!2689 = !DILocation(line: 280, column: 33, scope: !2682)
!2690 = distinct !DISubprogram(name: "_Tuple_impl", linkageName: "_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev", scope: !208, file: !202, line: 430, type: !303, scopeLine: 431, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !302, retainedNodes: !271)
!2691 = !DILocalVariable(name: "this", arg: 1, scope: !2690, type: !2692, flags: DIFlagArtificial | DIFlagObjectPointer)
!2692 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!2693 = !DILocation(line: 0, scope: !2690)
!2694 = !DILocation(line: 431, column: 17, scope: !2690)
!2695 = !DILocation(line: 431, column: 9, scope: !2690)
!2696 = !DILocation(line: 431, column: 19, scope: !2690)
!2697 = distinct !DISubprogram(name: "_Head_base", linkageName: "_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev", scope: !327, file: !202, line: 189, type: !331, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !330, retainedNodes: !271)
!2698 = !DILocalVariable(name: "this", arg: 1, scope: !2697, type: !2699, flags: DIFlagArtificial | DIFlagObjectPointer)
!2699 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !327, size: 64)
!2700 = !DILocation(line: 0, scope: !2697)
!2701 = !DILocation(line: 190, column: 9, scope: !2697)
!2702 = !DILocation(line: 190, column: 26, scope: !2697)
!2703 = distinct !DISubprogram(name: "_Head_base", linkageName: "_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev", scope: !211, file: !202, line: 80, type: !241, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !240, retainedNodes: !271)
!2704 = !DILocalVariable(name: "this", arg: 1, scope: !2703, type: !2705, flags: DIFlagArtificial | DIFlagObjectPointer)
!2705 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64)
!2706 = !DILocation(line: 0, scope: !2703)
!2707 = !DILocation(line: 81, column: 9, scope: !2703)
!2708 = !DILocation(line: 81, column: 26, scope: !2703)
!2709 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", linkageName: "_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_", scope: !27, file: !202, line: 1380, type: !2710, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2722, retainedNodes: !271)
!2710 = !DISubroutineType(types: !2711)
!2711 = !{!2712, !422}
!2712 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2713, size: 64)
!2713 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tuple_element_t<0UL, std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > >", scope: !27, file: !2492, line: 84, baseType: !2714)
!2714 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2715, file: !202, line: 1359, baseType: !2718)
!2715 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tuple_element<0UL, std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > >", scope: !27, file: !202, line: 1355, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2716, identifier: "_ZTSSt13tuple_elementILm0ESt5tupleIJPNSt6thread6_StateESt14default_deleteIS2_EEEE")
!2716 = !{!2528, !2717}
!2717 = !DITemplateTypeParameter(name: "_Tp", type: !201)
!2718 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2719, file: !2492, line: 255, baseType: !225)
!2719 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Nth_type<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !27, file: !2492, line: 254, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2720, identifier: "_ZTSSt9_Nth_typeILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE")
!2720 = !{!2533, !2721}
!2721 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Types", value: !404)
!2722 = !{!2528, !403}
!2723 = !DILocalVariable(name: "__t", arg: 1, scope: !2709, file: !202, line: 1380, type: !422)
!2724 = !DILocation(line: 1380, column: 30, scope: !2709)
!2725 = !DILocation(line: 1381, column: 37, scope: !2709)
!2726 = !DILocation(line: 1381, column: 14, scope: !2709)
!2727 = !DILocation(line: 1381, column: 7, scope: !2709)
!2728 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", linkageName: "_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE", scope: !27, file: !202, line: 1364, type: !364, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2729, retainedNodes: !271)
!2729 = !{!2528, !361, !2730}
!2730 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "_Tail", value: !324)
!2731 = !DILocalVariable(name: "__t", arg: 1, scope: !2728, file: !202, line: 1364, type: !366)
!2732 = !DILocation(line: 1364, column: 53, scope: !2728)
!2733 = !DILocation(line: 1365, column: 57, scope: !2728)
!2734 = !DILocation(line: 1365, column: 14, scope: !2728)
!2735 = !DILocation(line: 1365, column: 7, scope: !2728)
!2736 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_", scope: !205, file: !202, line: 268, type: !364, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !363, retainedNodes: !271)
!2737 = !DILocalVariable(name: "__t", arg: 1, scope: !2736, file: !202, line: 268, type: !366)
!2738 = !DILocation(line: 268, column: 28, scope: !2736)
!2739 = !DILocation(line: 268, column: 66, scope: !2736)
!2740 = !DILocation(line: 268, column: 51, scope: !2736)
!2741 = !DILocation(line: 268, column: 44, scope: !2736)
!2742 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_", scope: !327, file: !202, line: 233, type: !352, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !351, retainedNodes: !271)
!2743 = !DILocalVariable(name: "__b", arg: 1, scope: !2742, file: !202, line: 233, type: !355)
!2744 = !DILocation(line: 233, column: 27, scope: !2742)
!2745 = !DILocation(line: 233, column: 50, scope: !2742)
!2746 = !DILocation(line: 233, column: 54, scope: !2742)
!2747 = !DILocation(line: 233, column: 43, scope: !2742)
!2748 = distinct !DISubprogram(name: "get_deleter", linkageName: "_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv", scope: !191, file: !192, line: 467, type: !526, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !525, retainedNodes: !271)
!2749 = !DILocalVariable(name: "this", arg: 1, scope: !2748, type: !2354, flags: DIFlagArtificial | DIFlagObjectPointer)
!2750 = !DILocation(line: 0, scope: !2748)
!2751 = !DILocation(line: 468, column: 16, scope: !2748)
!2752 = !DILocation(line: 468, column: 21, scope: !2748)
!2753 = !DILocation(line: 468, column: 9, scope: !2748)
!2754 = distinct !DISubprogram(name: "operator()", linkageName: "_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_", scope: !214, file: !192, line: 89, type: !221, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !220, retainedNodes: !271)
!2755 = !DILocalVariable(name: "this", arg: 1, scope: !2754, type: !2756, flags: DIFlagArtificial | DIFlagObjectPointer)
!2756 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64)
!2757 = !DILocation(line: 0, scope: !2754)
!2758 = !DILocalVariable(name: "__ptr", arg: 2, scope: !2754, file: !192, line: 89, type: !225)
!2759 = !DILocation(line: 89, column: 23, scope: !2754)
!2760 = !DILocation(line: 95, column: 9, scope: !2754)
!2761 = !DILocation(line: 95, column: 2, scope: !2754)
!2762 = !DILocation(line: 96, column: 7, scope: !2754)
!2763 = distinct !DISubprogram(name: "move<std::thread::_State *&>", linkageName: "_ZSt4moveIRPNSt6thread6_StateEEONSt16remove_referenceIT_E4typeEOS5_", scope: !27, file: !2190, line: 104, type: !2764, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2769, retainedNodes: !271)
!2764 = !DISubroutineType(types: !2765)
!2765 = !{!2766, !354}
!2766 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !2767, size: 64)
!2767 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2768, file: !424, line: 1633, baseType: !225)
!2768 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "remove_reference<std::thread::_State *&>", scope: !27, file: !424, line: 1632, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2769, identifier: "_ZTSSt16remove_referenceIRPNSt6thread6_StateEE")
!2769 = !{!2770}
!2770 = !DITemplateTypeParameter(name: "_Tp", type: !354)
!2771 = !DILocalVariable(name: "__t", arg: 1, scope: !2763, file: !2190, line: 104, type: !354)
!2772 = !DILocation(line: 104, column: 16, scope: !2763)
!2773 = !DILocation(line: 105, column: 71, scope: !2763)
!2774 = !DILocation(line: 105, column: 7, scope: !2763)
!2775 = distinct !DISubprogram(name: "_M_deleter", linkageName: "_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv", scope: !198, file: !192, line: 193, type: !469, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !468, retainedNodes: !271)
!2776 = !DILocalVariable(name: "this", arg: 1, scope: !2775, type: !2654, flags: DIFlagArtificial | DIFlagObjectPointer)
!2777 = !DILocation(line: 0, scope: !2775)
!2778 = !DILocation(line: 193, column: 61, scope: !2775)
!2779 = !DILocation(line: 193, column: 49, scope: !2775)
!2780 = !DILocation(line: 193, column: 42, scope: !2775)
!2781 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", linkageName: "_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_", scope: !27, file: !202, line: 1380, type: !2782, scopeLine: 1381, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2792, retainedNodes: !271)
!2782 = !DISubroutineType(types: !2783)
!2783 = !{!2784, !422}
!2784 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !2785, size: 64)
!2785 = !DIDerivedType(tag: DW_TAG_typedef, name: "__tuple_element_t<1UL, std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > >", scope: !27, file: !2492, line: 84, baseType: !2786)
!2786 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2787, file: !202, line: 1359, baseType: !2789)
!2787 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tuple_element<1UL, std::tuple<std::thread::_State *, std::default_delete<std::thread::_State> > >", scope: !27, file: !202, line: 1355, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2788, identifier: "_ZTSSt13tuple_elementILm1ESt5tupleIJPNSt6thread6_StateESt14default_deleteIS2_EEEE")
!2788 = !{!2562, !2717}
!2789 = !DIDerivedType(tag: DW_TAG_typedef, name: "type", scope: !2790, file: !2492, line: 237, baseType: !214)
!2790 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Nth_type<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !27, file: !2492, line: 236, size: 8, flags: DIFlagTypePassByValue, elements: !271, templateParams: !2791, identifier: "_ZTSSt9_Nth_typeILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEE")
!2791 = !{!2566, !2721}
!2792 = !{!2562, !403}
!2793 = !DILocalVariable(name: "__t", arg: 1, scope: !2781, file: !202, line: 1380, type: !422)
!2794 = !DILocation(line: 1380, column: 30, scope: !2781)
!2795 = !DILocation(line: 1381, column: 37, scope: !2781)
!2796 = !DILocation(line: 1381, column: 14, scope: !2781)
!2797 = !DILocation(line: 1381, column: 7, scope: !2781)
!2798 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", linkageName: "_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE", scope: !27, file: !202, line: 1364, type: !294, scopeLine: 1365, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !2799, retainedNodes: !271)
!2799 = !{!2562, !291, !2625}
!2800 = !DILocalVariable(name: "__t", arg: 1, scope: !2798, file: !202, line: 1364, type: !296)
!2801 = !DILocation(line: 1364, column: 53, scope: !2798)
!2802 = !DILocation(line: 1365, column: 57, scope: !2798)
!2803 = !DILocation(line: 1365, column: 14, scope: !2798)
!2804 = !DILocation(line: 1365, column: 7, scope: !2798)
!2805 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_", scope: !208, file: !202, line: 424, type: !294, scopeLine: 424, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !293, retainedNodes: !271)
!2806 = !DILocalVariable(name: "__t", arg: 1, scope: !2805, file: !202, line: 424, type: !296)
!2807 = !DILocation(line: 424, column: 28, scope: !2805)
!2808 = !DILocation(line: 424, column: 66, scope: !2805)
!2809 = !DILocation(line: 424, column: 51, scope: !2805)
!2810 = !DILocation(line: 424, column: 44, scope: !2805)
!2811 = distinct !DISubprogram(name: "_M_head", linkageName: "_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_", scope: !211, file: !202, line: 124, type: !282, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !281, retainedNodes: !271)
!2812 = !DILocalVariable(name: "__b", arg: 1, scope: !2811, file: !202, line: 124, type: !285)
!2813 = !DILocation(line: 124, column: 27, scope: !2811)
!2814 = !DILocation(line: 124, column: 50, scope: !2811)
!2815 = !DILocation(line: 124, column: 54, scope: !2811)
!2816 = !DILocation(line: 124, column: 43, scope: !2811)
!2817 = distinct !DISubprogram(name: "operator&", linkageName: "_ZStanSt12memory_orderSt23__memory_order_modifier", scope: !27, file: !109, line: 104, type: !2818, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2818 = !DISubroutineType(types: !2819)
!2819 = !{!580, !580, !117}
!2820 = !DILocalVariable(name: "__m", arg: 1, scope: !2817, file: !109, line: 104, type: !580)
!2821 = !DILocation(line: 104, column: 26, scope: !2817)
!2822 = !DILocalVariable(name: "__mod", arg: 2, scope: !2817, file: !109, line: 104, type: !117)
!2823 = !DILocation(line: 104, column: 55, scope: !2817)
!2824 = !DILocation(line: 106, column: 29, scope: !2817)
!2825 = !DILocation(line: 106, column: 40, scope: !2817)
!2826 = !DILocation(line: 106, column: 34, scope: !2817)
!2827 = !DILocation(line: 106, column: 5, scope: !2817)
!2828 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cxx_queue.cpp", scope: !1375, file: !1375, type: !2829, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !271)
!2829 = !DISubroutineType(types: !271)
!2830 = !DILocation(line: 0, scope: !2828)
