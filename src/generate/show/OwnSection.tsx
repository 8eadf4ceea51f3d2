import Skeleton from '@mui/material/Skeleton';
import type { RaRecord } from 'react-admin';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { slotFile } from '../slotFile.ts';

/** Props of a section that its resource draws. */
export interface OwnSectionProps<R extends RaRecord = RaRecord<string>> {
  readonly record: R;
}

/** The same for a section of several resources. */
export interface ResourceSectionProps<R extends RaRecord = RaRecord<string>> extends OwnSectionProps<R> {
  readonly resource: Resource;
}

const files = import.meta.glob<{ default: ComponentType<ResourceSectionProps> }>([
  '/src/features/*/*/sections/*.tsx',
  '/src/documents/slots/sections/*.tsx',
  '!**/*.test.tsx',
]);

const sections = Object.fromEntries(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

/** Every record has the same. */
const shared: Readonly<Record<string, ComponentType<ResourceSectionProps>>> = {
  history: lazy(() => import('../history/HistorySection.tsx')),
};

interface NamedSection {
  readonly name: string;
  /** Whether it mostly shows nothing, so that no room is kept for it while it loads. */
  readonly isSmall?: boolean;
}

/** A section that a resource draws, found at `src/features/<feature>/<resource>/sections/<name>.tsx`, a document's, or its history. */
export function OwnSection({ resource, name, record, isSmall = false }: ResourceSectionProps & NamedSection) {
  const Drawn = slotFile(sections, resource.name, `sections/${name}.tsx`) ?? shared[name];
  if (!Drawn) throw new RangeError(`${resource.name} has no section "${name}"`);
  return (
    <Suspense fallback={isSmall ? null : <Skeleton variant="rounded" height={160} />}>
      <Drawn resource={resource} record={record} />
    </Suspense>
  );
}
