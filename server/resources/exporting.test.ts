import { expect, it } from 'vitest';
import countries from '../../schemas/resources/countries.ts';
import invoices from '../../schemas/resources/invoices.ts';
import items from '../../schemas/resources/items.ts';
import type { Resource } from '../../schemas/resource.ts';
import { csvOf, fileColumnsOf, fileQueryOf, pagesOf } from './exporting.ts';
import type { ListQuery } from './query.ts';

const words = { language: 'pt', translate: (key: string) => key, labelOf: () => 'name' } as const;

/** Reads a list of so many records, each with its place as its key, and tells where each page was asked to begin. */
async function readAll(resource: Resource, count: number) {
  const begun: (string | number)[] = [];
  const query = fileQueryOf(resource, {}, [], []);
  const read = async ({ page, perPage, after }: ListQuery) => {
    const start = after ? Number(after) + 1 : (page - 1) * perPage;
    begun.push(after ?? page);
    const length = Math.max(0, Math.min(perPage, count - start));
    return {
      results: Array.from({ length }, (_, n) => ({ uuid: String(start + n), id: start + n })),
      count: undefined,
    };
  };
  const keys: string[] = [];
  for await (const page of pagesOf(resource, query, read)) keys.push(...page.map((row) => String(Object(row).uuid)));
  return { keys, begun };
}

it.each([0, 1, 249, 250, 251, 1000])('reads each of %i records once, in their order', async (count) => {
  for (const resource of [invoices, items, countries]) {
    const { keys } = await readAll(resource, count);
    expect(keys).toEqual(Array.from({ length: count }, (_, place) => String(place)));
  }
});

it('reads on behind a record where a list can, so that no page costs more than the first', async () => {
  expect((await readAll(invoices, 600)).begun).toEqual([1, '249', '499']);
  expect((await readAll(items, 600)).begun).toEqual([1, '249', '499']);
  expect((await readAll(countries, 600)).begun).toEqual([1, 2, 3]);
});

it('asks for no more of records than the columns need, and never for their number', () => {
  const columns = fileColumnsOf(invoices, 'number,service_buyer,transactions.0.fee');
  const { fields, isCounted } = fileQueryOf(invoices, {}, columns, []);
  expect([fields, isCounted]).toEqual([['uuid', 'number', 'service_buyer', 'transactions.0.fee'], false]);
});

it('is begun by the mark and the names of the columns, also without a record', async () => {
  async function* pages() {
    yield [];
  }
  const parts: string[] = [];
  for await (const part of csvOf(pages(), fileColumnsOf(items, ''), words)) parts.push(part);
  expect(parts).toEqual([`\uFEFF${items.list.columns.map((path) => `resources.items.fields.${path}`).join(';')}\r\n`]);
});

it.each(['', 'nothing', 'location', '__proto__', 'items_invoice', 'items_invoice.0.price'])(
  'has no column for %j of an invoice, which its list does not tell',
  (path) => {
    expect(() => fileColumnsOf(invoices, `number,${path}`)).toThrow(expect.objectContaining({ code: 'validation' }));
  },
);
