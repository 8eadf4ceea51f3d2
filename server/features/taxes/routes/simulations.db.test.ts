import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { exampleTributes, make, makeScenario } from '../../../../tests/support/company.ts';

const api = await testApp();
const [ana, carla, gil] = await Promise.all(
  ['ana@acme.test', 'carla@contas.test', 'gil@globex.test'].map((email) => api.signIn(email)),
);
if (!ana || !carla || !gil) throw new Error('no one signed in');
const at = '/api/v2/simulations';
const example = await makeScenario(ana, exampleTributes);
const variable = await makeScenario(ana, [
  { name: 'PIS', is_origin: false, tax_responsible: 'importer', type: 'Variable' },
]);
const [icms, wire] = [
  await make(ana, '/api/v2/tributes', { name: 'ICMS' }),
  await make(ana, '/api/v2/tributes', { name: 'Wire', pt_name: 'Remessa' }),
];
const row = { is_origin: false, type: 'Fixed', tax_responsible: 'importer' };
const dated = await make(ana, '/api/v2/scenarios', {
  name: 'Brazil to US in time',
  description: 'Services',
  origin: 76,
  destiny: 840,
  tributes: [
    { ...row, tribute: { uuid: icms }, value: '10', recoverable: '50', valid_until: '2026-12-31' },
    { ...row, tribute: { uuid: icms }, value: '20', valid_from: '2027-01-01' },
    {
      ...row,
      tribute: { uuid: wire },
      type: 'Fixed_Value',
      amounts: [{ currency: 'USD', amount: '30' }],
      per: 'document',
    },
  ],
});
const simulation = { currency: 'USD', price: '1000', on: '2026-03-10', scenarios: [{ scenery: example }] };
const ask = async (body: object, headers = { 'accept-language': 'en' }, client = ana) => {
  const answer = await client.post(at, body, headers);
  return { status: answer.statusCode, body: answer.json() };
};

describe('a simulation', () => {
  it('computes the figures of a line in each scenario, and explains each tax', async () => {
    const { status, body } = await ask({ ...simulation, scenarios: [{ scenery: example }, { scenery: dated }] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ currency: 'USD', quantity: '1', on: '2026-03-10', count: 2 });
    const [first, second] = body.results;
    expect(first).toMatchObject({
      scenery: { uuid: example, name: 'Brazil to US', origin: { identifier: 'BR' }, destiny: { identifier: 'US' } },
      price: '1000.00',
      importer_total_payable: '1342.50',
      importer_total_payable_exporter: '1080.00',
      exporter_net_total: '800.00',
      importer_net_cost: '1342.50',
    });
    expect(
      first.tributes.map(({ name, amount, explanation }: Record<string, string>) => [name, amount, explanation]),
    ).toEqual([
      ['ISS', '50.00', '5% of 1,000.00'],
      ['IVA', '230.00', '23% of 1,000.00'],
      ['IRRF', '150.00', '15% of 1,000.00'],
      ['CIDE', '100.00', '10% of 1,000.00'],
      ['Fee', '12.50', 'fixed amount'],
    ]);
    expect(second).toMatchObject({
      importer_recoverable: '50.00',
      importer_net_cost: '1080.00',
      exporter_net_total: '1000.00',
    });
    expect(first).not.toHaveProperty('difference');
  });

  it('takes the rates of its day, and answers in the language of the request', async () => {
    const { body } = await ask(
      { ...simulation, on: '2027-01-01', scenarios: [{ scenery: dated }] },
      { 'accept-language': 'pt' },
    );
    expect(body.results[0].tributes).toMatchObject([
      { name: 'ICMS', amount: '200.00', explanation: '20% de 1.000,00' },
      { name: 'Remessa', amount: '30.00', explanation: 'valor fixo, uma vez por documento' },
    ]);
  });

  it('finds the smallest price of a target in each scenario, and none where no price reaches it', async () => {
    const target = { figure: 'exporter_net_total', amount: '800' };
    const all = await makeScenario(ana, [
      { name: 'All', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '100' },
    ]);
    const { price: _, ...rest } = simulation;
    const { body } = await ask({ ...rest, target, scenarios: [example, dated, all].map((scenery) => ({ scenery })) });
    expect(body.results).toMatchObject([
      { price: '1000.00', difference: '0.00', exporter_net_total: '800.00' },
      { price: '800.00', difference: '0.00' },
      { tributes: [] },
    ]);
    expect(body.results[2]).not.toHaveProperty('price');
  });

  it('takes the values of variable taxes, and several units', async () => {
    const values = [{ uuid: (await ana.get(`/api/v2/scenarios/${variable}`)).json().tributes[0].uuid, value: '9.25' }];
    const { body } = await ask({ ...simulation, quantity: 2, scenarios: [{ scenery: variable, values }] });
    expect(body.results[0]).toMatchObject({ net: '2000.00', importer_total_payable: '2185.00' });
  });

  it('stores nothing', async () => {
    const audited = async () => (await api.ownerPool.query('select count(*)::int as n from audit_log')).rows[0].n;
    const before = await audited();
    await ask(simulation);
    expect(await audited()).toBe(before);
  });
});

const unknown = '0198f6b2-0000-7000-8000-000000000001';
const value = { uuid: unknown, value: '5' };

it.each([
  ['neither a price nor a target', { price: undefined }, 'price'],
  ['both', { target: { figure: 'importer_net_cost', amount: '1' } }, 'target'],
  ['an unknown currency', { currency: 'XXQ' }, 'currency'],
  ['a price of nothing', { price: '0' }, 'price'],
  ['a price below a cent', { price: '0.001' }, 'price'],
  ['a price that is no number', { price: 'ten' }, 'price'],
  ['a quantity below one', { quantity: '0.5' }, 'quantity'],
  ['figures that are too large', { price: '9999999999', quantity: '99999999' }, 'price'],
  ['a day that does not exist', { on: '2026-02-30' }, 'on'],
  [
    'a figure that no price is found for',
    { price: undefined, target: { figure: 'net', amount: '1' } },
    'target.figure',
  ],
  [
    'a target of less than a cent',
    { price: undefined, target: { figure: 'importer_net_cost', amount: '1.001' } },
    'target.amount',
  ],
  ['a target below zero', { price: undefined, target: { figure: 'importer_net_cost', amount: '-1' } }, 'target.amount'],
  ['no scenario', { scenarios: [] }, 'scenarios'],
  ['five scenarios', { scenarios: Array.from({ length: 5 }, () => ({ scenery: example })) }, 'scenarios'],
  ['an unknown scenario', { scenarios: [{ scenery: example }, { scenery: unknown }] }, 'scenarios.1.scenery'],
  ['no amount in the currency', { currency: 'EUR', scenarios: [{ scenery: dated }] }, 'scenarios.0.scenery'],
  ['a missing value', { scenarios: [{ scenery: variable }] }, 'scenarios.0.values'],
  ['a value of another scenario', { scenarios: [{ scenery: example, values: [value] }] }, 'scenarios.0.values.0'],
])('refuses %s at its field', async (_what, change, path) => {
  const { status, body } = await ask({ ...simulation, ...change });
  expect(status, JSON.stringify(body)).toBe(400);
  expect(Object.keys(body.errors)).toEqual([path]);
});

describe('who may simulate', () => {
  it('is an accountant who may list scenarios', async () => {
    expect((await ask(simulation, undefined, carla)).status).toBe(200);
  });

  it('is no one without signing in', async () => {
    expect((await api.anonymous.post(at, simulation)).statusCode).toBe(401);
  });

  it('finds no scenario of another company', async () => {
    const { status, body } = await ask(simulation, undefined, gil);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['scenarios.0.scenery']]);
  });
});
