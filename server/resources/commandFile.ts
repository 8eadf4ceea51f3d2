import type { Notice } from '../../domain/documents/notice.ts';
import type { Db } from '../db/transaction.ts';
import type { ApiError } from '../errors.ts';
import type { Scope } from '../scope.ts';
import type { Input } from './columnValues.ts';
import type { Versioned } from './read.ts';

/** A row of a resource as its use cases know it: by convention its record. */
export type Keyed = { readonly uuid: string } | { readonly id: number };

/** A record that nobody else changes until the transaction ends: as the API answers it, and as its use cases know it. */
export interface Locked<Row extends Keyed = Keyed> extends Versioned {
  readonly key: string;
  readonly row: Row;
}

/**
 * `server/usecases/<resource>/commands/<command>.ts`: what the declaration of a command cannot say. `check` and `apply` take a
 * set of records that the command is for, in the order of their keys.
 */
export interface CommandFile<Row extends Keyed = Keyed, In = Input, Ahead = unknown> {
  readonly readAhead?: ReadAhead<Ahead>;
  readonly check?: Check<Row, In, Ahead>;
  readonly apply?: Apply<Row, In>;
  readonly tell?: Tell<Row>;
  readonly became?: Became<Row>;
  readonly preview?: Preview<Row, In>;
  readonly showOnce?: ShowOnce<Row>;
}

/** What the answer tells of a row this once, by properties that are `shownOnce`: it is asked after `apply`. */
export type ShowOnce<Row extends Keyed> = (row: Row) => object;

/** What the command would do to a row, as the schema of its declaration tells it. It writes nothing. */
export type Preview<Row extends Keyed, In = Input> = (db: Db, scope: Scope, row: Row, input: In) => Promise<object>;

/** What whoever does the command to a row should know besides, in the order to be told. It is asked after `check`. */
export type Tell<Row extends Keyed> = (row: Row) => readonly Notice[];

/** What the command has made of a row, where its writes tell that: it is not read again. It waits for what `apply` has begun and asks nothing. */
export type Became<Row extends Keyed> = (scope: Scope, row: Row) => Promise<Versioned>;

/**
 * What `check` reads of one row, asked for by its key in one packet with the lock, behind it. It may be asked in vain: the row
 * may not be one that the command is for.
 */
export type ReadAhead<Ahead> = (db: Db, scope: Scope, key: string) => Promise<Ahead>;

/** Why a command is not done to each of the rows, in their order: undefined where it is. One that is alone may be read `ahead`. */
export type Check<Row extends Keyed, In = Input, Ahead = unknown> = (
  db: Db,
  scope: Scope,
  rows: readonly Row[],
  input: In,
  ahead?: Ahead,
) => Promise<readonly (ApiError | undefined)[]>;

/**
 * Does the command to the rows, its status included. It answers the writes it has begun last, and does not wait for
 * them: they leave in one packet with what is asked next.
 */
export type Apply<Row extends Keyed, In = Input> = (
  db: Db,
  scope: Scope,
  rows: readonly Row[],
  input: In,
) => Promise<readonly Promise<unknown>[]>;

/** `server/usecases/<resource>/records.ts`: how a resource that is not stored by convention is locked and read. */
export interface RecordsFile<Row extends Keyed = Keyed> {
  readonly lock: (db: Db, scope: Scope, keys: readonly string[]) => Promise<readonly Locked<Row>[]>;
  /** As it stands behind what the transaction has written: asked in one packet with its end. Throws `not_found`. */
  readonly read: (db: Db, scope: Scope, key: string) => Promise<Versioned & { readonly state?: string }>;
  /** The same without its lines, for the answers of commands that say so (`brief`). Throws `not_found`. */
  readonly brief?: RecordsFile['read'];
  /** Whether `read` and `brief` may leave with the commit: they ask for all at once, and find whatever was locked. */
  readonly readsLast?: boolean;
  /** The same for whoever only reads, where that is more: of what is worked out anew. Throws `not_found`. */
  readonly show?: RecordsFile['read'];
  /**
   * How a record stands, at the cost of a few keys: the `state` that `read` answers with it, another one whenever that
   * would tell anything else. Throws `not_found`. Where it is said, what was answered is kept and sent again.
   */
  readonly state?: (db: Db, scope: Scope, key: string) => Promise<string>;
}
