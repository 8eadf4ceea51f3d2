import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { sessionCalls, type OwnSession } from '../../dataProvider/calls/sessions.ts';
import { http } from '../access/console.ts';

export const sessionsKey = ['sessions'];

interface Sessions {
  readonly query: UseQueryResult<OwnSession[]>;
  readonly end: (uuid: string) => Promise<unknown>;
  readonly endOthers: () => Promise<unknown>;
}

/** Returns the user's sessions and how to end them; the list reloads, also for sessions that had ended. */
export function useSessions(): Sessions {
  const queryClient = useQueryClient();
  const calls = sessionCalls(http);
  const query = useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => calls.list(signal) });
  const andRead = (work: Promise<unknown>) =>
    work.finally(() => queryClient.invalidateQueries({ queryKey: sessionsKey }));
  return { query, end: (uuid) => andRead(calls.end(uuid)), endOthers: () => andRead(calls.endOthers()) };
}
