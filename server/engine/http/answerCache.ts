import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Budgets } from '../../limits/budgets.ts';

/** An answer as sent, with the state of its record at the time. */
export interface KeptAnswer {
  readonly state: string;
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** A record to answer, with its state. */
export interface AnsweredRecord {
  readonly state: string;
  readonly record: object;
  readonly etag?: string;
}

/**
 * A cache of recent answers within its budget: if a record's state is unchanged, it is neither read nor serialized
 * again.
 */
export type KeptAnswers = ReturnType<typeof keepAnswers>;

export function keepAnswers({ answersKeptBytes }: Pick<Budgets, 'answersKeptBytes'>) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: answersKeptBytes,
    sizeCalculation: ({ state, body }, name) => name.length + state.length + body.byteLength,
  });

  /** Serializes and stores an answer by its route's schema. */
  function keep(reply: FastifyReply, name: string, { state, etag, record }: AnsweredRecord): KeptAnswer {
    const answer = { state, etag, body: Buffer.from(reply.serialize(record) as string) };
    kept.set(name, answer);
    return answer;
  }

  return {
    /** Returns the answer stored under a name, which includes its owner. */
    get: (name: string): KeptAnswer | undefined => kept.get(name),

    /** Sends a stored answer, or a record, which is then stored. */
    send(reply: FastifyReply, name: string, answer: KeptAnswer | AnsweredRecord): FastifyReply {
      const { etag, body } = 'body' in answer ? answer : keep(reply, name, answer);
      if (etag !== undefined) void reply.header('etag', etag);
      return reply.type('application/json; charset=utf-8').send(body);
    },

    bytes: (): number => kept.calculatedSize,
  };
}
