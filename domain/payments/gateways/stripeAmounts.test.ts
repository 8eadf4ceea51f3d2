import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf } from '../../money/decimals.ts';
import { amountOfUnits, chargeProblem, leastAmount, minorUnits } from './stripeAmounts.ts';

const currencies = Intl.supportedValuesOf('currency');

describe('an amount in the units of Stripe', () => {
  it('has the decimals of ISO 4217, except in currencies that Stripe counts otherwise or does not support', () => {
    const others = currencies.filter((currency) => minorUnits('1', currency) !== 10 ** decimalsOf(currency));
    expect(others).toEqual(['IQD', 'ISK', 'LYD', 'MGA', 'UGX']);
  });

  it.each([
    ['10.00', 'USD', 1_000],
    ['500', 'JPY', 500],
    ['12.000', 'MGA', 12],
    ['5', 'ISK', 500],
    ['5.4', 'ISK', 500],
    ['5.5', 'UGX', 600],
    ['175.50', 'HUF', 17_550],
    ['5.124', 'KWD', 5_120],
    ['5.125', 'BHD', 5_130],
    ['-80.00', 'EUR', -8_000],
  ])('%s %s is %i', (amount, currency, units) => {
    expect(minorUnits(amount, currency)).toBe(units);
  });

  it.each([
    [1_000, 'USD', '10.00'],
    [500, 'JPY', '500'],
    [12, 'MGA', '12.00'],
    [500, 'ISK', '5'],
    [5_120, 'KWD', '5.120'],
  ])('%i is %s %s', (units, currency, amount) => {
    expect(amountOfUnits(units, currency)).toBe(amount);
  });

  it('is read as it was written, in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('USD', 'JPY', 'MGA', 'ISK', 'UGX', 'CLP'),
        (amount, currency) => {
          expect(Number(amountOfUnits(minorUnits(String(amount), currency), currency))).toBe(amount);
        },
      ),
    );
  });
});

describe('an amount that Stripe never charges', () => {
  it.each([
    ['0.49', 'USD', 'amount_too_small'],
    ['0.50', 'USD', undefined],
    ['49', 'JPY', 'amount_too_small'],
    ['174.99', 'HUF', 'amount_too_small'],
    // Its least amount is unknown.
    ['0.01', 'COP', undefined],
    ['0.004', 'KWD', 'amount_too_small'],
    ['5.124', 'KWD', undefined],
    ['100.40', 'MGA', 'amount_has_fraction'],
    ['100.00', 'MGA', undefined],
    ['100', 'ISK', undefined],
  ])('%s %s: %s', (amount, currency, problem) => {
    expect(chargeProblem(amount, currency)).toBe(problem);
  });

  it('has a least amount by its currency', () => {
    expect([leastAmount('GBP'), leastAmount('COP')]).toEqual(['0.30', undefined]);
  });

  it.each(currencies.filter((currency) => leastAmount(currency) !== undefined))('is below that of %s', (currency) => {
    const least = minorUnits(leastAmount(currency) ?? '0', currency);
    const problems = [least, least - 1].map((units) => chargeProblem(amountOfUnits(units, currency), currency));
    expect(problems).toEqual([undefined, 'amount_too_small']);
  });
});
