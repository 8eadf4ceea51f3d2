import type { FastifyInstance } from 'fastify';
import { attachment } from '../../../files/attachment.ts';
import { fileTypes } from '../../../files/fileTypes.ts';
import { describedBy, writeIn } from '../../http/resourceRequests.ts';
import { importBody } from '../../import/answers.ts';
import { badRowsOf } from '../../import/badRows.ts';
import { asImported, importedIn, judgedBy, recordCheck, tableIn, type ImportBody } from '../../import/importing.ts';
import { isLarge, refused } from '../../import/source.ts';

/** Returns the rows of a file that cannot be imported, to mend and import again. Nothing is written. */
export default async function resourceImportBadRowsRoutes(app: FastifyInstance): Promise<void> {
  for (const { resource, url, tags, access } of describedBy(app, 'import')) {
    const check = recordCheck(asImported(resource), app.budgets.problemsReported);
    app.post<{ Body: ImportBody }>(`${url}/bad-rows`, {
      config: { access },
      schema: {
        tags,
        summary: `Download the rows of a file of ${resource.name} that cannot be imported, each with the reasons, as CSV or XLSX as it came.`,
        consumes: ['multipart/form-data'],
        body: importBody(app.budgets, asImported(resource)),
        produces: ['text/csv', fileTypes.xlsx],
      },
      handler: async (request, reply) => {
        await app.transfers.take('import', request, reply);
        const visible = importedIn(request, resource);
        const { table, ...read } = await tableIn(request, visible);
        if (isLarge(read.source)) throw refused('inBackground');
        // Judging locks the records, as a preview does.
        const { judged } = await writeIn(request, resource, (db) => judgedBy(db, request, visible, table, check));
        const { name, type, content } = badRowsOf(resource.name, read, judged, request.language);
        return reply.type(type).header('content-disposition', attachment(name)).send(content);
      },
    });
  }
}
