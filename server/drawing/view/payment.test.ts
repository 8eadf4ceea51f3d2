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
      account: { title, name: 'Wise USD', lines: ['Routing 026073150', 'Account 8310012345'] },
    });
  });

  test('has no account if the invoice names none, and only a name if there is nothing else', () => {
    expect(documentView(sampleInvoice(), 'en').payment?.account).toBeNull();
    const { payment } = documentView(sampleInvoice({ account: { name: 'Wise USD' } }), 'en');
    expect(payment?.account).toMatchObject({ name: 'Wise USD', lines: [] });
  });

  test.each(['paid', 'cancelled'] as const)('is empty on a %s document', (status) => {
    expect(documentView(sampleInvoice({ status, account }), 'pt').payment).toBeNull();
  });
});
