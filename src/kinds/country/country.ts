import { isObject } from '../../../domain/schema/isObject.ts';

/** A country as records carry it: the numeric id of ISO 3166-1 and its two letters. */
export interface Country {
  readonly id: number;
  readonly identifier?: string;
  readonly name?: string;
}

export const isCountry = (value: unknown): value is Country => isObject(value) && typeof value.id === 'number';

/** What a record says of its country, whether a reference or its bare id. */
export const countryIdOf = (value: unknown): number | undefined =>
  isCountry(value) ? value.id : typeof value === 'number' ? value : undefined;
