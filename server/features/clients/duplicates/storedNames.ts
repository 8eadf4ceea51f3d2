import type { Db } from '../../../database/transaction.ts';

/** The name of a client in use. */
export interface StoredName {
  readonly uuid: string;
  readonly name: string;
}

const chunk = 5000;

const select = `
  select uuid, name from entities where tenant_id = $1 and not archived and uuid > $2 order by uuid limit ${chunk}`;

/** Reads the names of all clients in use, in chunks. */
export async function* storedNames(db: Db, tenant: string): AsyncGenerator<StoredName[]> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each chunk begins after the last one
    const names: StoredName[] = await db.query<StoredName>(select, [tenant, after]);
    yield names;
    after = names.length < chunk ? undefined : names.at(-1)?.uuid;
  }
}
