import type { Occurrence } from '../../../domain/contracts/schedule.ts';
import type { Db } from '../../db/transaction.ts';
import { lineRowsOf } from '../documents/lineRows.ts';
import type { LineRow } from '../documents/lines.ts';
import { contractColumns, termsColumns } from './columns.ts';
import { termsNames } from './names.ts';

const list = (columns: readonly string[], prefix = ''): string => columns.map((column) => prefix + column).join(', ');

const insertHeader = `
  insert into contracts (tenant_id, uuid, contract_number, public_hash, ${list(contractColumns)})
  select $1, $2, next_number('contracts'), $3, ${list(contractColumns, 'v.')} from jsonb_populate_record(null::contracts, $4) v`;

const ofTerms = [...termsColumns, 'jurisdictions'];

const insertTermsRow = `
  insert into contract_terms (tenant_id, uuid, contract_uuid, ${list(ofTerms)})
  select $1, $2, $3, ${list(ofTerms, 'v.')} from jsonb_populate_record(null::contract_terms, $4) v`;

const insertOccurrences = `
  insert into occurrences (tenant_id, contract_uuid, terms_uuid, occurrence, created, due_date)
  select $1, $2, $3, v.occurrence, v.created, v.due_date
  from jsonb_to_recordset($4) v (occurrence integer, created date, due_date date)`;

/** The lines of terms. */
export const termsLines = lineRowsOf(termsNames, ['item_version', 'scenery_version']);

/** By the columns of a table. */
type Content = Readonly<Record<string, unknown>>;

/** What some invoices of a contract say. */
export interface NewTerms {
  readonly uuid: string;
  readonly content: Content;
  readonly lines: readonly LineRow[];
}

/** Writes terms of a contract with their lines. */
export async function insertTerms(db: Db, tenant: string, contract: string, terms: NewTerms): Promise<void> {
  await Promise.all([
    termsLines.insert(db, tenant, terms.uuid, terms.lines),
    db.query(insertTermsRow, [tenant, terms.uuid, contract, JSON.stringify(terms.content)]),
  ]);
}

/** Adds invoices to come to those of a contract, all under the same terms. */
export const addOccurrences = (
  db: Db,
  tenant: string,
  { contract, terms }: { readonly contract: string; readonly terms: string },
  occurrences: readonly Occurrence[],
): Promise<unknown> => db.query(insertOccurrences, [tenant, contract, terms, JSON.stringify(occurrences)]);

/** A new contract, and what each of its invoices says. */
export interface NewContract {
  readonly uuid: string;
  readonly hash: string;
  readonly content: Content;
  readonly terms: NewTerms;
  readonly occurrences: readonly Occurrence[];
}

/** Writes a new contract with its terms and all its invoices to come; its number is given by the header, last. */
export async function insertContract(
  db: Db,
  tenant: string,
  { uuid, hash, content, terms, occurrences }: NewContract,
): Promise<void> {
  await Promise.all([
    insertTerms(db, tenant, uuid, terms),
    addOccurrences(db, tenant, { contract: uuid, terms: terms.uuid }, occurrences),
    db.query(insertHeader, [tenant, uuid, hash, JSON.stringify(content)]),
  ]);
}
