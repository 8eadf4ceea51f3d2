import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountantCalls } from '../../../../dataProvider/calls/accountants.ts';
import { useHttp } from '../../../data/useHttp.ts';

/** The accountant's companies with their figures; those of the month before stay while another one loads. */
export function useOverview(month: string | undefined) {
  const http = useHttp();
  return useQuery({
    queryKey: ['accountants', 'overview', month],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => accountantCalls(http).overview(month, signal),
    retry: false,
  });
}
