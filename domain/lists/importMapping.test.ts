import { describe, expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import { mappingProblems, notMapped, recognises } from './importMapping.ts';

describe('a mapping', () => {
  it('has each property once, and only importable ones', () => {
    expect(mappingProblems(entities, ['name', '', 'nif', ''])).toEqual([]);
    expect(mappingProblems(entities, ['nif', 'created_at', 'nif', 'colour'])).toEqual([
      { at: 1, path: 'created_at', why: 'unknown' },
      { at: 2, path: 'nif', why: 'twice' },
      { at: 3, path: 'colour', why: 'unknown' },
    ]);
  });

  it.each([
    [['uuid'], true],
    [['', 'nif'], true],
    [['name'], true],
    [['segment', 'location.country'], false],
    [[], false],
  ])('%j identifies the record of a row: %s', (mapping, isIdentified) => {
    expect(recognises(entities, mapping)).toBe(isIdentified);
  });

  it('lists the required columns that are missing for new records', () => {
    expect(notMapped(entities, ['location.address', 'nif'])).toEqual(['name', 'location.country']);
  });
});
