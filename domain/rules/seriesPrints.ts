import { plainPattern, printingIssues } from '../numbering/pattern.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** A series prints each number once. `default` has no prefix, and prints the number alone. */
export const seriesPrints: Rule = (record) => {
  const prefix = typeof record['prefix'] === 'string' ? record['prefix'] : '';
  const pattern = typeof record['pattern'] === 'string' ? record['pattern'] : plainPattern;
  if (prefix === '' && pattern === plainPattern) return [];
  return printingIssues({ prefix, pattern, restart: textOf(record['restart']) });
};
