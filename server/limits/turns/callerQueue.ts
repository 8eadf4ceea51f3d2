import { LRUCache } from 'lru-cache';
import { MinHeap, type Entry } from './minHeap.ts';
import { VirtualTime, type Account } from './virtualTime.ts';

/** The number of idle callers that are remembered for their recent use. */
const remembered = 10_000;

/** A caller that waits or holds turns. */
interface Caller<Item> extends Account, Entry {
  readonly name: string;
  readonly items: Set<Item>;
  held: number;
  /** Turns since it came. */
  begun: number;
}

/** The queue of callers of equal weight: next is the first item of the caller whose turns took the least time. */
export class CallerQueue<Item> {
  readonly #mayBegin: (caller: string) => boolean;
  readonly #time = new VirtualTime();
  readonly #callers = new Map<string, Caller<Item>>();
  readonly #tags = new LRUCache<string, number>({ max: remembered });
  readonly #ready = new MinHeap<Caller<Item>>();
  #turn = 0;

  /** `mayBegin` returns whether a caller may hold another turn; call `review` after it changes. */
  constructor(mayBegin: (caller: string) => boolean) {
    this.#mayBegin = mayBegin;
  }

  /** Whether nobody waits or holds a turn. */
  get isIdle(): boolean {
    return this.#callers.size === 0;
  }

  /** Whether a waiting caller may begin. */
  get isReady(): boolean {
    return this.#ready.least !== undefined;
  }

  /** Returns the number of turns of a caller since it was last idle. */
  begunBy(name: string): number {
    return this.#callers.get(name)?.begun ?? 0;
  }

  add(name: string, item: Item): void {
    const caller = this.#enter(name);
    caller.items.add(item);
    this.#settle(caller);
  }

  /** Removes an item; returns whether it was waiting. */
  remove(name: string, item: Item): boolean {
    const caller = this.#callers.get(name);
    if (!caller?.items.delete(item)) return false;
    this.#settle(caller);
    return true;
  }

  /** Removes the next item and starts its turn. */
  take(): Item | undefined {
    const caller = this.#ready.least;
    const [item] = caller?.items ?? [];
    if (!caller || item === undefined) return undefined;
    caller.items.delete(item);
    this.begin(caller.name);
    return item;
  }

  begin(name: string): void {
    const caller = this.#enter(name);
    this.#time.begin(caller);
    caller.held += 1;
    caller.begun += 1;
    caller.turn = this.#turn += 1;
    this.#settle(caller);
  }

  /** Ends a turn with its duration. */
  end(name: string, milliseconds: number): void {
    const caller = this.#callers.get(name);
    if (!caller) return;
    this.#time.end(caller, milliseconds);
    caller.held -= 1;
    this.#settle(caller);
  }

  review(name: string): void {
    const caller = this.#callers.get(name);
    if (caller) this.#settle(caller);
  }

  #enter(name: string): Caller<Item> {
    const known = this.#callers.get(name);
    if (known) return known;
    const tag = this.#time.enter(this.#tags.get(name));
    this.#tags.delete(name);
    const turn = (this.#turn += 1);
    const caller = { name, tag, turn, weight: 1, items: new Set<Item>(), held: 0, begun: 0, place: -1 };
    this.#callers.set(name, caller);
    return caller;
  }

  /** Updates the position of a changed caller. */
  #settle(caller: Caller<Item>): void {
    const { name, items, held, tag } = caller;
    if (items.size > 0 && this.#mayBegin(name)) this.#ready.set(caller);
    else this.#ready.delete(caller);
    if (items.size > 0 || held > 0) return;
    this.#callers.delete(name);
    if (!this.#time.isPast(tag)) this.#tags.set(name, tag);
  }
}
