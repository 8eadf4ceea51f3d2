import { expect, it } from 'vitest';
import { differenceOf, type StoredRow } from './difference.ts';
import { packNamed } from './packs.ts';
import { scenarioRow } from './scenarioRows.ts';

const [withheld, borne] = packNamed('PT-BR')?.variants ?? [];
if (!withheld || !borne) throw new Error('no variants');

/** The rows of an adopted variant, as they are read. */
const adopted = (): StoredRow[] =>
  withheld.tributes.map((tribute) => {
    const row = scenarioRow(tribute, (key) => `key of ${key}`);
    return { ...row, tribute: { ...row.tribute, name: tribute.tax.name } };
  });

it('is empty for a scenario as adopted, whatever the zeros of its values', () => {
  const rows = adopted().map((row) => ({
    ...row,
    value: `${String(row['value'])}${String(row['value']).includes('.') ? '0' : '.0'}`,
  }));
  expect(differenceOf(rows, withheld)).toEqual({ added: [], changed: [], removed: [] });
});

it('tells the fields of a row that changed, from the scenario to the pack', () => {
  const rows = adopted().map((row) => (row.tribute.name === 'CIDE' ? { ...row, value: '12', recoverable: '50' } : row));
  expect(differenceOf(rows, withheld)).toEqual({
    added: [],
    removed: [],
    changed: [
      {
        tribute: 'CIDE',
        is_origin: false,
        tax_responsible: 'importer',
        valid_from: null,
        value: '10',
        fields: [
          { field: 'value', from: '12', to: '10' },
          { field: 'recoverable', from: '50', to: null },
        ],
      },
    ],
  });
});

it('tells rows that were added and removed, by country, responsible and first day', () => {
  const rows = adopted().filter((row) => row['valid_from'] !== '2033-01-01');
  const { added, removed } = differenceOf(
    [...rows, { tribute: { uuid: 'x', name: 'IOF' }, is_origin: false, tax_responsible: 'importer', value: '3.5' }],
    withheld,
  );
  expect(added).toMatchObject([{ tribute: 'IBS', valid_from: '2033-01-01', value: '17.7' }]);
  expect(removed).toMatchObject([{ tribute: 'IOF', valid_from: null, value: '3.5' }]);
});

it('tells a tax that another party bears as two rows, and its place in the bases of others', () => {
  const { added, removed, changed } = differenceOf(adopted(), borne);
  expect(added).toMatchObject([{ tribute: 'IRRF', tax_responsible: 'importer' }]);
  expect(removed).toMatchObject([{ tribute: 'IRRF', tax_responsible: 'exporter' }]);
  expect(changed.find(({ tribute }) => tribute === 'PIS-Importação')?.fields).toEqual([
    { field: 'base_includes', from: 'COFINS-Importação, ISS', to: 'COFINS-Importação, IRRF, ISS' },
  ]);
});
