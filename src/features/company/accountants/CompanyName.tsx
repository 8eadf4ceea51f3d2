import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { formatTaxId } from '../../../../domain/taxId/checkTaxId.ts';
import { session } from '../../../access/console.ts';
import { Flag } from '../../../shell/display/Flag.tsx';
import { companyPlaces } from './companyPlaces.ts';

/** A company's name with a link to it, if accessible. */
export function CompanyName({ company }: { readonly company: OverviewCompany }) {
  const me = session.me();
  const { name, nif, country = '', access } = company;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      {country && <Flag country={country} />}
      <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {access && me ? (
          <MuiLink href={companyPlaces(company, me).home} sx={{ fontWeight: 500 }}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
        {nif && (
          <Typography variant="caption" component="div" color="textSecondary" className="figures">
            {formatTaxId(country, nif)}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
