import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../schemas/resource.ts';
import { dailySourceOf } from './dailySums.ts';
import { conditionsOf } from './conditions.ts';
import { listQueryOf } from './query.ts';
import { storageOf } from '../resources/storage.ts';

const text = { type: 'string' } as const;
const voyages = defineResource({
  name: 'voyages',
  singular: 'voyage',
  api: { version: 'v2', path: 'voyages' },
  scope: 'tenant',
  schema: {
    type: 'object',
    properties: {
      uuid: { type: 'string', format: 'uuid' },
      name: text,
      status: { type: 'string', enum: ['planned', 'sailed', 'paid', 'lost'] },
      sailed: { type: 'string', format: 'date' },
      ship: {
        type: 'object',
        ref: 'ships',
        required: ['uuid'],
        properties: { uuid: { type: 'string', format: 'uuid' } },
      },
      currency: text,
      freight: { type: 'string', kind: 'money' },
      toll: { type: 'string', kind: 'money' },
    },
  },
  label: 'name',
  list: {
    columns: ['name'],
    sort: ['name'],
    sortable: [],
    search: ['name'],
    filters: { status: 'in', sailed: 'range', ship: 'eq', currency: 'eq', name: 'eq' },
    sums: ['freight', 'toll'],
    dailySums: {
      day: 'sailed',
      by: ['currency', 'ship'],
      sums: ['freight'],
      together: { status: [['sailed', 'paid'], ['lost']] },
    },
  },
  form: { sections: [] },
  access: {},
});

const sourceOf = (filters: object, columns = ['ship_uuid', 'freight'], more: object = {}) => {
  const resource = { ...voyages, ...more };
  const query = listQueryOf(resource, { page: 1, per_page: 1, ...filters });
  return dailySourceOf(resource, { query, conditions: conditionsOf(resource, storageOf(resource), query), columns });
};
const daily = { table: 'voyages_daily', day: 'sailed' };

describe('daily sums are read', () => {
  it.each([
    ['of statuses summed together', { status: 'sailed,paid' }],
    ['of all of them', { status: 'lost,paid,sailed' }],
    ['of days, a reference and a currency', { status: 'lost', sailed_gte: '2026-01-01', ship: 'x', currency: 'EUR' }],
  ])('%s', (_, filters) => expect(sourceOf(filters)).toEqual(daily));

  it('by day and by each dimension', () => {
    for (const column of ['sailed', 'currency', 'ship_uuid']) {
      expect(sourceOf({ status: 'lost' }, [column, 'freight']), column).toEqual(daily);
    }
  });

  it('with the row conditions of a role', () => {
    const open = (values: string[]) => ({ visibility: { open: [{ paths: ['status'], values }] } });
    expect(sourceOf({}, undefined, open(['sailed', 'paid']))).toEqual(daily);
    expect(sourceOf({ status: 'lost' }, undefined, open(['sailed', 'planned']))).toBeUndefined();
  });
});

describe('rows are read', () => {
  it.each([
    ['of every status', {}],
    ['of one of those summed together', { status: 'paid' }],
    ['of a status that is in no sum', { status: 'lost,planned' }],
    ['narrowed by what the sums do not tell apart', { status: 'lost', name: 'Aurora' }],
    ['that are searched', { status: 'lost', search: 'aurora' }],
    ['named by their keys', { status: 'lost', uuid: 'x,y' }],
  ])('%s', (_, filters) => expect(sourceOf(filters)).toBeUndefined());

  it('by a status, by other columns, and for other sums', () => {
    for (const column of ['status', 'name', 'toll']) expect(sourceOf({ status: 'lost' }, [column])).toBeUndefined();
  });

  it('of a resource without daily sums', () => {
    const { dailySums: _, ...list } = voyages.list;
    expect(sourceOf({ status: 'lost' }, undefined, { list })).toBeUndefined();
  });
});
