import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicFacts } from '../../../domain/documents/publicFacts.ts';
import quotes from '../../../schemas/resources/quoting/quotes.ts';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { publicDeclared } from '../records/publicDeclared.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';
import { QuoteAnswer } from './QuoteAnswer.tsx';

beforeEach(() => switchOpenLanguage('en'));
afterEach(() => vi.unstubAllGlobals());

const facts = publicFacts(quotes, (_language, key) => key);

function show(change: object = {}) {
  if (!facts) throw new Error('Quotes have a public page');
  const { items_invoice: lines, ...shared } = publicInvoice({ currency: 'EUR' });
  const [line] = lines;
  const quote = { status: 'issued', version_number: 1, valid_until: '2026-12-24', ...change };
  const onAnswered = vi.fn();
  const document = publicDeclared(facts, { ...shared, ...quote, lines: [line, { ...line, is_optional: true }] });
  render(<QuoteAnswer document={document} hash="h-1" onAnswered={onAnswered} />);
  return { onAnswered, accept: screen.queryByRole('button', { name: 'Accept quote' }) };
}

/** Answers all calls; returns those that send something. */
function answerAll() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push(body);
    return Promise.resolve(Response.json({ status: 'accepted', total: '150.00' }));
  });
  return sent;
}

it('a client accepts a quote with an option, by name', async () => {
  const sent = answerAll();
  const { accept, onAnswered } = show();
  if (!accept) throw new Error('The quote is open');
  await userEvent.click(accept);
  screen.getByText('Enter your name.');
  await userEvent.click(screen.getByRole('checkbox'));
  expect((await screen.findByRole('status')).textContent).toContain('Total with your choice');
  await screen.findByText(/150\.00/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Bia Reis');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(accept);
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ version_number: 1, name: 'Bia Reis', options: [1] }]);
});

const answered = { answered_by: 'Bia Reis', answered_at: '2026-11-21T18:00:00Z' };

it.each<[string, object, RegExp]>([
  ['accepted', { status: 'accepted', ...answered }, /^Bia Reis accepted this quote on 2026\/11\/21/],
  ['invoiced', { status: 'converted', ...answered }, /^Bia Reis accepted this quote on/],
  ['declined', { status: 'declined', ...answered }, /^Bia Reis declined this quote on/],
  ['expired', { status: 'expired' }, /^The validity of this quote has passed\./],
  ['replaced', { status: 'superseded' }, /newer version of this quote/],
  ['cancelled', { status: 'cancelled' }, /can no longer be answered/],
])('one that is %s says so and takes no answer', (_, change, words) => {
  const { accept } = show(change);
  expect(screen.getByRole('status').textContent).toMatch(words);
  expect(accept).toBeNull();
});
