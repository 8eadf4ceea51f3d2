import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, renderInConsole } from '../../../../tests/support/console.tsx';
import { invoiceRecord, paymentRecord } from '../../../../tests/support/invoices.ts';
import PaymentPage from './form.tsx';

const client = { uuid: 'c-1', name: 'Blue Harbor Inc' };
const auto = paymentRecord({ account: { name: 'Sandbox', account_type: { name: 'Sandbox', auto: true } } });
const open = [
  invoiceRecord({ uuid: 'i-1', number: 11, open_amount: '300.00', due_date: '2026-03-05', is_overdue: true }),
  invoiceRecord({ uuid: 'i-2', number: 12, open_amount: '200.00', due_date: '2026-03-31' }),
  invoiceRecord({ uuid: 'i-3', number: 13, open_amount: '900.00', transactions: [auto] }),
];

const named = [
  ...open.map((each) => ({ ...each, service_buyer_uuid: 'c-1' })),
  invoiceRecord({ uuid: 'i-4', number: 14, status: 'paid', open_amount: '0.00', service_buyer_uuid: 'c-1' }),
  invoiceRecord({ uuid: 'i-5', number: 15, open_amount: '70.00', service_buyer_uuid: 'c-1' }),
];

const show = (
  answer: Answer = { status: 201, json: { uuid: 't-1', detail: 'Pagamento registrado' } },
  of = 'service_buyer=c-1',
) =>
  renderInConsole(<PaymentPage />, {
    at: `/transactions/create?${of}`,
    answers: {
      ...Object.fromEntries(named.map((each) => [`GET /api/v2/invoice/invoices-single/${each.uuid}`, { json: each }])),
      'GET /api/v2/invoice/invoices-single': { json: { results: open, count: open.length } },
      'GET /api/v2/companies/me': { json: { uuid: 'c', time_zone: 'America/Sao_Paulo' } },
      'GET /api/v2/entities': { json: { results: [client], count: 1 } },
      'GET /api/v2/entities/c-1': { json: client },
      'GET /api/v2/currencies': { json: { results: [{ id: 2, code: 'USD', name: 'Dólar' }], count: 1 } },
      'POST /api/v2/transactions': answer,
    },
  });

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Valor pago/ });
const pays = async () => {
  const boxes = await screen.findAllByRole('checkbox');
  return boxes.map((box) => within(box.closest('label') ?? document.body).getByText(/^(Paga |Não paga)/).textContent);
};

it('a new payment proposes all that is open in the client’s currency, without what a gateway settles', async () => {
  await show();
  await waitFor(() => expect(amount().value).toBe('500,00'));
  expect(await pays()).toEqual(['Paga US$\u00a0300,00', 'Paga US$\u00a0200,00']);
  expect(screen.queryByText('Todas as faturas ficam quitadas')).not.toBeNull();
});

it('shows what it pays while one types and chooses, and sends the choice', async () => {
  const { requests } = await show();
  await waitFor(() => expect(amount().value).toBe('500,00'));
  await userEvent.click(screen.getByRole('checkbox', { name: /Fatura 12/ }));
  await waitFor(() => expect(amount().value).toBe('200,00'));
  await userEvent.clear(amount());
  await userEvent.type(amount(), '150');
  await waitFor(async () => expect(await pays()).toEqual(['Não paga', 'Paga US$\u00a0150,00']));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Pagamento registrado');
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    service_buyer: { uuid: 'c-1' },
    currency: 'USD',
    invoices: [{ uuid: 'i-2' }],
    amount: '150',
    exchange_currency: 'USD',
  });
});

it('shows at the invoices what the server says against one of them, and loads them again', async () => {
  const { requests } = await show({
    status: 400,
    json: { detail: 'Confira', code: 'validation', errors: { 'invoices.0.uuid': 'Já não está em aberto' } },
  });
  await waitFor(() => expect(amount().value).toBe('500,00'));
  const before = requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Já não está em aberto');
  expect(requests.slice(before).map(({ path }) => path)).toContain('/api/v2/invoice/invoices-single');
});

it.each([
  ['i-3', 'Fatura 13: os recebimentos são registrados automaticamente pela conta'],
  ['i-4', 'Fatura 14 não está em aberto'],
])('opened for %s, which takes no manual payment, it says so and proposes nothing', async (uuid, reason) => {
  const { requests } = await show(undefined, `invoice=${uuid}`);
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(amount().value).toBe('');
  expect(requests.map(({ path }) => path)).not.toContain('/api/v2/invoice/invoices-single');
});

it('opened for an invoice after the first hundred, it proposes that one', async () => {
  await show(undefined, 'invoice=i-5');
  await waitFor(() => expect(amount().value).toBe('70,00'));
  expect(await pays()).toEqual(['Não paga', 'Não paga', 'Paga US$\u00a070,00']);
});
