import type { FastifyReply, FastifyRequest } from 'fastify';
import { argsIn, type Notice } from '../../domain/documents/notice.ts';
import { etagOf } from '../plugins/versions.ts';
import type { Found } from '../resources/reading.ts';

/** The record with its ETag, if it has versions, and, after a write, the words to tell the user. */
export function answerRecord(reply: FastifyReply, { record, version }: Found, detail?: string): Found['record'] {
  if (version !== undefined) void reply.header('etag', etagOf(version));
  return detail === undefined ? record : { ...record, detail };
}

/** Sentences in the language of the answer. */
export const sentencesFor = (request: FastifyRequest, notices: readonly Notice[]): string[] =>
  notices.map((notice) => request.t(notice.key, argsIn(notice, request.language)));

/** What was done, and what is to be told besides. */
export const saidFor = (request: FastifyRequest, said: string, notices: readonly Notice[] = []): string =>
  [said, ...sentencesFor(request, notices)].join(' ');
