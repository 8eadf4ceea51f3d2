import { LRUCache } from 'lru-cache';
import { MinHeap, type Entry } from './minHeap.ts';
import { VirtualTime, type Account } from './virtualTime.ts';

/** How many callers that ask nothing now are remembered, of those who have used more than others. */
const remembered = 10_000;

/** Somebody who waits or holds turns. */
interface Caller<Item> extends Account, Entry {
  readonly name: string;
  readonly items: Set<Item>;
  held: number;
  /** How many turns it was given since it came. */
  begun: number;
}

/** What callers of equal weight wait for: next is the first item of the caller whose turns have taken the least time. */
export class CallerQueue<Item> {
  readonly #mayBegin: (caller: string) => boolean;
  readonly #time = new VirtualTime();
  readonly #callers = new Map<string, Caller<Item>>();
  readonly #tags = new LRUCache<string, number>({ max: remembered });
  readonly #ready = new MinHeap<Caller<Item>>();
  #turn = 0;

  /** `mayBegin` says whether a caller may hold another turn; after it changes, `review` the caller. */
  constructor(mayBegin: (caller: string) => boolean) {
    this.#mayBegin = mayBegin;
  }

  /** Whether nobody waits or holds a turn. */
  get isIdle(): boolean {
    return this.#callers.size === 0;
  }

  /** Whether somebody waits who may begin. */
  get isReady(): boolean {
    return this.#ready.least !== undefined;
  }

  /** How many turns a caller was given since it was last idle. */
  begunBy(name: string): number {
    return this.#callers.get(name)?.begun ?? 0;
  }

  add(name: string, item: Item): void {
    const caller = this.#enter(name);
    caller.items.add(item);
    this.#settle(caller);
  }

  /** Takes an item out; answers whether it was still waiting. */
  remove(name: string, item: Item): boolean {
    const caller = this.#callers.get(name);
    if (!caller?.items.delete(item)) return false;
    this.#settle(caller);
    return true;
  }

  /** Takes the next item out and begins a turn for it. */
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

  /** Ends a turn that has taken so long. */
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

  /** Puts a caller where it belongs after it has changed. */
  #settle(caller: Caller<Item>): void {
    const { name, items, held, tag } = caller;
    if (items.size > 0 && this.#mayBegin(name)) this.#ready.set(caller);
    else this.#ready.delete(caller);
    if (items.size > 0 || held > 0) return;
    this.#callers.delete(name);
    if (!this.#time.isPast(tag)) this.#tags.set(name, tag);
  }
}
