import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import type { Realm } from './realm.ts';
import { SignIn } from './SignIn.tsx';

beforeEach(() => switchOpenLanguage('pt'));

const onSignedIn = vi.fn<(me: unknown) => void>();

async function open(realm: Realm = { kind: 'platform' }) {
  onSignedIn.mockClear();
  await act(async () => {
    render(
      <Suspense>
        <SignIn realm={Promise.resolve(realm)} onSignedIn={onSignedIn} />
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

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), ' ana@acme.test ');
  await user.type(screen.getByLabelText('Senha'), 'ultramar-demo');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

describe('the form', () => {
  test('signs in and returns the user', async () => {
    const me = someone();
    const fetch = answer({ access_token: 't', user: me });
    const user = await open();
    await fillIn(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(me));
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'ana@acme.test',
      password: 'ultramar-demo',
    });
  });

  test('shows missing values at their fields and focuses the first', async () => {
    const fetch = answer({});
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('alert').textContent).toBe('Confira os campos destacados.');
    const email = screen.getByLabelText('E-mail');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Informe o seu e-mail',
    );
    expect(document.activeElement).toBe(email);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    [401, 'E-mail ou senha incorretos.'],
    [429, 'Muitas tentativas. Tente de novo em 30 segundos.'],
  ])('shows the server’s message for status %i', async (status, detail) => {
    answer({ detail, code: 'x' }, status);
    const user = await open();
    await fillIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Entrar' }).disabled).toBe(false);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('reports that the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    const user = await open();
    await fillIn(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível conectar ao servidor');
  });

  test('can show the password', async () => {
    const user = await open();
    const password = screen.getByLabelText('Senha');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password.getAttribute('type')).toBe('password');
  });
});

describe('the page', () => {
  test('has the tenant’s name', async () => {
    await open({ kind: 'tenant', name: 'Acme Software Ltda', logo: undefined, languages: ['pt', 'en', 'es'] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrar em Acme Software Ltda');
    expect(screen.getByText('AS')).toBeDefined();
    expect(document.title).toBe('Entrar em Acme Software Ltda · Ultramar');
  });

  test('says that the tenant in the address does not exist', async () => {
    await open({ kind: 'unknown', tenant: 'nada' });
    expect(screen.getByRole('alert').textContent).toContain('“nada”');
  });

  test('changes its language and keeps input', async () => {
    const user = await open();
    await user.type(screen.getByLabelText('E-mail'), 'ana@');
    await user.selectOptions(screen.getByLabelText('Idioma'), 'es');
    expect((await screen.findByLabelText<HTMLInputElement>('Correo electrónico')).value).toBe('ana@');
    expect(document.documentElement.lang).toBe('es-ES');
  });
});

test('a tenant without the language of the page is shown in one of its languages, and offers no other', async () => {
  await open({ kind: 'tenant', name: 'Acme', logo: undefined, languages: ['en', 'es'] });
  await screen.findByRole('button', { name: 'Sign in' });
  const choices = screen.getAllByRole('option').map((option) => option.textContent);
  expect(choices).toEqual(['EN-US', 'ES-ES']);
});
