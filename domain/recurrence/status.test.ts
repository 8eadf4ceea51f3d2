import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractStatuses } from '../../schemas/parts/recurrence/contractActions.ts';
import { contractStatus } from './status.ts';

it.each([
  [{ open: 1, due: 0, paid: 11 }, 'Active'],
  [{ open: 0, due: 1, paid: 11 }, 'Concluded'],
  [{ open: 0, due: 0, paid: 12 }, 'Paid'],
  [{ open: 0, due: 0, paid: 1 }, 'Paid'],
  [{ open: 0, due: 0, paid: 0 }, 'Concluded'],
] as const)('%j gives a contract the status %s', (invoiceCounts, status) => {
  expect(contractStatus('Active', invoiceCounts)).toBe(status);
});

const counts = fc.record({ open: fc.nat(5), due: fc.nat(5), paid: fc.nat(5) });

it('depends on the occurrences alone, except for a cancelled contract', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contractStatuses), counts, (before, invoiceCounts) => {
      const expected = before === 'Cancelled' ? 'Cancelled' : contractStatus('Active', invoiceCounts);
      expect(contractStatus(before, invoiceCounts)).toBe(expected);
    }),
  );
});
