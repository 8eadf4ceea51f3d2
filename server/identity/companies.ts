import type { FastifyRequest } from 'fastify';
import { mayDo } from './access.ts';
import type { Tenant } from './actor.ts';
import { readInTenant, type Db } from '../database/transaction.ts';
import { ApiError } from '../base/errors.ts';
import type { Reader, Scope } from './scope.ts';

/** Returns one of the user's companies by short name. Throws like `resolveTenant`. */
export function companyNamed(request: FastifyRequest, slug: string): Tenant {
  const tenant = request.identity?.tenants.find((one) => one.slug === slug);
  if (!tenant) throw new ApiError('tenant_forbidden');
  if (tenant.isSuspended) throw new ApiError('tenant_suspended');
  return tenant;
}

/** Returns whether the actor may perform an action in any of their companies. */
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

/** Runs read-only work in any of the actor's companies. */
export const readInCompany = <T>(
  { server }: FastifyRequest,
  { id }: Tenant,
  work: (db: Db) => Promise<T>,
): Promise<T> => readInTenant(server.pool, id, work);

export const scopeOfCompany = ({ server: { clock, budgets } }: FastifyRequest, tenant: Tenant): Scope => ({
  tenant,
  now: clock.now(),
  budgets,
});

/** Returns the reader of that company's records. */
export const readerOfCompany = (request: FastifyRequest, tenant: Tenant): Reader => ({
  ...scopeOfCompany(request, tenant),
  language: request.language,
  tenants: [tenant.id],
});
