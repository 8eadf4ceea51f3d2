import type { Occurrence } from '../../../domain/contracts/schedule.ts';
import type { Db } from '../../db/transaction.ts';

const insertOccurrences = `
  insert into occurrences (tenant_id, contract_uuid, terms_uuid, agreed_on, occurrence, created, due_date)
  select $1, $2, $3, $5, v.occurrence, v.created, v.due_date
  from jsonb_to_recordset($4) v (occurrence integer, created date, due_date date)
  on conflict (tenant_id, contract_uuid, occurrence) do update
    set status = 'future', terms_uuid = excluded.terms_uuid, created = excluded.created, due_date = excluded.due_date,
      agreed_on = excluded.agreed_on`;

/** Of which contract they are, under which terms, and since when they are agreed on, where that is later than the contract. */
interface Adding {
  readonly contract: string;
  readonly terms: string;
  readonly agreedOn?: string | null;
}

/** Adds invoices to come to those of a contract, in place of what had ended under their numbers, all under the same terms. */
export const addOccurrences = (
  db: Db,
  tenant: string,
  { contract, terms, agreedOn = null }: Adding,
  occurrences: readonly Occurrence[],
): Promise<unknown> => db.query(insertOccurrences, [tenant, contract, terms, JSON.stringify(occurrences), agreedOn]);
