import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db, Finish } from '../../database/transaction.ts';
import { ReadLast } from '../../database/queries/readLast.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { without } from '../../../domain/schema/without.ts';
import { ApiError } from '../../base/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Properties that only the first answer contains; the stored answer omits them. */
    shownOnce?: readonly string[];
  }
  interface FastifyRequest {
    /**
     * Runs work in the tenant's transaction, at most once per Idempotency-Key (design §5). `work` sets status and
     * headers of the reply and returns the body; nothing is queried after the commit. Queries that `work` has started
     * but not awaited leave in one packet with the commit, together with `late` and its last read, unless a key stores
     * it. Throws `in_flight` and `key_reused`.
     */
    once<T extends object>(reply: FastifyReply, work: OnceWork<T>, late?: (body: T) => LateColumns): Promise<T>;
    /** The same on the platform's rows, where keys belong to the user alone. */
    onceOnPlatform<T extends object>(reply: FastifyReply, work: OnceWork<T>): Promise<T>;
  }
}

/** Work to run once: returns the body, or how to read it last. */
export type OnceWork<T> = (db: Db) => Promise<T | ReadLast<T>>;

/**
 * Properties that the body lacks until everything is written: columns of the tenant's record of the same names, unless
 * null.
 */
export interface LateColumns {
  readonly table: string;
  readonly columns: readonly string[];
  readonly uuid: string;
}

/** The lifetime of a key in milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000;
const keptHeaders = ['etag', 'location'] as const;

interface Stored {
  fingerprint: Buffer;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();

const lock = 'select pg_try_advisory_xact_lock($1) as locked';

/** Creates the statements for stored answers in a table, with the owner's columns before the key. */
function keep(table: string, owner: readonly string[]) {
  const columns = [...owner, 'key'];
  const values = Array.from({ length: columns.length + 4 }, (_, index) => `$${index + 1}`).join(', ');
  return {
    forget: `delete from ${table} where ${owner[0]} = $1 and created_at <= $2`,
    recall: `select fingerprint, status, headers, body from ${table}
      where ${columns.map((column, index) => `${column} = $${index + 1}`).join(' and ')}`,
    remember: (body = `$${columns.length + 5}`): string => `
      insert into ${table} (${columns.join(', ')}, fingerprint, status, headers, created_at, body) values (${values}, ${body})`,
  };
}

const ofTenants = keep('idempotency_keys', ['tenant_id', 'user_uuid']);
const ofPlatform = keep('platform_idempotency_keys', ['user_uuid']);

/** Where answers are stored, and the columns of their owner. */
interface Keeper {
  readonly kept: typeof ofTenants;
  readonly owner: readonly [string, ...string[]];
}

/** The key of a request with its owner, and the fingerprint of the request. */
interface Key extends Pick<Keeper, 'kept'> {
  readonly scope: readonly [string, ...string[]];
  readonly fingerprint: Buffer;
  readonly now: Date;
}

/** The late properties of a record as an object, without those that are null; the tenant is `$1`. */
const lateObject = ({ table, columns }: LateColumns, place: string): string => `coalesce((
  select jsonb_strip_nulls(jsonb_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})) from ${table}
  where tenant_id = $1 and uuid = ${place}), '{}')`;

const lateTexts = new Map<string, string>();

/** Returns the statement that reads it, cached because new texts must be hashed. */
function lateText(late: LateColumns): string {
  const name = `${late.table}.${late.columns.join('.')}`;
  const text = lateTexts.get(name) ?? `select ${lateObject(late, '$2')} as late`;
  lateTexts.set(name, text);
  return text;
}

/** Returns the fingerprint of a request: equal content under the same key is the same request. */
function fingerprintOf({ method, routeOptions, params, query, body, uploads }: FastifyRequest): Buffer {
  const files = [...(uploads?.values() ?? [])].flat().map((upload) => upload.key);
  // A validated body has its keys in schema order, so equal content has equal text.
  return sha256(JSON.stringify([method, routeOptions.url, params, query, body, files]));
}

function keyOf(request: FastifyRequest, { kept, owner }: Keeper): Key | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length >= 1 && key.length <= 255) {
    return { kept, scope: [...owner, key], fingerprint: fingerprintOf(request), now: request.server.clock.now() };
  }
  const issue = { path: 'Idempotency-Key', key: 'validation.maxLength', args: { limit: 255 } };
  throw new ApiError('validation', { errors: [issue] });
}

/**
 * Returns the stored answer of a key and locks the key. An advisory lock detects a running first request without
 * waiting.
 */
async function answeredBefore(db: Db, { kept, scope, now, fingerprint }: Key): Promise<Stored | undefined> {
  const oldest = new Date(now.getTime() - keyLifetime).toISOString();
  const [[free], , [stored]] = await Promise.all([
    db.query<{ locked: boolean }>(lock, [String(sha256(scope.join(' ')).readBigInt64BE())]),
    db.query(kept.forget, [scope[0], oldest]),
    db.query<Stored>(kept.recall, scope),
  ]);
  if (!free?.locked) throw new ApiError('in_flight', { retryAfter: 1 });
  if (stored && !stored.fingerprint.equals(fingerprint)) throw reused(stored.body);
  return stored;
}

/** The key was used for other content; its owner may know which record that created. */
function reused(body: unknown): ApiError {
  const made = isObject(body) ? (body.uuid ?? body.id) : undefined;
  return new ApiError('key_reused', {
    record: typeof made === 'string' || typeof made === 'number' ? made : undefined,
  });
}

/** Adds the late property to the body. */
async function withLate<T extends object>(db: Db, tenant: string, body: T, late: LateColumns): Promise<T> {
  const [row] = await db.query<{ late: object }>(lateText(late), [tenant, late.uuid]);
  return { ...body, ...row?.late };
}

/** Stores the answer in the transaction of its effect, so both survive a crash or neither. */
async function remember(
  db: Db,
  { kept, scope, fingerprint, now }: Key,
  reply: FastifyReply,
  body: object,
  late: LateColumns | undefined,
): Promise<void> {
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
  );
  const values = [
    ...scope,
    fingerprint,
    reply.statusCode,
    JSON.stringify(headers),
    now.toISOString(),
    JSON.stringify(without(body, reply.routeOptions.config.shownOnce ?? [])),
  ];
  await (late
    ? db.query(kept.remember(`$8::jsonb || ${lateObject(late, '$9')}`), [...values, late.uuid])
    : db.query(kept.remember(), values));
}

/**
 * Runs the work of a request in its transaction, once per key. The stored answer and late property leave with the
 * commit. A refusal is rolled back and not stored.
 */
function once<T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  keeper: Keeper,
  work: OnceWork<T>,
  lateOf?: (body: T) => LateColumns,
): [work: (db: Db) => Promise<T | ReadLast<T>>, finish: Finish<T | ReadLast<T>, T>] {
  const key = keyOf(request, keeper);
  let isRepeated = false;

  async function act(db: Db): Promise<T | ReadLast<T>> {
    const stored = key && (await answeredBefore(db, key));
    if (!stored) {
      const made = await work(db);
      // A stored answer must be known first.
      return key && made instanceof ReadLast ? made.ask() : made;
    }
    isRepeated = true;
    void reply.code(stored.status).headers({ ...stored.headers, 'idempotency-replayed': 'true' });
    return stored.body as T;
  }

  async function finish(db: Db, body: T | ReadLast<T>): Promise<T> {
    if (body instanceof ReadLast) return body.ask();
    if (isRepeated) return body;
    const late = lateOf?.(body);
    const [answer] = await Promise.all([
      late ? withLate(db, keeper.owner[0], body, late) : body,
      key && remember(db, key, reply, body, late),
    ]);
    return answer;
  }

  return [act, finish];
}

/** `request.once` and `request.onceOnPlatform` make a repeated write safe. */
export default fp(
  async (app) => {
    app.decorateRequest('once', function (reply, work, late) {
      const owner = [this.tenant.id, this.actor.uuid] as const;
      return this.inTenant(...once(this, reply, { kept: ofTenants, owner }, work, late));
    });
    app.decorateRequest('onceOnPlatform', function (reply, work) {
      const owner = [this.actor.uuid] as const;
      return this.onPlatform(...once(this, reply, { kept: ofPlatform, owner }, work));
    });
  },
  { name: 'once', dependencies: ['identity'] },
);
