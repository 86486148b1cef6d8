target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ios = type { i8*, i64, i64, i32, i32, i32, [180 x i8], i8*, i8, i8, %struct.buffer*, [3 x i8*] }
%struct.buffer = type { i8*, i8*, i64, i64, i64, i64, i32, i32, i32, [44 x i8] }

@.str = private unnamed_addr constant [97 x i8] c"a stream is to throw an exception, which is not modelled\0Alook at the state of the stream instead\00", align 1

define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4goodEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  %4 = icmp eq i32 %3, 0
  ret i1 %4
}

define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3badEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  %4 = and i32 %3, 1
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE3eofEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  %4 = and i32 %3, 2
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  %4 = and i32 %3, 5
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEcvbEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  %4 = and i32 %3, 5
  %5 = icmp eq i32 %4, 0
  ret i1 %5
}

define dso_local zeroext i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEEntEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  %4 = and i32 %3, 5
  %5 = icmp ne i32 %4, 0
  ret i1 %5
}

define dso_local i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE7rdstateEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %3 = load i32, i32* %2, align 8
  ret i32 %3
}

define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE8setstateESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %4 = load i32, i32* %3, align 8
  %5 = or i32 %4, %1
  store i32 %5, i32* %3, align 8
  %6 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 4
  %8 = and i32 %7, %5
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  unreachable

11:
  ret void
}

define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  store i32 %1, i32* %3, align 8
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %5 = load i32, i32* %4, align 4
  %6 = and i32 %5, %1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  unreachable

9:
  ret void
}

define dso_local i32 @_ZNKSt9basic_iosIcSt11char_traitsIcEE10exceptionsEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  %3 = load i32, i32* %2, align 4
  ret i32 %3
}

define dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE10exceptionsESt12_Ios_Iostate(%struct.ios* nocapture noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 4
  store i32 %1, i32* %3, align 4
  %4 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 5
  %5 = load i32, i32* %4, align 8
  %6 = and i32 %5, %1
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:
  call void @mazurka.refuse(i8* noundef getelementptr inbounds ([97 x i8], [97 x i8]* @.str, i64 0, i64 0))
  unreachable

9:
  ret void
}

define dso_local signext i8 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4fillEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8
  %3 = load i8, i8* %2, align 8
  ret i8 %3
}

define dso_local signext i8 @_ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(%struct.ios* nocapture noundef %0, i8 noundef signext %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 8
  %4 = load i8, i8* %3, align 8
  store i8 %1, i8* %3, align 8
  ret i8 %4
}

define dso_local %struct.buffer* @_ZNKSt9basic_iosIcSt11char_traitsIcEE5rdbufEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 10
  %3 = load %struct.buffer*, %struct.buffer** %2, align 8
  ret %struct.buffer* %3
}

define dso_local i8* @_ZNKSt9basic_iosIcSt11char_traitsIcEE3tieEv(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 7
  %3 = load i8*, i8** %2, align 8
  ret i8* %3
}

define dso_local i8* @_ZNSt9basic_iosIcSt11char_traitsIcEE3tieEPSo(%struct.ios* nocapture noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 7
  %4 = load i8*, i8** %3, align 8
  store i8* %1, i8** %3, align 8
  ret i8* %4
}

define dso_local zeroext i1 @_ZNSt8ios_base15sync_with_stdioEb(i1 noundef zeroext %0) local_unnamed_addr {
  ret i1 true
}

declare dso_local void @mazurka.refuse(i8* noundef) local_unnamed_addr


