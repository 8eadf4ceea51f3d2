import { describe, expect, it } from 'vitest';
import { readerText } from './readerText.ts';

const words = {
  language: 'en',
  translate: (key: string, args: { readonly _?: string } = {}) =>
    ({ 'audit.fields.name': 'Name', 'resources.x.fields.rows.is_fixed': 'Fixed' })[key] ?? args._ ?? key,
  namingOf: () => ({ name: 'tributes', label: 'name' }),
} as const;

const uuid = '0192f0c1-7a3e-7000-8000-000000000001';
const text = (value: unknown, items: object) =>
  readerText(value, { resource: 'x', path: 'rows', property: { type: 'array', items } }, words);
const row = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required });

describe('the rows of a record, for a reader', () => {
  it('are their parts without keys, row by row', () => {
    const items = row({
      uuid: { type: 'string', format: 'uuid' },
      tribute: { kind: 'reference', ref: 'tributes', type: 'object' },
      value: { type: 'string', kind: 'money' },
    });
    const rows = [
      { uuid, tribute: { uuid, name: 'ISS' }, value: '1234.5' },
      { uuid, tribute: { uuid } },
      { tribute: { uuid, name: 'PIS' } },
    ];
    expect(text(rows, items)).toBe('ISS · 1,234.5; PIS');
  });

  it('name what holds, and omit what does not', () => {
    const items = row({ name: { type: 'string' }, is_fixed: { type: 'boolean' } });
    const rows = [
      { name: 'ISS', is_fixed: true },
      { name: 'PIS', is_fixed: false },
    ];
    expect(text(rows, items)).toBe('ISS · Fixed; PIS');
  });

  it('omit rows about keys', () => {
    const items = row({ field: { type: 'string', sentences: 'audit.fields' }, next: { type: 'string' } }, ['field']);
    const rows = [
      { field: 'name', next: 'Ana' },
      { field: 'account_type_uuid', next: uuid },
    ];
    expect(text(rows, items)).toBe('Name · Ana');
  });

  it('are nothing without rows', () => {
    expect([text([], row({})), text(undefined, row({}))]).toEqual(['', '']);
  });
});
