import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import BookDialog from './book.tsx';

const invoice = invoiceRecord({ uuid: 'i-1', open_amount: '1080.00' });
const event = {
  id: 'e-1',
  uuid: 'e-1',
  type: 'paid',
  amount: '1070.00',
  currency: invoice.currency,
  occurred_at: '2026-11-20T12:00:00.000Z',
  status: 'review',
  invoice: { uuid: 'i-1', number: 12 },
} as const;
const reading = 'GET /api/v2/invoice/invoices-single/i-1';
const booking = 'PUT /api/v2/gateway-events/e-1/book';

const show = (amount: string, options: object = {}) => {
  const onClose = vi.fn();
  const answers = { [reading]: { json: invoice }, [booking]: { json: { ...event, detail: 'Lançado' } } };
  return renderInConsole(<BookDialog record={{ ...event, amount }} onClose={onClose} />, { answers, ...options });
};

it.each([
  ['1070.00', 'Continuam em aberto US$ 10,00'],
  ['1080.00', 'A fatura fica quitada'],
  ['1100.00', 'US$ 20,00 viram crédito do cliente'],
])('booking %s of an invoice with 1,080.00 open says: %s', async (amount, words) => {
  await show(amount);
  const dialog = screen.getByRole('alertdialog', { name: 'Lançar este pagamento?' });
  await waitFor(() => expect(dialog.textContent?.replaceAll(/\s/g, ' ')).toContain(words));
  expect(dialog.textContent).toContain('pode ser estornado');
});

it('who may not read the invoice books it with the general words', async () => {
  const { requests } = await show('1070.00', { may: (resource: string) => resource !== 'invoices' });
  await userEvent.click(screen.getByRole('button', { name: 'Lançar pagamento' }));
  await screen.findByText('Lançado');
  const calls = requests.map(({ method, path }) => `${method} ${path}`);
  expect([calls.filter((call) => call === booking).length, calls.includes(reading)]).toEqual([1, false]);
});
