import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { weekdayText } from '../../../../domain/dates/dayText.ts';
import { countryName } from '../../../../domain/kinds/country.ts';
import { session } from '../../../access/console.ts';
import { useMay } from '../../../access/useMay.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useMinute } from '../../../shell/useMinute.ts';

/** The first hours of the afternoon and of the evening. */
const afternoon = 12;
const evening = 18;

/** Greets the user, with the company's day, place and time, and a button for a new invoice. */
export function Greeting({ company }: Pick<Home, 'company'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const now = useMinute();
  const mayCreate = useMay('invoices', 'create');
  const zone = company.time_zone ?? 'UTC';
  const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: zone }).format(now);
  const hour = Number(time.slice(0, 2));
  const part = hour < afternoon ? 'morning' : hour < evening ? 'afternoon' : 'evening';
  const [name = ''] = session.me()?.name.split(' ') ?? [];
  const country = company.location.country.identifier;
  const place = country ? `${countryName(country, language)} ${time}` : time;
  return (
    <header className="home-greeting">
      <h1>{translate(`home.greeting.${part}`, { name })}</h1>
      <p className="figures">{`${weekdayText(now, language, zone)}, ${place}`}</p>
      {mayCreate && (
        <Button variant="contained" component={Link} to="/company/invoices/create" startIcon={<Add />}>
          {translate('shell.welcome.company.action')}
        </Button>
      )}
    </header>
  );
}
