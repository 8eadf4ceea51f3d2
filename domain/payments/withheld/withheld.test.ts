import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { expectedTaxes, type BorneTax } from './expected.ts';
import { leftToWithhold, proposedTax, withheldDifference } from './proposed.ts';
import { withheldIssues } from './withheldIssues.ts';

const tax = (uuid: string, amount: string, more: Partial<BorneTax> = {}): BorneTax => ({
  uuid,
  name: `Tax ${uuid}`,
  amount,
  is_origin: false,
  tax_responsible: 'exporter',
  ...more,
});
const line = (...tributes: BorneTax[]) => ({ country: 1, tributes });

describe('what a document expects to be withheld', () => {
  it('is the sum of the taxes that the importer withholds, by tribute', () => {
    const lines = [
      line(tax('a', '10.00'), tax('b', '1.00', { tax_responsible: 'importer' })),
      line(tax('a', '5.50'), tax('c', '2.00', { is_origin: true }), tax('d', '3.00')),
    ];
    expect(expectedTaxes(lines, 2).map(({ key, expected }) => [key, expected])).toEqual([
      ['a', '15.50'],
      ['d', '3.00'],
    ]);
  });

  it('is less what credit notes took; a tribute that they took as a whole is left out', () => {
    const lines = [
      line(tax('a', '10.00'), tax('d', '3.00')),
      { ...line(tax('a', '4.00'), tax('d', '3.00')), isCredited: true },
    ];
    expect(expectedTaxes(lines, 2)).toMatchObject([{ key: 'a', expected: '6.00' }]);
  });

  it('is one sum for a tribute of two scenarios, which either of their rows names', () => {
    const of = { tribute: 'T' };
    const [found, ...others] = expectedTaxes([line(tax('A', '1.00', of)), line(tax('b', '2.00', of))], 2);
    expect([found, others]).toMatchObject([{ key: 't', keys: ['t', 'a', 'b'], expected: '3.00' }, []]);
  });
});

describe('what a receipt proposes', () => {
  it.each([
    ['of a part, the same part', { amount: '425.00', open: '850.00', payable: '850.00' }, '0.00', '75.00'],
    ['of the rest, all that is left', { amount: '425.00', open: '425.00', payable: '850.00' }, '75.00', '75.00'],
    [
      'of more than is open, no more than that',
      { amount: '900.00', open: '425.00', payable: '850.00' },
      '75.00',
      '75.00',
    ],
    ['after more was recorded, nothing', { amount: '425.00', open: '425.00', payable: '850.00' }, '160.00', '0.00'],
    ['of a part, at most what is left', { amount: '425.00', open: '500.00', payable: '850.00' }, '140.00', '10.00'],
  ])('%s', (_, part, recorded, proposed) => {
    expect(proposedTax({ expected: '150.00', recorded }, part, 2)).toBe(proposed);
  });

  it('adds up to what is expected over all receipts, none below zero', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 50_000n }), fc.constantFrom(0, 2, 3), (parts, due, decimals) => {
        const text = (units: bigint) => decimalText(units, decimals);
        const all = parts.reduce((sum, part) => sum + part, 0n);
        let [open, recorded] = [all, 0n];
        for (const part of parts) {
          const received = { amount: text(part), open: text(open), payable: text(all) };
          const left = { expected: text(due), recorded: text(recorded) };
          const proposed = parseDecimal(proposedTax(left, received, decimals), decimals);
          expect(proposed).toBeGreaterThanOrEqual(0n);
          expect(proposed).toBeLessThanOrEqual(parseDecimal(leftToWithhold(left, decimals), decimals));
          recorded += proposed;
          open -= part;
        }
        expect(recorded).toBe(due);
      }),
    );
  });

  it('differs from what was withheld by more, or by less', () => {
    expect([withheldDifference('160.00', '150.00', 2), withheldDifference('0', '150.00', 2)]).toEqual([
      '10.00',
      '-150.00',
    ]);
  });
});

describe('what was withheld is refused', () => {
  const expected = expectedTaxes([line(tax('a', '10.00'), tax('d', '3.00'))], 2);
  it.each([
    ['in an unknown tribute', [{ tribute: 'x', amount: '1.00' }], ['withheld.0.tribute', 'validation.notWithheld']],
    [
      'twice in one tribute',
      [
        { tribute: 'a', amount: '1.00' },
        { tribute: 'A', amount: '1.00' },
      ],
      ['withheld.1.tribute', 'validation.withheldTwice'],
    ],
    [
      'with too many decimals',
      [{ tribute: 'a', amount: '1.005' }],
      ['withheld.0.amount', 'validation.decimal.fraction'],
    ],
    ['below zero', [{ tribute: 'a', amount: '-1.00' }], ['withheld.0.amount', 'validation.decimal.minimum']],
    ['without an amount', [{ tribute: 'a', amount: '' }], ['withheld.0.amount', 'validation.decimal.format']],
  ])('%s', (_, withheld, at) => {
    expect(withheldIssues(withheld, expected, 2).map(({ path, key }) => [path, key])).toEqual([at]);
  });
});
