
; The nodes of std::map and std::set: the colour (0), the parent (8), the left (16) and the right child (24).
; The header is the parent of the root; its children are the first and the last node. It is red (0) and
; all nodes are black: the trees here are not balanced, which only time would tell. Whoever changes a tree
; writes the root, so that whoever looks at the tree at the same time conflicts with that, as it may if
; nodes are rotated.

define ptr @mazurka._ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %node) {
entry:
  %right = getelementptr i8, ptr %node, i64 24
  %child = load ptr, ptr %right, align 8
  %leaf = icmp eq ptr %child, null
  br i1 %leaf, label %up, label %down
down:
  %low = phi ptr [ %child, %entry ], [ %lower, %down ]
  %left = getelementptr i8, ptr %low, i64 16
  %lower = load ptr, ptr %left, align 8
  %lowest = icmp eq ptr %lower, null
  br i1 %lowest, label %below, label %down
below:
  ret ptr %low
up:
  %high = phi ptr [ %node, %entry ], [ %parent, %up ]
  %above = getelementptr i8, ptr %high, i64 8
  %parent = load ptr, ptr %above, align 8
  %side = getelementptr i8, ptr %parent, i64 24
  %other = load ptr, ptr %side, align 8
  %is.right = icmp eq ptr %other, %high
  br i1 %is.right, label %up, label %end
end:
  ; From the last node, if that is the root, the way up has gone through the header.
  %own = getelementptr i8, ptr %high, i64 24
  %last = load ptr, ptr %own, align 8
  %header = icmp eq ptr %last, %parent
  %next = select i1 %header, ptr %high, ptr %parent
  ret ptr %next
}

define ptr @mazurka._ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr %node) {
entry:
  %colour = load i32, ptr %node, align 8
  %header = icmp eq i32 %colour, 0
  br i1 %header, label %last, label %look
last:
  %end = getelementptr i8, ptr %node, i64 24
  %rightmost = load ptr, ptr %end, align 8
  ret ptr %rightmost
look:
  %left = getelementptr i8, ptr %node, i64 16
  %child = load ptr, ptr %left, align 8
  %leaf = icmp eq ptr %child, null
  br i1 %leaf, label %up, label %down
down:
  %low = phi ptr [ %child, %look ], [ %lower, %down ]
  %right = getelementptr i8, ptr %low, i64 24
  %lower = load ptr, ptr %right, align 8
  %lowest = icmp eq ptr %lower, null
  br i1 %lowest, label %below, label %down
below:
  ret ptr %low
up:
  %high = phi ptr [ %node, %look ], [ %parent, %up ]
  %above = getelementptr i8, ptr %high, i64 8
  %parent = load ptr, ptr %above, align 8
  %side = getelementptr i8, ptr %parent, i64 16
  %other = load ptr, ptr %side, align 8
  %is.left = icmp eq ptr %other, %high
  br i1 %is.left, label %up, label %found
found:
  ret ptr %parent
}

@mazurka._ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base = alias ptr (ptr), ptr @mazurka._ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base
@mazurka._ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base = alias ptr (ptr), ptr @mazurka._ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base

define void @mazurka.tree_changed(ptr %header) {
  %where = getelementptr i8, ptr %header, i64 8
  %root = load ptr, ptr %where, align 8
  store ptr %root, ptr %where, align 8
  ret void
}

define void @mazurka._ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 %is.left, ptr %node, ptr %parent, ptr %header) {
  %above = getelementptr i8, ptr %node, i64 8
  %left = getelementptr i8, ptr %node, i64 16
  %right = getelementptr i8, ptr %node, i64 24
  store i32 1, ptr %node, align 8
  store ptr %parent, ptr %above, align 8
  store ptr null, ptr %left, align 8
  store ptr null, ptr %right, align 8
  %root = getelementptr i8, ptr %header, i64 8
  %first = getelementptr i8, ptr %header, i64 16
  %last = getelementptr i8, ptr %header, i64 24
  %empty = icmp eq ptr %parent, %header
  br i1 %empty, label %alone, label %below
alone:
  store ptr %node, ptr %root, align 8
  store ptr %node, ptr %first, align 8
  store ptr %node, ptr %last, align 8
  ret void
below:
  %offset = select i1 %is.left, i64 16, i64 24
  %side = getelementptr i8, ptr %parent, i64 %offset
  store ptr %node, ptr %side, align 8
  %end = select i1 %is.left, ptr %first, ptr %last
  %outermost = load ptr, ptr %end, align 8
  %beyond = icmp eq ptr %outermost, %parent
  br i1 %beyond, label %new.end, label %done
new.end:
  store ptr %node, ptr %end, align 8
  br label %done
done:
  call void @mazurka.tree_changed(ptr %header)
  ret void
}

; A node, or nothing, takes the place of another one below its parent.
define void @mazurka.tree_replace(ptr %node, ptr %new, ptr %header) {
  %above = getelementptr i8, ptr %node, i64 8
  %parent = load ptr, ptr %above, align 8
  %nothing = icmp eq ptr %new, null
  br i1 %nothing, label %link, label %up
up:
  %new.above = getelementptr i8, ptr %new, i64 8
  store ptr %parent, ptr %new.above, align 8
  br label %link
link:
  %is.root = icmp eq ptr %parent, %header
  br i1 %is.root, label %root, label %child
root:
  %top = getelementptr i8, ptr %header, i64 8
  store ptr %new, ptr %top, align 8
  ret void
child:
  %left = getelementptr i8, ptr %parent, i64 16
  %right = getelementptr i8, ptr %parent, i64 24
  %first = load ptr, ptr %left, align 8
  %is.left = icmp eq ptr %first, %node
  %side = select i1 %is.left, ptr %left, ptr %right
  store ptr %new, ptr %side, align 8
  ret void
}

; One node becomes a child of another one.
define void @mazurka.tree_adopt(ptr %parent, ptr %side, ptr %child) {
  store ptr %child, ptr %side, align 8
  %above = getelementptr i8, ptr %child, i64 8
  store ptr %parent, ptr %above, align 8
  ret void
}

define ptr @mazurka._ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr %node, ptr %header) {
  %first = getelementptr i8, ptr %header, i64 16
  %leftmost = load ptr, ptr %first, align 8
  %is.first = icmp eq ptr %leftmost, %node
  br i1 %is.first, label %next.first, label %look.last
next.first:
  %next = call ptr @mazurka._ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %node)
  store ptr %next, ptr %first, align 8
  br label %look.last
look.last:
  %last = getelementptr i8, ptr %header, i64 24
  %rightmost = load ptr, ptr %last, align 8
  %is.last = icmp eq ptr %rightmost, %node
  br i1 %is.last, label %next.last, label %unlink
next.last:
  %before = call ptr @mazurka._ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr %node)
  store ptr %before, ptr %last, align 8
  br label %unlink
unlink:
  %left.of.node = getelementptr i8, ptr %node, i64 16
  %right.of.node = getelementptr i8, ptr %node, i64 24
  %left = load ptr, ptr %left.of.node, align 8
  %right = load ptr, ptr %right.of.node, align 8
  %no.left = icmp eq ptr %left, null
  %no.right = icmp eq ptr %right, null
  %simple = or i1 %no.left, %no.right
  br i1 %simple, label %one, label %find
one:
  %only = select i1 %no.left, ptr %right, ptr %left
  call void @mazurka.tree_replace(ptr %node, ptr %only, ptr %header)
  br label %done
find:
  ; The next node has no left child: it leaves its place and takes that of the node.
  %successor = phi ptr [ %right, %unlink ], [ %lower, %find ]
  %left.of.successor = getelementptr i8, ptr %successor, i64 16
  %lower = load ptr, ptr %left.of.successor, align 8
  %lowest = icmp eq ptr %lower, null
  br i1 %lowest, label %found, label %find
found:
  %right.of.successor = getelementptr i8, ptr %successor, i64 24
  %is.child = icmp eq ptr %successor, %right
  br i1 %is.child, label %take, label %leave
leave:
  %orphan = load ptr, ptr %right.of.successor, align 8
  call void @mazurka.tree_replace(ptr %successor, ptr %orphan, ptr %header)
  call void @mazurka.tree_adopt(ptr %successor, ptr %right.of.successor, ptr %right)
  br label %take
take:
  call void @mazurka.tree_adopt(ptr %successor, ptr %left.of.successor, ptr %left)
  call void @mazurka.tree_replace(ptr %node, ptr %successor, ptr %header)
  br label %done
done:
  call void @mazurka.tree_changed(ptr %header)
  ret ptr %node
}
