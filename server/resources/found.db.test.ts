import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { inTenant } from '../db/transaction.ts';
import { type Condition, live } from './conditions.ts';
import { cutValues, type Cut } from './found.ts';
import type { OrderTerm } from './ordering.ts';

const database = await testDatabase();
const { rows } = await database.ownerPool.query<{ id: string }>(
  `with made as (insert into tenants (slug, name) values ('many', 'Many') returning id),
     filled as (insert into entities (tenant_id, name, nif, location_place_id, location_address, location_country_id)
       select id, 'Entity ' || n % 17, case when n % 3 > 0 then (n % 11)::text end, 'p', 'a', (array[76, 276, 620])[1 + n % 3]
       from made, generate_series(1, 120) n)
   select id from made`,
);
const tenant = rows[0]?.id ?? '';

interface Found {
  readonly keys: string[];
  readonly n: number | null;
}

async function find(cut: Partial<Cut> & Pick<Cut, 'order'>): Promise<Found> {
  const values = cutValues({ conditions: [], page: 1, perPage: 7, bound: 1000, ...cut });
  const [found] = await inTenant(database.pool, { tenant }, (db) =>
    db.query<Found>("select keys, n from find_own_rows('entities', $1, $2, $3, $4, $5, $6)", values),
  );
  return found ?? { keys: [], n: 0 };
}

const key = { column: 'uuid' };
const turned = (term: OrderTerm): OrderTerm => ({ ...term, descending: true });
const taxId: OrderTerm = { column: 'nif', words: true };
const country: OrderTerm = { column: 'location_country_id', ranks: [276, 76, 620] };
const orders: Record<string, OrderTerm[]> = {
  'a name': [{ column: 'name', words: true }, key],
  'a name, turned round': [turned({ column: 'name', words: true }), turned(key)],
  'what may be empty': [taxId, key],
  'what may be empty, turned round': [turned(taxId), turned(key)],
  'empty ones first': [{ ...taxId, empty_first: true }, key],
  'a country': [country, key],
  'a country, turned round, and a name': [turned(country), { column: 'name', words: true }, turned(key)],
  'both ways': [taxId, turned({ column: 'name', words: true }), key],
};
const named: Condition = ['search_text', 'like', 'entity 1'];

test.each(Object.keys(orders))('by %s, many are the same as if they were few, and read on to the end', async (name) => {
  const order = orders[name] ?? [];
  for (const conditions of [[], [named], [live, named]]) {
    const whole = await find({ conditions, order, perPage: 200 });
    expect(whole.n).toBe(whole.keys.length);
    for (const bound of [1000, 2]) {
      const read: string[] = [];
      for (let after: string | undefined, isMore = true; isMore; after = read.at(-1)) {
        const { keys } = await find({ conditions, order, bound, after });
        read.push(...keys);
        isMore = keys.length > 0;
      }
      expect(read).toEqual(whole.keys);
      expect((await find({ conditions, order, bound, page: 3 })).keys).toEqual(whole.keys.slice(14, 21));
    }
    for (const page of [1, 3, 9]) {
      const uncounted = await find({ conditions, order, bound: undefined, page });
      expect(uncounted).toEqual({ keys: whole.keys.slice(7 * (page - 1), 7 * page), n: null });
    }
  }
});

test('one more than the bound says that there are more', async () => {
  expect((await find({ order: [key], bound: 50 })).n).toBe(51);
});

test('a row that is not there is followed by none', async () => {
  const after = '00000000-0000-7000-8000-000000000000';
  expect((await find({ order: [key], after })).keys).toEqual([]);
});

test('how many rows a tenant has is kept as they come and go', async () => {
  const kept = async () => {
    const counted = "select sum(n)::int as n from row_counts where tenant_id = $1 and table_name = 'entities'";
    return (await database.ownerPool.query<{ n: number }>(counted, [tenant])).rows[0]?.n;
  };
  expect(await kept()).toBe(120);
  await database.ownerPool.query("delete from entities where tenant_id = $1 and name = 'Entity 1'", [tenant]);
  expect(await kept()).toBe(112);
});
