import { expect, test } from 'vitest';
import { afterText, orderOf, orderText } from './listOrder.ts';

test('the key decides among equals, in the direction of the first term', () => {
  expect(orderText(orderOf([{ field: 'amount', descending: true }]))).toBe('i.total_thousandths desc, i.uuid desc');
  expect(orderText(orderOf([{ field: 'created', descending: false }]))).toBe('i.created asc, i.uuid asc');
});

test('of a status the newest come first, and last where it is turned round', () => {
  expect(orderText(orderOf([{ field: 'status', descending: false }]))).toBe(
    'i.status asc, i.created_at desc, i.uuid desc',
  );
  expect(orderText(orderOf([{ field: 'status', descending: true }]))).toBe(
    'i.status desc, i.created_at asc, i.uuid asc',
  );
});

test('what comes after a row is a range of an index where all columns go one way and have values', () => {
  const after = afterText(orderOf([{ field: 'created_at', descending: true }]), '$2');
  expect(after).toMatch(/^\(i\.created_at, i\.uuid\) < \(/);
});

test.each([
  ['a column that may be null', [{ field: 'number', descending: true }]],
  [
    'mixed directions',
    [
      { field: 'status', descending: false },
      { field: 'created', descending: true },
    ],
  ],
])('it is written out for %s', (_, sort) => {
  expect(afterText(orderOf(sort), '$2')).toContain('is not distinct from');
});
