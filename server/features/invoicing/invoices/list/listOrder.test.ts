import { expect, test } from 'vitest';
import { afterText, isPlain, orderOf, orderText, orderTogether, placeOf } from './listOrder.ts';

test('the key breaks ties, in the direction of the first term', () => {
  expect(orderText(orderOf([{ field: 'amount', descending: true }]))).toBe('i.total_thousandths desc, i.uuid desc');
  expect(orderText(orderOf([{ field: 'created', descending: false }]))).toBe('i.created asc, i.uuid asc');
});

test('a sort by status lists the newest first, and last in descending order', () => {
  expect(orderText(orderOf([{ field: 'status', descending: false }]))).toBe(
    'i.status asc, i.created_at desc, i.uuid desc',
  );
  expect(orderText(orderOf([{ field: 'status', descending: true }]))).toBe(
    'i.status desc, i.created_at asc, i.uuid asc',
  );
});

test('the rows after a given row are an index range if all columns have one direction and no nulls', () => {
  const latest = orderOf([{ field: 'created_at', descending: true }]);
  expect(isPlain(latest)).toBe(true);
  expect(afterText(latest, placeOf(latest, '$2'))).toMatch(/^\(i\.created_at, i\.uuid\) < \(\(select k\.created_at /);
  expect(afterText(latest, ['$2', '$3'])).toBe('(i.created_at, i.uuid) < ($2, $3)');
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
])('there is no such range for %s', (_, sort) => {
  expect(isPlain(orderOf(sort))).toBe(false);
});

test.each([
  ['created_at', true, false, 'created_at desc, uuid desc'],
  ['created_at', true, true, 'created_at asc, uuid asc'],
  ['number', true, true, 'created_at asc, uuid asc'],
  ['number', true, false, 'number desc, created_at desc, uuid desc'],
  ['created', true, false, 'created desc, created_at asc, uuid asc'],
  ['due_date', false, false, 'due_date asc, created asc, uuid asc'],
  ['amount', false, true, 'total_thousandths asc, uuid asc'],
])(
  'a list with scheduled invoices by %s (descending: %s, scheduled alone: %s) follows %s',
  (field, descending, isAlone, by) => {
    const order = orderTogether([{ field, descending }], false, isAlone);
    expect(order.map((term) => `${term.column} ${term.descending ? 'desc' : 'asc'}`).join(', ')).toBe(by);
  },
);
