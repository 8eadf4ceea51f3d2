import Skeleton from '@mui/material/Skeleton';
import type { RaRecord } from 'ra-core';
import { type ComponentType, lazy, Suspense } from 'react';

/** Props of a section that its resource draws. */
export interface OwnSectionProps<R extends RaRecord = RaRecord<string>> {
  readonly record: R;
}

const files = import.meta.glob<{ default: ComponentType<OwnSectionProps> }>([
  '../../views/*/sections/*.tsx',
  '!**/*.test.tsx',
]);

const sections = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)] as const));

/** Every record has the same. */
const shared: Readonly<Record<string, ComponentType<OwnSectionProps>>> = {
  history: lazy(() => import('../history/HistorySection.tsx')),
};

/** A section that a resource draws itself, found at `src/views/<resource>/sections/<name>.tsx`, or its history. */
export function OwnSection({
  resource,
  name,
  record,
}: OwnSectionProps & { readonly resource: string; readonly name: string }) {
  const Drawn = sections.get(`../../views/${resource}/sections/${name}.tsx`) ?? shared[name];
  if (!Drawn) throw new RangeError(`${resource} has no section "${name}"`);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <Drawn record={record} />
    </Suspense>
  );
}
