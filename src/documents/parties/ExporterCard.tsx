import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { countryName } from '../../../domain/kinds/country.ts';
import { initialsOf } from '../../shell/initials.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/Flag.tsx';
import type { Exporter } from './exporter.ts';

/** Our own company: who issues the document, told and not asked. */
export function ExporterCard({ exporter }: { readonly exporter: Exporter }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, nif, logo, address, country } = exporter;
  return (
    <Box
      sx={({ tokens }) => ({ px: 2, py: 1.5, mb: 2, borderRadius: 1, bgcolor: tokens.sunken, minWidth: 0 })}
      role="group"
      aria-label={translate('documents.parties.exporter')}
    >
      <Typography variant="caption" color="textSecondary">
        {translate('documents.parties.exporter')}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 0.5 }}>
        <Avatar
          src={logo}
          alt=""
          variant="rounded"
          aria-hidden="true"
          sx={({ tokens }) => ({
            bgcolor: tokens.primarySoft,
            color: tokens.primary,
            fontSize: '0.875rem',
            fontWeight: 600,
          })}
        >
          {initialsOf(name)}
        </Avatar>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ columnGap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            {country && (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <Flag country={country} alt="" />
                <Typography variant="caption">{countryName(country, language)}</Typography>
              </Stack>
            )}
          </Stack>
          <Typography variant="caption" color="textSecondary" component="p">
            {[nif && formatTaxId(country ?? '', nif), address].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Stack>
    </Box>
  );
}
