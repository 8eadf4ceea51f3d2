import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { actorText, type Actor, type Identity, type Tenant } from '../auth/actor.ts';
import { resolveTenant, tenantOfHost } from '../auth/resolveTenant.ts';
import { sessionStore, type SessionStore } from '../auth/sessionStore.ts';
import { accessTokenKey, readAccessToken } from '../auth/tokens.ts';
import { inTenant, type Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly accessKey: Uint8Array;
    readonly sessions: SessionStore;
  }
  interface FastifyRequest {
    /** Whoever the bearer token names, with the tenant entered; null until `identify` was called. */
    identity: (Identity & { tenant: Tenant | undefined }) | null;
    /** Verifies the bearer token and the tenant. Routes that are not public have had it called. */
    identify(): Promise<void>;
    /** Throws `unauthorized` when nobody is signed in. */
    readonly actor: Actor;
    /** Throws `tenant_required` when none is named. */
    readonly tenant: Tenant;
    /** Runs work in a transaction of the tenant, in the actor's name. */
    inTenant<T>(work: (db: Db) => Promise<T>): Promise<T>;
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

function tenantParameter(query: unknown): string | undefined {
  const value = (query as { tenant?: unknown }).tenant;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new ApiError('tenant_forbidden');
  return value;
}

async function identify(this: FastifyRequest): Promise<void> {
  const token = bearerOf(this);
  if (!token) throw new ApiError('unauthorized');
  const { accessKey, clock, config, sessions } = this.server;
  const identity = await sessions.find(await readAccessToken(accessKey, token, clock.now()));
  if (!identity) throw new ApiError('session_ended');
  const asked = { host: tenantOfHost(this.host, config.apiHost), query: tenantParameter(this.query) };
  this.identity = { ...identity, tenant: resolveTenant(asked, identity.tenants) };
}

/** Who asks, and for which company. */
export default fp(
  async (app) => {
    app.decorate('accessKey', accessTokenKey(app.config.secretKey));
    app.decorate('sessions', sessionStore(app.pool));
    app.decorateRequest('identity', null);
    app.decorateRequest('identify', identify);
    app.decorateRequest('actor', {
      getter() {
        if (!this.identity) throw new ApiError('unauthorized');
        return this.identity.actor;
      },
    });
    app.decorateRequest('tenant', {
      getter() {
        if (!this.identity?.tenant) throw new ApiError('tenant_required');
        return this.identity.tenant;
      },
    });
    app.decorateRequest('inTenant', function (work) {
      return inTenant(app.pool, { tenant: this.tenant.id, actor: actorText(this.actor) }, work);
    });
  },
  { name: 'identity', dependencies: ['errors'] },
);
