import { parseDecimal } from '../../money/decimal.ts';

/** A line as it bears an amount before taxes. */
export interface BearingLine {
  readonly item_uuid: string;
  readonly scenery_uuid: string;
  readonly net: string;
  readonly days_before?: number | null | undefined;
}

/** What a line of an issued invoice would bear more, or less, under other terms, in minor units. */
export interface Difference<Line extends BearingLine> {
  readonly amount: bigint;
  /** The line by its item and scenario, and its place among those alike. */
  readonly key: string;
  /** The line of the last days, or that which is left out. */
  readonly line: Line;
}

const alike = ({ item_uuid: item, scenery_uuid: scenario }: BearingLine): string => `${item} ${scenario}`.toLowerCase();

/** Keys lines by item and scenario, and their place among those alike in the same part of the period. */
function keyed<Line extends BearingLine>(lines: readonly Line[]): { readonly key: string; readonly line: Line }[] {
  const counted = new Map<string, number>();
  return lines.map((line) => {
    const part = `${alike(line)} ${line.days_before ?? 0}`;
    const place = (counted.get(part) ?? 0) + 1;
    counted.set(part, place);
    return { key: `${alike(line)} ${place}`, line };
  });
}

/** Compares what lines bear, line by line: the parts of a line count together. Equal ones are left out. */
export function differencesOf<Line extends BearingLine>(
  before: readonly Line[],
  after: readonly Line[],
  decimals: number,
): Difference<Line>[] {
  const signed = [
    ...keyed(before).map((one) => ({ ...one, sign: -1n })),
    ...keyed(after).map((one) => ({ ...one, sign: 1n })),
  ];
  return [...Map.groupBy(signed, ({ key }) => key)].flatMap(([key, all]) => {
    const amount = all.reduce((sum, { sign, line }) => sum + sign * parseDecimal(line.net, decimals), 0n);
    const last = all.at(-1);
    return last && amount !== 0n ? [{ key, amount, line: last.line }] : [];
  });
}

/** A line of an issued invoice, and what notes left of it, in minor units. */
export interface CreditableLine extends BearingLine {
  readonly uuid: string;
  readonly left: bigint;
}

/** What a note takes of, or adds to, a line. */
export interface CorrectedAmount {
  readonly uuid: string;
  readonly amount: bigint;
}

/**
 * Returns what one credit note takes of an invoice's lines, up to what is left of them: of the line itself, then of those with
 * the same item and scenario.
 */
export function creditsOf(
  differences: readonly Difference<BearingLine>[],
  lines: readonly CreditableLine[],
): CorrectedAmount[] {
  const left = new Map(lines.map((line) => [line.uuid, line.left]));
  const places = keyed(lines);
  const taken = new Map<string, bigint>();
  for (const { key, amount, line } of differences) {
    let owed = amount < 0n ? -amount : 0n;
    const own = places.filter((one) => one.key === key);
    const others = places.filter((one) => one.key !== key && alike(one.line) === alike(line));
    for (const {
      line: { uuid },
    } of [...own, ...others]) {
      const available = left.get(uuid) ?? 0n;
      const part = available < owed ? available : owed;
      if (part <= 0n) continue;
      left.set(uuid, available - part);
      taken.set(uuid, (taken.get(uuid) ?? 0n) + part);
      owed -= part;
    }
  }
  return [...taken].map(([uuid, amount]) => ({ uuid, amount }));
}

/** Returns what a debit note adds to an invoice's lines; undefined if it has no such line. */
export function debitsOf(
  differences: readonly Difference<BearingLine>[],
  lines: readonly CreditableLine[],
): CorrectedAmount[] | undefined {
  const places = new Map(keyed(lines).map(({ key, line }) => [key, line.uuid]));
  const found = differences
    .filter(({ amount }) => amount > 0n)
    .map(({ key, amount }) => ({ uuid: places.get(key), amount }));
  return found.every((one): one is CorrectedAmount => one.uuid !== undefined) ? found : undefined;
}
