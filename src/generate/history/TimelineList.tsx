import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { historyOf, type AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import { followed } from '../refreshInterval.ts';
import './timeline.css';

/** How long a history counts as fresh (specification §9). */
const staleTime = 5000;

interface TimelineListProps {
  readonly resource: Resource;
  /** The key of the record. */
  readonly id: string;
  /** Decides whether the history is read again while it is shown. */
  readonly record: object;
  /** Whether the words of the entries are still to come: words that change while they are read would be worse than a moment's wait. */
  readonly isWaiting?: boolean;
  /** A list item for each entry, newest first. */
  readonly children: (entries: readonly AuditEntry[]) => ReactNode;
}

/** What happened to a record, newest first. */
export function TimelineList({ resource, id, record, isWaiting = false, children }: TimelineListProps) {
  const translate = useTranslate();
  const http = useHttp();
  const history = useQuery({
    queryKey: ['audit', resource.singular, id],
    queryFn: ({ signal }) => historyOf(http, resource, id, signal),
    staleTime,
    refetchInterval: followed(resource, [record]),
  });
  return (
    <QueryResult query={{ ...history, data: isWaiting ? undefined : history.data }} height={64}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={translate('documents.history.empty')} />
        ) : (
          <ol className="timeline">{children(entries)}</ol>
        )
      }
    </QueryResult>
  );
}
