import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../../money/decimal.ts';
import { adjustedPrice } from './adjust.ts';

describe('a price', () => {
  it.each([
    ['1000.00', { percent: '4.62' }, 2, '1046.20'],
    ['10.05', { percent: '-50' }, 2, '5.03'],
    ['1001', { percent: '0.05' }, 0, '1002'],
    ['1.000', { percent: '12.3456' }, 3, '1.123'],
    ['100.00', { amount: '-0.01' }, 2, '99.99'],
    ['100.000', { amount: '25' }, 2, '125.00'],
    ['5.00', { amount: '-4.99' }, 2, '0.01'],
    ['5', { amount: '-4' }, 0, '1'],
    ['5.000', { amount: '-4.990' }, 3, '0.010'],
  ])('%s adjusted by %j with %i decimals is %s', (price, by, decimals, after) => {
    expect(adjustedPrice(price, by, decimals)).toEqual({ price: after });
  });

  it.each([
    ['0.01', { percent: '-51' }, 2],
    ['0.014', { percent: '-40' }, 3],
    ['1', { percent: '-51' }, 0],
    ['5.00', { amount: '-5' }, 2],
    ['5.000', { amount: '-4.991' }, 3],
    ['5.00', { amount: '-7' }, 2],
  ])('%s adjusted by %j with %i decimals is too small', (price, by, decimals) => {
    expect(adjustedPrice(price, by, decimals)).toEqual({ beyond: 'least' });
  });

  it.each([
    ['1000.00', { amount: '9999999999' }, 2],
    ['9999999999', { percent: '0.01' }, 0],
    ['9999999999.000', { amount: '0.001' }, 3],
  ])('%s adjusted by %j with %i decimals is too large', (price, by, decimals) => {
    expect(adjustedPrice(price, by, decimals)).toEqual({ beyond: 'most' });
  });

  it('can be as high as the maximum', () => {
    expect(adjustedPrice('9999999998.99', { amount: '0.01' }, 2)).toEqual({ price: '9999999999.00' });
  });

  it('is restored by the opposite amount, to the cent', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => decimalText(units, 2));
    fc.assert(
      fc.property(cents, cents, (price, amount) => {
        const raised = adjustedPrice(price, { amount }, 2);
        fc.pre('price' in raised);
        expect(adjustedPrice(raised.price, { amount: `-${amount}` }, 2)).toEqual({ price });
      }),
    );
  });
});
