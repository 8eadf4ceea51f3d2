import { scheduleOf } from '../../../domain/contracts/schedule.ts';
import contracts from '../../../schemas/resources/contracts.ts';
import type { Db } from '../../db/transaction.ts';
import { uploadOf } from '../../plugins/uploads.ts';
import { attachNew } from '../../resources/attachments.ts';
import type { CreateFile, Making, Written } from '../../resources/writing.ts';
import { documentLogos } from '../documents/logo.ts';
import { publicHash } from '../documents/publicHash.ts';
import { keepIssueDates } from '../recurrence/moveToCome.ts';
import type { ContractInput } from './input.ts';
import { prepareContract } from './prepare.ts';
import { readContract } from './read.ts';
import { toRecord } from './record.ts';
import { insertContract } from './write.ts';

const selectGiven = `
  select uuidv7() as uuid, uuidv7() as terms, (select issue_lead_days from companies where tenant_id = $1 and uuid = $2) as days`;

export const contract: CreateFile['contract'] = {
  summary: 'Create a contract and schedule all its invoices.',
  description:
    'The first invoice is due on `due_date`, the others at intervals of `frequency_symbology` from it, on the same day or ' +
    'the last day of a shorter month. Each is issued `issue_lead_days` (a company setting) before its due date, under the ' +
    'scenarios in force on that day. In a `fixed` contract, `total_amount` covers at least the sum of all invoices today.',
};

export const late = 'contract_number';

/**
 * Creates a contract with all its scheduled invoices in one transaction (design §6). Throws `validation` and
 * `scenario_unfit`.
 */
export async function createContract(
  db: Db,
  { resource, scope, input, enclosed }: Making<ContractInput>,
): Promise<Written> {
  const tenant = scope.tenant.id;
  const [, { content, agreedOn, lines }, [given]] = await Promise.all([
    keepIssueDates(db, tenant),
    prepareContract(db, scope, input),
    db.query<{ uuid: string; terms: string; days: number }>(selectGiven, [tenant, input.service_provider_uuid]),
  ]);
  if (!given) throw new Error('The database gave no key');
  const { uuid, days } = given;
  await attachNew(db, { resource, tenant, uuid }, enclosed, 'files');
  const occurrences = scheduleOf(input, { days, agreedOn });
  const terms = { uuid: given.terms, content, lines };
  // In order, in one packet.
  const [, , row] = await Promise.all([
    documentLogos(contracts).save(db, tenant, uuid, uploadOf(enclosed, 'logo')),
    insertContract(db, tenant, { uuid, hash: publicHash(), content, terms, occurrences }),
    readContract(db, tenant, uuid),
  ]);
  return { record: toRecord(row, scope), version: row.version, said: 'contracts.created' };
}

export const create: CreateFile<ContractInput>['create'] = createContract;
