import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { make } from '../../../tests/support/company.ts';

const foreign = '0198f6b2-0000-7000-8000-000000000001';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

const scenario = { name: 'Brazil to US', description: 'Services', origin: 76, destiny: 840 };
const tributesOf = (...names: string[]) => Promise.all(names.map((name) => make(ana, '/api/v2/tributes', { name })));
const row = (tribute: string | undefined, change: object = {}) => ({
  tribute,
  is_origin: true,
  type: 'Fixed',
  value: 5,
  tax_responsible: 'exporter',
  ...change,
});

describe('a scenario and its tributes', () => {
  it('keeps the order of its rows, and the key of each existing row', async () => {
    const [iss, vat] = await tributesOf('ISS', 'VAT');
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

  it('has fees of money for a fixed value, of percent for a fixed one, and as chosen for a variable one', async () => {
    const [iss, pis, vat, gst] = await tributesOf('ISS', 'PIS', 'VAT', 'GST');
    const variable = { type: 'Variable', value: undefined };
    const fees = [{}, { type: 'Fixed_Value' }, variable, { ...variable, is_fixed: true }];
    const tributes = [iss, pis, vat, gst].map((tribute, at) => row(tribute, fees[at]));
    const created = (await ana.post('/api/v2/scenarios', { ...scenario, tributes })).json();
    const isMoney = (of: typeof created) => of.tributes.map((one: { is_fixed: boolean }) => one.is_fixed);
    expect(isMoney(created)).toEqual([false, true, false, true]);
    const types = ['Fixed_Value', 'Fixed', 'Fixed', 'Fixed_Value'];
    const changed = types.map((type, at) => ({ ...created.tributes[at], type, value: 5, is_fixed: undefined }));
    const saved = await ana.put(`/api/v2/scenarios/${created.uuid}`, { ...created, tributes: changed });
    expect(isMoney(saved.json())).toEqual([true, false, false, true]);
  });

  it('logs changed rows only, and nothing for an unchanged one', async () => {
    const [iss, pis] = await tributesOf('ISS', 'PIS');
    const created = (await ana.post('/api/v2/scenarios', { ...scenario, tributes: [row(iss), row(pis)] })).json();
    const logged = async () => {
      const text =
        "select action from audit_log where table_name = 'scenario_tributes' and subject_uuid = $1 order by uuid";
      const { rows } = await api.ownerPool.query<{ action: string }>(text, [created.uuid]);
      return rows.map(({ action }) => action);
    };
    await ana.put(`/api/v2/scenarios/${created.uuid}`, created);
    expect(await logged()).toEqual(['created', 'created']);
    const [first, second] = created.tributes;
    await ana.put(`/api/v2/scenarios/${created.uuid}`, { ...created, tributes: [first, { ...second, value: 7 }] });
    expect(await logged()).toEqual(['created', 'created', 'updated']);
  });

  it('creates a new row for a duplicate or unknown key', async () => {
    const [iss, pis, cofins] = await tributesOf('ISS', 'PIS', 'COFINS');
    const created = (await ana.post('/api/v2/scenarios', { ...scenario, tributes: [row(iss)] })).json();
    const [only] = created.tributes;
    const tributes = [only, { ...only, tribute: pis, value: 7 }, { ...only, uuid: foreign, tribute: cofins, value: 8 }];
    const saved = (await ana.put(`/api/v2/scenarios/${created.uuid}`, { ...created, tributes })).json();
    expect(saved.tributes.map(({ value }: { value: string }) => value)).toEqual(['5', '7', '8']);
    const keys = saved.tributes.map(({ uuid }: { uuid: string }) => uuid);
    expect([keys.indexOf(only.uuid), new Set(keys).size, keys.includes(foreign)]).toEqual([0, 3, false]);
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

  it('has a new version when a tribute has a new name, and no other when it is saved as it was', async () => {
    const [iss] = await tributesOf('ISS');
    const { uuid } = (await ana.post('/api/v2/scenarios', { ...scenario, tributes: [row(iss)] })).json();
    const version = async () => (await ana.get(`/api/v2/scenarios/${uuid}`)).headers.etag;
    const first = await version();
    await api.ownerPool.query('update tributes set name = name where uuid = $1', [iss]);
    expect(await version()).toBe(first);
    await ana.put(`/api/v2/tributes/${iss}`, { name: 'ISSQN' });
    expect(await version()).not.toBe(first);
  });

  it('reports a code that is taken', async () => {
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
