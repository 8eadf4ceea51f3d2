import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountantCalls } from '../../../../dataProvider/calls/accountants.ts';
import { useHttp } from '../../../data/useHttp.ts';

/** Returns the accountant's companies with figures; the previous month stays while another loads. */
export function useOverview(month: string | undefined) {
  const http = useHttp();
  return useQuery({
    queryKey: ['accountants', 'overview', month],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => accountantCalls(http).overview(month, signal),
    retry: false,
  });
}
