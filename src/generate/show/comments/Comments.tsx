import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { holds } from '../../../../domain/actions/holds.ts';
import { isCommenter } from '../../../../domain/company/comments.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMe } from '../../../access/useMe.ts';
import { SkeletonCards } from '../../../shell/feedback/SkeletonCards.tsx';

const CommentsSection = lazy(() => import('./CommentsSection.tsx'));

interface CommentsProps {
  readonly resource: Resource;
  readonly record: RaRecord<string>;
}

/** The comments on a record, where its resource has any, for those who work for the company. */
export function Comments({ resource, record }: CommentsProps) {
  const me = useMe();
  const { comments } = resource;
  const has = comments !== undefined && (comments === true || holds(comments, record));
  if (!has || !me || !isCommenter(me.type)) return null;
  return (
    <Suspense fallback={<SkeletonCards height={160} />}>
      <CommentsSection key={record.id} resource={resource} record={record} />
    </Suspense>
  );
}
