import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import { formatTaxId } from '../../../../domain/taxId/checkTaxId.ts';
import { session } from '../../../access/console.ts';
import { addressOfTenant } from '../../../access/tenant.ts';
import { Mark } from '../../../shell/frame/Mark.tsx';
import { Fact } from './Fact.tsx';
import { LocalTime } from './LocalTime.tsx';
import { TaxId } from './TaxId.tsx';

interface CompanyCardProps {
  readonly company: Company;
  /** Additional content. */
  readonly children?: ReactNode;
}

/** A company with its details and a link to it. Without access it is grey, says why and has no link. */
export function CompanyCard({ company, children }: CompanyCardProps) {
  const translate = useTranslate();
  const me = session.me();
  const { name, logo, nif, tax_regime, segment, location, tenant, access, access_state: state } = company;
  // Only the name of an inaccessible company is visible.
  const country = location?.country.identifier ?? '';
  const open = me && tenant && access ? addressOfTenant(tenant, me) : undefined;
  return (
    <Card
      component="article"
      aria-label={name}
      sx={({ tokens }) => ({
        display: 'flex',
        flexDirection: 'column',
        p: 3,
        gap: 2,
        ...(!open && {
          backgroundColor: tokens.sunken,
          color: tokens.textQuiet,
          '& img, & .MuiAvatar-root': { filter: 'grayscale(1)' },
        }),
      })}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Mark name={name} logo={logo} />
        <Typography variant="h6" component="h3" sx={{ flex: 1, minWidth: 0, py: 1.5, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {country && <LocalTime country={country} timeZone={company.time_zone} />}
      </Stack>
      {location && (
        <Stack component="dl" sx={{ m: 0, gap: 1, ...(!children && { flex: 1 }) }}>
          <Fact label={translate('shell.companies.address')}>{location.address}</Fact>
          <Fact label={translate('shell.companies.taxRegime')}>{tax_regime}</Fact>
          <Fact label={translate('shell.companies.taxId')}>
            {nif && <TaxId value={formatTaxId(country, nif)} company={name} />}
          </Fact>
          <Fact label={translate('shell.companies.segment')}>{segment}</Fact>
        </Stack>
      )}
      {children && <Box sx={{ flex: 1 }}>{children}</Box>}
      {open ? (
        <Button href={open} endIcon={<ArrowForward />} sx={{ alignSelf: 'flex-start', ml: -1.5 }}>
          {translate('shell.companies.open')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ) : (
        <Chip label={translate(closedWords(state))} variant="outlined" sx={{ alignSelf: 'flex-start' }} />
      )}
    </Card>
  );
}

const closedWords = (state: Company['access_state']): string =>
  state && state !== 'granted' ? `resources.companies.values.access_state.${state}` : 'shell.companies.noAccess';
