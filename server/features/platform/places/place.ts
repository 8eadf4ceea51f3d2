import { once } from '../../../../domain/kinds/memoize.ts';
import type { Country } from '../../../../schemas/resources/platform/countries.ts';
import type { Language } from '../../../base/i18n.ts';

/** A place or address suggested by the address input. */
export interface Place {
  readonly place_id: string;
  /** Without the country, which is shown separately in the reader's language. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: Country;
}

const countryNames = once((language: Language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Names a country in a language. */
export const inLanguage = (country: Country, language: Language): Country => ({
  ...country,
  name: countryNames(language).of(country.identifier) ?? country.name,
});
