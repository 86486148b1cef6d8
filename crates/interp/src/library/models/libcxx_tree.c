/* The trees of std::map and std::set of libc++, in place of what its header does to balance them: the trees here are not
 * balanced, which only time would tell. Whoever changes a tree writes the root, so that whoever looks at the tree at the same
 * time conflicts with that, as it may if nodes are rotated. */

#include <stdbool.h>
#include <stddef.h>

/* Above the root is the end of the tree, of which there is only the left child. */
struct node {
    struct node *left, *right, *parent;
    bool black;
};

static void changed(struct node *end) {
    struct node *volatile *root = &end->left;
    *root = *root;
}

/* A node has been linked into the tree. */
void mazurka_libcxx_tree_insert(struct node *root, struct node *node) {
    node->black = true;
    changed(root->parent);
}

/* A node, or nothing, takes the place of another one below its parent. */
static void replace(struct node *node, struct node *new) {
    struct node *parent = node->parent;
    if (parent->left == node) parent->left = new;
    else parent->right = new;
    if (new) new->parent = parent;
}

void mazurka_libcxx_tree_remove(struct node *root, struct node *node) {
    struct node *end = root->parent;
    if (!node->left || !node->right) {
        replace(node, node->left ? node->left : node->right);
    } else {
        /* The next node has no left child: it leaves its place and takes that of the node. */
        struct node *next = node->right;
        while (next->left) next = next->left;
        if (next != node->right) {
            replace(next, next->right);
            next->right = node->right;
            next->right->parent = next;
        }
        next->left = node->left;
        next->left->parent = next;
        replace(node, next);
    }
    changed(end);
}
