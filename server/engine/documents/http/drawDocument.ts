import type { FastifyRequest } from 'fastify';
import type { Lender } from '../../../database/pool/pool.ts';
import type { Drawn } from '../../../drawing/process/messages.ts';
import { documentLocales, type DocumentLocale } from '../../../drawing/request.ts';
import type { Scope } from '../../../identity/scope.ts';
import { drawFound } from '../drawing/draw.ts';
import type { Engine } from '../engine.ts';
import type { FoundDocument } from '../foundDocument.ts';
import { documentForm, type FormQuery } from './documentForm.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';

/** A document to draw, with the engine of its resource; visitors share the limits of their `link`. */
interface Drawing {
  readonly engine: Engine;
  readonly scope: Scope;
  readonly pool: Lender;
  readonly found: FoundDocument;
  readonly link?: string | undefined;
}

/** The parameters of a drawn document. */
export interface DrawnQuery extends FormQuery {
  readonly locale?: DocumentLocale;
}

export const drawnQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    locale: { type: 'string', enum: documentLocales },
    modal: { type: 'string', maxLength: 10, description: 'Render for a frame inside a page.' },
    format: { type: 'string', enum: ['html', 'pdf'] },
  },
} as const;

type DrawingRequest = FastifyRequest<{ Querystring: DrawnQuery }>;

/** Draws a document in the requested form and language; undefined for a HEAD. Throws `stale` if it has changed. */
export async function drawDocument(
  request: DrawingRequest,
  { engine, scope, pool, found, link }: Drawing,
): Promise<Drawn | undefined> {
  if (request.method === 'HEAD') return undefined;
  const { locale = request.language } = request.query;
  const form = documentForm(request.query, request.headers);
  // A request that waits for a drawing does not hold a turn.
  request.endTurn?.();
  const { documents } = request.server;
  return drawFound({ pool, documents, signal: goneSignal(request), log: request.log }, scope, {
    engine,
    found,
    locale,
    form,
    link,
  });
}
