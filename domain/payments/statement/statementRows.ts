import type { Translate } from '../../kinds/codec.ts';
import { compareDecimals } from '../../money/compare.ts';
import { negate } from '../../money/negate.ts';
import type { Statement, StatementRow } from './statement.ts';

/** A row as pages, files and documents show it. Amounts are decimal text; absent ones are zero. */
export interface ShownRow {
  readonly day: string;
  readonly what: string;
  readonly due_date?: string | undefined;
  readonly charge?: string | undefined;
  readonly payment?: string | undefined;
  /** An amount that leaves what is open as it is: of a refund, or what it adds to the credit. */
  readonly beside?: string | undefined;
  readonly balance: string;
  readonly invoice_uuid?: string | undefined;
}

/** Returns the rows of a statement in a language. */
export const shownRows = ({ rows }: Statement, translate: Translate): ShownRow[] =>
  rows.map((row) => ({
    day: row.day,
    what: entryText(row, translate),
    due_date: row.due_date,
    charge: positive(row.change),
    payment: positive(negate(row.change)),
    beside: row.kind === 'refund' ? row.amount : compareDecimals(row.credit, '0') === 0 ? undefined : row.credit,
    balance: row.balance,
    invoice_uuid: row.invoice_uuid,
  }));

const positive = (amount: string): string | undefined => (compareDecimals(amount, '0') > 0 ? amount : undefined);

/** Names an entry with its invoice or note, its reference and what a person noted. */
function entryText(
  { kind, invoice_uuid, number, company_number: own, note, note_number: noted }: StatementRow,
  translate: Translate,
): string {
  const named = String(number ?? own ?? '');
  const what =
    invoice_uuid === undefined
      ? translate(`statement.credits.${kind}`, { note: noted ?? '' })
      : translate(`statement.kinds.${kind}`, { number: named, note: noted ?? '' });
  const reference = kind === 'invoice' && own !== undefined && own !== named ? own : undefined;
  return [what, reference, note].filter(Boolean).join(' · ');
}
