// mazurka:
// verdict: error
// message: measure_temperature
//
// A function that nobody defines: the message names it, before anything is explored.
extern int measure_temperature(void);

int main(void) {
    return measure_temperature();
}
