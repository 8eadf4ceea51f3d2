import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';

const url = '/api/v2/entities';

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
      detail: 'Cliente Blue Harbor Inc salvo',
    });
    const at = `${url}/${created.json().uuid}`;
    const read = await ana.get(at);
    expect({ ...read.json(), detail: 'Cliente Blue Harbor Inc salvo' }).toEqual(created.json());
    expect(read.headers['etag']).toBe('"1"');

    const replaced = await ana.put(at, { name: 'Blue Harbor LLC', location: usLocation });
    expect(replaced.json()).toMatchObject({ name: 'Blue Harbor LLC' });
    expect(replaced.json()).not.toHaveProperty('nif');
    expect(replaced.headers['etag']).toBe('"2"');

    expect((await ana.delete(at)).json()).toEqual({ detail: 'Item excluído' });
    expect((await ana.get(at)).statusCode).toBe(404);
    expect((await ana.delete(at)).statusCode).toBe(404);
  });

  it('can be sent back as it was read, with null for absent values', async () => {
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

  it('is not visible to another company, which cannot change it', async () => {
    const at = `${url}/${await make(ana, url, { name: 'Ours', location: usLocation })}`;
    const answers = [
      await gil.get(at),
      await gil.put(at, { name: 'Theirs', location: usLocation }),
      await gil.delete(at),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('cannot be deleted while a document references it', async () => {
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

describe('an error is at its field', () => {
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

  it('counts all matches on each page', async () => {
    expect((await gil.get(`${url}?per_page=2&page=9`)).json()).toEqual({ results: [], count: 5 });
  });

  it.each(['colour=red', 'sort=secret', 'per_page=0', 'location.country=x', 'location.country=99999999999'])(
    'refuses ?%s',
    async (query) => {
      expect((await gil.get(`${url}?${query}`)).statusCode).toBe(400);
    },
  );
});
