import { useTranslate, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { amounts, amountTexts } from '../../../domain/kinds/amounts.ts';
import { country as countries, isCountry } from '../../../domain/kinds/country.ts';
import type { Codec } from '../../../domain/kinds/codec.ts';
import { currencyName } from '../../../domain/kinds/currency.ts';
import { taxId } from '../../../domain/kinds/taxId.ts';
import { text } from '../../../domain/kinds/text.ts';
import { fieldKey } from '../../../domain/kinds/words.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import { joined } from '../../../domain/words/isolated.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { resourceOf } from '../../data/resources.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/display/Flag.tsx';

/** Codecs of distinguishing values; all codecs would be larger than a list. Others are shown unchanged. */
const codecs: Readonly<Record<string, Codec>> = { country: countries, taxId };

/** Returns the details that distinguish records of one name (`details`): a line of text and a flag. Amounts are named. */
export function useDetails({ name, schema, details: paths = [] }: Resource) {
  const translate = useTranslate();
  const language = useLanguage();
  const amountsOf = (path: string, value: unknown): string =>
    amounts.is(value) && value.length > 0
      ? `${translate(fieldKey(name, path))}:\u00a0${amountTexts(value, language).join(', ')}`
      : '';
  const textOf = (record: RaRecord): string => {
    const details = paths.map((path) => {
      const property = propertyAt(schema, path) ?? {};
      if (name === 'currencies' && path === 'name') return currencyName(String(record['code']), language);
      if (kindOf(property) === 'amounts') return amountsOf(path, valueAt(record, path));
      const context = { resource: name, path, property, language, translate, namingOf: resourceOf, record };
      return (codecs[kindOf(property)] ?? text).toText(valueAt(record, path), context);
    });
    const archived = record['archived'] === true ? translate('resource.fields.archived') : '';
    return joined([...details, archived]);
  };
  const flagOf = (record: RaRecord): ReactNode => {
    const [country, ...others] = paths.map((path) => valueAt(record, path)).filter(isCountry);
    return others.length === 0 && country?.identifier && <Flag country={country.identifier} alt="" />;
  };
  return { textOf, flagOf };
}
