import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, makeRegistrations } from '../../../../tests/support/company.ts';

const at = '/api/v2/invoice/invoices-single';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);

const line = (price: string, change: object = {}) => lineBody(made, { price, ...change });
const rows = [
  { row: 'heading', description: 'January' },
  line('100.00'),
  line('0.50', { row: 'line' }),
  { row: 'text', description: 'Travel is included.\nSo are meals.' },
  { row: 'subtotal' },
  line('20.00'),
  { row: 'subtotal', description: 'Further work' },
];
const create = (items_invoice: object[], change: object = {}) =>
  ana.post(`${at}/create`, invoiceBody(made, { items_invoice, ...change }));

/** What is shown of the rows that are no lines. */
const shown = [
  { row: 'heading', description: 'January' },
  { row: 'text', description: 'Travel is included.\nSo are meals.' },
  { row: 'subtotal', total: '100.50' },
  { row: 'subtotal', description: 'Further work', total: '20.00' },
];
const textsOf = (items: readonly { row?: string; uuid?: string }[]) =>
  items.flatMap(({ uuid: _key, ...item }) => (item.row ? [item] : []));

describe('an invoice with texts, headings and subtotals', () => {
  it('answers them in their order, and has the figures of its lines alone', async () => {
    const [answer, bare] = [await create(rows), await create([line('100.00'), line('0.50'), line('20.00')])];
    expect([answer.statusCode, bare.statusCode]).toEqual([201, 201]);
    const { uuid, public_hash: hash, items_invoice: items, ...invoice } = answer.json();
    expect(items.map(({ row = 'line' }) => row)).toEqual(rows.map((row) => ('row' in row ? row.row : 'line')));
    expect(textsOf(items)).toEqual(shown);
    const { subtotal, total, total_taxes, exporter_net_total } = bare.json();
    expect(invoice).toMatchObject({ subtotal, total, total_taxes, exporter_net_total });
    const read = (await ana.get(`${at}/${uuid}`)).json();
    expect(read.items_invoice).toEqual(items);
    const open = await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`);
    expect(textsOf(open.json().items_invoice)).toEqual(shown);
    expect(open.json()).toMatchObject({ subtotal, total });
  });

  it('has its lines alone in the list of lines, and their taxes in that of taxes', async () => {
    const { number } = (await create(rows)).json();
    const lines = (await ana.get(`/api/v2/invoice-lines?search=${number}`)).json();
    expect(lines.results.map(({ total }: { total: string }) => total).toSorted()).toEqual(['0.50', '100.00', '20.00']);
    const taxes = (await ana.get(`/api/v2/invoice-taxes?search=${number}`)).json();
    expect(taxes.count).toBe(15);
  });

  it('stores no figure, item or scenario with them', async () => {
    const { uuid } = (await create(rows)).json();
    const { rows: kept } = await api.ownerPool.query(
      `select num_nonnulls(item_uuid, item_description, quantity, price, scenery_uuid, scenery, total, total_taxes) as n
       from invoice_items where invoice_uuid = $1 and row is not null`,
      [uuid],
    );
    expect(kept).toEqual(Array.from({ length: 4 }, () => ({ n: 0 })));
    for (const change of ["row = 'heading'", 'total = null']) {
      const broken = api.ownerPool.query(`update invoice_items set ${change} where invoice_uuid = $1 and row is null`, [
        uuid,
      ]);
      await expect(broken).rejects.toThrow(/invoice_items_row_has/);
    }
  });

  it('keeps them as a draft that is changed and issued, and lists the changes in its history', async () => {
    const body = { is_draft: true };
    const { uuid } = (await create(rows, body)).json();
    const changed = rows
      .with(0, { row: 'heading', description: 'February' })
      .with(3, { row: 'heading', description: 'More' });
    const saved = await ana.put(`${at}/${uuid}/update`, invoiceBody(made, { ...body, items_invoice: changed }));
    expect(textsOf(saved.json().items_invoice)[2]).toEqual({ row: 'subtotal', total: '0.00' });
    const issued = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
    expect(textsOf(issued.json().items_invoice)[0]).toEqual({ row: 'heading', description: 'February' });
    const history = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
    const changes = Object.assign({}, ...history.map((entry: { changes: object }) => entry.changes));
    expect(changes).toMatchObject({
      'items_invoice.0.description': ['January', 'February'],
      'items_invoice.3': [
        { row: 'text', description: 'Travel is included.\nSo are meals.' },
        { row: 'heading', description: 'More' },
      ],
    });
  });

  it('is saved as a draft of headings alone, and then not issued', async () => {
    const headings = [{ row: 'heading', description: 'January' }];
    const { uuid } = (await create(headings, { is_draft: true })).json();
    expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })).json()).toMatchObject({
      code: 'invoice_without_lines',
    });
    const refused = await create(headings);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['items_invoice']]);
  });
});

it('counts as one of the thousand lines that a document may have', async () => {
  const headings = Array.from({ length: 1000 }, () => ({ row: 'heading', description: 'A' }));
  const answer = await create([...headings, line('1.00')]);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['items_invoice']]);
  expect((await create([...headings.slice(1), line('1.00')])).statusCode).toBe(201);
});

it.each([
  [{ row: 'heading' }, ['description']],
  [{ row: 'text', description: ' ' }, ['description']],
  [{ row: 'title', description: 'A' }, ['row']],
  [{ row: 'subtotal', quantity: '1' }, ['quantity']],
  [{ row: 'text', description: 'A', unit_code: 'HUR', base_quantity: '2' }, ['base_quantity', 'unit_code']],
  [{ ...line('1.00'), row: 'heading', description: 'A' }, ['item', 'price', 'quantity', 'scenery']],
  [{ row: 'line', description: 'A' }, ['item', 'price', 'scenery']],
  [{}, ['item', 'price', 'scenery']],
])('the row %j is refused at %j', async (row, fields) => {
  const answer = await create([line('1.00'), row]);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields.map((name) => `items_invoice.1.${name}`));
});
