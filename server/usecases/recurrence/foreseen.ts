import { today } from '../../../domain/dates/today.ts';
import type { Db } from '../../db/transaction.ts';
import { fileOf } from '../../resources/judge.ts';
import { resourceNamed } from '../../resources/registry.ts';
import type { Scope } from '../../scope.ts';
import { moneyIn } from '../documents/money.ts';
import type { Party } from '../documents/parties.ts';
import { dueUntil, isAside, type PreviewQuery } from './dueUntil.ts';
import { isStale } from './renewTerms.ts';
import type { TotalsToday } from './totalsToday.ts';

/** An invoice that a run would issue, or put aside. */
interface Row {
  readonly uuid: string;
  readonly contract_uuid: string;
  readonly contract_number: number;
  readonly occurrence: number;
  /** How many its contract has. */
  readonly frequency: number;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
  readonly created: string;
  readonly due_date: string;
  readonly currency: string;
  readonly total: string;
  readonly standing: 'to_come' | 'held';
  readonly held_because: string | null;
}

/** The same as it is told. */
export type Foreseen = {
  readonly [Name in keyof Row]: null extends Row[Name] ? NonNullable<Row[Name]> | undefined : Row[Name];
};

/** What the command that issues it looks at besides. */
interface Read extends Row {
  readonly terms_uuid: string;
  readonly service_provider: Party;
  readonly is_stale: boolean;
}

const part = (isIt: 'true' | 'false'): string => `
  select o.uuid, o.created, ${isIt} as is_aside from occurrences o join companies h on h.tenant_id = o.tenant_id
  where ${dueUntil} and ${isAside} = ${isIt}
  order by o.created, o.uuid limit $4::int + $5::int`;

// The keys first, each part along the index of their dates: few wide rows follow.
const selectPage = `
  with page as materialized (
    select * from ((${part('true')}) union all (${part('false')})) due
    order by is_aside desc, created, uuid limit $4::int offset $5::int)
  select o.uuid, o.contract_uuid, c.contract_number, o.occurrence, c.frequency, c.service_provider, c.service_buyer,
    c.payment_responsible, o.created, o.due_date, c.currency, m.total, o.terms_uuid, ${isStale} as is_stale,
    case when page.is_aside then 'held' else 'to_come' end as standing,
    case when page.is_aside and o.status = 'future' then 'late' else o.reason end as held_because
  from page
    join occurrences o on o.tenant_id = $1 and o.uuid = page.uuid
    join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
    join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  order by page.is_aside desc, o.created, o.uuid`;

/**
 * A page of what the runs up to a day are about: what is put aside first, then by date. `held_because` says of each what
 * would keep it from being issued as things stand now.
 */
export async function foreseen(
  db: Db,
  scope: Scope,
  { until, page, perPage }: PreviewQuery,
  totals: TotalsToday['totals'],
): Promise<Foreseen[]> {
  const now = today(scope.now, scope.tenant.timeZone);
  const read = await db.query<Read>(selectPage, [scope.tenant.id, now, until, perPage, (page - 1) * perPage]);
  const rows = read.map((row) => asToday(row, totals.get(row.terms_uuid)));
  const reasons = await reasonsAgainst(db, scope, rows);
  return rows.map(({ terms_uuid: _terms, service_provider: _provider, is_stale: _stale, ...row }, index) => ({
    ...row,
    payment_responsible: row.payment_responsible ?? undefined,
    total: moneyIn(row.currency)(row.total),
    held_because: (row.held_because === 'late' ? 'late' : reasons[index]) ?? row.held_because ?? undefined,
  }));
}

/** An invoice to come as its terms would be computed today. */
const asToday = (row: Read, total: string | undefined): Read =>
  total === undefined ? row : { ...row, total, is_stale: false };

/** Why the command that issues them would refuse each, as things stand. */
async function reasonsAgainst(db: Db, scope: Scope, rows: readonly Read[]): Promise<(string | undefined)[]> {
  const invoices = resourceNamed('invoices');
  const { check } = invoices ? await fileOf(invoices, 'issue') : {};
  const errors = await check?.(db, scope, rows, {});
  return rows.map((_, index) => errors?.[index]?.code);
}
