// mazurka:
// verdict: verified
//
// The queue of Michael and Scott as a class template, for one value from each thread.
#include <atomic>
#include <cassert>
#include <thread>

template <typename T> class Queue {
    struct Node {
        T value;
        std::atomic<Node *> next;
        explicit Node(T v) : value(v), next(nullptr) {}
    };
    std::atomic<Node *> head, tail;

  public:
    Queue() {
        Node *first = new Node(T());
        head.store(first);
        tail.store(first);
    }
    void push(T value) {
        Node *node = new Node(value);
        for (;;) {
            Node *end = tail.load(), *next = end->next.load();
            if (next) {
                tail.compare_exchange_strong(end, next);
            } else if (end->next.compare_exchange_strong(next, node)) {
                tail.compare_exchange_strong(end, node);
                return;
            }
        }
    }
    bool pop(T &value) {
        for (;;) {
            Node *begin = head.load(), *next = begin->next.load();
            if (!next) return false;
            if (head.compare_exchange_strong(begin, next)) {
                value = next->value;
                return true;
            }
        }
    }
};

static Queue<int> queue;

int main() {
    int value = 0, sum = 0;
    std::thread a([] { queue.push(1); });
    queue.push(2);
    a.join();
    while (queue.pop(value)) sum += value;
    assert(sum == 3);
}
