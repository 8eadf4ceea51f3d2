import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { QuickCreateProvider } from '../../src/generate/form/dialogs/QuickCreateProvider.tsx';
import type { Account } from '../../schemas/resources/payments/accounts.ts';
import { brazilToUs, gridAnswers } from './gridAnswers.ts';
import { acceptedTerms } from './terms.ts';
import { renderInConsole, type Answer, type SentRequest } from './console.tsx';

export type Answers = Readonly<Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>>;

export const uuid = (end: number) => `0192f0c1-7a3e-7000-8000-00000000000${end}`;
const tributes = brazilToUs.tributes.map((tribute, at) => ({ ...tribute, uuid: uuid(6 + at) }));
const buyer = { uuid: uuid(2), name: 'Blue Harbor Inc.' };
/** The draft's account is no currency's default. */
const accounts: Account[] = [
  { uuid: uuid(3), name: 'Conta antiga' },
  { uuid: 'a-brl', name: 'Banco do Brasil', default_currency: 'BRL' },
  { uuid: 'a-usd', name: 'Wise USD', default_currency: 'USD' },
];
const page = (results: readonly object[]): Answer => ({ json: { results, count: results.length } });

/** Responses for the form of a document: a company in Brazil, a buyer, accounts, one scenario, accepted terms. */
export function documentAnswers() {
  return {
    ...gridAnswers(),
    'GET /api/v2/companies/me': { json: { uuid: uuid(1), name: 'Acme Ltda', time_zone: 'America/Sao_Paulo' } },
    'GET /api/v2/currencies': page([
      { id: 986, code: 'BRL' },
      { id: 840, code: 'USD' },
      { id: 392, code: 'JPY' },
    ]),
    'GET /api/v2/accounts': ({ query }: SentRequest) => {
      const [currency, text] = [query.get('default_currency'), query.get('search') ?? ''];
      const isWanted = (account: Account) => account.name.toLowerCase().includes(text.toLowerCase());
      return page(accounts.filter((one) => isWanted(one) && (!currency || one.default_currency === currency)));
    },
    ...Object.fromEntries(accounts.map((account) => [`GET /api/v2/accounts/${account.uuid}`, { json: account }])),
    'GET /api/v2/invoice-templates': page([]),
    'GET /api/v2/entities': page([buyer]),
    [`GET /api/v2/entities/${uuid(2)}`]: { json: buyer },
    // The requested ones, or all.
    'GET /api/v2/scenarios': ({ query }: SentRequest) =>
      page([query.get('uuid') === uuid(4) ? { ...brazilToUs, uuid: uuid(4), tributes } : brazilToUs]),
    ...acceptedTerms,
  };
}

/** Opens the form of a document with all sections, and waits until it is editable. */
export async function openDocument(form: ReactElement, at: string, answers: Answers) {
  const view = await renderInConsole(<QuickCreateProvider>{form}</QuickCreateProvider>, { answers, at });
  await screen.findByText(/os termos de uso e a licença/);
  unfold();
  return { ...view, user: userEvent.setup() };
}

/** Opens all folded sections. */
export function unfold(): void {
  for (const { firstElementChild: fold } of screen.getAllByRole('heading', { level: 2 }))
    if (fold?.getAttribute('aria-expanded') === 'false') fireEvent.click(fold);
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const sent = (requests: readonly SentRequest[], path: string) =>
  requests.filter((call) => call.path === path && call.method !== 'GET');
