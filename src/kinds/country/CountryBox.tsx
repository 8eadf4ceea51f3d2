import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/Flag.tsx';
import type { InputProps } from '../kind.ts';
import { Combobox } from '../shared/Combobox.tsx';
import { useControl } from '../shared/useControl.tsx';
import { countryIdOf, isCountry, nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import { useCountries } from './useCountries.ts';

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
