import { describe, expect, test } from 'vitest';
import { mistakesIn, readFields } from './fields.ts';

test('input is read field by field, and only a password keeps surrounding spaces', () => {
  const form = new FormData();
  form.set('email', ' ana@acme.test ');
  form.set('password', ' secret phrase ');
  expect(readFields(form, ['email', 'password'])).toEqual({ email: 'ana@acme.test', password: ' secret phrase ' });
  expect(readFields(form, ['name'])).toEqual({ name: '' });
});

describe('before the request', () => {
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

  test('a required name is reported', () => {
    const rest = { email: 'ana@acme.test', password: 'x' };
    expect(mistakesIn({ ...rest, name: '' })).toEqual({ name: 'signin.nameRequired' });
    expect(mistakesIn({ ...rest, name: 'Ana' })).toEqual({});
  });
});
