import { expect, it } from 'vitest';
import { hitRank, hitRanks, typedAmount, typedNumber } from './hits.ts';

it.each([
  ['ana', ['Ana'], 'exact'],
  ['múller', ['Muller GmbH'], 'prefix'],
  ['gmbh', ['Muller GmbH'], 'part'],
  ['12.345', ['Norte', '12.345'], 'exact'],
] as const)('%s in %s is a match of the kind %s', (typed, texts, rank) => {
  expect(hitRank(texts, [], typed)).toBe(hitRanks[rank]);
});

it('a client comes before its invoices, and an exact number before names that begin with it', () => {
  const [client, invoice] = [
    hitRank(['Norte Digital'], [], 'norte'),
    hitRank(['12', 'N-1'], ['Norte Digital'], 'norte'),
  ];
  expect(client).toBeLessThan(invoice);
  expect(hitRank([], ['12'], '12')).toBeLessThan(hitRank(['120'], [], '12'));
});

it.each([
  ['263', '263'],
  [' 00263 ', '263'],
  ['2,63', undefined],
  ['1234567890', undefined],
])('%s is the number %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

it.each([
  ['1.003,00', 'pt', '1003.00'],
  ['1,003.00', 'en', '1003.00'],
  ['R$ 1.003,5', 'pt', '1003.5'],
  ['US$ 980', 'en', '980'],
  ['€ 2.386,80', 'es', '2386.80'],
  ['EUR 980.00', 'en', '980.00'],
  ['980 USD', 'en', '980'],
  ['Norte 980', 'en', undefined],
  ['9999999999999', 'en', undefined],
  ['1.2345', 'en', undefined],
  ['', 'en', undefined],
] as const)('%s in %s is the amount %s', (typed, language, amount) => {
  expect(typedAmount(typed, language)).toBe(amount);
});
