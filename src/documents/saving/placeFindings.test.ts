import { expect, it } from 'vitest';
import { placeFindings } from './placeFindings.ts';

it('puts what was found where the server would, in words that follow the language', () => {
  const lines = { a: { price: 'validation.required' } };
  const placed = placeFindings(
    {
      issues: [
        { path: 'due_date', key: 'validation.required' },
        { path: 'responsible_email', key: 'validation.emails', args: { email: 'x' } },
        { path: 'items', key: 'validation.required' },
      ],
      lines,
    },
    'items',
  );
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
  const issues = [{ path: 'items', key, args: { limit: 1000 } }];
  expect(placeFindings({ issues, lines: {} }, 'items').grid).toBe(words);
});
