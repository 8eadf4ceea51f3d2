import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { hostOf } from '../http/host.ts';
import type { Identity, Tenant } from './actor.ts';

/** The tenant a host names: `acme` for `acme.example.com:443` when the API's host is `example.com`. */
export function tenantOfHost(host: string, apiHost: string): string | undefined {
  const suffix = `.${nameOf(apiHost)}`;
  const name = nameOf(host);
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : undefined;
}

/** The host that a request names without its port, where it is not the platform's: it may be a tenant's own. */
export function ownHostOf(request: FastifyRequest): string | undefined {
  const name = nameOf(hostOf(request));
  return name === nameOf(request.server.config.apiHost) ? undefined : name;
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** The tenant a request asks for by its host and by its query. */
export function askedTenant(request: FastifyRequest): Asked {
  const host = tenantOfHost(hostOf(request), request.server.config.apiHost);
  return { host, own: ownHostOf(request), query: tenantParameter(request.query) };
}

function tenantParameter(query: unknown): string | undefined {
  const value = (query as { tenant?: unknown }).tenant;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new ApiError('tenant_forbidden');
  return value;
}

/** The tenant that a request names, in up to three ways. */
export interface Asked {
  /** The short name before the platform's host. */
  readonly host?: string | undefined;
  /** A host that is not the platform's: it may be a tenant's own. */
  readonly own?: string | undefined;
  readonly query?: string | undefined;
}

/** The short name of the tenant that is asked for, the host's before the query's. */
const slugAsked = ({ host, own, query }: Asked, tenants: Identity['tenants']): string | undefined =>
  tenants.find((one) => one.host !== undefined && one.host === own)?.slug ?? host ?? query;

/** The tenant asked for where the user may enter it; signing in at another company's host is no mistake. */
export function tenantIfOwn(asked: Asked, tenants: Identity['tenants']): Tenant | undefined {
  const named = slugAsked(asked, tenants);
  const tenant = tenants.find(({ slug }) => slug === named) ?? onlyOf(tenants);
  return tenant?.isSuspended ? undefined : tenant;
}

const onlyOf = (tenants: Identity['tenants']): Tenant | undefined => (tenants.length === 1 ? tenants[0] : undefined);

/**
 * The tenant of a request by host, query and what the user may enter (design §5).
 * Undefined when none is named and the user has none, or more than one, or is a guest in one that is suspended: a guest has an
 * area of their own, which shows that company as it stands. Throws `tenant_forbidden`, alike for another's tenant and for one
 * that does not exist, and `tenant_suspended`.
 */
export function resolveTenant(asked: Asked, tenants: Identity['tenants'], isGuest = false): Tenant | undefined {
  const slug = slugAsked(asked, tenants);
  if (asked.query !== undefined && asked.query !== slug) throw new ApiError('tenant_forbidden');
  if (slug === undefined) return isGuest ? tenantIfOwn(asked, tenants) : opened(onlyOf(tenants));
  const tenant = tenants.find((one) => one.slug === slug);
  if (!tenant) throw new ApiError('tenant_forbidden');
  return opened(tenant);
}

function opened(tenant: Tenant | undefined): Tenant | undefined {
  if (tenant?.isSuspended) throw new ApiError('tenant_suspended');
  return tenant;
}
