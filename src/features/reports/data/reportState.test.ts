import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodNames } from '../../../../schemas/period.ts';
import issued from '../../../../schemas/reports/issued.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { daysOfState, namedPeriod, queryOf, searchOf, stateOf, type ReportState } from './reportState.ts';

const today = '2026-11-24';
const read = (search: string) => stateOf(issued, invoices, new URLSearchParams(search));

describe('the address of a report', () => {
  it('is empty by default, and leaves the default period to the server', () => {
    const state = read('');
    expect(state).toMatchObject({ by: 'month', compare: false, apart: false, filters: {} });
    expect(searchOf(issued, state).toString()).toBe('');
    expect(queryOf(issued, state, today)).toEqual({ by: 'month' });
    expect(daysOfState(issued, state, today)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('restores every choice', () => {
    const day = fc.constantFrom('2026-01-31', '2025-12-01', undefined);
    const chosen: fc.Arbitrary<ReportState> = fc.record({
      period: fc.constantFrom(...periodNames.filter((name) => name !== issued.period?.first), undefined),
      from: day,
      to: day,
      by: fc.constantFrom('month', 'client'),
      currency: fc.constantFrom('USD', undefined),
      compare: fc.boolean(),
      apart: fc.boolean(),
      filters: fc.constantFrom<Record<string, string>[]>(
        {},
        { type: 'individual' },
        { service_buyer: 'b-1', type: 'recurring' },
      ),
    });
    fc.assert(
      fc.property(chosen, (state) => {
        expect(read(searchOf(issued, state).toString())).toEqual(state);
      }),
    );
  });

  it('ignores invalid values', () => {
    const state = read('from=2026-02-30&to=soon&by=weather&currency=dollars&compare=1&colour=red&period=lately');
    expect(searchOf(issued, state).toString()).toBe('');
  });
});

describe('the period of a report', () => {
  it.each([
    ['period=lastMonth', { from: '2026-10-01', to: '2026-10-31' }],
    ['from=2026-03-05', { from: '2026-03-05', to: '2026-12-31' }],
    ['from=2026-03-05&to=2026-03-09', { from: '2026-03-05', to: '2026-03-09' }],
  ])('%s', (search, days) => {
    const state = read(search);
    expect(daysOfState(issued, state, today)).toEqual(days);
    expect(queryOf(issued, state, today)).toEqual({ ...days, by: 'month' });
  });

  it('keep their name, however they were chosen', () => {
    for (const period of periodNames) {
      const days = daysOfState(issued, { ...read(''), period }, today);
      expect(days && namedPeriod(days, today)).toBe(period);
    }
    expect(namedPeriod({ from: '2026-03-05', to: '2026-03-09' }, today)).toBeUndefined();
  });
});
