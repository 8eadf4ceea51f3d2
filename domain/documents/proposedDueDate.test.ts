import { expect, it } from 'vitest';
import { proposedDueDate } from './proposedDueDate.ts';

it.each([
  ['a new document', undefined, '2026-03-31'],
  ['a copy of one due in 15 days', { created: '2025-01-20', due_date: '2025-02-04' }, '2026-03-16'],
  ['a copy of one due immediately', { created: '2025-01-20', due_date: '2025-01-20' }, '2026-03-01'],
  ['a copy of one due before its issue', { created: '2025-01-20', due_date: '2025-01-10' }, '2026-03-01'],
  ['a copy of one whose dates are not entered', { created: null, due_date: '2025-02-04' }, '2026-03-31'],
])('%s, from 2026-03-01', (_, of, due) => {
  expect(proposedDueDate('2026-03-01', of)).toBe(due);
});
