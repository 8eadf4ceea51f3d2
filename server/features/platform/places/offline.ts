import type { Db } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import { inLanguage, type Place } from './place.ts';

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
export async function findOffline(db: Db, typed: string, language: Language): Promise<Place[]> {
  const term = typed.trim();
  if (term === '') return [];
  const found = await db.query<Found>(find, [term]);
  return found.map(({ name, region, country, ...place }) => ({
    ...place,
    address: [name, region].filter(Boolean).join(', '),
    country: inLanguage(country, language),
  }));
}
