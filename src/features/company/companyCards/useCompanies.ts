import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import { companyCalls } from '../../../../dataProvider/calls/companies.ts';
import { http } from '../../../access/console.ts';

export interface CompanyQuery {
  readonly search: string;
  readonly page: number;
  readonly per_page: number;
}

interface CompanyPage {
  readonly companies: readonly Company[];
  readonly total: number;
}

/** Returns a page of the companies that the user may enter; the previous page stays while loading. */
export function useCompanies(query: CompanyQuery) {
  return useQuery({
    queryKey: ['companies', 'access', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<CompanyPage> => {
      const { data, total } = await companyCalls(http).access(query, signal);
      return { companies: data as (Company & (typeof data)[number])[], total };
    },
  });
}
