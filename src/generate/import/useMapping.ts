import { useStore } from 'react-admin';
import { useState } from 'react';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { mappingProblems, recognises, type ImportMapping } from '../../../domain/lists/importMapping.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** The last used mapping, with its headings. */
interface Remembered {
  readonly headings: readonly string[];
  readonly mapping: ImportMapping;
}

const nothing: Remembered = { headings: [], mapping: [] };

const headingsOf = ({ columns }: ImportSource): string[] => columns.map(({ heading }) => heading);

/** Manages the mapping of columns: by headings, or as last used for the same headings, until changed. */
export function useMapping(resource: Resource, source: ImportSource | undefined) {
  const [last, setLast] = useStore<Remembered>(`${resource.name}.import`, nothing);
  const [chosen, setChosen] = useState<{ readonly of: ImportSource; readonly mapping: ImportMapping }>();
  const named = source?.columns.map(({ path = '' }) => path) ?? [];
  const isKnown = source !== undefined && isSame(last.headings, headingsOf(source));
  // Names of properties may have changed since.
  const kept = isKnown && mappingProblems(resource, last.mapping).length === 0 ? last.mapping : undefined;
  const mapping = chosen && chosen.of === source ? chosen.mapping : (kept ?? named);
  const isWhole = mappingProblems(resource, mapping).length === 0 && recognises(resource, mapping);
  return {
    mapping,
    /** Whether the mapping is valid. */
    isWhole,
    /** Whether a column is undecided. */
    isOpen: !kept && named.includes(''),
    choose: (at: number, path: string) => {
      if (source) setChosen({ of: source, mapping: mapping.map((was, index) => (index === at ? path : was)) });
    },
    remember: () => source && setLast({ headings: headingsOf(source), mapping }),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
