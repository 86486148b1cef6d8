/* Where a program ends: Mazurka reports what was printed up to a violation. */
#ifdef __MAZURKA__
extern
#ifdef __cplusplus
    "C"
#endif
    void __VERIFIER_error(void);
#define DONE __VERIFIER_error()
#else
#define DONE (void)0
#endif
