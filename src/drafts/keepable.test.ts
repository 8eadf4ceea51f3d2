import { expect, it } from 'vitest';
import { keepable } from './keepable.ts';

const text = { type: 'string' } as const;
const secret = { type: 'object', kind: 'secret' } as const;
const file = { type: 'string', file: { types: ['application/pdf'], bytes: 1 } } as const;
const row = { type: 'object', properties: { uuid: text, name: text, key: secret } } as const;
const schema = {
  type: 'object',
  properties: { name: text, key: secret, contract: file, part: row, rows: { type: 'array', items: row } },
} as const;

it('input is stored, in rows and nested objects too, without secrets, files and unknown properties', () => {
  const parts = { uuid: 'u', name: 'a', key: { value: 's' } };
  const entered = { 'name:unmatched': 'Sul' };
  const values = {
    ...entered,
    'other:unmatched': 'x',
    name: 'a',
    key: { value: 's' },
    contract: 'c',
    part: parts,
    rows: [parts],
    '@etag': '"1"',
  };
  const kept = { uuid: 'u', name: 'a' };
  expect(keepable(schema, values)).toEqual({ ...entered, name: 'a', part: kept, rows: [kept] });
});
