import { useQuery } from '@tanstack/react-query';
import { runCalls } from '../../../../../dataProvider/calls/runs.ts';
import { useHttp } from '../../../../data/useHttp.ts';

/** Previews the runs of the next 30 days. */
export function usePreview() {
  const http = useHttp();
  return useQuery({
    queryKey: ['runs', 'preview'],
    queryFn: ({ signal }) => runCalls(http).preview(signal),
    retry: false,
  });
}

/** Previews the first issued or held invoices of a day. */
export function usePreviewOn(day: string, held: boolean) {
  const http = useHttp();
  return useQuery({
    queryKey: ['runs', 'preview', day, held],
    queryFn: ({ signal }) => runCalls(http).previewOn(day, held, signal),
    retry: false,
  });
}
