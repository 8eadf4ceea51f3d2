import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../../schemas/resource.ts';
import { readOne, stateOf } from '../resources/finder.ts';
import { answerRecord } from './answerRecord.ts';
import { etagOf } from './versions.ts';
import { keyIn, readerOf, readIn, type ByKey } from './resourceRequests.ts';
import { visibleIn } from './visibleFields.ts';

/** Answers one record, from the cache if its state is unchanged. Throws `not_found`. */
export async function showRecord(
  request: FastifyRequest<ByKey>,
  reply: FastifyReply,
  resource: Resource,
): Promise<unknown> {
  const { answers } = request.server;
  const [reader, key, visible] = [readerOf(request, resource), keyIn(request, resource), visibleIn(request, resource)];
  const name = `${reader.tenant.id} ${resource.name} ${key}`;
  // Partial views of a record are not cached.
  const before = visible === resource ? answers.get(name) : undefined;
  if (before && before.state === (await readIn(request, resource, (db) => stateOf(db, resource, reader, key)))) {
    return answers.send(reply, name, before);
  }
  const { state, ...found } = await readIn(request, resource, (db) => readOne(db, visible, reader, key));
  if (state === undefined || found.version === undefined || visible !== resource) return answerRecord(reply, found);
  return answers.send(reply, name, { ...found, state, etag: etagOf(found.version) });
}
