import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceBody, lineBody, make, makeScenario } from '../../../../tests/support/company.ts';
import { waitingForLocks } from '../../../../tests/support/locks.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
let ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';
const origin = { is_origin: true, tax_responsible: 'exporter' } as const;
const withheld = { is_origin: false, tax_responsible: 'exporter' } as const;

const percent = (value: string, side: object = withheld, name = 'WHT') =>
  ({ name, type: 'Fixed', value, ...side }) as never;

const setRate = (scenario: string, value: string) =>
  api.ownerPool.query('update scenario_tributes set value = $2 where scenario_uuid = $1', [scenario, value]);

const bodyWith = (scenario: string, change: object = {}) =>
  invoiceBody(made, { items_invoice: [lineBody(made, { scenery: { uuid: scenario } })], ...change });
const bodyDue = (due_date: string) => invoiceBody(made, { created: '2026-03-13', due_date });
const draft = (body: object) => make(ana, `${url}/create`, { ...body, is_draft: true });
const setStatus = (uuid: string, status: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status });
const read = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json();

describe('a draft is billed under the scenario of its issue, by every call', () => {
  const moved = { total: '900.00', importer_total_taxes_payable_exporter: '100.00', exporter_net_total: '900.00' };
  const words = 'WHT passou de 5% para 10%.';

  it.each([
    ['by its status', (uuid: string) => setStatus(uuid, 'billed')],
    ['by its command', (uuid: string) => ana.put(`${url}/bill?uuid=${uuid}`)],
    ['by saving it', (uuid: string, body: object) => ana.put(`${url}/${uuid}/update`, body)],
  ])('%s, and the answer names the changes', async (_, bill) => {
    const scenario = await makeScenario(ana, [percent('5')]);
    const body = bodyWith(scenario);
    const uuid = await draft(body);
    expect(await read(uuid)).toMatchObject({ total: '950.00' });
    await setRate(scenario, '10');
    const answer = await bill(uuid, body);
    expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([200, expect.stringContaining(words)]);
    const issued = await read(uuid);
    expect(issued).toMatchObject({ status: 'billed', ...moved });
    expect(issued.items_invoice[0]).toMatchObject({ importer_total_payable_exporter: '900.00' });
    expect(issued.items_invoice[0].scenery.tributes[0]).toMatchObject({ value: '10', amount: '100.00' });
  });

  it('its lines keep their keys', async () => {
    const scenario = await makeScenario(ana, [percent('5')]);
    const uuid = await draft(
      bodyWith(scenario, { items_invoice: [lineBody(made), lineBody(made, { scenery: { uuid: scenario } })] }),
    );
    const keys = async () => (await read(uuid)).items_invoice.map((line: { uuid: string }) => line.uuid);
    const before = await keys();
    await setRate(scenario, '10');
    await setStatus(uuid, 'billed');
    expect([new Set(before).size, await keys()]).toEqual([2, before]);
  });

  it('the preview names them too, with the new total', async () => {
    const scenario = await makeScenario(ana, [percent('5')]);
    const uuid = await draft(bodyWith(scenario));
    await setRate(scenario, '10');
    const { notices } = (await ana.put(`${url}/bill?uuid=${uuid}&preview=true`)).json();
    expect(notices).toEqual([
      { uuid, notices: [expect.stringContaining(words), 'O total passou de R$\u00a0950,00 para R$\u00a0900,00.'] },
    ]);
    expect(await read(uuid)).toMatchObject({ status: 'draft', total: '950.00' });
  });

  it.each([
    ['whose amounts change', '10'],
    ['whose amounts stay the same', '5'],
  ])('%s is returned as it is then read', async (_, rate) => {
    const scenario = await makeScenario(ana, [percent('5'), percent('7', origin, 'ISS')]);
    const change = { quantity: '1.50', price: '10.1', scenery: { uuid: scenario } };
    const lines = [lineBody(made, change), lineBody(made)];
    const uuid = await draft(invoiceBody(made, { observation: 'Net 30', items_invoice: lines }));
    await setRate(scenario, rate);
    const answer = await setStatus(uuid, 'billed');
    const { detail: _said, notices: _notices, ...record } = answer.json();
    const found = await ana.get(`${url}/${uuid}`);
    expect([record, answer.headers['etag']]).toEqual([found.json(), found.headers['etag']]);
  });

  it('and with the lines of a concurrent change', async () => {
    const uuid = await draft(bodyWith(await makeScenario(ana, [percent('5')])));
    const client = await api.ownerPool.connect();
    try {
      await client.query('begin');
      await client.query('select from invoices where uuid = $1 for update', [uuid]);
      await client.query('update invoice_items set price = 2000 where invoice_uuid = $1', [uuid]);
      const billing = setStatus(uuid, 'billed');
      await waitingForLocks(api.ownerPool, 1);
      await client.query('commit');
      expect((await billing).json()).toMatchObject({ status: 'billed', subtotal: '2000.00', total: '1900.00' });
    } finally {
      client.release();
    }
  });

  it('and names nothing if nothing changed', async () => {
    const uuid = await draft(bodyWith(await makeScenario(ana, [percent('5')])));
    expect((await setStatus(uuid, 'billed')).json().detail).toBe('Fatura emitida');
  });

  it('keeps the entered line, and stays a draft if its scenario now requires more', async () => {
    const variable = { name: 'WHT', type: 'Variable', is_fixed: false, ...withheld } as never;
    const scenario = await makeScenario(ana, [variable]);
    const another = await makeScenario(ana, [percent('5')]);
    const [row] = (await ana.get(`/api/v2/scenarios/${scenario}`)).json().tributes;
    const line = lineBody(made, { scenery: { uuid: scenario, tributes: [{ uuid: row.uuid, value: '7' }] } });
    const [issuable, outdated] = [
      await draft(invoiceBody(made, { items_invoice: [line] })),
      await draft(bodyWith(another)),
    ];
    expect((await setStatus(issuable, 'billed')).json()).toMatchObject({ status: 'billed', total: '930.00' });
    await api.ownerPool.query(
      "update scenario_tributes set type = 'Variable', value = null where scenario_uuid = $1 and position = 0",
      [another],
    );
    const refused = await setStatus(outdated, 'billed');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'draft_outdated']);
    expect(await read(outdated)).toMatchObject({ status: 'draft' });
  });
});

describe('a document whose total is negative', () => {
  it('is a draft, cannot be issued, and names the tribute that causes it', async () => {
    const fee = { name: 'Fee', type: 'Fixed_Value', value: '1500', ...withheld } as never;
    const body = bodyWith(await makeScenario(ana, [percent('5', origin, 'ISS'), fee]));
    const uuid = await draft(body);
    const refused = await setStatus(uuid, 'billed');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'total_negative', detail: expect.stringContaining('Fee') },
    ]);
    for (const answer of [await ana.post(`${url}/create`, body), await ana.put(`${url}/${uuid}/update`, body)]) {
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { 'items_invoice.0.scenery': expect.stringContaining('Fee') },
      ]);
    }
  });
});

describe('an emission date', () => {
  it.each([
    ['2025-03-10', 200],
    ['2025-03-09', 400],
    ['2027-03-10', 200],
    ['2027-03-11', 400],
  ])('of %s, on 10 March 2026: %i', async (created, status) => {
    const body = bodyWith(made.scenario, { created, due_date: '2027-12-31', is_draft: true });
    const answer = await ana.post(`${url}/create`, body);
    expect([created, status]).toEqual([created, answer.statusCode === 201 ? 200 : answer.statusCode]);
    if (status === 400) expect(Object.keys(answer.json().errors)).toEqual(['created']);
  });

  it('is kept with the number assigned on it, by every request that issues it again', async () => {
    const scenario = await makeScenario(ana, [percent('5')]);
    const body = bodyWith(scenario, { created: '2026-03-10', due_date: '2026-12-31' });
    const [first, second] = [await make(ana, `${url}/create`, body), await make(ana, `${url}/create`, body)];
    for (const uuid of [first, second]) await setStatus(uuid, 'draft');
    api.clock.set('2026-03-12T15:00:00Z');
    ana = await api.signIn('ana@acme.test');
    await setStatus(first, 'billed');
    const refused = await ana.put(`${url}/${second}/update`, { ...body, created: '2026-03-12' });
    expect(refused.json().errors).toEqual({ created: expect.stringContaining('2026') });
    await ana.put(`${url}/${second}/update`, body);
    for (const uuid of [first, second]) {
      expect(await read(uuid)).toMatchObject({ status: 'billed', created: '2026-03-10', number: expect.any(Number) });
    }
  });
});

it('a draft is billed until the day it is due, and not after', async () => {
  api.clock.set('2026-03-13T15:00:00Z');
  ana = await api.signIn('ana@acme.test');
  const [today, late] = [await draft(bodyDue('2026-03-13')), await draft(bodyDue('2026-03-13'))];
  expect((await setStatus(today, 'billed')).json()).toMatchObject({ status: 'billed', created: '2026-03-13' });
  api.clock.set('2026-03-14T15:00:00Z');
  ana = await api.signIn('ana@acme.test');
  expect((await setStatus(late, 'billed')).statusCode).toBe(409);
});

describe('numbers of drafts that are billed together', () => {
  const numberOf = async (uuid: string): Promise<number> => (await read(uuid)).number;
  const bill = (...keys: string[]) => ana.put(`${url}/bill?uuid=${keys.join(',')}`);
  const dated = (created: string) => draft(invoiceBody(made, { created, due_date: '2026-12-31' }));

  beforeAll(async () => {
    api.clock.set('2026-03-24T15:00:00Z');
    ana = await api.signIn('ana@acme.test');
    await api.ownerPool.query('update companies set allows_retroactive = true');
  });

  it('follow their dates, not the order of creation', async () => {
    const [late, early] = [await dated('2026-03-20'), await dated('2026-03-14')];
    expect((await bill(late, early)).json().refused).toEqual([]);
    expect(await numberOf(late)).toBe((await numberOf(early)) + 1);
  });

  it('have no gap if one of them keeps its number', async () => {
    const issuable = await dated('2026-03-20');
    await bill(issuable);
    const number = await numberOf(issuable);
    await setStatus(issuable, 'draft');
    const others = [await dated('2026-03-21'), await dated('2026-03-22')];
    expect((await bill(issuable, ...others)).json().refused).toEqual([]);
    const next = await dated('2026-03-23');
    await bill(next);
    const numbers = await Promise.all([issuable, ...others, next].map(numberOf));
    expect(numbers).toEqual([number, number + 1, number + 2, number + 3]);
  });
});
