import { expect, it } from 'vitest';
import { exampleOn } from './answers.ts';

it('an example moves its future dates with the current day, and keeps everything else', () => {
  const example = { created: '2026-11-20', due_date: '2026-12-20', is_draft: true, name: 'Ada' };
  expect(exampleOn('2031-01-01', example)).toEqual({ ...example, created: '2031-01-01', due_date: '2031-01-31' });
});
