import type { FastifyInstance } from 'fastify';
import { historyAccess, historyUrlOf } from '../../../domain/access/history.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { keyIn, keyParams, readerOf, readIn, type ByKey } from '../http/resourceRequests.ts';
import { historyAnswer } from '../http/history.ts';
import { visibleIn } from '../http/visibleFields.ts';
import { isLoggedByPlatform, readHistory } from '../history/readHistory.ts';
import { tablesOf } from '../history/tables.ts';
import { readPlatformLog } from '../history/platformLog.ts';

/** GET audit/{singular}/{key}: the history of a record of any resource, newest first. */
export default async function historyRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources) {
    const access = historyAccess(resource);
    if (!access) continue;
    app.get<ByKey>(historyUrlOf(resource, `:${keyOf(resource.schema)}`), {
      config: { access },
      schema: {
        tags: [resource.name],
        summary: resource.single
          ? `List the changes of the ${resource.name}, newest first.`
          : `List the changes of one of the ${resource.name}, newest first.`,
        params: keyParams(resource),
        response: { 200: historyAnswer },
      },
      handler: async (request) => {
        const [visible, key] = [visibleIn(request, resource), keyIn(request, resource)];
        const logged = isLoggedByPlatform(resource) ? await readPlatformLog(app.pool, key, tablesOf(visible)) : [];
        return readIn(request, resource, (db) => readHistory(db, visible, readerOf(request, resource), key, logged));
      },
    });
  }
}
