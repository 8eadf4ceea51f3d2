import { describe, expect, it } from 'vitest';
import { invoiceBody, lineBody, makeScenario } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, contract, amend, invoicesOf, run } = await contractWorkshop();
const url = '/api/v2/invoice/invoices-single';
const fee = await makeScenario(ana, [
  { is_origin: true, tax_responsible: 'importer', type: 'Fixed_Value', value: '200' },
]);

/** 1,000.00, of which 186.99 are the 23 % that the example's scenario charges to the importer. */
const inside = (change: object = {}) => lineBody(made, { price_includes_tax: true, ...change });
const create = (change: object) => ana.post(`${url}/create`, invoiceBody(made, change));
const invoice = async (change: object) => {
  const { uuid } = (await create(change)).json();
  return (await ana.get(`${url}/${uuid}`)).json();
};

describe('a price that includes taxes', () => {
  it('has a net without them, in the line and the document', async () => {
    expect(await invoice({ items_invoice: [inside()] })).toMatchObject({
      subtotal: '1000.00',
      net: '813.01',
      exporter_total_taxes_payable_importer: '186.99',
      items_invoice: [{ price_includes_tax: true, gross: '1000.00', total: '1000.00', net: '813.01' }],
    });
  });

  it('is divided after the discounts of its line and the document', async () => {
    const items_invoice = [inside({ adjustments: [{ kind: 'discount', percent: '10' }] }), lineBody(made)];
    const adjustments = [{ kind: 'discount', amount: '190.00' }];
    const record = await invoice({ items_invoice, adjustments });
    expect(record.items_invoice).toMatchObject([
      { total: '900.00', share: '-90.00', net: '658.54', exporter_total_taxes_payable_importer: '151.46' },
      { total: '1000.00', share: '-100.00', net: '900.00', exporter_total_taxes_payable_importer: '207.00' },
    ]);
    expect(record).toMatchObject({ subtotal: '1900.00', net: '1558.54' });
  });

  it('is not stated where it is off, like one that is absent', async () => {
    const { net, items_invoice } = await invoice({ items_invoice: [inside({ price_includes_tax: false })] });
    expect([net, items_invoice[0].price_includes_tax]).toEqual(['1000.00', undefined]);
  });

  it.each<[string, object, object]>([
    ['the price', { price: '199.99' }, {}],
    [
      'what a discount of the document leaves of it',
      { price: '250.00' },
      { adjustments: [{ kind: 'discount', percent: '50' }] },
    ],
  ])('is refused where fixed taxes exceed %s', async (_, change, more) => {
    const answer = await create({ items_invoice: [inside({ scenery: { uuid: fee }, ...change })], ...more });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      400,
      ['items_invoice.0.price_includes_tax'],
    ]);
  });

  it('is issued as saved, and shown on the public page and in the list of lines', async () => {
    const { uuid, public_hash: hash } = await invoice({ is_draft: true, items_invoice: [inside()] });
    expect((await ana.put(`${url}/bill?uuid=${uuid}`)).statusCode).toBe(200);
    const shown = (await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).json();
    expect(shown).toMatchObject({ subtotal: '1000.00', net: '813.01', items_invoice: [{ price_includes_tax: true }] });
    const { results } = (await ana.get('/api/v2/invoice-lines?per_page=100')).json();
    expect(results.find((line: { invoice: { uuid: string } }) => line.invoice.uuid === uuid)).toMatchObject({
      price_includes_tax: true,
      net: '813.01',
    });
  });

  it('is in the history of the document', async () => {
    const { uuid } = await invoice({ is_draft: true });
    await ana.put(`${url}/${uuid}/update`, invoiceBody(made, { is_draft: true, items_invoice: [inside()] }));
    const results = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
    const changes = Object.assign({}, ...results.map((entry: { changes: object }) => entry.changes));
    expect(changes).toMatchObject({ 'items_invoice.0.price_includes_tax': [null, true] });
  });

  it('is that of a contract’s invoices, and new prices include them too', async () => {
    const uuid = await contract({ items_invoice: [inside()] });
    await run();
    const [first] = await invoicesOf(uuid);
    expect((await ana.get(`${url}/${first?.uuid}`)).json()).toMatchObject({
      net: '813.01',
      items_invoice: [{ price_includes_tax: true, total: '1000.00' }],
    });
    expect((await amend(uuid, { kind: 'adjust', percent: '10' })).statusCode).toBe(200);
    expect((await ana.get(`/api/v2/contracts/${uuid}`)).json()).toMatchObject({ subtotal: '1100.00', net: '894.31' });
  });
});
