// Loops over strings.
unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 ^ (unsigned char)*s++; return h; }
char *reverse(char *s) { char *e = s; while (*e) e++; for (char *p = s; p < --e; p++) { char t = *p; *p = *e; *e = t; } return s; }
int digits(const char *s) { int n = 0; for (int i = 0; s[i]; i++) if (s[i] >= '0' && s[i] <= '9') n = n * 10 + s[i] - '0'; return n; }
int main(void) { char t[] = "reverse me"; return (int)hash(reverse(t)) + digits("a1b2"); }
