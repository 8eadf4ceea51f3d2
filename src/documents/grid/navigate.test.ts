import { describe, expect, it } from 'vitest';
import { nextCell, sameColumn } from './navigate.ts';
import { newText } from './lines/line.ts';
import { lineWith, scenarioWith } from './lines/samples.testing.ts';
import { totalsOf } from './lines/totals.ts';

const plain = lineWith({ key: 'a', scenario: scenarioWith('Fixed') });
const variable = lineWith({ key: 'b', scenario: scenarioWith('Variable') });
const blank = lineWith({ key: 'c', item: undefined, price: '' });

describe('Tab and Enter', () => {
  it('visit the cells of a line, then the next line', () => {
    expect(nextCell([plain, variable], { key: 'a', column: 'item' }, 1)).toEqual({ key: 'a', column: 'quantity' });
    expect(nextCell([plain, variable], { key: 'a', column: 'scenario' }, 1)).toEqual({ key: 'b', column: 'item' });
  });

  it('visit every variable tribute', () => {
    expect(nextCell([variable], { key: 'b', column: 'scenario' }, 1)).toEqual({ key: 'b', column: 'tribute:t1' });
    expect(nextCell([variable, plain], { key: 'a', column: 'item' }, -1)).toEqual({ key: 'b', column: 'tribute:t1' });
  });

  it('request a new line after the last, but leave a blank one', () => {
    expect(nextCell([plain], { key: 'a', column: 'scenario' }, 1)).toBe('new');
    expect(nextCell([plain, blank], { key: 'c', column: 'scenario' }, 1)).toBe('out');
  });

  it('visit the words of a heading, and leave an empty one at the end', () => {
    const heading = newText('heading', 'January');
    const words = { key: heading.key, column: 'description' } as const;
    expect(nextCell([plain, heading, variable], { key: 'a', column: 'scenario' }, 1)).toEqual(words);
    expect(nextCell([plain, heading, variable], words, 1)).toEqual({ key: 'b', column: 'item' });
    expect(nextCell([plain, heading], words, 1)).toBe('new');
    const empty = newText('heading');
    expect(nextCell([plain, empty], { ...words, key: empty.key }, 1)).toBe('out');
  });

  it('pass a line that deducts a deposit', () => {
    const totals = totalsOf(plain, 2);
    const deducted = lineWith({ key: 'd', ...(totals && { mirror: { line: 'x', totals } }) });
    expect(nextCell([plain, deducted], { key: 'a', column: 'scenario' }, 1)).toBe('new');
    expect(sameColumn([plain, deducted], { key: 'a', column: 'item' }, 1)).toBe('out');
  });

  it('leave the grid backwards from its first cell', () => {
    expect(nextCell([plain], { key: 'a', column: 'item' }, -1)).toBe('out');
    expect(nextCell([plain], { key: 'gone', column: 'item' }, 1)).toBe('out');
  });
});

describe('the arrow keys', () => {
  it('keep the column, or use the last column of the other line', () => {
    expect(sameColumn([plain, variable], { key: 'a', column: 'price' }, 1)).toEqual({ key: 'b', column: 'price' });
    expect(sameColumn([plain, variable], { key: 'b', column: 'tribute:t1' }, -1)).toEqual({
      key: 'a',
      column: 'scenario',
    });
    expect(sameColumn([plain], { key: 'a', column: 'price' }, 1)).toBe('out');
  });
});
