/**
 * Returns the strongly connected components of a graph (Tarjan), each after those that its nodes lead to: a node alone, or nodes
 * that lead to each other.
 */
export function componentsOf(edges: readonly (readonly number[])[]): number[][] {
  const components: number[][] = [];
  const indexes = new Map<number, number>();
  const lows = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const visit = (node: number): number => {
    const index = indexes.size;
    indexes.set(node, index);
    open.push(node);
    isOpen.add(node);
    let low = index;
    for (const next of edges[node] ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, lows.get(next) ?? indexes.get(next) ?? low);
    }
    lows.set(node, low);
    if (low === index) {
      const component = open.splice(open.indexOf(node));
      for (const member of component) isOpen.delete(member);
      components.push(component.toSorted((one, other) => one - other));
    }
    return low;
  };
  for (const node of edges.keys()) if (!indexes.has(node)) visit(node);
  return components;
}
