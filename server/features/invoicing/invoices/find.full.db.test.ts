import { expect, test } from 'vitest';
import { orderOf, type OrderTerm } from '../../../../domain/lists/order.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { loadTenant } from '../../../start/demo/bulk/bulk.ts';
import { inTenant } from '../../../database/transaction.ts';
import type { Condition } from '../../../engine/lists/conditions.ts';
import { cutValues, type Cut } from '../../../engine/planner/pageKeys.ts';
import type { Place } from '../../../engine/lists/query.ts';
import { foundOrder } from './list/listOrder.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 400);
const { rows } = await database.ownerPool.query<{ id: string; day: string }>(
  `select t.id, (select percentile_disc(0.5) within group (order by created) from invoices)::text as day
   from tenants t where t.slug = 'load-001'`,
);
const { id: tenant = '', day = '' } = rows[0] ?? {};

interface Found {
  readonly keys: string[];
  readonly n: number | null;
  readonly place: Place | null;
}

async function find(conditions: readonly Condition[], sort: string, paging: Partial<Cut>): Promise<Found> {
  const order = foundOrder(orderOf([...sort.split(','), sort.startsWith('-') ? '-uuid' : 'uuid']).map(toColumn));
  const [found] = await inTenant(database.pool, { tenant }, (db) =>
    db.query<Found>("select keys, n, place from find_own_rows('invoices', $1, $2, $3, $4, $5, $6, $7)", [
      ...cutValues({ conditions, order, page: 1, perPage: 7, ...paging }),
    ]),
  );
  return found ?? { keys: [], n: null, place: null };
}

const toColumn = ({ field, descending }: OrderTerm) => ({ column: field, descending });

const filters: Record<string, Condition[]> = {
  nothing: [],
  'a status': [['status', 'eq', 'paid']],
  'two statuses': [['status', 'in', '{draft,billed}']],
  'a period': [['created', 'lte', day]],
  'a search': [['search_text', 'like', 'Harbor']],
  'an amount': [['total_thousandths', 'gt', '9000000']],
  'all of these': [
    ['search_text', 'like', 'a'],
    ['status', 'in', '{paid,cancelled,billed}'],
    ['created', 'gte', day],
    ['total_thousandths', 'lt', '20000000'],
  ],
};
const sorts = [
  '-created_at',
  'created_at',
  'number',
  '-number',
  '-total_thousandths',
  'due_date',
  '-created',
  '-company_number',
  'status,-created_at',
  '-status,created_at',
  'status,-total_thousandths',
  '-status,number',
  '-due_date,number',
];

test.each(Object.keys(filters))('many matches of %s are sorted like a few, in every order', async (name) => {
  const conditions = filters[name] ?? [];
  for (const sort of sorts) {
    for (const page of [1, 2]) {
      const collected = await find(conditions, sort, { page, bound: 10_000 });
      const walked = await find(conditions, sort, { page, bound: 1 });
      expect(walked, sort).toEqual({ ...collected, n: 2 });
      expect(collected.keys, sort).toHaveLength(7);
    }
  }
});

test('drafts, which have no number, are the same in the order of numbers to the last page', async () => {
  const drafts: Condition[] = [['status', 'eq', 'draft']];
  for (const sort of ['number', '-number', 'number,-due_date']) {
    const all = await Promise.all([1, 2, 3, 4, 5].map((page) => find(drafts, sort, { page, bound: 10_000 })));
    const walked = await Promise.all([1, 2, 3, 4, 5].map((page) => find(drafts, sort, { page, bound: 1 })));
    expect(
      walked.map(({ keys }) => keys),
      sort,
    ).toEqual(all.map(({ keys }) => keys));
    expect(new Set(all.flatMap(({ keys }) => keys)).size, sort).toBe(all[0]?.n);
  }
});

test.each(Object.keys(filters))('matches of %s are read page by page in every order, each once', async (name) => {
  const conditions = filters[name] ?? [];
  for (const sort of sorts) {
    const whole = await find(conditions, sort, { perPage: 400, bound: 10_000 });
    const read: string[] = [];
    for (let place: Place | undefined, isMore = true; isMore;) {
      const found = await find(conditions, sort, { perPage: 40, readOn: place ? { place } : {} });
      read.push(...found.keys);
      isMore = found.place !== null;
      place = found.place ?? undefined;
    }
    expect(read, sort).toEqual(whole.keys);
    expect(read, sort).toHaveLength(whole.n ?? 0);
  }
});
