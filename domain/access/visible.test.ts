import { describe, expect, test } from 'vitest';
import { computedAmounts } from '../../schemas/parts/money.ts';
import { countryReference } from '../../schemas/parts/reference.ts';
import { defineResource, type Resource } from '../../schemas/resource.ts';
import { isHidden, visibleTo, visibleToUser, withSeenStatuses, type AccessFacts } from './visible.ts';

const crew = {
  type: 'object',
  required: ['name', 'pay'],
  additionalProperties: false,
  properties: { name: { type: 'string' }, pay: { type: 'string' } },
} as const;

const vessels: Resource = defineResource({
  name: 'vessels',
  singular: 'vessel',
  api: { version: 'v2', path: 'vessels' },
  scope: 'tenant',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      uuid: { type: 'string', readOnly: true },
      name: { type: 'string' },
      value: { type: 'string' },
      length: { type: 'string' },
      flag: countryReference,
      port: countryReference,
      crew: { type: 'array', items: crew },
    },
  },
  label: 'name',
  list: {
    columns: ['name', 'value', 'flag'],
    sort: ['name'],
    sortable: ['name', 'value'],
    search: ['name', 'value'],
    filters: { value: 'range', name: 'contains' },
    keyFilters: { countries: ['flag', 'port'], ports: ['port'] },
    sums: ['value', 'length'],
    first: { flagged: ['port', 'flag'], docked: ['port'] },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'value'] },
      { name: 'flag', fields: ['flag'] },
    ],
  },
  page: { main: [], beside: [], sections: [{ name: 'cargo', fields: ['value', 'length'] }] },
  access: {
    company: {
      COMPANY: ['list'],
      ACCOUNTANT: { may: ['list'], hides: ['value', 'flag', 'crew.0.pay'], rows: [{ path: 'port', in: [620, 76] }] },
      CUSTOMER: { may: ['list'], rows: [{ path: 'name', eq: { fact: 'email' } }] },
    },
    admin: { ADMIN: { may: ['list'], rows: [{ path: 'name', in: { fact: 'tenants' } }] } },
  },
});

const anyList = () => true;

const userOf = (type: AccessFacts['type']): AccessFacts => ({
  type,
  uuid: '0190f3a0-0000-7000-8000-000000000001',
  email: 'ana@acme.test',
  references: { tenant: ['acme', 'globex'] },
});

describe('a hidden property', () => {
  test.each([
    ['name', 'name', true],
    ['name_of_ship', 'name', false],
    ['location', 'location', true],
    ['location.address', 'location', true],
    ['location.country.name', 'location', true],
    ['location_note', 'location', false],
    ['location', 'location.address', false],
    ['location.address', 'address', false],
    ['crew.pay', 'crew.pay', true],
    ['crew.payments', 'crew.pay', false],
  ])('%s of %s is visible: %s', (path, hidden, expected) => {
    expect(isHidden(path, ['other', hidden])).toBe(expected);
  });

  test('is mentioned nowhere in the resource', () => {
    const visible = visibleTo(vessels, 'ACCOUNTANT', anyList);
    expect(Object.keys(visible.schema.properties)).toEqual(['uuid', 'name', 'length', 'port', 'crew']);
    expect(visible).toMatchObject({ name: 'vessels', scope: 'tenant', schema: { type: 'object', required: ['name'] } });
    const { items } = visible.schema.properties['crew'] as { items: object };
    expect(items).toMatchObject({ required: ['name'], properties: { name: {} } });
    expect(items).not.toHaveProperty('properties.pay');
    expect(visible.list).toMatchObject({
      columns: ['name'],
      sortable: ['name'],
      search: ['name'],
      sort: ['name'],
      filters: { name: 'contains' },
      sums: ['length'],
    });
    expect(visible.list.keyFilters).toEqual({ ports: ['port'] });
    expect(visible.list.first).toEqual({ docked: ['port'] });
    expect(visible.schema.properties['port']).toEqual(countryReference);
    expect(visible.list.filters).not.toHaveProperty('value');
    expect(visible.form.sections).toEqual([{ name: 'identity', fields: ['name'] }]);
    expect(visible.page?.sections).toEqual([{ name: 'cargo', fields: ['length'] }]);
  });

  test('restricts the search only if the search covers it', () => {
    const searching = (search: string[]): Resource => ({ ...vessels, list: { ...vessels.list, search } });
    expect(visibleTo(searching(['name', 'value']), 'ACCOUNTANT', anyList).visibility).toMatchObject({
      hidesSearched: true,
    });
    expect(visibleTo(searching(['name']), 'ACCOUNTANT', anyList).visibility).toMatchObject({ hidesSearched: false });
    expect(visibleToUser(searching(['name', 'value']), userOf('ACCOUNTANT'), anyList).visibility?.hidesSearched).toBe(
      true,
    );
    expect(visibleToUser(vessels, userOf('ADMIN'), anyList).visibility?.hidesSearched).toBe(false);
  });

  test('is hidden from partners as from accountants, and the result is cached', () => {
    expect(visibleTo(vessels, 'PARTNER', anyList).list.columns).toEqual(['name']);
    expect(visibleTo(vessels, 'ACCOUNTANT', anyList)).toBe(visibleTo(vessels, 'ACCOUNTANT', anyList));
  });

  test('that sums up another resource is hidden from those who may not list that', () => {
    const owes = { ...computedAmounts, summarizes: 'invoices' };
    const schema = { ...vessels.schema, properties: { ...vessels.schema.properties, owes } };
    const summing: Resource = { ...vessels, schema, list: { ...vessels.list, columns: ['name', 'owes'] } };
    expect(visibleTo(summing, 'COMPANY', anyList)).toBe(summing);
    const visible = visibleTo(summing, 'COMPANY', (name) => name !== 'invoices');
    expect(visible.list.columns).toEqual(['name']);
    expect(visible.schema.properties).not.toHaveProperty('owes');
    expect(visible).toBe(visibleTo(summing, 'COMPANY', () => false));
  });

  test('that opens records of another resource is hidden from those who may not list that', () => {
    const link = { type: 'string', reveals: 'invoices' } as const;
    const opening: Resource = {
      ...vessels,
      schema: { ...vessels.schema, properties: { ...vessels.schema.properties, link } },
    };
    expect(visibleTo(opening, 'COMPANY', anyList).schema.properties).toHaveProperty('link');
    expect(visibleTo(opening, 'COMPANY', () => false).schema.properties).not.toHaveProperty('link');
  });

  test('if there is none, the resource is returned unchanged', () => {
    expect(visibleTo(vessels, 'COMPANY', anyList)).toBe(vessels);
  });
});

test('a type that sees records of some statuses alone is offered those in lists', () => {
  const status = { type: 'string', enum: ['draft', 'sailing', 'sunk'] } as const;
  const sailing: Resource = {
    ...vessels,
    status: 'status',
    schema: { ...vessels.schema, properties: { ...vessels.schema.properties, status } },
    access: {
      company: { COMPANY: ['list'], CUSTOMER: { may: ['list'], rows: [{ path: 'status', in: ['sailing'] }] } },
    },
  };
  const seen = withSeenStatuses(sailing, 'CUSTOMER');
  expect(seen.schema.properties['status']).toEqual({ type: 'string', enum: ['sailing'] });
  expect(withSeenStatuses(sailing, 'CUSTOMER')).toBe(seen);
  expect(withSeenStatuses(sailing, 'COMPANY')).toBe(sailing);
});

test.each([
  ['COMPANY', undefined],
  ['ACCOUNTANT', [{ paths: ['port'], values: [620, 76] }]],
  ['CUSTOMER', [{ paths: ['name'], values: ['ana@acme.test'] }]],
  ['ADMIN', [{ paths: ['name'], values: ['acme', 'globex'] }]],
] as const)('the records visible to %s: %j', (type, open) => {
  expect(visibleToUser(vessels, userOf(type), anyList).visibility?.open).toEqual(open);
});

test('records that belong to other resources are visible to those who may list these', () => {
  const kind = { type: 'string', enum: ['ship', 'pilot', 'tug'], recordsOf: { pilot: 'pilots', tug: 'tugs' } } as const;
  const mixed: Resource = {
    ...vessels,
    schema: { ...vessels.schema, properties: { ...vessels.schema.properties, kind } },
  };
  const openTo = (type: AccessFacts['type'], ...listed: string[]) =>
    visibleToUser(mixed, userOf(type), (name) => listed.includes(name)).visibility?.open;
  expect(openTo('COMPANY', 'pilots', 'tugs')).toBeUndefined();
  expect(openTo('COMPANY', 'tugs')).toEqual([{ paths: ['kind'], values: ['ship', 'tug'] }]);
  expect(openTo('ACCOUNTANT')).toEqual([
    { paths: ['port'], values: [620, 76] },
    { paths: ['kind'], values: ['ship'] },
  ]);
});
