import type { Condition } from './conditions.ts';

const comparisons: Readonly<Record<string, string>> = { eq: '=', gte: '>=', lte: '<=', gt: '>', lt: '<' };

/**
 * A condition on rows `t` in SQL, as `condition_text` of the database has it, with its value in a parameter, so that one plan
 * serves all values. `place` adds a value and answers its place, `$3`.
 */
export function conditionText([columns, operator, value, type]: Condition, place: (value: unknown) => string): string {
  if (operator === 'present') return eachOf(columns, (column) => `${column} is not null`);
  const given = place(value) + (type ? `::${type}` : '');
  return eachOf(columns, (column) => {
    if (operator === 'in') return `${column} = any (${given})`;
    // As a subselect the pattern is made once, not for each row.
    if (operator === 'like') return `${column} like (select like_pattern(${given}))`;
    if (operator === 'contains') return `norm(${column}) like (select like_pattern(${given}))`;
    return `${column} ${comparisons[operator]} ${given}`;
  });
}

/** Of several columns one must hold. */
const eachOf = (columns: Condition[0], text: (column: string) => string): string =>
  `(${[columns]
    .flat()
    .map((name) => text(`t."${name}"`))
    .join(' or ')})`;
