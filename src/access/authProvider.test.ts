import { describe, expect, test, vi } from 'vitest';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import tributes from '../../schemas/resources/taxes/tributes.ts';
import { someone } from '../../tests/support/me.ts';
import { createAuthProvider, mayDo } from './authProvider.ts';
import type { Session } from './session.ts';

const ana = someone({ permissions: ['invoices:list', 'invoices:bill'] });

function providerFor(session: Partial<Session>, leave = vi.fn<(next?: string) => void>()) {
  vi.stubGlobal('location', { pathname: '/company/invoices', search: '?page=2' });
  const whole: Session = {
    me: () => undefined,
    token: () => undefined,
    loss: () => undefined,
    know: () => undefined,
    subscribe: () => () => undefined,
    refresh: () => Promise.resolve(false),
    signIn: () => Promise.reject(new Error('not here')),
    createFirstAdmin: () => Promise.reject(new Error('not here')),
    acceptInvitation: () => Promise.reject(new Error('not here')),
    signOut: () => Promise.resolve(),
    ...session,
  };
  const forget = vi.fn<(user: string) => void>();
  return {
    leave,
    forget,
    provider: createAuthProvider({ area: 'company', resources: [invoices, tributes], session: whole, leave, forget }),
  };
}

describe('the permissions of a user', () => {
  test.each([
    ['company', 'list', true],
    ['company', 'bill', true],
    ['company', 'cancel', false],
    ['admin', 'list', false],
  ] as const)('in %s, %s of invoices: %s', (area, action, allowed) => {
    expect(mayDo(ana, area, invoices, action)).toBe(allowed);
  });

  test('are none without a session, or for an unknown resource', () => {
    expect(mayDo(undefined, 'company', invoices, 'list')).toBe(false);
    expect(mayDo(ana, 'company', undefined, 'list')).toBe(false);
  });

  test('answer react-admin’s check the same way', async () => {
    const { provider } = providerFor({ me: () => ana });
    await expect(provider.canAccess?.({ resource: 'invoices', action: 'bill' })).resolves.toBe(true);
    await expect(provider.canAccess?.({ resource: 'tributes', action: 'list' })).resolves.toBe(false);
    await expect(provider.canAccess?.({ resource: 'unknown', action: 'list' })).resolves.toBe(false);
  });
});

describe('an ended session', () => {
  test('leads to sign-in with the way back', () => {
    const { provider, leave } = providerFor({});
    void provider.checkError({ status: 401 });
    expect(leave).toHaveBeenCalledWith('/company/invoices?page=2');
  });

  test('is looked up in the cookie first', async () => {
    const { provider, leave } = providerFor({ refresh: () => Promise.resolve(true) });
    await provider.checkAuth({});
    expect(leave).not.toHaveBeenCalled();
  });

  test.each([403, 404, 409, 500, 0])('is not the result of status %i', async (status) => {
    const { provider, leave } = providerFor({});
    await provider.checkError({ status });
    expect(leave).not.toHaveBeenCalled();
  });
});

test('signing out redirects once the server has ended the session, and drops unsaved drafts', async () => {
  const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { provider, leave, forget } = providerFor({ me: () => ana, signOut });
  await expect(provider.logout({})).resolves.toBe(false);
  expect(forget).toHaveBeenCalledWith(ana.uuid);
  expect(signOut).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledWith();
});
