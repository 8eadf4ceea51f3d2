import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { companyCalls } from '../../../dataProvider/calls/companies.ts';
import type { Company } from '../../../schemas/resources/company/companies.ts';
import { useHttp } from '../../data/useHttp.ts';

const fiveMinutes = 5 * 60 * 1000;

/** Loads the tenant's own company, whose time zone and settings apply. */
export function useOwnCompany(): UseQueryResult<Partial<Company>> {
  const http = useHttp();
  return useQuery({
    queryKey: ['companies', 'me'],
    queryFn: ({ signal }) => companyCalls(http).me(signal),
    staleTime: fiveMinutes,
  });
}
