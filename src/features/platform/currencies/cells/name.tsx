import type { Currency } from '../../../../../schemas/resources/platform/currencies.ts';
import { currencyName } from '../../../../../domain/kinds/currency.ts';
import { useLanguage } from '../../../../i18n/language.ts';

/** The name of a currency in the current language; its own where the language has none. */
export default function CurrencyNameCell({ record: { code, name } }: { readonly record: Currency }) {
  const known = currencyName(code, useLanguage());
  return <span>{known === code ? name : known}</span>;
}
