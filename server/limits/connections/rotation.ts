/** Waiting items of callers. */
export interface Rotation<Item> {
  readonly isEmpty: boolean;
  add(caller: string, item: Item): void;
  /** Removes the first item of the next caller, who then moves to the end. */
  take(): Item | undefined;
}

/** Returns an empty queue that serves callers by turns, each in the order of its items. */
export function rotation<Item>(): Rotation<Item> {
  const waiting = new Map<string, Item[]>();
  return {
    get isEmpty() {
      return waiting.size === 0;
    },
    add(caller, item) {
      const items = waiting.get(caller);
      if (items) items.push(item);
      else waiting.set(caller, [item]);
    },
    take() {
      const [next] = waiting;
      if (!next) return undefined;
      const [caller, items] = next;
      waiting.delete(caller);
      const item = items.shift();
      if (items.length > 0) waiting.set(caller, items);
      return item;
    },
  };
}
