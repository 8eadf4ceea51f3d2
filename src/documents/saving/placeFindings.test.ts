import { expect, it } from 'vitest';
import { placeFindings } from './placeFindings.ts';

it('puts what was found where the server would, in words that follow the language', () => {
  const lines = { a: { price: 'validation.required' } };
  const placed = placeFindings({
    issues: [
      { path: 'due_date', key: 'validation.required' },
      { path: 'responsible_email', key: 'validation.emails', args: { email: 'x' } },
      { path: 'items_invoice', key: 'validation.required' },
    ],
    lines,
  });
  expect(placed).toEqual({
    fields: {
      due_date: '@@react-admin@@{"message":"validation.required","args":{}}',
      responsible_email: '@@react-admin@@{"message":"validation.emails","args":{"email":"x"}}',
    },
    lines,
    grid: 'documents.errors.noLines',
  });
});

it.each([
  ['validation.required', 'documents.errors.noLines'],
  ['validation.maxItems', '@@react-admin@@{"message":"validation.maxItems","args":{"limit":1000}}'],
])('says of the grid as a whole that %s', (key, words) => {
  const issues = [{ path: 'items_invoice', key, args: { limit: 1000 } }];
  expect(placeFindings({ issues, lines: {} }).grid).toBe(words);
});
