#!/bin/sh
# Compiles the C and C++ workloads to the .ll files beside this script. They are committed, so that the
# counts do not depend on the installed clang; run this only to change a workload, with clang 14, and
# renew the baseline afterwards.
set -eu
cd "$(dirname "$0")/../.."

compile() { # name, source, arguments
    name=$1 source=$2
    shift 2
    ${CLANG:-clang} -S -emit-llvm -g -fdebug-compilation-dir=. -O0 -fno-discard-value-names \
        -Xclang -disable-O0-optnone -pthread -w -D__MAZURKA__ -I include "$@" "$source" \
        -o "bench/instructions/$name.ll"
}

compile fib_bench bench/programs/pop/fib_bench.c -DN=5
compile circular_buffer bench/programs/pop/circular_buffer.c -DN=8
compile mpmc_queue bench/programs/await/mpmc_queue.c -DREADERS=1 -DWRITERS=1 -DBOTH=2
compile mutex_musl bench/programs/await/mutex_musl.c -DN=3
compile db_cache bench/programs/event/db_cache.c -DN=3
compile bbuf bench/programs/sdpor/bbuf.c -DP=2 -DC=2 -DI=2 -DJ=2 -DCAP=1
compile cxx_queue bench/instructions/cxx_queue.cpp -D_GLIBCXX_ASSERTIONS
compile deep bench/instructions/deep.c
