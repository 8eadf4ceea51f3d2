import { bareName, likeness, nearFrom, taxIdsLike } from '../../../../domain/clients/likeness.ts';
import type { Db } from '../../../database/transaction.ts';

/** A client that is being written. */
export interface Candidate {
  readonly name?: string | undefined;
  readonly nif?: string | undefined;
  /** The code of its country: `PT`. */
  readonly country?: string | undefined;
  /** Its own key, if it is stored. */
  readonly uuid?: string | undefined;
}

/** A stored client that may be the same. */
export interface Duplicate {
  readonly uuid: string;
  readonly name: string;
  readonly nif?: string;
  readonly archived: boolean;
  /** What is the same, or nearly so. */
  readonly by: 'tax_id' | 'name';
}

interface Found {
  readonly place: number;
  readonly uuid: string;
  readonly name: string;
  readonly nif: string | null;
  readonly archived: boolean;
}

/** The clients that are compared for each name, and those that are returned at most. */
const looked = 20;
const most = 3;

const shown = 'e.uuid, e.name, e.nif, e.archived';

const byTaxId = `
  select n.place::int, ${shown} from jsonb_to_recordset($2) n (place int, bare text)
  join entities e on e.tenant_id = $1 and e.bare_nif = n.bare and e.merged_into_uuid is null
  order by n.place, e.archived, e.uuid`;

const byName = `
  select n.place, ${shown} from near_entities($2, $3) n join entities e on e.tenant_id = $1 and e.uuid = n.uuid`;

/**
 * Returns, for each client, stored ones with the same tax id, then those with a similar name, at most three. They warn and
 * refuse nothing. Two statements, whatever the number of clients.
 */
export async function findDuplicates(db: Db, tenant: string, candidates: readonly Candidate[]): Promise<Duplicate[][]> {
  const names = candidates.map(({ name = '' }) => bareName(name));
  const [sameOf, near] = await Promise.all([
    sameTaxId(db, tenant, candidates),
    names.some((name) => name !== '') ? db.query<Found>(byName, [tenant, names, looked]) : [],
  ]);
  const nearOf = Map.groupBy(near, at);
  return candidates.map(({ name = '', uuid }, place) => {
    const alike = (nearOf.get(place) ?? [])
      .map((found) => ({ found, rank: likeness(name, found.name) }))
      .filter(({ rank }) => rank >= nearFrom)
      .toSorted((one, other) => other.rank - one.rank);
    const found = [
      ...(sameOf.get(place) ?? []).map((each) => duplicate(each, 'tax_id')),
      ...alike.map((each) => duplicate(each.found, 'name')),
    ];
    const others = found.filter((each, index) => each.uuid !== uuid && firstOf(found, each) === index);
    return others.slice(0, most);
  });
}

/** Returns, by the place of each client, the stored ones with its tax id, unarchived ones first. One statement. */
export async function sameTaxId(
  db: Db,
  tenant: string,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<number, readonly Found[]>> {
  const taxIds = candidates.flatMap(({ nif = '', country }, place) =>
    taxIdsLike(nif, country).map((bare) => ({ place, bare })),
  );
  if (taxIds.length === 0) return new Map();
  return Map.groupBy(await db.query<Found>(byTaxId, [tenant, JSON.stringify(taxIds)]), at);
}

const at = ({ place }: Found): number => place;

const firstOf = (found: readonly Duplicate[], { uuid }: Duplicate): number =>
  found.findIndex((other) => other.uuid === uuid);

const duplicate = ({ uuid, name, nif, archived }: Found, by: Duplicate['by']): Duplicate => ({
  uuid,
  name,
  ...(nif !== null && { nif }),
  archived,
  by,
});
