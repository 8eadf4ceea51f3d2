import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { session } from '../../../access/console.ts';
import { useCounted } from '../home/useCounted.ts';
import { companyPlaces, waitingIn } from './companyPlaces.ts';

/** Items of a company that need attention, each with its list; a dash without any. */
export function AttentionLinks({ company }: { readonly company: OverviewCompany }) {
  const counted = useCounted();
  const me = session.me();
  const waiting = waitingIn(company);
  if (!me || waiting.length === 0) return '–';
  const places = companyPlaces(company, me);
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.25, listStyle: 'none' }}>
      {waiting.map((items) => (
        <li key={items.name}>
          <MuiLink href={places.waiting(items)} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
            {counted(`home.attention.${items.name}`, items.count)}
          </MuiLink>
        </li>
      ))}
    </Stack>
  );
}
