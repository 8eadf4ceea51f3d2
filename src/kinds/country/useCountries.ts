import { useMemo } from 'react';
import { isCountry, nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';

/** All countries, in the alphabet of the language. */
export function useCountries(): { countries: readonly Country[]; loading: boolean } {
  const language = useLanguage();
  const { data, isPending } = useCatalogue('countries');
  const countries = useMemo(() => {
    const named = (data ?? [])
      .filter(isCountry)
      .map((country) => ({ country, name: nameOfCountry(country, language) }));
    return named.toSorted((a, b) => a.name.localeCompare(b.name, language)).map(({ country }) => country);
  }, [data, language]);
  return { countries, loading: isPending };
}
