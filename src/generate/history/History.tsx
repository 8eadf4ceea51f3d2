import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { resourceOf } from '../../data/resources.ts';
import type { ActedRecord } from '../actions/useActions.ts';
import { RecordTimeline } from './RecordTimeline.tsx';

const files = import.meta.glob<{ default: ComponentType<{ readonly record: ActedRecord }> }>([
  '../../views/*/history.tsx',
]);

const own = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)] as const));

interface HistoryProps {
  readonly resource: string;
  readonly record: ActedRecord;
}

/** The history of a record: as its resource draws it (`src/views/<resource>/history.tsx`), else from its schema. */
export function History({ resource, record }: HistoryProps) {
  const Own = own.get(`../../views/${resource}/history.tsx`);
  if (!Own) return <RecordTimeline resource={resourceOf(resource)} record={record} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
      <Own record={record} />
    </Suspense>
  );
}
