import { createHash } from 'node:crypto';
import { memoized } from '../../../../domain/memoized.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Drawn } from '../../../drawing/process/messages.ts';
import type { DocumentLocale } from '../../../drawing/request.ts';
import { version as release } from '../../../base/version.ts';
import type { Engine } from '../engine.ts';
import { namesOf } from '../names.ts';

/** The PDF of one edition of an issued document in a language. */
export interface Copied {
  readonly tenant: string;
  readonly engine: Engine;
  readonly uuid: string;
  readonly edition: number;
  readonly locale: DocumentLocale;
}

const statementsOf = memoized(({ resource }: Engine) => {
  const { copies, key } = namesOf(resource);
  const one = `tenant_id = $1 and ${key} = $2 and edition = $3 and language = $4`;
  return {
    find: `select bytes from ${copies} where ${one} and sha256(bytes) = digest`,
    add: `
  insert into ${copies} (tenant_id, ${key}, edition, language, digest, bytes, release) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict do nothing`,
    read: `select digest, bytes, sha256(bytes) = digest as stands from ${copies} where ${one}`,
  };
});

const keyOf = ({ tenant, uuid, edition, locale }: Copied) => [tenant, uuid, edition, locale];

/** Returns the PDF as it was first drawn; undefined if it never was, is too large to be kept, or is damaged. */
export async function findCopy(db: Db, copied: Copied): Promise<Drawn | undefined> {
  const [copy] = await db.query<{ bytes: Buffer }>(statementsOf(copied.engine).find, keyOf(copied));
  return copy;
}

interface Copy {
  readonly digest: Buffer;
  readonly bytes: Buffer | null;
  readonly stands: boolean | null;
}

/**
 * Keeps the digest of a document that is drawn for the first time, and its bytes up to `most`. Otherwise returns what was
 * drawn first, or, without its bytes, the new drawing, which is marked if its digest differs.
 */
export async function keepCopy(db: Db, copied: Copied, drawn: Drawn, most: number): Promise<Drawn> {
  const { add, read } = statementsOf(copied.engine);
  const key = keyOf(copied);
  const digest = createHash('sha256').update(drawn.bytes).digest();
  const bytes = drawn.bytes.byteLength > most ? null : Buffer.from(drawn.bytes);
  const [, [first]] = await Promise.all([db.query(add, [...key, digest, bytes, release]), db.query<Copy>(read, key)]);
  if (!first || first.digest.equals(digest)) return drawn;
  return { ...drawn, ...(first.bytes && first.stands && { bytes: first.bytes }), differs: true };
}
