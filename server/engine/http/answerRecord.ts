import type { FastifyReply, FastifyRequest } from 'fastify';
import { argsIn, type Notice } from '../../../domain/documents/notice.ts';
import { etagOf } from './versions.ts';
import type { Found } from '../resources/finder.ts';

/** Answers a record with its ETag, if it has versions, and a message after a write. */
export function answerRecord(reply: FastifyReply, { record, version }: Found, detail?: string): Found['record'] {
  if (version !== undefined) void reply.header('etag', etagOf(version));
  return detail === undefined ? record : { ...record, detail };
}

/** Translates notices to the language of the answer. */
export const sentencesFor = (request: FastifyRequest, notices: readonly Notice[]): string[] =>
  notices.map((notice) => request.t(notice.key, argsIn(notice, request.language)));

/** Joins the message of a write and its notices. */
export const messageFor = (request: FastifyRequest, key: string, notices: readonly Notice[] = []): string =>
  [key, ...sentencesFor(request, notices)].join(' ');
