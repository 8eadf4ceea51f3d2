import type { Pool } from '../../../database/pool/pool.ts';
import { readOnPlatform, type Db } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import type { Country } from '../../../../schemas/resources/platform/countries.ts';
import { findOffline } from './offline.ts';
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
