import type { Place } from '../../../dataProvider/calls/places.ts';
import { manualPlace } from '../../../domain/kinds/location.ts';

/** The values of a selected place. */
export function fieldsOfPlace({ country: { id, identifier }, ...place }: Place): Record<string, unknown> {
  return { ...place, country: { id, identifier } };
}

/** A typed address keeps only the country of the previous place. */
export function fieldsOfText(address: string): Record<string, unknown> {
  const typed = address === '' ? null : address;
  return { place_id: typed && manualPlace, address: typed, latitude: null, longitude: null };
}
