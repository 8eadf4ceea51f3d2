import { describe, expect, it } from 'vitest';
import { querySchemaOf } from '../lists/parameters.ts';
import { contentRange, fromSimpleRest, simpleRestQuery, withId } from './simpleRest.ts';
import { ports, vessels } from './simpleRest.testing.ts';

const { properties: ours } = querySchemaOf(vessels);
const translated = (query: object) => fromSimpleRest(vessels, ours, query as Record<string, unknown>);

describe('a query', () => {
  it('takes in its filter what our own dialect narrows by, lists where that joins by commas', () => {
    const { filter } = simpleRestQuery(vessels, ours).properties as { filter: { properties: object } };
    const { built_gte, value_lt, flag, search } = ours;
    expect(filter.properties).toMatchObject({ built_gte, value_lt, flag, q: search, class: { type: 'array' } });
    expect(Object.keys(filter.properties)).toEqual(expect.not.arrayContaining(['page', 'per_page', 'sort', 'uuid']));
    const { filter: ofPorts } = simpleRestQuery(ports, querySchemaOf(ports).properties).properties;
    expect(ofPorts).toMatchObject({ properties: { id: { items: { type: 'integer' } } } });
  });

  it.each([
    [{}, { page: 1, per_page: 10 }],
    [{ range: [0, 24] }, { page: 1, per_page: 25 }],
    [{ range: [50, 74] }, { page: 3, per_page: 25 }],
    [{ filter: { id: ['a', 'b'] } }, { page: 1, per_page: 2, uuid: 'a,b' }],
    [
      { filter: { id: ['a', 'b'] }, range: [0, 9] },
      { page: 1, per_page: 10, uuid: 'a,b' },
    ],
    [{ sort: ['name', 'DESC'] }, { page: 1, per_page: 10, sort: '-name' }],
    [{ sort: ['class', 'ASC'] }, { page: 1, per_page: 10, sort: 'class' }],
    [{ sort: ['class', 'DESC'] }, { page: 1, per_page: 10 }],
    [
      { filter: { q: 'x', class: ['cargo', 'ferry'], flag: 76 }, tenant: 'acme' },
      { page: 1, per_page: 10, search: 'x', class: 'cargo,ferry', flag: 76, tenant: 'acme' },
    ],
  ])('%j is %j', (query, expected) => {
    expect(translated(query)).toStrictEqual(expected);
  });

  it.each([[[0, 100]], [[5, 14]], [[9, 0]]])('refuses %j, which is no page', (range) => {
    const issue = { path: 'range', key: 'validation.range', args: { limit: 100 } };
    expect(() => translated({ range })).toThrow(expect.objectContaining({ errors: [issue] }));
  });
});

it.each([
  [1, 25, 25, 319, 'vessels 0-24/319'],
  [3, 10, 4, 24, 'vessels 20-23/24'],
  [9, 10, 0, 24, 'vessels */24'],
  [1, 10, 2, undefined, 'vessels 0-1/*'],
])('page %s of %s with %s records of %s has the range %5$s', (page, perPage, length, count, range) => {
  const results = Array.from({ length }, () => ({}));
  expect(contentRange('vessels', { page, per_page: perPage }, { results, count })).toBe(range);
});

it('names a record by its key, or by that of its path', () => {
  expect(withId({ uuid: 'a', name: 'Eos' })).toEqual({ id: 'a', uuid: 'a', name: 'Eos' });
  expect(withId({ id: 7 })).toEqual({ id: 7 });
  expect(withId({ detail: 'Gone' }, { uuid: 'a' })).toEqual({ id: 'a', detail: 'Gone' });
});
