// mazurka: violation assertion --file a=data/a.txt --file b=data/b.txt --arg -j2 --arg journal --arg a --arg b -- -DBUG_JOURNAL_AFTER_UNLOCK
// with: journal.c listing.c request.c server.c session.c store.c table.c text.c
/* The server with a fault: a change gets into the journal after the lock is released. */
#include "main.c"
