import { useTranslate, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { isCountry } from '../../../domain/kinds/country.ts';
import { codecFor } from '../../../domain/kinds/registry.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { resourceOf } from '../../data/resources.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/Flag.tsx';

/** What tells a record from others of its name (`tells` of its resource): in a line of text, and its country's flag. */
export function useTells({ name, schema, tells = [] }: Resource) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = (resource: string) => resourceOf(resource).label;
  const textOf = (record: RaRecord): string => {
    const told = tells.map((path) => {
      const property = propertyAt(schema, path) ?? {};
      const context = { resource: name, path, property, language, translate, labelOf, record };
      return codecFor(property).toText(valueAt(record, path), context);
    });
    const archived = record['archived'] === true ? translate('resource.fields.archived') : '';
    return [...told, archived].filter((text) => text !== '').join(' · ');
  };
  const flagOf = (record: RaRecord): ReactNode => {
    const countries = tells.map((path) => valueAt(record, path)).filter(isCountry);
    const [country] = countries;
    return countries.length === 1 && country?.identifier && <Flag country={country.identifier} alt="" />;
  };
  return { textOf, flagOf };
}
