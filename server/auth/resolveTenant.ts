import { ApiError } from '../errors.ts';
import type { Identity, Tenant } from './actor.ts';

/** The tenant a host names: `acme` for `acme.example.com:443` when the API's host is `example.com`. */
export function tenantOfHost(host: string, apiHost: string): string | undefined {
  const suffix = `.${nameOf(apiHost)}`;
  const name = nameOf(host);
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : undefined;
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/**
 * The tenant of a request by host, query and what the user may enter (design §5).
 * Undefined when none is named and the user has none, or more than one. Throws
 * `tenant_forbidden`, alike for another's tenant and for one that does not exist.
 */
export function resolveTenant(
  asked: { host?: string | undefined; query?: string | undefined },
  tenants: Identity['tenants'],
): Tenant | undefined {
  const slug = asked.host ?? asked.query;
  if (asked.query !== undefined && asked.query !== slug) throw new ApiError('tenant_forbidden');
  if (slug === undefined) return tenants.length === 1 ? tenants[0] : undefined;
  const tenant = tenants.find((one) => one.slug === slug);
  if (!tenant) throw new ApiError('tenant_forbidden');
  return tenant;
}
