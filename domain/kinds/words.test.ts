import { expect, test } from 'vitest';
import { fieldKey, valueKey } from './words.ts';

const property = { type: 'string' } as const;

test('all rows of a list share their texts', () => {
  expect(fieldKey('invoices', 'transactions.0.status')).toBe('resources.invoices.fields.transactions.status');
  expect(valueKey({ resource: 'invoices', path: 'transactions.12.status', property }, 'Pending')).toBe(
    'resources.invoices.values.transactions.status.Pending',
  );
  expect(fieldKey('entities', 'location.address')).toBe('resources.entities.fields.location.address');
});
