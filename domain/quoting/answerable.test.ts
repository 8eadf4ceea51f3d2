import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/date.ts';
import { quoteStatuses, type QuoteStatus } from '../../schemas/parts/quoting/quoteActions.ts';
import { answerRefusal } from './answerable.ts';

const today = '2026-03-10';
const quote = (status: QuoteStatus, until = today, version = 1) => ({
  status,
  version_number: version,
  valid_until: until,
});

describe('a quote', () => {
  it.each([
    ['draft', 'quote_closed'],
    ['issued', undefined],
    ['accepted', 'quote_answered'],
    ['declined', 'quote_answered'],
    ['expired', 'quote_expired'],
    ['converted', 'quote_answered'],
    ['superseded', 'quote_replaced'],
    ['cancelled', 'quote_closed'],
  ] as const)('that is %s: %s', (status, refusal) => {
    expect(answerRefusal(quote(status), 1, today)).toBe(refusal);
  });

  it('is answered in its own version, while it is issued, until its last day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...quoteStatuses),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (status, days, version, seen) => {
          const isAnswerable = status === 'issued' && days >= 0 && version === seen;
          const refusal = answerRefusal(quote(status, addDays(today, days), version), seen, today);
          expect(refusal === undefined).toBe(isAnswerable);
        },
      ),
    );
  });
});
