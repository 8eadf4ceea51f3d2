import fc from 'fast-check';
import type { Printing } from './pattern.ts';

/** Prefixes that a series may have. */
export const prefixes: fc.Arbitrary<string> = fc
  .string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'ABFTNC-/. 0126ção') })
  .filter((text) => !/^[\d\s]/.test(text));

const between = fc.string({ maxLength: 3, unit: fc.constantFrom(...'-/. A20') });
const numbers = fc.constantFrom('{number}', '{number:1}', '{number:5}', '{number:12}');

/** How series may print. */
export const printings: fc.Arbitrary<Printing> = fc
  .record({
    prefix: prefixes,
    a: between,
    b: between,
    c: between,
    number: numbers,
    order: fc.constantFrom('none', 'year first', 'number first'),
    restarts: fc.boolean(),
  })
  .map(({ prefix, a, b, c, number, order, restarts }) => {
    const parts = {
      none: [a, number, b],
      'year first': [a, '{year}', b, number, c],
      'number first': [a, number, b, '{year}', c],
    };
    const pattern = `{prefix}${parts[order as keyof typeof parts].join('')}`;
    return { prefix, pattern, restart: restarts && order !== 'none' ? 'year' : 'never' };
  });
