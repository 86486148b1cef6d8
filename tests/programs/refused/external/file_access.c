// mazurka:
// verdict: error
// message: fopen
//
// Files are outside of the program, and no execution could be repeated.
#include <stdio.h>

int main(void) {
    FILE *file = fopen("data.txt", "r");
    return file == 0;
}
