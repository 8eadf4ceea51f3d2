import { firstInTime } from '../../../../domain/payments/overdue.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { followLink, linked } from '../../../engine/documents/public/publicLink.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Scope } from '../../../identity/scope.ts';
import { paidColumns, paidRecord, type PaidRow } from './rows.ts';

/** The client of a link, and its company. */
export interface LinkedClient {
  readonly uuid: string;
  readonly client: string;
  readonly company: string;
  readonly language: Language | null;
  readonly expires_at: string;
}

const selectClient = `
  select e.uuid, e.name as client, c.name as company, nullif(c.document_language, 'client') as language,
    ${isoInstant('e.link_expires_at')} as expires_at
  from entities e join companies c on c.tenant_id = e.tenant_id
  where e.tenant_id = ${linked.tenant} and e.uuid = ${linked.uuid} and not e.archived`;

/** Returns the client of a link with its company. Throws `not_found`. */
export async function findClient(
  pool: Lender,
  hash: string,
  now: Date,
): Promise<{ readonly scope: Scope; readonly found: LinkedClient }> {
  const { tenant, read } = await followLink(pool, hash, 'client', (db) => db.query<LinkedClient>(selectClient));
  const [found] = read;
  if (!found) throw new ApiError('not_found');
  return { scope: { tenant, now }, found };
}

/** The lists of the page: what is open, first due first; and what is paid, latest first. */
export const pageStates = ['open', 'paid'] as const;
export type PageState = (typeof pageStates)[number];

export const perPage = 100;

const lists: Readonly<Record<PageState, string>> = {
  open: `status = 'billed'`,
  paid: `status = 'paid'`,
};
const orders: Readonly<Record<PageState, string>> = {
  open: 'i.due_date, i.number, i.uuid',
  paid: 'i.paid_on desc nulls last, i.number desc, i.uuid',
};

const selectList = (state: PageState): string => `
  select ${paidColumns} from invoices i
  where i.tenant_id = $1 and i.payer_uuid = $2 and i.${lists[state]}
  order by ${orders[state]} limit ${perPage} offset $3`;

const countList = (state: PageState): string => `
  select count(*)::int as count from invoices i where i.tenant_id = $1 and i.payer_uuid = $2 and i.${lists[state]}`;

const selectTotals = `
  select i.currency, count(*)::int as count, sum(i.open_amount)::text as open,
    coalesce(sum(i.open_amount) filter (where i.unpaid_from < $3::date), 0.000)::text as late
  from invoices i where i.tenant_id = $1 and i.payer_uuid = $2 and i.status = 'billed'
  group by i.currency order by sum(i.open_amount) filter (where i.unpaid_from < $3::date) desc nulls last, i.currency`;

interface TotalRow {
  readonly currency: string;
  readonly count: number;
  readonly open: string;
  readonly late: string;
}

/** Reads one page of a client's list, with what is open by currency: only of invoices that the client pays. */
export async function readPage(
  pool: Lender,
  scope: Scope,
  { uuid, client, company, language, expires_at: expiresAt }: LinkedClient,
  { state, page }: { readonly state: PageState; readonly page: number },
): Promise<Readonly<Record<string, unknown>>> {
  const keys = [scope.tenant.id, uuid];
  const read = (db: Db) =>
    Promise.all([
      db.query<TotalRow>(selectTotals, [...keys, firstInTime(scope.now, scope.tenant.timeZone)]),
      db.query<{ count: number }>(countList(state), keys),
      db.query<PaidRow>(selectList(state), [...keys, (page - 1) * perPage]),
    ]);
  const [totals, [counted], rows] = await readInTenant(pool, scope.tenant.id, read);
  return {
    client: { name: client },
    company: { name: company },
    language: language ?? undefined,
    expires_at: expiresAt,
    totals: totals.map(({ currency, count, open, late }) => {
      const money = moneyIn(currency);
      return { currency, count, open_amount: money(open), late_amount: money(late) };
    }),
    state,
    results: rows.map((row) => paidRecord(row, scope)),
    count: counted?.count ?? 0,
  };
}
