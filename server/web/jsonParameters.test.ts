import { expect, it } from 'vitest';
import { jsonParameter, jsonParameters, readParameters } from './jsonParameters.ts';

const list = { type: 'array', items: { type: 'integer' }, maxItems: 3 };
const parameters = jsonParameters({
  type: 'object',
  properties: {
    search: { type: 'string' },
    range: { ...list, ...jsonParameter },
    filter: { type: 'object', properties: { id: list }, ...jsonParameter },
  },
});

it('reads the parameters that are JSON and leaves the others as they are', () => {
  const query = { search: '[1]', range: '[0, 9]', filter: '{"id":[1],"name":null}' };
  expect(readParameters(query, parameters)).toEqual({ value: { search: '[1]', range: [0, 9], filter: { id: [1] } } });
  expect(readParameters({}, parameters)).toEqual({ value: {} });
});

it.each([
  [{ filter: '{' }, { path: 'filter', key: 'validation.invalid' }],
  [{ filter: '' }, { path: 'filter', key: 'validation.invalid' }],
  [{ filter: ['{}', '{}'] }, { path: 'filter', key: 'validation.invalid' }],
  [{ filter: '{"__proto__":{}}' }, { path: 'filter', key: 'validation.invalid' }],
  [{ filter: '['.repeat(50) }, { path: 'filter', key: 'validation.tooLarge' }],
  [{ filter: `"${'x'.repeat(20_000)}"` }, { path: 'filter', key: 'validation.tooLarge' }],
  [{ filter: '{"id":[1,2,3,4]}' }, { path: 'filter.id', key: 'validation.maxItems', args: { limit: 3 } }],
  [{ range: '[1,2,3,4]' }, { path: 'range', key: 'validation.maxItems', args: { limit: 3 } }],
])('refuses %j at its place', (query, issue) => {
  expect(readParameters(query, parameters)).toEqual({ issue });
});
