//! The search tree: two flat lists, nodes and edges, that refer to each other by number.

use kernel::Seat;

/// No node: the answers to this edge are not told apart yet.
pub(crate) const NO_NODE: u32 = u32::MAX;

/// The node from which a search starts.
pub(crate) const ROOT: u32 = 0;

/// An answer that a seat was seen to have at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) seat: Seat,
    /// The node behind this answer, or [`NO_NODE`].
    pub(crate) child: u32,
    pub(crate) n_visits: u32,
    /// How often the node was visited in a world in which this answer was legal.
    pub(crate) n_available: u32,
    /// The mean result for `seat`.
    pub(crate) mean: f32,
    /// What `evaluate` said in advance.
    pub(crate) prior: f32,
    /// How likely a good player gives it, if the search is guided.
    pub(crate) share: f32,
}

/// A point of decision, reached by the same answers in many imagined worlds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The edges are `start..start + len`, sorted by seat and action.
    start: u32,
    len: u32,
    n_results: u32,
    /// By how much results were better than `evaluate` had said, on average.
    pub(crate) offset: f32,
}

/// One answer on the way down.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub(crate) node: u32,
    pub(crate) edge: u32,
    pub(crate) seat: Seat,
}

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new() }
    }

    pub(crate) fn add_node(&mut self) -> u32 {
        let node = Node { start: self.edges.len() as u32, len: 0, n_results: 0, offset: 0.0 };
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    pub(crate) fn n_edges(&self) -> u32 {
        self.edges.len() as u32
    }

    pub(crate) fn node(&self, node_idx: u32) -> &Node {
        &self.nodes[node_idx as usize]
    }

    pub(crate) fn edge(&self, edge_idx: u32) -> &Edge<A> {
        &self.edges[edge_idx as usize]
    }

    pub(crate) fn edge_mut(&mut self, edge_idx: u32) -> &mut Edge<A> {
        &mut self.edges[edge_idx as usize]
    }

    pub(crate) fn edges_of(&self, node_idx: u32) -> &[Edge<A>] {
        let node = self.node(node_idx);
        &self.edges[node.start as usize..(node.start + node.len) as usize]
    }

    /// Finds the edge of each of the sorted `legal` actions of `seat`, in their order. Edges that the node did not
    /// have are made; their number is returned, and they are those with `n_available` 0.
    pub(crate) fn find(
        &mut self,
        node_idx: u32,
        seat: Seat,
        legal: &[A],
        found: &mut Vec<u32>,
    ) -> usize {
        let n_missing = self.join(node_idx, seat, legal, found);
        if n_missing != 0 {
            self.widen(node_idx, seat, legal);
            self.join(node_idx, seat, legal, found);
        }
        n_missing
    }

    /// Walks the edges of a node and the legal actions side by side.
    fn join(&self, node_idx: u32, seat: Seat, legal: &[A], found: &mut Vec<u32>) -> usize {
        found.clear();
        let node = self.node(node_idx);
        let end = node.start + node.len;
        let mut edge_idx = node.start;
        for &action in legal {
            while edge_idx < end && self.is_before(edge_idx, seat, action) {
                edge_idx += 1;
            }
            if edge_idx < end && self.is_at(edge_idx, seat, action) {
                found.push(edge_idx);
                edge_idx += 1;
            }
        }
        legal.len() - found.len()
    }

    fn is_before(&self, edge_idx: u32, seat: Seat, action: A) -> bool {
        let edge = self.edge(edge_idx);
        (edge.seat, edge.action) < (seat, action)
    }

    fn is_at(&self, edge_idx: u32, seat: Seat, action: A) -> bool {
        let edge = self.edge(edge_idx);
        edge.action == action && edge.seat == seat
    }

    /// Moves the edges of a node to the end of the list, together with the missing ones. What is left behind is
    /// lost memory, but a node is rarely widened after its first visit.
    fn widen(&mut self, node_idx: u32, seat: Seat, legal: &[A]) {
        let node = *self.node(node_idx);
        let start = self.edges.len() as u32;
        let mut missing = legal.iter().copied().peekable();
        for edge_idx in node.start..node.start + node.len {
            let old = *self.edge(edge_idx);
            while let Some(action) =
                missing.next_if(|&action| (seat, action) < (old.seat, old.action))
            {
                self.edges.push(fresh(seat, action));
            }
            missing.next_if(|&action| (seat, action) == (old.seat, old.action));
            self.edges.push(old);
        }
        self.edges.extend(missing.map(|action| fresh(seat, action)));
        let len = self.edges.len() as u32 - start;
        let node = &mut self.nodes[node_idx as usize];
        node.start = start;
        node.len = len;
    }

    /// The part of the tree below a node, which becomes the root; of its edges only those of `seat` for `options`, sorted,
    /// are kept.
    pub(crate) fn below(&self, node_idx: u32, seat: Seat, options: &[A]) -> Self {
        let mut kept = Self::new();
        // The nodes that are kept, in the order of their new numbers.
        let mut sources = vec![node_idx];
        let mut number = 0;
        while let Some(&source) = sources.get(number) {
            let start = kept.n_edges();
            for &edge in self.edges_of(source) {
                let is_option = edge.seat == seat && options.binary_search(&edge.action).is_ok();
                if number == 0 && !is_option {
                    continue;
                }
                let mut edge = edge;
                if edge.child != NO_NODE {
                    sources.push(edge.child);
                    edge.child = sources.len() as u32 - 1;
                }
                kept.edges.push(edge);
            }
            kept.nodes.push(Node { start, len: kept.n_edges() - start, ..*self.node(source) });
            number += 1;
        }
        kept
    }

    /// Enters a result of `value` for the seat of the edge.
    pub(crate) fn learn(&mut self, node_idx: u32, edge_idx: u32, value: f32) {
        let edge = &mut self.edges[edge_idx as usize];
        edge.n_visits += 1;
        edge.mean += (value - edge.mean) / edge.n_visits as f32;
        let surprise = value - edge.prior;
        let node = &mut self.nodes[node_idx as usize];
        node.n_results += 1;
        node.offset += (surprise - node.offset) / node.n_results as f32;
    }
}

fn fresh<A>(seat: Seat, action: A) -> Edge<A> {
    let (n_visits, n_available, mean) = (0, 0, 0.0);
    Edge { action, seat, child: NO_NODE, n_visits, n_available, mean, prior: 0.5, share: 0.0 }
}
