import { isOverdue } from '../../../../domain/payments/overdue.ts';
import { publicInvoice } from '../../../../schemas/parts/documents/publicDocument.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Contacted } from '../../../engine/documents/drawing/printedFields.ts';
import { linked, selectLinked } from '../../../engine/documents/public/publicLink.ts';
import { openingOf, type PublicFile } from '../../../engine/documents/public/publicPage.ts';
import { publicDocument, type Shown } from '../../../engine/documents/public/publicRecord.ts';
import type { Renewed } from '../../../engine/documents/issuing/renew.ts';
import { renewedTerms, staleOfContract, type StaleTerms } from '../terms/renewTerms.ts';
import { contractToday } from './read.ts';
import { toRecord } from './record.ts';
import { asInvoiced, contractTables, shownColumns, type ShownContract } from './rows.ts';
import { rowToday, selectSchedule, type ScheduledRow } from './schedule.ts';

export const described: PublicFile['described'] = {
  summary: 'Get a contract by its public link: its terms, schedule and issued invoices.',
  description: 'Lines, taxes and figures are those of its next invoice, or of the last one if none is scheduled.',
};

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
  properties: { schedule: { type: 'array', items: publicInvoice } },
};

const readContract = selectLinked({ tables: contractTables, alias: 'c', columns: shownColumns });

const readSchedule = selectSchedule(linked.tenant, linked.uuid);
const readStale = staleOfContract(linked.tenant, linked.uuid);

const readLinked = (db: Db) =>
  Promise.all([
    db.query<ShownContract & Contacted>(readContract),
    db.query<ScheduledRow>(readSchedule),
    db.query<StaleTerms>(readStale),
  ]);

/** As its payer may see it: its terms, and the due date, status and link of its invoices. */
export const open = openingOf(contracts, readLinked, async ([[contract], schedule, stale], scope, pool) => {
  if (!contract) throw new Error('The link of a contract finds no contract');
  const { id } = scope.tenant;
  const today: ReadonlyMap<string, Renewed> =
    stale.length > 0 ? await readInTenant(pool, id, (db) => renewedTerms(db, id, stale)) : new Map();
  return {
    ...publicDocument(contracts, toRecord(asInvoiced(contractToday(contract, today)), scope), contract),
    schedule: schedule.map((row) => scheduled(rowToday(row, today), contract.currency, scope)),
  };
});

function scheduled(row: ScheduledRow, currency: string, { now, tenant }: Scope): Shown {
  const {
    payment_authorized: _authorized,
    terms_uuid: _terms,
    number,
    full_number,
    public_hash,
    refund_state,
    total,
    credited_amount: credited,
    debited_amount: debited,
    status,
    ...rest
  } = row;
  const money = moneyIn(currency);
  return {
    ...rest,
    status,
    total: money(total),
    ...(credited && { credited_amount: money(credited) }),
    ...(debited && { debited_amount: money(debited) }),
    refund_state: refund_state ?? undefined,
    number: number ?? undefined,
    full_number: full_number ?? undefined,
    public_hash: public_hash ?? undefined,
    is_overdue: status === 'billed' && isOverdue({ ...row, status }, now, tenant.timeZone),
  };
}
