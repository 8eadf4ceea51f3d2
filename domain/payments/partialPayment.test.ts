import { expect, it } from 'vitest';
import { partIssues } from './partialPayment.ts';

const upTo = { path: 'amount', key: 'validation.upTo', args: { limit: { figure: '50.00', unit: 'USD' } } };

it.each([
  ['0.01', undefined],
  ['49.99', undefined],
  ['50', undefined],
  ['0', upTo],
  ['-0.01', upTo],
  ['50.01', upTo],
  ['50.001', upTo],
])('%s of 50.00: %j', (amount, issue) => {
  expect(partIssues(amount, '50.00', 'USD')).toEqual(issue ? [issue] : []);
});

it('a part has the decimals of its currency', () => {
  expect(partIssues('1.001', '50.00', 'USD')).toMatchObject([{ path: 'amount', key: 'validation.decimal.fraction' }]);
  expect(partIssues('1.001', '50.000', 'KWD')).toEqual([]);
});
