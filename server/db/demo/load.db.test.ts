import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { runRules } from '../../../domain/rules/run.ts';
import { loadDemo } from './load.ts';
import { acme } from './acme.ts';
import { globex } from './globex.ts';

const now = new Date('2026-11-20T15:00:00Z');

const database = await testDatabase();

const count = async (query: string): Promise<number> => {
  const { rows } = await database.ownerPool.query<{ n: string }>(`select count(*) as n from ${query}`);
  return Number(rows[0]?.n);
};

describe('the demo', () => {
  it('loads once, however often and by however many it is asked for', async () => {
    const loaded = await Promise.all([loadDemo(database.ownerUrl, now), loadDemo(database.ownerUrl, now)]);
    expect(loaded.toSorted()).toEqual([false, true]);
    expect(await loadDemo(database.ownerUrl, now)).toBe(false);
    expect(await count('tenants')).toBe(2);
  });

  it('has the people who sign in', async () => {
    const { rows } = await database.ownerPool.query('select email, type from users order by email');
    expect(rows).toEqual([
      { email: 'admin@ultramar.test', type: 'ADMIN' },
      { email: 'ana@acme.test', type: 'COMPANY' },
      { email: 'carla@contas.test', type: 'ACCOUNTANT' },
      { email: 'gil@globex.test', type: 'COMPANY' },
    ]);
  });

  it('has entities in six countries and invoices in every status but those of contracts', async () => {
    expect(await count('(select distinct location_country_id from entities) c')).toBeGreaterThanOrEqual(6);
    const { rows } = await database.ownerPool.query(
      "select string_agg(distinct status, ',' order by status) as statuses from invoices group by tenant_id",
    );
    expect(rows).toEqual([{ statuses: 'billed,cancelled,draft,paid' }, { statuses: 'billed,cancelled,draft,paid' }]);
  });

  it('has contracts of every frequency and in every status but concluded', async () => {
    const { rows } = await database.ownerPool.query(
      `select string_agg(distinct status, ',' order by status) as statuses,
         string_agg(distinct frequency_symbology, ',' order by frequency_symbology) as frequencies
       from contracts group by tenant_id`,
    );
    const every = { statuses: 'Active,Cancelled,Paid', frequencies: 'M,Q,S,T,Y' };
    expect(rows).toEqual([every, every]);
  });

  it('gives numbers in the order of the dates', async () => {
    const backwards = `(select number, created < lag(created) over (partition by tenant_id order by number) as is_back
      from invoices where number is not null) n where is_back`;
    expect(await count(backwards)).toBe(0);
  });

  it('numbers each tenant’s documents from one, without gap', async () => {
    const { rows } = await database.ownerPool.query(
      'select min(number)::int as first, max(number) - count(number) as gap from invoices group by tenant_id',
    );
    expect(rows).toMatchObject([
      { first: 1, gap: 0 },
      { first: 1, gap: 0 },
    ]);
  });

  it('would pass as input of a person: its tax ids are right', () => {
    const countries: Record<number, string> = {
      76: 'BR',
      620: 'PT',
      724: 'ES',
      840: 'US',
      276: 'DE',
      392: 'JP',
      300: 'GR',
      484: 'MX',
    };
    const context = { today: '2026-11-20', countryIdentifier: (id: number) => countries[id] };
    for (const record of [acme.company, globex.company, ...acme.entities, ...globex.entities]) {
      expect(runRules(['taxIdFitsCountry'], { ...record }, context)).toEqual([]);
    }
  });
});
