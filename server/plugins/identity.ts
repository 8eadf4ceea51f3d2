import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { actorText, areaOf, type Actor, type Identity, type Tenant } from '../auth/actor.ts';
import { mayDo } from '../auth/access.ts';
import { grantablesOf, permissionsBy, type Permissions } from '../auth/grantables.ts';
import { realmHosts, type RealmHosts } from '../auth/realmHosts.ts';
import { askedTenant, resolveTenant } from '../auth/resolveTenant.ts';
import { sessionStore, type SessionStore } from '../auth/sessionStore.ts';
import { accessTokens, type AccessTokens } from '../auth/tokens.ts';
import {
  inTenant,
  onPlatform,
  readInTenant,
  readOnPlatform,
  type Db,
  type OnPlatform,
  type Finish,
} from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../http/caller.ts';

/** The tenant that somebody has entered, and what they may do there. */
interface Entered {
  readonly tenant: Tenant | undefined;
  readonly permissions: ReadonlySet<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly accessTokens: AccessTokens;
    readonly sessions: SessionStore;
    readonly permissions: Permissions;
    readonly realmHosts: RealmHosts;
  }
  interface FastifyRequest {
    /** Whoever the bearer token proves to be, with the tenant entered; null where it proves nobody. */
    identity: (Identity & Entered) | null;
    /** Verifies the bearer token and the tenant, once a request. Routes that are not public need it to succeed. */
    identify(): Promise<void>;
    /** That verification, under way or done. */
    identification: Promise<void> | undefined;
    /** Throws `unauthorized` when nobody is signed in. */
    readonly actor: Actor;
    /** Throws `tenant_required` when none is named, and `tenant_suspended` where the only one is. */
    readonly tenant: Tenant;
    /** Whether whoever asks may do something in the tenant that they have entered. */
    may(resource: string, action: string): boolean;
    /** Runs work in a transaction of the tenant, in the actor's name. */
    inTenant<T>(work: (db: Db) => Promise<T>, finish?: Finish<T>): Promise<T>;
    /** Runs work that only reads the tenant's rows: the way of every GET. */
    readInTenant<T>(work: (db: Db) => Promise<T>): Promise<T>;
    /** Runs work on the platform's rows, in the actor's name and with what an actor of their area may do there. */
    onPlatform<T>(work: (db: Db) => Promise<T>, finish?: Finish<T>): Promise<T>;
    /** Runs work that only reads the platform's rows, as whoever asks, who need not be signed in. */
    readOnPlatform<T>(work: (db: Db) => Promise<T>): Promise<T>;
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** The session the bearer token of a request names. Throws `unauthorized` or `token_expired`. */
export async function bearerSession(request: FastifyRequest): Promise<string> {
  const token = bearerOf(request);
  if (!token) throw new ApiError('unauthorized');
  return request.server.accessTokens.read(token, request.server.clock.now());
}

/** Who a request is of, where its token and session were looked up lately: nearly always, and no promise is awaited. */
function knownIdentity(request: FastifyRequest): Identity | undefined {
  const { accessTokens: tokens, sessions, clock } = request.server;
  const token = bearerOf(request);
  const session = token && tokens.known(token, clock.now());
  return session ? sessions.known(session) : undefined;
}

async function verifyIdentity(request: FastifyRequest): Promise<void> {
  const identity = knownIdentity(request) ?? (await request.server.sessions.find(await bearerSession(request)));
  if (!identity) throw new ApiError('session_ended');
  const { permissions } = request.server;
  // Who it is is known also where they name a company that is not theirs.
  request.identity = { ...identity, tenant: undefined, permissions: new Set() };
  const asked = askedTenant(request);
  await request.server.realmHosts.requireOpen(asked, identity.tenants);
  const isGuest = areaOf(identity.actor.type) === 'accountants';
  const tenant = resolveTenant(asked, identity.tenants, isGuest);
  request.identity = { ...identity, tenant, permissions: permissions.of(identity, tenant) };
  request.server.callers.remember(request.headers.authorization ?? '', callerOf(request));
}

/** Whether a write at an address may change who may do what: the auth service, and the people of companies. */
const changesRights = (url: string): boolean =>
  url.startsWith('/api/v1/') || /^\/api\/v2\/(users|partners|operators|tenants|invitations|access)/.test(url);

const byOf = (actor: Actor): OnPlatform => ({
  user: actor.uuid,
  actor: actorText(actor),
  isOperator: areaOf(actor.type) === 'admin',
});

/** Who asks, and for which company. */
export default fp(
  async (app) => {
    app.decorate('accessTokens', accessTokens(app.config.secretKey));
    app.decorate('sessions', sessionStore(app.pool));
    app.decorate('realmHosts', realmHosts(app.pool));
    app.addHook('onClose', () => app.sessions.close());
    // Who changed somebody's rights finds them changed when they are answered.
    app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
      const isChange = method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400;
      if (isChange && changesRights(routeOptions.url ?? '')) await app.sessions.caughtUp();
      return payload;
    });
    app.decorate('permissions', permissionsBy(grantablesOf(app)));
    app.decorateRequest('identity', null);
    app.decorateRequest('identification', undefined);
    app.decorateRequest('identify', function () {
      return (this.identification ??= verifyIdentity(this));
    });
    app.decorateRequest('actor', {
      getter() {
        if (!this.identity) throw new ApiError('unauthorized');
        return this.identity.actor;
      },
    });
    app.decorateRequest('tenant', {
      getter() {
        const { tenant, tenants = [] } = this.identity ?? {};
        if (tenant) return tenant;
        throw new ApiError(tenants.length === 1 && tenants[0]?.isSuspended ? 'tenant_suspended' : 'tenant_required');
      },
    });
    app.decorateRequest('may', function (resource, action) {
      return this.identity !== null && mayDo(this.identity, { resource, action });
    });
    app.decorateRequest('inTenant', function (work, finish) {
      return inTenant(app.pool, { tenant: this.tenant.id, ...byOf(this.actor) }, work, finish);
    });
    app.decorateRequest('readInTenant', function (work) {
      return readInTenant(app.pool, this.tenant.id, work);
    });
    app.decorateRequest('onPlatform', function (work, finish) {
      return onPlatform(app.pool, byOf(this.actor), work, finish);
    });
    app.decorateRequest('readOnPlatform', function (work) {
      return readOnPlatform(app.pool, work, this.identity ? byOf(this.identity.actor) : {});
    });
  },
  { name: 'identity', dependencies: ['errors'] },
);
