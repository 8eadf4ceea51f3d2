import { z } from 'zod';
import { location } from '../../../../../schemas/parts/location.ts';
import type { Place } from '../place.ts';

/** A place of a service, with the country as two letters. */
export type PlaceFound = Omit<Place, 'country'> & { readonly country: string };

/** The number of suggestions. */
export const mostPlaces = 10;

const text = z.string().trim().optional().catch(undefined);
const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const country = z
  .string()
  .regex(/^[a-z]{2}$/i)
  .transform((code) => code.toUpperCase());
const objectType = z.string().regex(/^[nwr]/i);
const objectId = z.coerce.string().regex(/^\d{1,20}$/);

/** A feature of Photon. */
const feature = z
  .object({
    geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)]).rest(z.unknown()) }),
    properties: z.object({
      osm_type: objectType,
      osm_id: objectId,
      countrycode: country,
      name: text,
      street: text,
      housenumber: text,
      postcode: text,
      city: text,
      state: text,
    }),
  })
  .transform(({ geometry: { coordinates }, properties: at }) => ({
    place_id: idOf(at.osm_type, at.osm_id),
    address: listed([at.name, joined(at.street, at.housenumber), joined(at.postcode, at.city), at.state]),
    latitude: coordinates[1],
    longitude: coordinates[0],
    country: at.countrycode,
  }));

/**
 * A result of Nominatim in the formats `json` and `jsonv2`. Its name ends with the country, which is shown separately.
 */
const result = z
  .object({
    osm_type: objectType,
    osm_id: objectId,
    lat: degrees(90),
    lon: degrees(180),
    display_name: z.string().trim(),
    address: z.object({ country_code: country, country: text }),
  })
  .transform(({ osm_type, osm_id, lat, lon, display_name, address }) => ({
    place_id: idOf(osm_type, osm_id),
    address: withoutEnd(display_name, `, ${address.country ?? ''}`),
    latitude: lat,
    longitude: lon,
    country: address.country_code,
  }));

const answer = z.union([
  z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }).transform((it) => it.features),
  z.array(z.unknown()),
]);

/**
 * Parses an answer of Photon or Nominatim by its shape; undefined for others. Drops places without country or address,
 * such as oceans.
 */
export function readAnswer(json: unknown): PlaceFound[] | undefined {
  const items = answer.safeParse(json).data;
  if (!items) return undefined;
  const places = items.flatMap((item) => {
    const { data } = (Array.isArray(json) ? result : feature).safeParse(item);
    return data && data.address !== '' ? [{ ...data, address: shortened(data.address) }] : [];
  });
  if (items.length > 0 && places.length === 0) return undefined;
  // A street often consists of several objects with the same text.
  const byText = new Map(places.toReversed().map((place) => [`${place.address}, ${place.country}`, place]));
  return places.filter((place) => byText.get(`${place.address}, ${place.country}`) === place).slice(0, mostPlaces);
}

const idOf = (type: string, id: string): string => `osm:${type.charAt(0).toUpperCase()}${id}`;
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
const listed = (parts: readonly (string | undefined)[]): string => [...new Set(parts.filter(Boolean))].join(', ');
const withoutEnd = (all: string, end: string): string => (all.endsWith(end) ? all.slice(0, -end.length) : all);

/** Limited to a location's length in characters, as the schema counts. */
const shortened = (address: string): string => [...address].slice(0, location.properties.address.maxLength).join('');
