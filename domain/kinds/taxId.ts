import { isObject } from '../schema/isObject.ts';
import { formatTaxId } from '../taxId/checkTaxId.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

/** The two letters of the country whose tax id a record carries: the one it is located in. */
export function taxIdCountry(record: unknown): string | undefined {
  const location = isObject(record) ? record.location : undefined;
  const country = isObject(location) ? location.country : undefined;
  const identifier = isObject(country) ? country.identifier : undefined;
  return typeof identifier === 'string' ? identifier : undefined;
}

/** A number of a tax register, punctuated where the record says its country: CNPJ, CPF, NIF and what others call theirs. */
export const taxId = defineCodec({
  is: isText,
  toText: (value, { record }) => {
    const country = taxIdCountry(record);
    return country ? formatTaxId(country, value) : value;
  },
  parseText: (text) => text.trim(),
  issue: 'validation.type.string',
});
