// mazurka:
// verdict: error
// message: measure_temperature
//
// A function that nobody defines: the message names it where an execution comes to it.
extern int measure_temperature(void);

int main(void) {
    return measure_temperature();
}
