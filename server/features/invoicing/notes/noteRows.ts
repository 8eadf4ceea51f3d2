import { parseDecimal, decimalText } from '../../../../domain/money/decimal.ts';
import { divideRounded, rescale } from '../../../../domain/money/round.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import type { CreditedPart } from '../../../../domain/notes/correctedLine.ts';
import { boxOf } from '../../../../domain/taxes/boxes.ts';
import { compose, noSums } from '../../../../domain/taxes/compose.ts';
import { figureFraction } from '../../../../domain/taxes/terms.ts';
import type { correctedBy } from '../../../../schemas/parts/invoicing/notes.ts';
import type { BilledRow } from '../../../engine/documents/lines/billedRow.ts';
import type { StoredText } from '../../../engine/documents/lines/lines.ts';
import type { IssuedLine, IssuedText } from './corrected.ts';

/** A line of a note as a row of its table. */
export interface NoteRow extends BilledRow {
  readonly corrects_line: string;
  readonly corrected_by: (typeof correctedBy)[number];
  /** What was entered, of one by amount. */
  readonly amount: string | null;
}

/** A text, heading or subtotal of a note as a row of its table: it names that of the corrected document. */
export type NoteText = StoredText & Pick<NoteRow, 'corrects_line' | 'corrected_by' | 'amount'>;

interface Placed {
  readonly position: number;
  readonly by: NoteRow['corrected_by'];
  readonly decimals: number;
}

/** Returns the row of what a note takes of a line, or adds to it. */
export function noteRow(line: IssuedLine, part: CreditedPart, { position, by, decimals }: Placed): NoteRow {
  const { uuid, adjustments: _adjustments, net: _net, unit_code, base_quantity: _base, ...kept } = line;
  const { days: _days, all_days: _all, days_before: _before, ...stated } = kept;
  const sums = noSums();
  sums.base = part.net;
  const { length: count } = line.scenery.tributes;
  const tributes = line.scenery.tributes.map((tribute, at) => {
    const amount = part.tributes[at] ?? 0n;
    sums[boxOf(tribute)] += amount;
    const recovered = part.tributes[at + count];
    return {
      ...tribute,
      amount: decimalText(amount, decimals),
      ...(tribute.recovered !== undefined && { recovered: decimalText(recovered ?? 0n, decimals) }),
    };
  });
  const isByQuantity = by !== 'amount' && part.quantity !== undefined;
  return {
    ...withoutNulls(stated),
    ...priceOf(line, part, decimals),
    ...(isByQuantity && unit_code && { unit_code }),
    position,
    corrects_line: uuid,
    corrected_by: by,
    amount: by === 'amount' ? decimalText(part.net, decimals) : null,
    item_uuid: line.item_uuid,
    item_description: line.item_description,
    item_names: line.item_names,
    // The catalogue is not read again.
    item_version: 0,
    scenery_version: 0,
    scenery_uuid: line.scenery_uuid,
    scenery: { ...line.scenery, tributes },
    total: decimalText(part.net, decimals),
    ...compose(sums, decimals),
  };
}

/** Returns the rows of a note in the order of the document that it corrects, with the texts of that. */
export function withTexts(
  rows: readonly NoteRow[],
  { lines, texts }: { readonly lines: readonly IssuedLine[]; readonly texts: readonly IssuedText[] },
): (NoteRow | NoteText)[] {
  const places = new Map([...lines, ...texts].map(({ uuid, position }) => [uuid, position]));
  const placeOf = ({ corrects_line: line }: { readonly corrects_line: string }): number => places.get(line) ?? 0;
  return [...rows, ...texts.map(noteText)]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row, position) => ({ ...row, position }));
}

const noteText = ({ uuid, row, description, position }: IssuedText): NoteText => ({
  row,
  ...(description && { description }),
  position,
  corrects_line: uuid,
  corrected_by: 'all',
  amount: null,
});

const withoutNulls = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;

const one = 10n ** BigInt(figureFraction);
const text = (units: bigint): string => trimDecimal(decimalText(units, figureFraction));

/**
 * Returns quantity and price that give the net exactly: the price of the corrected line where it does, else one of the net,
 * for the whole quantity if it has no such price for one.
 */
function priceOf(line: IssuedLine, { net, quantity = one }: CreditedPart, decimals: number) {
  // That of a deducted deposit is the price of what it deducts.
  if (net < 0n) return { quantity: text(quantity), price: line.price };
  const [price, base] = [
    parseDecimal(line.price, figureFraction),
    parseDecimal(line.base_quantity ?? '1', figureFraction),
  ];
  const asIssued = divideRounded(rescale(quantity * price, figureFraction, decimals), base);
  const isAsIssued = quantity !== one || line.quantity === text(one);
  if ((isAsIssued && asIssued === net) || net === 0n) {
    return {
      quantity: text(quantity),
      price: line.price,
      ...(line.base_quantity && { base_quantity: line.base_quantity }),
    };
  }
  const worth = rescale(net, decimals, figureFraction);
  return (worth * one) % quantity === 0n
    ? { quantity: text(quantity), price: text((worth * one) / quantity) }
    : { quantity: text(quantity), price: text(worth), base_quantity: text(quantity) };
}
