import type { Country } from '../../../schemas/resources/countries.ts';
import type { Db } from '../../db/transaction.ts';

/** A populated place as the address input offers it. */
export interface Place {
  readonly place_id: string;
  /** Name, region and country in one line. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: Country;
}

const find = String.raw`
  select p.place_id, concat_ws(', ', p.name, p.region, c.name) as address, p.latitude, p.longitude,
    jsonb_build_object('id', c.id, 'name', c.name, 'identifier', c.identifier) as country
  from places p join countries c on c.id = p.country_id
  where p.search_text like regexp_replace(norm($1), '([\\%_])', '\\\1', 'g') || '%'
  order by p.population desc, p.place_id limit 10`;

/** The ten most populous places whose name starts with what was typed; none for nothing. */
export async function searchPlaces(db: Db, typed: string): Promise<Place[]> {
  const term = typed.trim();
  return term === '' ? [] : db.query<Place>(find, [term]);
}
