import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { resourceOf } from '../../data/resources.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { ActedRecord } from '../actions/useActions.ts';
import { slotFile } from '../slotFile.ts';
import { RecordTimeline } from './RecordTimeline.tsx';

interface HistoryProps {
  readonly resource: Resource;
  readonly record: ActedRecord;
}

const files = import.meta.glob<{ default: ComponentType<HistoryProps> }>([
  '/src/features/*/*/history.tsx',
  '/src/documents/slots/history.tsx',
]);

const own = Object.fromEntries(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

/** The history of a record: as its resource draws it (`src/features/<feature>/<resource>/history.tsx`), as documents do, else from its schema. */
export function History({ resource: name, record }: Pick<HistoryProps, 'record'> & { readonly resource: string }) {
  const resource = resourceOf(name);
  const Own = slotFile(own, name, 'history.tsx');
  if (!Own) return <RecordTimeline resource={resource} record={record} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      <Own resource={resource} record={record} />
    </Suspense>
  );
}
