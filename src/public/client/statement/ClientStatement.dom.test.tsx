import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showLanguage } from '../../../i18n/language.ts';
import { loadOpenWords } from '../../../i18n/openWords.ts';
import { ClientStatement } from './ClientStatement.tsx';

beforeAll(async () => {
  showLanguage('en');
  await loadOpenWords('en');
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const statement = {
  from: '2026-01-01',
  to: '2026-03-31',
  currency: 'EUR',
  currencies: ['EUR', 'USD'],
  opening_balance: '500.00',
  opening_credit: '0.00',
  closing_balance: '580.00',
  closing_credit: '0.00',
  rows: [
    { day: '2026-01-05', kind: 'invoice', number: 17, invoice_uuid: 'i', amount: '1080.00', change: '1080.00' },
    { day: '2026-02-01', kind: 'receipt', number: 17, invoice_uuid: 'i', amount: '1000.00', change: '-1000.00' },
  ].map((row) => ({ ...row, credit: '0.00', balance: '580.00' })),
  ageing: [{ age: '31-60', amount: '580.00' }],
};

function show(answer: (url: string) => Response = () => Response.json(statement)) {
  const fetch = vi.fn(async (url: string) => answer(url));
  vi.stubGlobal('fetch', fetch);
  render(<ClientStatement hash="h" />);
  return () => fetch.mock.calls.map(([url]) => url);
}

it('is read once the client opens it, with the balance after each entry and its PDF', async () => {
  const requested = show();
  expect(requested()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show statement' }));
  const table = await screen.findByRole('table', { name: 'Statement of account' });
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  expect(row(/Opening balance/).textContent).toMatch(/500\.00$/);
  expect(row(/Payment of invoice 17/).textContent).toMatch(/1,000\.00.*580\.00$/);
  expect(screen.getByText('31–60 days').nextSibling?.textContent).toBe('580.00');
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/api/v2/public/clients/h/statement/pdf?from=2026-01-01&to=2026-03-31&currency=EUR&locale=en',
  );
});

it('is open by its own link, of the days and the currency in it', async () => {
  history.replaceState(null, '', '/view/clients/h?from=2026-01-01&to=2026-03-31&currency=USD#statement');
  const requested = show();
  await screen.findByRole('table');
  expect(requested()).toEqual(['/api/v2/public/clients/h/statement?from=2026-01-01&to=2026-03-31&currency=USD']);
});

it('keeps the last statement while a period is refused, and says why', async () => {
  history.replaceState(null, '', '/#statement');
  show((url) =>
    url.includes('to=2025')
      ? Response.json({ detail: 'x', errors: { to: 'Not before the first day' } }, { status: 400 })
      : Response.json(statement),
  );
  await screen.findByRole('table');
  const last = screen.getByLabelText('To');
  fireEvent.change(last, { target: { value: '2025-12-31' } });
  fireEvent.blur(last);
  expect((await screen.findByRole('alert')).textContent).toBe('Not before the first day');
  expect(screen.getByRole('table')).toBeDefined();
});
