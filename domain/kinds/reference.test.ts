import { expect, it } from 'vitest';
import { tributeReference } from '../../schemas/parts/reference.ts';
import { referenceKey, referenceLabel, toReference } from './reference.ts';

it('keeps of a record its key and the words the schema lists', () => {
  const record = { id: 'u1', uuid: 'u1', name: 'ISS', description: undefined, created_at: '2026-01-01T00:00:00Z' };
  expect(toReference(record, tributeReference)).toEqual({ uuid: 'u1', name: 'ISS' });
});

it('knows the key of a reference and of a bare one', () => {
  expect(referenceKey({ uuid: 'u1', name: 'ISS' })).toBe('u1');
  expect(referenceKey({ id: 76 })).toBe(76);
  expect(referenceKey('u1')).toBe('u1');
  expect(referenceKey(null)).toBeUndefined();
  expect(referenceKey('')).toBeUndefined();
});

it('has words only when the value carries them', () => {
  expect(referenceLabel({ uuid: 'u1', name: 'ISS' }, 'name')).toBe('ISS');
  expect(referenceLabel({ uuid: 'u1' }, 'name')).toBeUndefined();
  expect(referenceLabel('u1', 'name')).toBeUndefined();
});
