import { expect, test } from 'vitest';
import { isTotalsRow } from './totalsRow.ts';

test.each([
  [['', 'TOTAL DE CLIENTES: 2', '', '', '', ''], true],
  [['Total', '', '', '', '', 12], true],
  [['Subtotal', '', '', ''], true],
  [['Gesamtsumme', '', '', 1], true],
  [['Total Energies', 'FR123', 'La Défense', 'FR'], false],
  [['Total', 12], false],
  [['Totally Ltd', '', '', ''], false],
  [['Ana', '', '', ''], false],
  [[12, '', '', ''], false],
])('%j is a row of totals: %s', (cells, isTotal) => expect(isTotalsRow(cells, cells.length)).toBe(isTotal));
