import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Budgets } from '../budgets.ts';

/** An answer as it was sent, and how what it tells stood then. */
export interface KeptAnswer {
  readonly state: string;
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** A record that is to be answered, and how it stands. */
export interface Told {
  readonly state: string;
  readonly record: object;
  readonly etag?: string;
}

/**
 * Answers as they were sent, those asked for last, as many as the budget holds: where it costs a few keys to know that a
 * record stands as it did, it need neither be read nor be written anew.
 */
export type KeptAnswers = ReturnType<typeof keepAnswers>;

export function keepAnswers({ answersKeptBytes }: Pick<Budgets, 'answersKeptBytes'>) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: answersKeptBytes,
    sizeCalculation: ({ state, body }, name) => name.length + state.length + body.byteLength,
  });

  /** An answer written by the schema of its route, and kept. */
  function keep(reply: FastifyReply, name: string, { state, etag, record }: Told): KeptAnswer {
    const answer = { state, etag, body: Buffer.from(reply.serialize(record) as string) };
    kept.set(name, answer);
    return answer;
  }

  return {
    /** What was answered under a name, which says whose it is. */
    get: (name: string): KeptAnswer | undefined => kept.get(name),

    /** Sends what was answered under a name again, or a record, which is kept under it. */
    send(reply: FastifyReply, name: string, answer: KeptAnswer | Told): FastifyReply {
      const { etag, body } = 'body' in answer ? answer : keep(reply, name, answer);
      if (etag !== undefined) void reply.header('etag', etag);
      return reply.type('application/json; charset=utf-8').send(body);
    },

    bytes: (): number => kept.calculatedSize,
  };
}
