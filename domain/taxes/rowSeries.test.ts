import { expect, it } from 'vitest';
import { rowSeries } from './rowSeries.ts';

const of = (uuid: string, valid_from?: string, valid_until?: string) => ({
  tribute: { uuid },
  is_origin: false,
  tax_responsible: 'importer' as const,
  ...(valid_from && { valid_from }),
  ...(valid_until && { valid_until }),
});

it('rows of one tribute in one box are together, the one valid that day first, then by date', () => {
  const rows = [
    of('pis', undefined, '2025-12-31'),
    of('iss'),
    of('pis', '2027-01-01'),
    of('pis', '2026-01-01', '2026-12-31'),
    { ...of('pis'), is_origin: true },
  ];
  expect(rowSeries(rows, '2026-06-30')).toEqual([[3, 0, 2], [1], [4]]);
});

it('a row without a tribute stands alone', () => {
  const row = { is_origin: true, tax_responsible: 'exporter' as const };
  expect(rowSeries([row, row], '2026-06-30')).toEqual([[0], [1]]);
});
