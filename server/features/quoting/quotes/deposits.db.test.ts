import { beforeAll, describe, expect, it } from 'vitest';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { lineBody, make, makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { quoteBody } from '../../../../tests/support/quotes.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';
const due_date = '2026-05-10';
let made: Registrations;

beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});

const quoteOf = async (uuid: string) => (await ana.get(`/api/v2/quotes/${uuid}`)).json();
const invoiceOf = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json();
const command = (uuid: string, name: string, body: object = {}) => ana.put(`/api/v2/quotes/${uuid}/${name}`, body);
const status = (uuid: string, to: string, body: object = {}) =>
  ana.put(`/api/v2/invoice/status/${uuid}`, { status: to, ...body });
const save = (draft: { uuid: string }, change: object) =>
  ana.put(`${url}/${draft.uuid}/update`, { ...draft, ...change });

/** An accepted quote of a line of 1,000 under the example's scenario. */
async function accepted(change: object = {}): Promise<string> {
  const answer = await ana.post('/api/v2/quotes', quoteBody(made, { is_draft: false, ...change }));
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json();
  expect((await command(uuid, 'accept', { answered_by: 'Bia Reis' })).statusCode).toBe(200);
  return uuid;
}

/** Makes a deposit invoice, and issues it. */
async function deposit(quote: string, percent: string) {
  const answer = await command(quote, 'deposit', { percent, due_date });
  expect(answer.statusCode, answer.body).toBe(200);
  const { deposit_uuid: uuid } = answer.json();
  expect((await status(uuid, 'billed')).statusCode).toBe(200);
  return invoiceOf(uuid);
}

/** Converts a quote, and returns the draft of its invoice. */
async function converted(quote: string) {
  const answer = await command(quote, 'convert', { due_date });
  expect(answer.statusCode, answer.body).toBe(200);
  return invoiceOf(answer.json().invoice_uuid);
}

describe('a deposit invoice', () => {
  it('is a draft of a percentage of each accepted line, and the quote knows of it', async () => {
    const quote = await accepted({ adjustments: [{ kind: 'discount', percent: '10' }] });
    const { deposit_uuid: uuid } = (await command(quote, 'deposit', { percent: '30', due_date })).json();
    const draft = await invoiceOf(uuid);
    expect(draft).toMatchObject({ status: 'draft', quote_uuid: quote, deposit_percent: '30', net: '270.00', due_date });
    expect(draft.items_invoice).toHaveLength(1);
    expect(draft.items_invoice[0].description).toContain('30%');
    expect(await quoteOf(quote)).toMatchObject({ status: 'accepted', deposit_percent: '30', has_deposit_draft: true });
    expect((await command(quote, 'convert', { due_date })).json()).toMatchObject({ code: 'deposit_in_draft' });
    await status(uuid, 'cancelled', { reason: 'Not needed' });
    expect(await quoteOf(quote)).toMatchObject({ deposit_percent: '0', has_deposit_draft: false });
  });

  it('is made until the quote is invoiced, which is not revised meanwhile', async () => {
    const quote = await accepted();
    await deposit(quote, '33.3333');
    const beyond = await command(quote, 'deposit', { percent: '66.6668', due_date });
    expect([beyond.statusCode, Object.keys(beyond.json().errors)]).toEqual([400, ['percent']]);
    expect((await command(quote, 'revise')).json()).toMatchObject({ code: 'has_deposits' });
    const last = await deposit(quote, '66.6667');
    expect(last).toMatchObject({ net: '666.67' });
    expect((await command(quote, 'deposit', { percent: '1', due_date })).json()).toMatchObject({
      code: 'fully_deposited',
    });
    // Nothing is left to pay.
    const { uuid } = await converted(quote);
    expect((await status(uuid, 'billed')).json()).toMatchObject({ status: 'paid', total: '0.00', subtotal: '0.00' });
  });
});

describe('the invoice of a quote with deposits', () => {
  it('deducts each line of them, so that all together are the quote in every box', async () => {
    const quote = await accepted();
    const deposits = [await deposit(quote, '30'), await deposit(quote, '12.5')];
    const draft = await converted(quote);
    expect(draft.items_invoice.slice(1)).toMatchObject(
      deposits.map(({ items_invoice: [line], full_number: number, net }) => ({
        mirrors_line: line.uuid,
        description: expect.stringContaining(number),
        total: `-${net}`,
        total_taxes: `-${line.total_taxes}`,
      })),
    );
    const final = (await status(draft.uuid, 'billed')).json();
    const whole = await quoteOf(quote);
    for (const figure of ['net', 'total', ...taxFigures]) {
      expect(
        sumAmounts(
          [...deposits, final].map((one) => one[figure]),
          2,
        ),
        figure,
      ).toBe(whole[figure]);
    }
  });

  it('keeps what it deducts: a request repeats these lines, and neither adds, changes nor removes one', async () => {
    const quote = await accepted();
    await deposit(quote, '30');
    const draft = await converted(quote);
    const [line, deducted] = draft.items_invoice;
    const errors = async (items_invoice: readonly object[]) => {
      const answer = await save(draft, { items_invoice });
      expect(answer.statusCode, answer.body).toBe(400);
      return Object.keys(answer.json().errors);
    };
    expect(await errors([line, { ...deducted, price: '200.00' }])).toEqual(['items_invoice.1.price']);
    expect(await errors([line, { ...deducted, description: 'Other' }])).toEqual(['items_invoice.1.description']);
    expect(await errors([line])).toEqual(['items_invoice']);
    expect(await errors([line, deducted, deducted])).toEqual(['items_invoice']);
    const stranger = { ...deducted, mirrors_line: line.uuid };
    expect(await errors([line, deducted, stranger])).toEqual(['items_invoice.2.mirrors_line']);
    const create = await ana.post(`${url}/create`, draft);
    expect(Object.keys(create.json().errors)).toEqual(['items_invoice.1.mirrors_line']);
    // In another order it is the same.
    const moved = (await save(draft, { items_invoice: [deducted, line] })).json();
    expect(moved).toMatchObject({ total: draft.total, items_invoice: [{ total: '-300.00' }, { total: '1000.00' }] });
  });

  it('spreads its discount over the other lines alone, and is not issued below 0', async () => {
    const quote = await accepted();
    await deposit(quote, '50');
    const draft = await converted(quote);
    const saved = (await save(draft, { adjustments: [{ kind: 'discount', percent: '10' }] })).json();
    expect(saved).toMatchObject({
      net: '400.00',
      items_invoice: [
        { share: '-100.00', net: '900.00' },
        { share: '0.00', net: '-500.00', total_taxes: draft.items_invoice[1].total_taxes },
      ],
    });
    const change = { adjustments: [{ kind: 'discount', percent: '60' }] };
    expect((await save(draft, { ...change, is_draft: true })).json()).toMatchObject({ net: '-100.00' });
    const refused = await save(draft, { ...change, is_draft: false });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['items_invoice.1']]);
    expect((await status(draft.uuid, 'billed')).json()).toMatchObject({ code: 'deposits_beyond' });
  });
});

describe('a deducted deposit', () => {
  const correct = (uuid: string, body: object) => ana.post(`${url}/${uuid}/correct`, { reason: 'Wrong', ...body });

  it('is neither canceled, reverted nor credited, until the invoice that deducts it is canceled', async () => {
    const quote = await accepted();
    const { uuid } = await deposit(quote, '30');
    const { uuid: final } = await converted(quote);
    expect(await invoiceOf(uuid)).toMatchObject({ is_deducted: true });
    expect((await status(uuid, 'cancelled', { reason: 'No' })).json()).toMatchObject({ code: 'is_deducted' });
    expect((await status(uuid, 'draft')).json()).toMatchObject({ code: 'is_deducted' });
    expect((await correct(uuid, { as: 'credit' })).json()).toMatchObject({ code: 'is_deducted' });
    expect((await status(final, 'cancelled', { reason: 'No' })).statusCode).toBe(200);
    expect(await invoiceOf(uuid)).toMatchObject({ is_deducted: false });
    expect((await status(uuid, 'cancelled', { reason: 'No' })).statusCode).toBe(200);
  });

  it('is credited with all that is left of its invoice, and free then', async () => {
    const quote = await accepted();
    const { uuid } = await deposit(quote, '30');
    const { uuid: final } = await converted(quote);
    const { items_invoice: lines, total } = (await status(final, 'billed')).json();
    const part = await correct(final, { as: 'credit', lines: [{ uuid: lines[1].uuid, amount: '10.00' }] });
    expect(Object.keys(part.json().errors)).toEqual(['lines.0.amount']);
    const debit = await correct(final, { as: 'debit', lines: [{ uuid: lines[1].uuid, amount: '10.00' }] });
    expect(debit.statusCode).toBe(400);
    // The other line alone would leave less than nothing.
    expect((await correct(final, { as: 'credit', lines: [{ uuid: lines[0].uuid }] })).statusCode).toBe(400);
    const note = (await correct(final, { as: 'credit' })).json();
    expect(note).toMatchObject({ total, lines: [{ total: '1000.00' }, { total: '-300.00' }] });
    expect((await ana.put(`/api/v2/credit-notes/${note.uuid}/issue`, {})).statusCode).toBe(200);
    expect(await invoiceOf(final)).toMatchObject({ status: 'paid', credited_amount: total });
    expect(await invoiceOf(uuid)).toMatchObject({ is_deducted: false });
  });

  it('is deducted by the invoice that replaces a credited one, too', async () => {
    const quote = await accepted();
    const { uuid } = await deposit(quote, '30');
    const { uuid: final } = await converted(quote);
    const { total } = (await status(final, 'billed')).json();
    const { uuid: note, invoice } = (await correct(final, { as: 'credit_and_reissue' })).json();
    expect((await ana.put(`/api/v2/credit-notes/${note}/issue`, {})).statusCode).toBe(200);
    expect(await invoiceOf(uuid)).toMatchObject({ is_deducted: true });
    expect((await status(invoice.uuid, 'billed')).json()).toMatchObject({ status: 'billed', total });
  });
});

it('what is recoverable of a deposit is deducted like its taxes', async () => {
  const tribute = await make(ana, '/api/v2/tributes', { name: 'IVA' });
  const iva = { tribute, is_origin: false, tax_responsible: 'importer', type: 'Fixed', value: '23', recoverable: '50' };
  const countries = { origin: 76, destiny: 840 };
  const uuid = await make(ana, '/api/v2/scenarios', { name: 'IVA', description: 'IVA', ...countries, tributes: [iva] });
  const quote = await accepted({ lines: [lineBody(made, { scenery: { uuid } })] });
  const first = await deposit(quote, '30');
  expect([first.importer_recoverable, first.importer_net_cost]).toEqual(['34.50', '334.50']);
  const final = await converted(quote);
  expect([final.importer_recoverable, final.importer_net_cost]).toEqual(['80.50', '780.50']);
});
