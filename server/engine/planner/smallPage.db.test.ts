import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';
import { vessels as read, vesselsTable } from '../resources/vessels.testing.ts';

const vessels = { ...read, list: { ...read.list, keyset: true } };

const api = await testApp({ resources: [...(await loadResources()), vessels] });
const ana = await api.signIn('ana@acme.test');

/** Three in four are cargo; every hundredth was seen, and every tenth has no value. */
beforeAll(async () => {
  await api.ownerPool.query(`${vesselsTable}
    select make_listed('vessels', array['name', 'class', 'flag_id', 'built', 'value'], array['decks']);
    insert into vessels (tenant_id, name, class, flag_id, built, seen, decks, value)
      select id, (array['Água', 'Boreal', 'ceres'])[1 + n % 3] || ' ' || n, case when n % 4 = 0 then 'ferry' else 'cargo' end,
        case when n % 2 = 0 then 620 else 76 end, date '2020-01-01' + n % 90,
        case when n % 100 = 0 then timestamptz '2026-03-01' end, n % 7, case when n % 10 > 0 then n % 50 end
      from tenants, generate_series(1, 1200) n where slug in ('acme', 'globex');
    analyze vessels`);
});

/** Sets the stored size of acme's table, beyond the real one. */
const setCount = (more: number) =>
  api.ownerPool.query(
    `update row_counts set n = $1 + (select count(*) from vessels v where v.tenant_id = row_counts.tenant_id)
     where table_name = 'vessels' and tenant_id = (select id from tenants where slug = 'acme')`,
    [more],
  );

const page = async (query: string) => {
  const { results, count } = (await ana.get(`/api/v2/vessels?${query}`)).json();
  return { names: results.map(({ name }: { name: string }) => name), count };
};

describe('a page of a small table', () => {
  it.each([
    'class=ferry&sort=name',
    'class=ferry&sort=-name&page=29',
    'class=cargo&sort=name',
    'class=cargo&sort=-name&page=3',
    'class=cargo&sort=-value',
    'class=cargo&sort=value&page=60',
    'class=cargo,ferry&sort=built,-name&page=2',
    'class=tanker',
    'decks_gte=3&decks_lt=4&flag=76&sort=name',
    'seen_gte=2026-01-01T00:00:00Z&sort=-value',
    'seen_gte=2026-01-01T00:00:00Z&sort=name',
    'name=gua&sort=name',
    'name=%25',
    'search=agua 12&sort=name',
    'search=agua 12&class=ferry&sort=-built',
    'search=agua&sort=name',
    'search=agua&class=ferry&sort=name&page=2',
    'search=zzz',
    'search=a',
    'search=%25_',
    'sort=-value',
    'sort=built,name&page=4',
    'sort=-class,name',
    'page=1000',
    'class=cargo&sort=name&page=1000',
  ])('equals that of a large table: ?%s', async (query) => {
    await setCount(0);
    const small = await page(query);
    await setCount(1_000_000);
    const { names, count } = await page(query);
    const isNarrowed = /(^|&)(class|search|decks|seen|name)/.test(query);
    expect(small).toEqual({ names, count: isNarrowed ? count : 1_200 });
  });

  it('counts the matches, and finds no rows of another company', async () => {
    await setCount(0);
    expect((await page('class=cargo&sort=name')).count).toBe(900);
    expect((await page('search=boreal 1&sort=name')).count).toBe(
      Array.from({ length: 1_200 }, (_, at) => at + 1).filter((n) => n % 3 === 1 && String(n).startsWith('1')).length,
    );
  });

  it('refuses a value that its column cannot store, like a large table', async () => {
    await setCount(0);
    expect((await ana.get('/api/v2/vessels?flag=99999999999')).statusCode).toBe(400);
  });
});

it.each(['sort=name', 'sort=-name', 'sort=-built', 'sort=name&class=ferry'])(
  'continues after its last row: ?%s',
  async (query) => {
    await setCount(0);
    const whole = (await ana.get(`/api/v2/vessels?${query}&per_page=100`)).json();
    const first = (await ana.get(`/api/v2/vessels?${query}&per_page=50`)).json();
    const after = first.results.at(-1).uuid;
    const next = (await ana.get(`/api/v2/vessels?${query}&per_page=50&after=${after}`)).json();
    expect([...first.results, ...next.results]).toEqual(whole.results);
    expect(next.count).toBe(whole.count);
    const last = (
      await ana.get(`/api/v2/vessels?${query}&per_page=50&after=0190f3a0-0000-7000-8000-000000000000`)
    ).json();
    expect(last).toEqual({ results: [], count: whole.count });
  },
);
