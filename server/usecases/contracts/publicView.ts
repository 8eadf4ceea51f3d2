import { isOverdue } from '../../../domain/payments/overdue.ts';
import type { InvoiceStatus } from '../../../schemas/parts/invoiceActions.ts';
import type { Lender } from '../../db/pool.ts';
import { readInTenant, type Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { moneyIn } from '../documents/money.ts';
import { followLink, linked } from '../documents/publicLink.ts';
import { contactColumn, languageColumn, type Printed } from '../documents/printed.ts';
import { publicDocument, type Shown } from '../documents/publicRecord.ts';
import { stored } from '../documents/rowOfLines.ts';
import type { Renewed } from '../documents/renew.ts';
import { renewedTerms, staleOfContract, type StaleTerms } from '../recurrence/renewTerms.ts';
import { contractNames } from './names.ts';
import { contractToday } from './read.ts';
import { toRecord } from './record.ts';
import { contractTables, wholeColumns, type ContractRow } from './rows.ts';

/** What of a contract alone its payer may read. */
const shown = [
  'contract_number',
  'status',
  'type',
  'frequency_symbology',
  'frequency',
  'due_date',
  'due_date_contract',
] as const;

/** An invoice of a contract: issued, or what it would be today. */
interface ScheduledRow {
  readonly occurrence: number;
  readonly created: string;
  readonly due_date: string;
  readonly status: InvoiceStatus | 'paused' | 'skipped';
  readonly payment_authorized: boolean;
  readonly total: string;
  readonly terms_uuid: string;
  readonly number: number | null;
  readonly public_hash: string | null;
}

const ofLink = `c.tenant_id = ${linked.tenant} and c.uuid = ${linked.uuid}`;

const readContract = `select ${wholeColumns}, ${contactColumn('c.tenant_id', 'c.service_provider_uuid')},
  ${languageColumn('c.tenant_id', 'c.service_provider_uuid')} from ${contractTables} where ${ofLink}`;

// What is put aside is still to come to whoever pays; what was ended before it was issued is none of theirs.
const readSchedule = `
  select o.occurrence, coalesce(i.created, o.created) as created, coalesce(i.due_date, o.due_date) as due_date,
    coalesce(i.status, case when o.status in ('paused', 'skipped') then o.status else 'future' end) as status,
    coalesce(i.payment_authorized, false) as payment_authorized, coalesce(i.total, m.total)::text as total, o.terms_uuid, i.number,
    case when i.status in ('billed', 'paid') then i.public_hash end as public_hash
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  left join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid
  where o.tenant_id = ${linked.tenant} and o.contract_uuid = ${linked.uuid} and o.status <> 'cancelled'
  order by o.occurrence`;

const readStale = staleOfContract(linked.tenant, linked.uuid);

async function readLinked(db: Db) {
  const [[contract], schedule, stale] = await Promise.all([
    db.query<ContractRow & Pick<Printed, 'contact' | 'language'>>(readContract),
    db.query<ScheduledRow>(readSchedule),
    db.query<StaleTerms>(readStale),
  ]);
  return { contract, schedule, stale };
}

/**
 * A contract by its public link, as its payer may see it: its terms, and of its invoices when each falls due, how it stands,
 * and the link of each that is issued. Throws `not_found`.
 */
export async function viewPublicContract(pool: Lender, now: Date, hash: string): Promise<Shown> {
  const { tenant, read } = await followLink(pool, hash, 'recurring', readLinked);
  const { contract, schedule, stale } = read;
  if (!contract) throw new Error('The link of a contract opens none');
  const today =
    stale.length > 0
      ? await readInTenant(pool, tenant.id, (db) => renewedTerms(db, tenant.id, stale))
      : new Map<string, Renewed>();
  const scope = { tenant, now };
  const { contact, language } = contract;
  const open = { shown, linesAt: contractNames.linesAt, contact, language };
  const record = publicDocument(toRecord(contractToday(contract, today), scope), open);
  return { ...record, schedule: schedule.map((row) => scheduled(rowToday(row, today), contract.currency, scope)) };
}

/** What is to come comes to what it would today. */
function rowToday(row: ScheduledRow, today: ReadonlyMap<string, Renewed>): ScheduledRow {
  const terms = row.status === 'future' || row.status === 'paused' ? today.get(row.terms_uuid) : undefined;
  return terms ? { ...row, total: stored(terms.totals.total) } : row;
}

function scheduled(row: ScheduledRow, currency: string, { now, tenant }: Scope): Shown {
  const { payment_authorized: _authorized, terms_uuid: _terms, number, public_hash, total, status, ...rest } = row;
  return {
    ...rest,
    status,
    total: moneyIn(currency)(total),
    number: number ?? undefined,
    public_hash: public_hash ?? undefined,
    is_overdue: status === 'billed' && isOverdue({ ...row, status }, now, tenant.timeZone),
  };
}
