import type { FastifyRequest } from 'fastify';
import { mayDo } from '../auth/access.ts';
import type { Tenant } from '../auth/actor.ts';
import { readInTenant, type Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import type { Reader, Scope } from '../scope.ts';

/** A company among those that whoever asks may enter, by its short name. Throws as `resolveTenant` does. */
export function companyNamed(request: FastifyRequest, slug: string): Tenant {
  const tenant = request.identity?.tenants.find((one) => one.slug === slug);
  if (!tenant) throw new ApiError('tenant_forbidden');
  if (tenant.isSuspended) throw new ApiError('tenant_suspended');
  return tenant;
}

/** Whether the actor may do something in one of their companies, whichever the request itself is for. */
export function mayInCompany(
  { server, identity }: FastifyRequest,
  tenant: Tenant,
  resource: string,
  action: string,
): boolean {
  if (!identity) return false;
  const permissions = server.permissions.of(identity, tenant);
  return mayDo({ actor: identity.actor, permissions }, { resource, action });
}

/** Runs work that only reads the rows of one of the actor's companies, whichever the request itself is for. */
export const readInCompany = <T>(
  { server }: FastifyRequest,
  { id }: Tenant,
  work: (db: Db) => Promise<T>,
): Promise<T> => readInTenant(server.pool, id, work);

/** On behalf of that company. */
export const scopeOfCompany = ({ server: { clock, budgets } }: FastifyRequest, tenant: Tenant): Scope => ({
  tenant,
  now: clock.now(),
  budgets,
});

/** For whom its records are read. */
export const readerOfCompany = (request: FastifyRequest, tenant: Tenant): Reader => ({
  ...scopeOfCompany(request, tenant),
  language: request.language,
  tenants: [tenant.id],
});
