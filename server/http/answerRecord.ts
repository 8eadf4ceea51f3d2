import type { FastifyReply } from 'fastify';
import { etagOf } from '../plugins/versions.ts';
import type { Found } from '../resources/reading.ts';

/** The record with its ETag, if it has versions, and, after a write, the words to tell the user. */
export function answerRecord(reply: FastifyReply, { record, version }: Found, detail?: string): Found['record'] {
  if (version !== undefined) void reply.header('etag', etagOf(version));
  return detail === undefined ? record : { ...record, detail };
}
