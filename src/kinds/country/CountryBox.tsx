import { useMemo } from 'react';
import { countryIdOf, isCountry, nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/Flag.tsx';
import type { InputProps } from '../kind.ts';
import { Combobox } from '../shared/Combobox.tsx';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { useControl } from '../shared/useControl.tsx';

interface CountryBoxProps {
  readonly input: InputProps;
  /** What the form keeps of the chosen country. */
  readonly keep: (country: Country) => unknown;
}

/** All countries by name, each with its flag. */
export function CountryBox({ input, keep }: CountryBoxProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const { countries, loading } = useCountries();
  const id = countryIdOf(control.value);
  const chosen = countries.find((country) => country.id === id) ?? (isCountry(control.value) ? control.value : null);
  return (
    <Combobox
      input={input}
      control={control}
      options={countries}
      loading={loading}
      chosen={chosen}
      onChoose={(country) => control.set(country && keep(country))}
      keyOf={(country) => country.id}
      labelOf={(country) => nameOfCountry(country, language)}
      picture={({ identifier }) => identifier && <Flag country={identifier} alt="" />}
    />
  );
}

/** All countries, in the alphabet of the language. */
function useCountries(): { readonly countries: readonly Country[]; readonly loading: boolean } {
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
