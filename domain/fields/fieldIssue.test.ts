import { describe, expect, it } from 'vitest';
import type { FieldType } from '../../schemas/parts/definedFields.ts';
import { optionsOf } from './definition.ts';
import { fieldIssue } from './fieldIssue.ts';

const options = 'Checking\n Savings \n\nSavings';
const of = (type: FieldType, required = false) => ({ type, required, options });

describe('the value of a defined field', () => {
  it.each<[FieldType, good: string[], bad: string[], key: string]>([
    ['text', ['Banco do Brasil', '株式会社'], [], ''],
    ['number', ['12', '-3.50', '0'], ['12,5', '1e3', 'twelve'], 'validation.decimal.format'],
    ['date', ['2028-02-29'], ['2027-02-29', '29/02/2028'], 'validation.format.date'],
    ['choice', ['Checking', 'Savings'], ['Current'], 'validation.enum'],
    [
      'iban',
      ['PT50000201231234567890154', 'DE89 3704 0044 0532 0130 00', 'gb82west12345698765432'],
      ['PT50000201231234567890155', 'DE89370400440532013', 'XX00'],
      'validation.iban',
    ],
    ['bic', ['BCOMPTPL', 'deutdeff500'], ['BCOMPTP', '12345678'], 'validation.bic'],
    ['ach', ['026073150', '021-000-021'], ['026073151', '02607315', '000000000', '990000009'], 'validation.ach'],
    [
      'pix',
      [
        'ana@acme.test',
        '+55 11 91234-5678',
        '529.982.247-25',
        '11222333000181',
        '0192F0C1-7A3E-4000-8000-000000000001',
      ],
      ['ana@', '+351 912 345 678', '11 91234-5678', '529.982.247-26', 'key'],
      'validation.pix',
    ],
    ['email', ['ana@acme.test'], ['ana@', 'ana'], 'validation.format.email'],
  ])('%s is validated by its type', (type, good, bad, key) => {
    expect(good.flatMap((value) => fieldIssue(of(type), { value }) ?? [])).toEqual([]);
    expect(bad.map((value) => fieldIssue(of(type), { value }))).toEqual(bad.map(() => ({ path: 'value', key })));
  });

  it.each<FieldType>(['text', 'number', 'date', 'choice', 'iban', 'bic', 'ach', 'pix', 'email'])(
    'can be omitted for %s, unless it is required',
    (type) => {
      for (const value of [{}, { value: '' }, { value: '  ' }]) {
        expect(fieldIssue(of(type), value)).toBeUndefined();
        expect(fieldIssue(of(type, true), value)).toEqual({ path: 'value', key: 'validation.required' });
      }
    },
  );

  it('of a secret is present once it was stored', () => {
    const required = of('secret', true);
    expect(fieldIssue(required, { value: 'plain' })).toEqual({ path: 'secret', key: 'validation.required' });
    expect(fieldIssue(required, { secret: { set: true } })).toBeUndefined();
    expect(fieldIssue(required, { secret: { value: 'hunter2' } })).toBeUndefined();
    expect(fieldIssue(of('secret'), {})).toBeUndefined();
  });
});

it('a choice offers each option once, without blank lines', () => {
  expect(optionsOf({ options })).toEqual(['Checking', 'Savings']);
  expect(optionsOf({ options: null })).toEqual([]);
});
