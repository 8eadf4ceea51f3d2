import { likeness, namePartsOf, nearFrom, taxIdsLike, type NameParts } from '../../../../domain/clients/likeness.ts';
import { nearNames, type NearNames } from '../../../../domain/clients/nearNames.ts';
import { taxIdCountry } from '../../../../domain/kinds/taxId.ts';
import { mapInPieces } from '../../../base/mapInChunks.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Duplicate, DuplicatesFile } from '../../../engine/import/duplicates.ts';
import type { Change } from '../../../engine/import/change.ts';
import { sameTaxId, type Candidate } from '../duplicates/findDuplicates.ts';
import { storedNames, type StoredName } from '../duplicates/storedNames.ts';

type Row = Candidate & { readonly row: number; readonly renames?: string };

/** Finds, for each row, a client or an earlier row with its tax id, else one with a similar name. */
export const ofFile: DuplicatesFile['ofFile'] = () => {
  const [byTaxId, byName] = [taxIdDuplicates(), nameDuplicates()];
  return async (db, { tenant }, changes) => {
    const rows = changes.map(rowOf);
    const made = rows.filter(({ uuid }) => uuid === undefined);
    const [sameTaxIds, nearNamed] = [await byTaxId(db, tenant.id, rows), await byName(db, tenant.id, made)];
    return rows.flatMap((row) => sameTaxIds.get(row.row) ?? renamed(row) ?? nearNamed.get(row.row) ?? []);
  };
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

type Duplicates = ReadonlyMap<number, Duplicate>;
type FindIn = (db: Db, tenant: string, rows: readonly Row[]) => Promise<Duplicates>;

function taxIdDuplicates(): FindIn {
  const firstOf = new Map<string, number>();
  return async (db, tenant, rows) => {
    const stored = await sameTaxId(db, tenant, rows);
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
  };
}

/** A stored client, or an earlier row. */
type Name = StoredName | Row;

/** Reads all names once for a file: the database would search for each row on its own. */
function nameDuplicates(): FindIn {
  let index: NearNames | undefined;
  const names: Name[] = [];
  const add = (known: NearNames, parts: NameParts, name: Name) => {
    known.add(parts);
    names.push(name);
  };
  const addStored = async (db: Db, tenant: string): Promise<NearNames> => {
    let known: NearNames | undefined;
    for await (const chunk of storedNames(db, tenant)) {
      const parts = await mapInPieces(chunk, ({ name }) => namePartsOf(name));
      const all = (known ??= nearNames(parts));
      await mapInPieces(chunk, (client, place) => add(all, parts[place] ?? namePartsOf(client.name), client));
    }
    return known ?? nearNames([]);
  };
  return async (db, tenant, rows) => {
    if (rows.length === 0) return new Map();
    const all = (index ??= await addStored(db, tenant));
    const found = await mapInPieces(rows, (row): [number, Duplicate][] => {
      const parts = namePartsOf(row.name ?? '');
      const [nearest] = all.near(parts).toSorted((one, other) => other.rank - one.rank);
      const like = nearest && names[nearest.place];
      add(all, parts, row);
      return like ? [[row.row, nearName(row, like)]] : [];
    });
    return new Map(found.flat());
  };
}

function nearName(row: Row, like: Name): Duplicate {
  if ('row' in like) return duplicate(row, 'name', 'row_name', { row: like.row, name: like.name ?? '' });
  return duplicate(row, 'name', 'name', { name: like.name }, like.uuid);
}
