import type { Place } from '../../../dataProvider/calls/places.ts';
import type { Country } from '../country/country.ts';
import { isObject } from '../../../domain/schema/isObject.ts';

export interface Location {
  readonly place_id: string;
  readonly address: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly complement?: string;
  readonly country: Country;
}

/** The `place_id` of an address that was typed, not chosen from the places search. */
export const manualPlace = 'manual';

export const isLocation = (value: unknown): value is Location => isObject(value) && typeof value.address === 'string';

/** What choosing a place fills in. */
export function fieldsOfPlace({ country: { id, identifier }, ...place }: Place): Record<string, unknown> {
  return { ...place, country: { id, identifier } };
}

/** What typing an address leaves of the place chosen before: nothing but the country. */
export function fieldsOfText(address: string): Record<string, unknown> {
  const typed = address === '' ? null : address;
  return { place_id: typed && manualPlace, address: typed, latitude: null, longitude: null };
}
