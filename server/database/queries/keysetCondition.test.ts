import { describe, expect, it } from 'vitest';
import { behindText } from './keysetCondition.ts';

const due = { expression: 'due', descending: false };
const number = { expression: 'number', descending: false, nullable: true };
const key = { expression: 'key', descending: false };
const turned = <T extends object>(term: T) => ({ ...term, descending: true });

describe('the rows after a position', () => {
  it('is one range where all terms go one way and have values', () => {
    expect(behindText([due, key], ['$1', '$2'])).toBe('(due, key) > ($1, $2)');
    expect(behindText([turned(due), turned(key)], ['$1', '$2'])).toBe('(due, key) < ($1, $2)');
  });

  it('are compared field by field if the directions differ', () => {
    expect(behindText([turned(due), key], ['$1', '$2'])).toBe(
      '(due < $1 or (due = $1 and (key > $2 or (key = $2 and false))))',
    );
  });

  it('have empty values last, or first in reverse order', () => {
    const later = '(key > $2 or (key = $2 and false))';
    expect(behindText([number, key], ['$1', '$2'])).toBe(
      `(number > $1 or number is null or (number = $1 and ${later}))`,
    );
    expect(behindText([number, key], [null, '$2'])).toBe(`(false or (number is null and ${later}))`);
    expect(behindText([turned(number), key], ['$1', '$2'])).toBe(`(number < $1 or (number = $1 and ${later}))`);
    expect(behindText([turned(number), key], [null, '$2'])).toBe(
      `(number is not null or (number is null and ${later}))`,
    );
  });
});
