import { expect, it } from 'vitest';
import { tributeReference } from '../../schemas/parts/reference.ts';
import { recordName, referenceKey, referenceLabel, toReference } from './reference.ts';

it('keeps the key of a record and the texts that the schema lists', () => {
  const record = { id: 'u1', uuid: 'u1', name: 'ISS', description: undefined, created_at: '2026-01-01T00:00:00Z' };
  expect(toReference(record, tributeReference)).toEqual({ uuid: 'u1', name: 'ISS' });
});

it('reads the key of a reference object and of a plain key', () => {
  expect(referenceKey({ uuid: 'u1', name: 'ISS' })).toBe('u1');
  expect(referenceKey({ id: 76 })).toBe(76);
  expect(referenceKey('u1')).toBe('u1');
  expect(referenceKey(null)).toBeUndefined();
  expect(referenceKey('')).toBeUndefined();
});

it('has a label only if the value contains one', () => {
  expect(referenceLabel({ uuid: 'u1', name: 'ISS' }, 'name')).toBe('ISS');
  expect(referenceLabel({ uuid: 'u1' }, 'name')).toBeUndefined();
  expect(referenceLabel('u1', 'name')).toBeUndefined();
});

it('names a record by its label, in words where the label is ours', () => {
  const texts: Readonly<Record<string, string>> = { 'resources.series.values.name.default': 'Main' };
  const translate = (key: string, { _ = key }: Readonly<Record<string, string | number>> = {}) =>
    texts[key] ?? String(_);
  const nameOf = (name: string) => recordName({ name: 'series', label: 'name', called: 'name' }, { name }, translate);
  expect(['default', 'Europe'].map(nameOf)).toEqual(['Main', 'Europe']);
});
