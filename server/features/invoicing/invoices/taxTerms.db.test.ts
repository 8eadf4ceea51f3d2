import { describe, expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { made, ana, itIs, contract, run, invoicesOf } = await contractWorkshop();
const url = '/api/v2/invoice/invoices-single';
const names = ['IRRF', 'CIDE', 'ISS', 'PIS', 'COFINS', 'IVA', 'Fee'] as const;
const tributes = new Map<string, string>();
for (const name of names) tributes.set(name, await make(ana, '/api/v2/tributes', { name }));

type Name = (typeof names)[number];
const keys = (...of: Name[]) => of.map((name) => tributes.get(name));
const row = (name: Name, value: string | undefined, more: object = {}) => ({
  tribute: { uuid: tributes.get(name) },
  is_origin: false,
  type: 'Fixed',
  value,
  tax_responsible: 'importer',
  ...more,
});
const scenario = (rows: readonly object[], more: object = {}) =>
  make(ana, '/api/v2/scenarios', { name: 'S', description: 'S', origin: 76, destiny: 840, tributes: rows, ...more });

const create = (scenery: string, change: object = {}, line: object = { price: '10000.00' }) =>
  ana.post(
    `${url}/create`,
    invoiceBody(made, { items_invoice: [lineBody(made, { scenery: { uuid: scenery }, ...line })], ...change }),
  );
const read = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json();
async function invoice(scenery: string, change: object = {}, line?: object) {
  const answer = await create(scenery, change, line);
  expect(answer.statusCode, answer.body).toBe(201);
  return read(answer.json().uuid);
}
const amountsOf = (record: { items_invoice: { scenery: { tributes: { amount: string }[] } }[] }, at = 0) =>
  record.items_invoice[at]?.scenery.tributes.map(({ amount }) => amount);

describe('the worked examples', () => {
  it('an import to Brazil, with the tax withheld from the exporter', async () => {
    const base = { base_includes: keys('ISS', 'PIS', 'COFINS'), base_includes_self: true };
    const record = await invoice(
      await scenario([
        row('IRRF', '15', { tax_responsible: 'exporter' }),
        row('CIDE', '10'),
        row('ISS', '5'),
        row('PIS', '1.65', base),
        row('COFINS', '7.6', base),
      ]),
    );
    expect(amountsOf(record)).toEqual(['1500.00', '1000.00', '500.00', '190.91', '879.34']);
    expect(record).toMatchObject({ importer_total_payable: '12570.25', total: '8500.00' });
  });

  it('the same with the withheld tax borne by the importer', async () => {
    const base = { base_includes: keys('IRRF', 'ISS', 'PIS', 'COFINS'), base_includes_self: true };
    const record = await invoice(
      await scenario([
        row('IRRF', '15', { base_includes_self: true }),
        row('CIDE', '10', { base_includes: keys('IRRF') }),
        row('ISS', '5', { base_includes: keys('IRRF') }),
        row('PIS', '1.65', base),
        row('COFINS', '7.6', base),
      ]),
    );
    expect(amountsOf(record)).toEqual(['1764.71', '1176.47', '588.24', '224.60', '1034.52']);
    expect(record).toMatchObject({ importer_total_payable: '14788.54', total: '10000.00' });
  });

  it('an export to Portugal, whose reverse-charged VAT is recoverable', async () => {
    const record = await invoice(
      await scenario([row('IVA', '23', { recoverable: '100', show: 'note', en_note: 'Reverse charge' })]),
    );
    const recovered = { importer_recoverable: '2300.00', importer_net_cost: '10000.00', exporter_recoverable: '0.00' };
    expect(record).toMatchObject({
      importer_total_payable: '12300.00',
      total: '10000.00',
      ...recovered,
      items_invoice: [
        {
          ...recovered,
          scenery: {
            tributes: [{ tribute: tributes.get('IVA'), recoverable: '100', show: 'note', recovered: '2300.00' }],
          },
        },
      ],
    });
    const { results } = (await ana.get(`${url}?per_page=1&sort=-number`)).json();
    expect(results[0]).toMatchObject(recovered);
  });

  it('1,000 lines of 0.05 at 10 %, rounded by line or for the document', async () => {
    const thousand = async (rounding: string) => {
      const scenery = { uuid: await scenario([row('IVA', '10')], { rounding }) };
      const lines = Array.from({ length: 1000 }, () => lineBody(made, { price: '0.05', scenery }));
      const record = await invoice(scenery.uuid, { items_invoice: lines });
      const bearing = record.items_invoice.filter((line: { total_taxes: string }) => line.total_taxes === '0.01');
      return [record.total_taxes, bearing.length, record.items_invoice[0].scenery.rounding];
    };
    expect(await thousand('line')).toEqual(['10.00', 1000, undefined]);
    expect(await thousand('document')).toEqual(['5.00', 500, 'document']);
  });
});

describe('amounts by currency and document', () => {
  it('are those of the document’s currency, once for the lines of a scenario, and refused in another', async () => {
    const scenery = await scenario([
      row('Fee', undefined, { type: 'Fixed_Value', amounts: [{ currency: 'USD', amount: '30' }], per: 'document' }),
    ]);
    const line = lineBody(made, { scenery: { uuid: scenery }, price: '100.00' });
    const record = await invoice(scenery, { currency: 'USD', items_invoice: [line, { ...line, quantity: 2 }] });
    expect([amountsOf(record), amountsOf(record, 1)]).toEqual([['10.00'], ['20.00']]);
    const refused = await create(scenery);
    expect(refused.json().errors).toEqual({ 'items_invoice.0.scenery': expect.stringContaining('BRL') });
    expect(refused.json().errors['items_invoice.0.scenery']).toContain('Fee');
  });

  it('a limit of another currency is none', async () => {
    const scenery = await scenario([row('IVA', '10', { maximums: [{ currency: 'USD', amount: '50' }] })]);
    expect((await invoice(scenery, { currency: 'USD' })).total_taxes).toBe('50.00');
    expect((await invoice(scenery)).total_taxes).toBe('1000.00');
  });

  it('values that leave a cycle without solution are refused at the scenario of the line', async () => {
    const variable = { type: 'Variable' };
    const scenery = await scenario([
      row('PIS', undefined, { ...variable, base_includes: keys('COFINS') }),
      row('COFINS', '100', { base_includes: keys('PIS') }),
    ]);
    const stated = (value: string) => ({
      price: '10.00',
      scenery: { uuid: scenery, tributes: [{ uuid: tributes.get('PIS'), value }] },
    });
    expect((await invoice(scenery, {}, stated('50'))).total_taxes).toBe('50.00');
    expect(Object.keys((await create(scenery, {}, stated('100'))).json().errors)).toEqual(['items_invoice.0.scenery']);
  });
});

describe('a rate that changes on a day', () => {
  const changing = () =>
    scenario([
      row('IVA', '10', { valid_until: '2026-03-31' }),
      row('IVA', '20', { valid_from: '2026-04-01' }),
      row('CIDE', undefined, { type: 'Variable', valid_until: '2026-03-31' }),
      row('CIDE', undefined, { type: 'Variable', valid_from: '2026-04-01' }),
    ]);

  it('is that of the emission date; a draft that is issued after it bears the new one, with the values as entered', async () => {
    const uuid = await changing();
    const line = { price: '1000.00', scenery: { uuid, tributes: [{ uuid: tributes.get('CIDE'), value: '5' }] } };
    expect(amountsOf(await invoice(uuid, {}, line))).toEqual(['100.00', '50.00']);
    const draft = await invoice(uuid, { is_draft: true, due_date: '2026-05-10' }, line);
    expect(amountsOf(draft)).toEqual(['100.00', '50.00']);
    await itIs('2026-04-02T12:00:00Z');
    const answer = await ana.put(`/api/v2/invoice/status/${draft.uuid}`, { status: 'billed' });
    expect(answer.statusCode, answer.body).toBe(200);
    const issued = await read(draft.uuid);
    expect(issued.created).toBe('2026-04-02');
    expect(amountsOf(issued)).toEqual(['200.00', '50.00']);
    expect(issued.items_invoice[0].scenery.tributes[0]).toMatchObject({ value: '20', valid_from: '2026-04-01' });
  });

  it('holds for each invoice of a contract by its issue date, while it is scheduled and when one run issues all', async () => {
    const iva = (value: string, more: object) => row('IVA', value, { is_origin: true, ...more });
    const uuid = await scenario([iva('10', { valid_until: '2026-03-31' }), iva('20', { valid_from: '2026-04-01' })]);
    const of = await contract({
      frequency: 3,
      total_amount: '9000.00',
      items_invoice: [lineBody(made, { scenery: { uuid } })],
    });
    const totals = async () =>
      (await invoicesOf(of))
        .toSorted((a, b) => a.occurrence - b.occurrence)
        .map((one) => `${one.created} ${one.total}`);
    const expected = ['2026-03-21 1100.00', '2026-04-20 1200.00', '2026-05-21 1200.00'];
    expect(await totals()).toEqual(expected);
    const [, second] = await invoicesOf(of);
    expect((await read(second?.uuid ?? '')).total).toBe(second?.total);
    await itIs('2026-05-22T12:00:00Z');
    await run();
    expect(await totals()).toEqual(expected);
    expect((await invoicesOf(of)).every(({ status }) => status === 'billed')).toBe(true);
  });
});

describe('the public view', () => {
  const rows = [
    row('IVA', '23', { recoverable: '100', show: 'note', en_note: 'Reverse charge' }),
    row('CIDE', '10', { recoverable: '50' }),
  ];

  it('leaves out what is noted, whose legal text it states, and tells what is recoverable with the taxes alone', async () => {
    const seen = async (change: object) => {
      const { public_hash: hash } = await invoice(await scenario(rows), change);
      return (await ana.get(`/api/v2/public/invoices/individual/${hash}`)).json();
    };
    const shown = await seen({ show_tax_invoice: true });
    expect(shown).toMatchObject({
      importer_total_taxes_payable_importer: '1000.00',
      importer_total_payable: '11000.00',
      importer_recoverable: '500.00',
      importer_net_cost: '10500.00',
      taxes: [
        {
          side: 'importer',
          tributes: [{ name: 'CIDE' }],
          notes: [{ name: 'IVA', en_note: 'Reverse charge' }],
          total: '1000.00',
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('2300');
    const hidden = await seen({ show_tax_invoice: false });
    expect(hidden).not.toHaveProperty('importer_recoverable');
    expect(hidden).not.toHaveProperty('importer_net_cost');
    expect(hidden).not.toHaveProperty('taxes');
  });
});

describe('notes on a document with recoverable taxes', () => {
  it('take the part of what is recoverable that they take of the tax, the last one the rest', async () => {
    const record = await invoice(await scenario([row('IVA', '23', { recoverable: '50' })]), {}, { price: '100.05' });
    expect(record).toMatchObject({ importer_total_payable: '123.06', importer_recoverable: '11.51' });
    const [{ uuid: line }] = record.items_invoice;
    const credit = async (part: object) => {
      const body = { corrects_uuid: record.uuid, reason: 'Returned', reason_code: 'returned', ...part };
      const { uuid } = (await ana.post('/api/v2/credit-notes', body)).json();
      const answer = await ana.put(`/api/v2/credit-notes/${uuid}/issue`, {});
      expect(answer.statusCode, answer.body).toBe(200);
      return (await ana.get(`/api/v2/credit-notes/${uuid}`)).json();
    };
    const first = await credit({ lines: [{ corrects_line: line, amount: '33.35' }] });
    expect(first).toMatchObject({ importer_recoverable: '3.84', importer_net_cost: '37.18' });
    const last = await credit({ is_full: true });
    expect(last).toMatchObject({ importer_recoverable: '7.67', lines: [{ importer_recoverable: '7.67' }] });
  });

  it('a debit note adds nothing more of what is once per document', async () => {
    const fee = row('Fee', '30', { type: 'Fixed_Value', per: 'document', recoverable: '100' });
    const scenery = await scenario([fee, row('IVA', '10', { base_includes: keys('Fee') })]);
    const line = lineBody(made, { scenery: { uuid: scenery }, price: '5000.00' });
    const record = await invoice(scenery, { items_invoice: [line, line] });
    expect(amountsOf(record)).toEqual(['15.00', '501.50']);
    const lines = [{ corrects_line: record.items_invoice[0].uuid, amount: '1000.00' }];
    const answer = await ana.post('/api/v2/debit-notes', {
      corrects_uuid: record.uuid,
      reason: 'More',
      reason_code: 'other',
      lines,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const note = answer.json();
    expect(note.lines[0].scenery.tributes.map(({ amount }: { amount: string }) => amount)).toEqual(['0.00', '100.00']);
    expect(note.importer_recoverable).toBe('0.00');
  });
});
