import { describe, expect, test } from 'vitest';
import { newPasswordSchema, passwordIssues } from './passwordRules.ts';

const marta = { name: 'Marta Reis', email: 'marta.reis@ultramar.example' };
const isRefused = async (password: string) => (await passwordIssues(password, marta)).length > 0;

test('a password has ten to two hundred characters', () => {
  expect(newPasswordSchema).toMatchObject({ minLength: 10, maxLength: 200 });
});

describe('is easy to guess', () => {
  test.each([
    ['as it stands in the list', '1q2w3e4r5t'],
    ['in other letters', 'QwertyUIOP'],
    ['with a year behind', 'dragon2026!'],
    ['with digits behind digits', '1234567890123'],
    ['in our languages', 'contraseña123'],
    ['the name of the product', 'Ultramar2026'],
    ['their own name', 'MartaReis99'],
    ['their own name with its accents typed otherwise', 'cafe\u0301123456', { ...marta, name: 'Café' }],
    ['their own address', 'marta.reis@ultramar.example'],
    ['what stands before its @', 'marta.reis1'],
    ['the same few characters', 'abcdabcdabcd'],
  ])('%s', async (_, password, owner = marta) => {
    expect(await passwordIssues(password, owner)).toEqual([{ path: 'password', key: 'validation.passwordCommon' }]);
  });
});

test.each([
  ['words in a row', 'correct horse battery'],
  ['a common word among others', 'dragon de papel'],
  ['a common word with a long tail', 'dragon83920174'],
  ['any script', '海を越える請求書と税金'],
  ['what a manager makes', 'xK4#vQ9!mZ'],
])('%s is good', async (_, password) => {
  expect(await isRefused(password)).toBe(false);
});

test('the issue is at the password field', async () => {
  expect(await passwordIssues('password123', marta, 'new_password')).toMatchObject([{ path: 'new_password' }]);
});
