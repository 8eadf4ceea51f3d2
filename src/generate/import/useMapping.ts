import { useState } from 'react';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import {
  currenciesLacking,
  mappingProblems,
  notMapped,
  recognises,
  type ImportDefaults,
  type ImportMapping,
} from '../../../domain/lists/importMapping.ts';
import { importWays } from '../../../domain/lists/importColumns.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** What the user decided about the columns of a file. */
interface Chosen {
  readonly of: ImportSource;
  readonly mapping: ImportMapping;
  readonly defaults: ImportDefaults;
}

/** Manages the mapping of columns and the values for all rows: as the server proposes, until changed. */
export function useMapping(resource: Resource, source: ImportSource | undefined) {
  const [own, setOwn] = useState<Chosen>();
  const proposed = {
    mapping: source?.columns.map(({ path = '' }) => path) ?? [],
    defaults: source?.defaults ?? {},
  };
  const { mapping, defaults } = own && own.of === source ? own : proposed;
  const ways = importWays(resource);
  const isKnown = source !== undefined && (source.remembered || source.layout !== undefined);
  const change = (next: Partial<Chosen>): void => {
    if (source) setOwn({ of: source, mapping, defaults, ...next });
  };
  return {
    mapping,
    defaults,
    /** The required properties that the file lacks and rows may share, and those that have a value for all rows. */
    lacking: [
      ...new Set([
        ...notMapped(resource, mapping).filter((path) => !ways.includes(path)),
        ...currenciesLacking(resource, mapping),
        ...Object.keys(defaults),
      ]),
    ],
    /** Whether the mapping is valid. */
    isWhole: mappingProblems(resource, mapping).length === 0 && recognises(resource, mapping),
    /** Whether a column is undecided. */
    isOpen: !isKnown && proposed.mapping.includes(''),
    choose: (at: number, path: string) => change({ mapping: mapping.map((was, index) => (index === at ? path : was)) }),
    setDefault: (path: string, text: string) => {
      const { [path]: _, ...others } = defaults;
      change({ defaults: text === '' ? others : { ...others, [path]: text } });
    },
  };
}
