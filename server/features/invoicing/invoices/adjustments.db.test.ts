import { describe, expect, it } from 'vitest';
import { invoiceBody, lineBody, makeScenario } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, contract, amend, invoicesOf, run } = await contractWorkshop();
const url = '/api/v2/invoice/invoices-single';
const other = await makeScenario(ana, [{ is_origin: true, tax_responsible: 'importer', type: 'Fixed', value: '10' }]);

const off = (percent: string, more: object = {}) => ({ kind: 'discount', percent, ...more });
const create = (change: object) => ana.post(`${url}/create`, invoiceBody(made, change));
const invoice = async (change: object) => {
  const { uuid } = (await create(change)).json();
  return (await ana.get(`${url}/${uuid}`)).json();
};
/** 1,000.00 under the example's scenario, and 500.00 under one of 10 %. */
const two = [lineBody(made), lineBody(made, { price: '500.00', scenery: { uuid: other } })];

describe('the discounts and charges of a line', () => {
  it('reduce what its taxes are computed of', async () => {
    const adjustments = [off('10.0000', { reason: 'Loyalty', reason_code: '95' }), { kind: 'charge', amount: 5 }];
    expect(await invoice({ items_invoice: [lineBody(made, { adjustments })] })).toMatchObject({
      subtotal: '905.00',
      net: '905.00',
      exporter_total_taxes_payable_importer: '208.15',
      items_invoice: [
        {
          gross: '1000.00',
          total: '905.00',
          share: '0.00',
          net: '905.00',
          adjustments: [
            { kind: 'discount', percent: '10', reason: 'Loyalty', reason_code: '95' },
            { kind: 'charge', amount: '5.00' },
          ],
        },
      ],
    });
  });

  it('are none where a line states none, and an invoice keeps its figures', async () => {
    const { adjustments, subtotal, net, items_invoice } = await invoice({});
    expect([adjustments, subtotal, net]).toEqual([undefined, '1000.00', '1000.00']);
    expect(items_invoice).toMatchObject([{ gross: '1000.00', total: '1000.00', share: '0.00', net: '1000.00' }]);
    expect(items_invoice[0]).not.toHaveProperty('adjustments');
  });

  it.each<[object, string]>([
    [off('100.01'), '0.percent'],
    [{ kind: 'charge', percent: '1000.0001' }, '0.percent'],
    [{ kind: 'discount', percent: '1.00001' }, '0.percent'],
    [{ kind: 'discount', amount: '1000.01' }, ''],
    [{ kind: 'discount', amount: '1.001' }, '0.amount'],
    [{ kind: 'discount', amount: '-1' }, '0.amount'],
    [{ kind: 'discount' }, '0.percent'],
    [{ kind: 'discount', percent: '1', amount: '1' }, '0.amount'],
    [{ kind: 'gift', percent: '1' }, '0.kind'],
    [off('1', { reason_code: 'too long' }), '0.reason_code'],
    [off('1', { reason: 'x'.repeat(201) }), '0.reason'],
  ])('%j is refused at its field', async (adjustment, field) => {
    const answer = await create({ items_invoice: [lineBody(made, { adjustments: [adjustment] })] });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([
      ['items_invoice.0.adjustments', field].filter(Boolean).join('.'),
    ]);
  });
});

describe('the discounts and charges of a document', () => {
  it('are spread over its lines, those of a scenario first', async () => {
    const adjustments = [off('10'), off('20', { scenery: { uuid: other }, reason: 'Launch' })];
    const record = await invoice({ items_invoice: two, adjustments });
    expect(record).toMatchObject({
      subtotal: '1500.00',
      net: '1250.00',
      adjustments: [off('10'), { reason: 'Launch' }],
    });
    // 100.00 off line 2, then 150.00 over 1,000.00 and 400.00.
    expect(record.items_invoice).toMatchObject([
      { total: '1000.00', share: '-107.14', net: '892.86' },
      { total: '500.00', share: '-142.86', net: '357.14', exporter_total_taxes_payable_importer: '35.71' },
    ]);
    expect(record.adjustments[1].scenery).toEqual({ uuid: other, name: 'Brazil to US' });
  });

  it.each<[object[], string]>([
    [[{ kind: 'discount', amount: '1500.01' }], 'adjustments.0'],
    [[off('100'), { kind: 'discount', amount: '0.01' }], 'adjustments.1'],
    [[off('5', { scenery: { uuid: '0198f6b2-0000-7000-8000-000000000001' } })], 'adjustments.0.scenery'],
    [[off('101')], 'adjustments.0.percent'],
    [Array.from({ length: 21 }, () => off('1')), 'adjustments'],
  ])('%j are refused at their field', async (adjustments, path) => {
    const answer = await create({ items_invoice: two, adjustments });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });

  it('are shown on the public page with their amounts', async () => {
    const { public_hash: hash } = await invoice({
      items_invoice: two,
      adjustments: [off('10', { reason: 'Loyalty' })],
    });
    const shown = (await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).json();
    expect(shown).toMatchObject({
      subtotal: '1500.00',
      net: '1350.00',
      adjustments: [{ kind: 'discount', percent: '10', reason: 'Loyalty', total: '-150.00' }],
    });
  });

  it('are changed and removed by saving a draft again, and issuing keeps them', async () => {
    const draft = await invoice({ is_draft: true, items_invoice: two, adjustments: [off('10')] });
    const save = (change: object) => ana.put(`${url}/${draft.uuid}/update`, { ...draft, ...change });
    expect((await save({ adjustments: [] })).json()).toMatchObject({ subtotal: '1500.00', net: '1500.00' });
    expect((await save({ adjustments: [off('50')] })).json()).toMatchObject({ net: '750.00' });
    const billed = await ana.put(`${url}/bill?uuid=${draft.uuid}`);
    expect(billed.statusCode).toBe(200);
    const issued = { status: 'billed', net: '750.00', adjustments: [off('50')] };
    expect((await ana.get(`${url}/${draft.uuid}`)).json()).toMatchObject(issued);
  });

  it('are in the history of the document and its lines', async () => {
    const draft = await invoice({ is_draft: true });
    const items_invoice = [lineBody(made, { adjustments: [off('10')] })];
    await ana.put(
      `${url}/${draft.uuid}/update`,
      invoiceBody(made, { is_draft: true, items_invoice, adjustments: [off('5')] }),
    );
    const results = (await ana.get(`/api/v2/audit/invoice/${draft.uuid}`)).json();
    const changes = Object.assign({}, ...results.map((entry: { changes: object }) => entry.changes));
    expect(changes).toMatchObject({
      adjustments: [null, [off('5')]],
      'items_invoice.0.adjustments': [null, [off('10')]],
    });
  });

  it('count in the list of lines, which is worth what is left', async () => {
    const { uuid } = await invoice({ items_invoice: two, adjustments: [off('10')] });
    const { results } = (await ana.get('/api/v2/invoice-lines?per_page=100')).json();
    const own = results.filter((line: { invoice: { uuid: string } }) => line.invoice.uuid === uuid);
    expect(own.map(({ gross, total, share, net }: Record<string, string>) => [gross, total, share, net])).toEqual(
      expect.arrayContaining([['1000.00', '1000.00', '-100.00', '900.00']]),
    );
  });
});

describe('the discounts of a contract', () => {
  const terms = {
    items_invoice: [lineBody(made, { adjustments: [off('10')] })],
    adjustments: [{ kind: 'discount', amount: '100.00' }],
  };

  it('count on each of its invoices', async () => {
    const uuid = await contract(terms);
    await run();
    const [first] = await invoicesOf(uuid);
    const issued = (await ana.get(`${url}/${first?.uuid}`)).json();
    expect(issued).toMatchObject({
      subtotal: '900.00',
      net: '800.00',
      adjustments: [{ kind: 'discount', amount: '100.00' }],
      items_invoice: [{ gross: '1000.00', total: '900.00', share: '-100.00', net: '800.00' }],
    });
  });

  it('are kept by new lines and new prices, and replaced or removed by an amendment', async () => {
    const uuid = await contract(terms);
    const netOf = async () => (await ana.get(`/api/v2/contracts/${uuid}`)).json().net;
    const answers = [
      await amend(uuid, { kind: 'lines', items_invoice: [lineBody(made)] }),
      await amend(uuid, { kind: 'adjust', percent: '10' }),
      await amend(uuid, { kind: 'details', adjustments: [off('50')] }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await netOf()).toBe('550.00');
    await amend(uuid, { kind: 'details', adjustments: [] });
    expect(await netOf()).toBe('1100.00');
    const refused = await amend(uuid, { kind: 'details', adjustments: [{ kind: 'discount', amount: '1100.01' }] });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['adjustments.0']]);
  });
});
