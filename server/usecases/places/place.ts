import { once } from '../../../domain/kinds/once.ts';
import type { Country } from '../../../schemas/resources/countries.ts';
import type { Language } from '../../i18n.ts';

/** A populated place or an address, as the address input offers it. */
export interface Place {
  readonly place_id: string;
  /** Without its country, which stands beside it in the language of the reader. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: Country;
}

const countryNames = once((language: Language) => new Intl.DisplayNames(language, { type: 'region' }));

/** A country with its name in a language. */
export const inLanguage = (country: Country, language: Language): Country => ({
  ...country,
  name: countryNames(language).of(country.identifier) ?? country.name,
});
