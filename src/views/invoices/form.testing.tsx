import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { brazilToUs, gridAnswers } from '../../../tests/support/gridAnswers.ts';
import { renderInConsole, type Answer, type Asked } from '../../../tests/support/console.tsx';
import type { Account } from '../../../schemas/resources/accounts.ts';
import InvoiceForm from './form.tsx';

export const uuid = (end: number) => `0192f0c1-7a3e-7000-8000-00000000000${end}`;
export const create = '/api/v2/invoice/invoices-single/create';
/** A draft of one line, as the server answers it. */
export const draft = {
  uuid: uuid(9),
  status: 'draft',
  currency: 'BRL',
  // Within a year of today, as what is issued has to be.
  created: addDays(today(new Date(), 'America/Sao_Paulo'), -30),
  due_date: '2999-12-31',
  service_provider_uuid: uuid(1),
  service_buyer_uuid: uuid(2),
  account_uuid: uuid(3),
  observation: 'Obrigado',
  send_email: false,
  show_tax_invoice: true,
  items_invoice: [
    {
      item: { uuid: uuid(5), description: 'Consultoria' },
      quantity: '2.0000',
      price: '10.500',
      scenery: { uuid: uuid(4), name: 'Brasil → Estados Unidos', tributes: [{ uuid: uuid(7), value: '3.0000' }] },
    },
  ],
};
const tributes = brazilToUs.tributes.map((tribute, at) => ({ ...tribute, uuid: uuid(6 + at) }));
const buyer = { uuid: uuid(2), name: 'Blue Harbor Inc.' };
const terms = ['terms', 'eula'].map((kind) => ({
  kind,
  version: '2026-11',
  title: kind,
  url: '/x.pdf',
  accepted_at: '2026-11-01T00:00:00Z',
}));
/** The account of the draft is the default of no currency. */
const accounts: Account[] = [
  { uuid: uuid(3), name: 'Conta antiga' },
  { uuid: 'a-brl', name: 'Banco do Brasil', default_currency: 'BRL' },
  { uuid: 'a-usd', name: 'Wise USD', default_currency: 'USD' },
];
const page = (results: readonly object[]): Answer => ({ json: { results, count: results.length } });

export function answers(more: Readonly<Record<string, Answer | ((asked: Asked) => Answer)>> = {}) {
  return {
    ...gridAnswers(),
    'GET /api/v2/companies/me': { json: { uuid: uuid(1), name: 'Acme Ltda', time_zone: 'America/Sao_Paulo' } },
    'GET /api/v2/currencies': page([
      { id: 986, code: 'BRL' },
      { id: 840, code: 'USD' },
      { id: 392, code: 'JPY' },
    ]),
    'GET /api/v2/accounts': ({ query }: Asked) => {
      const [currency, text] = [query.get('default_currency'), query.get('search') ?? ''];
      const isWanted = (account: Account) => account.name.toLowerCase().includes(text.toLowerCase());
      return page(accounts.filter((one) => isWanted(one) && (!currency || one.default_currency === currency)));
    },
    ...Object.fromEntries(accounts.map((account) => [`GET /api/v2/accounts/${account.uuid}`, { json: account }])),
    'GET /api/v2/invoice-templates': page([]),
    'GET /api/v2/entities': page([buyer]),
    [`GET /api/v2/entities/${uuid(2)}`]: { json: buyer },
    // The ones that are asked for, or all there are to choose from.
    'GET /api/v2/scenarios': ({ query }: Asked) =>
      page([query.get('uuid') === uuid(4) ? { ...brazilToUs, uuid: uuid(4), tributes } : brazilToUs]),
    'GET /api/v2/scenarios/terms': page(terms),
    [`GET /api/v2/invoice/invoices-single/${uuid(9)}`]: { json: draft },
    ...more,
  };
}

/** Opens the form and waits until it can be filled in. */
export async function open(at: string, more = {}) {
  const view = await renderInConsole(<InvoiceForm />, { answers: answers(more), at });
  const isReady = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Li e aceito/ }).checked;
  await waitFor(() => expect(isReady()).toBe(true));
  return { ...view, user: userEvent.setup() };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const sent = (asked: readonly Asked[], path: string) =>
  asked.filter((call) => call.path === path && call.method !== 'GET');
