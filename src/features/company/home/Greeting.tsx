import { useTranslate } from 'react-admin';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { weekdayText } from '../../../../domain/dates/dayText.ts';
import { countryName } from '../../../../domain/kinds/country.ts';
import { session } from '../../../access/console.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useMinute } from '../../../shell/useMinute.ts';

/** The first hours of the afternoon and of the evening. */
const afternoon = 12;
const evening = 18;

/** Greets the user, with the day, place and time of the company. */
export function Greeting({ company }: Pick<Home, 'company'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const now = useMinute();
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
    </header>
  );
}
