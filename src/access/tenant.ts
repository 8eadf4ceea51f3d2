import type { Me } from './me.ts';

const key = 'ultramar.tenant';

/**
 * Returns the possible tenant of a host: `acme` in `acme.localhost` or `acme.ultramar.example`. Only the server knows
 * whether it exists.
 */
export function labelOfHost(hostname: string): string | undefined {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const enough = labels.at(-1) === 'localhost' ? 2 : 3;
  return !isAddress && labels.length >= enough ? labels[0] : undefined;
}

/** Returns whether a host can be a tenant's: not an address, and with a domain. */
export const mayBeTenants = (hostname: string): boolean => hostname.includes('.') && !/^[\d.]+$|:/.test(hostname);

export function tenantOfQuery(search: string): string | undefined {
  return new URLSearchParams(search).get('tenant') || undefined;
}

/** Keeps the URL's tenant for this tab, because links within an area do not repeat it. */
export function rememberTenant(search: string): void {
  const tenant = tenantOfQuery(search);
  if (tenant) sessionStorage.setItem(key, tenant);
}

export function forgetTenant(): void {
  sessionStorage.removeItem(key);
}

/** Returns the tenant of this tab's URL, which calls send as `?tenant=`. Without one, the server uses host and user. */
export function routeTenant(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

/** Returns the user's tenant as the server determines it: the host's, the URL's, else the only one. */
export function tenantOf(me: Me, hostname: string = location.hostname): string | undefined {
  const mine = me.references.tenant;
  return tenantOfHost(me, hostname) ?? routeTenant() ?? (mine.length === 1 ? mine[0] : undefined);
}

type Here = Pick<Location, 'protocol' | 'host' | 'hostname'>;

/** Returns the URL of a tenant's company area: its own host beside a tenant's host, else this host. */
export const addressOfTenant = (tenant: string, me: Me, at?: Here): string => addressInTenant(tenant, me, '', {}, at);

/** Returns the URL of a page in a tenant's company area: `/invoices`, with its query. */
export function addressInTenant(
  tenant: string,
  me: Me,
  path: string,
  query: Readonly<Record<string, string>> = {},
  at: Here = location,
): string {
  const host = hostBeside(tenant, me, at);
  const search = new URLSearchParams(host === undefined ? { ...query, tenant } : query);
  const origin = host === undefined ? '' : `${at.protocol}//${host}`;
  return `${origin}/company${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Returns a tenant's host, relative to the host of one of the user's tenants; undefined on other hosts. */
function hostBeside(tenant: string, me: Me, at: Here): string | undefined {
  const here = tenantOfHost(me, at.hostname);
  if (here === undefined) return undefined;
  const isItsOwn = me.hosts?.[here] === at.hostname;
  return isItsOwn ? me.hosts?.[tenant] : `${tenant}${at.host.slice(here.length)}`;
}

/** Returns the host's tenant if it is one of the user's: any other host is the platform's. */
function tenantOfHost({ references, hosts = {} }: Me, hostname: string): string | undefined {
  const label = labelOfHost(hostname);
  if (label !== undefined && references.tenant.includes(label)) return label;
  return Object.entries(hosts).find(([, host]) => host === hostname)?.[0];
}
