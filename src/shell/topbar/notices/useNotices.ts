import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noticeCalls, type Notices } from '../../../../dataProvider/calls/notices.ts';
import { useHttp } from '../../../data/useHttp.ts';

export const noticesKey = ['notices'] as const;

/** Milliseconds between two readings, and after which a forgotten page stops, so that its session ends like any other. */
const pause = 60_000;
const forgotten = 300_000;

/** The number of overdue invoices, as read with the notices; undefined before. */
export const useOverdue = (): number | undefined =>
  useQuery<Notices>({ queryKey: noticesKey, queryFn: skipToken }).data?.overdue;

/** The notices of the user, read again every minute and when the user moves to another page. */
export function useNotices() {
  const http = useHttp();
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    void client.refetchQueries({ queryKey: noticesKey, stale: true });
  }, [client, pathname]);
  return useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => noticeCalls(http).read(signal),
    staleTime: pause / 2,
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.dataUpdateCount >= forgotten / pause ? false : pause,
  });
}
