import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../../tests/support/database.ts';
import { loadTenant } from '../../../../start/demo/bulk/bulk.ts';
import { readInTenant } from '../../../../database/transaction.ts';
import { listInvoices } from './list.ts';

const database = await testDatabase();
await loadTenant(database.ownerPool, 'load-001', 2_000);
await database.ownerPool.query('analyze invoices');
const { rows } = await database.ownerPool.query<{ id: string; word: string; number: string }>(`
  select t.id, (regexp_match(i.search_text, '[a-z]{4,}'))[1] as word, i.number::text from tenants t
  join invoices i on i.tenant_id = t.id where t.slug = 'load-001' and i.number > 999 order by i.number limit 1`);
const [{ id: tenant, word, number } = { id: '', word: '', number: '' }] = rows;

const sorts = {
  'created_at desc, uuid desc': [{ field: 'created_at', descending: true }],
  'number asc nulls last, uuid asc': [{ field: 'number', descending: false }],
  'number desc nulls first, uuid desc': [{ field: 'number', descending: true }],
} as const;

/** Reads a page of a search, and whether it calls the function that plans for each value. */
async function search(term: string, status: string | undefined, sort: keyof typeof sorts, page: number) {
  let isPlanned = false;
  const filters = status ? [{ path: 'status', comparison: 'in', value: [status] } as const] : [];
  const listed = await readInTenant(database.pool, tenant, (db) =>
    listInvoices(
      {
        ...db,
        query: (text, values) => {
          isPlanned ||= text.includes('find_own_rows');
          return db.query(text, values);
        },
      },
      tenant,
      {
        page,
        perPage: 10,
        isCounted: true,
        sort: sorts[sort],
        filter: { filters, search: term, inTime: '2026-03-10' },
      },
    ),
  );
  return { keys: listed.rows.map(({ uuid }) => uuid), count: listed.count, isPlanned };
}

async function plainly(term: string, status: string | undefined, sort: string, page: number) {
  const found = await database.ownerPool.query<{ uuid: string }>(
    `select uuid from invoices where tenant_id = $1 and search_text like '%' || $2 || '%' and ($3::text is null or status = $3)
     order by ${sort}`,
    [tenant, term, status ?? null],
  );
  return {
    keys: found.rows.slice((page - 1) * 10, page * 10).map(({ uuid }) => uuid),
    count: found.rows.length,
  };
}

describe.each([undefined, 'paid'])('a search of invoices of the status %s', (status) => {
  it.each([
    [word, 1],
    [word, 3],
    [number, 1],
    [number.slice(0, 3), 2],
    ['1', 1],
    ['a', 2],
  ])('finds the same as a plain statement: "%s", page %i', async (term, page) => {
    for (const sort of ['created_at desc, uuid desc', 'number asc nulls last, uuid asc'] as const) {
      const { isPlanned: _, ...found } = await search(term, status, sort, page);
      expect(found).toEqual(await plainly(term, status, sort, page));
    }
  });

  it.each(['zzqxzzqx', number])('plans nothing for a text with few matches: "%s"', async (term) => {
    for (const sort of ['created_at desc, uuid desc', 'number desc nulls first, uuid desc'] as const) {
      const { isPlanned, ...found } = await search(term, status, sort, 1);
      expect(found).toEqual(await plainly(term, status, sort, 1));
      expect(isPlanned).toBe(false);
    }
  });
});
