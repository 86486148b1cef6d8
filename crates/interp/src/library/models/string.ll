target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@strtok.rest = internal unnamed_addr global i8* null, align 8
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1
@strerror.unknown = internal thread_local global [32 x i8] zeroinitializer, align 16
@errors = internal unnamed_addr constant [134 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.36, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.38, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.39, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.40, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.41, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.42, i32 0, i32 0), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.43, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.44, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.45, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.46, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.47, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.48, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.49, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.50, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.51, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.53, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.54, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.55, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.56, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.57, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.58, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.59, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.60, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.61, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.62, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.63, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.64, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.65, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.66, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.67, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.68, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.69, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.71, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.72, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.73, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.74, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.75, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.76, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.77, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.78, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.79, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.80, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.81, i32 0, i32 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.82, i32 0, i32 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.83, i32 0, i32 0), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.84, i32 0, i32 0), i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.85, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.86, i32 0, i32 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.87, i32 0, i32 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.str.88, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.89, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.90, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.91, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.92, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.93, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.94, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.95, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.96, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.97, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.98, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.99, i32 0, i32 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.100, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.101, i32 0, i32 0), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.102, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.103, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.104, i32 0, i32 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.105, i32 0, i32 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.106, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.107, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.108, i32 0, i32 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.str.109, i32 0, i32 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.110, i32 0, i32 0), i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.111, i32 0, i32 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.str.112, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.113, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.114, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.115, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.116, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.117, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.118, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.119, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.120, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.121, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.122, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.123, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.124, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.125, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.126, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.127, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.128, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.129, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.130, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.131, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.132, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.133, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.134, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.135, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.136, i32 0, i32 0)], align 16
@.str.2 = private unnamed_addr constant [17 x i8] c"Unknown error %d\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.8 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"No such device or address\00", align 1
@.str.10 = private unnamed_addr constant [23 x i8] c"Argument list too long\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"Exec format error\00", align 1
@.str.12 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.13 = private unnamed_addr constant [19 x i8] c"No child processes\00", align 1
@.str.14 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.15 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.18 = private unnamed_addr constant [22 x i8] c"Block device required\00", align 1
@.str.19 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.20 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.21 = private unnamed_addr constant [26 x i8] c"Invalid cross-device link\00", align 1
@.str.22 = private unnamed_addr constant [15 x i8] c"No such device\00", align 1
@.str.23 = private unnamed_addr constant [16 x i8] c"Not a directory\00", align 1
@.str.24 = private unnamed_addr constant [15 x i8] c"Is a directory\00", align 1
@.str.25 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.26 = private unnamed_addr constant [30 x i8] c"Too many open files in system\00", align 1
@.str.27 = private unnamed_addr constant [20 x i8] c"Too many open files\00", align 1
@.str.28 = private unnamed_addr constant [31 x i8] c"Inappropriate ioctl for device\00", align 1
@.str.29 = private unnamed_addr constant [15 x i8] c"Text file busy\00", align 1
@.str.30 = private unnamed_addr constant [15 x i8] c"File too large\00", align 1
@.str.31 = private unnamed_addr constant [24 x i8] c"No space left on device\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"Illegal seek\00", align 1
@.str.33 = private unnamed_addr constant [22 x i8] c"Read-only file system\00", align 1
@.str.34 = private unnamed_addr constant [15 x i8] c"Too many links\00", align 1
@.str.35 = private unnamed_addr constant [12 x i8] c"Broken pipe\00", align 1
@.str.36 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.37 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.38 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.39 = private unnamed_addr constant [19 x i8] c"File name too long\00", align 1
@.str.40 = private unnamed_addr constant [19 x i8] c"No locks available\00", align 1
@.str.41 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.42 = private unnamed_addr constant [20 x i8] c"Directory not empty\00", align 1
@.str.43 = private unnamed_addr constant [34 x i8] c"Too many levels of symbolic links\00", align 1
@.str.44 = private unnamed_addr constant [17 x i8] c"Unknown error 41\00", align 1
@.str.45 = private unnamed_addr constant [27 x i8] c"No message of desired type\00", align 1
@.str.46 = private unnamed_addr constant [19 x i8] c"Identifier removed\00", align 1
@.str.47 = private unnamed_addr constant [28 x i8] c"Channel number out of range\00", align 1
@.str.48 = private unnamed_addr constant [25 x i8] c"Level 2 not synchronized\00", align 1
@.str.49 = private unnamed_addr constant [15 x i8] c"Level 3 halted\00", align 1
@.str.50 = private unnamed_addr constant [14 x i8] c"Level 3 reset\00", align 1
@.str.51 = private unnamed_addr constant [25 x i8] c"Link number out of range\00", align 1
@.str.52 = private unnamed_addr constant [29 x i8] c"Protocol driver not attached\00", align 1
@.str.53 = private unnamed_addr constant [27 x i8] c"No CSI structure available\00", align 1
@.str.54 = private unnamed_addr constant [15 x i8] c"Level 2 halted\00", align 1
@.str.55 = private unnamed_addr constant [17 x i8] c"Invalid exchange\00", align 1
@.str.56 = private unnamed_addr constant [27 x i8] c"Invalid request descriptor\00", align 1
@.str.57 = private unnamed_addr constant [14 x i8] c"Exchange full\00", align 1
@.str.58 = private unnamed_addr constant [9 x i8] c"No anode\00", align 1
@.str.59 = private unnamed_addr constant [21 x i8] c"Invalid request code\00", align 1
@.str.60 = private unnamed_addr constant [13 x i8] c"Invalid slot\00", align 1
@.str.61 = private unnamed_addr constant [17 x i8] c"Unknown error 58\00", align 1
@.str.62 = private unnamed_addr constant [21 x i8] c"Bad font file format\00", align 1
@.str.63 = private unnamed_addr constant [20 x i8] c"Device not a stream\00", align 1
@.str.64 = private unnamed_addr constant [18 x i8] c"No data available\00", align 1
@.str.65 = private unnamed_addr constant [14 x i8] c"Timer expired\00", align 1
@.str.66 = private unnamed_addr constant [25 x i8] c"Out of streams resources\00", align 1
@.str.67 = private unnamed_addr constant [30 x i8] c"Machine is not on the network\00", align 1
@.str.68 = private unnamed_addr constant [22 x i8] c"Package not installed\00", align 1
@.str.69 = private unnamed_addr constant [17 x i8] c"Object is remote\00", align 1
@.str.70 = private unnamed_addr constant [22 x i8] c"Link has been severed\00", align 1
@.str.71 = private unnamed_addr constant [16 x i8] c"Advertise error\00", align 1
@.str.72 = private unnamed_addr constant [14 x i8] c"Srmount error\00", align 1
@.str.73 = private unnamed_addr constant [28 x i8] c"Communication error on send\00", align 1
@.str.74 = private unnamed_addr constant [15 x i8] c"Protocol error\00", align 1
@.str.75 = private unnamed_addr constant [19 x i8] c"Multihop attempted\00", align 1
@.str.76 = private unnamed_addr constant [19 x i8] c"RFS specific error\00", align 1
@.str.77 = private unnamed_addr constant [12 x i8] c"Bad message\00", align 1
@.str.78 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.79 = private unnamed_addr constant [27 x i8] c"Name not unique on network\00", align 1
@.str.80 = private unnamed_addr constant [29 x i8] c"File descriptor in bad state\00", align 1
@.str.81 = private unnamed_addr constant [23 x i8] c"Remote address changed\00", align 1
@.str.82 = private unnamed_addr constant [39 x i8] c"Can not access a needed shared library\00", align 1
@.str.83 = private unnamed_addr constant [37 x i8] c"Accessing a corrupted shared library\00", align 1
@.str.84 = private unnamed_addr constant [32 x i8] c".lib section in a.out corrupted\00", align 1
@.str.85 = private unnamed_addr constant [48 x i8] c"Attempting to link in too many shared libraries\00", align 1
@.str.86 = private unnamed_addr constant [38 x i8] c"Cannot exec a shared library directly\00", align 1
@.str.87 = private unnamed_addr constant [50 x i8] c"Invalid or incomplete multibyte or wide character\00", align 1
@.str.88 = private unnamed_addr constant [44 x i8] c"Interrupted system call should be restarted\00", align 1
@.str.89 = private unnamed_addr constant [19 x i8] c"Streams pipe error\00", align 1
@.str.90 = private unnamed_addr constant [15 x i8] c"Too many users\00", align 1
@.str.91 = private unnamed_addr constant [31 x i8] c"Socket operation on non-socket\00", align 1
@.str.92 = private unnamed_addr constant [29 x i8] c"Destination address required\00", align 1
@.str.93 = private unnamed_addr constant [17 x i8] c"Message too long\00", align 1
@.str.94 = private unnamed_addr constant [31 x i8] c"Protocol wrong type for socket\00", align 1
@.str.95 = private unnamed_addr constant [23 x i8] c"Protocol not available\00", align 1
@.str.96 = private unnamed_addr constant [23 x i8] c"Protocol not supported\00", align 1
@.str.97 = private unnamed_addr constant [26 x i8] c"Socket type not supported\00", align 1
@.str.98 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.99 = private unnamed_addr constant [30 x i8] c"Protocol family not supported\00", align 1
@.str.100 = private unnamed_addr constant [41 x i8] c"Address family not supported by protocol\00", align 1
@.str.101 = private unnamed_addr constant [23 x i8] c"Address already in use\00", align 1
@.str.102 = private unnamed_addr constant [32 x i8] c"Cannot assign requested address\00", align 1
@.str.103 = private unnamed_addr constant [16 x i8] c"Network is down\00", align 1
@.str.104 = private unnamed_addr constant [23 x i8] c"Network is unreachable\00", align 1
@.str.105 = private unnamed_addr constant [36 x i8] c"Network dropped connection on reset\00", align 1
@.str.106 = private unnamed_addr constant [33 x i8] c"Software caused connection abort\00", align 1
@.str.107 = private unnamed_addr constant [25 x i8] c"Connection reset by peer\00", align 1
@.str.108 = private unnamed_addr constant [26 x i8] c"No buffer space available\00", align 1
@.str.109 = private unnamed_addr constant [40 x i8] c"Transport endpoint is already connected\00", align 1
@.str.110 = private unnamed_addr constant [36 x i8] c"Transport endpoint is not connected\00", align 1
@.str.111 = private unnamed_addr constant [46 x i8] c"Cannot send after transport endpoint shutdown\00", align 1
@.str.112 = private unnamed_addr constant [35 x i8] c"Too many references: cannot splice\00", align 1
@.str.113 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.114 = private unnamed_addr constant [19 x i8] c"Connection refused\00", align 1
@.str.115 = private unnamed_addr constant [13 x i8] c"Host is down\00", align 1
@.str.116 = private unnamed_addr constant [17 x i8] c"No route to host\00", align 1
@.str.117 = private unnamed_addr constant [30 x i8] c"Operation already in progress\00", align 1
@.str.118 = private unnamed_addr constant [26 x i8] c"Operation now in progress\00", align 1
@.str.119 = private unnamed_addr constant [18 x i8] c"Stale file handle\00", align 1
@.str.120 = private unnamed_addr constant [25 x i8] c"Structure needs cleaning\00", align 1
@.str.121 = private unnamed_addr constant [28 x i8] c"Not a XENIX named type file\00", align 1
@.str.122 = private unnamed_addr constant [30 x i8] c"No XENIX semaphores available\00", align 1
@.str.123 = private unnamed_addr constant [21 x i8] c"Is a named type file\00", align 1
@.str.124 = private unnamed_addr constant [17 x i8] c"Remote I/O error\00", align 1
@.str.125 = private unnamed_addr constant [20 x i8] c"Disk quota exceeded\00", align 1
@.str.126 = private unnamed_addr constant [16 x i8] c"No medium found\00", align 1
@.str.127 = private unnamed_addr constant [18 x i8] c"Wrong medium type\00", align 1
@.str.128 = private unnamed_addr constant [19 x i8] c"Operation canceled\00", align 1
@.str.129 = private unnamed_addr constant [27 x i8] c"Required key not available\00", align 1
@.str.130 = private unnamed_addr constant [16 x i8] c"Key has expired\00", align 1
@.str.131 = private unnamed_addr constant [21 x i8] c"Key has been revoked\00", align 1
@.str.132 = private unnamed_addr constant [28 x i8] c"Key was rejected by service\00", align 1
@.str.133 = private unnamed_addr constant [11 x i8] c"Owner died\00", align 1
@.str.134 = private unnamed_addr constant [22 x i8] c"State not recoverable\00", align 1
@.str.135 = private unnamed_addr constant [38 x i8] c"Operation not possible due to RF-kill\00", align 1
@.str.136 = private unnamed_addr constant [31 x i8] c"Memory page has hardware error\00", align 1

define dso_local i64 @strspn(i8* nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %16, label %5

5:
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i64 [ %12, %11 ], [ 0, %2 ]
  %8 = sext i8 %6 to i32
  %9 = call i8* @strchr(i8* noundef %1, i32 noundef %8)
  %10 = icmp eq i8* %9, null
  br i1 %10, label %16, label %11

11:
  %12 = add i64 %7, 1
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = load i8, i8* %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5

16:
  %17 = phi i64 [ 0, %2 ], [ %7, %5 ], [ %12, %11 ]
  ret i64 %17
}

declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr

define dso_local i64 @strcspn(i8* nocapture noundef readonly %0, i8* noundef %1) local_unnamed_addr {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %16, label %5

5:
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i64 [ %12, %11 ], [ 0, %2 ]
  %8 = sext i8 %6 to i32
  %9 = call i8* @strchr(i8* noundef %1, i32 noundef %8)
  %10 = icmp eq i8* %9, null
  br i1 %10, label %11, label %16

11:
  %12 = add i64 %7, 1
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = load i8, i8* %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5

16:
  %17 = phi i64 [ 0, %2 ], [ %7, %5 ], [ %12, %11 ]
  ret i64 %17
}

define dso_local i8* @strpbrk(i8* noundef readonly %0, i8* noundef %1) local_unnamed_addr {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %16, label %5

5:
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi i64 [ %12, %11 ], [ 0, %2 ]
  %8 = sext i8 %6 to i32
  %9 = call i8* @strchr(i8* noundef %1, i32 noundef %8)
  %10 = icmp eq i8* %9, null
  br i1 %10, label %11, label %16

11:
  %12 = add i64 %7, 1
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = load i8, i8* %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5

16:
  %17 = phi i64 [ 0, %2 ], [ %7, %5 ], [ %12, %11 ]
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = icmp eq i8 %19, 0
  %21 = select i1 %20, i8* null, i8* %18
  ret i8* %21
}

define dso_local i8* @strtok_r(i8* noundef %0, i8* noundef %1, i8** nocapture noundef %2) local_unnamed_addr {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:
  %6 = load i8*, i8** %2, align 8
  br label %7

7:
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %22, label %11

11:
  %12 = phi i8 [ %20, %17 ], [ %9, %7 ]
  %13 = phi i64 [ %18, %17 ], [ 0, %7 ]
  %14 = sext i8 %12 to i32
  %15 = call i8* @strchr(i8* noundef %1, i32 noundef %14)
  %16 = icmp eq i8* %15, null
  br i1 %16, label %22, label %17

17:
  %18 = add i64 %13, 1
  %19 = getelementptr inbounds i8, i8* %8, i64 %18
  %20 = load i8, i8* %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %11

22:
  %23 = phi i64 [ 0, %7 ], [ %13, %11 ], [ %18, %17 ]
  %24 = getelementptr inbounds i8, i8* %8, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %28

27:
  store i8* %24, i8** %2, align 8
  br label %46

28:
  %29 = phi i8 [ %37, %34 ], [ %25, %22 ]
  %30 = phi i64 [ %35, %34 ], [ 0, %22 ]
  %31 = sext i8 %29 to i32
  %32 = call i8* @strchr(i8* noundef %1, i32 noundef %31)
  %33 = icmp eq i8* %32, null
  br i1 %33, label %34, label %39

34:
  %35 = add i64 %30, 1
  %36 = getelementptr inbounds i8, i8* %24, i64 %35
  %37 = load i8, i8* %36, align 1
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %39, label %28

39:
  %40 = phi i64 [ %30, %28 ], [ %35, %34 ]
  %41 = getelementptr inbounds i8, i8* %24, i64 %40
  %42 = load i8, i8* %41, align 1
  %43 = icmp ne i8 %42, 0
  %44 = zext i1 %43 to i64
  %45 = getelementptr i8, i8* %41, i64 %44
  store i8* %45, i8** %2, align 8
  store i8 0, i8* %41, align 1
  br label %46

46:
  %47 = phi i8* [ %24, %39 ], [ null, %27 ]
  ret i8* %47
}

define dso_local i8* @__strtok_r(i8* noundef %0, i8* noundef %1, i8** nocapture noundef %2) local_unnamed_addr {
  %4 = icmp eq i8* %0, null
  br i1 %4, label %5, label %7

5:
  %6 = load i8*, i8** %2, align 8
  br label %7

7:
  %8 = phi i8* [ %0, %3 ], [ %6, %5 ]
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %22, label %11

11:
  %12 = phi i8 [ %20, %17 ], [ %9, %7 ]
  %13 = phi i64 [ %18, %17 ], [ 0, %7 ]
  %14 = sext i8 %12 to i32
  %15 = call i8* @strchr(i8* noundef %1, i32 noundef %14)
  %16 = icmp eq i8* %15, null
  br i1 %16, label %22, label %17

17:
  %18 = add i64 %13, 1
  %19 = getelementptr inbounds i8, i8* %8, i64 %18
  %20 = load i8, i8* %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %11

22:
  %23 = phi i64 [ 0, %7 ], [ %13, %11 ], [ %18, %17 ]
  %24 = getelementptr inbounds i8, i8* %8, i64 %23
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %28

27:
  store i8* %24, i8** %2, align 8
  br label %46

28:
  %29 = phi i8 [ %37, %34 ], [ %25, %22 ]
  %30 = phi i64 [ %35, %34 ], [ 0, %22 ]
  %31 = sext i8 %29 to i32
  %32 = call i8* @strchr(i8* noundef %1, i32 noundef %31)
  %33 = icmp eq i8* %32, null
  br i1 %33, label %34, label %39

34:
  %35 = add i64 %30, 1
  %36 = getelementptr inbounds i8, i8* %24, i64 %35
  %37 = load i8, i8* %36, align 1
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %39, label %28

39:
  %40 = phi i64 [ %30, %28 ], [ %35, %34 ]
  %41 = getelementptr inbounds i8, i8* %24, i64 %40
  %42 = load i8, i8* %41, align 1
  %43 = icmp ne i8 %42, 0
  %44 = zext i1 %43 to i64
  %45 = getelementptr i8, i8* %41, i64 %44
  store i8* %45, i8** %2, align 8
  store i8 0, i8* %41, align 1
  br label %46

46:
  %47 = phi i8* [ %24, %39 ], [ null, %27 ]
  ret i8* %47
}

define dso_local i8* @strtok(i8* noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = icmp eq i8* %0, null
  %4 = load i8*, i8** @strtok.rest, align 8
  %5 = select i1 %3, i8* %4, i8* %0
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %19, label %8

8:
  %9 = phi i8 [ %17, %14 ], [ %6, %2 ]
  %10 = phi i64 [ %15, %14 ], [ 0, %2 ]
  %11 = sext i8 %9 to i32
  %12 = call i8* @strchr(i8* noundef %1, i32 noundef %11)
  %13 = icmp eq i8* %12, null
  br i1 %13, label %19, label %14

14:
  %15 = add i64 %10, 1
  %16 = getelementptr inbounds i8, i8* %5, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %8

19:
  %20 = phi i64 [ 0, %2 ], [ %10, %8 ], [ %15, %14 ]
  %21 = getelementptr inbounds i8, i8* %5, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %24, label %25

24:
  store i8* %21, i8** @strtok.rest, align 8
  br label %43

25:
  %26 = phi i8 [ %34, %31 ], [ %22, %19 ]
  %27 = phi i64 [ %32, %31 ], [ 0, %19 ]
  %28 = sext i8 %26 to i32
  %29 = call i8* @strchr(i8* noundef %1, i32 noundef %28)
  %30 = icmp eq i8* %29, null
  br i1 %30, label %31, label %36

31:
  %32 = add i64 %27, 1
  %33 = getelementptr inbounds i8, i8* %21, i64 %32
  %34 = load i8, i8* %33, align 1
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %36, label %25

36:
  %37 = phi i64 [ %27, %25 ], [ %32, %31 ]
  %38 = getelementptr inbounds i8, i8* %21, i64 %37
  %39 = load i8, i8* %38, align 1
  %40 = icmp ne i8 %39, 0
  %41 = zext i1 %40 to i64
  %42 = getelementptr i8, i8* %38, i64 %41
  store i8* %42, i8** @strtok.rest, align 8
  store i8 0, i8* %38, align 1
  br label %43

43:
  %44 = phi i8* [ %21, %36 ], [ null, %24 ]
  ret i8* %44
}

define dso_local i8* @strsep(i8** nocapture noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = load i8*, i8** %0, align 8
  %4 = icmp eq i8* %3, null
  br i1 %4, label %26, label %5

5:
  %6 = load i8, i8* %3, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %19, label %8

8:
  %9 = phi i8 [ %17, %14 ], [ %6, %5 ]
  %10 = phi i64 [ %15, %14 ], [ 0, %5 ]
  %11 = sext i8 %9 to i32
  %12 = call i8* @strchr(i8* noundef %1, i32 noundef %11)
  %13 = icmp eq i8* %12, null
  br i1 %13, label %14, label %19

14:
  %15 = add i64 %10, 1
  %16 = getelementptr inbounds i8, i8* %3, i64 %15
  %17 = load i8, i8* %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %8

19:
  %20 = phi i64 [ 0, %5 ], [ %10, %8 ], [ %15, %14 ]
  %21 = getelementptr inbounds i8, i8* %3, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = icmp eq i8 %22, 0
  %24 = getelementptr inbounds i8, i8* %21, i64 1
  %25 = select i1 %23, i8* null, i8* %24
  store i8* %25, i8** %0, align 8
  store i8 0, i8* %21, align 1
  br label %26

26:
  %27 = phi i8* [ %3, %19 ], [ null, %2 ]
  ret i8* %27
}

define dso_local i32 @strcasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, i8* %0, align 1
  %4 = zext i8 %3 to i32
  %5 = call i32 @tolower(i32 noundef %4)
  %6 = load i8, i8* %1, align 1
  %7 = zext i8 %6 to i32
  %8 = call i32 @tolower(i32 noundef %7)
  %9 = icmp eq i32 %5, %8
  %10 = icmp ne i32 %5, 0
  %11 = and i1 %10, %9
  %12 = sub nsw i32 %5, %8
  %13 = select i1 %11, i32 undef, i32 %12
  br i1 %11, label %14, label %31

14:
  %15 = phi i32 [ %30, %14 ], [ %13, %2 ]
  %16 = phi i8* [ %18, %14 ], [ %0, %2 ]
  %17 = phi i8* [ %19, %14 ], [ %1, %2 ]
  %18 = getelementptr inbounds i8, i8* %16, i64 1
  %19 = getelementptr inbounds i8, i8* %17, i64 1
  %20 = load i8, i8* %18, align 1
  %21 = zext i8 %20 to i32
  %22 = call i32 @tolower(i32 noundef %21)
  %23 = load i8, i8* %19, align 1
  %24 = zext i8 %23 to i32
  %25 = call i32 @tolower(i32 noundef %24)
  %26 = icmp eq i32 %22, %25
  %27 = icmp ne i32 %22, 0
  %28 = and i1 %27, %26
  %29 = sub nsw i32 %22, %25
  %30 = select i1 %28, i32 %15, i32 %29
  br i1 %28, label %14, label %31

31:
  %32 = phi i32 [ %13, %2 ], [ %30, %14 ]
  ret i32 %32
}

declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr

define dso_local i32 @strncasecmp(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %26, label %5

5:
  %6 = phi i32 [ %20, %21 ], [ undef, %3 ]
  %7 = phi i8* [ %22, %21 ], [ %0, %3 ]
  %8 = phi i64 [ %24, %21 ], [ %2, %3 ]
  %9 = phi i8* [ %23, %21 ], [ %1, %3 ]
  %10 = load i8, i8* %7, align 1
  %11 = zext i8 %10 to i32
  %12 = call i32 @tolower(i32 noundef %11)
  %13 = load i8, i8* %9, align 1
  %14 = zext i8 %13 to i32
  %15 = call i32 @tolower(i32 noundef %14)
  %16 = icmp eq i32 %12, %15
  %17 = icmp ne i32 %12, 0
  %18 = and i1 %17, %16
  %19 = sub nsw i32 %12, %15
  %20 = select i1 %18, i32 %6, i32 %19
  br i1 %18, label %21, label %26

21:
  %22 = getelementptr inbounds i8, i8* %7, i64 1
  %23 = getelementptr inbounds i8, i8* %9, i64 1
  %24 = add i64 %8, -1
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %5

26:
  %27 = phi i32 [ 0, %3 ], [ 0, %21 ], [ %20, %5 ]
  ret i32 %27
}

define dso_local i8* @stpcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr {
  %3 = load i8, i8* %1, align 1
  store i8 %3, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %12, label %5

5:
  %6 = phi i8* [ %8, %5 ], [ %1, %2 ]
  %7 = phi i8* [ %9, %5 ], [ %0, %2 ]
  %8 = getelementptr inbounds i8, i8* %6, i64 1
  %9 = getelementptr inbounds i8, i8* %7, i64 1
  %10 = load i8, i8* %8, align 1
  store i8 %10, i8* %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %5

12:
  %13 = phi i8* [ %0, %2 ], [ %9, %5 ]
  ret i8* %13
}

define dso_local i8* @mempcpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %5, label %7

5:
  %6 = phi i8* [ %0, %3 ], [ %13, %7 ]
  ret i8* %6

7:
  %8 = phi i8* [ %11, %7 ], [ %1, %3 ]
  %9 = phi i8* [ %13, %7 ], [ %0, %3 ]
  %10 = phi i64 [ %14, %7 ], [ %2, %3 ]
  %11 = getelementptr inbounds i8, i8* %8, i64 1
  %12 = load i8, i8* %8, align 1
  %13 = getelementptr inbounds i8, i8* %9, i64 1
  store i8 %12, i8* %9, align 1
  %14 = add i64 %10, -1
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %5, label %7
}

define dso_local i8* @strchrnul(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = load i8, i8* %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %17, label %5

5:
  %6 = shl i32 %1, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:
  %9 = phi i8 [ %3, %5 ], [ %15, %13 ]
  %10 = phi i8* [ %0, %5 ], [ %14, %13 ]
  %11 = sext i8 %9 to i32
  %12 = icmp eq i32 %7, %11
  br i1 %12, label %17, label %13

13:
  %14 = getelementptr inbounds i8, i8* %10, i64 1
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %8

17:
  %18 = phi i8* [ %0, %2 ], [ %10, %8 ], [ %14, %13 ]
  ret i8* %18
}

define dso_local i8* @strcasestr(i8* noundef readonly %0, i8* nocapture noundef readonly %1) local_unnamed_addr {
  br label %3

3:
  %4 = phi i8* [ %0, %2 ], [ %34, %31 ]
  %5 = phi i8* [ undef, %2 ], [ %32, %31 ]
  %6 = load i8, i8* %1, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %23, label %8

8:
  %9 = phi i8* [ %20, %18 ], [ %1, %3 ]
  %10 = phi i8* [ %19, %18 ], [ %4, %3 ]
  %11 = load i8, i8* %10, align 1
  %12 = zext i8 %11 to i32
  %13 = call i32 @tolower(i32 noundef %12)
  %14 = load i8, i8* %9, align 1
  %15 = zext i8 %14 to i32
  %16 = call i32 @tolower(i32 noundef %15)
  %17 = icmp eq i32 %13, %16
  br i1 %17, label %18, label %23

18:
  %19 = getelementptr inbounds i8, i8* %10, i64 1
  %20 = getelementptr inbounds i8, i8* %9, i64 1
  %21 = load i8, i8* %20, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %8

23:
  %24 = phi i8* [ %1, %3 ], [ %9, %8 ], [ %20, %18 ]
  %25 = load i8, i8* %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %31, label %27

27:
  %28 = load i8, i8* %4, align 1
  %29 = icmp eq i8 %28, 0
  %30 = select i1 %29, i8* null, i8* %5
  br label %31

31:
  %32 = phi i8* [ %4, %23 ], [ %30, %27 ]
  %33 = phi i1 [ true, %23 ], [ %29, %27 ]
  %34 = getelementptr inbounds i8, i8* %4, i64 1
  br i1 %33, label %35, label %3

35:
  ret i8* %32
}

define dso_local i8* @memmem(i8* noundef readonly %0, i64 noundef %1, i8* nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp ult i64 %1, %3
  %6 = sub i64 %1, %3
  br i1 %5, label %32, label %7

7:
  %8 = icmp eq i64 %3, 0
  br label %12

9:
  %10 = icmp ugt i64 %31, %6
  %11 = select i1 %5, i1 true, i1 %10
  br i1 %11, label %32, label %12

12:
  %13 = phi i64 [ 0, %7 ], [ %31, %9 ]
  %14 = phi i8* [ undef, %7 ], [ %30, %9 ]
  br i1 %8, label %26, label %15

15:
  %16 = phi i64 [ %24, %23 ], [ 0, %12 ]
  %17 = add i64 %16, %13
  %18 = getelementptr inbounds i8, i8* %0, i64 %17
  %19 = load i8, i8* %18, align 1
  %20 = getelementptr inbounds i8, i8* %2, i64 %16
  %21 = load i8, i8* %20, align 1
  %22 = icmp eq i8 %19, %21
  br i1 %22, label %23, label %26

23:
  %24 = add nuw i64 %16, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %26, label %15

26:
  %27 = phi i64 [ 0, %12 ], [ %16, %15 ], [ %3, %23 ]
  %28 = icmp eq i64 %27, %3
  %29 = getelementptr inbounds i8, i8* %0, i64 %13
  %30 = select i1 %28, i8* %29, i8* %14
  %31 = add i64 %13, 1
  br i1 %28, label %32, label %9

32:
  %33 = phi i8* [ null, %4 ], [ %30, %26 ], [ null, %9 ]
  ret i8* %33
}

define dso_local i8* @memrchr(i8* noundef readonly %0, i32 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = trunc i32 %1 to i8
  br label %5

5:
  %6 = phi i64 [ %2, %3 ], [ %7, %9 ]
  %7 = add i64 %6, -1
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %15, label %9

9:
  %10 = getelementptr inbounds i8, i8* %0, i64 %7
  %11 = load i8, i8* %10, align 1
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5

13:
  %14 = getelementptr inbounds i8, i8* %0, i64 %7
  br label %15

15:
  %16 = phi i8* [ %14, %13 ], [ null, %5 ]
  ret i8* %16
}

define dso_local i8* @rawmemchr(i8* noundef readonly %0, i32 noundef %1) local_unnamed_addr {
  %3 = trunc i32 %1 to i8
  br label %4

4:
  %5 = phi i8* [ %0, %2 ], [ %8, %4 ]
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, %3
  %8 = getelementptr inbounds i8, i8* %5, i64 1
  br i1 %7, label %9, label %4

9:
  ret i8* %5
}

define dso_local i8* @memccpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %20, label %6

6:
  %7 = trunc i32 %2 to i8
  br label %8

8:
  %9 = phi i64 [ 0, %6 ], [ %18, %17 ]
  %10 = getelementptr inbounds i8, i8* %1, i64 %9
  %11 = load i8, i8* %10, align 1
  %12 = getelementptr inbounds i8, i8* %0, i64 %9
  store i8 %11, i8* %12, align 1
  %13 = icmp eq i8 %11, %7
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds i8, i8* %0, i64 %9
  %16 = getelementptr inbounds i8, i8* %15, i64 1
  br label %20

17:
  %18 = add nuw i64 %9, 1
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %20, label %8

20:
  %21 = phi i8* [ %16, %14 ], [ null, %4 ], [ null, %17 ]
  ret i8* %21
}

define dso_local i8* @stpncpy(i8* noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %14, label %5

5:
  %6 = phi i64 [ %12, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %1, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds i8, i8* %0, i64 %6
  store i8 %8, i8* %11, align 1
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %14, label %5

14:
  %15 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %16 = icmp ult i64 %15, %2
  br i1 %16, label %19, label %17

17:
  %18 = getelementptr inbounds i8, i8* %0, i64 %15
  ret i8* %18

19:
  %20 = phi i64 [ %22, %19 ], [ %15, %14 ]
  %21 = getelementptr inbounds i8, i8* %0, i64 %20
  store i8 0, i8* %21, align 1
  %22 = add nuw i64 %20, 1
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %17, label %19
}

define dso_local i64 @strlcpy(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = load i8, i8* %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = phi i8 [ %15, %13 ], [ %4, %3 ]
  %8 = phi i64 [ %9, %13 ], [ 0, %3 ]
  %9 = add i64 %8, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %7, i8* %12, align 1
  br label %13

13:
  %14 = getelementptr inbounds i8, i8* %1, i64 %9
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %6

17:
  %18 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %19 = icmp eq i64 %2, 0
  br i1 %19, label %25, label %20

20:
  %21 = icmp ult i64 %18, %2
  %22 = add i64 %2, -1
  %23 = select i1 %21, i64 %18, i64 %22
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  store i8 0, i8* %24, align 1
  br label %25

25:
  ret i64 %18
}

define dso_local i64 @strlcat(i8* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %13, label %5

5:
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = load i8, i8* %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %5

13:
  %14 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  %16 = sub i64 %2, %14
  %17 = load i8, i8* %1, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %30, label %19

19:
  %20 = phi i8 [ %28, %26 ], [ %17, %13 ]
  %21 = phi i64 [ %22, %26 ], [ 0, %13 ]
  %22 = add i64 %21, 1
  %23 = icmp ult i64 %22, %16
  br i1 %23, label %24, label %26

24:
  %25 = getelementptr inbounds i8, i8* %15, i64 %21
  store i8 %20, i8* %25, align 1
  br label %26

26:
  %27 = getelementptr inbounds i8, i8* %1, i64 %22
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %30, label %19

30:
  %31 = phi i64 [ 0, %13 ], [ %22, %26 ]
  %32 = icmp eq i64 %16, 0
  br i1 %32, label %38, label %33

33:
  %34 = icmp ult i64 %31, %16
  %35 = add i64 %16, -1
  %36 = select i1 %34, i64 %31, i64 %35
  %37 = getelementptr inbounds i8, i8* %15, i64 %36
  store i8 0, i8* %37, align 1
  br label %38

38:
  %39 = add i64 %31, %14
  ret i64 %39
}

define dso_local void @bzero(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %9, label %4

4:
  %5 = phi i64 [ %7, %4 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8 0, i8* %6, align 1
  %7 = add nuw i64 %5, 1
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %9, label %4

9:
  ret void
}

define dso_local void @explicit_bzero(i8* nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %9, label %4

4:
  %5 = phi i64 [ %7, %4 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, i8* %0, i64 %5
  store i8 0, i8* %6, align 1
  %7 = add nuw i64 %5, 1
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %9, label %4

9:
  ret void
}

define dso_local void @bcopy(i8* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = call i8* @memmove(i8* noundef %1, i8* noundef %0, i64 noundef %2)
  ret void
}

declare dso_local i8* @memmove(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr

define dso_local i8* @index(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = call i8* @strchr(i8* noundef %0, i32 noundef %1)
  ret i8* %3
}

define dso_local i8* @rindex(i8* noundef %0, i32 noundef %1) local_unnamed_addr {
  %3 = call i8* @strrchr(i8* noundef %0, i32 noundef %1)
  ret i8* %3
}

declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr

define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %13, label %3

3:
  %4 = and i64 %0, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %13

6:
  %7 = phi i64 [ %10, %6 ], [ %0, %3 ]
  %8 = phi i32 [ %9, %6 ], [ 1, %3 ]
  %9 = add nuw nsw i32 %8, 1
  %10 = lshr i64 %7, 1
  %11 = and i64 %7, 2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %6, label %13

13:
  %14 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %9, %6 ]
  ret i32 %14
}

define dso_local i32 @ffs(i32 noundef %0) local_unnamed_addr {
  %2 = zext i32 %0 to i64
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %14, label %4

4:
  %5 = and i64 %2, 1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %14

7:
  %8 = phi i64 [ %11, %7 ], [ %2, %4 ]
  %9 = phi i32 [ %10, %7 ], [ 1, %4 ]
  %10 = add nuw nsw i32 %9, 1
  %11 = lshr i64 %8, 1
  %12 = and i64 %8, 2
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %7, label %14

14:
  %15 = phi i32 [ 0, %1 ], [ 1, %4 ], [ %10, %7 ]
  ret i32 %15
}

define dso_local i32 @ffsl(i64 noundef %0) local_unnamed_addr {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %13, label %3

3:
  %4 = and i64 %0, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %13

6:
  %7 = phi i64 [ %10, %6 ], [ %0, %3 ]
  %8 = phi i32 [ %9, %6 ], [ 1, %3 ]
  %9 = add nuw nsw i32 %8, 1
  %10 = lshr i64 %7, 1
  %11 = and i64 %7, 2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %6, label %13

13:
  %14 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %9, %6 ]
  ret i32 %14
}

define dso_local i32 @strcoll(i8* noundef %0, i8* noundef %1) local_unnamed_addr {
  %3 = call i32 @strcmp(i8* noundef %0, i8* noundef %1)
  ret i32 %3
}

declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr

define dso_local i64 @strxfrm(i8* nocapture noundef writeonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = load i8, i8* %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = phi i8 [ %15, %13 ], [ %4, %3 ]
  %8 = phi i64 [ %9, %13 ], [ 0, %3 ]
  %9 = add i64 %8, 1
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %11, label %13

11:
  %12 = getelementptr inbounds i8, i8* %0, i64 %8
  store i8 %7, i8* %12, align 1
  br label %13

13:
  %14 = getelementptr inbounds i8, i8* %1, i64 %9
  %15 = load i8, i8* %14, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %6

17:
  %18 = phi i64 [ 0, %3 ], [ %9, %13 ]
  %19 = icmp eq i64 %2, 0
  br i1 %19, label %25, label %20

20:
  %21 = icmp ult i64 %18, %2
  %22 = add i64 %2, -1
  %23 = select i1 %21, i64 %18, i64 %22
  %24 = getelementptr inbounds i8, i8* %0, i64 %23
  store i8 0, i8* %24, align 1
  br label %25

25:
  ret i64 %18
}

define dso_local i8* @basename(i8* noundef %0) local_unnamed_addr {
  %2 = call i8* @strrchr(i8* noundef %0, i32 noundef 47)
  %3 = icmp eq i8* %2, null
  %4 = getelementptr inbounds i8, i8* %2, i64 1
  %5 = select i1 %3, i8* %0, i8* %4
  ret i8* %5
}

define dso_local i8* @__xpg_basename(i8* noundef %0) local_unnamed_addr {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %41, label %3

3:
  %4 = load i8, i8* %0, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %41, label %6

6:
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1
  %10 = icmp eq i8 %9, 0
  %11 = add i64 %7, 1
  br i1 %10, label %12, label %6

12:
  %13 = icmp ne i64 %7, 0
  %14 = zext i1 %13 to i64
  br label %15

15:
  %16 = phi i64 [ %7, %12 ], [ %19, %18 ]
  %17 = icmp ugt i64 %16, 1
  br i1 %17, label %18, label %23

18:
  %19 = add i64 %16, -1
  %20 = getelementptr inbounds i8, i8* %0, i64 %19
  %21 = load i8, i8* %20, align 1
  %22 = icmp eq i8 %21, 47
  br i1 %22, label %15, label %23

23:
  %24 = phi i64 [ %14, %15 ], [ %16, %18 ]
  %25 = icmp eq i64 %24, 1
  %26 = icmp eq i8 %4, 47
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %41, label %28

28:
  %29 = getelementptr inbounds i8, i8* %0, i64 %24
  store i8 0, i8* %29, align 1
  br label %30

30:
  %31 = phi i64 [ %24, %28 ], [ %34, %33 ]
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %38, label %33

33:
  %34 = add i64 %31, -1
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  %36 = load i8, i8* %35, align 1
  %37 = icmp eq i8 %36, 47
  br i1 %37, label %38, label %30

38:
  %39 = phi i64 [ 0, %30 ], [ %31, %33 ]
  %40 = getelementptr inbounds i8, i8* %0, i64 %39
  br label %41

41:
  %42 = phi i8* [ %40, %38 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %3 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %1 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %23 ]
  ret i8* %42
}

define dso_local i8* @dirname(i8* noundef %0) local_unnamed_addr {
  %2 = icmp eq i8* %0, null
  br i1 %2, label %41, label %3

3:
  %4 = phi i64 [ %8, %3 ], [ 0, %1 ]
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  %6 = load i8, i8* %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3

9:
  %10 = icmp ne i64 %4, 0
  %11 = zext i1 %10 to i64
  br label %12

12:
  %13 = phi i64 [ %4, %9 ], [ %16, %15 ]
  %14 = icmp ugt i64 %13, 1
  br i1 %14, label %15, label %20

15:
  %16 = add i64 %13, -1
  %17 = getelementptr inbounds i8, i8* %0, i64 %16
  %18 = load i8, i8* %17, align 1
  %19 = icmp eq i8 %18, 47
  br i1 %19, label %12, label %20

20:
  %21 = phi i64 [ %13, %15 ], [ %11, %12 ]
  br label %22

22:
  %23 = phi i64 [ %26, %25 ], [ %21, %20 ]
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %41, label %25

25:
  %26 = add i64 %23, -1
  %27 = getelementptr inbounds i8, i8* %0, i64 %26
  %28 = load i8, i8* %27, align 1
  %29 = icmp eq i8 %28, 47
  br i1 %29, label %30, label %22

30:
  %31 = phi i64 [ %34, %33 ], [ %23, %25 ]
  %32 = icmp ugt i64 %31, 1
  br i1 %32, label %33, label %38

33:
  %34 = add i64 %31, -1
  %35 = getelementptr inbounds i8, i8* %0, i64 %34
  %36 = load i8, i8* %35, align 1
  %37 = icmp eq i8 %36, 47
  br i1 %37, label %30, label %38

38:
  %39 = phi i64 [ 1, %30 ], [ %31, %33 ]
  %40 = getelementptr inbounds i8, i8* %0, i64 %39
  store i8 0, i8* %40, align 1
  br label %41

41:
  %42 = phi i8* [ %0, %38 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %1 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %22 ]
  ret i8* %42
}

define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr {
  %2 = icmp ult i32 %0, 134
  br i1 %2, label %3, label %7

3:
  %4 = sext i32 %0 to i64
  %5 = getelementptr inbounds [134 x i8*], [134 x i8*]* @errors, i64 0, i64 %4
  %6 = load i8*, i8** %5, align 8
  br label %9

7:
  %8 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @strerror.unknown, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 noundef %0)
  br label %9

9:
  %10 = phi i8* [ %6, %3 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @strerror.unknown, i64 0, i64 0), %7 ]
  ret i8* %10
}

declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr

define dso_local i8* @strerror_r(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %0, 134
  br i1 %4, label %5, label %9

5:
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [134 x i8*], [134 x i8*]* @errors, i64 0, i64 %6
  %8 = load i8*, i8** %7, align 8
  br label %11

9:
  %10 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 noundef %0)
  br label %11

11:
  %12 = phi i8* [ %8, %5 ], [ %1, %9 ]
  ret i8* %12
}

define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr {
  %4 = icmp ult i32 %0, 134
  br i1 %4, label %5, label %9

5:
  %6 = sext i32 %0 to i64
  %7 = getelementptr inbounds [134 x i8*], [134 x i8*]* @errors, i64 0, i64 %6
  %8 = load i8*, i8** %7, align 8
  br label %11

9:
  %10 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @strerror.unknown, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i32 noundef %0)
  br label %11

11:
  %12 = phi i8* [ %8, %5 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @strerror.unknown, i64 0, i64 0), %9 ]
  %13 = load i8, i8* %12, align 1
  %14 = icmp ne i8 %13, 0
  %15 = icmp ugt i64 %2, 1
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %28

17:
  %18 = phi i64 [ %25, %17 ], [ 1, %11 ]
  %19 = phi i8 [ %23, %17 ], [ %13, %11 ]
  %20 = phi i64 [ %18, %17 ], [ 0, %11 ]
  %21 = getelementptr inbounds i8, i8* %1, i64 %20
  store i8 %19, i8* %21, align 1
  %22 = getelementptr inbounds i8, i8* %12, i64 %18
  %23 = load i8, i8* %22, align 1
  %24 = icmp ne i8 %23, 0
  %25 = add nuw i64 %18, 1
  %26 = icmp ult i64 %25, %2
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %17, label %28

28:
  %29 = phi i64 [ 0, %11 ], [ %18, %17 ]
  %30 = getelementptr inbounds i8, i8* %12, i64 %29
  %31 = icmp eq i64 %2, 0
  br i1 %31, label %34, label %32

32:
  %33 = getelementptr inbounds i8, i8* %1, i64 %29
  store i8 0, i8* %33, align 1
  br label %34

34:
  %35 = icmp ugt i32 %0, 133
  br i1 %35, label %40, label %36

36:
  %37 = load i8, i8* %30, align 1
  %38 = icmp eq i8 %37, 0
  %39 = select i1 %38, i32 0, i32 34
  br label %40

40:
  %41 = phi i32 [ %39, %36 ], [ 22, %34 ]
  ret i32 %41
}


