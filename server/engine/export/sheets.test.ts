import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { sheetsOf } from './sheets.ts';

const columnsOf = (properties: object) =>
  Object.entries(properties).map(([path, property]) => ({ resource: 'vessels', path, property: property as object }));
const columns = columnsOf({
  name: { type: 'string' },
  amount: { type: 'string', kind: 'money', decimal: { fraction: 3 } },
  share: { type: 'string', kind: 'percent', decimal: { fraction: 2 } },
  built: { type: 'string', format: 'date' },
  seen: { type: 'string', format: 'date-time' },
});
const words = {
  language: 'pt',
  translate: (key: string) => key,
  namingOf: () => ({ name: '', label: 'name' }),
  timeZone: 'America/Sao_Paulo',
} as const;

async function* pagesOf(records: readonly object[]) {
  yield records.slice(0, 2);
  yield records.slice(2);
}

const at = new Date('2026-03-10T15:00:00Z');

/** Reads the sheets of a workbook with another library. */
async function sheets(...of: (readonly object[])[]) {
  const named = of.map((records, index) => ({ name: `A/B & "${index}"`, columns, pages: pagesOf(records) }));
  const written = await buffer(Readable.from(sheetsOf(named, words, at)));
  return (await readXlsx(new Uint8Array(written))).sheets;
}

it('a workbook has each list on its own sheet, with typed cells below its headings', async () => {
  const vessel = {
    name: 'Aurora',
    amount: '-1080.50',
    share: '12.5',
    built: '2019-02-28',
    seen: '2026-03-09T02:30:00Z',
  };
  const found = await sheets([vessel], [], [{ amount: '7' }, {}, { name: 'Last' }]);
  expect(found.map(({ name }) => name)).toEqual(['A B & "0"', 'A B & "1"', 'A B & "2"']);
  const head = columns.map(({ path }) => `resources.vessels.fields.${path}`);
  expect(found[0]?.rows).toEqual([
    head,
    ['Aurora', -1080.5, 12.5, new Date('2019-02-28T00:00:00Z'), new Date('2026-03-08T23:30:00Z')],
  ]);
  expect(found[1]?.rows).toEqual([head]);
  const [, first, , last] = found[2]?.rows ?? [];
  expect([first?.[1], last?.[0]]).toEqual([7, 'Last']);
});

it('turns no text into a formula, and keeps each character', async () => {
  const text = fc.oneof(
    fc.constantFrom('=1+1', '@x', "'=x", ' a ', 'a\nb', 'a\r\nb', '<&>"', '_x0041_', '\u0001', '\u{1f680} \t東'),
    fc.string({ minLength: 1 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (names) => {
      const [found] = await sheets(names.map((name) => ({ name })));
      expect(found?.rows.slice(1).map(([name]) => name)).toEqual(names);
    }),
    { numRuns: 30 },
  );
});

it('leaves out what XML cannot contain', async () => {
  const [found] = await sheets([{ name: 'A\ufffeB\uffffC\ud800' }]);
  expect(found?.rows[1]?.[0]).toBe('ABC');
});

it('reads each page only when it is written', async () => {
  let read = 0;
  async function* pages() {
    for (;;) {
      read += 1;
      yield Array.from({ length: 250 }, (_, row) => ({ name: `${read} ${row} ${'x'.repeat(200)}` }));
    }
  }
  for await (const part of sheetsOf([{ name: 'Vessels', columns, pages: pages() }], words, at)) {
    if (part && read > 0) break;
  }
  expect(read).toBeLessThan(20);
});
