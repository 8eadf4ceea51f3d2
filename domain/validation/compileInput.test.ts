import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import scenarios from '../../schemas/resources/taxes/scenarios.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { normalizeInput } from '../schema/values/normalize.ts';
import { writeSchema } from '../schema/writeSchema.ts';
import { ajvOptions, configureAjv } from './ajv.ts';
import { compileInput } from './compileInput.ts';
import { issuesOf } from './issues.ts';

const ajv = configureAjv(new Ajv2020(ajvOptions));
const uuid = '018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4d';

const check = compileInput(ajv, writeSchema(invoices.schema), invoices.schema);
const tribute = { uuid, value: '5' };
const line = (tributes: readonly object[] = [tribute]) => ({ item: uuid, price: 10, scenery: { uuid, tributes } });
const invoice = (lines: unknown) => ({
  service_provider_uuid: uuid,
  service_buyer_uuid: uuid,
  currency: 'USD',
  created: '2026-03-10',
  due_date: '2026-04-10',
  items_invoice: lines,
});
const repeat = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** An object that counts its reads. */
function counted() {
  const counter = { reads: 0 };
  const item = new Proxy(
    {},
    { has: () => Boolean(++counter.reads), getOwnPropertyDescriptor: () => void ++counter.reads },
  );
  return { counter, item };
}

describe('a body is validated like the whole schema', () => {
  const bodies: [string, ObjectSchema, unknown][] = [
    ['an invoice', invoices.schema, invoice(repeat(3, line()))],
    ['an invoice as it was read', invoices.schema, { ...invoice([line()]), uuid, total: '10.00', other: { a: 1 } }],
    ['a scenario', scenarios.schema, { name: 'n', description: 'd', origin: 76, destiny: '840', tributes: [] }],
    ['a scenario without rows', scenarios.schema, { name: 'n', description: 'd', origin: 76, destiny: 840 }],
    ['rows as a text', scenarios.schema, { name: 'n', tributes: `[{"tribute":"${uuid}","is_origin":"true"}]` }],
    ['a reference that is none', scenarios.schema, { origin: {}, destiny: { id: 'x' }, tributes: [{ tribute: 'x' }] }],
    ['an entity', entities.schema, { name: '', location: { address: 5 } }],
    ['what is wrong in rows', invoices.schema, invoice([line(), line([{ ...tribute, uuid: 'x' }]), null, 'x', []])],
    ['an empty list', invoices.schema, invoice([])],
    ['a list that is none', invoices.schema, invoice('x')],
    ['no object', entities.schema, ['x']],
  ];

  it.each(bodies)('%s', (_, schema, body) => {
    const written = writeSchema(schema);
    const whole = ajv.compile(written);
    const normalized = normalizeInput(schema, structuredClone(body));
    const isGood = whole(normalized);
    const { value, issues } = compileInput(ajv, written, schema)(structuredClone(body), 1_000);
    const sorted = (found: readonly object[]) => found.map((issue) => JSON.stringify(issue)).toSorted();
    expect(sorted(issues)).toEqual(sorted(issuesOf(whole.errors, written)));
    if (isGood) expect(value).toEqual(normalized);
  });
});

it('a row of a document has what its kind needs, and nothing else, before defaults are filled in', () => {
  const heading = { row: 'heading', description: 'A', quantity: '1' };
  const { issues } = check(invoice([line(), {}, heading, { row: 'subtotal' }]), 50);
  expect(issues).toEqual([
    ...['item', 'price', 'scenery'].map((name) => ({ path: `items_invoice.1.${name}`, key: 'validation.required' })),
    { path: 'items_invoice.2.quantity', key: 'validation.onlyLines' },
  ]);
});

describe('validation stops early', () => {
  it('after one issue more than the limit, those of the record before those of its rows', () => {
    const { issues } = check({ items_invoice: repeat(1000, {}) }, 50);
    expect(issues.slice(0, 2).map(({ path }) => path)).toEqual(['service_provider_uuid', 'service_buyer_uuid']);
    expect(issues.length).toBeGreaterThan(50);
    expect(issues.length).toBeLessThan(60);
  });

  it('and reads no row after that', () => {
    const { counter, item } = counted();
    check(invoice([...repeat(50, {}), ...repeat(500, item)]), 50);
    expect(counter.reads).toBe(0);
    check(invoice([item]), 50);
    expect(counter.reads).toBeGreaterThan(0);
  });

  it('also within nested rows', () => {
    const { counter, item } = counted();
    const { issues } = check(invoice([line([...repeat(20, { uuid: 'x' }), ...repeat(20, item)])]), 10);
    expect([issues.length, counter.reads]).toEqual([11, 0]);
  });
});

describe('lengths are checked before contents', () => {
  it('a list that is too long is reported alone, and its items are not read', () => {
    const { counter, item } = counted();
    expect(check(invoice(repeat(1001, item)), 50).issues).toEqual([
      { path: 'items_invoice', key: 'validation.maxItems', args: { limit: 1000 } },
    ]);
    expect(counter.reads).toBe(0);
  });

  it('the total of nested rows is reported at their list, and no later row is read', () => {
    const { counter, item } = counted();
    const lines = [...repeat(126, line(repeat(40, tribute))), ...repeat(100, item)];
    expect(check(invoice(lines), 50).issues).toEqual([
      { path: 'items_invoice', key: 'validation.together.tributes', args: { limit: 5000 } },
    ]);
    expect(counter.reads).toBe(0);
    expect(check(invoice(repeat(125, line(repeat(40, tribute)))), 50).issues).toEqual([]);
  });

  it('also if they arrive as text', () => {
    const lines = repeat(130, { ...line(), scenery: { uuid, tributes: JSON.stringify(repeat(40, { uuid })) } });
    expect(check(invoice(lines), 50).issues).toMatchObject([{ path: 'items_invoice', args: { limit: 5000 } }]);
  });
});

it('lists of plain values and of references report the position of an issue', () => {
  const country = { type: 'object', ref: 'countries', required: ['id'], properties: { id: { type: 'integer' } } };
  const schema: ObjectSchema = {
    type: 'object',
    properties: {
      dates: { type: 'array', maxItems: 9, items: { type: 'string', format: 'date' } },
      countries: { type: 'array', maxItems: 9, items: country },
    },
  };
  const { value, issues } = compileInput(ajv, schema)({ dates: [' 2026-01-01 ', 'x', 5], countries: [76, {}] }, 50);
  expect(issues).toEqual([
    { path: 'dates.1', key: 'validation.format.date' },
    { path: 'dates.2', key: 'validation.format.date' },
    { path: 'countries.1', key: 'validation.required' },
  ]);
  expect(value).toEqual({ dates: ['2026-01-01', 'x', 5], countries: [{ id: 76 }, {}] });
});

it('a list of lists is refused at compilation, since it would not be validated', () => {
  const items = { type: 'array', maxItems: 1, items: { type: 'string' } };
  const schema: ObjectSchema = { type: 'object', properties: { lists: { type: 'array', maxItems: 1, items } } };
  expect(() => compileInput(ajv, schema)).toThrow(RangeError);
});
