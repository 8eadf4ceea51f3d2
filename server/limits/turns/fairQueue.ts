import { CallerQueue } from './callerQueue.ts';
import { VirtualTime, type Account } from './virtualTime.ts';

/** The share of a group of callers. */
export interface Share {
  /** Its part of the time when all groups are busy; `Infinity` takes precedence over all. */
  readonly weight: number;
  /** Turns reserved for the group. */
  readonly reserved?: number;
}

/** The number of turns and their distribution. */
export interface Sharing<Group extends string> {
  readonly atOnce: number;
  /** The limit per caller over all groups. */
  readonly perCaller: number;
  readonly groups: Readonly<Record<Group, Share>>;
}

/** A participant in the queue. */
export interface Party<Group extends string> {
  readonly group: Group;
  /** The caller that turns of the group are shared between. */
  readonly caller: string;
}

/** Releases a turn. Further calls have no effect. */
export type Release = () => void;

interface Member<Item> extends Account, Required<Share> {
  readonly callers: CallerQueue<Item>;
  held: number;
}

/**
 * Shares turns by the time they take: groups by weight, and callers of a group equally. Start-time fair queueing on
 * both levels takes O(log n) for n waiting callers.
 */
export class FairQueue<Group extends string, Item extends Party<Group>> {
  readonly #atOnce: number;
  readonly #perCaller: number;
  readonly #members: ReadonlyMap<Group, Member<Item>>;
  readonly #time = new VirtualTime();
  readonly #turnsOf = new Map<string, number>();
  #held = 0;
  /** Turns kept free for groups below their reservation. */
  #kept = 0;

  constructor({ atOnce, perCaller, groups }: Sharing<Group>) {
    this.#atOnce = atOnce;
    this.#perCaller = perCaller;
    const shares = Object.entries<Share>(groups) as [Group, Share][];
    this.#members = new Map(
      shares.map(([name, { weight, reserved = 0 }]) => {
        const callers = new CallerQueue<Item>((caller) => this.turnsOf(caller) < perCaller);
        return [name, { weight, reserved, callers, tag: 0, held: 0 }];
      }),
    );
    for (const member of this.#members.values()) this.#kept += keptFor(member);
  }

  get held(): number {
    return this.#held;
  }

  turnsOf(caller: string): number {
    return this.#turnsOf.get(caller) ?? 0;
  }

  /** Returns the turns of a caller since it was last idle. */
  begunBy({ group, caller }: Party<Group>): number {
    return this.#of(group).callers.begunBy(caller);
  }

  /** Starts a turn if one is free; waiting callers could not use it. */
  tryBegin({ group, caller }: Party<Group>): Release | undefined {
    const member = this.#of(group);
    if (!this.#hasRoom(member) || this.turnsOf(caller) >= this.#perCaller) return undefined;
    this.#enter(member);
    member.callers.begin(caller);
    return this.#hold(member, caller);
  }

  add(item: Item): void {
    const member = this.#of(item.group);
    this.#enter(member);
    member.callers.add(item.caller, item);
  }

  /** Returns whether it was waiting. */
  remove(item: Item): boolean {
    return this.#of(item.group).callers.remove(item.caller, item);
  }

  /** Returns the next waiting item with its turn; undefined if none may begin. */
  next(): { readonly item: Item; readonly release: Release } | undefined {
    let first: Member<Item> | undefined;
    for (const member of this.#members.values()) {
      if (!member.callers.isReady || !this.#hasRoom(member)) continue;
      if (!first || member.tag < first.tag) first = member;
    }
    const item = first?.callers.take();
    return first && item && { item, release: this.#hold(first, item.caller) };
  }

  #of(group: Group): Member<Item> {
    const member = this.#members.get(group);
    if (!member) throw new Error(`There is no group ${group}`);
    return member;
  }

  #enter(member: Member<Item>): void {
    if (member.callers.isIdle) member.tag = this.#time.enter(member.tag);
  }

  /** Whether a turn is free and not reserved for another group. */
  #hasRoom(member: Member<Item>): boolean {
    return this.#held + this.#kept - keptFor(member) < this.#atOnce;
  }

  #hold(member: Member<Item>, caller: string): Release {
    this.#time.begin(member);
    this.#count(member, caller, 1);
    const from = performance.now();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const milliseconds = performance.now() - from;
      this.#count(member, caller, -1);
      this.#time.end(member, milliseconds);
      member.callers.end(caller, milliseconds);
    };
  }

  #count(member: Member<Item>, caller: string, sign: 1 | -1): void {
    this.#held += sign;
    this.#kept -= keptFor(member);
    member.held += sign;
    this.#kept += keptFor(member);
    const before = this.turnsOf(caller);
    const held = before + sign;
    if (held === 0) this.#turnsOf.delete(caller);
    else this.#turnsOf.set(caller, held);
    // Only at the limit does the answer change.
    if (Math.max(before, held) < this.#perCaller) return;
    for (const { callers } of this.#members.values()) callers.review(caller);
  }
}

const keptFor = ({ reserved, held }: Pick<Member<unknown>, 'reserved' | 'held'>): number =>
  Math.max(0, reserved - held);
