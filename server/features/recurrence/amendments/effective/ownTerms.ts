import { isLine, linesAmong } from '../../../../../domain/documents/rows.ts';
import { statedBy, type StatedLine } from '../../../../../domain/documents/lineFields.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import type { TextRow } from '../../../../../domain/documents/rows.ts';
import { requireNone } from '../../../../base/errors.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { LineInput } from '../../../../engine/documents/drafts/input.ts';
import type { BilledRow } from '../../../../engine/documents/lines/billedRow.ts';
import { computeLines } from '../../../../engine/documents/lines/lines.ts';
import { totalsOfLines } from '../../../../engine/documents/lines/totals.ts';
import { termsNames } from '../../terms/terms.ts';
import { contentOf, type NewContent } from '../newAmounts.ts';
import type { AmendedContract } from '../read.ts';

/** What lines of a contract are computed for. */
export type TaxedOn = Pick<AmendedContract, 'currency' | 'taxed_on'>;

/** Terms of one invoice alone. */
export interface OwnTerms {
  readonly occurrence: number;
  /** The key of the terms that they replace. */
  readonly terms: string;
  readonly content: NewContent;
}

/** A row of terms, or of an issued invoice. */
export type BilledOrText =
  | (StatedLine &
      Pick<BilledRow, 'item_uuid' | 'scenery_uuid' | 'scenery'> & {
        readonly row?: undefined;
        readonly share?: string | null;
      })
  | TextRow;

/** Returns a row as it is entered: variable tributes with their values. */
export function inputOf(row: BilledOrText): LineInput {
  if (!isLine(row)) return { row: row.row, description: row.description };
  const { tributes } = row.scenery;
  return {
    item: { uuid: row.item_uuid },
    ...statedBy(row),
    scenery: {
      uuid: row.scenery_uuid,
      tributes: tributes.filter(({ type }) => type === 'Variable').map((one) => ({ uuid: one.uuid, value: one.value })),
    },
  };
}

/** Computes the content of terms without adjustments besides those of their lines. Throws `validation`. */
export async function ownContent(
  db: Db,
  tenant: string,
  rows: readonly LineInput[],
  { currency, taxed_on: day, patch }: TaxedOn & { readonly patch: NewContent['patch'] },
): Promise<NewContent> {
  const decimals = decimalsOf(currency);
  const { rows: lines, issues } = await computeLines(db, tenant, rows, { linesAt: termsNames.linesAt, currency, day });
  requireNone(issues);
  const content = contentOf(lines, totalsOfLines(linesAmong(lines), decimals), day);
  return { ...content, patch: { ...patch, ...content.patch, adjustments: null } };
}
