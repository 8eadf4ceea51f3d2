import { expect, it } from 'vitest';
import { firstOrder, orderOf } from './order.ts';

it('is fields in the order they count, a minus turning one round', () => {
  expect(orderOf(['-default', 'name'])).toEqual([
    { field: 'default', descending: true },
    { field: 'name', descending: false },
  ]);
  expect(orderOf([])).toEqual([]);
});

it('begins with one field, as react-admin has it', () => {
  expect(firstOrder({ sort: ['-default', 'name'] })).toEqual({ field: 'default', order: 'DESC' });
  expect(firstOrder({ sort: ['name'] })).toEqual({ field: 'name', order: 'ASC' });
});
