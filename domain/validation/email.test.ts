import { expect, test } from 'vitest';
import { emailsOf, isEmail } from './email.ts';

test.each([
  ['ana@acme.test', true],
  ['o’neil@acme.test', false],
  ['ana+nf@sub.acme.com.br', true],
  ['ana@', false],
  ['@acme.test', false],
  ['ana acme.test', false],
  ['ana@acme.test;gil@globex.test', false],
])('%s is an address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test('a list is separated by semicolons, with or without spaces and empty entries', () => {
  expect(emailsOf(' ana@acme.test; gil@globex.test ;;')).toEqual(['ana@acme.test', 'gil@globex.test']);
  expect(emailsOf('')).toEqual([]);
});
