import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { screen as openScreen } from '../screen.tsx';

const opened = vi.fn<(path: string) => void>();
const terms = [
  { version: '2026-11', title: 'Termos de uso', url: '/api/v2/terms/terms/2026-11/pt.pdf' },
  { version: '2026-11', title: 'Licença', url: '/api/v2/terms/eula/2026-11/pt.pdf' },
];
const invitation = { purpose: 'invitation', state: 'good', email: 'bia@acme.test', inviter: 'Ana Souza', terms };
const fresh = { ...invitation, company: 'Acme', has_account: false, is_fit: true };

interface Written {
  readonly path: string;
  readonly body: unknown;
}

let written: Written[];
/** The response of the next write. */
let answer: { json: object; status?: number };

beforeEach(async () => {
  [written, answer] = [[], { json: { detail: 'Feito.' } }];
  opened.mockReset();
  await switchOpenLanguage('pt');
});

/** Opens the page at a path; `link` is the server's answer for its token. */
async function visit(pathname: string, link: object = {}, status = 200) {
  vi.stubGlobal('location', { pathname, search: '', hostname: 'localhost', origin: 'http://localhost' });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(link, { status });
    written.push({ path, body: JSON.parse(String(body)) });
    return Response.json(answer.json, { status: answer.status ?? 200 });
  });
  const page = await openScreen(opened);
  await act(async () => {
    render(<Suspense>{page}</Suspense>);
  });
  return userEvent.setup();
}

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('resetting a password', () => {
  test('is requested by the address, and the answer does not reveal whether it exists', async () => {
    const user = await visit('/login/forgot');
    await user.type(await screen.findByLabelText('E-mail'), ' ana@acme.test ');
    await press(user, 'Enviar link');
    expect(await title()).toBe('Confira o seu e-mail');
    expect(written).toEqual([{ path: '/api/v1/auth/forgot', body: { email: 'ana@acme.test' } }]);
    screen.getByText(/Se ana@acme.test tiver uma conta/);
  });

  test('is not requested without an address', async () => {
    const user = await visit('/login/forgot');
    await press(user, 'Enviar link');
    await screen.findByText('Informe o seu e-mail');
    expect(written).toEqual([]);
  });

  test('sets a new one by the link', async () => {
    const user = await visit('/login/reset/one-time', { purpose: 'reset', state: 'good', email: 'ana@acme.test' });
    screen.getByText(/Da conta ana@acme.test/);
    await user.type(screen.getByLabelText('Senha'), 'three rivers by the harbor');
    await press(user, 'Alterar senha');
    expect(await title()).toBe('Senha alterada');
    const body = { token: 'one-time', password: 'three rivers by the harbor' };
    expect(written).toEqual([{ path: '/api/v1/auth/reset', body }]);
  });
});

describe('an invitation', () => {
  const accepted = { access_token: 't', user: someone() };

  test('creates an account with name, password and consent', async () => {
    const user = await visit('/login/invitation/one-time', fresh);
    expect(await title()).toBe('Você recebeu um convite para Acme');
    await user.type(screen.getByLabelText('Nome'), 'Bia Lima');
    await user.type(screen.getByLabelText('Senha'), 'three rivers by the harbor');
    await press(user, 'Criar conta');
    await screen.findByText('Aceite os termos para continuar');
    expect(written).toEqual([]);
    expect(screen.getByRole('link', { name: 'Licença' }).getAttribute('href')).toBe(terms[1]?.url);
    await user.click(screen.getByRole('checkbox'));
    answer = { json: accepted };
    await press(user, 'Criar conta');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/company'));
    const body = { token: 'one-time', name: 'Bia Lima', password: 'three rivers by the harbor', terms: '2026-11' };
    expect(written).toEqual([{ path: '/api/v1/auth/invitation', body }]);
  });

  test('uses the password of the existing account', async () => {
    const user = await visit('/login/invitation/one-time', { ...fresh, has_account: true });
    expect(screen.queryByLabelText('Nome')).toBeNull();
    await user.type(screen.getByLabelText('Senha'), 'ultramar-demo');
    await user.click(screen.getByRole('checkbox'));
    answer = { json: { code: 'invalid_credentials', detail: 'E-mail ou senha incorretos.' }, status: 401 };
    await press(user, 'Aceitar convite');
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail ou senha incorretos.');
    answer = { json: accepted };
    await press(user, 'Aceitar convite');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/company'));
  });

  test('that does not match the signed-in account says so, and shows no form', async () => {
    await visit('/login/invitation/one-time', { ...fresh, has_account: true, is_fit: false });
    expect(await title()).toBe('Este convite não serve para a sua conta');
    expect(screen.queryByRole('button', { name: 'Aceitar convite' })).toBeNull();
  });

  test('that was accepted in another tab meanwhile is shown as used', async () => {
    const user = await visit('/login/invitation/one-time', fresh);
    await user.type(screen.getByLabelText('Nome'), 'Bia');
    await user.type(screen.getByLabelText('Senha'), 'three rivers by the harbor');
    await user.click(screen.getByRole('checkbox'));
    answer = { json: { code: 'link_used', detail: 'Este link já foi usado.' }, status: 410 };
    await press(user, 'Criar conta');
    await waitFor(async () => expect(await title()).toBe('Este link já foi usado'));
    expect(screen.getByRole('link', { name: 'Ir para a página de entrada' }).getAttribute('href')).toBe('/login');
  });
});

test('a new address is confirmed by a button, not by opening the link', async () => {
  const user = await visit('/login/email/one-time', { purpose: 'email', state: 'good', email: 'lia@acme.test' });
  expect(written).toEqual([]);
  await press(user, 'Confirmar endereço');
  expect(await title()).toBe('Endereço confirmado');
  expect(written).toEqual([{ path: '/api/v1/auth/email/confirm', body: { token: 'one-time' } }]);
});

describe('an invalid link', () => {
  const expired = { purpose: 'reset', state: 'expired' };

  test.each([
    ['expired', '/login/reset/x', expired, 200, 'Este link expirou', '/login/forgot'],
    ['used', '/login/reset/x', { ...expired, state: 'used' }, 200, 'Este link já foi usado', '/login/forgot'],
    ['withdrawn', '/login/invitation/x', { ...fresh, state: 'withdrawn' }, 200, 'Este convite foi cancelado', '/login'],
    ['for something else', '/login/email/x', fresh, 200, 'Este link não é válido', '/login'],
    ['unknown', '/login/reset/x', { code: 'link_invalid' }, 404, 'Este link não é válido', '/login/forgot'],
    ['no token', '/login/reset', { code: 'not_found' }, 404, 'Este link não é válido', '/login/forgot'],
  ])('as it is %s explains why and what to do', async (_, path, link, status, words, to) => {
    await visit(path, link, status);
    expect(await title()).toBe(words);
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(to);
  });

  test('without an answer offers a retry', async () => {
    await visit('/login/reset/x', { code: 'unavailable' }, 503);
    expect(await title()).toBe('Não foi possível verificar o link');
  });
});
