import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';
import { vessels, vesselsTable } from '../resources/vessels.testing.ts';

const api = await testApp({ resources: [...(await loadResources()), vessels] });
const ana = await api.signIn('ana@acme.test');

beforeAll(async () => {
  await api.ownerPool.query(`${vesselsTable}
    insert into vessels (tenant_id, name, class, flag_id, built, seen, decks, value)
      select id, v.* from tenants, (values
        ('Água', 'cargo', 620, date '2019-02-28', timestamptz '2026-03-01 12:00Z', 1, 1080.5),
        ('Boreal', 'ferry', 276, '2024-02-29', '2026-03-01 13:00Z', 9, -0.05),
        ('Ceres 50%', 'tanker', 76, null, null, null, null)) v
      where slug = 'acme'`);
});

const list = (query: string) => ana.get(`/api/v2/vessels?${query}`);
const names = async (query: string) =>
  (await list(query))
    .json()
    .results.map(({ name }: { name: string }) => name.slice(0, 1))
    .join('');

describe('a list is filtered', () => {
  it.each([
    ['class=cargo', 'Á'],
    ['class=ferry,cargo', 'BÁ'],
    ['flag=76', 'C'],
    ['name=AGU', 'Á'],
    ['name=%25', 'C'],
    ['built_gte=2019-02-28', 'BÁ'],
    ['built_gt=2019-02-28', 'B'],
    ['built_lte=2019-02-28', 'Á'],
    ['built_gte=0001-01-01&built_lt=9999-12-31', 'BÁ'],
    ['seen_gt=2026-03-01T12:00:00Z', 'B'],
    ['seen_lte=2026-03-01T10:30:00-02:30', 'BÁ'],
    ['decks_gte=2', 'B'],
    ['decks_lt=9007199254740991', 'BÁ'],
    ['value_lt=0', 'B'],
    ['value_gte=1080.500&class=cargo', 'Á'],
    ['value_gt=999999999999999', ''],
    ['name=', 'CBÁ'],
  ])('by ?%s', async (query, found) => {
    expect(await names(query)).toBe(found);
    expect((await list(query)).json().count).toBe(found.length);
  });

  it.each([
    'class=submarine',
    'class=cargo,',
    'built_gte=yesterday',
    'built_gte=2023-02-29',
    'built_lt=0000-01-01',
    'seen_gt=0000-01-01T00:00:00Z',
    'seen_gt=2026-03-01T12:00:00%2B15:00',
    'decks_gte=9007199254740993',
    'decks_gte=1.5',
    'value_lt=1e9',
    'value_gt=9999999999999999',
    'value_gt=0.0001',
    'flag=99999999999',
    'per_page=1e309',
    'page=1e309',
  ])('not by ?%s, which is refused at the parameter', async (query) => {
    const answer = await list(query);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
    expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
  });
});

describe('a list is sorted', () => {
  it.each([
    ['', 'CBÁ'],
    ['sort=name', 'ÁBC'],
    ['sort=flag', 'BCÁ'],
    ['sort=-flag,name', 'ÁCB'],
    ['sort=-built', 'BÁC'],
    ['sort=value', 'BÁC'],
    ['sort=-name&page=2&per_page=2', 'Á'],
  ])('by its own fields, or by ?%s', async (query, found) => {
    expect(await names(query)).toBe(found);
  });

  it('with countries by their names in the reader’s language', async () => {
    const answer = await ana.get('/api/v2/vessels?sort=flag', { 'accept-language': 'en' });
    const flags = answer.json().results.map(({ flag }: { flag: { identifier: string } }) => flag.identifier);
    expect(flags).toEqual(['BR', 'DE', 'PT']);
  });
});
