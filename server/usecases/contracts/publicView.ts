import { isOverdue } from '../../../domain/payments/overdue.ts';
import type { InvoiceStatus } from '../../../schemas/resources/invoices.ts';
import type { Pool } from '../../db/pool.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { moneyIn } from '../documents/money.ts';
import { followLink, linked } from '../documents/publicLink.ts';
import { publicDocument, type Shown } from '../documents/publicRecord.ts';
import { contractNames } from './names.ts';
import { toRecord } from './record.ts';
import { contractTables, wholeColumns, type ContractRow } from './rows.ts';

/** What a payer may read of a contract beside its lines and taxes. */
const shown = [
  'uuid',
  'contract_number',
  'company_number',
  'status',
  'type',
  'currency',
  'frequency_symbology',
  'frequency',
  'due_date',
  'due_date_contract',
  'service_provider',
  'service_buyer',
  'payment_responsible',
  'subtotal',
  'total',
  'observation',
  'terms_payment',
  'label',
  'show_tax_invoice',
] as const;

/** An invoice of a contract: issued, or what it would be today. */
interface ScheduledRow {
  readonly occurrence: number;
  readonly created: string;
  readonly due_date: string;
  readonly status: InvoiceStatus | 'paused';
  readonly payment_authorized: boolean;
  readonly total: string;
  readonly number: number | null;
  readonly public_hash: string | null;
}

const ofLink = `c.tenant_id = ${linked.tenant} and c.uuid = ${linked.uuid}`;

const readContract = `select ${wholeColumns} from ${contractTables} where ${ofLink}`;

// What is put aside is still to come to whoever pays; what was ended before it was issued is none of theirs.
const readSchedule = `
  select o.occurrence, coalesce(i.created, o.created) as created, coalesce(i.due_date, o.due_date) as due_date,
    coalesce(i.status, case o.status when 'paused' then 'paused' else 'future' end) as status,
    coalesce(i.payment_authorized, false) as payment_authorized, coalesce(i.total, m.total)::text as total, i.number,
    case when i.status in ('billed', 'paid') then i.public_hash end as public_hash
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  left join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid
  where o.tenant_id = ${linked.tenant} and o.contract_uuid = ${linked.uuid} and o.status <> 'cancelled'
  order by o.occurrence`;

async function readLinked(db: Db): Promise<{ contract: ContractRow | undefined; schedule: ScheduledRow[] }> {
  const [[contract], schedule] = await Promise.all([
    db.query<ContractRow>(readContract),
    db.query<ScheduledRow>(readSchedule),
  ]);
  return { contract, schedule };
}

/**
 * A contract by its public link, as its payer may see it: its terms, and of its invoices when each falls due, how it stands,
 * and the link of each that is issued. Throws `not_found`.
 */
export async function viewPublicContract(pool: Pool, now: Date, hash: string): Promise<Shown> {
  const { tenant, read } = await followLink(pool, hash, 'recurring', readLinked);
  const { contract, schedule } = read;
  if (!contract) throw new Error('The link of a contract opens none');
  const scope = { tenant, now };
  const open = { shown, linesAt: contractNames.linesAt, showsTaxes: contract.show_tax_invoice };
  const record = publicDocument(toRecord(contract, scope), open);
  return { ...record, schedule: schedule.map((row) => scheduled(row, contract.currency, scope)) };
}

function scheduled(row: ScheduledRow, currency: string, { now, tenant }: Scope): Shown {
  const { payment_authorized: _authorized, number, public_hash, total, status, ...rest } = row;
  return {
    ...rest,
    status,
    total: moneyIn(currency)(total),
    number: number ?? undefined,
    public_hash: public_hash ?? undefined,
    is_overdue: status !== 'paused' && isOverdue({ ...row, status }, now, tenant.timeZone),
  };
}
