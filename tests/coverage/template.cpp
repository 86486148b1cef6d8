// Templates: a line is reached if it is in one of its instances. What lies in headers of the system does not count.
#include <atomic>
#include <thread>
#include <vector>

template <typename T> struct Box {
    std::vector<T> items;
    void put(T item) {
        if (items.size() > 3)
            return; // never
        items.push_back(item);
        if (sizeof(T) == 1)
            items.pop_back();
    }
    T get() {
        return items.back(); // never
    }
};

int main() {
    Box<int> numbers;
    Box<char> letters;
    std::atomic<int> done{0};
    std::thread other([&] { done = 1; });
    numbers.put(1);
    letters.put('a');
    other.join();
    if (done == 0)
        return numbers.get(); // never
    return 0;
}
