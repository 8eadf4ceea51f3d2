import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { sessionCalls, type OwnSession } from '../../dataProvider/calls/sessions.ts';
import { http } from '../access/console.ts';

const queryKey = ['sessions'];

interface Sessions {
  readonly query: UseQueryResult<OwnSession[]>;
  readonly end: (uuid: string) => Promise<unknown>;
  readonly endOthers: () => Promise<unknown>;
}

/** The signed-in user's open sessions, and how they are ended; the list follows, also where one had ended before. */
export function useSessions(): Sessions {
  const queryClient = useQueryClient();
  const calls = sessionCalls(http);
  const query = useQuery({ queryKey, queryFn: ({ signal }) => calls.list(signal) });
  const andRead = (work: Promise<unknown>) => work.finally(() => queryClient.invalidateQueries({ queryKey }));
  return { query, end: (uuid) => andRead(calls.end(uuid)), endOthers: () => andRead(calls.endOthers()) };
}
