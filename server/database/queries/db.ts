import type { RawBuilder } from 'kysely';
import { statement, type Answer, type Statement } from './batch.ts';
import { compile, statementName } from './statements.ts';

/** The database for a use case: statements within the scope and lifetime that its opener chose. */
export interface Db {
  /** Returns rows of a hand-written statement, prepared once per connection. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Returns rows of a statement composed with kysely's `sql` template. */
  run<Row extends object>(statement: RawBuilder<Row>): Promise<Row[]>;
}

/** Returns a statement named by its text. */
export const writtenStatement = (text: string, values: readonly unknown[] = []): Statement =>
  statement(statementName(text), text, values);

/** A `Db` that also sends raw statements. */
export interface Batching extends Db {
  send(query: Statement): Promise<Answer>;
}

/** Returns a `Db` that sends the statements of one event loop turn as a batch, and the next batch after its answer. */
export function batching(send: (statements: readonly Statement[]) => Promise<Answer[]>): Batching {
  let waiting: Queued[] = [];
  let isSending = false;

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const answers = await send(batch.map((queued) => queued.statement));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] ?? nothing);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isSending = waiting.length > 0;
    if (isSending) void flush();
  }

  function enqueue(query: Statement): Promise<Answer> {
    if (!isSending) process.nextTick(() => void flush());
    isSending = true;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ statement: query, resolve, reject });
    return promise;
  }

  async function ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      const { rows } = await enqueue(writtenStatement(text, values));
      return rows as Row[];
    } catch (error) {
      // Points the stack to the caller instead of the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  return {
    query: (text, values = []) => ask(text, values),
    run: (composition) => {
      const { text, values } = compile(composition);
      return ask(text, values);
    },
    send: enqueue,
  };
}

const nothing: Answer = { command: '', rows: [] };

interface Queued {
  readonly statement: Statement;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}
