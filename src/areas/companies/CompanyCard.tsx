import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Company } from '../../../schemas/resources/companies.ts';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { session } from '../../access/console.ts';
import { addressOfTenant } from '../../access/tenant.ts';
import { Mark } from '../../shell/Mark.tsx';
import { Fact } from './Fact.tsx';
import { LocalTime } from './LocalTime.tsx';
import { TaxId } from './TaxId.tsx';

/** One company: who it is, where, and the way in. Without access it is greyed and leads nowhere. */
export function CompanyCard({ company }: { company: Company }) {
  const translate = useTranslate();
  const me = session.me();
  const { name, logo, nif, tax_regime, segment, location, tenant, access } = company;
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
        {location.country.identifier && (
          <LocalTime country={location.country.identifier} timeZone={company.time_zone} />
        )}
      </Stack>
      <Stack component="dl" sx={{ m: 0, gap: 1, flex: 1 }}>
        <Fact label={translate('shell.companies.address')}>{location.address}</Fact>
        <Fact label={translate('shell.companies.taxRegime')}>{tax_regime}</Fact>
        <Fact label={translate('shell.companies.taxId')}>
          {nif && <TaxId value={formatTaxId(location.country.identifier ?? '', nif)} company={name} />}
        </Fact>
        <Fact label={translate('shell.companies.segment')}>{segment}</Fact>
      </Stack>
      {open ? (
        <Button href={open} endIcon={<ArrowForward />} sx={{ alignSelf: 'flex-start', ml: -1.5 }}>
          {translate('shell.companies.open')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ) : (
        <Chip label={translate('shell.companies.noAccess')} variant="outlined" sx={{ alignSelf: 'flex-start' }} />
      )}
    </Card>
  );
}
