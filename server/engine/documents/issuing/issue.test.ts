import { describe, expect, it } from 'vitest';
import { issueDate } from './issue.ts';

const at = (instant: string) => ({ tenant: { id: '', timeZone: 'America/Sao_Paulo' }, now: new Date(instant) });

describe('issuing', () => {
  it.each([
    ['2026-03-09', null, false, '2026-03-10'],
    ['2026-03-09', null, true, '2026-03-09'],
    ['2026-03-09', 7, false, '2026-03-09'],
    ['2026-03-11', null, false, '2026-03-11'],
  ])('of %s with the number %s, looking back allowed: %s, dates it %s', (created, number, allowsRetroactive, dated) => {
    expect(issueDate(at('2026-03-10T15:00:00Z'), { created, number }, allowsRetroactive)).toBe(dated);
  });

  it('uses the date in the time zone of the tenant', () => {
    expect(issueDate(at('2026-03-11T02:59:59Z'), { created: '2026-03-09', number: null }, false)).toBe('2026-03-10');
    expect(issueDate(at('2026-03-11T03:00:00Z'), { created: '2026-03-09', number: null }, false)).toBe('2026-03-11');
  });
});
