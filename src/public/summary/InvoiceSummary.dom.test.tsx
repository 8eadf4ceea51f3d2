import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import type { PublicInvoice } from '../records/publicInvoice.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';
import { InvoiceSummary } from './InvoiceSummary.tsx';

beforeEach(() => switchOpenLanguage('pt'));

const address = { at: 'invoices/individual', hash: 'h-1' } as const;
const show = (changes: Partial<PublicInvoice> = {}) =>
  render(<InvoiceSummary invoice={publicInvoice(changes)} title="Fatura 17" address={address} />);

describe('the summary of an invoice', () => {
  test('says what to pay, until when, from whom and to whom', () => {
    show();
    const summary = within(screen.getByRole('region', { name: 'Fatura 17' }));
    const facts = ['Em aberto', '19/12/2026', '11.222.333/0001-81', 'Avenida Paulista, 1374', 'Müller & Söhne GmbH'];
    for (const text of facts) expect(summary.getByText(text)).toBeDefined();
    expect(summary.getByText(/22\.900,00/).textContent).toContain('R$');
    expect(summary.getByRole('img', { name: 'Brasil' })).toBeDefined();
  });

  test('shows the logo of the company, and nothing without one', () => {
    const { container } = show();
    const logo = container.querySelector('.public-logo');
    expect(logo?.getAttribute('src')).toBe('/api/v2/public/invoices/individual/h-1/logo');
    if (logo) fireEvent.error(logo);
    expect(container.querySelector('.public-logo')).toBeNull();
  });

  test('has the way to the gateway right below the amount', () => {
    show({ transactions: [{ status: 'Pending', payment_link: 'https://gateway.test/pay/1' }] });
    const pay = screen.getByRole('link', { name: 'Pagar agora' });
    const due = screen.getByText('19/12/2026');
    expect(pay.compareDocumentPosition(due) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  test.each([
    [{ is_overdue: true }, 'Vencida', 'Total a pagar'],
    [{ status: 'paid', is_overdue: true }, 'Paga', 'Total'],
    [{ status: 'draft', number: null }, 'Rascunho', 'Total a pagar'],
  ] as const)('%o is called %s', (changes, status, label) => {
    show(changes);
    expect(screen.getByText(status)).toBeDefined();
    expect(screen.getByText(label)).toBeDefined();
  });

  test('of a partly paid invoice says what is still to pay, and what was received', () => {
    show({ transactions: [{ status: 'Pending', amount: '2900.00' }] });
    const amount = document.querySelector('.public-amount');
    expect(amount?.textContent).toMatch(/^Falta pagarR\$\s2\.900,00/);
    expect(amount?.textContent).toMatch(/Recebidos R\$\s20\.000,00 de R\$\s22\.900,00$/);
  });

  test('calls one that notes alone settled credited', () => {
    show({ status: 'paid', credited_amount: '22900.00' });
    expect(screen.getByText('Creditada')).toBeDefined();
    expect(screen.getByText(/^Creditado: R\$\s22\.900,00$/)).toBeDefined();
  });

  test.each([
    [{ credited_amount: '900.00' }, '22000.00', /^Falta pagarR\$\s22\.000,00.*de um total de R\$\s22\.900,00Creditado/],
    [{ debited_amount: '100.00' }, '23000.00', /^Falta pagarR\$\s23\.000,00.*Acrescentado por notas de débito/],
  ])('says what notes changed of what is to be paid: %j', (notes, amount, text) => {
    show({ ...notes, transactions: [{ status: 'Pending', amount }] });
    expect(document.querySelector('.public-amount')?.textContent).toMatch(text);
  });

  test.each([
    ['refunded', 'Reembolsada', '22900.00', '22.900,00'],
    ['partially_refunded', 'Reembolsada em parte', '1500.00', '1.500,00'],
  ] as const)('says how far the payment was given back, and how much: %s', (refund_state, word, amount, shown) => {
    show({ status: 'paid', refund_state, refunded_amount: amount });
    expect(screen.getByText(word)).toBeDefined();
    expect(document.querySelector('.public-amount')?.textContent).toMatch(new RegExp(`Reembolsado: R\\$\\s${shown}$`));
  });

  test('writes dates and figures as the reader does', async () => {
    await switchOpenLanguage('en');
    show();
    expect(screen.getByText('2026/12/19')).toBeDefined();
    expect(screen.getByText(/22,900\.00/)).toBeDefined();
  });

  test.each([
    ['22900.00', false],
    ['999999999999.99', true],
  ])('%s is set smaller: %s', (amount, smaller) => {
    const { container } = show({ amount });
    expect(container.querySelector('.public-amount--long') !== null).toBe(smaller);
  });
});
