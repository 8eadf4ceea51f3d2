import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import words from '../../locales/pt/validation.json' with { type: 'json' };
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { normalizeInput } from '../schema/values/normalize.ts';
import type { Property } from '../schema/property.ts';
import { sample } from '../schema/samples.testing.ts';
import { writeSchema } from '../schema/writeSchema.ts';
import { ajvOptions, configureAjv } from './ajv.ts';
import { issuesOf } from './issues.ts';

function issuesIn(schema: ObjectSchema | Property, body: unknown, options: object = {}) {
  const validate = configureAjv(new Ajv2020({ ...ajvOptions, ...options })).compile({ ...schema });
  validate(body);
  return issuesOf(validate.errors, schema);
}

const written = writeSchema(sample);
const uuid = '018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4d';
const good = { name: 'Acme', country: { id: 76 }, rows: [{ tribute: { uuid } }] };

test('a valid record has no issue', () => {
  expect(issuesIn(written, good)).toEqual([]);
  expect(issuesOf(null, written)).toEqual([]);
});

describe('each issue is at its form source', () => {
  test.each([
    ['a missing field', { ...good, name: undefined }, 'name', 'validation.required'],
    ['an empty required text', { ...good, name: '' }, 'name', 'validation.required'],
    ['an empty list', { ...good, rows: [] }, 'rows', 'validation.required'],
    ['a reference without key', { ...good, country: {} }, 'country', 'validation.required'],
    ['a reference with a wrong key', { ...good, country: { id: 'Brasil' } }, 'country', 'validation.type.integer'],
    ['a nested one', { ...good, rows: [{ tribute: { uuid } }, {}] }, 'rows.1.tribute', 'validation.required'],
    ['a nested wrong key', { ...good, rows: [{ tribute: { uuid: 'x' } }] }, 'rows.0.tribute', 'validation.format.uuid'],
    ['a choice', { ...good, side: 'both' }, 'side', 'validation.enum'],
    ['a pattern', { ...good, currency: 'brl' }, 'currency', 'validation.pattern'],
    ['a date', { ...good, issued: '2026-02-30' }, 'issued', 'validation.format.date'],
    ['a type', { ...good, active: 'yes' }, 'active', 'validation.type.boolean'],
    ['decimal text', { ...good, price: 'much' }, 'price', 'validation.decimal.format'],
    ['a figure of another type', { ...good, price: true }, 'price', 'validation.decimal.format'],
    ['a date of another type', { ...good, issued: 20260301 }, 'issued', 'validation.format.date'],
    [
      'a key of another type',
      { ...good, rows: [{ tribute: { uuid: 7 } }] },
      'rows.0.tribute',
      'validation.format.uuid',
    ],
    ['another body', [], '', 'validation.type.object'],
  ])('%s', (_, body, path, key) => {
    expect(issuesIn(written, structuredClone(body))).toEqual([{ path, key }]);
  });

  test.each([
    ['price', { price: '0' }, 'validation.decimal.minimum', '0.01'],
    ['price', { price: '1000.01' }, 'validation.decimal.maximum', '1000'],
    ['price', { price: '1.001' }, 'validation.decimal.fraction', 2],
    ['rows', { rows: Array.from({ length: 4 }, () => ({ tribute: { uuid } })) }, 'validation.maxItems', 3],
  ])('%s reports its bound: %j', (path, wrong, key, limit) => {
    expect(issuesIn(written, { ...good, ...wrong })).toEqual([{ path, key, args: { limit } }]);
  });

  test('an implausible year is an invalid date', () => {
    const issues = issuesIn(writeSchema(invoices.schema), { due_date: '3026-01-01' });
    expect(issues).toContainEqual({ path: 'due_date', key: 'validation.format.date' });
  });

  test('an unknown field is reported if unknown ones are not dropped', () => {
    const issues = issuesIn(written, { ...good, 'a/b~c': 1 }, { removeAdditional: false });
    expect(issues).toEqual([{ path: 'a/b~c', key: 'validation.unknown' }]);
  });
});

test('each path has one issue, the most specific: a missing choice has no format error', () => {
  const schema = { type: 'object', properties: { code: { type: 'string', maxLength: 1, enum: ['a'] } } } as const;
  expect(issuesIn(schema, { code: 'abc' })).toEqual([{ path: 'code', key: 'validation.enum' }]);
});

test('an incomplete invoice as a form sends it', () => {
  const body = normalizeInput(invoices.schema, {
    currency: 'BRL',
    created: '2026-07-31',
    items_invoice: [{ item: uuid, price: 0, quantity: 0, scenery: { uuid } }],
  });
  expect(issuesIn(writeSchema(invoices.schema), body)).toEqual([
    { path: 'service_provider_uuid', key: 'validation.required' },
    { path: 'service_buyer_uuid', key: 'validation.required' },
    { path: 'items_invoice.0.quantity', key: 'validation.decimal.minimum', args: { limit: '0.000001' } },
    { path: 'items_invoice.0.price', key: 'validation.decimal.minimum', args: { limit: '0.000001' } },
  ]);
});

test('every possible key has a text', () => {
  const keywords = [
    'required',
    'enum',
    'pattern',
    'unknown',
    'invalid',
    'maxLength',
    'minLength',
    'maximum',
    'minimum',
  ];
  expect(Object.keys(words)).toEqual(expect.arrayContaining([...keywords, 'minItems', 'maxItems']));
  expect(Object.keys(words.type)).toEqual(
    expect.arrayContaining(['string', 'integer', 'number', 'boolean', 'array', 'object']),
  );
  expect(Object.keys(words.format)).toEqual(expect.arrayContaining(['uuid', 'date', 'date-time', 'email', 'uri']));
  expect(Object.keys(words.decimal)).toEqual(expect.arrayContaining(['format', 'fraction', 'minimum', 'maximum']));
});
