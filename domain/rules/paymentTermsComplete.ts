import { countsDays, namesDay } from '../../schemas/parts/invoicing/paymentTerms.ts';
import { holds } from '../actions/holds.ts';
import type { Rule } from './rule.ts';

/** Payment terms have the numbers of their rule; those of another rule do not count. */
export const paymentTermsComplete: Rule = (record) => {
  const needed = holds(countsDays, record) ? ['days'] : holds(namesDay, record) ? ['day', 'months'] : [];
  return needed
    .filter((path) => record[path] === undefined || record[path] === null)
    .map((path) => ({ path, key: 'validation.required' }));
};
