import { linesAmong } from '../../../../domain/documents/rows.ts';
import { documentTerms } from '../../../../schemas/parts/documents/document.ts';
import { seriesChoice } from '../../../../schemas/parts/documents/numberedBySeries.ts';
import type { Db } from '../../../database/transaction.ts';
import { amountColumns, enteredColumns, storedFields } from '../../../engine/documents/columns.ts';
import { lineRowsOf } from '../../../engine/documents/lines/lineRows.ts';
import type { LineRow } from '../../../engine/documents/lines/lines.ts';
import type { DocumentNames } from '../../../engine/documents/names.ts';

/** The terms that scheduled invoices share, stored like documents. */
export const termsNames = {
  lines: 'contract_items',
  linesAt: 'items_invoice',
  logos: 'contract_logos',
  key: 'terms_uuid',
  options: [],
} as const satisfies DocumentNames;

/** The entered fields of terms. */
export const termsFields = storedFields({
  type: 'object',
  properties: { ...documentTerms, ...seriesChoice('invoices') },
} as const);

/** The columns of `contract_terms` that an invoice copies. */
export const termsColumns = [...enteredColumns(termsFields), ...amountColumns];

/** The writers of terms' lines, with the item and scenario versions that they were computed from. */
export const termsLines = lineRowsOf(termsNames, ['item_version', 'scenery_version']);

/** All columns of written terms: those of invoices, the countries of the lines, and the day whose tributes they have. */
export const writtenColumns = [...termsColumns, 'jurisdictions', 'taxed_on'] as const;

const insert = `
  insert into contract_terms (tenant_id, uuid, contract_uuid, ${writtenColumns.join(', ')})
  select $1, $2, $3, ${writtenColumns.map((column) => `v.${column}`).join(', ')} from jsonb_populate_record(null::contract_terms, $4) v`;

/** New terms of some invoices of a contract: `content` by the columns of `contract_terms`. */
export interface NewTerms {
  readonly uuid: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly lines: readonly LineRow[];
}

/** Inserts terms of a contract with their lines. */
export async function insertTerms(db: Db, tenant: string, contract: string, terms: NewTerms): Promise<void> {
  await Promise.all([
    termsLines.insert(db, tenant, terms.uuid, terms.lines),
    db.query(insert, [tenant, terms.uuid, contract, JSON.stringify(terms.content)]),
  ]);
}

/** Returns the distinct pairs of countries of the lines' scenarios, in the order of the lines. */
export function jurisdictionsOf(rows: readonly LineRow[]): object[] {
  const pairs = linesAmong(rows).map(({ scenery: { origin, destiny } }) => ({ origin, destiny }));
  return [...new Map(pairs.map((pair) => [`${pair.origin?.id} ${pair.destiny?.id}`, pair])).values()];
}
