import fc from 'fast-check';
import { expect, test } from 'vitest';
import { togetherRefusals, type PaidTogether } from './together.ts';

const invoice = (changes: Partial<PaidTogether> = {}): PaidTogether => ({
  status: 'billed',
  currency: 'EUR',
  account: 'a',
  details: 'IBAN',
  isOnline: false,
  isAwaited: false,
  ...changes,
});

test.each<[Partial<PaidTogether>, string | undefined]>([
  [{}, undefined],
  [{ details: null, isOnline: true }, 'otherAccount'],
  [{ status: 'paid' }, 'paid'],
  [{ status: 'cancelled' }, 'cancelled'],
  [{ isAwaited: true }, 'awaited'],
  [{ account: null }, 'noAccount'],
  [{ details: null }, 'noAccount'],
  [{ currency: 'USD' }, 'otherCurrency'],
  [{ account: 'b' }, 'otherAccount'],
  [{ details: 'Another IBAN' }, 'otherAccount'],
])('of two invoices, one that is %j is refused: %s', (changes, refusal) => {
  expect(togetherRefusals([invoice(), invoice(changes)])).toEqual([undefined, refusal]);
});

test('those that are not refused are open and share currency, account and details', () => {
  const some = fc.record<PaidTogether>({
    status: fc.constantFrom('billed', 'paid', 'cancelled'),
    currency: fc.constantFrom('EUR', 'USD'),
    account: fc.constantFrom('a', 'b', null),
    details: fc.constantFrom('IBAN', 'Another IBAN', null),
    isOnline: fc.boolean(),
    isAwaited: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), (invoices) => {
      const refusals = togetherRefusals(invoices);
      const paid = invoices.filter((_, place) => refusals[place] === undefined);
      for (const { status, isAwaited, account } of paid)
        expect([status, isAwaited, account === null]).toEqual(['billed', false, false]);
      expect(
        new Set(paid.map(({ currency, account, details }) => JSON.stringify([currency, account, details]))).size,
      ).toBeLessThan(2);
    }),
  );
});
