import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/date.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { lateCharge, type LateFeeRule } from './lateCharge.ts';

const rule: LateFeeRule = {
  is_on: true,
  interest_percent: '12',
  interest_per: 'year',
  interest_from_days: 0,
  fee_amount: '40',
  fee_currency: 'EUR',
  smallest_days: 1,
};
const due_date = '2026-03-10';
const charged = (open_amount: string, days: number, change: Partial<LateFeeRule> = {}, currency = 'EUR') =>
  lateCharge({ currency, open_amount, due_date }, { ...rule, ...change }, addDays(due_date, days));

describe('the charge for late payment', () => {
  it.each<[string, string, number, Partial<LateFeeRule>, string, string, string]>([
    ['12% a year for a year', '1000', 365, {}, 'EUR', '120.00', '40.00'],
    ['12% a year for a day', '1000', 1, {}, 'EUR', '0.33', '40.00'],
    ['1% a month for 45 days', '1000', 45, { interest_percent: '1', interest_per: 'month' }, 'EUR', '15.00', '40.00'],
    ['half a cent is rounded up', '0.5', 365, { interest_percent: '1' }, 'EUR', '0.01', '40.00'],
    ['less than half a cent is nothing', '0.49', 365, { interest_percent: '1' }, 'EUR', '0.00', '40.00'],
    ['a currency without decimals', '100000', 30, { fee_currency: 'JPY' }, 'JPY', '986', '40'],
    ['a currency with three decimals', '100', 73, {}, 'KWD', '2.400', '0.000'],
    ['a fee in another currency', '1000', 365, {}, 'USD', '120.00', '0.00'],
    ['no interest', '1000', 365, { interest_percent: null }, 'EUR', '0.00', '40.00'],
    ['no fee', '1000', 365, { fee_amount: null, fee_currency: null }, 'EUR', '120.00', '0.00'],
    ['interest from the 10th day on', '1000', 11, { interest_from_days: 10 }, 'EUR', '0.33', '40.00'],
    ['the 10th day itself', '1000', 10, { interest_from_days: 10 }, 'EUR', '0.00', '40.00'],
    ['fewer days late than the smallest', '1000', 9, { smallest_days: 10 }, 'EUR', '0.00', '0.00'],
    ['as many days late as the smallest', '1000', 10, { smallest_days: 10 }, 'EUR', '3.29', '40.00'],
    ['the due date', '1000', 0, { smallest_days: 0 }, 'EUR', '0.00', '0.00'],
    ['before the due date', '1000', -5, { smallest_days: 0 }, 'EUR', '0.00', '0.00'],
    ['nothing open', '0', 365, {}, 'EUR', '0.00', '0.00'],
    ['a rule that is off', '1000', 365, { is_on: false }, 'EUR', '0.00', '0.00'],
  ])('%s', (_, open, days, change, currency, interest, fee) => {
    expect(charged(open, days, change, currency)).toMatchObject({ interest, fee });
  });

  const rules = fc.record<Partial<LateFeeRule>>({
    interest_percent: fc.bigInt({ min: 0n, max: 10_000_000n }).map((units) => decimalText(units, 4)),
    interest_per: fc.constantFrom('year', 'month'),
    interest_from_days: fc.nat(90),
    smallest_days: fc.nat(90),
  });
  const opens = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
  const amount = (open: bigint) => decimalText(open, 3);
  const units = (text: string) => parseDecimal(text, 3);

  it('never falls with more days or a higher amount', () => {
    fc.assert(
      fc.property(rules, opens, opens, fc.nat(2000), fc.nat(2000), currencies, (some, open, more, days, later, in_) => {
        const least = units(charged(amount(open), days, some, in_).total);
        expect(units(charged(amount(open), days + later, some, in_).total) >= least).toBe(true);
        expect(units(charged(amount(open + more), days, some, in_).total) >= least).toBe(true);
      }),
    );
  });

  it('is nothing before the day of the rule', () => {
    fc.assert(
      fc.property(rules, opens, fc.integer({ min: -400, max: 90 }), currencies, (some, open, days, in_) => {
        const { interest, total } = charged(amount(open), days, some, in_);
        const isBefore = days <= 0 || days < (some.smallest_days ?? 0);
        expect(days <= (some.interest_from_days ?? 0) && units(interest) !== 0n).toBe(false);
        expect(isBefore && units(total) !== 0n).toBe(false);
      }),
    );
  });

  it('is the sum of interest and fee', () => {
    fc.assert(
      fc.property(rules, opens, fc.nat(2000), currencies, (some, open, days, in_) => {
        const { interest, fee, total } = charged(amount(open), days, some, in_);
        expect(units(total)).toBe(units(interest) + units(fee));
      }),
    );
  });

  it('is within half a unit of the exact interest', () => {
    fc.assert(
      fc.property(rules, opens, fc.nat(2000), (some, open, days) => {
        const found = charged(amount(open), days, some);
        const percent = parseDecimal(some.interest_percent ?? '0', 4);
        const period = some.interest_per === 'month' ? 30n : 365n;
        // In units of 10^-9 of a percent of a day: exact = open * percent * days / (period * 10^9).
        const exact = open * percent * BigInt(found.interest_days);
        const off = parseDecimal(found.interest, 2) * 10n ** 7n * period - exact;
        expect((off < 0n ? -off : off) * 2n <= 10n ** 7n * period).toBe(true);
      }),
    );
  });
});
