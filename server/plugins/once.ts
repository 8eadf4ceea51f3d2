import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Transaction } from '../db/transaction.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import { ApiError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Runs work in the tenant's transaction, at most once for an Idempotency-Key
     * (design §5). Set status and headers on the reply inside `work`; what it
     * answers is the body. What `work` has asked and not waited for leaves in one
     * packet with the commit, and `late` with it. Throws `in_flight` and `key_reused`.
     */
    once<T extends object>(
      reply: FastifyReply,
      work: (db: Transaction) => Promise<T>,
      late?: (body: T) => LateColumn,
    ): Promise<T>;
    /** The same on the platform's rows: keys are then the user's alone. */
    onceOnPlatform<T extends object>(reply: FastifyReply, work: (db: Transaction) => Promise<T>): Promise<T>;
  }
}

/** A property that the body lacks until all is written: that column of the tenant's record, called alike, unless null. */
export interface LateColumn {
  readonly table: string;
  readonly column: string;
  readonly uuid: string;
}

/** How long a key is remembered, in milliseconds. */
export const keyLifetime = 24 * 60 * 60 * 1000;
const keptHeaders = ['etag', 'location'] as const;

interface Stored {
  fingerprint: Buffer;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length >= 1 && key.length <= 255) return key;
  const issue = { path: 'Idempotency-Key', key: 'validation.maxLength', args: { limit: 255 } };
  throw new ApiError('validation', { errors: [issue] });
}

const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();

const lock = 'select pg_try_advisory_xact_lock($1) as locked';

/** The answers kept in a table, whose key is of whom `owner` says. Statements begin with the values of that and the key. */
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

/** A key, behind whom it is of, and where its answer is kept. */
interface Key {
  readonly kept: typeof ofTenants;
  readonly scope: readonly [string, ...string[]];
}

/** The late property of a record as an object, empty while it is null; the tenant is `$1`. */
const lateObject = ({ table, column }: LateColumn, place: string): string => `coalesce((
  select jsonb_build_object('${column}', ${column}) from ${table}
  where tenant_id = $1 and uuid = ${place} and ${column} is not null), '{}')`;

/** What a request with a key is told apart by: the same content under the same key is the same request. */
function fingerprintOf({ method, routeOptions, params, query, body, uploads }: FastifyRequest): Buffer {
  const files = [...(uploads?.values() ?? [])].flat().map((upload) => upload.key);
  // A body that was validated has its keys in the order of its schema: the same content has one text.
  return sha256(JSON.stringify([method, routeOptions.url, params, query, body, files]));
}

/**
 * What was answered under a key before, if anything; what it is from now on is kept from others. An advisory lock tells
 * that the first is still running, without making the second wait for it.
 */
async function answeredBefore(
  db: Transaction,
  { kept, scope }: Key,
  { now, fingerprint }: { now: Date; fingerprint: Buffer },
): Promise<Stored | undefined> {
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

/** The key was used for something else: what that has made is told, since it is whoever asks who made it. */
function reused(body: unknown): ApiError {
  const made = isObject(body) ? (body.uuid ?? body.id) : undefined;
  return new ApiError('key_reused', {
    record: typeof made === 'string' || typeof made === 'number' ? made : undefined,
  });
}

/** Ends the transaction with the body, to which is added what was late. */
async function finish<T extends object>(db: Transaction, tenant: string, body: T, late?: LateColumn): Promise<T> {
  const [rest] = await Promise.all([
    late ? db.query<{ late: object }>(`select ${lateObject(late, '$2')} as late`, [tenant, late.uuid]) : [],
    db.commit(),
  ]);
  return { ...body, ...rest[0]?.late };
}

/** The answer is stored in the transaction of the effect: a crash keeps both or neither. A refusal is rolled back and not remembered. */
async function runOnce<T extends object>(
  db: Transaction,
  request: FastifyRequest,
  reply: FastifyReply,
  key: Key,
  work: (db: Transaction) => Promise<T>,
  lateOf?: (body: T) => LateColumn,
): Promise<T> {
  const now = request.server.clock.now();
  const { kept, scope } = key;
  const fingerprint = fingerprintOf(request);
  const stored = await answeredBefore(db, key, { now, fingerprint });
  if (stored) {
    void reply.code(stored.status).headers({ ...stored.headers, 'idempotency-replayed': 'true' });
    return stored.body as T;
  }

  // The answer is stored with what it tells of: who ends the transaction with its last writes, does so here.
  const body = await work({ ...db, commit: () => Promise.resolve() });
  const late = lateOf?.(body);
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
  );
  const values = [
    ...scope,
    fingerprint,
    reply.statusCode,
    JSON.stringify(headers),
    now.toISOString(),
    JSON.stringify(body),
  ];
  const remembering = late
    ? db.query(kept.remember(`$8::jsonb || ${lateObject(late, '$9')}`), [...values, late.uuid])
    : db.query(kept.remember(), values);
  const [answer] = await Promise.all([finish(db, scope[0], body, late), remembering]);
  return answer;
}

/** The work of a request, to be done in a transaction: once for its key, where it has one. */
function once<T extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, owner }: { kept: Key['kept']; owner: readonly [string, ...string[]] },
  work: (db: Transaction) => Promise<T>,
  late?: (body: T) => LateColumn,
): (db: Transaction) => Promise<T> {
  const key = keyOf(request);
  return async (db) => {
    if (key !== undefined) return runOnce(db, request, reply, { kept, scope: [...owner, key] }, work, late);
    if (!late) return work(db);
    const body = await work(db);
    return finish(db, owner[0], body, late(body));
  };
}

/** `request.once` and `request.onceOnPlatform`: what makes a repeated write safe. */
export default fp(
  async (app) => {
    app.decorateRequest('once', function (reply, work, late) {
      const owner = [this.tenant.id, this.actor.uuid] as const;
      return this.inTenant(once(this, reply, { kept: ofTenants, owner }, work, late));
    });
    app.decorateRequest('onceOnPlatform', function (reply, work) {
      const owner = [this.actor.uuid] as const;
      return this.onPlatform(once(this, reply, { kept: ofPlatform, owner }, work));
    });
  },
  { name: 'once', dependencies: ['identity'] },
);
