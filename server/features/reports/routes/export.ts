import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isGrantedAnywhere } from '../../../../domain/access/grant.ts';
import { fileGroupLimit } from '../../../../domain/reports/groupLimit.ts';
import { attachment } from '../../../files/attachment.ts';
import { fileTypes } from '../../../files/fileTypes.ts';
import { translate } from '../../../base/i18n.ts';
import { answerReport } from '../answer.ts';
import { reportColumns, reportRows } from '../file.ts';
import { reportFileSchemaOf } from '../parameters.ts';
import { csvOf } from '../../../engine/export/exportPages.ts';
import { xlsxOf } from '../../../engine/export/workbook.ts';

interface FileQuery extends Record<string, unknown> {
  readonly format: keyof typeof fileTypes;
}

/** GET reports/{name}/export: a report's figures as a file, in the request's language. */
export default async function reportExportRoutes(app: FastifyInstance): Promise<void> {
  for (const declared of app.reports.filter(({ guard }) => isGrantedAnywhere(guard, 'export'))) {
    const { report, guard } = declared;
    app.get<{ Querystring: FileQuery }>(`/api/v2/reports/${report.name}/export`, {
      config: { access: { resource: guard.name, action: 'export' } },
      schema: {
        tags: ['reports'],
        summary: `Export the report ${report.name}, in the language of the request.`,
        querystring: reportFileSchemaOf(declared),
        produces: ['text/csv', fileTypes.xlsx],
      },
      handler: async (request, reply) => {
        const { format } = request.query;
        const name = translate(request.language, `reports.${report.name}.name`);
        const write = async () => {
          await app.transfers.take('export', request, reply);
          const read = await app.transfers.readPage(request, () => answerReport(request, declared, fileGroupLimit));
          const { answer, by, words } = read;
          const columns = reportColumns(declared, by);
          const pages = Readable.from([reportRows(declared, answer.results, words)]);
          return format === 'xlsx' ? xlsxOf(pages, columns, words, name) : Readable.from(csvOf(pages, columns, words));
        };
        const file = request.method === 'HEAD' ? Readable.from([]) : await write();
        return reply
          .type(fileTypes[format])
          .header('content-disposition', attachment(`${name}.${format}`))
          .send(file);
      },
    });
  }
}
