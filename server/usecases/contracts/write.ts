import type { Occurrence } from '../../../domain/contracts/schedule.ts';
import type { Db } from '../../db/transaction.ts';
import { addOccurrences } from '../recurrence/occurrences.ts';
import { insertTerms, type NewTerms } from '../recurrence/terms.ts';
import { contractColumns } from '../recurrence/contractColumns.ts';

const list = (columns: readonly string[], prefix = ''): string => columns.map((column) => prefix + column).join(', ');

const insertHeader = `
  insert into contracts (tenant_id, uuid, contract_number, public_hash, ${list(contractColumns)})
  select $1, $2, next_number('contracts'), $3, ${list(contractColumns, 'v.')} from jsonb_populate_record(null::contracts, $4) v`;

/** Values by the columns of a table. */
type Content = Readonly<Record<string, unknown>>;

/** A new contract, and the terms of its invoices. */
export interface NewContract {
  readonly uuid: string;
  readonly hash: string;
  readonly content: Content;
  readonly terms: NewTerms;
  readonly occurrences: readonly Occurrence[];
}

/** Inserts a contract with its terms and scheduled invoices; the header comes last, because it assigns the number. */
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
