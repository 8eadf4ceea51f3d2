import { expect, test } from 'vitest';
import { kindOf } from './kindOf.ts';
import type { Property } from './property.ts';

const cases: [Property, string][] = [
  [{ type: 'string' }, 'text'],
  [{ type: 'string', kind: 'multiline' }, 'multiline'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', format: 'date-time' }, 'instant'],
  [{ type: 'string', format: 'email' }, 'email'],
  [{ type: 'string', format: 'uuid' }, 'identifier'],
  [{ type: 'string', format: 'uri' }, 'text'],
  [{ type: 'string', enum: ['a'] }, 'choice'],
  [{ type: 'boolean' }, 'boolean'],
  [{ type: 'integer' }, 'integer'],
  [{ type: 'integer', kind: 'identifier' }, 'identifier'],
  [{ type: 'number' }, 'decimal'],
  [{ type: 'array', items: { type: 'object' } }, 'collection'],
  [{ type: 'object', ref: 'tributes' }, 'reference'],
  [{ type: 'object', ref: 'countries', kind: 'country' }, 'country'],
];

test.each(cases)('%j has the kind %s', (property, kind) => {
  expect(kindOf(property)).toBe(kind);
});
