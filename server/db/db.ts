import type { RawBuilder } from 'kysely';
import { statement, type Answer, type Statement } from './batch.ts';
import { compile, statementName } from './statements.ts';

/** The database as a use case sees it: statements within the scope, and for as long, as whoever opened it decided. */
export interface Db {
  /** Rows of a hand-written statement. They are prepared once a connection, as long as it uses them. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Rows of a statement composed with kysely's `sql` template. */
  run<Row extends object>(statement: RawBuilder<Row>): Promise<Row[]>;
}

/** A statement under the name of its text. */
export const writtenStatement = (text: string, values: readonly unknown[] = []): Statement =>
  statement(statementName(text), text, values);

/** A `Db` that also sends statements whose answers are more than rows. */
export interface Batching extends Db {
  send(asked: Statement): Promise<Answer>;
}

/** A `Db` whose statements of one turn of the event loop leave in one batch, and the next when that is answered. */
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

  function enqueue(asked: Statement): Promise<Answer> {
    if (!isSending) process.nextTick(() => void flush());
    isSending = true;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ statement: asked, resolve, reject });
    return promise;
  }

  async function ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      const { rows } = await enqueue(writtenStatement(text, values));
      return rows as Row[];
    } catch (error) {
      // The stack would lead to the socket that brought the answer; this one leads to whoever asked.
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
