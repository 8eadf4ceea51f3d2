import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

const user = {
  uuid: 'u-1',
  name: 'Ana',
  email: 'ana@acme.test',
  type: 'COMPANY',
  area: 'company',
  references: { tenant: ['acme'] },
  permissions: ['invoices:list'],
};

const granted = (token: string) => Response.json({ access_token: token, token_type: 'Bearer', expires_in: 600, user });
const refused = (status: number) => Response.json({ detail: 'não', code: 'unauthorized' }, { status });

/** A session whose server returns these responses in order. */
function sessionWith(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked once too often');
    return answer;
  });
  const onChange = vi.fn<(signedIn: boolean) => void>();
  const session = createSession({ language: () => 'pt', fetch, exclusively: (work) => work(), onChange });
  return { session, fetch, onChange };
}

describe('signing in', () => {
  test('keeps the token and the user', async () => {
    const { session, fetch, onChange } = sessionWith(granted('t1'));
    await expect(session.signIn('ana@acme.test', 'secret')).resolves.toMatchObject({ name: 'Ana', area: 'company' });
    expect(session.token()).toBe('t1');
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ email: 'ana@acme.test', password: 'secret' });
    expect(onChange).toHaveBeenCalledWith(true);
  });

  test('reports a refusal unchanged, without a refresh', async () => {
    const { session, fetch } = sessionWith(refused(401));
    await expect(session.signIn('ana@acme.test', 'wrong')).rejects.toMatchObject({ status: 401, message: 'não' });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session.me()).toBeUndefined();
  });

  test('signs in the first administrator on creation', async () => {
    const { session, fetch } = sessionWith(granted('t1'));
    const admin = { token: 'one-time', name: 'Marta', email: 'marta@x.test', password: 'correct horse battery' };
    await expect(session.createFirstAdmin(admin)).resolves.toMatchObject({ name: 'Ana' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/auth/first-admin');
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual(admin);
    expect(session.token()).toBe('t1');
  });

  test('notifies subscribed components, also when the name changes', async () => {
    const { session } = sessionWith(granted('t1'));
    const names: (string | undefined)[] = [];
    const stop = session.subscribe(() => names.push(session.me()?.name));
    session.know({ name: 'Nobody' });
    await session.signIn('ana@acme.test', 'secret');
    session.know({ name: 'Ana Souza' });
    stop();
    session.know({ name: 'Ana S.' });
    expect(names).toEqual([undefined, 'Ana', 'Ana Souza']);
    expect(session.me()).toMatchObject({ name: 'Ana S.', email: 'ana@acme.test' });
  });

  test('refuses an answer that is not a session', async () => {
    const { session } = sessionWith(Response.json({ access_token: 't', user: { name: 'Ana' } }));
    await expect(session.signIn('a@b.c', 'x')).rejects.toThrow('"permissions"');
    expect(session.token()).toBeUndefined();
  });
});

describe('refreshing', () => {
  test('concurrent callers share one request', async () => {
    const { session, fetch } = sessionWith(granted('t1'));
    const answers = await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(answers).toEqual([true, true, true]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a later caller sends a new request', async () => {
    const { session } = sessionWith(granted('t1'), granted('t2'));
    await session.refresh();
    await session.refresh();
    expect(session.token()).toBe('t2');
  });

  test.each([401, 403])('status %i means that there is no session', async (status) => {
    const { session, onChange } = sessionWith(granted('t1'), refused(status));
    await session.refresh();
    await expect(session.refresh()).resolves.toBe(false);
    expect(session.token()).toBeUndefined();
    expect(session.me()).toMatchObject({ name: 'Ana' });
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  test('reports why a session ended, until there is another', async () => {
    const ended = Response.json({ code: 'session_ended' }, { status: 401 });
    const another = { ...user, uuid: 'u-2' };
    const { session } = sessionWith(
      granted('t1'),
      ended,
      refused(401),
      Response.json({ access_token: 't2', user: another }),
      granted('t3'),
    );
    const next = async () => [await session.refresh(), session.loss(), session.token()];
    expect(await next()).toEqual([true, undefined, 't1']);
    expect(await next()).toEqual([false, 'ended', undefined]);
    expect(await next()).toEqual([false, 'signedOut', undefined]);
    expect(await next()).toEqual([false, 'other', undefined]);
    expect(await next()).toEqual([true, undefined, 't3']);
  });

  test.each([
    ['no network', new TypeError('failed'), 0],
    ['a server in trouble', refused(503), 503],
  ])('%s fails without ending the session', async (_, answer, status) => {
    const { session } = sessionWith(granted('t1'), answer);
    await session.refresh();
    await expect(session.refresh()).rejects.toMatchObject({ status });
    expect(session.token()).toBe('t1');
  });

  test('a failure does not prevent the next attempt', async () => {
    const { session } = sessionWith(new TypeError('failed'), granted('t1'));
    await expect(session.refresh()).rejects.toMatchObject({ status: 0 });
    await expect(session.refresh()).resolves.toBe(true);
  });
});

describe('signing out', () => {
  test('notifies the server with the session’s token, then forgets it', async () => {
    const { session, fetch } = sessionWith(granted('t1'), Response.json({ detail: 'até logo' }));
    await session.refresh();
    await session.signOut();
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer t1');
    expect(session.me()).toBeUndefined();
  });

  test('succeeds for a session that has already ended', async () => {
    const { session } = sessionWith(granted('t1'), refused(401));
    await session.refresh();
    await session.signOut();
    expect(session.me()).toBeUndefined();
  });

  test('fails if it does not reach the server, because the cookie stays valid', async () => {
    const { session } = sessionWith(granted('t1'), new TypeError('failed'));
    await session.refresh();
    await expect(session.signOut()).rejects.toMatchObject({ status: 0 });
    expect(session.token()).toBe('t1');
  });
});
