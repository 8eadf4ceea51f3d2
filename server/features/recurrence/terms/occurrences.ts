import type { Occurrence } from '../../../../domain/recurrence/schedule/schedule.ts';
import type { Db } from '../../../database/transaction.ts';

/** SQL condition: an occurrence `o` can still be issued, like `isOpen` of the domain. */
export const isOpen = `o.status in ('future', 'held', 'paused')`;

// Occurrences before contracts, ordered by key: the run locks in the same order.
const lockToCome = `
  select from occurrences o
  where o.tenant_id = $1 and o.contract_uuid = any($2::uuid[]) and o.occurrence >= $3 and ${isOpen}
  order by o.uuid for update`;

/** Locks the open occurrences of some contracts, from a number on; callers lock the contracts afterwards. */
export const lockOpen = (db: Db, tenant: string, contracts: readonly string[], from = 1): Promise<unknown> =>
  db.query(lockToCome, [tenant, contracts, from]);

const insertOccurrences = `
  insert into occurrences (tenant_id, contract_uuid, terms_uuid, agreed_on, currency, service_buyer_uuid, payer_uuid, occurrence,
    created, due_date, due_days)
  select $1, $2, $3, $5, $6, $7, coalesce($8::uuid, $7), v.occurrence, v.created, v.due_date, v.due_days
  from jsonb_to_recordset($4) v (occurrence integer, created date, due_date date, due_days integer)
  on conflict (tenant_id, contract_uuid, occurrence) do update
    set status = 'future', terms_uuid = excluded.terms_uuid, lasting_terms_uuid = null, created = excluded.created,
      due_date = excluded.due_date, due_days = excluded.due_days, agreed_on = excluded.agreed_on`;

/** The contract of occurrences, which a new one is written after. */
interface ContractOf {
  readonly uuid: string;
  readonly currency: string;
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid?: string | null | undefined;
}

/** The contract and terms of added occurrences, and the date of agreement if it is later than the contract's. */
interface Adding {
  readonly contract: ContractOf;
  readonly terms: string;
  readonly agreedOn?: string | null;
}

/** Adds occurrences to a contract under the same terms, replacing ended ones of the same numbers. */
export const addOccurrences = (
  db: Db,
  tenant: string,
  { contract, terms, agreedOn = null }: Adding,
  occurrences: readonly Occurrence[],
): Promise<unknown> =>
  db.query(insertOccurrences, [
    tenant,
    contract.uuid,
    terms,
    JSON.stringify(occurrences),
    agreedOn,
    contract.currency,
    contract.service_buyer_uuid,
    contract.payment_responsible_uuid ?? null,
  ]);
