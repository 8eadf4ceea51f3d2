import { expect, it } from 'vitest';
import type { Explanation } from './explain.ts';
import { formulaText } from './formulaText.ts';

type Formula = Exclude<Explanation, { kind: 'sum' }>;

const names = ['IRRF', 'CIDE', 'ISS', 'PIS', 'COFINS'];
const text = (how: Formula, language: 'pt' | 'en' | 'es' = 'en'): string =>
  formulaText(how, { language, nameOf: (index) => names[index] ?? '' });

const base = { sign: '+', of: 'base', amount: '10000.00' } as const;
const iss = { sign: '+', of: 'tribute', index: 2, amount: '500.00' } as const;

it.each<[string, Formula]>([
  ['2 × 50.5', { kind: 'product', quantity: '2', price: '50.5', result: '101.00' }],
  ['15% of 1,000.00', { kind: 'percent', percent: '15.0000', base: '1000.00', result: '150.00' }],
  [
    '1.65% of 10,500.00 = 10,000.00 + ISS 500.00',
    { kind: 'percent', percent: '1.65', base: '10500.00', of: [base, iss], result: '173.25' },
  ],
  [
    '15% of 3,200.00 = 32% of 10,000.00',
    { kind: 'percent', percent: '15', base: '3200.00', base_percent: '32', of: [base], result: '480.00' },
  ],
  [
    '10% of 5,250.00 = 50% of (10,000.00 + ISS 500.00), limited to the maximum',
    {
      kind: 'percent',
      percent: '10',
      base: '5250.00',
      base_percent: '50',
      of: [base, iss],
      deviation: 'maximum',
      result: '9.00',
    },
  ],
  [
    '5% of 0.10, and a difference of −0.01: no net gives this price exactly',
    { kind: 'percent', percent: '5', base: '0.10', difference: '-0.01', result: '0.00' },
  ],
  ['fixed amount', { kind: 'fixed', value: '12.50', result: '12.50' }],
  ['2.5 × 10', { kind: 'fixed', value: '10.0000', per: 'unit', quantity: '2.5', result: '25.00' }],
  [
    'fixed amount, once per document, rounded once for the document',
    { kind: 'fixed', value: '10', per: 'document', deviation: 'document', result: '6.67' },
  ],
])('writes %s', (written, how) => {
  expect(text(how)).toBe(written);
});

it('writes numbers as each language does', () => {
  const how: Formula = {
    kind: 'percent',
    percent: '1.65',
    base: '10500.00',
    of: [base, iss],
    deviation: 'unrounded',
    result: '1',
  };
  expect(text(how, 'pt')).toBe('1,65% de 10.500,00 = 10.000,00 + ISS 500,00, calculado sem arredondar as parcelas');
  expect(text(how, 'es')).toBe(
    '1,65\u00a0% de 10.500,00 = 10.000,00 + ISS 500,00, calculado sin redondear los sumandos',
  );
});
