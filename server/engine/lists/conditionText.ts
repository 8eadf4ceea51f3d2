import type { Condition } from './conditions.ts';

const comparisons: Readonly<Record<string, string>> = { eq: '=', gte: '>=', lte: '<=', gt: '>', lt: '<' };

/**
 * Converts a condition on rows `t` to SQL like the database's `condition_text`, with the value as a parameter so that
 * one plan serves all. `place` adds a value and returns its placeholder, `$3`.
 */
export function conditionText([columns, operator, value, type]: Condition, place: (value: unknown) => string): string {
  if (operator === 'present') return eachOf(columns, (column) => `${column} is not null`);
  const given = place(value) + (type ? `::${type}` : '');
  return eachOf(columns, (column) => {
    if (operator === 'in') return `${column} = any (${given})`;
    // As a subselect the pattern is built once.
    if (operator === 'like') return `${column} like (select like_pattern(${given}))`;
    if (operator === 'contains') return `norm(${column}) like (select like_pattern(${given}))`;
    return `${column} ${comparisons[operator]} ${given}`;
  });
}

/** One of several columns must match. */
const eachOf = (columns: Condition[0], text: (column: string) => string): string =>
  `(${[columns]
    .flat()
    .map((name) => text(`t."${name}"`))
    .join(' or ')})`;
