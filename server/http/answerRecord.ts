import type { FastifyReply } from 'fastify';
import { etagOf } from '../plugins/versions.ts';
import type { Versioned } from '../resources/read.ts';

/** The record with its ETag and, after a write, the words to tell the user. */
export function answerRecord(reply: FastifyReply, { record, version }: Versioned, detail?: string): object {
  void reply.header('etag', etagOf(version));
  return detail === undefined ? record : { ...record, detail };
}
