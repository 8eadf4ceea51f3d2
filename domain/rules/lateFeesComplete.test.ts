import { expect, it } from 'vitest';
import { lateFeesComplete } from './lateFeesComplete.ts';

const whole = {
  is_on: true,
  interest_percent: '12',
  fee_amount: '40',
  fee_currency: 'EUR',
  item: { uuid: 'a' },
  scenario: { uuid: 'b' },
};
const issues = (change: object) => lateFeesComplete({ ...whole, ...change }, { today: '2026-03-10' });

it.each<[string, object, string[]]>([
  ['is complete', {}, []],
  ['charges interest alone', { fee_amount: null, fee_currency: null }, []],
  ['charges a fee alone', { interest_percent: null }, []],
  ['needs the currency of its fee', { fee_currency: null }, ['fee_currency']],
  ['needs the fee of its currency', { fee_amount: null }, ['fee_amount']],
  ['needs item and scenario', { item: null, scenario: undefined }, ['item', 'scenario']],
  ['charges something', { interest_percent: '0', fee_amount: null, fee_currency: null }, ['interest_percent']],
  ['may be empty while it is off', { is_on: false, item: null, scenario: null, interest_percent: null }, []],
])('a rule for late payment %s', (_, change, paths) => {
  expect(issues(change).map(({ path }) => path)).toEqual(paths);
});
