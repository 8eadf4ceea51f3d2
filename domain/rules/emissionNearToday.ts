import { isDate } from '../dates/date.ts';
import { isNearToday } from '../documents/emission.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** The emission date is within a year of today, except for an invoice that has a number (design §6). */
export const emissionNearToday: Rule = ({ created: entered, number }, { today }) => {
  const created = textOf(entered);
  const isFine = typeof number === 'number' || !isDate(created) || isNearToday(created, today);
  return isFine ? [] : [{ path: 'created', key: 'validation.emissionFar' }];
};
