import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { documentAnswers, openDocument, press, sent, uuid } from '../../../../tests/support/documentForm.tsx';
import ContractForm from './form.tsx';

const create = '/api/v2/contracts/create';
const line = (price: string, more: object = {}) => ({
  item: { uuid: uuid(5), description: 'Consultoria' },
  quantity: '1',
  price,
  scenery: { uuid: uuid(4), name: 'Brasil → Estados Unidos', tributes: [{ uuid: uuid(7), value: '0.0000' }] },
  ...more,
});

const quote = {
  uuid: uuid(8),
  status: 'accepted',
  currency: 'USD',
  created: '2026-03-10',
  valid_until: '2026-04-10',
  series_uuid: uuid(9),
  service_buyer_uuid: uuid(2),
  account_uuid: uuid(3),
  company_number: 'P-7',
  send_email: false,
  show_tax_invoice: true,
  show_exporter_net: false,
  lines: [
    line('500.00'),
    line('70.00', { is_optional: true }),
    line('30.00', { is_optional: true, is_accepted: true }),
  ],
};

it('a contract begins with what the client accepted of a quote, and names the quote', async () => {
  const { requests } = await openDocument(<ContractForm />, `/contracts/create?quote=${uuid(8)}`, {
    ...documentAnswers(),
    [`GET /api/v2/quotes/${uuid(8)}`]: { json: quote },
    [`POST ${create}`]: { status: 201, json: { uuid: uuid(9), detail: 'Contrato criado' } },
  });
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(field(/Referência interna/).value).toBe('P-7');
  await userEvent.type(field(/Primeiro vencimento/), '15012999');
  expect(field(/Valor do contrato/).value).toBe('6.360,00');
  await press('Criar contrato');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Criar contrato' }));
  await screen.findByText('Contrato criado');
  const [body] = sent(requests, create).map((call) => call.body as Record<string, unknown> & typeof quote);
  expect(body).toMatchObject({ quote_uuid: uuid(8), service_buyer_uuid: uuid(2), currency: 'USD', frequency: 12 });
  expect(body).not.toHaveProperty('series_uuid');
  expect(body?.['items_invoice']).toMatchObject([{ price: '500' }, { price: '30' }]);
});
