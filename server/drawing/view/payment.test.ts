import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { documentView } from './view.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '));
const account = { name: 'Wise USD', details: 'Routing 026073150\n\nAccount 8310012345' };

describe('the payment: amount, due date and account', () => {
  test.each([
    ['pt', 'Total a pagar', 'US$ 1.080,00', 'até 20/12/2026', 'Dados para pagamento'],
    ['en', 'Amount due', 'USD 1,080.00', 'by 2026/12/20', 'Payment details'],
    ['es', 'Total a pagar', '1.080,00 US$', 'hasta el 20/12/2026', 'Datos de pago'],
  ] as const)('is printed together, in %s', (locale, label, amount, until, title) => {
    expect(plain(documentView(sampleInvoice({ account }), locale).payment)).toEqual({
      label,
      amount,
      until,
      sums: [],
      account: { title, name: 'Wise USD', lines: ['Routing 026073150', 'Account 8310012345'] },
      code: null,
    });
  });

  test('has no account if the invoice names none, and only a name if there is nothing else', () => {
    expect(documentView(sampleInvoice(), 'en').payment?.account).toBeNull();
    const { payment } = documentView(sampleInvoice({ account: { name: 'Wise USD' } }), 'en');
    expect(payment?.account).toMatchObject({ name: 'Wise USD', lines: [] });
  });

  test('is empty on a canceled document', () => {
    expect(documentView(sampleInvoice({ status: 'cancelled', account }), 'pt').payment).toBeNull();
  });
});

describe('the code to scan', () => {
  const sepa = { name: 'Millennium BCP', currency: 'EUR', codes: { iban: 'PT50000201231234567890154' } };
  const codeOf = (change: Parameters<typeof sampleInvoice>[0]) =>
    documentView(sampleInvoice({ currency: 'EUR', account: sepa, ...change }), 'en').payment?.code;

  test('is printed with its caption, for what is open', () => {
    const [whole, rest] = [codeOf({}), codeOf({ open_amount: '580.00' })];
    expect(whole).toMatchObject({ caption: 'Scan to pay with your bank' });
    expect(rest?.runs).not.toEqual(whole?.runs);
  });

  test.each([
    ['a draft', { status: 'draft' }],
    ['a paid invoice', { status: 'paid', open_amount: '0.00', paid_on: '2026-11-25' }],
    ['an invoice that a gateway collects', { transactions: [{ payment_link: 'https://gateway.test/1' }] }],
    ['an invoice in another currency', { currency: 'USD' }],
    ['an invoice without an account', { account: undefined }],
  ] as const)('is not on %s', (_, change) => {
    expect(codeOf(change as Parameters<typeof sampleInvoice>[0])).toBeNull();
  });
});

describe('what was paid', () => {
  const partly = { account, open_amount: '580.00' };
  const paid = { account, status: 'paid', open_amount: '0.00', paid_on: '2026-11-25' };
  const shown = (change: Parameters<typeof sampleInvoice>[0]) => documentView(sampleInvoice(change), 'en');

  test('of a partly paid document is printed with what is still to pay, and where', () => {
    const { payment, totals, status } = shown(partly);
    expect(plain(payment)).toMatchObject({
      label: 'Still to pay',
      amount: 'USD 580.00',
      until: 'by 2026/12/20',
      sums: [
        { label: 'Total', amount: 'USD 1,080.00' },
        { label: 'Paid so far', amount: 'USD 500.00' },
      ],
      account: { name: 'Wise USD' },
    });
    expect(totals.rows.slice(3)).toEqual([
      { sign: '', label: 'Total', amount: '1,080.00' },
      { sign: '−', label: 'Paid so far', amount: '500.00' },
    ]);
    expect(plain(totals.pay)).toEqual({ label: 'Still to pay', amount: 'USD 580.00' });
    expect(status).toEqual({ code: 'partially_paid', label: 'Partially paid' });
  });

  test('of a paid document is printed with the day, and nothing is due', () => {
    const view = shown(paid);
    expect(plain(view.payment)).toEqual({
      label: 'Amount paid',
      amount: 'USD 1,080.00',
      until: 'Paid on 2026/11/25',
      sums: [{ label: 'Still to pay', amount: 'USD 0.00' }],
      account: null,
      code: null,
    });
    expect(plain(view.totals.pay)).toEqual({ label: 'Still to pay', amount: 'USD 0.00' });
    expect(JSON.stringify(view)).not.toMatch(/Amount due|by 2026/);
  });

  test.each([
    ['200.00', 'partially_refunded', 'Partially refunded'],
    ['1080.00', 'refunded', 'Refunded'],
  ] as const)('and given back is printed: %s', (refunded_amount, code, label) => {
    const { payment, status, watermark } = shown({ ...paid, refunded_amount, refund_state: code });
    expect(payment?.sums.map((sum) => sum.label)).toEqual(['Refunded', 'Still to pay']);
    expect([status, watermark]).toEqual([{ code, label }, null]);
  });
});

describe('what notes credited', () => {
  const shown = (change: Parameters<typeof sampleInvoice>[0]) =>
    documentView(sampleInvoice({ account, ...change }), 'en');

  test('stands for a payment where it is all', () => {
    const { payment, totals, status } = shown({
      status: 'paid',
      open_amount: '0.00',
      credited_amount: '1080.00',
      paid_on: '2026-11-25',
    });
    expect(plain(payment)).toMatchObject({
      label: 'Credited',
      amount: 'USD 1,080.00',
      until: 'Credited on 2026/11/25',
      sums: [{ label: 'Still to pay', amount: 'USD 0.00' }],
    });
    expect(totals.rows.slice(3)).toEqual([
      { sign: '', label: 'Total', amount: '1,080.00' },
      { sign: '−', label: 'Credited', amount: '1,080.00' },
    ]);
    expect(status).toEqual({ code: 'credited', label: 'Credited' });
  });

  test('is between the total and what is still to pay, and no part payment', () => {
    const { payment, status } = shown({ open_amount: '1038.00', credited_amount: '100.00', debited_amount: '58.00' });
    expect(plain(payment)).toMatchObject({
      label: 'Still to pay',
      amount: 'USD 1,038.00',
      sums: [
        { label: 'Total', amount: 'USD 1,080.00' },
        { label: 'Debit notes', amount: 'USD 58.00' },
        { label: 'Credited', amount: 'USD 100.00' },
      ],
    });
    expect(status).toBeNull();
  });

  test('is beside what was paid', () => {
    const paid = shown({ status: 'paid', open_amount: '0.00', credited_amount: '100.00', paid_on: '2026-11-25' });
    expect(plain(paid.payment)).toMatchObject({
      label: 'Amount paid',
      amount: 'USD 980.00',
      until: 'Paid on 2026/11/25',
    });
    expect(paid.payment?.sums.map(({ label }) => label)).toEqual(['Total', 'Credited', 'Still to pay']);
  });
});
