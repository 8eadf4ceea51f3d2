import { expect, it } from 'vitest';
import accounts from '../../schemas/resources/payments/accounts.ts';
import { definedIssues } from './definedIssues.ts';

const field = '0192f0c1-7a3e-7000-8000-000000000001';

it('reports the issues of rows by the definitions of their fields', () => {
  const rows = [
    { field, type: 'iban', required: true, value: 'PT50' },
    { field, type: 'choice', options: 'A\nB', value: 'B' },
    { field, type: 'secret', required: true },
    { field, value: 'of a field nobody defines any more' },
  ];
  expect(definedIssues(accounts.schema, { fields: rows })).toEqual([
    { path: 'fields.0.value', key: 'validation.iban' },
    { path: 'fields.2.secret', key: 'validation.required' },
  ]);
});

it('reports nothing for a record without rows', () => {
  expect(definedIssues(accounts.schema, { name: 'Wise' })).toEqual([]);
});
