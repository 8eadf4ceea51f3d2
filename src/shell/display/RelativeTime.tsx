import { formatInstant } from '../../../domain/kinds/instant.ts';
import { useLanguage } from '../../i18n/language.ts';
import { relativeTime } from '../../i18n/relativeTime.ts';
import { zone } from '../../i18n/zone.ts';
import { Hint } from './Hint.tsx';
import { useMinute } from '../useMinute.ts';
import './relativeTime.css';

interface RelativeTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** The time zone of the exact time. */
  readonly timeZone?: string | undefined;
}

/** A relative time. The exact time appears on hover, touch and focus, to screen readers, and in print. */
export function RelativeTime({ at, timeZone = zone() }: RelativeTimeProps) {
  const language = useLanguage();
  const now = useMinute();
  const exact = formatInstant(at, language, timeZone);
  return (
    <Hint hint={exact}>
      <time dateTime={at}>
        <span className="relative-time">{relativeTime(at, now, language)}</span>
        <span className="exact-time">, {exact}</span>
      </time>
    </Hint>
  );
}
