import { describe, expect, it } from 'vitest';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { onPlatform } from '../../db/transaction.ts';
import type { CatalogueQuery } from '../../resources/parameters.ts';
import { listCurrencies } from './list.ts';

const database = await testDatabase();

const list = (query: Partial<CatalogueQuery> = {}) =>
  onPlatform(database.pool, {}, (db) => listCurrencies(db, { page: 1, per_page: 300, ...query }));

describe('the currencies', () => {
  it('have each no more decimals than an amount is stored with', async () => {
    const { rows } = await database.ownerPool.query<{ scale: number }>(
      `select distinct numeric_scale as scale from information_schema.columns
       where table_name in ('invoices', 'invoice_items') and numeric_scale is not null and numeric_precision = 20`,
    );
    expect(rows).toEqual([{ scale: 3 }]);
    const { results, count } = await list();
    expect(count).toBeGreaterThan(150);
    expect(results).toHaveLength(count);
    expect(results.filter(({ code }) => decimalsOf(code) > 3)).toEqual([]);
  });

  it.each([
    ['usd', ['USD']],
    ['US DOLL', ['USD']],
    ['Colon', ['CRC']],
    ['%', []],
  ])('are found by %j in code or name, whatever its case and accents', async (search, codes) => {
    expect((await list({ search })).results.map(({ code }) => code)).toEqual(codes);
  });

  it('are sorted by their code, or as asked', async () => {
    const codes = async (sort?: string) =>
      (await list({ per_page: 2, ...(sort && { sort }) })).results.map((c) => c.code);
    expect(await codes()).toEqual(['AED', 'AFN']);
    expect(await codes('-code')).toEqual(['ZWG', 'ZMW']);
    await expect(list({ sort: 'colour' })).rejects.toMatchObject({ code: 'validation' });
  });
});
