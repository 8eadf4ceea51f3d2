import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../../identity/actor.ts';
import { ApiError } from '../../../base/errors.ts';
import { companyNamed, mayInCompany } from '../../../identity/companies.ts';
import { splitList } from '../../../engine/lists/query.ts';

/** What a file over several companies reads in each of them. */
export interface RequiredPermission {
  readonly resource: string;
  readonly action: string;
}

/** The maximum length of a short name. */
const slugLength = 63;

export const companiesParameter = (most: number) => ({
  type: 'string',
  maxLength: most * (slugLength + 1),
  pattern: `^[^,]+(,[^,]+){0,${most - 1}}$`,
  description: `Short names separated by commas, ${most} at most. Default: every company whose list may be exported.`,
});

/**
 * Returns the companies of a file by name; by default all in which everything that it reads is allowed, possibly none.
 * Throws `tenant_forbidden`, `tenant_suspended` and `forbidden`: a file that omits a company would look complete.
 */
export function selectedCompanies(
  request: FastifyRequest,
  slugs: string | undefined,
  required: readonly RequiredPermission[],
): Tenant[] {
  const { identity, language, server } = request;
  const may = (tenant: Tenant) =>
    required.every(({ resource, action }) => mayInCompany(request, tenant, resource, action));
  const named = slugs && [...new Set(splitList(slugs))].map((slug) => companyNamed(request, slug));
  const selected = named || (identity?.tenants ?? []).filter((tenant) => !tenant.isSuspended && may(tenant));
  if (!selected.every(may)) throw new ApiError('forbidden');
  const most = server.budgets.exportCompanies;
  if (selected.length > most) {
    throw new ApiError('validation', {
      errors: [{ path: 'companies', key: 'validation.maxItems', args: { limit: most } }],
    });
  }
  const order = new Intl.Collator(language);
  return selected.toSorted((a, b) => order.compare(a.name, b.name));
}
