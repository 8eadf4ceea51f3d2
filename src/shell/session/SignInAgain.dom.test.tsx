import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInArea } from '../../../tests/support/renderInArea.tsx';
import { someone } from '../../../tests/support/me.ts';
import { http, session } from '../../access/console.ts';
import { SignInAgain } from './SignInAgain.tsx';

const ana = someone({ uuid: 'ana', email: 'ana@acme.test' });
const granted = (user = ana) => Response.json({ access_token: 'new', user });
const refused = (code: string, detail = 'não') => Response.json({ code, detail }, { status: 401 });

/** Responses of `fetch` by path; without one, the request fails for lack of a session. */
let answers: Record<string, () => Response>;
/** Each test saves something else, because identical concurrent writes share a request. */
let saves = 0;

/** A page whose session is lost during a save. */
async function losing(refreshed: () => Response) {
  answers = { '/api/v1/auth/login': () => granted() };
  await session.signIn('ana@acme.test', 'first');
  answers['/api/v1/auth/refresh'] = refreshed;
  await renderInArea(
    <>
      <input aria-label="Nome" defaultValue="Acme 2" />
      <SignInAgain />
    </>,
  );
  const saved = http.post('/api/v2/entities', { body: { name: `Acme ${++saves}` } });
  return { saved, dialog: await screen.findByRole('dialog', { name: 'Entre de novo para continuar' }) };
}

async function signIn(password = 'ultramar-demo') {
  await userEvent.type(screen.getByLabelText(/Senha/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, location.origin);
    return (answers[pathname] ?? (() => refused('token_expired')))();
  });
});

describe('a session that ends while a page is open', () => {
  it.each([
    ['that was ended', () => refused('session_ended'), /expirou ou foi encerrada/],
    ['that was signed out elsewhere', () => refused('unauthorized'), /Você saiu da conta/],
    ['in whose browser another signed in', () => granted(someone({ uuid: 'gil' })), /Outra pessoa entrou/],
  ])('%s shows the reason', async (_, refreshed, why) => {
    const { dialog } = await losing(refreshed);
    expect(dialog.textContent).toMatch(why);
    expect(session.token()).toBeUndefined();
    expect(session.me()).toMatchObject({ uuid: 'ana' });
  });

  it('continues after signing in again, and repeats the pending save', async () => {
    const { saved } = await losing(() => refused('session_ended'));
    answers['/api/v1/auth/login'] = () => granted();
    answers['/api/v2/entities'] = () => Response.json({ uuid: 'e1' }, { status: 201 });
    await signIn();
    expect((await saved).status).toBe(201);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Acme 2');
  });

  it('stays ended after a wrong password, with an error', async () => {
    await losing(() => refused('session_ended'));
    answers['/api/v1/auth/login'] = () => refused('invalid_credentials', 'E-mail ou senha incorretos.');
    await signIn('wrong');
    expect(await screen.findByText('E-mail ou senha incorretos.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('continues automatically once the same user has signed in in another tab', async () => {
    const { saved } = await losing(() => refused('unauthorized'));
    answers['/api/v1/auth/refresh'] = () => granted();
    answers['/api/v2/entities'] = () => Response.json({ uuid: 'e1' }, { status: 201 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'ultramar.signedIn', newValue: 'yes' }));
    expect((await saved).status).toBe(201);
  });
});
