//! All that can follow from a position, and what each position is worth.

use std::collections::HashMap;

/// A position that was found.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// The goal is reached.
    Reached,
    /// It cannot be reached any more.
    Lost,
    /// The learner is asked: each action, and what it leads to.
    Own(Vec<(u32, usize)>),
    /// Another seat is asked, and may answer whatever is worst.
    Others(Vec<usize>),
    /// Chance decides: how likely each result is.
    Drawn(Vec<(f64, usize)>),
}

/// An action that the learner may do fewer times than this.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forbidden {
    pub(super) action: u32,
    pub(super) times: usize,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    names: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Graph {
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, idx: usize) -> &Node {
        &self.nodes[idx]
    }

    pub(super) fn name(&self, action: u32) -> &str {
        &self.names[action as usize]
    }

    /// A new position, of which nothing is known yet.
    pub(super) fn add(&mut self) -> usize {
        self.nodes.push(Node::Lost);
        self.nodes.len() - 1
    }

    pub(super) fn set(&mut self, idx: usize, node: Node) {
        self.nodes[idx] = node;
    }

    /// The number by which an action is called here.
    pub(super) fn action(&mut self, name: String) -> u32 {
        if let Some(&number) = self.numbers.get(&name) {
            return number;
        }
        let number = self.names.len() as u32;
        self.numbers.insert(name.clone(), number);
        self.names.push(name);
        number
    }

    /// The chance of every position to reach the goal.
    pub(super) fn values(&self) -> Vec<f64> {
        self.values_but(None, &[])
    }

    /// The same, where one action leads elsewhere than in this graph: `after` says what the positions there are worth; without
    /// it they are worth nothing.
    fn values_but(&self, elsewhere: Option<u32>, after: &[f64]) -> Vec<f64> {
        self.grown(|actions, values| {
            let worth = |(action, to): &(u32, usize)| {
                if elsewhere == Some(*action) {
                    after.get(*to).copied().unwrap_or(0.0)
                } else {
                    values[*to]
                }
            };
            actions.iter().map(worth).fold(0.0, f64::max)
        })
    }

    /// The chance of every position to reach the goal if the learner does nothing more.
    pub(super) fn values_without_action(&self) -> Vec<f64> {
        self.grown(|_, _| 0.0)
    }

    /// The values of all positions, where `own` says what one is worth in which the learner is asked.
    ///
    /// Positions may follow each other in circles, so the values grow from nothing until they stay.
    fn grown(&self, own: impl Fn(&[(u32, usize)], &[f64]) -> f64) -> Vec<f64> {
        let mut values = vec![0.0_f64; self.nodes.len()];
        loop {
            let mut growth = 0.0_f64;
            for (idx, node) in self.nodes.iter().enumerate().rev() {
                let value = match node {
                    Node::Reached => 1.0,
                    Node::Lost => 0.0,
                    Node::Own(actions) => own(actions, &values),
                    Node::Others(answers) => {
                        answers.iter().map(|to| values[*to]).reduce(f64::min).unwrap_or(0.0)
                    }
                    Node::Drawn(results) => {
                        results.iter().map(|(chance, to)| chance * values[*to]).sum()
                    }
                };
                growth = growth.max(value - values[idx]);
                values[idx] = value;
            }
            if growth < 1e-12 {
                return values;
            }
        }
    }

    /// The best that can be had at the first position if an action is done fewer times.
    pub(super) fn without(&self, Forbidden { action, times }: Forbidden) -> f64 {
        let mut values = self.values_but(Some(action), &[]);
        for _ in 1..times {
            values = self.values_but(Some(action), &values);
        }
        values.first().copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Forbidden, Graph, Node};

    fn graph(names: &[&str], nodes: Vec<Node>) -> Graph {
        let names = names.iter().map(|&it| it.to_owned()).collect();
        Graph { nodes, names, ..Graph::default() }
    }

    #[test]
    fn the_learner_does_his_best_others_their_worst_and_chance_its_share() {
        let nodes = vec![
            Node::Own(vec![(0, 1), (1, 2)]),
            Node::Others(vec![3, 4]),
            Node::Drawn(vec![(0.25, 3), (0.75, 4)]),
            Node::Reached,
            Node::Lost,
        ];
        let graph = graph(&["ask", "roll"], nodes);
        assert_eq!(graph.values(), [0.25, 0.0, 0.25, 1.0, 0.0]);
        assert_eq!(graph.without(Forbidden { action: 1, times: 1 }), 0.0);
        assert_eq!(graph.values_without_action(), [0.0, 0.0, 0.25, 1.0, 0.0]);
    }

    #[test]
    fn circles_lead_nowhere_by_themselves() {
        let nodes = vec![Node::Own(vec![(0, 1), (1, 2)]), Node::Own(vec![(0, 0)]), Node::Reached];
        let graph = graph(&["turn", "go"], nodes);
        assert_eq!(graph.values(), [1.0, 1.0, 1.0]);
        assert_eq!(graph.without(Forbidden { action: 1, times: 1 }), 0.0);
    }

    #[test]
    fn what_is_needed_twice_cannot_be_done_once() {
        let nodes = vec![Node::Own(vec![(0, 1)]), Node::Own(vec![(0, 2), (1, 2)]), Node::Reached];
        let graph = graph(&["step", "jump"], nodes);
        assert_eq!(graph.without(Forbidden { action: 0, times: 2 }), 1.0);
        assert_eq!(graph.without(Forbidden { action: 0, times: 1 }), 0.0);
    }
}
