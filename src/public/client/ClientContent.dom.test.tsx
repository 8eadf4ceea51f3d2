import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../../i18n/language.ts';
import { loadOpenWords } from '../../i18n/openWords.ts';
import { ClientContent } from './ClientContent.tsx';
import type { ClientInvoice, PublicClient } from './publicClient.ts';

beforeAll(async () => {
  showLanguage('en');
  await loadOpenWords('en');
});
afterEach(cleanup);

const invoice = (number: number, changes: Partial<ClientInvoice> = {}): ClientInvoice => ({
  uuid: `i-${number}`,
  number,
  status: 'billed',
  currency: 'EUR',
  created: '2026-11-01',
  due_date: '2026-12-01',
  amount: '100.10',
  open_amount: '100.10',
  is_overdue: false,
  account: 'a',
  has_details: true,
  public_hash: `h-${number}`,
  ...changes,
});

const page = (results: ClientInvoice[], changes: Partial<PublicClient> = {}): PublicClient => ({
  client: { name: 'Norte Digital' },
  company: { name: 'Acme' },
  expires_at: '2027-02-15T20:00:00.000Z',
  totals: [{ currency: 'EUR', count: results.length, open_amount: '300.00', late_amount: '0.00' }],
  state: 'open',
  results,
  count: results.length,
  ...changes,
});

/** Shows a page; further lists are answered by `answer`. */
function show(first: PublicClient, answer: (url: string) => PublicClient = () => page([], { state: 'paid' })) {
  const fetch = vi.fn(async (url: string) => Response.json(answer(url)));
  vi.stubGlobal('fetch', fetch);
  render(<ClientContent first={first} title="Invoices" hash="h" />);
  return fetch;
}

const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select invoice ${number} to pay` });

describe('the invoices that a client selects', () => {
  it('are of one account and currency, and their sum is on the button', async () => {
    show(page([invoice(1), invoice(2), invoice(3, { currency: 'USD' }), invoice(4, { account: 'b' })]));
    await userEvent.click(box(1));
    expect([box(2).disabled, box(3).disabled, box(4).disabled]).toEqual([false, true, true]);
    await userEvent.click(box(2));
    expect(screen.getByRole('button', { name: /^Pay EUR\s200\.20$/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([box(1).checked, box(3).disabled]).toEqual([false, false]);
  });

  it('are paid by transfer or at a gateway, and no payment of them is on its way', () => {
    show(
      page([
        invoice(1, { has_details: false }),
        invoice(2, { is_awaited: true }),
        invoice(3),
        invoice(4, { has_details: false, payment_link: '/pay/h' }),
      ]),
    );
    expect(screen.getAllByRole('checkbox')).toEqual([box(3), box(4)]);
    expect(screen.getByRole('link', { name: 'Pay invoice 4' }).getAttribute('href')).toBe('/pay/h');
    expect(screen.getByText('Payment on its way')).toBeDefined();
  });

  it('are all that fit together, by one button', async () => {
    show(page([invoice(1), invoice(2, { currency: 'USD' }), invoice(3)]));
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    expect([box(1).checked, box(2).checked, box(3).checked]).toEqual([true, false, true]);
    expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
  });
});

describe('several invoices of a gateway', () => {
  const online = (number: number, changes: Partial<ClientInvoice> = {}) =>
    invoice(number, { has_details: false, payment_link: `/pay/${number}`, ...changes });
  const payAll = async (status: number, answer: object, changes: Partial<ClientInvoice> = {}) => {
    const fetch = vi.fn(async (url: string, _request?: RequestInit) =>
      url.endsWith('/payments') ? Response.json(answer, { status }) : Response.json(page([], { state: 'paid' })),
    );
    vi.stubGlobal('fetch', fetch);
    const assign = vi.fn();
    vi.stubGlobal('location', { search: '', assign });
    render(<ClientContent first={page([online(1, changes), online(2, changes)])} title="Invoices" hash="h" />);
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: /^Pay EUR\s200\.20 now$/ }));
    const [, request] = fetch.mock.calls.find(([url]) => url.endsWith('/payments')) ?? [];
    return { assign, body: JSON.parse(String(request?.body)) };
  };
  const payment = { amount: '200.20', currency: 'EUR', beneficiary: 'Acme', invoices: [] };
  afterEach(() => vi.unstubAllGlobals());

  it('are paid on its page', async () => {
    const { assign, body } = await payAll(200, { ...payment, payment_url: 'https://pay.test/x' });
    expect(body).toEqual({ invoices: ['i-1', 'i-2'], means: 'online' });
    expect(assign.mock.calls).toEqual([['https://pay.test/x']]);
  });

  it('say so when they were paid there already', async () => {
    await payAll(200, { ...payment, is_sent: true });
    expect(await screen.findByText(/Your payment is on its way/)).toBeDefined();
  });

  it('say why its page does not open', async () => {
    await payAll(409, { code: 'payment_refused', message: 'The gateway does not accept this payment.' });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'The gateway does not accept this payment.');
  });

  it('may be paid by transfer too, if their account has details', async () => {
    await payAll(503, {}, { has_details: true });
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('Please try again'));
    expect(screen.getByRole('button', { name: 'By transfer' })).toBeDefined();
  });
});

it('shows no page and PDF of an invoice whose own link has ended', () => {
  show(page([invoice(1), invoice(2, { public_hash: null })]));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(links).toEqual(['View invoice 1', 'PDF of invoice 1']);
});

it('adds the next page to the list, each invoice once', async () => {
  const fetch = show(page([invoice(1), invoice(2)], { count: 3 }), (url) =>
    url.includes('state=open') ? page([invoice(2), invoice(3)], { count: 3 }) : page([], { state: 'paid' }),
  );
  const list = screen.getByRole('region', { name: 'Open invoices' });
  await userEvent.click(within(list).getByRole('button', { name: 'Show more' }));
  await within(list).findByText('Invoice 3');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(fetch.mock.calls.map(([url]) => url)).toContain('/api/v2/public/clients/h?state=open&page=2');
});
