// mazurka: violation deadlock --file a.txt=data/poem.txt --file b.txt=data/letter.txt --file list=data/list.txt --arg -n --arg -i --arg --include=*.txt --arg -f --arg list --arg -o --arg found --arg rose --arg a.txt -- -DBUG_ONE_WORKER_IS_TOLD
// with: automaton.c bytes.c glob.c names.c queue.c results.c scan.c search.c settings.c
/* The scanner with a fault: when the queue is closed, only one worker is told. */
#include "main.c"
