import type { KeptLine, KeptTribute } from '../../documents/catalogChanges.ts';
import { compareDecimals } from '../../money/compare.ts';

/** A line as entered: item, quantity, price, scenario. */
export interface BilledLine extends KeptLine {
  readonly quantity: string;
  readonly price: string;
}

/**
 * Returns whether two lists of lines bill the same. Of scenarios, only the values entered on a line are compared.
 * Throws like `parseDecimal`.
 */
export const areSameLines = (before: readonly BilledLine[], after: readonly BilledLine[]): boolean =>
  before.length === after.length && before.every((line, index) => isSameLine(line, after[index]));

function isSameLine(line: BilledLine, other: BilledLine | undefined): boolean {
  return (
    other !== undefined &&
    line.item_uuid === other.item_uuid &&
    line.scenery_uuid === other.scenery_uuid &&
    compareDecimals(line.quantity, other.quantity) === 0 &&
    compareDecimals(line.price, other.price) === 0 &&
    areSameValues(entered(line), entered(other))
  );
}

const entered = ({ scenery: { tributes } }: KeptLine): readonly KeptTribute[] =>
  tributes.filter(({ type }) => type === 'Variable');

function areSameValues(before: readonly KeptTribute[], after: readonly KeptTribute[]): boolean {
  const others = new Map(after.map((tribute) => [tribute.uuid, tribute]));
  return (
    before.length === after.length &&
    before.every(({ uuid, value, is_fixed: isFixed }) => {
      const other = others.get(uuid);
      return other !== undefined && other.is_fixed === isFixed && compareDecimals(value, other.value) === 0;
    })
  );
}
