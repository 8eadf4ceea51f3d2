import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportedListNames } from '../../../../../domain/company/accountants/exportedLists.ts';
import type { FileColumn } from '../../../../../domain/lists/fileColumns.ts';
import companies from '../../../../../schemas/resources/company/companies.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import { attachment } from '../../../../files/attachment.ts';
import { readerOfCompany, readInCompany } from '../../../../identity/companies.ts';
import { fileTypes } from '../../../../files/fileTypes.ts';
import { fileWords } from '../../../../files/fileWords.ts';
import { refuseHidden, visibleInCompanies } from '../../../../engine/http/visibleFields.ts';
import { pluralOf } from '../../../../base/i18n.ts';
import { csvOf, fileColumnsOf, fileQueryOf, pagesOf, withFirstPage } from '../../../../engine/export/exportPages.ts';
import { fileQuerySchemaOf } from '../../../../engine/lists/parameters.ts';
import { finderOf } from '../../../../engine/resources/finder.ts';
import { xlsxOf } from '../../../../engine/export/workbook.ts';
import { companiesParameter, selectedCompanies } from '../../accountants/selectedCompanies.ts';

interface FileQuery extends Record<string, unknown> {
  readonly format: keyof typeof fileTypes;
  readonly companies?: string;
}

/** A record in the file: its company and time zone. */
interface OfCompany {
  readonly company_name: string;
  readonly company_zone: string;
}

const companyColumn = (resource: Resource): FileColumn => ({
  resource: resource.name,
  path: 'company_name' satisfies keyof OfCompany,
  property: { type: 'string' },
  words: 'accountants.export.company',
});

/** GET accountants/{list}/export: a list of several companies as one file, with a column for the company. */
export default async function companiesExportRoutes(app: FastifyInstance): Promise<void> {
  const most = app.budgets.exportCompanies;
  const lists = app.resources.filter(({ name }) => exportedListNames.some((exported) => exported === name));
  for (const resource of lists) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of files, read once
    const { find, parameters = {} } = await finderOf(resource);
    const { properties, ...schema } = fileQuerySchemaOf(resource, parameters);
    app.get<{ Querystring: FileQuery }>(`/api/v2/accountants/${resource.name}/export`, {
      config: { access: { resource: companies.name, action: 'list' } },
      schema: {
        tags: ['accountants'],
        summary: `Export the ${resource.name} of several companies as one file, in the language of the request.`,
        querystring: { ...schema, properties: { ...properties, companies: companiesParameter(most) } },
        produces: ['text/csv', fileTypes.xlsx],
      },
      handler: async (request, reply) => {
        const selected = selectedCompanies(request, request.query.companies, [
          { resource: resource.name, action: 'export' },
        ]);
        const visible = visibleInCompanies(request, resource, selected);
        refuseHidden(resource, visible, request.query);
        const { format } = request.query;
        const name = pluralOf(request.language, resource.name);
        const own = fileColumnsOf(visible, request.query['fields']);
        const query = fileQueryOf(visible, request.query, own, Object.keys(parameters));
        const columns = [companyColumn(resource), ...own];
        async function* pages() {
          if (selected.length === 0) yield [];
          for (const tenant of selected) {
            const reader = readerOfCompany(request, tenant);
            const ofCompany: OfCompany = { company_name: tenant.name, company_zone: tenant.timeZone };
            const read = pagesOf(query, (page) =>
              app.transfers.readPage(request, () =>
                readInCompany(request, tenant, (db) => find(db, reader, page, visible)),
              ),
            );
            for await (const page of read) yield page.map((record) => ({ ...record, ...ofCompany }));
          }
        }
        const begin = async () => {
          await app.transfers.take('export', request, reply);
          const words = fileWords(request, 'UTC');
          const wordsOf = (record: object) => ({ ...words, timeZone: (record as OfCompany).company_zone });
          const read = await withFirstPage(pages());
          return format === 'xlsx'
            ? xlsxOf(read, columns, words, name, wordsOf)
            : Readable.from(csvOf(read, columns, words, wordsOf));
        };
        const file = request.method === 'HEAD' ? Readable.from([]) : await begin();
        return reply
          .type(fileTypes[format])
          .header('content-disposition', attachment(`${name}.${format}`))
          .send(file);
      },
    });
  }
}
