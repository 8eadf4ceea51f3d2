import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { RecipientAnswer } from './RecipientAnswer.tsx';

const token = 'abcdefghijklmnopqrstuv';
const open = { status: 'Send', hash: 'h-1', can_answer: true };

/** Answers the calls of the page with messages, by path; returns the calls. */
function answerWith(byPath: Readonly<Record<string, object>>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const what = new URL(url, 'https://x.test').pathname.split(token)[1] ?? '';
    calls.push(`${method} ${what}${typeof body === 'string' ? ` ${body}` : ''}`.trim());
    return Promise.resolve(Response.json(byPath[what] ?? open));
  });
  return calls;
}

beforeEach(async () => {
  history.replaceState(null, '', `/view/invoices/individual/h-1?recipient=${token}`);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  await switchOpenLanguage('pt');
});
afterEach(() => vi.unstubAllGlobals());

it('reports the view once a person does something, and accepts', async () => {
  const calls = answerWith({
    '/viewed': { ...open, status: 'Viewed' },
    '/accept': { status: 'Accepted', hash: 'h-1', can_answer: false },
  });
  render(<RecipientAnswer hash="h-1" />);
  const accept = await screen.findByRole('button', { name: 'Aceitar' });
  expect(calls).toEqual(['GET']);
  await userEvent.click(accept);
  expect(await screen.findByText('Você aceitou esta fatura.')).toBeDefined();
  expect(calls.filter((call) => call.startsWith('POST')).toSorted()).toEqual(['POST /accept', 'POST /viewed']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('declines with a reason, which is required', async () => {
  const reason = 'Pedido errado';
  const calls = answerWith({ '/decline': { status: 'Declined', reason, hash: 'h-1', can_answer: false } });
  render(<RecipientAnswer hash="h-1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Recusar' });
  if (!confirm) throw new Error('No dialog');
  await userEvent.click(confirm);
  expect(screen.getByRole('alert').textContent).toBe('Informe o motivo da recusa.');
  await userEvent.type(screen.getByRole('textbox'), reason);
  await userEvent.click(confirm);
  expect(await screen.findByText(reason, { selector: 'p' })).toBeDefined();
  expect(calls).toContain(`POST /decline ${JSON.stringify({ reason })}`);
});

it.each([
  ['without a token', '', open],
  ['with the token of another invoice', `?recipient=${token}`, { ...open, hash: 'h-2' }],
])('shows nothing %s', async (_, search, message) => {
  history.replaceState(null, '', `/view/invoices/individual/h-1${search}`);
  const calls = answerWith({ '': message });
  const { container } = render(<RecipientAnswer hash="h-1" />);
  await waitFor(() => expect(calls.length).toBe(search ? 1 : 0));
  expect(container.textContent).toBe('');
});
