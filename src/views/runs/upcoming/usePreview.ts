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
