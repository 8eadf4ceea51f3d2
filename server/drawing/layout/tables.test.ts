import { describe, expect, test } from 'vitest';
import type { Template } from '../../../schemas/parts/templates/template.ts';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { builtInTemplate, defaultTemplate } from '../builtIn/builtIn.ts';
import { layoutView } from './layout.ts';
import type { DrawnDocument } from '../request.ts';
import { linesTable } from './linesTable.ts';
import { measuresOf, millimetre } from './measures.ts';
import { measureTables } from './tables.ts';

const standard = builtInTemplate(defaultTemplate);
/** Letters of half an em; those of other scripts are unknown. */
const measuresFor = (template: Template) =>
  measuresOf(template, (text) => (/^[\x20-\x7e\u00a0-\u2212]*$/.test(text) ? text.length / 2 : undefined));
const measures = measuresFor(standard);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const viewOf = (document: DrawnDocument) => layoutView(standard, document, 'pt');

describe('the table of lines', () => {
  const tableOf = (
    lines: Parameters<typeof sampleInvoice>[1],
    columns = ['position', 'description', 'total'] as const,
  ) =>
    linesTable(viewOf(sampleInvoice({}, lines)), { type: 'lines', variant: 'ruled', columns: [...columns] }, measures);

  test('is as wide as the text', () => {
    const { widths, names } = tableOf([{}]);
    expect(names).toEqual(['description', 'total']);
    expect(widths[0]).toBe(12 * millimetre);
    expect(sum(widths)).toBeCloseTo(174 * millimetre);
  });

  test('gives figures the width of the widest, and the description the rest', () => {
    const [, description = 0, many = 0] = tableOf([{ price: '1' }, { price: '123456789' }]).widths;
    expect(many).toBeCloseTo((8.5 * '123.456.789,00'.length) / 2 + 4 * millimetre);
    expect(description + many).toBeCloseTo(162 * millimetre);
  });

  test('has a height for lines that certainly fit, and none for others', () => {
    const { lines } = tableOf([{}, { description: 'palavra '.repeat(30) }, { description: '東京' }]);
    expect(lines).toEqual([0.714 * 8.5 + 2 * 1.7 * millimetre, null, null]);
  });

  test('shrinks if its figures leave no room for words', () => {
    const columns = ['description', 'quantity', 'price', 'total'] as const;
    const huge = [{ quantity: `1${'0'.repeat(30)}`, price: `1${'0'.repeat(30)}` }];
    expect(tableOf([{}]).scale).toBe(1);
    const { scale, widths } = linesTable(
      viewOf(sampleInvoice({}, huge)),
      { type: 'lines', variant: 'ruled', columns: [...columns] },
      measures,
    );
    expect(scale).toBeLessThan(1);
    expect(widths[1]).toBeCloseTo(8.5 * 13.5);
  });
});

test('tables of taxes, accounts and schedules have a height for each row', () => {
  const years = [
    { year: '2026', count: 2, amount: '100.00' },
    { year: '2027', count: 12, amount: '600.00' },
  ];
  const contract = { frequency: 'Mensal', last_due_date: '2027-12-20', terms: 'each', years } as const;
  const { blocks, taxes, way, schedule } = measureTables(
    viewOf(sampleInvoice({ show_exporter_net: true, contract })),
    measures,
  );
  const [table] = blocks.flatMap((block) => (block.type === 'taxes' && 'table' in block ? [block.table] : []));
  const rows = taxes?.sides.map((side) => side.rows.length + 2) ?? [];
  expect(rows.length).toBe(2);
  expect(table?.heights).toHaveLength(1 + sum(rows));
  expect(sum(table?.widths ?? [])).toBeCloseTo(174 * millimetre);
  expect(schedule?.table.heights).toHaveLength(4);
  expect(sum(schedule?.table.widths ?? [])).toBeCloseTo(174 * millimetre);
  expect(way?.sums).toHaveLength(2);
  for (const { rows: own, table: account } of way?.sums ?? []) {
    expect(account.heights).toHaveLength(own.length + 1);
    expect(sum(account.widths)).toBeCloseTo(82 * millimetre);
  }
});

test('spaces and headings follow the density and the languages of a template', () => {
  const spacious = measuresFor({ ...standard, theme: { ...standard.theme, density: 'spacious' } });
  expect(spacious.space(2)).toBeCloseTo(1.35 * measures.space(2));
  const one = measures.headHeight(['Data'], 3);
  expect(measures.headHeight(['Data / Date', 'Data'], 3) - one).toBeCloseTo((0.714 + 0.55) * 7);
  expect(measures.fit('Descrição / Description', [])).toBe(measures.fit('Description', []));
});
