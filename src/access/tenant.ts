import type { Me } from './me.ts';

const key = 'ultramar.tenant';

/**
 * What a host may name as its tenant: `acme` in `acme.localhost` or
 * `acme.ultramar.example`. Only the server knows whether there is such a tenant.
 */
export function labelOfHost(hostname: string): string | undefined {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const enough = labels.at(-1) === 'localhost' ? 2 : 3;
  return !isAddress && labels.length >= enough ? labels[0] : undefined;
}

export function tenantOfQuery(search: string): string | undefined {
  return new URLSearchParams(search).get('tenant') || undefined;
}

/** Keeps the route's tenant for this tab: the links inside an area do not repeat it. */
export function rememberTenant(search: string): void {
  const asked = tenantOfQuery(search);
  if (asked) sessionStorage.setItem(key, asked);
}

export function forgetTenant(): void {
  sessionStorage.removeItem(key);
}

/** The tenant this tab's route asked for: calls repeat it as `?tenant=`. Without one the server goes by host and user. */
export function routeTenant(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

/** The tenant the user works in, as the server will see it: the host's, the route's, else the user's only one. */
export function tenantOf(me: Me, hostname: string = location.hostname): string | undefined {
  const mine = me.references.tenant;
  return ownHost(me, hostname) ?? routeTenant() ?? (mine.length === 1 ? mine[0] : undefined);
}

/** Where a tenant's company area is, seen from this page: its own host beside a tenant's host, else this host. */
export function addressOfTenant(
  tenant: string,
  me: Me,
  at: Pick<Location, 'protocol' | 'host' | 'hostname'> = location,
): string {
  const here = ownHost(me, at.hostname);
  if (here === undefined) return `/company?tenant=${encodeURIComponent(tenant)}`;
  return `${at.protocol}//${tenant}${at.host.slice(here.length)}/company`;
}

/** The host's tenant, when it is one of the user's: any other first label belongs to the platform's own name. */
function ownHost(me: Me, hostname: string): string | undefined {
  const label = labelOfHost(hostname);
  return label !== undefined && me.references.tenant.includes(label) ? label : undefined;
}
