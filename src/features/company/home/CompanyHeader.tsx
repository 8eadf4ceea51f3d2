import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { formatTaxId } from '../../../../domain/taxId/checkTaxId.ts';
import { Mark } from '../../../shell/frame/Mark.tsx';
import { LocalTime } from '../companyCards/LocalTime.tsx';
import { TaxId } from '../companyCards/TaxId.tsx';

/** The height of a header with one-line name and facts, in pixels. */
export const headerHeight = 56;

/** The company's header: name, logo or initials, tax id, segment, tax regime and local time. */
export function CompanyHeader({ company }: Pick<Home, 'company'>) {
  const { name, logo, nif, segment, tax_regime: regime, location, time_zone: timeZone } = company;
  const country = location.country.identifier ?? '';
  return (
    <Stack
      component="header"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, minHeight: headerHeight }}
    >
      <Mark name={name} logo={logo} />
      <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Stack
          component="ul"
          direction="row"
          sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}
        >
          {nif && (
            <li>
              <TaxId value={formatTaxId(country, nif)} company={name} />
            </li>
          )}
          {[segment, regime].map((fact) => fact && <li key={fact}>{fact}</li>)}
        </Stack>
      </Stack>
      {country && <LocalTime country={country} timeZone={timeZone} />}
    </Stack>
  );
}
