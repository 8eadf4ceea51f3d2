import { describe, expect, it } from 'vitest';
import { homePeriods } from './periods.ts';

const zone = 'America/Sao_Paulo';

describe('the periods of the home page', () => {
  it('are days in the company’s calendar', () => {
    const periods = homePeriods(new Date('2026-11-25T02:00:00Z'), zone);
    expect(periods).toMatchObject({
      today: '2026-11-24',
      month: { from: '2026-11-01', to: '2026-11-30' },
      monthBefore: { from: '2026-10-01', to: '2026-10-24' },
    });
    expect(homePeriods(new Date('2026-11-25T02:00:00Z'), 'Asia/Tokyo').today).toBe('2026-11-25');
  });

  it('compare the end of a long month with the end of a short one', () => {
    const { month, monthBefore } = homePeriods(new Date('2027-03-31T12:00:00Z'), zone);
    expect([month, monthBefore]).toEqual([
      { from: '2027-03-01', to: '2027-03-31' },
      { from: '2027-02-01', to: '2027-02-28' },
    ]);
  });

  it('start expected amounts tomorrow, or later once today’s cutoff has passed', () => {
    expect(homePeriods(new Date('2026-11-25T01:59:00Z'), zone).next).toEqual({ from: '2026-11-24', to: '2026-12-23' });
    const late = homePeriods(new Date('2026-11-25T02:01:00Z'), zone);
    expect([late.inTime, late.next, late.nextBefore]).toEqual([
      '2026-11-25',
      { from: '2026-11-25', to: '2026-12-24' },
      { from: '2026-10-26', to: '2026-11-24' },
    ]);
  });

  it('are 13 weeks from this week’s Monday, without gaps', () => {
    const { weeks } = homePeriods(new Date('2026-11-29T12:00:00Z'), zone);
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(weeks[12]).toEqual({ from: '2027-02-15', to: '2027-02-21' });
  });
});
