import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { companyCalls } from '../../../dataProvider/calls/companies.ts';
import { http, session } from '../../access/console.ts';
import { tenantOf } from '../../access/tenant.ts';

const minutesFresh = 5;

/** In whose name one works here: an accountant has several companies. Narrow screens have no room for it. */
export function CurrentCompany() {
  const me = session.me();
  const { data } = useQuery({
    queryKey: ['companies', 'me'],
    queryFn: ({ signal }) => companyCalls(http).me(signal),
    staleTime: minutesFresh * 60_000,
    enabled: me !== undefined && tenantOf(me) !== undefined,
  });
  return (
    <Typography
      noWrap
      title={data?.name}
      color="textSecondary"
      sx={({ tokens }) => ({
        display: { xs: 'none', sm: 'block' },
        ml: 1,
        pl: 2,
        borderLeft: `1px solid ${tokens.line}`,
        visibility: data ? 'visible' : 'hidden',
      })}
    >
      {data?.name}
    </Typography>
  );
}
