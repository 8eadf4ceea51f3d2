import { describe, expect, it } from 'vitest';
import { invoiceBody, lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana } = await contractWorkshop();
const url = '/api/v2/invoice/invoices-single';
const notes = '/api/v2/credit-notes';

/** An issued invoice of two lines of 1,000.00 under the example's scenario. */
async function issued(lines: readonly object[] = [lineBody(made), lineBody(made, { quantity: '4', price: '250.00' })]) {
  const { uuid } = (await ana.post(`${url}/create`, invoiceBody(made, { items_invoice: lines }))).json();
  return (await ana.get(`${url}/${uuid}`)).json();
}

const credit = (invoice: { uuid: string }, more: object = {}) =>
  ana.post(notes, { corrects_uuid: invoice.uuid, reason: 'Returned', reason_code: 'returned', ...more });
const issue = (uuid: string, body: object = {}) => ana.put(`${notes}/${uuid}/issue`, body);

describe('a credit note', () => {
  it('takes an amount of one line and a quantity of another, with their taxes', async () => {
    const invoice = await issued();
    const [first, second] = invoice.items_invoice;
    const lines = [
      { corrects_line: first.uuid, amount: '100.00' },
      { corrects_line: second.uuid, quantity: '1' },
    ];
    const answer = await credit(invoice, { lines });
    expect(answer.json()).toMatchObject({
      status: 'draft',
      currency: invoice.currency,
      corrects: { uuid: invoice.uuid, number: invoice.number, full_number: invoice.full_number },
      net: '350.00',
      lines: [
        { corrects_line: first.uuid, corrected_by: 'amount', amount: '100.00', quantity: '1', net: '100.00' },
        { corrects_line: second.uuid, corrected_by: 'quantity', quantity: '1', price: '250.00', net: '250.00' },
      ],
    });
    const { uuid } = answer.json();
    expect((await issue(uuid)).json()).toMatchObject({ status: 'issued', number: 1 });
    expect((await ana.get(`${notes}?corrects=${invoice.uuid}`)).json()).toMatchObject({
      count: 1,
      results: [{ uuid }],
    });
  });
});

const correct = (invoice: { uuid: string }, body: object) =>
  ana.post(`${url}/${invoice.uuid}/correct`, { reason: 'Wrong', ...body });
const whole = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json();
const receive = (uuid: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid' });
const credits = async () => (await ana.get('/api/v2/credits')).json().results[0]?.amount;
const boxes = ['subtotal', 'total', 'total_taxes', 'exporter_net_total', 'importer_total_payable'];

it('a note is numbered by a series of its type that a user chooses', async () => {
  const series = async (document_type: string, prefix: string) =>
    (await ana.post('/api/v2/series', { name: prefix, document_type, prefix, pattern: '{prefix}{number}' })).json();
  const [own, other] = [await series('credit-notes', 'RET-'), await series('debit-notes', 'PLUS-')];
  const invoice = await issued();
  const refused = await credit(invoice, { is_full: true, series_uuid: other.uuid });
  expect(refused.json().errors).toHaveProperty('series_uuid');
  const { uuid } = (await credit(invoice, { is_full: true, series_uuid: own.uuid })).json();
  expect((await issue(uuid)).json()).toMatchObject({ full_number: 'RET-1', series_uuid: own.uuid });
});

describe('correcting an invoice', () => {
  it('in full gives zero with it in every box, and it is paid by the note alone', async () => {
    const invoice = await issued();
    const note = (await correct(invoice, { as: 'credit' })).json();
    for (const box of boxes) expect(note[box], box).toBe(invoice[box]);
    expect((await issue(note.uuid)).statusCode).toBe(200);
    expect(await whole(invoice.uuid)).toMatchObject({
      status: 'paid',
      open_amount: '0.00',
      credited_amount: invoice.total,
      has_notes: true,
    });
    expect((await correct(invoice, { as: 'credit' })).json().lines).toEqual([]);
  });

  it('in full reads like it, with its headings, texts and subtotals; in part it has lines alone', async () => {
    const texts = [
      { row: 'heading', description: 'March' },
      { row: 'text', description: 'As agreed' },
    ];
    const invoice = await issued([texts[0], lineBody(made), texts[1], lineBody(made), { row: 'subtotal' }] as object[]);
    const kinds = (lines: readonly { row?: string; description?: string }[]) =>
      lines.map(({ row = 'line', description }) => [row, description]);
    const note = (await correct(invoice, { as: 'credit' })).json();
    expect(kinds(note.lines)).toEqual(kinds(invoice.items_invoice));
    expect(note.lines.at(-1)).toMatchObject({ row: 'subtotal', total: '2000.00' });
    const edited = await ana.put(`${notes}/${note.uuid}`, { ...note, reason: 'Wrong', is_full: false });
    expect(edited.json().lines).toHaveLength(2);
    await ana.put(`${notes}/${note.uuid}`, { ...note, is_full: true });
    expect(kinds((await issue(note.uuid)).json().lines)).toEqual(kinds(invoice.items_invoice));
    const again = (await correct(invoice, { as: 'credit' })).json();
    expect(again.lines).toEqual([]);
  });

  it('and issuing it again answers the draft as it was, which keeps its rates', async () => {
    const invoice = await issued();
    const answer = (await correct(invoice, { as: 'credit_and_reissue', reason_code: 'wrong_party' })).json();
    expect(answer.invoice).toMatchObject({ status: 'draft', total: invoice.total });
    const billed = await ana.put(`/api/v2/invoice/status/${answer.invoice.uuid}`, { status: 'billed' });
    expect(billed.json()).toMatchObject({ status: 'billed', total: invoice.total });
  });

  it('by a debit note makes more open, with the taxes of the whole less those of the line', async () => {
    const invoice = await issued();
    await receive(invoice.uuid);
    expect(await whole(invoice.uuid)).toMatchObject({ status: 'paid' });
    const lines = [{ uuid: invoice.items_invoice[0].uuid, amount: '100.00' }];
    const note = (await correct(invoice, { as: 'debit', lines })).json();
    expect(note).toMatchObject({ net: '100.00', total: '108.00' });
    expect((await ana.put(`/api/v2/debit-notes/${note.uuid}/issue`, {})).statusCode).toBe(200);
    expect(await whole(invoice.uuid)).toMatchObject({
      status: 'billed',
      open_amount: '108.00',
      debited_amount: '108.00',
    });
  });

  it('beyond what is open makes credit of the client, which a reversal ends first', async () => {
    const invoice = await issued();
    await receive(invoice.uuid);
    const lines = [{ uuid: invoice.items_invoice[0].uuid, amount: '100.00' }];
    const before = (await credits()) ?? '0.00';
    const note = (await correct(invoice, { as: 'credit', lines })).json();
    expect((await issue(note.uuid)).statusCode).toBe(200);
    expect(Number(await credits()) - Number(before)).toBeCloseTo(108, 2);
    const paid = await whole(invoice.uuid);
    expect(paid).toMatchObject({ status: 'paid', credited_amount: '108.00' });
    const receipt = paid.transactions.find(({ kind }: { kind: string }) => kind === 'receipt');
    expect((await ana.put(`/api/v2/transactions/${receipt.uuid}/reverse`, { reason: 'Bounced' })).statusCode).toBe(200);
    expect(Number((await credits()) ?? 0) - Number(before)).toBeCloseTo(0, 2);
    const open = (Number(invoice.total) - 108).toFixed(2);
    expect(await whole(invoice.uuid)).toMatchObject({ status: 'billed', open_amount: open });
  });

  it('is refused beyond what is left, at the line, and an invoice with a note is neither canceled nor reissued', async () => {
    const invoice = await issued();
    const lines = [{ uuid: invoice.items_invoice[0].uuid, amount: '1000.01' }];
    expect((await correct(invoice, { as: 'credit', lines })).json().errors).toHaveProperty(['lines.0.amount']);
    const part = [{ uuid: invoice.items_invoice[0].uuid, amount: '600.00' }];
    const [one, two] = [
      (await correct(invoice, { as: 'credit', lines: part })).json(),
      (await correct(invoice, { as: 'credit', lines: part })).json(),
    ];
    expect([one, two]).toMatchObject([{ status: 'draft' }, { status: 'draft' }]);
    const answers = await Promise.all([issue(one.uuid), issue(two.uuid)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(
      (await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'cancelled', reason: 'No' })).json().code,
    ).toBe('has_notes');
    expect((await correct(invoice, { as: 'credit_and_reissue' })).json().code).toBe('has_notes');
    expect(
      (await ana.delete(`${notes}/${one.uuid}`)).statusCode + (await ana.delete(`${notes}/${two.uuid}`)).statusCode,
    ).toBe(609);
  });
});

/** Corrects an invoice and issues the note. */
async function corrected(invoice: { uuid: string }, body: { as: 'credit' | 'debit'; lines?: readonly object[] }) {
  const { uuid } = (await correct(invoice, body)).json();
  const answer = await ana.put(`/api/v2/${body.as}-notes/${uuid}/issue`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const partOf = (invoice: { items_invoice: { uuid: string }[] }, amount: string) => [
  { uuid: invoice.items_invoice[0]?.uuid, amount },
];

describe('an invoice with notes', () => {
  it('shows them to its payer, each with its own page, and names them in its history and in the ledger', async () => {
    const invoice = await issued();
    const debit = await corrected(invoice, { as: 'debit', lines: partOf(invoice, '50.00') });
    const credited = await corrected(invoice, { as: 'credit', lines: partOf(invoice, '100.00') });
    await correct(invoice, { as: 'credit', lines: partOf(invoice, '10.00') });
    const shown = (await ana.get(`/api/v2/public/invoices/individual/${invoice.public_hash}`)).json();
    expect(shown).toMatchObject({ status: 'billed', credited_amount: '108.00', debited_amount: '54.00' });
    expect(shown.transactions).toMatchObject([{ amount: '2106.00' }]);
    expect(shown.notes).toEqual([
      expect.objectContaining({ kind: 'credit', number: credited.full_number, amount: '108.00', reason: 'Wrong' }),
      expect.objectContaining({ kind: 'debit', number: debit.full_number, amount: '54.00', created: debit.created }),
    ]);
    for (const { kind, public_hash: hash } of shown.notes) {
      // oxlint-disable-next-line no-await-in-loop -- two pages
      const page = (await ana.get(`/api/v2/public/${kind}-notes/${hash}`)).json();
      expect(page).toMatchObject({ status: 'issued', corrects: { full_number: invoice.full_number } });
      expect(page.corrects.uuid).toBeUndefined();
    }
    const history = (await ana.get(`/api/v2/audit/invoice/${invoice.uuid}`)).json();
    expect(history.slice(0, 2).map(({ changes }: { changes: object }) => changes)).toMatchObject([
      { kind: [null, 'credit_note'], note: [null, credited.full_number], amount: [null, '108.00'] },
      { kind: [null, 'debit_note'], note: [null, debit.full_number], amount: [null, '-54.00'] },
    ]);
    const { results } = (await ana.get(`/api/v2/transactions?invoice=${invoice.uuid}`)).json();
    expect(results.map(({ note }: { note: string }) => note)).toEqual([credited.full_number, debit.full_number]);
  });

  it('gives back the lines of a debit note by a credit note on it', async () => {
    const invoice = await issued();
    const debit = await corrected(invoice, { as: 'debit', lines: partOf(invoice, '100.00') });
    const answer = await credit(invoice, { debit_note_uuid: debit.uuid, is_full: true });
    expect(answer.json()).toMatchObject({ total: '108.00', debit_note: { full_number: debit.full_number } });
    expect((await issue(answer.json().uuid)).statusCode).toBe(200);
    expect(await whole(invoice.uuid)).toMatchObject({
      status: 'billed',
      open_amount: invoice.total,
      debited_amount: '108.00',
      credited_amount: '108.00',
    });
    const again = await credit(invoice, { debit_note_uuid: debit.uuid, is_full: true });
    expect((await issue(again.json().uuid)).statusCode).toBe(400);
  });

  it('that was written off ends the loss by as much, and nothing becomes credit', async () => {
    await api.ownerPool.query('update receiving_settings set write_off_limit = 5000');
    const invoice = await issued();
    expect((await ana.put(`${url}/${invoice.uuid}/write_off`, { reason: 'Lost' })).statusCode).toBe(200);
    const before = await credits();
    await corrected(invoice, { as: 'credit', lines: partOf(invoice, '100.00') });
    const kinds = (await whole(invoice.uuid)).transactions.map(
      ({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`,
    );
    expect(kinds.toSorted()).toEqual(['credit_note 108.00', 'note_write_off -108.00', `write_off ${invoice.total}`]);
    await corrected(invoice, { as: 'credit' });
    expect(await whole(invoice.uuid)).toMatchObject({
      status: 'paid',
      credited_amount: invoice.total,
      open_amount: '0.00',
    });
    expect(await credits()).toBe(before);
  });
});
