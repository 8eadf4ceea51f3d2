import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import type { Me } from '../access/me.ts';
import { language, setLanguage } from '../i18n/language.ts';
import { chosenTheme, setTheme } from '../shell/theme/mode.ts';
import { screen as signInScreen } from './screen.tsx';

const replace = vi.fn<(path: string) => void>();
const opened = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  setLanguage('pt');
});

/** Opens the page in a browser with an optional previous session; returns the requests. */
async function visit(path: string, { before, now = someone() }: { before?: Me; now?: Me } = {}): Promise<string[]> {
  const { pathname, search } = new URL(path, 'http://localhost');
  const at = { pathname, search, hostname: 'localhost', origin: 'http://localhost', replace };
  vi.stubGlobal('location', at);
  if (before) localStorage.setItem('ultramar.signedIn', 'yes');
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (url.includes('realm')) return Response.json({ exists: true, name: 'Acme', logo: null });
    const me = url.includes('refresh') ? before : now;
    return me
      ? Response.json({ access_token: 't', user: me })
      : Response.json({ code: 'session_ended' }, { status: 401 });
  });
  const page = await signInScreen(opened);
  await act(async () => {
    render(<Suspense>{page}</Suspense>);
  });
  return requests;
}

async function signIn(): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), 'ana@acme.test');
  await user.type(screen.getByLabelText('Senha'), 'ultramar-demo');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

describe('a user who signs in', () => {
  test.each([
    ['/login', '/company'],
    ['/login?next=%2Fcompany%2Finvoices%3Fpage%3D2', '/company/invoices?page=2'],
    ['/login?next=https%3A%2F%2Fevil.example', '/company'],
    ['/login?tenant=acme', '/company?tenant=acme'],
  ])('at %s continues to %s', async (path, target) => {
    await visit(path);
    await signIn();
    await waitFor(() => expect(opened).toHaveBeenCalledWith(target));
  });

  test.each([
    ['has chosen a language and a theme finds them here', { language: 'es', theme: 'dark' }, ['es', 'dark']],
    ['follows the system does so here', { theme: 'system' }, ['pt', 'system']],
    ['has never chosen keeps what this browser has', {}, ['pt', 'light']],
  ] as const)('and %s', async (_, chosen, found) => {
    setTheme('light');
    await visit('/login', { now: someone(chosen) });
    await signIn();
    await waitFor(() => expect(opened).toHaveBeenCalled());
    expect([language(), chosenTheme()]).toEqual(found);
  });

  test('as an administrator continues to the administration, for any named tenant', async () => {
    await visit('/login?tenant=acme', { now: someone({ type: 'ADMIN', area: 'admin' }) });
    await signIn();
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin'));
  });
});

describe('a browser with an earlier sign-in', () => {
  test('continues without a form', async () => {
    await visit('/login', { before: someone({ type: 'ACCOUNTANT', area: 'accountants' }) });
    expect(replace).toHaveBeenCalledWith('/accountants');
    expect(screen.queryByLabelText('Senha')).toBeNull();
  });
});

test('a browser without a session requests none', async () => {
  expect(await visit('/login')).toEqual([]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Entrar');
});
