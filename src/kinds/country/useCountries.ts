import { useMemo } from 'react';
import { countryName } from '../../../domain/formats/countries.ts';
import type { Language } from '../../../domain/formats/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { isCountry, type Country } from './country.ts';

/** A country's name in the language of the moment; what the record says where Intl knows none. */
export const nameOf = ({ identifier, name, id }: Country, language: Language): string =>
  identifier ? countryName(identifier, language) : (name ?? String(id));

/** All countries, in the alphabet of the language. */
export function useCountries(): { countries: readonly Country[]; loading: boolean } {
  const language = useLanguage();
  const { data, isPending } = useCatalogue('countries');
  const countries = useMemo(() => {
    const named = (data ?? []).filter(isCountry).map((country) => ({ country, name: nameOf(country, language) }));
    return named.toSorted((a, b) => a.name.localeCompare(b.name, language)).map(({ country }) => country);
  }, [data, language]);
  return { countries, loading: isPending };
}
