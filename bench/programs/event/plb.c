// Program of: Abdulla, Atig, Bønneland, Das, Jonsson, Lång, Sagonas, "Tailoring Stateless Model
// Checking for Event-Driven Multi-Threaded Programs", ATVA 2023 (plb).
//
// A load balancer takes N requests from a list; for each it posts a message to the same handler that serves
// the client, and then a message to itself for the next request.
//
// N: requests.
//
// Executions: 1, since the messages only touch what is handed to them. With handlers as locks
// (2N-1)!!: 105, 10395, 2027025 for N = 4, 6, 8.

#include <mazurka.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef N
#define N 4
#endif

struct request {
    int id;
    struct request *next;
};

struct client {
    int id;
};

struct order {
    struct client *client;
    int id;
};

static mazurka_handler_t handler;
static struct request *requests;

static void serve(void *argument) {
    struct order *order = argument;
    order->client->id = order->id;
    free(order->client);
    free(order);
}

static void take(void *unused) {
    (void)unused;
    struct order *order = malloc(sizeof *order);
    order->client = malloc(sizeof *order->client);
    order->id = requests->id;
    mazurka_post(handler, serve, order);
    requests = requests->next;
    if (requests) mazurka_post(handler, take, 0);
}

int main(void) {
    for (int i = N - 1; i >= 0; i--) {
        struct request *request = malloc(sizeof *request);
        request->id = i;
        request->next = requests;
        requests = request;
    }
    mazurka_handler_create(&handler);
    mazurka_handler_start(handler);
    mazurka_post(handler, take, 0);
    return 0;
}
