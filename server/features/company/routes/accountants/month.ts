import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { periodOfMonth } from '../../../../../domain/dates/period.ts';
import { monthParts, type MonthSegment } from '../../../../../domain/reports/monthParts.ts';
import { month, monthPartsAnswer } from '../../../../../schemas/parts/reports/month.ts';
import companies from '../../../../../schemas/resources/company/companies.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { mapAtOnce } from '../../../../base/mapConcurrently.ts';
import { ApiError } from '../../../../base/errors.ts';
import { translate } from '../../../../base/i18n.ts';
import { withFirstPage } from '../../../../engine/export/exportPages.ts';
import { attachment } from '../../../../files/attachment.ts';
import { zipOf, zipType } from '../../../../files/zip.ts';
import type { Tenant } from '../../../../identity/actor.ts';
import { mayInCompany, readInCompany } from '../../../../identity/companies.ts';
import { companiesParameter, selectedCompanies, type RequiredPermission } from '../../accountants/selectedCompanies.ts';
import { monthFiles } from '../../month/archive.ts';
import { countDocuments } from '../../month/documents.ts';
import { required } from '../../month/required.ts';

interface MonthQuery {
  readonly month: string;
  readonly part?: number;
  readonly companies?: string;
}

type MonthRequest = FastifyRequest<{ Querystring: MonthQuery }>;

/**
 * GET month and GET accountants/month: what an accountant needs of a month, of one company or of several, as a ZIP archive;
 * and GET …/parts, which names its parts. A download that breaks off continues with its part.
 */
export default async function monthRoutes(app: FastifyInstance): Promise<void> {
  const several = companiesParameter(app.budgets.exportCompanies);
  routesAt(
    '/api/v2/accountants/month',
    { resource: companies.name, action: 'list' },
    { companies: several },
    (request) => selectedCompanies(request, request.query.companies, required),
  );
  routesAt('/api/v2/month', { resource: invoices.name, action: 'export' }, {}, (request) => {
    const { tenant } = request;
    if (!required.every(({ resource, action }) => mayInCompany(request, tenant, resource, action))) {
      throw new ApiError('forbidden');
    }
    return [tenant];
  });

  function routesAt(
    path: string,
    access: RequiredPermission,
    parameters: object,
    companiesOf: (request: MonthRequest) => readonly Tenant[],
  ): void {
    const query = (properties: object) => ({
      type: 'object',
      required: ['month'],
      additionalProperties: false,
      properties: { month: { ...month, description: 'A month, `2026-11`.' }, ...parameters, ...properties },
    });
    app.get<{ Querystring: MonthQuery }>(path, {
      config: { access },
      // Documents are compressed already.
      compress: false,
      schema: {
        tags: ['accountants'],
        summary:
          'Get the invoices, lines, taxes and receipts of a month as one workbook and as CSV, a summary that adds up to the reports, and the PDFs of the invoices issued in it.',
        description:
          'A ZIP archive, streamed while it is read and drawn. With `part`, one of the parts that `/parts` names.',
        querystring: query({ part: { type: 'integer', minimum: 1, maximum: 1_000_000 } }),
        produces: [zipType],
      },
      handler: async (request, reply) => {
        const of = companiesOf(request);
        // An archive without files is broken to the programs that open it.
        if (of.length === 0) throw new ApiError('forbidden');
        const { month: name, part } = request.query;
        await app.transfers.take('archive', request, reply);
        const parts = await partsOf(request, of);
        const segments = part === undefined ? parts.flat() : parts[part - 1];
        if (!segments) throw new ApiError('not_found');
        // Drawings wait for turns of their own.
        request.endTurn?.();
        const files = await withFirstPage(monthFiles(request, of, segments, periodOfMonth(name)));
        return reply
          .type(zipType)
          .header('content-disposition', attachment(fileName(request, of, part, parts.length)))
          .send(Readable.from(zipOf(files, app.clock.now())));
      },
    });
    app.get<{ Querystring: MonthQuery }>(`${path}/parts`, {
      config: { access },
      schema: {
        tags: ['accountants'],
        summary:
          'Get the parts in which the files of a month are downloaded, each with its companies and its number of PDFs.',
        querystring: query({}),
        response: { 200: monthPartsAnswer },
      },
      handler: async (request, reply) => {
        await app.transfers.take('overview', request, reply);
        const parts = await partsOf(request, companiesOf(request));
        return {
          parts: parts.map((segments, index) => ({
            part: index + 1,
            documents: segments.reduce((sum, { count }) => sum + count, 0),
            companies: segments.map(({ tenant }) => tenant),
          })),
        };
      },
    });
  }

  async function partsOf(request: MonthRequest, of: readonly Tenant[]): Promise<MonthSegment[][]> {
    const period = periodOfMonth(request.query.month);
    const counted = await mapAtOnce(of, app.budgets.overviewCompaniesAtOnce, async (tenant) => ({
      tenant: tenant.slug,
      documents: await readInCompany(request, tenant, (db) => countDocuments(db, tenant.id, period)),
    }));
    return monthParts(counted, app.budgets.archiveDocuments);
  }
}

/** The name of the company, or of the download, with the month and the part. */
function fileName(
  { language, query }: MonthRequest,
  of: readonly Tenant[],
  part: number | undefined,
  parts: number,
): string {
  const [company, ...others] = of;
  const whose = company && others.length === 0 ? company.name : translate(language, 'month.name');
  return `${whose} ${query.month}${part !== undefined && parts > 1 ? ` (${part})` : ''}.zip`;
}
