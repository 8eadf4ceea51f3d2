import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { inTenant } from '../../database/transaction.ts';
import { type Condition, live } from '../lists/conditions.ts';
import { cutValues, type Cut } from './pageKeys.ts';
import type { OrderTerm } from '../lists/ordering.ts';
import type { Place } from '../lists/query.ts';

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
  readonly place: Place | null;
}

async function find(cut: Partial<Cut> & Pick<Cut, 'order'>): Promise<Found> {
  const values = cutValues({ conditions: [], page: 1, perPage: 7, bound: 1000, ...cut });
  const [found] = await inTenant(database.pool, { tenant }, (db) =>
    db.query<Found>("select keys, n, place from find_own_rows('entities', $1, $2, $3, $4, $5, $6, $7)", values),
  );
  return found ?? { keys: [], n: 0, place: null };
}

/** Reads all pages of a list, each from the end of the previous one. `between` runs after each. */
async function readOn(cut: Pick<Cut, 'order' | 'conditions'>, between = async (_page: Found) => {}): Promise<string[]> {
  const read: string[] = [];
  for (let place: Place | undefined, isMore = true; isMore;) {
    const found = await find({ ...cut, perPage: 11, bound: undefined, readOn: place ? { place } : {} });
    read.push(...found.keys);
    // Of 120 rows the last page lacks one.
    expect(found.place === null).toBe(found.keys.length < 11);
    isMore = found.place !== null;
    place = found.place ?? undefined;
    await between(found);
  }
  return read;
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

test.each(Object.keys(orders))(
  'by %s, large tables return the same as small ones, page by page to the end',
  async (name) => {
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
        expect(await readOn({ conditions, order })).toEqual(whole.keys);
        expect((await find({ conditions, order, bound, page: 3 })).keys).toEqual(whole.keys.slice(14, 21));
      }
      for (const page of [1, 3, 9]) {
        const uncounted = await find({ conditions, order, bound: undefined, page });
        expect(uncounted).toMatchObject({ keys: whole.keys.slice(7 * (page - 1), 7 * page), n: null });
      }
    }
  },
);

/** Counts with bounds below, at and above the number of matches; the page is the same with each. */
const countsAt = async (cut: Partial<Cut>, ...bounds: number[]) => {
  const found = await Promise.all(bounds.map((bound) => find({ order: [key], ...cut, bound })));
  for (const { keys } of found) expect(keys).toEqual(found.at(-1)?.keys);
  return found.map(({ n }) => n);
};

test.each([
  ['as the planner guesses without statistics', ''],
  ['as it knows', 'analyze entities'],
])('are counted exactly up to the limit, and one more reports that there are more, %s', async (_, statement) => {
  await database.ownerPool.query(statement);
  const containing: Condition = ['name', 'contains', 'entity 1'];
  const inPortugal: Condition = ['location_country_id', 'eq', '620', 'int'];
  for (const name of ['a name', 'a country', 'what may be empty']) {
    const order = orders[name] ?? [];
    expect(await countsAt({ order }, 1, 50, 119, 120, 121, 1000)).toEqual([2, 51, 120, 120, 120, 120]);
    expect(await countsAt({ order, conditions: [inPortugal] }, 1, 39, 40, 41, 1000)).toEqual([2, 40, 40, 40, 40]);
    // Eight of seventeen names: 57 of 120 rows.
    expect(await countsAt({ order, conditions: [named] }, 1, 20, 55, 56, 57, 58)).toEqual([2, 21, 56, 57, 57, 57]);
    expect(await countsAt({ order, conditions: [containing, live] }, 1, 20, 55, 56, 57, 58)).toEqual([
      2, 21, 56, 57, 57, 57,
    ]);
  }
});

test('another tenant’s rows are neither found nor summed, even by their keys', async () => {
  const { rows: made } = await database.ownerPool.query<{ id: string; uuid: string }>(
    `with made as (insert into tenants (slug, name) values ('other', 'Other') returning id)
     insert into entities (tenant_id, name, location_place_id, location_address, location_country_id)
       select id, 'Entity 1', 'p', 'a', 76 from made returning tenant_id as id, uuid`,
  );
  const [other = { id: '', uuid: '' }] = made;
  const conditions: Condition[] = [['tenant_id', 'eq', other.id]];
  for (const cut of [
    { conditions },
    { conditions, bound: undefined },
    { conditions: [['uuid', 'eq', other.uuid] as const] },
  ]) {
    expect((await find({ order: [key], ...cut })).keys).toEqual([]);
  }
  expect((await find({ order: [key], conditions })).n).toBe(0);
  expect((await find({ order: [key], after: other.uuid })).keys).toEqual([]);
  const sums = await inTenant(database.pool, { tenant }, (db) =>
    db.query("select * from sum_own_rows('entities', $1, 'name', '{location_country_id}', 1000)", [
      JSON.stringify(conditions),
    ]),
  );
  expect(sums).toEqual([]);
});

test('a missing row is followed by none', async () => {
  const after = '00000000-0000-7000-8000-000000000000';
  expect((await find({ order: [key], after })).keys).toEqual([]);
});

test('few matches among many archived rows are found in one pass, in any order', async () => {
  const { rows: made } = await database.ownerPool.query<{ id: string }>(
    `with made as (insert into tenants (slug, name) values ('archive', 'Archive') returning id),
       filled as (insert into entities (tenant_id, name, location_place_id, location_address, location_country_id, archived)
         select id, 'Entity ' || lpad(n::text, 4, '0'), 'p', 'a', 76, n <= 1200 from made, generate_series(1, 1210) n)
     select id from made`,
  );
  await database.ownerPool.query('analyze entities');
  const order = orders['a name'];
  const cut = cutValues({ conditions: [live], order: order ?? [], page: 1, perPage: 10, bound: 1000 });
  const looks = "select seq_scan + coalesce(idx_scan, 0) as n from pg_stat_xact_user_tables where relname = 'entities'";
  const found = await inTenant(database.pool, { tenant: made[0]?.id ?? '' }, async (db) => {
    const [before] = await db.query<{ n: string }>(looks);
    const [page] = await db.query<Found>("select * from find_own_rows('entities', $1, $2, $3, $4, $5, $6, $7)", cut);
    const [after] = await db.query<{ n: string }>(looks);
    const [matched] = await db.query<{ keys: string[] | null }>(
      'select keys_of(scan_rows($1, $2, $3, 10, 0)) as keys',
      ['entities', JSON.stringify([live, ['tenant_id', 'eq', made[0]?.id]]), JSON.stringify(order)],
    );
    return {
      n: page?.n,
      keys: page?.keys.length,
      looks: Number(after?.n) - Number(before?.n),
      matched: matched?.keys?.length,
    };
  });
  expect(found).toMatchObject({ n: 10, keys: 10, matched: 10 });
  // One look for all, one for each: few rows need no preliminary count.
  expect(found.looks).toBeLessThanOrEqual(11);
});

test('the row count of a tenant is maintained', async () => {
  const kept = async () => {
    const counted = "select sum(n)::int as n from row_counts where tenant_id = $1 and table_name = 'entities'";
    return (await database.ownerPool.query<{ n: number }>(counted, [tenant])).rows[0]?.n;
  };
  expect(await kept()).toBe(120);
  await database.ownerPool.query("delete from entities where tenant_id = $1 and name = 'Entity 1'", [tenant]);
  expect(await kept()).toBe(112);
  const unarchived = 'select count(*)::int as n from entities where tenant_id = $1 and not archived';
  for (const change of [
    "update entities set archived = true where tenant_id = $1 and name in ('Entity 2', 'Entity 3')",
    "update entities set archived = name = 'Entity 3' where tenant_id = $1 and name in ('Entity 2', 'Entity 3', 'Entity 4')",
    "delete from entities where tenant_id = $1 and name in ('Entity 3', 'Entity 4')",
  ]) {
    await database.ownerPool.query(change, [tenant]);
    expect(await kept()).toBe((await database.ownerPool.query<{ n: number }>(unarchived, [tenant])).rows[0]?.n);
  }
});

test('changes to rows during paging leave all other rows in place', async () => {
  const order: OrderTerm[] = [{ column: 'name', words: true }, key];
  const change = `
    with moved as (update entities set name = 'Zz' where tenant_id = $1 and uuid = $2),
      removed as (delete from entities where tenant_id = $1 and uuid = $3)
    insert into entities (tenant_id, name, location_place_id, location_address, location_country_id)
    values ($1, 'Aa', 'p', 'a', 76), ($1, 'Zz', 'p', 'a', 76)`;
  const before = await readOn({ conditions: [], order });
  let changes = 0;
  const read = await readOn({ conditions: [], order }, async ({ keys: [...keys] }) => {
    // The next page starts after the moved row, and a row not yet read is deleted.
    const [moved, removed] = [keys.at(-1), before.at(-1 - changes)];
    if (changes++ < 5) await database.ownerPool.query(change, [tenant, moved, removed]);
  });
  const kept = before.slice(0, -5);
  expect([...new Set(read)].filter((one) => kept.includes(one))).toEqual(kept);
});
