import type { FastifyRequest } from 'fastify';
import { seesAll } from '../../../../domain/access/visible.ts';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../base/errors.ts';
import { fromDatabase } from '../../../base/failures/databaseErrors.ts';
import { readCompany, type CompanyFigures } from './readCompany.ts';
import { attentionAccess } from '../home/state.ts';
import { companyNamed, mayInCompany, readInCompany, scopeOfCompany } from '../../../identity/companies.ts';

/** The figures of a company are temporarily unavailable. */
interface Unavailable {
  readonly is_unavailable: true;
}

/**
 * Reads the figures of one of the actor's companies under its policies; undefined without the right to list its
 * invoices. A failing company does not block the others.
 */
export async function figuresIn(
  request: FastifyRequest,
  { tenant: slug = '', currency }: Company,
  month: string | undefined,
): Promise<CompanyFigures | Unavailable | undefined> {
  const tenant = companyNamed(request, slug);
  const may = (resource: string) => mayInCompany(request, tenant, resource, 'list');
  if (!seesAll(invoices, request.actor.type) || !may(invoices.name)) return undefined;
  const access = attentionAccess(may);
  try {
    return await readInCompany(request, tenant, (db) =>
      readCompany(db, scopeOfCompany(request, tenant), { month, currency, access }),
    );
  } catch (error) {
    if (!isForNow(error)) throw error;
    request.log.warn({ err: error, tenant: slug }, 'the figures of a company could not be read');
    return { is_unavailable: true };
  }
}

/** Returns whether a retry may help. */
function isForNow(error: unknown): boolean {
  const { statusCode } = error instanceof ApiError ? error : (fromDatabase(error) ?? { statusCode: 500 });
  return [409, 429, 503].includes(statusCode);
}
