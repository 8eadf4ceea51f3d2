import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord, paymentRecord } from '../../../../../tests/support/invoices.ts';
import { invoiceActions } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import { ActionsProvider } from '../../../../generate/actions/ActionsProvider.tsx';
import PaymentDetailsDialog from './paymentDetails.tsx';
import PaymentLinkDialog from './paymentLink.tsx';
import ReceiptDialog from './receipt.tsx';
import type { InvoiceDialogProps } from '../actions/dialogProps.ts';
import LinkDialog from '../../../../documents/slots/dialogs/publicLink.tsx';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';

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
  it('is shown, opened in a new tab and copied', async () => {
    const user = userEvent.setup();
    await renderInConsole(<Dialog record={invoice} onClose={vi.fn()} />);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(url);
    expect(screen.getByRole('link', { name: 'Abrir em nova aba' }).getAttribute('href')).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByText('Copiado para a área de transferência');
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('reports that the browser does not allow copying', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderInConsole(<Dialog record={invoice} onClose={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    await screen.findByText(/Selecione o texto e copie/);
  });
});

it('the payment link shows the amount to pay', async () => {
  await renderInConsole(<PaymentLinkDialog record={invoice} onClose={vi.fn()} />, { language: 'en' });
  expect(screen.queryByText('Send this link to the payer to collect USD 1,080.00.')).not.toBeNull();
});

describe('the receipt data', () => {
  const first = paymentRecord({
    uuid: 't-1',
    kind: 'receipt',
    status: 'Paid On Time',
    amount: '500.00',
    payment_date: '2026-03-09T15:30:00.000Z',
    exchange_currency: 'BRL',
    exchange_rate: '5.1234',
    fee: '10.50',
    remaining_amount: '2551.20',
    note: 'Extrato 7',
  });
  const rest = paymentRecord({ uuid: 't-2', kind: 'credit', status: 'Paid On Time', amount: '580.00' });
  const shown = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

  it('show every booking, amounts in the currency received', async () => {
    const paid = invoiceRecord({ status: 'paid', transactions: [rest, first] });
    await renderInConsole(<ReceiptDialog record={paid} onClose={vi.fn()} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Uso de crédito',
      'Recebimento',
    ]);
    expect(shown()).toEqual(
      expect.arrayContaining([
        ['Conta', 'Wise USD'],
        ['Meio de recebimento', 'Wise'],
        ['Valor do pagamento', 'US$\u00a0580,00'],
        ['Valor do pagamento', 'US$\u00a0500,00'],
        ['Taxa de câmbio', '5,1234 BRL / USD'],
        ['Tarifa', 'R$\u00a010,50'],
        ['Valor recebido', 'R$\u00a02.551,20'],
        ['Observação', 'Extrato 7'],
      ]),
    );
  });

  it('say so without a booking', async () => {
    await renderInConsole(<ReceiptDialog record={{ ...invoice, transactions: [] }} onClose={vi.fn()} />);
    expect(screen.queryByText('Nenhum recebimento registrado para esta fatura.')).not.toBeNull();
  });
});

it('the payment details show status, reason, account and what is booked so far', async () => {
  const expected = paymentRecord({ status: 'Failed', public_notes: 'Cartão recusado', amount: '580.00' });
  const booked = paymentRecord({ uuid: 't-1', kind: 'receipt', status: 'Paid On Time', amount: '500.00' });
  const record = invoiceRecord({ account_uuid: 'a-1', transactions: [expected, booked] });
  const fields = [
    { uuid: 'f', field: 'f-1', name: 'IBAN', type: 'iban', value: 'PT50000201231234567890154' },
    { uuid: 'g', field: 'f-2', name: 'Chave secreta', type: 'secret', secret: { set: true } },
  ];
  await renderInConsole(<PaymentDetailsDialog record={record} onClose={vi.fn()} />, {
    answers: { 'GET /api/v2/accounts/a-1': { json: { uuid: 'a-1', name: 'Wise USD', fields, details: 'Lisboa' } } },
  });
  for (const text of ['Falhou', 'Cartão recusado', 'PT50 0002 0123 1234 5678 9015 4', 'Lisboa', 'US$\u00a0500,00'])
    expect(await screen.findByText(text, { normalizer: (raw) => raw })).toBeTruthy();
  expect(screen.queryByText('Chave secreta')).toBeNull();
});

describe('a public link that has ended', () => {
  const ended = { ...invoice, public_hash: undefined };
  const show = (may = () => true) =>
    renderInConsole(
      <ActionsProvider resource="invoices" actions={invoiceActions} titleOf={() => 'Fatura 12'}>
        <PublicLinkDialog record={ended} onClose={vi.fn()} />
      </ActionsProvider>,
      {
        may,
        answers: {
          'GET /api/v2/invoice/invoices-single': { json: { results: [ended], count: 1 } },
          [`PUT /api/v2/invoice/invoices-single/${ended.uuid}/renew_link`]: { json: ended },
        },
      },
    );

  it('is replaced by a new one after a confirmation that says what happens', async () => {
    const { requests } = await show();
    expect(screen.queryByLabelText('Link do documento')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Criar novo link' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/Os anteriores são encerrados, inclusive os dos e-mails já enviados/);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Criar novo link' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  });

  it('is not, for users who may send no mails', async () => {
    await show(() => false);
    await screen.findByText(/Ninguém pode ver/);
    expect(screen.queryByRole('button', { name: 'Criar novo link' })).toBeNull();
  });
});
