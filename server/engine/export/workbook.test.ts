import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Property } from '../../../domain/schema/property.ts';
import type { Language } from '../../../domain/languages.ts';
import { xlsxOf } from './workbook.ts';

const properties: Readonly<Record<string, Property>> = {
  name: { type: 'string' },
  amount: { type: 'string', kind: 'money', decimal: { fraction: 3 } },
  crew: { type: 'integer' },
  share: { type: 'string', kind: 'percent', decimal: { fraction: 2 } },
  built: { type: 'string', format: 'date' },
  seen: { type: 'string', format: 'date-time' },
  open: { type: 'boolean' },
};
const columns = Object.entries(properties).map(([path, property]) => ({ resource: 'vessels', path, property }));
const wordsIn = (language: Language) =>
  ({
    language,
    translate: (key: string) => key,
    namingOf: () => ({ name: '', label: 'name' }),
    timeZone: 'America/Sao_Paulo',
  }) as const;

/** Reads a workbook of these records with another library. */
async function rowsOf(records: readonly object[], language: Language = 'pt') {
  async function* pages() {
    yield records.slice(0, 2);
    yield records.slice(2);
  }
  const parts: Uint8Array[] = [];
  for await (const part of xlsxOf(pages(), columns, wordsIn(language), 'A/B: [vessels] with a very long name'))
    parts.push(part);
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(parts)));
  return { rows: sheets[0]?.rows ?? [], name: sheets[0]?.name };
}

it('has typed cells: figures, dates, and instants in the tenant’s time zone', async () => {
  const vessel = {
    name: 'Aurora',
    amount: '-1080.50',
    crew: 0,
    share: '12.5',
    built: '2019-02-28',
    seen: '2026-03-09T02:30:00Z',
    open: true,
  };
  const { rows, name } = await rowsOf([vessel, {}]);
  expect(name).toBe('A B   vessels  with a very long');
  expect(rows[0]).toEqual(columns.map(({ path }) => `resources.vessels.fields.${path}`));
  expect(rows[1]).toEqual([
    'Aurora',
    -1080.5,
    0,
    12.5,
    new Date('2019-02-28T00:00:00Z'),
    new Date('2026-03-08T23:30:00Z'),
    expect.any(String),
  ]);
  expect((rows[2] ?? []).filter((cell) => cell !== null && cell !== '')).toEqual([]);
});

it('keeps every digit: figures beyond the precision of a spreadsheet are texts', async () => {
  const { rows } = await rowsOf([{ amount: '999999999999.999' }, { amount: '9999999999999.999' }]);
  expect([rows[1]?.[1], rows[2]?.[1]]).toEqual([999_999_999_999.999, '9.999.999.999.999,999']);
});

it('turns no text into a formula, and keeps each character', async () => {
  const text = fc.oneof(
    fc.constantFrom('=1+1', '@x', '+1', '-a', "'=x", ' a ', 'a\nb', '<&>"'),
    fc.string({ minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (names) => {
      const { rows } = await rowsOf(names.map((name) => ({ name })));
      expect(rows.slice(1).map(([name]) => name)).toEqual(names);
    }),
    { numRuns: 30 },
  );
});

it('leaves out what XML cannot contain, and keeps the rest', async () => {
  const { rows } = await rowsOf([{ name: 'A\ufffeB\uffff\u0001C\ud800' }, { name: '\u{1f680} \t東' }]);
  expect(rows.slice(1).map(([name]) => name)).toEqual(['AB\u0001C', '\u{1f680} \t東']);
});

it('without records has only the headings', async () => {
  expect((await rowsOf([])).rows).toHaveLength(1);
});

it('requests each page only when it is written', async () => {
  let read = 0;
  async function* pages() {
    for (;;) {
      read += 1;
      yield Array.from({ length: 250 }, (_, row) => ({ name: `${read} ${row} ${'x'.repeat(200)}` }));
    }
  }
  const file = xlsxOf(pages(), columns, wordsIn('en'), 'Vessels');
  for await (const part of file) if (part) break;
  expect(read).toBeLessThan(20);
});
