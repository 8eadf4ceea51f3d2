import { documentTerms } from '../../../schemas/parts/document.ts';
import type { Db } from '../../db/transaction.ts';
import { amountColumns, enteredColumns, storedFields } from '../documents/columns.ts';
import { lineRowsOf } from '../documents/lineRows.ts';
import type { LineRow } from '../documents/lines.ts';
import type { DocumentNames } from '../documents/names.ts';

/** What recurs as documents of their own: the terms that invoices to come share. */
export const termsNames = {
  lines: 'contract_items',
  linesAt: 'items_invoice',
  logos: 'contract_logos',
  key: 'terms_uuid',
} as const satisfies DocumentNames;

/** The entered fields of terms. */
export const termsFields = storedFields({ type: 'object', properties: documentTerms } as const);

/** The columns of `contract_terms` that an invoice takes over. */
export const termsColumns = [...enteredColumns(termsFields), ...amountColumns];

/** The lines of terms, with the versions of what they were computed under. */
export const termsLines = lineRowsOf(termsNames, ['item_version', 'scenery_version']);

/** Those, and what is told of its lines: all that terms are written with. */
export const writtenColumns = [...termsColumns, 'jurisdictions'] as const;

const insert = `
  insert into contract_terms (tenant_id, uuid, contract_uuid, ${writtenColumns.join(', ')})
  select $1, $2, $3, ${writtenColumns.map((column) => `v.${column}`).join(', ')} from jsonb_populate_record(null::contract_terms, $4) v`;

/** What some invoices of a contract say: `content` by the columns of `contract_terms`. */
export interface NewTerms {
  readonly uuid: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly lines: readonly LineRow[];
}

/** Writes terms of a contract with their lines. */
export async function insertTerms(db: Db, tenant: string, contract: string, terms: NewTerms): Promise<void> {
  await Promise.all([
    termsLines.insert(db, tenant, terms.uuid, terms.lines),
    db.query(insert, [tenant, terms.uuid, contract, JSON.stringify(terms.content)]),
  ]);
}

/** Each pair of countries that the scenario of a line is between, once, in the order of the lines. */
export function jurisdictionsOf(lines: readonly Pick<LineRow, 'scenery'>[]): object[] {
  const pairs = lines.map(({ scenery: { origin, destiny } }) => ({ origin, destiny }));
  return [...new Map(pairs.map((pair) => [`${pair.origin?.id} ${pair.destiny?.id}`, pair])).values()];
}
