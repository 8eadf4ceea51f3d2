import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../money/decimal.ts';
import { sumAmounts } from '../money/sum.ts';
import { documentAdjustmentRows, type TotalRow } from './adjustmentRows.ts';
import { lineNumbers, linesAmong, sharingAmong, shownQuantity, subtotalsOf } from './rows.ts';

const line = (total: string) => ({ total });
const kinds = ['text', 'heading', 'subtotal'] as const;
const anyRow = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 12n }).map((cents) => line(decimalText(cents, 2))),
  fc.constantFrom(...kinds).map((row) => ({ row })),
);

describe('a subtotal', () => {
  it('shows the totals since the last heading or subtotal', () => {
    const rows = [
      line('1.00'),
      { row: 'heading' },
      line('2.00'),
      { row: 'text' },
      line('3.50'),
      { row: 'subtotal' },
      line('4.00'),
      { row: 'subtotal' },
      { row: 'subtotal' },
    ];
    expect(subtotalsOf(rows, 2).filter((shown) => shown !== undefined)).toEqual(['5.50', '4.00', '0.00']);
  });

  it('is the sum of its group, whatever the rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
        const shown = subtotalsOf(rows, 2);
        for (const [at, row] of rows.entries()) {
          if (!('row' in row) || row.row !== 'subtotal') {
            expect(shown[at]).toBeUndefined();
            continue;
          }
          const start = rows.slice(0, at).findLastIndex((one) => 'row' in one && one.row !== 'text');
          const totals = rows.slice(start + 1, at).flatMap((one) => ('total' in one ? [one.total] : []));
          expect(shown[at]).toBe(sumAmounts(totals, 2));
        }
      }),
    );
  });
});

describe('a line that deducts a deposit', () => {
  const deducted = { total: '-500.00', mirrors_line: '00000000-0000-0000-0000-000000000001' };

  it('counts in no subtotal, and shares no discount or charge, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), fc.nat(20), (rows, at) => {
        const plain: readonly TotalRow[] = rows;
        const mixed = plain.toSpliced(at, 0, deducted);
        const shown = (of: readonly TotalRow[]) => subtotalsOf(of, 2).filter((total) => total !== undefined);
        expect(shown(mixed)).toEqual(shown(plain));
        expect(sharingAmong(mixed)).toEqual(linesAmong(plain));
        const adjustments = [
          { kind: 'discount', percent: '12.5' },
          { kind: 'charge', amount: '7.00' },
        ] as const;
        expect(documentAdjustmentRows(adjustments, mixed, 'BRL')).toEqual(
          documentAdjustmentRows(adjustments, plain, 'BRL'),
        );
      }),
    );
  });

  it('shows its quantity below 0', () => {
    expect([deducted, { total: '500.00' }].map((one) => shownQuantity({ quantity: '1', ...one }))).toEqual(['-1', '1']);
  });
});

it('lines are numbered among themselves, and the others are not', () => {
  const rows = [{ row: 'heading' }, {}, { row: null }, { row: 'text' }, { row: 'line' }];
  expect(lineNumbers(rows)).toEqual([undefined, 1, 2, undefined, 3]);
  expect(linesAmong(rows)).toHaveLength(3);
});
