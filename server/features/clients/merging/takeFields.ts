import { mergedFields, type MergedField } from '../../../../schemas/parts/clients/merge.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import type { Db } from '../../../database/transaction.ts';
import { storageOf, type Field } from '../../../engine/resources/storage.ts';
import type { Move } from './moveRows.ts';

const { fields } = storageOf(entities);

/** The columns of fields; of a file none. */
const columnsIn = (within: readonly Field[]): string[] =>
  within.flatMap((field) =>
    field.is === 'nested' ? columnsIn(field.fields) : 'column' in field ? [field.column] : [],
  );

/** Columns that change together, by the field they belong to. */
const columnsOf = (field: string): string[] => [
  ...columnsIn(fields.filter(({ name }) => name === field)),
  ...(field === 'credit_limit' ? ['credit_currency'] : []),
];

/** What a merge sets besides: whether the client pays for others, and its link. */
const further: readonly (readonly string[])[] = [['is_payment_responsible'], ['public_hash', 'link_expires_at']];

const swapLogos = `
  update stored_files f set owner_uuid = case f.owner_uuid when $2 then $3 else $2 end
  where f.tenant_id = $1 and f.owner_table = 'entities' and f.property = 'logo' and f.owner_uuid in ($2, $3)`;

const noteLogo = `
  insert into client_merge_rows (tenant_id, merge_uuid, table_name, column_name, row_uuid)
  select $1, $2, 'stored_files', 'owner_uuid', f.uuid from stored_files f
  where f.tenant_id = $1 and f.owner_table = 'entities' and f.property = 'logo' and f.owner_uuid = $3`;

/** A new link for the page of the client that stays, if only the merged one has a link. */
export interface NewLink {
  readonly hash: string;
  readonly expires_at: string;
}

/** Writes the fields of the merged client `from` to the client that stays, and notes their values before and after. */
export async function takeFields(
  db: Db,
  { tenant, merge, from, to }: Move,
  taken: readonly MergedField[],
  link?: NewLink,
) {
  const pairs = taken.flatMap(columnsOf).map((column) => ({ column, value: `a.${column}` }));
  const values = [
    ...pairs,
    { column: 'is_payment_responsible', value: 'b.is_payment_responsible or a.is_payment_responsible' },
    ...(link
      ? [
          { column: 'public_hash', value: '$5::text' },
          { column: 'link_expires_at', value: '$6::timestamptz' },
        ]
      : []),
  ];
  const noted = values.map(({ column, value }) => `'${column}', jsonb_build_array(b.${column}, ${value})`);
  const both = 'entities a where a.tenant_id = $1 and a.uuid = $2';
  const given = [tenant, from, to, ...(link ? [merge, link.hash, link.expires_at] : [merge])];
  await Promise.all([
    db.query(
      `update client_merges m set taken = jsonb_build_object(${noted.join(', ')}) from entities b, ${both}
        and b.tenant_id = $1 and b.uuid = $3 and m.tenant_id = $1 and m.uuid = $4`,
      given,
    ),
    ...(taken.includes('logo')
      ? [db.query(noteLogo, [tenant, merge, from]), db.query(swapLogos, [tenant, from, to])]
      : []),
    db.query(
      `update entities b set last_merged_uuid = $2, ${values.map(({ column, value }) => `${column} = ${value}`).join(', ')}
        from ${both} and b.tenant_id = $1 and b.uuid = $3 and $4::uuid is not null`,
      given,
    ),
  ]);
}

const selectLogo = `
  select 1 as found from client_merge_rows r join stored_files f on f.tenant_id = $1 and f.uuid = r.row_uuid
  where r.tenant_id = $1 and r.merge_uuid = $2 and r.table_name = 'stored_files' and f.owner_uuid = $3`;

/** By column: its value before a merge, and after it. */
export type Taken = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Gives back the fields that the client `from` took and has not changed since. */
export async function giveBackFields(db: Db, { tenant, merge, from, to }: Move, taken: Taken): Promise<void> {
  const groups = [...mergedFields.map(columnsOf), ...further].filter((columns) =>
    columns.some((column) => Object.hasOwn(taken, column)),
  );
  const restored = groups.flatMap((columns) => {
    const isKept = columns.map((column) => `b.${column} is not distinct from q.${column}`).join(' and ');
    return columns.map((column) => `${column} = case when ${isKept} then p.${column} else b.${column} end`);
  });
  const at = (place: 0 | 1) =>
    JSON.stringify(Object.fromEntries(Object.entries(taken).map(([column, values]) => [column, values[place]])));
  const [logo] = await db.query(selectLogo, [tenant, merge, from]);
  await Promise.all([
    ...(logo ? [db.query(swapLogos, [tenant, from, to])] : []),
    db.query(
      `update entities b set ${['last_merged_uuid = nullif(b.last_merged_uuid, $3)', ...restored].join(', ')}
        from jsonb_populate_record(null::entities, $4) p, jsonb_populate_record(null::entities, $5) q
        where b.tenant_id = $1 and b.uuid = $2`,
      [tenant, from, to, at(0), at(1)],
    ),
  ]);
}
