import { isObject } from '../schema/isObject.ts';
import { formatTaxId } from '../taxId/checkTaxId.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

/** Returns the country (two letters) of a record's tax id: the country of its location. */
export function taxIdCountry(record: unknown): string | undefined {
  const location = isObject(record) ? record.location : undefined;
  const country = isObject(location) ? location.country : undefined;
  const identifier = isObject(country) ? country.identifier : undefined;
  return typeof identifier === 'string' ? identifier : undefined;
}

/** A tax number, punctuated if the record has a country: CNPJ, CPF, NIF and others. */
export const taxId = defineCodec({
  is: isText,
  toText: (value, { record }) => {
    const country = taxIdCountry(record);
    return country ? formatTaxId(country, value) : value;
  },
  parseText: (text) => text.trim(),
  issue: 'validation.type.string',
});
