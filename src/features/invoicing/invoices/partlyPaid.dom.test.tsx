import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { pageProperty } from '../../../generate/properties.ts';
import { HeadState } from '../../../generate/show/Head.tsx';
import { RelatedRows } from '../../../generate/show/RelatedRows.tsx';
import { InvoiceRows } from '../../recurrence/contracts/invoices/InvoiceRows.tsx';
import { State } from './head.tsx';
import PaymentCell from './cells/transactions.tsx';
import Payment from './sections/payment.tsx';

const booking = (change: object) =>
  paymentRecord({ status: 'Paid On Time', payment_date: '2026-03-10T12:00:00.000Z', ...change });
const receipt = booking({ uuid: 't-1', kind: 'receipt', amount: '699.40', fee: '0.00', remaining_amount: '699.40' });
const loss = booking({ uuid: 't-2', kind: 'write_off', amount: '3.60', reason: 'Bank charges' });
const paid = invoiceRecord({ status: 'paid', total: '703.00', open_amount: '0.00', transactions: [loss, receipt] });
const partly = invoiceRecord({
  total: '400.40',
  open_amount: '250.40',
  is_partly_paid: true,
  transactions: [paymentRecord({ amount: '250.40' }), booking({ uuid: 't-3', kind: 'receipt', amount: '150.00' })],
});

const facts = async () => {
  const names = await screen.findAllByRole('term');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  return Object.fromEntries(names.map(({ textContent }, index) => [textContent, values[index]]));
};

it('the panel of an invoice with several bookings shows their sums', async () => {
  await renderInConsole(<Payment record={paid} />, { language: 'en' });
  const shown = await facts();
  expect(shown).toMatchObject({
    'Payment status': 'Paid on time',
    Received: 'USD 699.40 of USD 703.00',
    'Written off': 'USD 3.60 · Bank charges',
  });
  expect(shown).not.toHaveProperty('Payment amount');
});

it('a single booking has its details', async () => {
  await renderInConsole(<Payment record={{ ...paid, transactions: [receipt] }} />, { language: 'en' });
  expect(await facts()).toMatchObject({ 'Payment amount': 'USD 699.40', Fee: 'USD 0.00' });
});

it('a partly paid invoice says in head and panel what is open of its total', async () => {
  await renderInConsole(
    <>
      <State record={partly} />
      <Payment record={partly} />
    </>,
    { language: 'en' },
  );
  expect(await facts()).toMatchObject({
    Open: 'USD 250.40 of USD 400.40',
    Received: 'USD 150.00 of USD 400.40',
  });
  expect(screen.getByText(/ open$/).textContent?.replaceAll('\u00a0', ' ')).toBe('USD 250.40 open');
});

it.each([
  ['partially_refunded', 'Partially refunded'],
  ['refunded', 'Refunded'],
] as const)(
  'a page, a list, a client and a contract say how far the payment of an invoice was given back: %s',
  async (refund_state, word) => {
    const record = { ...paid, refund_state };
    await renderInConsole(
      <>
        <HeadState resource={invoices} record={record} />
        <PaymentCell record={record} />
        <RelatedRows resource={invoices} columns={[pageProperty(invoices, 'status')]} rows={[record]} />
        <InvoiceRows invoices={[record]} next={undefined} />
      </>,
      { language: 'en' },
    );
    expect(screen.getAllByText(word)).toHaveLength(4);
    expect(screen.queryByText(/^Paid/)).toBeNull();
  },
);

it('the row of an invoice that is open again says so', async () => {
  const record = { ...partly, refund_state: 'refunded' as const };
  await renderInConsole(
    <>
      <PaymentCell record={record} />
      <RelatedRows resource={invoices} columns={[pageProperty(invoices, 'status')]} rows={[record]} />
    </>,
    { language: 'en' },
  );
  expect(screen.queryByText('Refunded')).toBeNull();
});
