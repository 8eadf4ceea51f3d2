import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../tests/support/company.ts';

const url = '/api/v2/entities';
const foreign = '0198f6b2-0000-7000-8000-000000000001';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

describe('one record', () => {
  it('is created, read, replaced and deleted', async () => {
    const body = { name: 'Blue Harbor Inc', nif: '12-3456789', location: { ...usLocation, complement: 'Floor 3' } };
    const created = await ana.post(url, body);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      ...body,
      is_payment_responsible: false,
      location: { country: { id: 840, name: 'United States', identifier: 'US' } },
      detail: 'Item salvo!',
    });
    const at = `${url}/${created.json().uuid}`;
    const read = await ana.get(at);
    expect({ ...read.json(), detail: 'Item salvo!' }).toEqual(created.json());
    expect(read.headers['etag']).toBe('"1"');

    const replaced = await ana.put(at, { name: 'Blue Harbor LLC', location: usLocation });
    expect(replaced.json()).toMatchObject({ name: 'Blue Harbor LLC' });
    expect(replaced.json()).not.toHaveProperty('nif');
    expect(replaced.headers['etag']).toBe('"2"');

    expect((await ana.delete(at)).json()).toEqual({ detail: 'Item excluído' });
    expect((await ana.get(at)).statusCode).toBe(404);
    expect((await ana.delete(at)).statusCode).toBe(404);
  });

  it('can be sent back as it was read, with null for what is absent', async () => {
    const created = (
      await ana.post(url, { name: 'Null Ltd', nif: null, location: { ...usLocation, country: 840 } })
    ).json();
    const answer = await ana.put(`${url}/${created.uuid}`, created);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(created);
  });

  it('refuses a stale copy', async () => {
    const created = await ana.post(url, { name: 'Twice', location: usLocation });
    const at = `${url}/${created.json().uuid}`;
    const match = { 'if-match': String(created.headers['etag']) };
    expect((await ana.put(at, { name: 'Once', location: usLocation }, match)).statusCode).toBe(200);
    expect((await ana.put(at, { name: 'Late', location: usLocation }, match)).json().code).toBe('stale');
  });

  it('is nobody else’s', async () => {
    const at = `${url}/${await make(ana, url, { name: 'Ours', location: usLocation })}`;
    const answers = [
      await gil.get(at),
      await gil.put(at, { name: 'Theirs', location: usLocation }),
      await gil.delete(at),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('is kept while a document needs it', async () => {
    const made = await makeRegistrations(api, ana);
    await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made));
    for (const at of [
      `${url}/${made.entity}`,
      `/api/v2/invoice/items/${made.item}`,
      `/api/v2/scenarios/${made.scenario}`,
    ]) {
      const answer = await ana.delete(at);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use']);
    }
  });
});

describe('what is wrong is said at its field', () => {
  it.each([
    [{ location: usLocation }, ['name']],
    [{ name: '   ', location: usLocation }, ['name']],
    [{ name: 'x'.repeat(201), location: usLocation }, ['name']],
    [{ name: 'No place' }, ['location']],
    [{ name: 'Half a place', location: { address: 'Here', country: 840 } }, ['location.place_id']],
    [{ name: 'No country', location: { place_id: 'p', address: 'Here' } }, ['location.country']],
    [{ name: 'Atlantis', location: { ...usLocation, country: { id: 999 } } }, ['location.country']],
    [{ name: 'Bad CNPJ', nif: '11222333000180', location: { ...usLocation, country: { id: 76 } } }, ['nif']],
    [{ name: 'Bad mail', responsible_email: 'nobody', location: usLocation }, ['responsible_email']],
    [{ name: 42, location: [] }, ['name', 'location']],
  ])('%j', async (body, paths) => {
    const answer = await ana.post(url, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(paths.toSorted());
  });
});

describe('a scenario and its tributes', () => {
  const scenario = { name: 'Brazil to US', description: 'Services', origin: 76, destiny: 840 };
  const row = (tribute: string, change: object = {}) => ({
    tribute,
    is_origin: true,
    type: 'Fixed',
    value: 5,
    tax_responsible: 'exporter',
    ...change,
  });

  it('keeps its rows in order, and each row its key while it stays', async () => {
    const [iss, vat] = [
      await make(ana, '/api/v2/tributes', { name: 'ISS' }),
      await make(ana, '/api/v2/tributes', { name: 'VAT' }),
    ];
    const created = (
      await ana.post('/api/v2/scenarios', { ...scenario, tributes: [row(iss), row(vat, { is_origin: false })] })
    ).json();
    expect(created.tributes).toMatchObject([
      { tribute: { name: 'ISS' }, value: '5', is_fixed: false },
      { tribute: { name: 'VAT' }, is_origin: false },
    ]);
    const [first, second] = created.tributes;
    const added = row(iss, { type: 'Fixed_Value', value: '12.50', is_origin: false });
    const changed = (
      await ana.put(`/api/v2/scenarios/${created.uuid}`, {
        ...created,
        tributes: [{ ...second, uuid: second.uuid.toUpperCase() }, added],
      })
    ).json();
    expect(changed.tributes).toMatchObject([{ uuid: second.uuid }, { is_fixed: true, value: '12.5' }]);
    expect(JSON.stringify(changed)).not.toContain(first.uuid);
  });

  it.each([
    [row(foreign), 'tributes.0.tribute'],
    [row('', { value: -1 }), 'tributes.0.value'],
    [row('', { value: undefined }), 'tributes.0.value'],
    [row('', { type: 'Percent' }), 'tributes.0.type'],
    [row('', { tax_responsible: 'nobody' }), 'tributes.0.tax_responsible'],
    [row('', { is_fixed: true }), 'tributes.0.is_fixed'],
  ])('refuses %j', async (wrong, path) => {
    const tribute = wrong.tribute || (await make(ana, '/api/v2/tributes', { name: 'ISS' }));
    const answer = await ana.post('/api/v2/scenarios', { ...scenario, tributes: [{ ...wrong, tribute }] });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
  });

  it('tells which code is taken', async () => {
    await make(ana, '/api/v2/scenarios', { ...scenario, code: 'BR-US' });
    const answer = await ana.post('/api/v2/scenarios', { ...scenario, code: 'BR-US' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([409, ['code']]);
    expect((await gil.post('/api/v2/scenarios', { ...scenario, code: 'BR-US' })).statusCode).toBe(201);
  });

  it('is found by the countries it joins', async () => {
    await make(gil, '/api/v2/scenarios', { ...scenario, name: 'Portugal to Brazil', origin: 620, destiny: 76 });
    const names = async (query: string) =>
      (await gil.get(`/api/v2/scenarios?${query}`)).json().results.map((found: { name: string }) => found.name);
    expect(await names('countries=76')).toEqual(['Brazil to US', 'Portugal to Brazil']);
    expect(await names('countries=76,620')).toEqual(['Portugal to Brazil']);
    expect(await names('countries=620,840')).toEqual([]);
    expect(await names('origin=620')).toEqual(['Portugal to Brazil']);
    const { code, errors } = (await gil.get('/api/v2/scenarios?countries=76,x')).json();
    expect([code, Object.keys(errors)]).toEqual(['validation', ['countries']]);
  });
});

describe('a list', () => {
  beforeAll(async () => {
    for (const name of ['Zeta', 'álamo', 'Beta_1', 'beta', 'Água & Co'])
      await make(gil, url, { name, location: usLocation });
  });

  const names = async (query: string) =>
    (await gil.get(`${url}?${query}`)).json().results.map((row: { name: string }) => row.name);

  it.each([
    ['', ['Água & Co', 'álamo', 'beta', 'Beta_1', 'Zeta']],
    ['sort=-name', ['Zeta', 'Beta_1', 'beta', 'álamo', 'Água & Co']],
    ['search=AGUA', ['Água & Co']],
    ['search=_', ['Beta_1']],
    ['search=fifth avenue', ['Água & Co', 'álamo', 'beta', 'Beta_1', 'Zeta']],
    ['page=3&per_page=2', ['Zeta']],
    ['location.country=76', []],
    ['is_payment_responsible=true', []],
  ])('answers ?%s without regard to accents and case', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('counts all that match, whatever the page', async () => {
    expect((await gil.get(`${url}?per_page=2&page=9`)).json()).toEqual({ results: [], count: 5 });
  });

  it.each(['colour=red', 'sort=secret', 'per_page=0', 'location.country=x', 'location.country=99999999999'])(
    'refuses ?%s',
    async (query) => {
      expect((await gil.get(`${url}?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('catalogues', () => {
  it('name countries in the asked language, sorted in it', async () => {
    const [first] = (await ana.get('/api/v2/countries?search=alem', { 'accept-language': 'pt' })).json().results;
    expect(first).toEqual({ id: 276, name: 'Alemanha', identifier: 'DE' });
    expect((await ana.get('/api/v2/countries')).json().count).toBeGreaterThan(240);
  });

  it('turn the countries round where that is asked, and refuse another order', async () => {
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
  ])('remember what %s calls a country apart from the others: %s', async (language, name) => {
    const asked = await ana.get('/api/v2/countries', { 'accept-language': language });
    expect(asked.json().results).toContainEqual({ id: 724, name, identifier: 'ES' });
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
