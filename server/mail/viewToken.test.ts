import { expect, test } from 'vitest';
import { mayView, viewToken } from './viewToken.ts';

const [secret, uuid, now] = ['k'.repeat(32), '0198f6b2-0000-7000-8000-000000000001', new Date('2026-03-10T15:00:00Z')];
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('an address of a mail is valid for ten minutes', () => {
  const token = viewToken(secret, uuid, now);
  expect(mayView(secret, uuid, token, after(9))).toBe(true);
  expect(mayView(secret, uuid, token, after(10))).toBe(false);
});

test.each([
  ['another mail', () => mayView(secret, uuid.replace(/1$/, '2'), viewToken(secret, uuid, now), now)],
  ['by another installation', () => mayView('x'.repeat(32), uuid, viewToken(secret, uuid, now), now)],
  ['longer', () => mayView(secret, uuid, viewToken(secret, uuid, now).replace(/^\d+/, '9999999999999'), now)],
  ['without a token', () => mayView(secret, uuid, '', now)],
  ['by what is none', () => mayView(secret, uuid, '9999999999999.é', now)],
])('it is not valid for %s', (_what, may) => {
  expect(may()).toBe(false);
});
