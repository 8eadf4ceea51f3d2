import { scheduleOf, type Lead } from '../../../../domain/recurrence/schedule/schedule.ts';
import type { Db } from '../../../database/transaction.ts';
import { columnList } from '../../../engine/documents/columns.ts';
import type { NewDocument } from '../../../engine/documents/engine.ts';
import { contractColumns } from '../terms/contractColumns.ts';
import { termsOfPayer } from '../terms/lead.ts';
import { keepIssueDates } from '../terms/moveFuture.ts';
import { addOccurrences } from '../terms/occurrences.ts';
import { insertTerms, jurisdictionsOf } from '../terms/terms.ts';
import type { ContractInput } from './input.ts';

// Read after the lock of the company, because the issue dates are computed from them.
const selectLead = `
  select uuidv7() as uuid, h.issue_lead_days as days, ${termsOfPayer('c')} as terms
  from companies h cross join (select $1::uuid, $3::uuid, $4::uuid) c (tenant_id, service_buyer_uuid, payment_responsible_uuid)
  where h.tenant_id = $1 and h.uuid = $2`;

/** Returns the issue date of the first invoice of a contract, whose tributes its terms have. */
export async function firstIssueDate(db: Db, tenant: string, input: ContractInput, agreedOn: string): Promise<string> {
  const { service_provider_uuid: provider, service_buyer_uuid: buyer, payment_responsible_uuid: payer } = input;
  const [lead] = await db.query<StoredLead>(selectLead, [tenant, provider, buyer, payer ?? null]);
  const [first] = lead ? scheduleOf(input, { ...lead, agreedOn }) : [];
  return first?.created ?? agreedOn;
}

interface StoredLead extends Omit<Lead, 'agreedOn'> {
  /** The key of the new terms. */
  readonly uuid: string;
}

const insertHeader = `
  insert into contracts (tenant_id, uuid, contract_number, public_hash, ${columnList(contractColumns)})
  select $1, $2, next_number('contracts'), $3, ${columnList(contractColumns, 'v.')}
  from jsonb_populate_record(null::contracts, $4) v`;

/** Inserts a contract with its terms and scheduled invoices; the header comes last, because it assigns the number. */
export async function insertContract(
  db: Db,
  tenant: string,
  { uuid, hash, input, created: agreedOn, content, lines }: NewDocument<ContractInput>,
): Promise<void> {
  const { service_provider_uuid: provider, service_buyer_uuid: buyer, payment_responsible_uuid: payer } = input;
  const [, [lead]] = await Promise.all([
    keepIssueDates(db, tenant),
    db.query<StoredLead>(selectLead, [tenant, provider, buyer, payer ?? null]),
  ]);
  if (!lead) throw new Error('The company of the contract is missing');
  const { uuid: terms, ...days } = lead;
  const header = { ...content, agreed_on: agreedOn, confirm_scenarios: input.confirm_scenarios ?? false };
  const ofTerms = { ...content, jurisdictions: jurisdictionsOf(lines) };
  await Promise.all([
    insertTerms(db, tenant, uuid, { uuid: terms, content: ofTerms, lines }),
    addOccurrences(db, tenant, { contract: { ...input, uuid }, terms }, scheduleOf(input, { ...days, agreedOn })),
    db.query(insertHeader, [tenant, uuid, hash, JSON.stringify(header)]),
  ]);
}
