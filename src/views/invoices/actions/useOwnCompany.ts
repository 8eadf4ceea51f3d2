import { useQuery } from '@tanstack/react-query';
import { companyCalls } from '../../../../dataProvider/calls/companies.ts';
import { useHttp } from '../../../generate/useHttp.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The tenant's own company, with its settings; asked for only where something depends on them. */
export function useOwnCompany(enabled: boolean) {
  const http = useHttp();
  return useQuery({
    queryKey: ['companies', 'me'],
    queryFn: ({ signal }) => companyCalls(http).me(signal),
    staleTime: fiveMinutes,
    enabled,
  });
}
