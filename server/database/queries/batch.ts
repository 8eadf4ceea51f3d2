import type { Connection, FieldDef, PoolClient, Submittable } from 'pg';
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { types } from './types.ts';

/** A prepared statement: values in PostgreSQL's text form; with a name it is prepared once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: (string | Buffer | null)[];
  /** The messages of a statement that is sent repeatedly. */
  readonly run?: Buffer;
}

export interface Answer {
  /** `SELECT`, `COMMIT`, ... */
  readonly command: string;
  readonly rows: object[];
}

/** Creates a statement from text and values. Throws for values that cannot be written. */
export function statement(name: string, text: string, values: readonly unknown[] = []): Statement {
  return { name, text, values: values.map((value) => utils.prepareValue(value)) };
}

/** Serializes the messages of a statement that is sent often. */
export const withMessages = (once: Statement): Statement => ({ ...once, run: Buffer.concat(runMessages(once)) });

const runMessages = ({ name, values, run }: Statement): Buffer[] =>
  run ? [run] : [serialize.bind({ statement: name, values }), serialize.execute()];

/**
 * Sends statements in one packet with one Sync: outside of a transaction block PostgreSQL runs them as one transaction
 * and answers in one packet. The first failure stops the rest; its error applies to all.
 */
export function sendBatch(client: PoolClient, statements: readonly Statement[]): Promise<Answer[]> {
  return client.query(new Batch(statements)).answered;
}

/** The maximum number of prepared statements per connection, above the number of ours. */
const mostPrepared = 500;

/** The row readers of each connection's prepared statements, described once. The least recently used is first. */
const prepared = new WeakMap<Connection, Map<string, RowReader>>();

function preparedOn(connection: Connection): Map<string, RowReader> {
  const known = prepared.get(connection) ?? new Map<string, RowReader>();
  prepared.set(connection, known);
  return known;
}

const noRows = rowReader([]);

/** Implements the extended protocol like pg's own queries; pg calls its methods as messages arrive. */
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
    // A single write is much faster than several.
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
      // A statement that failed after parsing still has its name; closing a nonexistent one is no error.
      if (name) messages.push(serialize.close({ type: 'S', name }));
      messages.push(serialize.parse({ name, text, types: [] }), serialize.describe({ type: 'S', name }));
    }
    messages.push(...runMessages(one));
    return messages;
  }

  /** Closes the least recently used statements, none of this batch. */
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
    // Prepared again next time, because a migration may have changed its result.
    this.#prepared.delete(this.#current.name);
    this.#settle.reject(error);
  }

  /** The statement whose answer is arriving. */
  get #current(): Statement {
    return this.#statements[this.#answers.length] ?? { name: '', text: '', values: [] };
  }
}

/** Converts a row's texts to an object. */
type RowReader = (texts: readonly (string | null)[]) => object;

/** Creates a reader of rows with these columns. */
function rowReader(fields: readonly FieldDef[]): RowReader {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: types.getTypeParser(dataTypeID, 'text') }));
  // Copied per row: objects with the same shape are faster to create and serialize.
  const blank: Record<string, unknown> = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return (texts) => {
    const row = { ...blank };
    let place = 0;
    for (const { name, parse } of columns) {
      const text = texts[place++] ?? null;
      if (text !== null) row[name] = parse(text);
    }
    return row;
  };
}
