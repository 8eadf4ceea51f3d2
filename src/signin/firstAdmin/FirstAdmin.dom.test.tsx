import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../../tests/support/me.ts';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { screen as openScreen } from '../screen.tsx';
import { FirstAdmin } from './FirstAdmin.tsx';
import { findLink } from './link.ts';

beforeEach(() => switchOpenLanguage('pt'));

const onCreated = vi.fn<(me: unknown) => void>();
const spent = { detail: 'Este link não é mais válido.', code: 'first_admin_link_invalid' };

async function open(good = true) {
  onCreated.mockClear();
  await act(async () => {
    render(
      <Suspense>
        <FirstAdmin token="one-time" link={Promise.resolve(good)} onCreated={onCreated} />
      </Suspense>,
    );
  });
  return userEvent.setup();
}

function answer(body: object, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Criar conta' }));

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Nome'), ' Marta Reis ');
  await user.type(screen.getByLabelText('E-mail'), 'marta@ultramar.example');
  await user.type(screen.getByLabelText('Senha'), 'correct horse battery');
  await submit(user);
}

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('a valid link', () => {
  test('creates the administrator and signs in', async () => {
    const me = someone({ type: 'ADMIN', area: 'admin' });
    const fetch = answer({ access_token: 't', user: me });
    await fillIn(await open());
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(me));
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/auth/first-admin');
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
      token: 'one-time',
      name: 'Marta Reis',
      email: 'marta@ultramar.example',
      password: 'correct horse battery',
    });
  });

  test('shows the rules of the password before input', async () => {
    const user = await open();
    const password = screen.getByLabelText('Senha');
    expect(describedBy(password)).toEqual([expect.stringContaining('De 10 a 200 caracteres')]);
    expect(password.getAttribute('autocomplete')).toBe('new-password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.getAttribute('type')).toBe('text');
  });

  test('shows missing values at each field and focuses the first', async () => {
    const fetch = answer({});
    await submit(await open());
    const name = screen.getByLabelText('Nome');
    expect(describedBy(name)).toEqual(['Informe o seu nome']);
    expect(describedBy(screen.getByLabelText('Senha'))).toContain('Informe a sua senha');
    expect(document.activeElement).toBe(name);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('shows the server’s error at its field', async () => {
    const detail = 'Confira os campos destacados.';
    answer({ detail, code: 'validation', errors: { password: 'Esta senha é fácil de adivinhar.' } }, 400);
    await fillIn(await open());
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    const password = screen.getByLabelText('Senha');
    expect(describedBy(password)).toContain('Esta senha é fácil de adivinhar.');
    expect(document.activeElement).toBe(password);
    expect(onCreated).not.toHaveBeenCalled();
  });

  test('that was used meanwhile leads to sign-in', async () => {
    answer(spent, 403);
    await fillIn(await open());
    await screen.findByRole('heading', { level: 1, name: 'Este link não é mais válido' });
    expect(screen.queryByLabelText('Senha')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ir para a página de entrada' }).getAttribute('href')).toBe('/login');
  });
});

test('a used link shows no form', async () => {
  await open(false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Este link não é mais válido');
  expect(document.title).toBe('Este link não é mais válido · Ultramar');
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('checking a link', () => {
  test.each([
    ['a good one', { expires_at: '2026-03-11T15:00:00Z' }, 200, true],
    ['a spent one', spent, 403, false],
    ['a server that cannot say', { code: 'unavailable' }, 503, true],
  ])('%s', async (_, body, status, good) => {
    const fetch = answer(body, status);
    await expect(findLink('one-time')).resolves.toBe(good);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/auth/first-admin?token=one-time');
  });

  test('a page without a token checks none', async () => {
    const fetch = answer({});
    await expect(findLink('')).resolves.toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('the created administrator continues to the administration', async () => {
  history.replaceState(null, '', '/first-admin?token=one-time');
  const fetch = answer({ access_token: 't', user: someone({ type: 'ADMIN', area: 'admin' }) });
  const opened = vi.fn<(path: string) => void>();
  const page = await openScreen(opened);
  await act(async () => {
    render(<Suspense>{page}</Suspense>);
  });
  await fillIn(userEvent.setup());
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin'));
  expect(JSON.parse(String(fetch.mock.calls[1]?.[1]?.body)).token).toBe('one-time');
});
