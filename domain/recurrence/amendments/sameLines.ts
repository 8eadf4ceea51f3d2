import type { KeptLine, KeptTribute } from '../../documents/catalogChanges.ts';
import { isLine, type TextRow } from '../../documents/rows.ts';
import { stateAlike, type StatedLine } from '../../documents/lineFields.ts';
import { compareDecimals } from '../../money/compare.ts';

/** A line as entered: its item, what it states itself, and its scenario. */
export type BilledLine = KeptLine & StatedLine & { readonly row?: null | undefined };

type EnteredRow = BilledLine | TextRow;

/**
 * Returns whether two lists of lines bill the same. Of scenarios, only the values entered on a line are compared.
 * Throws like `parseDecimal`.
 */
export const areSameLines = (before: readonly EnteredRow[], after: readonly EnteredRow[]): boolean =>
  before.length === after.length && before.every((line, index) => isSameLine(line, after[index]));

function isSameLine(line: EnteredRow, other: EnteredRow | undefined): boolean {
  if (!other || !isLine(line) || !isLine(other)) {
    return line.row === other?.row && (line.description ?? '') === (other?.description ?? '');
  }
  return (
    line.item_uuid === other.item_uuid &&
    line.scenery_uuid === other.scenery_uuid &&
    stateAlike(line, other) &&
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
