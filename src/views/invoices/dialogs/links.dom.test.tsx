import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import PaymentLinkDialog from './paymentLink.tsx';
import ReceiptDialog from './receipt.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import LinkDialog from '../../../documents/slots/dialogs/publicLink.tsx';
import invoices from '../../../../schemas/resources/invoices.ts';

const PublicLinkDialog = (props: InvoiceDialogProps) => <LinkDialog resource={invoices} {...props} />;
const invoice = invoiceRecord({ transactions: [paymentRecord({ payment_link: 'https://pay.test/1' })] });

describe.each([
  [
    'the public link',
    PublicLinkDialog,
    `${window.location.origin}/view/invoices/individual/abc123`,
    'Link do documento',
  ],
  ['the payment link', PaymentLinkDialog, 'https://pay.test/1', 'Página de pagamento'],
])('%s', (_name, Dialog, url, label) => {
  it('can be read, opened in a new tab and copied', async () => {
    const user = userEvent.setup();
    await renderInConsole(<Dialog record={invoice} onClose={vi.fn()} />);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(url);
    expect(screen.getByRole('link', { name: 'Abrir em nova aba' }).getAttribute('href')).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByText('Copiado para a área de transferência');
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('says so where the browser does not let it be copied', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInConsole(<Dialog record={invoice} onClose={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByText(/Selecione o texto e copie/);
  });
});

it('the payment link says what is to be paid', async () => {
  await renderInConsole(<PaymentLinkDialog record={invoice} onClose={vi.fn()} />, { language: 'en' });
  expect(screen.queryByText('Send this link to the payer to collect USD 1,080.00.')).not.toBeNull();
});

describe('the data of a receipt', () => {
  const paid = paymentRecord({
    status: 'Paid On Time',
    payment_date: '2026-03-09T15:30:00.000Z',
    exchange_currency: 'BRL',
    exchange_rate: '5.1234',
    fee: '10.50',
    remaining_amount: '5522.77',
  });

  it('are shown in the language, amounts in the currency that came in', async () => {
    await renderInConsole(
      <ReceiptDialog record={{ ...invoice, status: 'paid', transactions: [paid] }} onClose={vi.fn()} />,
    );
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(Object.fromEntries(facts)).toMatchObject({
      'Situação do pagamento': 'Pago em dia',
      Valor: 'US$\u00a01.080,00',
      'Taxa de câmbio': '5,1234',
      Tarifa: 'R$\u00a010,50',
      'Valor recebido': 'R$\u00a05.522,77',
      Conta: 'Wise USD',
      'Meio de recebimento': 'Wise',
    });
    expect(facts.map(([label]) => label)).not.toContain('Motivo');
  });

  it('may be missing, which is said', async () => {
    await renderInConsole(<ReceiptDialog record={{ ...invoice, transactions: [] }} onClose={vi.fn()} />);
    expect(screen.queryByText('Nenhum recebimento registrado para esta fatura.')).not.toBeNull();
  });
});

it('the public link is none while there is no public code', async () => {
  await renderInConsole(<PublicLinkDialog record={{ ...invoice, public_hash: undefined }} onClose={vi.fn()} />);
  expect(screen.queryByLabelText('Link do documento')).toBeNull();
});
