import { isObject } from '../schema/isObject.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** A fee has a currency, and only a fee has one; a rule that is on charges something, by an item and a scenario. */
export const lateFeesComplete: Rule = (record) => {
  const [fee, currency] = [textOf(record['fee_amount']), textOf(record['fee_currency'])];
  const missing = [
    ...((fee === '') === (currency === '') ? [] : [fee === '' ? 'fee_amount' : 'fee_currency']),
    ...(record['is_on'] === true ? ['item', 'scenario'].filter((path) => !isObject(record[path])) : []),
  ];
  const isNothing = record['is_on'] === true && fee === '' && !(Number(textOf(record['interest_percent'])) > 0);
  return [
    ...missing.map((path) => ({ path, key: 'validation.required' })),
    ...(isNothing ? [{ path: 'interest_percent', key: 'validation.lateFeesNothing' }] : []),
  ];
};
