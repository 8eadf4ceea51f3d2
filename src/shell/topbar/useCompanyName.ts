import { useQuery } from '@tanstack/react-query';
import { companyCalls } from '../../../dataProvider/calls/companies.ts';
import { http, session } from '../../access/console.ts';
import { tenantOf } from '../../access/tenant.ts';

const minutesFresh = 5;

/** Returns the name of the current company, for users of several. */
export function useCompanyName(): string | undefined {
  const me = session.me();
  const { data } = useQuery({
    queryKey: ['companies', 'me'],
    queryFn: ({ signal }) => companyCalls(http).me(signal),
    staleTime: minutesFresh * 60_000,
    enabled: me !== undefined && tenantOf(me) !== undefined,
  });
  return data?.name;
}
