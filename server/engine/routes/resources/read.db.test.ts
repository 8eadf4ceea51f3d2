import { describe, expect, it } from 'vitest';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { seedCompany } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
await seedCompany(api.ownerPool, api.identity.tenants.acme, 'acme');

describe('the currencies', () => {
  const list = async (query: string) => (await ana.get(`/api/v2/currencies?${query}`)).json();
  const codes = async (query: string): Promise<string[]> =>
    (await list(query)).results.map(({ code }: { code: string }) => code);

  it('have each no more decimals than an amount is stored with', async () => {
    const { rows } = await api.ownerPool.query<{ scale: number }>(
      `select distinct numeric_scale as scale from information_schema.columns
       where table_name in ('invoices', 'invoice_items') and numeric_scale is not null and numeric_precision = 20`,
    );
    expect(rows).toEqual([{ scale: 3 }]);
    const found = await codes('');
    expect(found.length).toBeGreaterThan(150);
    expect(found.filter((code) => decimalsOf(code) > 3)).toEqual([]);
    expect((await list('')).count).toBe(found.length);
  });

  it.each([
    ['search=usd', ['USD']],
    ['search=US DOLL', ['USD']],
    ['search=Colon', ['CRC']],
    ['search=%25', []],
    ['per_page=2', ['AED', 'AFN']],
    ['per_page=2&sort=-code', ['ZWG', 'ZMW']],
    ['per_page=1&sort=-name', ['ZWG']],
  ])('are found regardless of case and accents, in the requested order: ?%s', async (query, found) => {
    expect(await codes(query)).toEqual(found);
  });

  it.each(['sort=locale', 'per_page=301', 'id=usd', 'code=USD'])('refuse ?%s', async (query) => {
    expect((await ana.get(`/api/v2/currencies?${query}`)).statusCode).toBe(400);
  });
});

describe('catalogues', () => {
  it('name countries in the requested language, sorted in it', async () => {
    const [first] = (await ana.get('/api/v2/countries?search=alem', { 'accept-language': 'pt' })).json().results;
    expect(first).toEqual({ id: 276, name: 'Alemanha', identifier: 'DE' });
    expect((await ana.get('/api/v2/countries')).json().count).toBeGreaterThan(240);
  });

  it('return the countries in reverse on request, and reject other orders', async () => {
    const [last] = (await ana.get('/api/v2/countries?sort=-name&per_page=1', { 'accept-language': 'en' })).json()
      .results;
    expect(last).toMatchObject({ name: 'Zimbabwe' });
    expect((await ana.get('/api/v2/countries?sort=secret')).statusCode).toBe(400);
  });

  it.each([
    ['pt', 'Espanha'],
    ['en', 'Spain'],
    ['es', 'España'],
    ['pt', 'Espanha'],
  ])('cache the names of countries by language, in %s: %s', async (language, name) => {
    const answer = await ana.get('/api/v2/countries', { 'accept-language': language });
    expect(answer.json().results).toContainEqual({ id: 724, name, identifier: 'ES' });
    const found = await ana.get('/api/v2/countries?search=spa&per_page=1', { 'accept-language': language });
    expect(found.json().results).toMatchObject([{ name }]);
  });

  it.each(['v2', 'v3'])('list currencies under %s, and answer one', async (version) => {
    const { results, count } = (await ana.get(`/api/${version}/currencies`)).json();
    expect(count).toBeGreaterThan(140);
    const real = results.find((currency: { code: string }) => currency.code === 'BRL');
    expect(real).toMatchObject({ name: 'Brazilian Real', locale: 'pt-BR' });
    expect((await ana.get(`/api/${version}/currencies/${real.id}`)).json()).toEqual(real);
    expect((await ana.get(`/api/${version}/currencies/99999`)).statusCode).toBe(404);
  });

  it('answer the company of the tenant and the companies one may enter', async () => {
    const me = (await ana.get('/api/v2/companies/me')).json();
    expect(me).toMatchObject({
      name: 'Acme Software Ltda',
      tenant: 'acme',
      time_zone: 'America/Sao_Paulo',
      access: true,
    });
    const carla = await api.signIn('carla@contas.test');
    expect((await carla.get('/api/v2/companies/access')).json()).toMatchObject({
      count: 1,
      results: [{ tenant: 'acme' }],
    });
    expect((await carla.get('/api/v2/companies/access?search=globex')).json()).toEqual({ results: [], count: 0 });
  });

  it('answer one country, and the company of one’s own by its key', async () => {
    const spain = { id: 724, name: 'España', identifier: 'ES' };
    expect((await ana.get('/api/v2/countries/724', { 'accept-language': 'es' })).json()).toEqual(spain);
    expect((await ana.get('/api/v2/countries/1')).statusCode).toBe(404);
    const { uuid } = (await ana.get('/api/v2/companies/me')).json();
    expect((await ana.get(`/api/v2/companies/${uuid}`)).json()).toMatchObject({ uuid, tenant: 'acme' });
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.get(`/api/v2/companies/${uuid}`)).statusCode).toBe(404);
  });

  it('list the built-in template first', async () => {
    const { results } = (await ana.get('/api/v2/invoice-templates')).json();
    expect(results[0]).toMatchObject({ link: 'invoiceTemplate1', editable: false, default: true });
  });

  it.each(['companies/access', 'invoice-templates', 'countries', 'currencies'])(
    'count all of %s on a page beyond the last, too',
    async (path) => {
      const { count } = (await ana.get(`/api/v2/${path}`)).json();
      expect(count).toBeGreaterThan(0);
      expect((await ana.get(`/api/v2/${path}?page=1000`)).json()).toEqual({ results: [], count });
    },
  );
});
