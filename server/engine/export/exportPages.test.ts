import { expect, it } from 'vitest';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import items from '../../../schemas/resources/invoicing/items.ts';
import { csvOf, fileColumnsOf, fileQueryOf, pagesOf } from './exportPages.ts';
import type { ListQuery } from '../lists/query.ts';

const words = {
  language: 'pt',
  translate: (key: string) => key,
  namingOf: () => ({ name: '', label: 'name' }),
} as const;

/** Reads a list of records with their index as key, and returns where each page started. */
async function readAll(count: number, tellsPlaces: boolean) {
  const begun: (string | number)[] = [];
  const query = fileQueryOf(items, {}, [], []);
  const read = async ({ page, perPage, readOn }: ListQuery) => {
    const after = readOn?.place?.[0] ?? undefined;
    const start = after ? Number(after) + 1 : (page - 1) * perPage;
    begun.push(after ?? page);
    const length = Math.max(0, Math.min(perPage, count - start));
    const place = tellsPlaces && length === perPage ? [String(start + length - 1)] : undefined;
    return { results: Array.from({ length }, (_, n) => ({ uuid: String(start + n) })), count: undefined, place };
  };
  const keys: string[] = [];
  for await (const page of pagesOf(query, read)) keys.push(...page.map((row) => String(Object(row).uuid)));
  return { keys, begun };
}

it.each([0, 1, 249, 250, 251, 1000])('reads each of %i records once, in order', async (count) => {
  for (const tellsPlaces of [true, false]) {
    const { keys } = await readAll(count, tellsPlaces);
    expect(keys).toEqual(Array.from({ length: count }, (_, place) => String(place)));
  }
});

it('continues after the last row where the list allows it, so that every page costs the same', async () => {
  expect((await readAll(600, true)).begun).toEqual([1, '249', '499']);
  expect((await readAll(600, false)).begun).toEqual([1, 2, 3]);
});

it('continues after a page whose last record was deleted meanwhile', async () => {
  const pages = [
    { results: [{ uuid: '1' }], count: undefined, place: ['1'] },
    { results: [{ uuid: '2' }], count: undefined, place: undefined },
  ];
  const read = async () => pages.shift() ?? { results: [], count: undefined };
  const found: object[] = [];
  for await (const page of pagesOf(fileQueryOf(items, {}, [], []), read)) found.push(...page);
  expect(found).toEqual([{ uuid: '1' }, { uuid: '2' }]);
});

it('requests only the properties that the columns need, and no count', () => {
  const columns = fileColumnsOf(invoices, 'number,service_buyer,transactions.0.fee');
  const { fields, isCounted } = fileQueryOf(invoices, {}, columns, []);
  expect([fields, isCounted]).toEqual([['uuid', 'number', 'service_buyer', 'transactions.0.fee'], false]);
});

it('starts with a byte order mark and the headings, also without records', async () => {
  async function* pages() {
    yield [];
  }
  const parts: string[] = [];
  for await (const part of csvOf(pages(), fileColumnsOf(items, ''), words)) parts.push(part);
  expect(parts).toEqual([`\uFEFF${items.list.columns.map((path) => `resources.items.fields.${path}`).join(';')}\r\n`]);
});

it.each(['', 'nothing', 'location', '__proto__', 'items_invoice', 'items_invoice.0.price'])(
  'has no column for %j of an invoice, which its list omits',
  (path) => {
    expect(() => fileColumnsOf(invoices, `number,${path}`)).toThrow(expect.objectContaining({ code: 'validation' }));
  },
);
