import { useQuery } from '@tanstack/react-query';
import { runCalls } from '../../../../dataProvider/calls/runs.ts';
import { useHttp } from '../../../data/useHttp.ts';

/** What the runs of the next 30 days would issue, as everything stands now. */
export function usePreview() {
  const http = useHttp();
  return useQuery({
    queryKey: ['runs', 'preview'],
    queryFn: ({ signal }) => runCalls(http).preview(signal),
    retry: false,
  });
}

/** The first of those that are issued on a day to come, or put aside, as everything stands now. */
export function useForeseenOn(day: string, held: boolean) {
  const http = useHttp();
  return useQuery({
    queryKey: ['runs', 'preview', day, held],
    queryFn: ({ signal }) => runCalls(http).foreseenOn(day, held, signal),
    retry: false,
  });
}
