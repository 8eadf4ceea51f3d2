import { expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { listedAt, listedProperties, only, rootsOf } from './fields.ts';

it('are the properties of a record, except omitted and write-only ones', () => {
  expect(Object.keys(listedProperties(entities))).toEqual(Object.keys(entities.schema.properties));
  const left = Object.keys(invoices.schema.properties).filter((name) => !(name in listedProperties(invoices)));
  expect(left).toEqual(['items_invoice', 'remove_logo', 'confirm_scenarios']);
});

it('keep the named properties of a record, in the record’s order', () => {
  const record = { uuid: 'u', name: 'Acme', nif: '1' };
  expect(JSON.stringify(only(['nif', 'uuid'])(record))).toBe('{"uuid":"u","nif":"1"}');
  expect(only(['toString'])({ name: 'Acme' })).toEqual({});
});

it.each([
  [['at.country.code'], { at: { country: { code: 'BR' } } }],
  [['rows.fee'], { rows: [{ fee: '1' }, {}] }],
  [['rows.0.fee', 'rows.status'], { rows: [{ fee: '1', status: 'Paid' }, { status: 'Open' }] }],
  [['at.place', 'at'], { at: { place: 'p', country: { id: 76, code: 'BR' } } }],
  [['name.first'], { name: 'Acme' }],
  [['gone', 'empty.name'], { empty: null }],
])('keep the values at %j, in objects and in every row', (paths, left) => {
  const record = {
    name: 'Acme',
    at: { place: 'p', country: { id: 76, code: 'BR' } },
    rows: [{ fee: '1', status: 'Paid' }, { status: 'Open' }],
    empty: null,
  };
  expect(only(paths)(record)).toEqual(left);
});

it('are valid only within the listed properties', () => {
  expect(listedAt(invoices, 'service_buyer.location.country.identifier')?.type).toBe('string');
  expect(listedAt(invoices, 'transactions.0.account.name')?.type).toBe('string');
  for (const path of ['', 'nothing', 'items_invoice.0.price', 'service_buyer.']) {
    expect(listedAt(invoices, path), path).toBeUndefined();
  }
  expect(rootsOf(['service_buyer.name', 'number', 'service_buyer.uuid'])).toEqual(['service_buyer', 'number']);
});
