import { describe, expect, it } from 'vitest';
import { defineResource } from '../../schemas/resource.ts';
import { location } from '../../schemas/parts/location.ts';
import entities from '../../schemas/resources/clients/entities.ts';
import { fieldsOf, rowAssembler } from './assembleRows.ts';
import type { Writing } from './cleanCell.ts';

const writing: Writing = { language: 'en', dateOrder: 'dmy', decimalSign: ',' };

const callers = defineResource({
  name: 'callers',
  singular: 'caller',
  api: { version: 'v2', path: 'callers' },
  scope: 'tenant',
  schema: {
    type: 'object',
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string' },
      phone: { type: 'string', format: 'phone' },
      place: location,
    },
  },
  label: 'name',
  list: { columns: ['name'], sort: ['name'], sortable: [], search: [], filters: {} },
  form: { sections: [{ name: 'caller', fields: ['name', 'phone', 'place'] }] },
  imports: { by: ['name'] },
  access: {},
});

/** The cells that a row makes, by path, with what fills missing values. */
function made(
  row: Readonly<Record<string, string>>,
  defaults = {},
  resource: typeof entities | typeof callers = entities,
) {
  const mapping = Object.values(row).map((_, at) => Object.keys(row)[at]?.split('#')[0] ?? '');
  const fields = fieldsOf(resource, Object.keys(row), mapping, defaults);
  const { assemble, cleaned } = rowAssembler(fields, defaults, writing);
  const { cells, missing = [] } = assemble(Object.values(row));
  const of = (values: typeof cells) =>
    Object.fromEntries(fields.flatMap(({ path }, at) => (values[at] ? [[path, values[at]]] : [])));
  return { cells: of(cells), missing: of(missing), rules: cleaned().map(({ rule }) => rule) };
}

it('an address in several lines keeps them, with the street once', () => {
  const google = {
    'location.address': 'Rua A 10\nSão Paulo, SP 01310-100\nBR',
    'location.street': 'Rua A 10',
    'location.city': 'São Paulo',
    'location.country': 'BR',
  };
  expect(made(google).cells).toMatchObject({ 'location.address': 'Rua A 10\nSão Paulo, SP 01310-100\nBR' });
});

describe('a row', () => {
  it('makes an address of its parts, in the order of its country', () => {
    const row = {
      name: 'A',
      'location.street': 'Hauptstraße',
      'location.number': '5',
      'location.city': 'Köln',
      'location.country': 'Deutschland',
    };
    expect(made(row).cells).toMatchObject({ 'location.address': 'Hauptstraße 5, Köln' });
  });

  it('takes the currency of all rows only beside an amount', () => {
    const currency = { credit_currency: 'BRL' };
    expect(made({ name: 'A', credit_limit: '10' }, currency).missing).toEqual(currency);
    expect(made({ name: 'A', credit_limit: '' }, currency).missing).toEqual({});
    expect(made({ name: 'A', credit_limit: ' - ' }, currency)).toMatchObject({ cells: { name: 'A' }, missing: {} });
  });

  it('has nothing where a list has a dash or n/a, but in a name', () => {
    const row = { name: 'N/A', nif: '-', responsible_email: 'n/a', promised_date: '--' };
    expect(made(row)).toMatchObject({ cells: { name: 'N/A' } });
    expect(Object.keys(made(row).cells)).toEqual(['name']);
  });

  it('drops the apostrophe before digits of a postal code', () => {
    const row = { name: 'A', 'location.city': 'Springfield', 'location.postcode': "'62701", 'location.country': 'US' };
    expect(made(row).cells).toMatchObject({ 'location.address': 'Springfield, 62701' });
  });

  it('makes a text of several columns', () => {
    expect(made({ 'responsible_name#1': 'Grace', 'responsible_name#2': 'Lee' })).toMatchObject({
      cells: { responsible_name: 'Grace Lee' },
      missing: { name: 'Grace Lee' },
      rules: ['joined', 'instead'],
    });
  });

  it('has a value for all rows where it has none, except for a country of which the state says another', () => {
    const defaults = { 'location.country': 'BR' };
    expect(made({ name: 'A', 'location.state': 'SP' }, defaults).missing).toEqual(defaults);
    expect(made({ name: 'A', 'location.state': 'EX' }, defaults).missing).toEqual({});
  });

  it('is cleaned by its country: phone numbers, tax ids, countries', () => {
    const row = { name: 'A', phone: '21 346 1234', 'place.country': 'Portugal' };
    expect(made(row, {}, callers)).toMatchObject({ cells: { phone: '+351213461234' }, rules: ['phone'] });
    const client = {
      nif: 'PT 509 442 013',
      'location.country': 'pt',
      credit_limit: '1.234,5',
      promised_date: '1.2.26',
    };
    expect(made(client)).toMatchObject({
      cells: { nif: '509442013', credit_limit: '1234.5', promised_date: '2026-02-01' },
      rules: ['taxId', 'amount', 'date'],
    });
  });

  it('has the first address of a mail', () => {
    expect(made({ responsible_email: 'Ana <ana@x.example>; b@x.example' }).cells).toEqual({
      responsible_email: 'ana@x.example',
    });
    expect(made({ responsible_email: 'mailto:ana@x.example' }).cells).toEqual({ responsible_email: 'ana@x.example' });
    expect(made({ responsible_email: 'no address' }).cells).toEqual({ responsible_email: 'no address' });
  });
});
