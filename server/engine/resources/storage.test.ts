import { describe, expect, it } from 'vitest';
import entities from '../../../schemas/resources/clients/entities.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import scenarios from '../../../schemas/resources/taxes/scenarios.ts';
import templates from '../../../schemas/resources/templates/invoice-templates.ts';
import { defineResource } from '../../../schemas/resource.ts';
import { columnAt, storageIn, storageOf, type Storage } from './storage.ts';

const accounts = defineResource({
  name: 'accounts',
  singular: 'account',
  api: { version: 'v2', path: 'accounts' },
  scope: 'tenant',
  schema: {
    type: 'object',
    properties: {
      account_type: {
        type: 'object',
        ref: 'account-types',
        required: ['uuid'],
        properties: { uuid: { type: 'string' } },
      },
    },
  },
  label: 'account_type',
  list: { columns: [], sort: ['account_type'], sortable: [], search: [], filters: {} },
  form: { sections: [] },
  access: {},
});

describe('the table of a resource', () => {
  it('has its name with underscores', () => {
    expect(storageOf(templates)).toMatchObject({ table: 'invoice_templates', key: 'uuid' });
  });

  it('has columns for a nested object that start with its name, including references', () => {
    const location = storageOf(entities).fields.find(({ name }) => name === 'location');
    expect(location).toMatchObject({ is: 'nested' });
    const columns =
      location?.is === 'nested' ? location.fields.map((field) => ('column' in field ? field.column : '')) : [];
    expect(columns).toContain('location_place_id');
    expect(columns).toContain('location_country_id');
  });

  it('has a separate table for a collection, with the parent’s key', () => {
    const tributes = storageOf(scenarios).fields.find(({ name }) => name === 'tributes');
    expect(tributes).toMatchObject({ is: 'collection', table: 'scenario_tributes', parentColumn: 'scenario_uuid' });
  });

  it('refers to another resource by its key', () => {
    const origin = storageOf(scenarios).fields.find(({ name }) => name === 'origin');
    expect(origin).toMatchObject({ is: 'reference', column: 'origin_id', table: 'countries', key: 'id' });
  });

  it('has a column for a reference within a snapshot of another record', () => {
    const { fields } = storageOf(invoices);
    const country = columnAt(fields, 'service_buyer.location.country');
    expect(country).toMatchObject({ column: 'service_buyer_location_country_id', key: 'id', resource: 'countries' });
    expect(columnAt(fields, 'service_buyer.name').column).toBe('service_buyer_uuid');
  });

  it('refers to tenant or platform rows, as the other resource declares', () => {
    const shown = ({ fields }: Storage) =>
      fields.flatMap((field) => (field.is === 'reference' ? field.isOfTenant : []));
    expect(shown(storageOf(scenarios))).toEqual([false, false]);
    expect(shown(storageIn(accounts, () => 'platform'))).toEqual([false]);
    expect(shown(storageIn(accounts, () => 'tenant'))).toEqual([true]);
  });
});
