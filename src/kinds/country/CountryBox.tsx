import { useMemo, useState } from 'react';
import { countryIdOf, isCountry, nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/display/Flag.tsx';
import type { InputProps } from '../kind.ts';
import { ComboboxField } from '../shared/combobox/ComboboxField.tsx';
import { useCatalogueChoices } from '../shared/combobox/useCatalogueChoices.ts';
import { useCatalogue } from '../shared/useCatalogue.ts';
import { useControl } from '../shared/useControl.tsx';

interface CountryBoxProps {
  readonly input: InputProps;
  /** Returns the form's value of a selected country. */
  readonly keep: (country: Country) => unknown;
}

/** All countries by name with flags. */
export function CountryBox({ input, keep }: CountryBoxProps) {
  const language = useLanguage();
  const control = useControl(input.source);
  const [text, setText] = useState('');
  const { countries, catalogue } = useCountries();
  const id = countryIdOf(control.value);
  const chosen = countries.find((country) => country.id === id) ?? (isCountry(control.value) ? control.value : null);
  const nameOf = (country: Country) => nameOfCountry(country, language);
  const choices = useCatalogueChoices(countries, catalogue, text, {
    nameOf,
    codeOf: ({ identifier = '' }) => identifier,
  });
  return (
    <ComboboxField<Country>
      input={input}
      control={control}
      choices={choices}
      chosen={chosen}
      onSearch={setText}
      onChoose={(country) => control.set(country && keep(country))}
      keyOf={(country) => country.id}
      nameOf={nameOf}
      picture={({ identifier }) => identifier && <Flag country={identifier} alt="" />}
    />
  );
}

/** All countries, sorted in the language. */
function useCountries() {
  const language = useLanguage();
  const catalogue = useCatalogue('countries');
  const { data } = catalogue;
  const countries = useMemo(() => {
    const named = (data ?? [])
      .filter(isCountry)
      .map((country) => ({ country, name: nameOfCountry(country, language) }));
    return named.toSorted((a, b) => a.name.localeCompare(b.name, language)).map(({ country }) => country);
  }, [data, language]);
  return { countries, catalogue };
}
