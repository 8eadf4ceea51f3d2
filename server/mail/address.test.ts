import { expect, test } from 'vitest';
import { mailboxOf, oneLine } from './address.ts';

test.each(['ana@acme.test', 'a.b+c@sub.acme.test', 'josé@exemplo.test'])('%s is an address', (email) => {
  expect(mailboxOf(email)).toBe(email);
});

test.each([
  'ana',
  'ana@',
  '@acme.test',
  'a@b@c',
  'ana@acme.test\r\nBcc: eve@evil.test',
  'ana@acme.test, eve@evil.test',
  'Ana <ana@acme.test>',
  'ana@acme.test>',
  'ana @acme.test',
  '"ana"@acme.test',
  `${'a'.repeat(250)}@acme.test`,
])('%j is not the address of one mailbox', (email) => {
  expect(() => mailboxOf(email)).toThrow(RangeError);
});

test('a name is kept on one line, with any line break', () => {
  expect(oneLine(' Ana\r\nBcc: eve@evil.test\u2028\u0000x  y ', 200)).toBe('Ana Bcc: eve@evil.test x y');
  expect(oneLine('abcdef', 3)).toBe('abc');
});
