import type { Client } from '../../../../../schemas/resources/people/clients.ts';
import type { Apply, Check, ShowOnce } from '../../../../engine/commands/commandFile.ts';
import { notOwner, whoAsks } from '../owner.ts';
import { beyondScope } from '../scope.ts';
import { addSecret } from '../secrets.ts';

type Row = Client & { readonly uuid: string };

/** The new secrets of this request, by row. */
const secrets = new WeakMap<Row, string>();

/** Keeps the newest secret of two. */
const keepNewest = `
  delete from client_secrets s using (
    select uuid, row_number() over (partition by client_uuid order by created_at desc, uuid desc) as place
    from client_secrets where client_uuid = $1) o
  where o.uuid = s.uuid and o.place > 1`;

/** Only the owner gets a new secret, and only of a client with no more rights than the one that asks. */
export const check: Check<Row> = async (db, scope, rows, input) => {
  const [self, beyond] = await Promise.all([whoAsks(db), beyondScope(db, scope, rows, input)]);
  return rows.map(({ owner }, at) => (owner?.uuid === self ? beyond[at] : notOwner()));
};

/** Adds a secret; the current one stays valid until retired. */
export const apply: Apply<Row> = async (db, _scope, rows) => {
  for (const row of rows) {
    await db.query(keepNewest, [row.uuid]);
    secrets.set(row, await addSecret(db, row.uuid));
    await db.query('update clients set rotated_at = moment() where uuid = $1', [row.uuid]);
  }
  return [];
};

export const showOnce: ShowOnce<Row> = (row) => ({ secret: secrets.get(row) });
