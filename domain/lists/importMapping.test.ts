import { describe, expect, it } from 'vitest';
import entities from '../../schemas/resources/entities.ts';
import { mappingProblems, notMapped, recognises } from './importMapping.ts';

describe('a mapping', () => {
  it('gives each property once, and none that no file can give', () => {
    expect(mappingProblems(entities, ['name', '', 'nif', ''])).toEqual([]);
    expect(mappingProblems(entities, ['name', 'created_at', 'name', 'colour'])).toEqual([
      { at: 1, path: 'created_at', why: 'unknown' },
      { at: 2, path: 'name', why: 'twice' },
      { at: 3, path: 'colour', why: 'unknown' },
    ]);
  });

  it.each([
    [['uuid'], true],
    [['', 'nif'], true],
    [['name'], true],
    [['segment', 'location.country'], false],
    [[], false],
  ])('%j says which record a row is of: %s', (mapping, says) => {
    expect(recognises(entities, mapping)).toBe(says);
  });

  it('lacks what a new record needs and no column gives', () => {
    expect(notMapped(entities, ['location.address', 'nif'])).toEqual(['name', 'location.country']);
  });
});
