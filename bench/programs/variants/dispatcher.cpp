// A variant of dispatcher (CAV 2024, Table 1; see ../pop/dispatcher.c), in C++.
//
// A server is an object with its mutex and channels, locks are std::lock_guard, and threads are
// std::thread. The servers are detached, because nobody joins them.
//
// N: servers, requests, and choices per request.
//
// Executions: those of the original, because the operations on shared memory are the same.

#include <array>
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

#ifndef N
#define N 4
#endif

class Server {
public:
    void send() {
        std::lock_guard<std::mutex> guard(mutex);
        input.store(input.load() + 1);
    }

    void serve() {
        std::lock_guard<std::mutex> guard(mutex);
        if (input.load() > 0) output.store(input.load());
    }

private:
    std::mutex mutex;
    std::atomic<int> input{0}, output{0};
};

class Choice {
public:
    void pick_each() {
        for (int server = 0; server < N; server++) {
            std::lock_guard<std::mutex> guard(mutex);
            chosen.store(server);
        }
    }

    int get() {
        std::lock_guard<std::mutex> guard(mutex);
        return chosen.load();
    }

private:
    std::mutex mutex;
    std::atomic<int> chosen{0};
};

static std::array<Server, N> servers;
static Choice choice;

static int process_request() {
    std::thread picker(&Choice::pick_each, &choice);
    const int chosen = choice.get();
    servers[chosen].send();
    picker.join();
    return chosen;
}

int main() {
    std::array<int, N> picked{};
    for (int s = 0; s < N; s++) std::thread(&Server::serve, &servers[s]).detach();
    for (int &chosen : picked) chosen = process_request();
    for (int chosen : picked) assert(chosen >= 0 && chosen < N);
    return 0;
}
