import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDateOf, lastDueDate } from '../../../../domain/recurrence/schedule/schedule.ts';
import { addDays } from '../../../../domain/dates/date.ts';
import { frequencySymbologies } from '../../../../schemas/parts/recurrence/recurrence.ts';
import { acme } from '../acme/acme.ts';
import { globex } from '../globex/globex.ts';
import { plannedContracts, type PlannedContract } from './plannedContracts.ts';

const days = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2026-01-01', n));
const onAnyDay = (holds: (today: string, planned: readonly PlannedContract[]) => void) =>
  fc.assert(
    fc.property(days, (today) => holds(today, plannedContracts(acme, today))),
    { numRuns: 40 },
  );

const lastOf = ({ recurrence }: PlannedContract): string => lastDueDate(recurrence);
const isWhole = ({ issued, recurrence }: PlannedContract): boolean => issued.length === recurrence.frequency;

describe('the contracts of the demo, on any day', () => {
  it('have every frequency, and issue due invoices on time', () => {
    for (const demo of [acme, globex])
      expect(new Set(demo.contracts.map(({ symbology }) => symbology))).toEqual(new Set(frequencySymbologies));
    onAnyDay((today, planned) => {
      for (const { issued, recurrence, agreedOn, contract } of planned) {
        expect(issued.map(({ occurrence }) => occurrence)).toEqual(issued.map((_, index) => index + 1));
        expect(issued.every(({ created }) => created >= agreedOn && created < today)).toBe(true);
        const next = issued.length + 1;
        const goesOn = [contract.paused, contract.cancelled, contract.client.archived].every(
          (day) => day === undefined,
        );
        if (goesOn && next <= recurrence.frequency)
          expect(addDays(dueDateOf(recurrence, next), -10) >= today || issued.length === 0).toBe(true);
      }
    });
  });

  it('have one that is paid to its end, one that is over and unpaid, and one that ends within 30 days', () => {
    onAnyDay((today, planned) => {
      const over = planned.filter(isWhole);
      expect(over.some(({ issued }) => issued.every(({ paidOn }) => paidOn <= today))).toBe(true);
      expect(over.some(({ issued }) => issued.some(({ paidOn }) => paidOn > today))).toBe(true);
      const goingOn = planned.filter((one) => !isWhole(one) && !one.cancelledOn);
      expect(goingOn.some((one) => lastOf(one) >= today && lastOf(one) <= addDays(today, 30))).toBe(true);
    });
  });

  it('have one that is paused, one that is cancelled, one that has not begun, and one invoice on hold', () => {
    onAnyDay((today, planned) => {
      expect(planned.filter(({ pausedOn }) => pausedOn)).toHaveLength(1);
      expect(planned.filter(({ cancelledOn }) => cancelledOn)).toHaveLength(1);
      expect(planned.some(({ issued }) => issued.length === 0)).toBe(true);
      const held = planned.filter(({ contract, issued, recurrence, cancelledOn }) => {
        if (contract.client.archived === undefined || cancelledOn) return false;
        const due = dueDateOf(recurrence, issued.length + 1);
        return due > today && addDays(due, -10) < today;
      });
      expect(held).toHaveLength(1);
    });
  });
});
