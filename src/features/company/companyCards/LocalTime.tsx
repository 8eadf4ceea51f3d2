import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { countryName } from '../../../../domain/kinds/country.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { Flag } from '../../../shell/display/Flag.tsx';
import { useMinute } from '../../../shell/useMinute.ts';

interface LocalTimeProps {
  country: string;
  timeZone?: string | undefined;
}

/** A country's flag and its local time. */
export function LocalTime({ country, timeZone }: LocalTimeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const now = useMinute();
  const name = countryName(country, language);
  const time = timeZone && new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(now);
  return (
    <Stack sx={{ alignItems: 'center', gap: 0.5, flex: 'none' }}>
      <Flag country={country} alt={name} />
      {time && (
        <Typography variant="caption" color="textSecondary" className="figures">
          <span className="visually-hidden">{translate('shell.companies.localTime', { country: name })} </span>
          {time}
        </Typography>
      )}
    </Stack>
  );
}
