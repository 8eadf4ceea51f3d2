import { expect, it } from 'vitest';
import type { Resource } from '../../schemas/resource.ts';
import { allFixed, fixedBy } from './fixedFields.ts';

const schema = {
  type: 'object',
  properties: {
    code: { type: 'string', immutable: true },
    first: { type: 'integer', fixed: { path: 'has_begun', eq: true } },
    name: { type: 'string' },
    has_begun: { type: 'boolean', readOnly: true },
  },
} as const;

const of = (...fields: string[]): Pick<Resource, 'schema' | 'form'> => ({
  schema,
  form: { sections: [{ name: 'all', fields }] },
});
const begun = { has_begun: true };

it.each([
  ['code', {}, 'immutable'],
  ['first', begun, 'fixed'],
  ['first', { has_begun: false }, undefined],
  ['name', begun, undefined],
] as const)('%s of %o is %s', (path, record, reason) => {
  expect(fixedBy({ schema }, path, record)).toBe(reason);
});

it.each([
  [['first'], begun, ['first']],
  [['code', 'first'], begun, ['first']],
  [['first', 'name'], begun, []],
  [['first'], {}, []],
])('of a form of %o with %o all are fixed by %o', (fields, record, paths) => {
  expect(allFixed(of(...fields), record)).toEqual(paths);
});
