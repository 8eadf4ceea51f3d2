import type { FastifyInstance } from 'fastify';
import { cellText, type SheetCell } from '../../../../domain/lists/sheetCell.ts';
import { cut } from '../../../../domain/validation/cut.ts';
import { isInTenant } from '../../../identity/scope.ts';
import { describedBy, readIn } from '../../http/resourceRequests.ts';
import { sourceBody, sourceSchema } from '../../import/answers.ts';
import { importedIn, fileIn, type SourceBody } from '../../import/importing.ts';
import { rememberedMapping } from '../../import/rememberedMapping.ts';
import { isLarge, mostColumns } from '../../import/source.ts';

/** The number of sample rows, of rows as they were read, and of characters per cell. */
const samples = 3;
const firstRows = 8;
const longestSample = 60;

/** Inspects a file: its sheets and columns with their matches. Nothing is written. */
export default async function resourceImportSourceRoutes(app: FastifyInstance): Promise<void> {
  for (const { resource, url, tags, access } of describedBy(app, 'import')) {
    app.post<{ Body: SourceBody }>(`${url}/source`, {
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
        const visible = importedIn(request, resource);
        const { source, headed } = await fileIn(request, visible);
        const { headings, rows } = headed;
        const remembered = isInTenant(request, resource)
          ? await readIn(request, resource, (db) => rememberedMapping(db, visible, request.tenant.id, headings))
          : undefined;
        const mapping = remembered?.columns ?? headed.mapping;
        const sample = (cell: SheetCell = '') => cut(cellText(cell, request.language), longestSample);
        return {
          sheets: source.sheets,
          ...(source.sheet !== undefined && { sheet: source.sheet }),
          ...(source.encoding && { encoding: source.encoding, delimiter: source.delimiter }),
          heading_row: headed.headingRow,
          ...(headed.layout && { layout: headed.layout }),
          remembered: remembered !== undefined,
          defaults: remembered?.defaults ?? headed.defaults,
          first: source.rows
            .slice(0, firstRows)
            .map(({ row, cells }) => ({ row, cells: cells.slice(0, mostColumns).map(sample) })),
          rows: source.total - (source.rows.length - rows.length),
          in_background: isLarge(source),
          columns: headings.map((heading, at) => ({
            heading,
            ...(mapping[at] && { path: mapping[at] }),
            samples: rows.slice(0, samples).map(({ cells }) => sample(cells[at])),
          })),
        };
      },
    });
  }
}
