import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { actorText, areaOf, type Actor, type Identity, type Tenant } from './actor.ts';
import { mayDo } from './access.ts';
import { grantablesOf, permissionsBy, type Permissions } from './grantables.ts';
import { realmHosts, type RealmHosts } from './realms/realmHosts.ts';
import { tenantNamesOf, resolveTenant } from './realms/resolveTenant.ts';
import { sessionStore, type SessionStore } from './sessions/sessionStore.ts';
import { accessTokens, type AccessTokens } from './links/tokens.ts';
import {
  inTenant,
  onPlatform,
  readInTenant,
  readOnPlatform,
  type Db,
  type OnPlatform,
  type Finish,
} from '../database/transaction.ts';
import { ApiError } from '../base/errors.ts';
import { callerOf } from '../limits/caller.ts';

/** The tenant that the user has entered, and their permissions. */
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
    /** The identity of the bearer token, with the entered tenant; null if it is not valid. */
    identity: (Identity & Entered) | null;
    /** Verifies token and tenant once per request. Non-public routes require it to succeed. */
    identify(): Promise<void>;
    /** The verification, in progress or done. */
    identification: Promise<void> | undefined;
    /** Throws `unauthorized` without a session. */
    readonly actor: Actor;
    /** Throws `tenant_required` if none is named, and `tenant_suspended` if the only one is suspended. */
    readonly tenant: Tenant;
    /** Returns whether the user may perform an action in the entered tenant. */
    may(resource: string, action: string): boolean;
    /** Runs work in a transaction of the tenant, in the actor's name. */
    inTenant<T>(work: (db: Db) => Promise<T>, finish?: Finish<T>): Promise<T>;
    /** Runs read-only work in the tenant: the way of every GET. */
    readInTenant<T>(work: (db: Db) => Promise<T>): Promise<T>;
    /** Runs work on the platform's rows, in the actor's name and with the rights of their area. */
    onPlatform<T>(work: (db: Db) => Promise<T>, finish?: Finish<T>): Promise<T>;
    /** Runs read-only work on the platform's rows; the user need not be signed in. */
    readOnPlatform<T>(work: (db: Db) => Promise<T>): Promise<T>;
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Returns the session of a request's bearer token. Throws `unauthorized` or `token_expired`. */
export async function bearerSession(request: FastifyRequest): Promise<string> {
  const token = bearerOf(request);
  if (!token) throw new ApiError('unauthorized');
  return request.server.accessTokens.read(token, request.server.clock.now());
}

/** Returns the identity of a recently verified token without awaiting a promise; this is the common case. */
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
  // The identity is known even if the named company is not theirs.
  request.identity = { ...identity, tenant: undefined, permissions: new Set() };
  const names = tenantNamesOf(request);
  await request.server.realmHosts.requireOpen(names, identity.tenants);
  const isGuest = areaOf(identity.actor.type) === 'accountants';
  const tenant = resolveTenant(names, identity.tenants, isGuest);
  request.identity = { ...identity, tenant, permissions: permissions.of(identity, tenant) };
  request.server.callers.remember(request.headers.authorization ?? '', callerOf(request));
}

/** Returns whether a write may change permissions: the auth service, and users of companies. */
const changesRights = (url: string): boolean =>
  url.startsWith('/api/v1/') || /^\/api\/v2\/(users|partners|operators|tenants|invitations|access)/.test(url);

const byOf = (actor: Actor): OnPlatform => ({
  user: actor.uuid,
  actor: actorText(actor),
  isOperator: areaOf(actor.type) === 'admin',
});

/** Identifies the user and the tenant of each request. */
export default fp(
  async (app) => {
    app.decorate('accessTokens', accessTokens(app.config.secretKey));
    app.decorate('sessions', sessionStore(app.pool));
    app.decorate('realmHosts', realmHosts(app.pool));
    app.addHook('onClose', () => app.sessions.close());
    // A user who changes permissions sees them changed with the answer.
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
