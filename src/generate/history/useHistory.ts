import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { historyOf, type AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { followed } from '../refreshInterval.ts';

/** How long a history counts as fresh (specification §9). */
const staleTime = 5000;

interface HistoryOf {
  readonly resource: Resource;
  /** The key of the record. */
  readonly id: string;
  /** Decides whether the history is read again while it is shown. */
  readonly record: object;
  /** Whether the user may read it. */
  readonly enabled?: boolean;
}

/** What happened to a record, newest first; all that show it share the request. */
export function useHistory({ resource, id, record, enabled = true }: HistoryOf): UseQueryResult<readonly AuditEntry[]> {
  const http = useHttp();
  return useQuery({
    queryKey: ['audit', resource.singular, id],
    queryFn: ({ signal }) => historyOf(http, resource, id, signal),
    staleTime,
    enabled,
    refetchInterval: followed(resource, [record]),
  });
}
