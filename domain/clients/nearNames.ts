import { nearFrom, type NameParts } from './likeness.ts';

/** The names that are compared with one at most, however many share a rare trigram with it. */
const looked = 200;

/** A name of the index, by its place, and how alike it is. */
export interface NearName {
  readonly place: number;
  readonly rank: number;
}

/** A growing list of names, in which those near another one are found without comparing all. */
export interface NearNames {
  add(name: NameParts): void;
  /** Returns the near names, those added first before others. */
  near(name: NameParts): NearName[];
}

/** A name by the numbers of its known trigrams, the rarest first, and the count of all. */
interface Numbered {
  readonly known: readonly number[];
  readonly size: number;
  readonly numbers: string;
}

/**
 * Indexes names by their trigrams. Names that share enough trigrams share one of their rarest: of `n` in a common order, one
 * of the first `n - ⌈nearFrom · n⌉ + 1`. The order is that of the sample, which is not in the index.
 */
export function nearNames(sample: readonly NameParts[]): NearNames {
  const numberOf = numberTrigrams(sample);
  const byTrigram = new Map<number, number[]>();
  const all: Numbered[] = [];
  // What the sample does not know is rarer than what it knows.
  let rarest = 0;
  const numberNew = (trigram: string): number => {
    rarest -= 1;
    numberOf.set(trigram, rarest);
    return rarest;
  };
  const add = ({ trigrams, numbers }: NameParts) => {
    const each = [...trigrams].map((trigram) => numberOf.get(trigram) ?? numberNew(trigram));
    const name = { known: each.toSorted(ascending), size: trigrams.size, numbers };
    for (const trigram of rarestOf(name)) {
      const places = byTrigram.get(trigram);
      if (places) places.push(all.length);
      else byTrigram.set(trigram, [all.length]);
    }
    all.push(name);
  };
  const near = ({ trigrams, numbers }: NameParts) => {
    const known = [...trigrams].flatMap((trigram) => numberOf.get(trigram) ?? []).toSorted(ascending);
    const name = { known, size: trigrams.size, numbers };
    const places = new Set<number>();
    for (const trigram of rarestOf(name)) {
      for (const place of byTrigram.get(trigram) ?? []) {
        if (places.size >= looked) break;
        places.add(place);
      }
    }
    return [...places].toSorted(ascending).flatMap((place) => {
      const other = all[place];
      const rank = other ? rankOf(name, other) : 0;
      return rank >= nearFrom ? [{ place, rank }] : [];
    });
  };
  return { add, near };
}

const ascending = (one: number, other: number): number => one - other;

/** Unknown trigrams are the rarest of all, and lead to no name. */
const rarestOf = ({ known, size }: Numbered): readonly number[] =>
  known.slice(0, Math.max(0, known.length - Math.ceil(nearFrom * size) + 1));

/** Numbers the trigrams of names, the rarest first. */
function numberTrigrams(names: readonly NameParts[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { trigrams } of names) for (const each of trigrams) counts.set(each, (counts.get(each) ?? 0) + 1);
  const ordered = [...counts].toSorted(([, one], [, other]) => one - other);
  return new Map(ordered.map(([trigram], place) => [trigram, place]));
}

/** How alike two names are, as `likenessOf` counts it; 0 as soon as they are known not to be near. */
function rankOf(one: Numbered, other: Numbered): number {
  if (one.numbers !== '' && other.numbers !== '' && one.numbers !== other.numbers) return 0;
  const [left, right] = [one.known, other.known];
  const needed = (nearFrom / (1 + nearFrom)) * (one.size + other.size) - 1e-9;
  let [at, beside, shared] = [0, 0, 0];
  while (at < left.length && beside < right.length) {
    if (shared + Math.min(left.length - at, right.length - beside) < needed) return 0;
    const apart = (left[at] ?? 0) - (right[beside] ?? 0);
    if (apart === 0) shared += 1;
    if (apart <= 0) at += 1;
    if (apart >= 0) beside += 1;
  }
  return shared / (one.size + other.size - shared);
}
