// mazurka: -- -std=c++17
// verdict: violation
// violation: memory
// cause: premature reclamation
// message: after it was freed
//
// A lock-free stack whose pop deletes the node while another pop may still look at it.
#include <atomic>
#include <thread>

struct Node {
    int value;
    Node *next;
};

std::atomic<Node *> top{nullptr};

void push(int value) {
    Node *node = new Node{value, top.load()};
    while (!top.compare_exchange_strong(node->next, node)) {
    }
}

void pop() {
    Node *node = top.load();
    while (node && !top.compare_exchange_strong(node, node->next)) {
    }
    delete node;
}

int main() {
    push(1);
    push(2);
    std::thread a(pop), b(pop);
    a.join();
    b.join();
}
