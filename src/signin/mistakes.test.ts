import { expect, test } from 'vitest';
import { mistakesIn } from './mistakes.ts';

test.each([
  ['ana@acme.test', 'x', {}],
  ['', 'x', { email: 'signin.emailRequired' }],
  ['ana@acme', 'x', { email: 'signin.emailInvalid' }],
  ['ana acme@x.test', 'x', { email: 'signin.emailInvalid' }],
  ['ana@acme.test', '', { password: 'signin.passwordRequired' }],
  ['', '', { email: 'signin.emailRequired', password: 'signin.passwordRequired' }],
])('"%s" with "%s"', (email, password, mistakes) => {
  expect(mistakesIn({ email, password })).toEqual(mistakes);
});

test('a name that is asked for is missed', () => {
  const rest = { email: 'ana@acme.test', password: 'x' };
  expect(mistakesIn({ ...rest, name: '' })).toEqual({ name: 'signin.nameRequired' });
  expect(mistakesIn({ ...rest, name: 'Ana' })).toEqual({});
});
