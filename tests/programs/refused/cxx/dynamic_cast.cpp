// mazurka:
// verdict: error
// message: dynamic_cast is not supported
//
// Types are not looked at while the program runs.
struct A {
    virtual ~A() {}
};
struct B : A {};
int main() {
    A *a = new B;
    return dynamic_cast<B *>(a) == nullptr;
}
