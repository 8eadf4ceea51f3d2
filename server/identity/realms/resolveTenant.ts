import type { FastifyRequest } from 'fastify';
import { areRelated, hostName } from '../../../domain/validation/hosts.ts';
import { ApiError } from '../../base/errors.ts';
import { hostOf } from './host.ts';
import type { Identity, Tenant } from '../actor.ts';

/** Returns the tenant of a host: `acme` for `acme.example.com:443` if the API's host is `example.com`. */
export function tenantOfHost(host: string, apiHost: string): string | undefined {
  const suffix = `.${hostName(apiHost)}`;
  const name = hostName(host);
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : undefined;
}

/**
 * Returns the host of a request without port if it may be a tenant's own: it is apart from the platform's, even if a
 * realm had another before the platform moved.
 */
export function ownHostOf(request: FastifyRequest): string | undefined {
  const host = hostOf(request);
  return areRelated(host, request.server.config.apiHost) ? undefined : hostName(host);
}

/** Returns the tenant named by a request's host and query. */
export function tenantNamesOf(request: FastifyRequest): TenantNames {
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
export interface TenantNames {
  /** The short name before the platform's host. */
  readonly host?: string | undefined;
  /** A host apart from the platform's, possibly a tenant's own. */
  readonly own?: string | undefined;
  readonly query?: string | undefined;
}

/** Returns the short name of the tenant; the host takes precedence over the query. */
const slugOf = ({ host, own, query }: TenantNames, tenants: Identity['tenants']): string | undefined =>
  tenants.find((one) => one.host !== undefined && one.host === own)?.slug ?? host ?? query;

/** Returns the named tenant if the user may enter it; signing in at another company's host is no error. */
export function tenantIfOwn(names: TenantNames, tenants: Identity['tenants']): Tenant | undefined {
  const named = slugOf(names, tenants);
  const tenant = tenants.find(({ slug }) => slug === named) ?? onlyOf(tenants);
  return tenant?.isSuspended ? undefined : tenant;
}

const onlyOf = (tenants: Identity['tenants']): Tenant | undefined => (tenants.length === 1 ? tenants[0] : undefined);

/**
 * Resolves the tenant of a request from host, query and the user's tenants (design §5). Undefined if none is named and
 * the user has none or several, or is a guest in a suspended one, which the guest's own area shows. Throws
 * `tenant_forbidden`, equally for other and nonexistent tenants, and `tenant_suspended`.
 */
export function resolveTenant(names: TenantNames, tenants: Identity['tenants'], isGuest = false): Tenant | undefined {
  const slug = slugOf(names, tenants);
  if (names.query !== undefined && names.query !== slug) throw new ApiError('tenant_forbidden');
  if (slug === undefined) return isGuest ? tenantIfOwn(names, tenants) : opened(onlyOf(tenants));
  const tenant = tenants.find((one) => one.slug === slug);
  if (!tenant) throw new ApiError('tenant_forbidden');
  return opened(tenant);
}

function opened(tenant: Tenant | undefined): Tenant | undefined {
  if (tenant?.isSuspended) throw new ApiError('tenant_suspended');
  return tenant;
}
