import { scheduleOf } from '../../../../domain/recurrence/schedule/schedule.ts';
import type { Db } from '../../../database/transaction.ts';
import { columnList } from '../../../engine/documents/columns.ts';
import type { NewDocument } from '../../../engine/documents/engine.ts';
import { contractColumns } from '../terms/contractColumns.ts';
import { addOccurrences } from '../terms/occurrences.ts';
import { insertTerms, jurisdictionsOf } from '../terms/terms.ts';
import type { ContractInput } from './input.ts';

// Locks the settings of the company, because the issue dates are computed from them.
const lockLead = `
  select uuidv7() as terms, issue_lead_days as days from companies where tenant_id = $1 and uuid = $2 for share`;

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
  const values = [tenant, input.service_provider_uuid];
  const [lead] = await db.query<{ terms: string; days: number }>(lockLead, values);
  if (!lead) throw new Error('The company of the contract is missing');
  const { terms, days } = lead;
  const header = { ...content, agreed_on: agreedOn, confirm_scenarios: input.confirm_scenarios ?? false };
  const ofTerms = { ...content, jurisdictions: jurisdictionsOf(lines) };
  await Promise.all([
    insertTerms(db, tenant, uuid, { uuid: terms, content: ofTerms, lines }),
    addOccurrences(db, tenant, { contract: uuid, terms }, scheduleOf(input, { days, agreedOn })),
    db.query(insertHeader, [tenant, uuid, hash, JSON.stringify(header)]),
  ]);
}
