import type { RawBuilder } from 'kysely';
import { statement, type Answer, type Statement } from './flight.ts';
import { compile, statementNames, type StatementNames } from './statements.ts';

/** The database as a use case sees it: statements within the scope, and for as long, as whoever opened it decided. */
export interface Db {
  /** Rows of a hand-written statement. Named statements are prepared once a connection. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Rows of a statement composed with kysely's `sql` template. */
  run<Row extends object>(statement: RawBuilder<Row>): Promise<Row[]>;
}

// Kept apart, so that many combinations of filters cannot use up the names of the hand-written statements.
const written = statementNames(1_000);
const composed = statementNames(500);

/** A hand-written statement under its name. */
export const writtenStatement = (text: string, values: readonly unknown[] = []): Statement =>
  statement(written.of(text) ?? '', text, values);

/** A `Db` whose statements of one turn of the event loop leave in one flight, and the next when that has landed. */
export function gathering(fly: (statements: readonly Statement[]) => Promise<Answer[]>): Db {
  let waiting: Passenger[] = [];
  let isFlying = false;

  async function depart(): Promise<void> {
    const aboard = waiting;
    waiting = [];
    try {
      const answers = await fly(aboard.map((passenger) => passenger.statement));
      for (const [index, { resolve }] of aboard.entries()) resolve(answers[index]?.rows ?? []);
    } catch (error) {
      for (const { reject } of aboard) reject(error);
    }
    isFlying = waiting.length > 0;
    if (isFlying) void depart();
  }

  function board(boarding: Statement): Promise<object[]> {
    if (!isFlying) process.nextTick(() => void depart());
    isFlying = true;
    const { promise, resolve, reject } = Promise.withResolvers<object[]>();
    waiting.push({ statement: boarding, resolve, reject });
    return promise;
  }

  async function rows<Row extends object>(
    names: StatementNames,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    try {
      return (await board(statement(names.of(text) ?? '', text, values))) as Row[];
    } catch (error) {
      // The stack would lead to the socket that brought the answer; this one leads to whoever asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  return {
    query: (text, values = []) => rows(written, text, values),
    run: (composition) => {
      const { text, values } = compile(composition);
      return rows(composed, text, values);
    },
  };
}

interface Passenger {
  readonly statement: Statement;
  readonly resolve: (rows: object[]) => void;
  readonly reject: (error: unknown) => void;
}
