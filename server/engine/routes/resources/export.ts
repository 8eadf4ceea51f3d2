import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pluralOf } from '../../../base/i18n.ts';
import { attachment } from '../../../files/attachment.ts';
import { describedBy, readerOf, readIn } from '../../http/resourceRequests.ts';
import { fileTypes } from '../../../files/fileTypes.ts';
import { fileWords } from '../../../files/fileWords.ts';
import { refuseHidden, visibleIn } from '../../http/visibleFields.ts';
import { csvOf, fileColumnsOf, fileQueryOf, pagesOf, withFirstPage } from '../../export/exportPages.ts';
import { fileQuerySchemaOf } from '../../lists/parameters.ts';
import { finderOf } from '../../resources/finder.ts';
import { xlsxOf } from '../../export/workbook.ts';

interface FileQuery extends Record<string, unknown> {
  readonly format: keyof typeof fileTypes;
}

/** Every list as a file: all matching rows in order. */
export default async function resourceExportRoutes(app: FastifyInstance): Promise<void> {
  const lists = describedBy(app, 'export').map(async (list) => ({ ...list, finder: await finderOf(list.resource) }));
  for (const { resource, url, tags, access, finder } of await Promise.all(lists)) {
    const { find, parameters = {} } = finder;
    app.get<{ Querystring: FileQuery }>(url, {
      config: { access },
      schema: {
        tags,
        summary: `Export all ${resource.name} that match the list parameters, in the language of the request.`,
        querystring: fileQuerySchemaOf(resource, parameters),
        produces: ['text/csv', fileTypes.xlsx],
      },
      handler: async (request, reply) => {
        const visible = visibleIn(request, resource);
        refuseHidden(resource, visible, request.query);
        const { format } = request.query;
        const name = pluralOf(request.language, resource.name);
        const columns = fileColumnsOf(visible, request.query['fields']);
        const query = fileQueryOf(visible, request.query, columns, Object.keys(parameters));
        const reader = readerOf(request, resource);
        const pages = pagesOf(query, (page) =>
          app.transfers.readPage(request, () => readIn(request, resource, (db) => find(db, reader, page, visible))),
        );
        const begin = async () => {
          await app.transfers.take('export', request, reply);
          const words = fileWords(request, reader.tenant.timeZone);
          const read = await withFirstPage(pages);
          return format === 'xlsx' ? xlsxOf(read, columns, words, name) : Readable.from(csvOf(read, columns, words));
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
