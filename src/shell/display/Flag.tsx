import { useLanguage } from '../../i18n/language.ts';
import { countryName } from '../../../domain/kinds/country.ts';
import { flagUrl } from './flagUrl.ts';
import { useDrawn } from '../useDrawn.ts';
import './flag.css';

const sizes = { small: { width: 32, height: 24 }, large: { width: 48, height: 36 } } as const;

interface FlagProps {
  /** Two letters of ISO 3166-1, in either case. */
  country: string;
  size?: keyof typeof sizes;
  /** Empty if the country's name is beside the flag. */
  alt?: string;
}

/** A country's flag, 32x24 or 48x36. Its place renders first, because loading pictures per row delays the rows. */
export function Flag({ country, size = 'small', alt }: FlagProps) {
  const language = useLanguage();
  if (!useDrawn()) return <span className="flag" style={sizes[size]} />;
  return (
    <img
      className="flag"
      style={sizes[size]}
      src={flagUrl(country, sizes[size])}
      alt={alt ?? countryName(country, language)}
      loading="lazy"
      decoding="async"
    />
  );
}
