import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test('a hash verifies its password, at any cost', async () => {
  const hash = await hashPassword('açaí 漢字', cheap);
  expect(await verifyPassword('açaí 漢字', hash)).toBe(true);
  expect(await verifyPassword('acai 漢字', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('one password has many hashes, all argon2id at the cost OWASP names', async () => {
  const [one, two] = await Promise.all([hashPassword('x'), hashPassword('x')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test('an accent typed as one character or two is the same', async () => {
  const hash = await hashPassword('caf\u00e9', cheap);
  expect(await verifyPassword('cafe\u0301', hash)).toBe(true);
});

test.each([null, undefined])('no password matches a user without one (%s)', async (hash) => {
  expect(await verifyPassword('nobody has this password', hash)).toBe(false);
});
