// mazurka:
// verdict: verified
//
// Treiber's stack as a class template.
#include <atomic>
#include <cassert>
#include <thread>

template <typename T> class Stack {
    struct Node {
        T value;
        Node *next;
    };
    std::atomic<Node *> top{nullptr};

  public:
    void push(T value) {
        Node *node = new Node{value, nullptr};
        Node *old = top.load();
        do {
            node->next = old;
        } while (!top.compare_exchange_weak(old, node));
    }
    bool pop(T &value) {
        for (;;) {
            Node *old = top.load();
            if (!old) return false;
            if (top.compare_exchange_strong(old, old->next)) {
                value = old->value;
                return true;
            }
        }
    }
};

static Stack<int> stack;

int main() {
    int value = 0, sum = 0;
    std::thread a([] { stack.push(1); }), b([] { stack.push(2); });
    if (stack.pop(value)) sum += value;
    a.join();
    b.join();
    while (stack.pop(value)) sum += value;
    assert(sum == 3);
}
