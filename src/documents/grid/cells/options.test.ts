import { describe, expect, it } from 'vitest';
import { optionsOf } from './options.ts';

const rows = [
  { id: '1', name: 'Consultoria técnica' },
  { id: '2', name: 'Suporte' },
];
const offered = (typed: string, state: { isSearching?: boolean; canAdd?: boolean } = {}) =>
  optionsOf({ rows, isSearching: state.isSearching ?? false }, (row) => row.name, typed, state.canAdd ?? true).map(
    ({ type, label }) => `${type} ${label}`,
  );

describe('what a lookup offers', () => {
  it('is what the search found, and to add what nobody is called', () => {
    expect(offered('')).toEqual(['record Consultoria técnica', 'record Suporte']);
    expect(offered(' Aula ')).toEqual(['record Consultoria técnica', 'record Suporte', 'add Aula']);
    expect(offered('suporte')).toEqual(['record Consultoria técnica', 'record Suporte']);
    expect(offered('Aula', { canAdd: false })).toHaveLength(2);
  });

  it('is, while the search runs, only what matches already', () => {
    expect(offered('TECNICA', { isSearching: true })).toEqual(['record Consultoria técnica']);
    expect(offered('Aula', { isSearching: true })).toEqual([]);
  });
});
