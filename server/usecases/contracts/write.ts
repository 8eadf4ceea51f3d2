import type { Occurrence } from '../../../domain/contracts/schedule.ts';
import type { Db } from '../../db/transaction.ts';
import { addOccurrences } from '../recurrence/occurrences.ts';
import { insertTerms, type NewTerms } from '../recurrence/terms.ts';
import { contractColumns } from '../recurrence/contractColumns.ts';

const list = (columns: readonly string[], prefix = ''): string => columns.map((column) => prefix + column).join(', ');

const insertHeader = `
  insert into contracts (tenant_id, uuid, contract_number, public_hash, ${list(contractColumns)})
  select $1, $2, next_number('contracts'), $3, ${list(contractColumns, 'v.')} from jsonb_populate_record(null::contracts, $4) v`;

/** By the columns of a table. */
type Content = Readonly<Record<string, unknown>>;

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
