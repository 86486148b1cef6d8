// mazurka:
// verdict: verified
//
// The queue lock of Mellor-Crummey and Scott, as a class with a guard.
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
    std::atomic<Node *> next{nullptr};
    std::atomic<bool> locked{false};
};

class McsLock {
    std::atomic<Node *> tail{nullptr};

  public:
    void lock(Node &own) {
        own.next.store(nullptr);
        own.locked.store(true);
        Node *before = tail.exchange(&own);
        if (!before) return;
        before->next.store(&own);
        while (own.locked.load()) {
        }
    }
    void unlock(Node &own) {
        Node *next = own.next.load();
        if (!next) {
            Node *expected = &own;
            if (tail.compare_exchange_strong(expected, nullptr)) return;
            while (!(next = own.next.load())) {
            }
        }
        next->locked.store(false);
    }
};

static McsLock lock;
static Node nodes[2];
static int shared;

static void work(int id) {
    lock.lock(nodes[id]);
    shared = shared + 1;
    lock.unlock(nodes[id]);
}

int main() {
    std::thread a(work, 0), b(work, 1);
    a.join();
    b.join();
    assert(shared == 2);
}
