import { describe, expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date('2026-03-10T15:00:00Z');

describe('the time since an instant', () => {
  it.each([
    ['2026-03-10T14:59:50Z', 'há poucos segundos', 'a few seconds ago', 'hace unos segundos'],
    ['2026-03-10T14:30:00Z', 'há 30 minutos', '30 minutes ago', 'hace 30 minutos'],
    ['2026-03-10T13:00:00Z', 'há 2 horas', '2 hours ago', 'hace 2 horas'],
    ['2026-03-07T15:00:00Z', 'há 3 dias', '3 days ago', 'hace 3 días'],
    ['2025-03-10T15:00:00Z', 'há um ano', 'a year ago', 'hace un año'],
    ['2026-03-12T15:00:00Z', 'em 2 dias', 'in 2 days', 'en 2 días'],
  ])('%s', (instant, pt, en, es) => {
    expect([
      relativeTime(instant, now, 'pt'),
      relativeTime(instant, now, 'en'),
      relativeTime(instant, now, 'es'),
    ]).toEqual([pt, en, es]);
  });
});
