import { once } from '../../../domain/kinds/once.ts';
import type { Country } from '../../../schemas/resources/countries.ts';
import type { Db } from '../../db/transaction.ts';
import type { Language } from '../../i18n.ts';

const countryNames = once((language: Language) => new Intl.DisplayNames(language, { type: 'region' }));

/** A populated place as the address input offers it. */
export interface Place {
  readonly place_id: string;
  /** Name and region; the country is said beside it, in whatever language a document is read. */
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: Country;
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

/** The ten most populous places whose name starts with what was typed, their countries in a language; none for nothing. */
export async function searchPlaces(db: Db, typed: string, language: Language): Promise<Place[]> {
  const term = typed.trim();
  if (term === '') return [];
  const countries = countryNames(language);
  const found = await db.query<Found>(find, [term]);
  return found.map(({ name, region, country, ...place }) => {
    const named = { ...country, name: countries.of(country.identifier) ?? country.name };
    return { ...place, address: [name, region].filter(Boolean).join(', '), country: named };
  });
}
