import { describe, expect, it } from 'vitest';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { boundsOf, leastBounds } from './bounds.ts';
import type { Property } from './property.ts';
import { readJson } from './values/readJson.ts';
import { sample } from './samples.testing.ts';

/** An object with a list of rows, each with a text. */
const schemaOf = (rows: number, characters: number, inner: Property = {}): ObjectSchema => ({
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      maxItems: rows,
      items: { type: 'object', properties: { text: { type: 'string', maxLength: characters }, ...inner.properties } },
    },
  },
});

describe('the bounds of a schema', () => {
  it('are the minimum for small schemas', () => {
    expect(boundsOf(schemaOf(1, 1))).toEqual({ ...leastBounds, names: 66, lists: new Map([['rows', 1]]) });
  });

  it('grow with its texts and its rows', () => {
    const [one, longer, more] = [schemaOf(10, 2_000), schemaOf(10, 4_000), schemaOf(20, 2_000)].map(boundsOf);
    expect(longer?.text).toBe(48_000);
    expect(longer?.bytes).toBeGreaterThan(1.9 * (one?.bytes ?? 0));
    expect(more?.bytes).toBeGreaterThan(1.9 * (one?.bytes ?? 0));
    expect(more?.text).toBe(one?.text);
  });

  it('have its number of levels, with some reserve', () => {
    const deep = Array.from({ length: 10 }).reduce<Property>((inner) => ({ type: 'object', properties: { inner } }), {
      type: 'string',
      maxLength: 1,
    });
    expect(boundsOf(deep).depth).toBe(13);
  });

  it('limit nested rows by their total', () => {
    const tribute: Property = { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'integer' } } };
    const inner: Property = { properties: { list: { type: 'array', maxItems: 40, items: tribute } } };
    const apart = schemaOf(1_000, 10, inner);
    const rows = { ...(apart.properties['rows'] as Property), together: { source: 'list', maxItems: 500 } };
    const together: ObjectSchema = { type: 'object', properties: { rows } };
    expect(boundsOf(apart).values).toBeGreaterThan(150_000);
    expect(boundsOf(together).values).toBeLessThan(8_000);
  });

  it('list the top-level lists with their maximum entries', () => {
    expect(boundsOf(sample).lists).toEqual(new Map([['rows', 3]]));
    expect(boundsOf(sample.properties.rows).lists).toEqual(new Map([['', 3]]));
    expect(boundsOf(invoices.schema).lists).toEqual(
      new Map([
        ['items_invoice', 1000],
        ['adjustments', 20],
      ]),
    );
  });
});

describe('every valid body is within the bounds', () => {
  /** The largest value of a property, and the longest to write. */
  function largest({ type, properties, items, maxItems = 10, maxLength = 62 }: Property): unknown {
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, largest(inner)]));
    if (items) return Array.from({ length: maxItems }, () => largest(items));
    return type === 'string' ? '😀'.repeat(maxLength) : Number.MIN_VALUE;
  }
  const escaped = (text: string) =>
    text.replaceAll(/[^\n -~]/g, (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'));

  it.each([
    ['a sample', sample],
    ['a list of long texts', schemaOf(50, 500)],
  ])('%s, indented and escaped', (_, schema) => {
    const text = escaped(JSON.stringify(largest(schema as Property), undefined, 2));
    expect(readJson(new TextEncoder().encode(text), boundsOf(schema))).toHaveProperty('value');
  });
});
