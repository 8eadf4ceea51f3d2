import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatTaxId } from '../../../domain/taxId/checkTaxId.ts';
import { countryName } from '../../../domain/kinds/country.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/display/Flag.tsx';
import type { Exporter } from './exporter.ts';

/** The issuing company in one line, read-only. */
export function ExporterLine({ exporter }: { readonly exporter: Exporter }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, nif, country } = exporter;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('documents.parties.exporter')}
      sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap', minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" color="textSecondary">
        {translate('documents.parties.exporter')}
      </Typography>
      {country && <Flag country={country} alt={countryName(country, language)} />}
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {nif && (
        <Typography variant="caption" color="textSecondary">
          {formatTaxId(country ?? '', nif)}
        </Typography>
      )}
    </Stack>
  );
}
