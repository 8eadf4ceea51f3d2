import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailable } from '../rules/recipients.ts';
import { addresseesIn, addresseesOf, addresseeText } from './addressees.ts';

const bia = { name: 'Bia Reis', email: 'bia@client.test' };
const caio = { email: 'caio@client.test' };

describe('addresses as people write them', () => {
  it.each([
    ['Bia Reis <bia@client.test>', [bia]],
    ['"Bia Reis" <bia@client.test>;', [bia]],
    ['bia@client.test (Bia Reis)', [bia]],
    ['Bia Reis <bia@client.test>, caio@client.test', [bia, caio]],
    ['caio@client.test\r\nBia Reis <bia@client.test>', [caio, bia]],
    ['bia@client.test caio@client.test\tdora@client.test', [{ email: bia.email }, caio, { email: 'dora@client.test' }]],
    ['Reis, Bia <bia@client.test>', [{ ...bia, name: 'Reis, Bia' }]],
    ['"caio@client.test" <caio@client.test>', [caio]],
    ['  ', []],
  ])('%j are read', (text, addressees) => {
    expect(addresseesIn(text)).toEqual(addressees);
  });

  it.each(['caio@', 'Bia Reis', 'Bia <bia>', 'caio@client.test Bia <bia@client.test>', '@client.test', 'a@b@c.test'])(
    '%j has an invalid one',
    (text) => {
      expect(addresseesIn(text).every(({ email }) => isMailable(email))).toBe(false);
    },
  );

  it('are a list or one text', () => {
    expect(addresseesOf(['Bia Reis <bia@client.test>', 'caio@client.test'])).toEqual([bia, caio]);
    expect(addresseesOf('Bia Reis <bia@client.test>; caio@client.test')).toEqual([bia, caio]);
  });

  it('are written as they are read, whatever the name', () => {
    const names = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((name) => name.replaceAll(/[@\s\p{C}]+/gu, ' ').trim());
    fc.assert(
      fc.property(names, (name) => {
        const [read, ...others] = addresseesIn(addresseeText({ name, email: bia.email }));
        expect([read?.email, others]).toEqual([bia.email, []]);
      }),
    );
  });
});
