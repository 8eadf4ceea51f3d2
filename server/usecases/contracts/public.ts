import { isOverdue } from '../../../domain/payments/overdue.ts';
import { invoiceStatuses, type InvoiceStatus } from '../../../schemas/parts/invoiceActions.ts';
import contracts from '../../../schemas/resources/contracts.ts';
import { readInTenant, type Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { moneyIn } from '../documents/money.ts';
import { followLink, linked } from '../documents/publicLink.ts';
import { contactColumn, languageColumn, type Printed } from '../documents/printed.ts';
import type { PublicFile } from '../documents/publicPage.ts';
import { publicDocument, type Shown } from '../documents/publicRecord.ts';
import { stored } from '../documents/rowOfLines.ts';
import type { Renewed } from '../documents/renew.ts';
import { renewedTerms, staleOfContract, type StaleTerms } from '../recurrence/renewTerms.ts';
import { contractToday } from './read.ts';
import { toRecord } from './record.ts';
import { contractTables, wholeColumns, type ContractRow } from './rows.ts';

export const described: PublicFile['described'] = {
  summary: 'Get a contract by its public link: its terms, schedule and issued invoices.',
  description: 'Lines, taxes and figures are those of its next invoice, or of the last one if none is scheduled.',
};

const scheduledInvoice = {
  type: 'object',
  required: ['occurrence', 'created', 'due_date', 'status', 'total', 'is_overdue'],
  additionalProperties: false,
  properties: {
    occurrence: { type: 'integer', description: 'The number of the invoice in the contract, from 1.' },
    created: { type: 'string', format: 'date' },
    due_date: { type: 'string', format: 'date' },
    status: {
      type: 'string',
      enum: [...invoiceStatuses, 'paused', 'skipped'],
      description:
        '`future` if scheduled, `paused` if its due date is in a pause, `skipped` once that date has passed.',
    },
    total: { type: 'string', description: 'The amount due; for a scheduled invoice, as calculated today.' },
    number: { type: 'integer' },
    public_hash: { type: 'string', description: 'The public link of the invoice, once issued.' },
    is_overdue: { type: 'boolean' },
  },
} as const;

export const answer: PublicFile['answer'] = {
  title: 'PublicContract',
  required: [
    'contract_number',
    'status',
    'currency',
    'frequency',
    'frequency_symbology',
    'total',
    'items_invoice',
    'schedule',
  ],
  properties: { schedule: { type: 'array', items: scheduledInvoice } },
};

/** An invoice of a contract: issued, or scheduled. */
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

// Invoices on hold are shown to the payer as scheduled; those ended before issue are not shown.
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

/** As its payer may see it: its terms, and the due date, status and link of its invoices. */
export const open: PublicFile['open'] = ({ pool, now, hash, share }) =>
  share(hash, async () => {
    const { tenant, read } = await followLink(pool, hash, 'recurring', readLinked);
    const { contract, schedule, stale } = read;
    if (!contract) throw new Error('The link of a contract finds no contract');
    const today: ReadonlyMap<string, Renewed> =
      stale.length > 0 ? await readInTenant(pool, tenant.id, (db) => renewedTerms(db, tenant.id, stale)) : new Map();
    const scope = { tenant, now };
    const record = publicDocument(contracts, toRecord(contractToday(contract, today), scope), contract);
    return {
      record: { ...record, schedule: schedule.map((row) => scheduled(rowToday(row, today), contract.currency, scope)) },
    };
  });

/** Sets the amount of a scheduled invoice as of today. */
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
