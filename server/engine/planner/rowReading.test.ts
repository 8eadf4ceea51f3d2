import { describe, expect, it } from 'vitest';
import { visibleTo } from '../../../domain/access/visible.ts';
import { defineResource } from '../../../schemas/resource.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { listQueryOf } from '../lists/query.ts';
import { rowReadingOf } from './rowReading.ts';
import { storageOf } from '../resources/storage.ts';
import { vessels } from '../resources/vessels.testing.ts';

const fieldsOf = (text: string, of = entities) => listQueryOf(of, { fields: text }).fields ?? [];

/** An accountant sees neither the price of a berth nor its offers. */
const berths = defineResource({
  ...vessels,
  name: 'berths',
  singular: 'berth',
  access: { company: { COMPANY: ['list'], ACCOUNTANT: { may: ['list'], hides: ['value', 'flag'] } } },
});

describe('the columns of a list', () => {
  it('are the key and those of the requested paths', () => {
    const { columns, record } = rowReadingOf(entities, fieldsOf('name,nif'));
    expect(columns).toBe('"t"."uuid" as c0, "t"."name" as c1, "t"."nif" as c2');
    expect(record({ c0: 'u', c1: 'Acme', c2: null })).toEqual({ uuid: 'u', name: 'Acme' });
  });

  it('are the requested ones of an object, and whether it exists', () => {
    const { columns, record } = rowReadingOf(entities, fieldsOf('location.address'));
    expect(columns).toContain('"t"."location_address" as c1');
    expect(columns).not.toMatch(/latitude" as|countries/);
    expect(record({ c0: 'u', c1: 'Main Street', c2: true })).toEqual({
      uuid: 'u',
      location: { address: 'Main Street' },
    });
    expect(record({ c0: 'u', c1: null, c2: true })).toEqual({ uuid: 'u', location: {} });
    expect(record({ c0: 'u', c1: null, c2: false })).toEqual({ uuid: 'u' });
  });

  it('include the currency of an amount, which is omitted from the record unless requested', () => {
    const priced = defineResource({
      ...vessels,
      schema: { ...vessels.schema, properties: { ...vessels.schema.properties, currency: { type: 'string' } } },
    });
    const { columns, record } = rowReadingOf(priced, listQueryOf(priced, { fields: 'value' }).fields);
    expect(columns).toContain('"currency"');
    expect(record({ c0: 'u', c1: '1080', c2: 'USD' })).toEqual({ uuid: 'u', value: '1080.00' });
  });
});

describe('the cached reading of a list', () => {
  it('is created once per text', () => {
    expect(fieldsOf('name,nif')).toBe(fieldsOf('name,nif'));
    expect(rowReadingOf(entities, fieldsOf('name,nif'))).toBe(rowReadingOf(entities, fieldsOf('name,nif')));
    expect(rowReadingOf(entities, fieldsOf('name'))).not.toBe(rowReadingOf(entities, fieldsOf('name,nif')));
    expect(rowReadingOf(entities)).toBe(rowReadingOf(entities));
  });

  it('is evicted by many others, and refused queries are not cached', () => {
    const first = fieldsOf('uuid,name');
    const paths = Object.keys(entities.schema.properties);
    const pairs = paths.flatMap((a) => paths.flatMap((b) => paths.map((c) => `${a},${b},${c}`)));
    expect(pairs.length).toBeGreaterThan(200);
    for (const text of pairs) fieldsOf(text);
    expect(fieldsOf('uuid,name')).not.toBe(first);
    expect(fieldsOf('uuid,name')).toEqual(first);
    for (const _ of [1, 2]) expect(() => fieldsOf('salary')).toThrow('validation');
  });

  it('is immutable', () => {
    for (const shared of [
      fieldsOf('name'),
      storageOf(entities),
      storageOf(entities).fields,
      storageOf(entities).fields[0],
    ]) {
      expect(Object.isFrozen(shared)).toBe(true);
    }
    const made = rowReadingOf(entities, fieldsOf('name')).record({ c0: 'u', c1: 'Acme' });
    made['name'] = 'changed';
    expect(rowReadingOf(entities, fieldsOf('name')).record({ c0: 'u', c1: 'Acme' })).toEqual({
      uuid: 'u',
      name: 'Acme',
    });
  });

  it('is separate for a role with hidden properties', () => {
    const [company, accountant] = [
      visibleTo(berths, 'COMPANY', () => true),
      visibleTo(berths, 'ACCOUNTANT', () => true),
    ];
    const fields = listQueryOf(company, { fields: 'name,value' }).fields;
    expect(rowReadingOf(company, fields).columns).toContain('"value"');
    expect(() => listQueryOf(accountant, { fields: 'name,value' })).toThrow('validation');
    // Also for equal paths.
    expect(rowReadingOf(accountant, fields).columns).not.toContain('"value"');
    expect(rowReadingOf(accountant).columns).not.toMatch(/value|flag/);
    expect(rowReadingOf(company).columns).toMatch(/flag/);
  });
});
