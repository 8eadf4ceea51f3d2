import { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawn } from '../../../drawing/process/messages.ts';
import type { DocumentForm } from '../drawing/draw.ts';
import { sendBytes } from '../../../files/sendBytes.ts';

/** The parameters of the form of a document; `svg` is a JSON object with a drawing for each of its `pages`. */
export interface FormQuery {
  readonly format?: 'html' | 'pdf' | 'svg';
  readonly modal?: string;
}

/** Returns the requested form: a page by default. */
export function documentForm(
  query: FormQuery,
  { accept, 'accept-encoding': taken }: FastifyRequest['headers'],
): DocumentForm {
  if (query.format === 'pdf' || accept?.startsWith('application/pdf')) return { kind: 'pdf' };
  const encoding = encodingOf(taken, ['br', 'gzip']) ?? 'br';
  if (query.format === 'svg') return { kind: 'svg', encoding };
  return { kind: 'html', modal: query.modal === '1' || query.modal === 'true', encoding };
}

/** Sends a document; for a HEAD, only its headers. `name` is the file name without extension. */
export function sendDocument(reply: FastifyReply, form: DocumentForm, name: string, drawn?: Drawn): FastifyReply {
  if (form.kind === 'pdf') {
    void reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`);
    return sendBytes(reply, drawn?.bytes);
  }
  void reply.type(form.kind === 'svg' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8');
  const isTaken = encodingOf(reply.request.headers['accept-encoding'], [form.encoding]) !== undefined;
  // Few clients lack compression, so large pages are decompressed on the fly.
  if (drawn && !isTaken) return reply.send(Readable.from([drawn.bytes]).pipe(createBrotliDecompress()));
  return sendBytes(reply.header('content-encoding', form.encoding), drawn?.bytes);
}

/** Returns the first of these encodings that Accept-Encoding allows (RFC 9110 §12.5.3); undefined for none. */
function encodingOf<Known extends string>(header: string | undefined, encodings: readonly Known[]): Known | undefined {
  const taken = (header ?? '').toLowerCase().split(',').map(readPart);
  return encodings.find((encoding) => taken.some(({ name, quality }) => name === encoding && quality > 0));
}

function readPart(part: string): { name: string; quality: number } {
  const [name = '', weight] = part.split(';').map((text) => text.trim());
  const quality = /^q=([\d.]+)$/.exec(weight ?? '')?.[1];
  return { name, quality: quality === undefined ? 1 : Number(quality) };
}
