import { expect, it } from 'vitest';
import { firstOrder, orderOf } from './order.ts';

it('is a list of fields by priority; a minus reverses one', () => {
  expect(orderOf(['-default', 'name'])).toEqual([
    { field: 'default', descending: true },
    { field: 'name', descending: false },
  ]);
  expect(orderOf([])).toEqual([]);
});

it('starts with one field, as react-admin uses it', () => {
  expect(firstOrder({ sort: ['-default', 'name'] })).toEqual({ field: 'default', order: 'DESC' });
  expect(firstOrder({ sort: ['name'] })).toEqual({ field: 'name', order: 'ASC' });
});
