import type { Connection, FieldDef, PoolClient, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { rowReader, type RowReader } from './rowReader.ts';

/** A statement ready to be sent: its values as PostgreSQL reads them; with a name it is prepared once a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: (string | Buffer | null)[];
  /** The messages that run it once it is prepared, of one that is sent again and again. */
  readonly run?: Buffer;
}

export interface Answer {
  /** `SELECT`, `COMMIT`, ... */
  readonly command: string;
  readonly rows: object[];
}

/** A statement of a text and values. Throws what a value that cannot be written throws. */
export function statement(name: string, text: string, values: readonly unknown[] = []): Statement {
  return { name, text, values: values.map((value) => utils.prepareValue(value)) };
}

/** The same statement with its messages written, to be sent many times. */
export const withMessages = (once: Statement): Statement => ({ ...once, run: Buffer.concat(runMessages(once)) });

const runMessages = ({ name, values, run }: Statement): Buffer[] =>
  run ? [run] : [serialize.bind({ statement: name, values }), serialize.execute()];

/**
 * Sends statements in one packet, closed by one Sync: outside a transaction block PostgreSQL makes one transaction of
 * them, and answers in one packet too. The first that fails is the last that runs; its error is that of all.
 */
export function sendBatch(client: PoolClient, statements: readonly Statement[]): Promise<Answer[]> {
  return client.query(new Batch(statements)).answered;
}

/** How many statements a connection keeps prepared, each of which takes memory of the database: more than we have written. */
const mostPrepared = 500;

/**
 * How the rows of each statement that a connection has prepared are read: they are described once, not every time. The one
 * that was used last stands at the end.
 */
const prepared = new WeakMap<Connection, Map<string, RowReader>>();

function preparedOn(connection: Connection): Map<string, RowReader> {
  const known = prepared.get(connection) ?? new Map<string, RowReader>();
  prepared.set(connection, known);
  return known;
}

const noRows = rowReader([]);

/** Speaks the extended protocol as pg's own queries do; pg calls its methods as the messages of the server arrive. */
class Batch implements Submittable {
  readonly answered: Promise<Answer[]>;
  readonly #statements: readonly Statement[];
  readonly #settle: { resolve: (answers: Answer[]) => void; reject: (error: Error) => void };
  readonly #answers: Answer[] = [];
  #prepared = new Map<string, RowReader>();
  #read: RowReader | undefined;
  #rows: object[] = [];

  constructor(statements: readonly Statement[]) {
    this.#statements = statements;
    const { promise, ...settle } = Promise.withResolvers<Answer[]>();
    this.answered = promise;
    this.#settle = settle;
  }

  submit(connection: Connection): void {
    this.#prepared = preparedOn(connection);
    // One write: several, even corked, cost the stream as much as all else here.
    const messages = this.#statements.flatMap((one) => this.#messagesOf(one));
    messages.push(serialize.sync());
    if (connection.stream.writable) connection.stream.write(Buffer.concat(messages));
  }

  #messagesOf(one: Statement): Buffer[] {
    const { name, text } = one;
    const messages: Buffer[] = [];
    const known = this.#prepared.get(name);
    if (known) {
      this.#prepared.delete(name);
      this.#prepared.set(name, known);
    } else {
      messages.push(...this.#makeRoom());
      // A statement that was parsed and then failed still has its name: closing one that does not exist is no error.
      if (name) messages.push(serialize.close({ type: 'S', name }));
      messages.push(serialize.parse({ name, text, types: [] }), serialize.describe({ type: 'S', name }));
    }
    messages.push(...runMessages(one));
    return messages;
  }

  /** Closes what was not used for the longest time: nothing of this batch, which is shorter. */
  #makeRoom(): Buffer[] {
    const messages: Buffer[] = [];
    for (const [name] of this.#prepared) {
      if (this.#prepared.size < mostPrepared) break;
      messages.push(serialize.close({ type: 'S', name }));
      this.#prepared.delete(name);
    }
    return messages;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#read = rowReader(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#read ??= this.#prepared.get(this.#current.name) ?? noRows;
    this.#rows.push(this.#read(fields));
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.#current;
    if (name && !this.#prepared.has(name)) this.#prepared.set(name, this.#read ?? noRows);
    this.#answers.push({ command: text.split(' ', 1)[0] ?? '', rows: this.#rows });
    this.#read = undefined;
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#answers);
  }

  handleError(error: Error): void {
    // Prepared anew the next time: the error may be that a migration has changed what it answers.
    this.#prepared.delete(this.#current.name);
    this.#settle.reject(error);
  }

  /** The statement whose answer is arriving. */
  get #current(): Statement {
    return this.#statements[this.#answers.length] ?? { name: '', text: '', values: [] };
  }
}
