/** An entry of the heap, ordered by tag, then by turn. */
export interface Entry {
  tag: number;
  turn: number;
  /** Its index in the heap, maintained by the heap; -1 outside. */
  place: number;
}

/** A binary heap whose entries can move and leave in O(log n); it holds no entry twice. */
export class MinHeap<E extends Entry> {
  readonly #entries: E[] = [];

  get least(): E | undefined {
    return this.#entries[0];
  }

  /** Adds an entry, or moves it after a change. */
  set(entry: E): void {
    if (entry.place < 0) {
      entry.place = this.#entries.length;
      this.#entries.push(entry);
    }
    this.#rise(entry);
    this.#sink(entry);
  }

  /** Removes an entry, if present. */
  delete(entry: E): void {
    if (entry.place < 0) return;
    const last = this.#entries.pop();
    if (last && last !== entry) {
      this.#put(last, entry.place);
      this.#rise(last);
      this.#sink(last);
    }
    entry.place = -1;
  }

  #put(entry: E, place: number): void {
    entry.place = place;
    this.#entries[place] = entry;
  }

  #rise(entry: E): void {
    for (;;) {
      const { place } = entry;
      const parent = place > 0 ? this.#entries[(place - 1) >> 1] : undefined;
      if (!parent || !isBefore(entry, parent)) return;
      this.#swap(entry, parent);
    }
  }

  #sink(entry: E): void {
    for (;;) {
      const left = this.#entries[2 * entry.place + 1];
      const right = this.#entries[2 * entry.place + 2];
      const child = left && right && isBefore(right, left) ? right : left;
      if (!child || !isBefore(child, entry)) return;
      this.#swap(entry, child);
    }
  }

  #swap(one: E, other: E): void {
    const { place } = one;
    this.#put(one, other.place);
    this.#put(other, place);
  }
}

const isBefore = (one: Entry, other: Entry): boolean =>
  one.tag < other.tag || (one.tag === other.tag && one.turn < other.turn);
