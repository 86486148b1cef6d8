// mazurka: --nondet-extern lookup=0..1
// verdict: error
// message: lookup cannot return any value of a range: it does not return an integer
//
// Numbers can be explored one by one; addresses of something mean nothing.
extern int *lookup(int);

int main(void) { return lookup(3) == 0; }
