import { expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import { withNoSuchDay } from './days.ts';

const issue = (key = 'validation.format.date'): Issue => ({ path: 'paid.on', key });
const keyOf = (on: unknown, key?: string) => withNoSuchDay(issue(key), { paid: { on } }).key;

test.each(['31/02/2026', '2026/02/31', '2026-02-31', '30/02/2026 10:30'])('%s is a day that does not exist', (text) => {
  expect(keyOf(text)).toBe('validation.noSuchDay');
});

test.each(['31/0', '31/02/2026 25:00', 'soon', null])('%s is not a complete date', (text) => {
  expect(keyOf(text)).toBe('validation.format.date');
});

test('an instant is treated like a date, and other issues are unchanged', () => {
  expect(keyOf('31/02/2026 10:30', 'validation.format.date-time')).toBe('validation.noSuchDay');
  expect(keyOf('31/02/2026', 'validation.required')).toBe('validation.required');
});
