import { useStore } from 'ra-core';
import { useState } from 'react';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { mappingProblems, recognises, type ImportMapping } from '../../../domain/lists/importMapping.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** The mapping that was last imported by, and the headings it is for. */
interface Remembered {
  readonly headings: readonly string[];
  readonly mapping: ImportMapping;
}

const nothing: Remembered = { headings: [], mapping: [] };

const headingsOf = ({ columns }: ImportSource): string[] => columns.map(({ heading }) => heading);

/**
 * What each column of a file gives: as its headings say, or as somebody last imported a file of the same headings, until
 * somebody chooses otherwise.
 */
export function useMapping(resource: Resource, source: ImportSource | undefined) {
  const [last, setLast] = useStore<Remembered>(`${resource.name}.import`, nothing);
  const [chosen, setChosen] = useState<{ readonly of: ImportSource; readonly mapping: ImportMapping }>();
  const named = source?.columns.map(({ path = '' }) => path) ?? [];
  const isKnown = source !== undefined && isSame(last.headings, headingsOf(source));
  // What a property is called may have changed since.
  const kept = isKnown && mappingProblems(resource, last.mapping).length === 0 ? last.mapping : undefined;
  const mapping = chosen && chosen.of === source ? chosen.mapping : (kept ?? named);
  const isWhole = mappingProblems(resource, mapping).length === 0 && recognises(resource, mapping);
  return {
    mapping,
    /** Whether a file can be read by it. */
    isWhole,
    /** Whether there is a column that nobody has decided about. */
    isOpen: !kept && named.includes(''),
    choose: (at: number, path: string) => {
      if (source) setChosen({ of: source, mapping: mapping.map((was, index) => (index === at ? path : was)) });
    },
    remember: () => source && setLast({ headings: headingsOf(source), mapping }),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
