import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountLines, copiedText } from './accountLines.ts';

describe('the details of an account', () => {
  it.each([
    ['IBAN: PT50 0002 0123 1234 5678 9015 4', [{ label: 'IBAN', value: 'PT50 0002 0123 1234 5678 9015 4' }]],
    ['IBAN PT50 0002 0123 1234 5678 9015 4', [{ label: 'IBAN', value: 'PT50 0002 0123 1234 5678 9015 4' }]],
    ['SWIFT/BIC: CMFGUS33', [{ label: 'SWIFT/BIC', value: 'CMFGUS33' }]],
    ['BIC COBADEFFXXX', [{ label: 'BIC', value: 'COBADEFFXXX' }]],
    ['IBAN:PT50000201231234567890154', [{ label: 'IBAN', value: 'PT50000201231234567890154' }]],
    ['IBAN : PT50 0002', [{ label: 'IBAN', value: 'PT50 0002' }]],
    ['Our IBAN PT50 0002', [{ label: 'Our IBAN', value: 'PT50 0002' }]],
    ['BIC  COBADEFFXXX', [{ label: 'BIC', value: 'COBADEFFXXX' }]],
    ['Routing number 026073150', [{ label: 'Routing number', value: '026073150' }]],
    ['Routing number  026 073  150', [{ label: 'Routing number', value: '026 073  150' }]],
    ['Account GB29 NWBK', [{ label: 'Account', value: 'GB29 NWBK' }]],
    ['PIX: ana@acme.test', [{ label: 'PIX', value: 'ana@acme.test' }]],
    [
      'Agência 3456-7;  conta corrente 12345-6',
      [
        { label: 'Agência', value: '3456-7' },
        { label: 'conta corrente', value: '12345-6' },
      ],
    ],
    ['Community Federal Savings Bank', [{ value: 'Community Federal Savings Bank' }]],
    ['89-16 Jamaica Ave, Woodhaven', [{ value: '89-16 Jamaica Ave, Woodhaven' }]],
    ['Avenida Paulista, 1374', [{ value: 'Avenida Paulista, 1374' }]],
    ['Avenue 12 (left)', [{ value: 'Avenue 12 (left)' }]],
    ['1st Avenue 12', [{ value: '1st Avenue 12' }]],
    ['2nd floor: left', [{ value: '2nd floor: left' }]],
    ['Conta 3456-7, Lisboa', [{ value: 'Conta 3456-7, Lisboa' }]],
    ['https://bank.example/pay', [{ value: 'https://bank.example/pay' }]],
  ])('%s', (details, lines) => {
    expect(accountLines(details)).toStrictEqual(lines);
  });

  it('are read line by line, without blank ones', () => {
    expect(accountLines('Bank\n\n  Account 1 ')).toEqual([{ value: 'Bank' }, { label: 'Account', value: '1' }]);
  });

  it('keep every letter and digit of the text', () => {
    const letters = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (details) => {
        const text = accountLines(details).map(({ label = '', value }) => label + value);
        expect(letters(text.join(''))).toBe(letters(details));
      }),
    );
  });
});

it.each([
  ['PT50 0002 0123 1234 5678 9015 4', 'PT50000201231234567890154'],
  ['12345-6', '12345-6'],
  ['AB1 2345', 'AB1 2345'],
  ['Conta PT50 0002', 'Conta PT50 0002'],
  ['PT50 0002 (EUR)', 'PT50 0002 (EUR)'],
  ['Community Federal Savings Bank', 'Community Federal Savings Bank'],
])('of %s the copied text is %s', (value, text) => {
  expect(copiedText(value)).toBe(text);
});
