import { CallerQueue } from './callerQueue.ts';
import { VirtualTime, type Account } from './virtualTime.ts';

/** What one group of callers gets beside the others. */
export interface Share {
  /** Its part of the time where all groups want more than there is; `Infinity` goes before all others. */
  readonly weight: number;
  /** How many turns no other group takes. */
  readonly reserved?: number;
}

/** How many turns there are, and who gets them. */
export interface Sharing<Group extends string> {
  readonly atOnce: number;
  /** How many one caller may hold, in all groups together. */
  readonly perCaller: number;
  readonly groups: Readonly<Record<Group, Share>>;
}

/** Who gets a turn. */
export interface Party<Group extends string> {
  readonly group: Group;
  /** Whom turns of the group are shared between. */
  readonly caller: string;
}

/** Gives a turn back. Further calls do nothing. */
export type Release = () => void;

interface Member<Item> extends Account, Required<Share> {
  readonly callers: CallerQueue<Item>;
  held: number;
}

/**
 * Shares turns by the time they take: groups by their weights, and in each group the callers alike. Who goes next is
 * told by start-time fair queueing on both levels, so it takes O(log n) for n callers that wait.
 */
export class FairQueue<Group extends string, Item extends Party<Group>> {
  readonly #atOnce: number;
  readonly #perCaller: number;
  readonly #members: ReadonlyMap<Group, Member<Item>>;
  readonly #time = new VirtualTime();
  readonly #heldBy = new Map<string, number>();
  #held = 0;
  /** How many turns are kept free for groups that hold fewer than are reserved for them. */
  #kept = 0;

  constructor({ atOnce, perCaller, groups }: Sharing<Group>) {
    this.#atOnce = atOnce;
    this.#perCaller = perCaller;
    const shares = Object.entries<Share>(groups) as [Group, Share][];
    this.#members = new Map(
      shares.map(([name, { weight, reserved = 0 }]) => {
        const callers = new CallerQueue<Item>((caller) => this.heldBy(caller) < perCaller);
        return [name, { weight, reserved, callers, tag: 0, held: 0 }];
      }),
    );
    for (const member of this.#members.values()) this.#kept += keptFor(member);
  }

  get held(): number {
    return this.#held;
  }

  heldBy(caller: string): number {
    return this.#heldBy.get(caller) ?? 0;
  }

  /** How many turns a caller was given since it last waited for none and held none. */
  begunBy({ group, caller }: Party<Group>): number {
    return this.#of(group).callers.begunBy(caller);
  }

  /** Begins a turn where one is free; those who wait could not take it, or would have it. */
  tryBegin({ group, caller }: Party<Group>): Release | undefined {
    const member = this.#of(group);
    if (!this.#hasRoom(member) || this.heldBy(caller) >= this.#perCaller) return undefined;
    this.#enter(member);
    member.callers.begin(caller);
    return this.#hold(member, caller);
  }

  add(item: Item): void {
    const member = this.#of(item.group);
    this.#enter(member);
    member.callers.add(item.caller, item);
  }

  /** Answers whether it was still waiting. */
  remove(item: Item): boolean {
    return this.#of(item.group).callers.remove(item.caller, item);
  }

  /** The next of those who wait, with the turn that it has now; undefined where nobody may begin. */
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

  /** Whether a turn is free that is not reserved for another group. */
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
    const before = this.heldBy(caller);
    const held = before + sign;
    if (held === 0) this.#heldBy.delete(caller);
    else this.#heldBy.set(caller, held);
    // Only at the limit does it change whether the caller may begin another.
    if (Math.max(before, held) < this.#perCaller) return;
    for (const { callers } of this.#members.values()) callers.review(caller);
  }
}

const keptFor = ({ reserved, held }: Pick<Member<unknown>, 'reserved' | 'held'>): number =>
  Math.max(0, reserved - held);
