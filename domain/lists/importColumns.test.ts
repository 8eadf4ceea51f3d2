import { describe, expect, it } from 'vitest';
import { storedFile } from '../../schemas/parts/file.ts';
import { location } from '../../schemas/parts/location.ts';
import { countryReference } from '../../schemas/parts/reference.ts';
import { secret } from '../../schemas/parts/secret.ts';
import { defineResource, type Resource } from '../../schemas/resource.ts';
import entities from '../../schemas/resources/clients/entities.ts';
import { columnCalled, importColumns, importWays, newRecordColumns, requiredColumns } from './importColumns.ts';

const berths: Resource = defineResource({
  name: 'berths',
  singular: 'berth',
  api: { version: 'v2', path: 'berths' },
  scope: 'tenant',
  schema: {
    type: 'object',
    required: ['code'],
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      code: { type: 'string' },
      flag: countryReference,
      place: location,
      size: { type: 'object', properties: { length: { type: 'string', kind: 'decimal' }, unit: { type: 'string' } } },
      rings: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      plan: { ...storedFile, file: { types: ['application/pdf'], bytes: 1 } },
      key: secret,
      seen: { type: 'string', format: 'date-time', readOnly: true },
      note: { type: 'string' },
    },
  },
  label: 'code',
  list: { columns: ['code'], sort: ['code'], sortable: [], search: [], filters: {} },
  form: {
    sections: [{ name: 'berth', fields: ['flag', 'place', 'size', 'rings', 'plan', 'key', 'seen', 'code'] }],
  },
  imports: { by: ['code'] },
  access: {},
});

const pathsOf = (resource: Resource) => importColumns(resource).map(({ path }) => path);

describe('importable columns', () => {
  it('are the key and the form’s fields, objects by their parts, each once', () => {
    expect(pathsOf(berths)).toEqual([
      'uuid',
      'code',
      'flag',
      'place.address',
      'place.complement',
      'place.country',
      'size.length',
      'size.unit',
    ]);
  });

  it('are the declared ones, or none for a resource without imports', () => {
    expect(pathsOf({ ...berths, imports: { by: ['code'], columns: ['note', 'code', 'seen'] } })).toEqual([
      'uuid',
      'note',
      'code',
    ]);
    const { imports: _, ...closed } = berths;
    expect(pathsOf(closed)).toEqual([]);
  });
});

describe('required columns of a new record', () => {
  it('are those that the schema requires, and of required objects their required parts', () => {
    expect(requiredColumns(berths).map(({ path }) => path)).toEqual(['code']);
    expect(requiredColumns(entities).map(({ path }) => path)).toEqual(['name', 'location.address', 'location.country']);
  });

  it('never include the key: a file without one creates records', () => {
    expect(newRecordColumns(berths).map(({ path }) => path)).not.toContain('uuid');
  });
});

it('a row identifies its record by its key, otherwise by the declared paths', () => {
  expect([berths, entities].map(importWays)).toEqual([
    ['uuid', 'code'],
    ['uuid', 'nif', 'name'],
  ]);
});

describe('a heading', () => {
  const words: Readonly<Record<string, readonly string[]>> = { code: ['Código', 'Code'], flag: ['Bandeira', 'Flag'] };
  const languages = [0, 1].map((at) => (key: string) => words[key.split('.').at(-1) ?? '']?.[at] ?? key);
  const called = (heading: string) => columnCalled(heading, importColumns(berths), languages)?.path;

  it('matches a column by its path or its text in any language, ignoring case, accents and spaces', () => {
    const headings = ['code', 'Código', 'CODIGO', ' flag ', 'Place.Country'];
    expect(headings.map(called)).toEqual(['code', 'code', 'code', 'flag', 'place.country']);
  });

  it('matches no column that is not imported', () => {
    expect(['seen', 'rings', 'Codex', ''].map(called)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
