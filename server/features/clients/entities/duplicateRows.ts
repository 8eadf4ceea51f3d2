import { likeness, namePartsOf, nearFrom, taxIdsLike } from '../../../../domain/clients/likeness.ts';
import { nearNames } from '../../../../domain/clients/nearNames.ts';
import { taxIdCountry } from '../../../../domain/kinds/taxId.ts';
import { mapInPieces } from '../../../base/mapInChunks.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Duplicate, DuplicatesFile } from '../../../engine/import/duplicates.ts';
import type { Change } from '../../../engine/import/change.ts';
import { sameTaxId, type Candidate } from '../duplicates/findDuplicates.ts';
import { storedNames, type StoredName } from '../duplicates/storedNames.ts';

type Row = Candidate & { readonly row: number; readonly renames?: string };

/** Finds, for each row, a client or an earlier row with its tax id, else one with a similar name. */
export const find: DuplicatesFile['find'] = async (db, { tenant }, changes) => {
  const rows = changes.map(rowOf);
  const made = rows.filter(({ uuid }) => uuid === undefined);
  const [byTaxId, byName] = [await taxIdDuplicates(db, tenant.id, rows), await nameDuplicates(db, tenant.id, made)];
  return rows.flatMap((row) => byTaxId.get(row.row) ?? renamed(row) ?? byName.get(row.row) ?? []);
};

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const rowOf = ({ row, key: uuid, before, after }: Change): Row => {
  const renames = textIn(before?.['name']);
  return {
    row,
    uuid,
    name: textIn(after['name']),
    nif: textIn(after['nif']),
    country: taxIdCountry(after),
    ...(renames !== undefined && { renames }),
  };
};

const duplicate = (
  { row, name = '' }: Row,
  by: 'tax_id' | 'name',
  words: string,
  args: Duplicate['args'],
  key?: string,
): Duplicate => ({
  row,
  name,
  column: by === 'tax_id' ? 'nif' : 'name',
  key: `resources.entities.duplicates.${words}`,
  args,
  ...(key !== undefined && { record: { key, name: String(args['name']) } }),
});

/** A row with the tax id of a client that it gives another name. */
function renamed(row: Row): Duplicate | undefined {
  const { uuid, name = '', renames } = row;
  if (uuid === undefined || renames === undefined || likeness(name, renames) >= nearFrom) return undefined;
  return duplicate(row, 'tax_id', 'tax_id', { name: renames }, uuid);
}

async function taxIdDuplicates(db: Db, tenant: string, rows: readonly Row[]): Promise<ReadonlyMap<number, Duplicate>> {
  const stored = await sameTaxId(db, tenant, rows);
  const firstOf = new Map<string, number>();
  const found = rows.flatMap((given, place): [number, Duplicate][] => {
    const { row, uuid, nif = '', country } = given;
    const ways = taxIdsLike(nif, country);
    const first = ways.map((way) => firstOf.get(way)).find((each) => each !== undefined);
    for (const way of ways) if (!firstOf.has(way)) firstOf.set(way, row);
    const client = stored.get(place)?.find((each) => each.uuid !== uuid);
    if (client) {
      const words = client.archived ? 'tax_id_archived' : 'tax_id';
      return [[row, duplicate(given, 'tax_id', words, { name: client.name }, client.uuid)]];
    }
    return first === undefined ? [] : [[row, duplicate(given, 'tax_id', 'row_tax_id', { row: first })]];
  });
  return new Map(found);
}

/** Compares all names at once: the database would search for each on its own. */
async function nameDuplicates(db: Db, tenant: string, rows: readonly Row[]): Promise<ReadonlyMap<number, Duplicate>> {
  if (rows.length === 0) return new Map();
  const names = await mapInPieces(rows, ({ name = '' }) => namePartsOf(name));
  const nearIn = nearNames(names);
  const best = new Map<number, { readonly rank: number; readonly client: StoredName }>();
  for await (const chunk of storedNames(db, tenant)) {
    await mapInPieces(chunk, (client) => {
      for (const { place, rank } of nearIn(namePartsOf(client.name))) {
        if (rank > (best.get(place)?.rank ?? 0)) best.set(place, { rank, client });
      }
    });
  }
  const found = await mapInPieces(names, (name, place): [number, Duplicate][] => {
    const [row, stored] = [rows[place], best.get(place)];
    const [earlier] = nearIn(name, place).toSorted((one, other) => other.rank - one.rank);
    const other = earlier && rows[earlier.place];
    if (!row) return [];
    if (stored && stored.rank >= (earlier?.rank ?? 0)) {
      return [[row.row, duplicate(row, 'name', 'name', { name: stored.client.name }, stored.client.uuid)]];
    }
    return other ? [[row.row, duplicate(row, 'name', 'row_name', { row: other.row, name: other.name ?? '' })]] : [];
  });
  return new Map(found.flat());
}
