import { searchText } from '../../../../domain/lists/searchText.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readOnPlatform, type Db } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Country } from '../../../../schemas/resources/platform/countries.ts';
import { inLanguage, type Place } from './place.ts';
import type { PlacesSearch, PlacesService } from './service/placesService.ts';
import type { PlaceFound } from './service/readAnswer.ts';

const countriesOf = `
  select id, name, identifier from countries where identifier = any ($1)`;

/** Searches places by the service, else in the own table. */
export async function searchPlaces(pool: Pool, service: PlacesService, search: PlacesSearch): Promise<Place[]> {
  const { typed, language } = search;
  // Before the transaction, so that no connection waits for another server.
  const found = await service.find(search);
  return readOnPlatform(pool, (db) => (found ? withCountries(db, found, language) : findOffline(db, typed, language)));
}

/** Drops results in unsupported countries. */
async function withCountries(db: Db, found: readonly PlaceFound[], language: Language): Promise<Place[]> {
  const rows = await db.query<Country>(countriesOf, [[...new Set(found.map(({ country }) => country))]]);
  const known = new Map(rows.map((country) => [country.identifier, inLanguage(country, language)]));
  return found.flatMap((place) => {
    const country = known.get(place.country);
    return country ? [{ ...place, country }] : [];
  });
}

interface Found extends Omit<Place, 'address'> {
  readonly name: string;
  readonly region: string | null;
}

const find = String.raw`
  select p.place_id, p.name, p.region, p.latitude, p.longitude,
    jsonb_build_object('id', c.id, 'name', c.name, 'identifier', c.identifier) as country
  from places p join countries c on c.id = p.country_id
  where p.search_text like regexp_replace(norm($1), '([\\%_])', '\\\1', 'g') || '%'
  order by p.population desc, p.place_id limit 10`;

/**
 * Returns the ten most populous places whose name starts with the text, with countries in a language; empty for an
 * empty text.
 */
async function findOffline(db: Db, typed: string, language: Language): Promise<Place[]> {
  const term = searchText(typed);
  if (term === '') return [];
  const found = await db.query<Found>(find, [term]);
  return found.map(({ name, region, country, ...place }) => ({
    ...place,
    address: [name, region].filter(Boolean).join(', '),
    country: inLanguage(country, language),
  }));
}
