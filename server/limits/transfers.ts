import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { callerOf } from './caller.ts';
import { goneSignal } from './abortSignal.ts';
import { fairTurns, type TurnRequest } from './turns/turns.ts';

type Way = 'export' | 'import' | 'overview' | 'archive' | 'preview' | 'lookup';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Exports, imports, overviews of many companies, archives of documents, previews of templates and searches across
     * lists: they take longer than other requests, or come with every key.
     */
    readonly transfers: {
      /** Waits for a turn, which ends with the answer. Throws like `Turns.take`. */
      take(way: Way, request: FastifyRequest, reply: FastifyReply): Promise<void>;
      /** Reads a page of an export: one at a time, callers by turns. Throws `busy`. */
      readPage<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T>;
      /** Converts an uploaded picture when few others are being converted. Throws `busy`. */
      readPicture<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T>;
    };
  }
}

/** `app.transfers` limits the share of the process that exports and imports take. */
export default fp(
  async (app) => {
    const { budgets } = app;
    const turns = (atOnce: number, perCaller: number) =>
      fairTurns({ budgets, atOnce, perCaller, groups: { all: { weight: 1 } }, patience: 'requestWaitMs' });
    const files = {
      export: turns(budgets.exportsAtOnce, budgets.exportsAtOncePerCaller),
      import: turns(budgets.importsAtOnce, budgets.importsAtOncePerCaller),
      overview: turns(budgets.overviewsAtOnce, budgets.overviewsAtOncePerCaller),
      archive: turns(budgets.archivesAtOnce, budgets.archivesAtOncePerCaller),
      preview: turns(budgets.previewsAtOnce, budgets.previewsAtOncePerCaller),
      lookup: turns(budgets.lookupsAtOnce, budgets.lookupsAtOncePerCaller),
    };
    const pages = turns(1, 1);
    const pictures = turns(budgets.picturesAtOnce, budgets.picturesAtOncePerCaller);
    const within = async <T>(queue: typeof pages, request: FastifyRequest, read: () => Promise<T>): Promise<T> => {
      const end = await queue.take(turnRequestOf(request));
      try {
        return await read();
      } finally {
        end();
      }
    };
    app.spending.watch('exportsAtOnce', () => files.export.held);
    app.spending.watch('importsAtOnce', () => files.import.held);
    app.spending.watch('overviewsAtOnce', () => files.overview.held);
    app.spending.watch('archivesAtOnce', () => files.archive.held);
    app.spending.watch('previewsAtOnce', () => files.preview.held);
    app.spending.watch('picturesAtOnce', () => pictures.held);
    app.spending.watch('lookupsAtOnce', () => files.lookup.held);

    app.decorate('transfers', {
      async take(way, request, { raw }) {
        const end = await files[way].take(turnRequestOf(request, way));
        if (raw.destroyed) end();
        else raw.once('close', end);
      },
      readPage: (request, read) => within(pages, request, read),
      readPicture: (request, read) => within(pictures, request, read),
    });
  },
  { name: 'transfers', dependencies: ['errors'] },
);

/** Colleagues draw and search in parallel, but each user draws one archive or preview at a time. */
function turnRequestOf(request: FastifyRequest, way?: Way): TurnRequest<'all'> {
  const caller =
    ((way === 'archive' || way === 'preview' || way === 'lookup') && request.identity?.actor.uuid) || callerOf(request);
  const waits = { requestsWaitingPerCaller: caller, requestsWaiting: '' };
  return { group: 'all', caller, waits, signal: () => goneSignal(request) };
}
