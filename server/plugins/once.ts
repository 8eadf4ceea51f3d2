import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Runs work in the tenant's transaction, at most once for an Idempotency-Key
     * (design §5). Set status and headers on the reply inside `work`; what it
     * answers is the body. Throws `in_flight` and `key_reused`.
     */
    once<T>(reply: FastifyReply, work: (db: Db) => Promise<T>): Promise<T>;
  }
}

/** How long a key is remembered, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;
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

/**
 * The answer is stored in the transaction of the effect: a crash keeps both or
 * neither. An advisory lock tells that the first is still running, without
 * making the second wait for it. A refusal is rolled back and not remembered.
 */
async function runOnce<T>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const scope = [request.tenant.id, request.actor.uuid, key];
  const lock = sha256(scope.join(' ')).readBigInt64BE();
  const [free] = await db.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [String(lock)]);
  if (!free?.locked) throw new ApiError('in_flight', { retryAfter: 1 });

  const now = request.server.clock.now();
  const oldest = new Date(now.getTime() - lifetime).toISOString();
  await db.query('delete from idempotency_keys where tenant_id = $1 and created_at <= $2', [request.tenant.id, oldest]);
  const { method, params, body: asked, uploads } = request;
  const files = [...(uploads?.values() ?? [])].flat().map((upload) => upload.key);
  // A body that was validated has its keys in the order of its schema: the same content has one text.
  const fingerprint = sha256(JSON.stringify([method, request.routeOptions.url, params, asked, files]));
  const [stored] = await db.query<Stored>(
    'select fingerprint, status, headers, body from idempotency_keys where tenant_id = $1 and user_uuid = $2 and key = $3',
    scope,
  );
  if (stored) {
    if (!stored.fingerprint.equals(fingerprint)) throw new ApiError('key_reused');
    void reply.code(stored.status).headers({ ...stored.headers, 'idempotency-replayed': 'true' });
    return stored.body as T;
  }

  const body = await work(db);
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
  );
  await db.query(
    `insert into idempotency_keys (tenant_id, user_uuid, key, fingerprint, status, headers, body, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...scope, fingerprint, reply.statusCode, JSON.stringify(headers), JSON.stringify(body), now.toISOString()],
  );
  return body;
}

/** `request.once`: what makes a repeated POST safe. */
export default fp(
  async (app) => {
    app.decorateRequest('once', function (reply, work) {
      const key = keyOf(this);
      return this.inTenant((db) => (key === undefined ? work(db) : runOnce(db, this, reply, key, work)));
    });
  },
  { name: 'once', dependencies: ['identity'] },
);
