import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { renderInArea } from '../../tests/support/renderInArea.tsx';
import { session } from '../access/console.ts';
import { language, setLanguage } from '../i18n/language.ts';
import { setTheme } from '../shell/theme/mode.ts';
import { LanguageMenu } from '../shell/topbar/LanguageMenu.tsx';
import { UserMenu } from '../shell/topbar/UserMenu.tsx';
import { ProfilePage } from './ProfilePage.tsx';

interface Written {
  readonly body: Record<string, unknown>;
  readonly match: string | null;
}

const ana = { uuid: someone().uuid, name: 'Ana Souza', email: 'ana@acme.test', phone: '+5511912345678' };
let stored: Record<string, unknown>;
let version: number;
let written: Written[];
let listings: number;
/** The refusal of the next write, if any. */
let refusal: { status: number; json: object } | undefined;

const answer = (json: object) => Response.json(json, { headers: { etag: `"${version}"` } });

beforeEach(() => {
  [stored, version, written, listings, refusal] = [{ ...ana }, 1, [], 0, undefined];
  setLanguage('pt');
  setTheme('light');
  vi.spyOn(session, 'me').mockReturnValue(someone());
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    if (url.endsWith('/sessions')) {
      listings += 1;
      return Response.json({ results: [], count: 0 });
    }
    if (method !== 'PATCH') return answer(stored);
    const change = { body: JSON.parse(String(body)), match: new Headers(headers).get('if-match') };
    written.push(change);
    if (refusal) return Response.json(refusal.json, { status: refusal.status });
    const { password: _password, current_password: _current, ...plain } = change.body;
    stored = { ...stored, ...plain };
    version += 1;
    return answer({ ...stored, detail: 'Feito.' });
  });
});

async function open() {
  await renderInArea(
    <>
      <LanguageMenu />
      <UserMenu area="company" />
      <ProfilePage />
    </>,
  );
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
  // The phone library loads on demand.
  await screen.findByRole('combobox', { name: 'Telefone: país' });
  return { user: userEvent.setup(), name };
}

const press = (user: ReturnType<typeof userEvent.setup>, button: string) =>
  user.click(screen.getByRole('button', { name: button }));

async function choose(user: ReturnType<typeof userEvent.setup>, field: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the profile', () => {
  it('shows the user’s data, with a read-only e-mail', async () => {
    const { name } = await open();
    expect(name.value).toBe('Ana Souza');
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    expect([email.value, email.readOnly]).toEqual(['ana@acme.test', true]);
    const called = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' });
    expect(called.value).toBe('+55 11 91234 5678');
  });

  it('saves name and phone number over the version that was read', async () => {
    const know = vi.spyOn(session, 'know');
    const { user, name } = await open();
    await user.clear(name);
    await user.type(name, 'Ana Paula');
    await user.clear(screen.getByRole('textbox', { name: 'Telefone' }));
    await press(user, 'Salvar');
    await screen.findByText('Feito.');
    expect(written).toEqual([{ body: { name: 'Ana Paula', phone: null }, match: '"1"' }]);
    expect(know).toHaveBeenCalledWith({ name: 'Ana Paula' });
    await user.type(name, '!');
    await press(user, 'Salvar');
    await waitFor(() => expect(written.at(-1)).toEqual({ body: { name: 'Ana Paula!', phone: null }, match: '"2"' }));
  });

  it('shows errors at their fields, without a request', async () => {
    const { user, name } = await open();
    await user.clear(name);
    await user.type(screen.getByRole('textbox', { name: 'Telefone' }), '9');
    await press(user, 'Salvar');
    await screen.findByText('Campo obrigatório');
    await screen.findByText(/Informe um telefone válido/);
    expect(written).toEqual([]);
    expect(document.activeElement).toBe(name);
  });

  it('continues from changes made elsewhere, and keeps input', async () => {
    const { user, name } = await open();
    await user.type(name, ' Lima');
    stored = { ...stored, name: 'Ana S.', phone: '+351912345678' };
    version = 7;
    refusal = { status: 409, json: { code: 'stale', detail: 'Mudou' } };
    await press(user, 'Salvar');
    refusal = undefined;
    await user.click(await screen.findByRole('button', { name: 'Carregar versão atual' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const called = screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' });
    await waitFor(() => expect(called.value).toBe('+351 912 345 678'));
    expect(name.value).toBe('Ana Souza Lima');
    await press(user, 'Salvar');
    await waitFor(() => expect(written.at(-1)?.match).toBe('"7"'));
  });
});

describe('language and theme', () => {
  it('are applied immediately, are stored, and keep input', async () => {
    const { user, name } = await open();
    await user.type(name, '!');
    await choose(user, /^Tema/, 'Escuro');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await choose(user, /^Idioma/, 'English');
    await screen.findByRole('heading', { name: 'Language, theme and keys' });
    expect(language()).toBe('en');
    await waitFor(() => expect(written.map(({ body }) => body)).toEqual([{ theme: 'dark' }, { language: 'en' }]));
    expect(name.value).toBe('Ana Souza!');
    await press(user, 'Save');
    await waitFor(() => expect(written.at(-1)?.match).toBe('"3"'));
  });

  it('are stored from the top bar too, in the order of the choices', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Idioma: / }));
    await user.click(await screen.findByRole('menuitem', { name: /^Español/ }));
    await screen.findByRole('heading', { name: 'Idioma, tema y teclas' });
    await user.click(screen.getByRole('button', { name: /^Idioma: / }));
    await user.click(await screen.findByRole('menuitem', { name: /^English/ }));
    await screen.findByRole('heading', { name: 'Language, theme and keys' });
    await waitFor(() => expect(written.map(({ body }) => body.language)).toEqual(['es', 'en']));
  });

  it('come with single keys, which can be turned off', async () => {
    const { user } = await open();
    const keys = screen.getByRole<HTMLInputElement>('switch', { name: 'Atalhos de uma tecla' });
    expect(keys.checked).toBe(true);
    await user.click(keys);
    await waitFor(() => expect(written.map(({ body }) => body)).toEqual([{ single_keys: false }]));
  });

  it('apply on this device if they cannot be stored', async () => {
    const { user } = await open();
    refusal = { status: 503, json: { code: 'busy', detail: 'Ocupado' } };
    await choose(user, /^Tema/, 'Escuro');
    await waitFor(() => expect(written).toHaveLength(1));
    expect(document.documentElement.dataset.theme).toBe('dark');
    refusal = undefined;
    await choose(user, /^Tema/, 'Igual ao do dispositivo');
    await waitFor(() => expect(stored.theme).toBe('system'));
  });
});

describe('the password', () => {
  const fields = () => ({
    current: screen.getAllByLabelText<HTMLInputElement>(/^Senha atual/, { selector: 'input' })[1] as HTMLInputElement,
    next: screen.getByLabelText<HTMLInputElement>(/^Nova senha/, { selector: 'input' }),
  });

  it('is changed with the current one; both fields are cleared and the sessions reload', async () => {
    const { user } = await open();
    const before = listings;
    const { current, next } = fields();
    await user.type(current, 'ultramar-demo');
    await user.type(next, 'three rivers by the harbor');
    await press(user, 'Alterar senha');
    await screen.findByText('Feito.');
    const body = { current_password: 'ultramar-demo', password: 'three rivers by the harbor' };
    expect(written).toEqual([{ body, match: null }]);
    expect([current.value, next.value]).toEqual(['', '']);
    await waitFor(() => expect(listings).toBe(before + 1));
  });

  it('that is wrong has its error at the field, and input is kept', async () => {
    const { user } = await open();
    const { current, next } = fields();
    await user.type(current, 'guess');
    await user.type(next, 'three rivers by the harbor');
    refusal = {
      status: 400,
      json: { code: 'validation', detail: 'Confira', errors: { current_password: 'Não é a senha atual' } },
    };
    await press(user, 'Alterar senha');
    await screen.findByText('Não é a senha atual');
    expect(document.activeElement).toBe(current);
    expect(next.value).toBe('three rivers by the harbor');
  });

  it('is not sent while it is missing or too short', async () => {
    const { user } = await open();
    await press(user, 'Alterar senha');
    expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(2);
    const { current, next } = fields();
    await user.type(current, 'ultramar-demo');
    await user.type(next, 'short');
    await press(user, 'Alterar senha');
    await screen.findByText('Use pelo menos 10 caracteres');
    expect(written).toEqual([]);
  });

  it('can be shown', async () => {
    const { user } = await open();
    const { next } = fields();
    await press(user, 'Nova senha: Mostrar senha');
    expect(next.type).toBe('text');
    await press(user, 'Nova senha: Ocultar senha');
    expect(next.type).toBe('password');
  });
});
