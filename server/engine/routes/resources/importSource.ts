import type { FastifyInstance } from 'fastify';
import { cellText } from '../../../../domain/lists/sheetCell.ts';
import { cut } from '../../../../domain/validation/cut.ts';
import { describedBy } from '../../http/resourceRequests.ts';
import { visibleIn } from '../../http/visibleFields.ts';
import { requiredUploadOf } from '../../../files/uploads.ts';
import { sourceBody, sourceSchema } from '../../import/answers.ts';
import { sourceOf } from '../../import/source.ts';
import { headingsOf } from '../../import/table.ts';

/** The number of sample rows, and of characters per cell. */
const samples = 3;
const longestSample = 60;

/** Inspects a file: its sheets and columns with their matches. Nothing is written. */
export default async function resourceImportSourceRoutes(app: FastifyInstance): Promise<void> {
  for (const { resource, url, tags, access } of describedBy(app, 'import')) {
    app.post<{ Body: { readonly sheet?: string } }>(`${url}/source`, {
      config: { access },
      schema: {
        tags,
        summary: `Read the sheets and columns of a file of ${resource.name} and match each column to a property.`,
        consumes: ['multipart/form-data'],
        body: sourceBody(app.budgets.importBytes),
        response: { 200: sourceSchema },
      },
      handler: async (request, reply) => {
        await app.transfers.take('import', request, reply);
        const { language } = request;
        const source = await sourceOf(requiredUploadOf(request, 'file'), request.body.sheet, app.budgets);
        const { headings, named } = headingsOf(visibleIn(request, resource), source, language);
        const [, ...rows] = source.rows;
        return {
          sheets: source.sheets,
          ...(source.sheet !== undefined && { sheet: source.sheet }),
          rows: rows.length,
          columns: headings.map((heading, at) => ({
            heading,
            ...(named[at] && { path: named[at] }),
            samples: rows.slice(0, samples).map(({ cells }) => cut(cellText(cells[at] ?? '', language), longestSample)),
          })),
        };
      },
    });
  }
}
