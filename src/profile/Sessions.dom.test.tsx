import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { setLanguage } from '../i18n/language.ts';
import { EmailForm } from './EmailForm.tsx';
import { Sessions } from './Sessions.tsx';

const at = '2026-11-20T12:00:00.000Z';
const session = { created_at: at, last_used_at: at, is_current: false };
const here = { ...session, uuid: 'a', device: 'Firefox, Windows', address: '203.0.113.0/24', is_current: true };
const phone = { ...session, uuid: 'b', device: 'Safari, iOS', language: 'pt-BR' };
const unknown = { ...session, uuid: 'c' };
let open: object[];
let requests: string[];
let refusal: { status: number; json: object } | undefined;

beforeEach(() => {
  setLanguage('pt');
  [open, requests, refusal] = [[here, phone, unknown], [], undefined];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    requests.push([method, url, body].filter(Boolean).join(' '));
    if (method === 'GET') return Response.json({ results: open, count: open.length });
    if (refusal) return Response.json(refusal.json, { status: refusal.status });
    if (method === 'DELETE') open = url.endsWith('sessions') ? [here] : open.filter((one) => one !== phone);
    return Response.json({ detail: 'Feito.' });
  });
});

test('each session shows where it was opened; the current one is ended by signing out', async () => {
  await renderInArea(<Sessions />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).queryAllByRole('button', { name: /^Encerrar/ }).length)).toEqual([0, 1, 1]);
  within(rows[0] as HTMLElement).getByText('Este navegador');
  within(rows[0] as HTMLElement).getByText(/203\.0\.113\.0\/24/);
  within(rows[2] as HTMLElement).getByText('Dispositivo desconhecido');
});

test('one session is ended, then all others', async () => {
  await renderInArea(<Sessions />);
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar: Safari, iOS' }));
  await screen.findByText('Feito.');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests.filter((one) => one.startsWith('DELETE'))).toEqual([
    'DELETE /api/v1/auth/sessions/b',
    'DELETE /api/v1/auth/sessions',
  ]);
});

test('a new address requires the current password, and errors are at their fields', async () => {
  await renderInArea(<EmailForm />);
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Alterar e-mail' }));
  await change();
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: /^Novo e-mail/ }), 'lia@acme.test');
  const password = screen.getByLabelText<HTMLInputElement>(/^Senha atual/, { selector: 'input' });
  await userEvent.type(password, 'guess');
  refusal = {
    status: 400,
    json: { code: 'validation', detail: 'Confira', errors: { current_password: 'Não é a senha' } },
  };
  await change();
  await screen.findByText('Não é a senha');
  refusal = undefined;
  await change();
  await screen.findByText('Feito.');
  expect(requests.at(-1)).toBe('POST /api/v1/auth/email {"email":"lia@acme.test","current_password":"guess"}');
  expect(password.value).toBe('');
});
