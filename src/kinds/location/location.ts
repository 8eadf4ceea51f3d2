import type { Place } from '../../../dataProvider/calls/places.ts';
import { manualPlace } from '../../../domain/kinds/location.ts';

/** What choosing a place fills in. */
export function fieldsOfPlace({ country: { id, identifier }, ...place }: Place): Record<string, unknown> {
  return { ...place, country: { id, identifier } };
}

/** What typing an address leaves of the place chosen before: nothing but the country. */
export function fieldsOfText(address: string): Record<string, unknown> {
  const typed = address === '' ? null : address;
  return { place_id: typed && manualPlace, address: typed, latitude: null, longitude: null };
}
