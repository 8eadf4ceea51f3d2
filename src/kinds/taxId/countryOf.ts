import { isObject } from '../../../domain/schema/isObject.ts';

/** The two letters of the country whose tax id a record carries: the one it is located in. */
export function countryOf(record: unknown): string | undefined {
  const location = isObject(record) ? record.location : undefined;
  const country = isObject(location) ? location.country : undefined;
  const identifier = isObject(country) ? country.identifier : undefined;
  return typeof identifier === 'string' ? identifier : undefined;
}
