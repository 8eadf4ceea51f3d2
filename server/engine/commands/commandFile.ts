import type { FastifyRequest } from 'fastify';
import type { Notice } from '../../../domain/documents/notice.ts';
import type { Db } from '../../database/transaction.ts';
import type { ApiError } from '../../base/errors.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Input } from '../resources/columnValues.ts';
import type { Versioned } from '../resources/read.ts';

/** A row as use cases see it; by convention its record. */
export type Keyed = { readonly uuid: string } | { readonly id: number };

/** A locked record: as the API answers it, and as use cases see it. */
export interface Locked<Row extends Keyed = Keyed> extends Versioned {
  readonly key: string;
  readonly row: Row;
}

/**
 * `server/features/<feature>/<resource>/commands/<command>.ts`: the part of a command beyond its declaration. `check` and `apply`
 * take a set of records in key order.
 */
export interface CommandFile<Row extends Keyed = Keyed, In = Input, Ahead = unknown> {
  readonly prepare?: Prepare;
  readonly readAhead?: ReadAhead<Ahead>;
  readonly check?: Check<Row, In, Ahead>;
  readonly apply?: Apply<Row, In>;
  readonly notices?: NoticesFor<Row>;
  readonly forecast?: ForecastFor<Row>;
  readonly became?: Became<Row>;
  readonly preview?: Preview<Row, In>;
  readonly showOnce?: ShowOnce<Row>;
}

/** `server/features/<feature>/<resource>/delete.ts`: why records may not be deleted, beyond the declaration. */
export interface DeleteFile<Row extends Keyed = Keyed> {
  readonly check: Check<Row>;
}

/** Returns `shownOnce` properties of a row, after `apply`. */
export type ShowOnce<Row extends Keyed> = (row: Row) => object;

/** Returns what the command would do to a row, by its declared schema. It writes nothing. */
export type Preview<Row extends Keyed, In = Input> = (db: Db, scope: Scope, row: Row, input: In) => Promise<object>;

/** What runs before the transaction, such as a call to another service, where a route performs the command on one record. */
export type Prepare<Prepared = unknown> = (request: FastifyRequest, key: string) => Promise<Prepared>;

/** Returns notices about a row, in order, after `check`. `prepared` is what `prepare` returned. */
export type NoticesFor<Row extends Keyed, Prepared = unknown> = (row: Row, prepared?: Prepared) => readonly Notice[];

/** What a command would make of a row: an amount, and whether it is mailed. */
export interface Forecast {
  readonly currency: string;
  readonly amount: string;
  readonly is_mailed: boolean;
}

/** Returns the forecast of a row, after `check`. The preview of several sums them up. */
export type ForecastFor<Row extends Keyed> = (row: Row) => Forecast;

/**
 * Returns the row after the command if its writes determine it, so it is not read again. It awaits what `apply` started
 * and queries nothing.
 */
export type Became<Row extends Keyed> = (scope: Scope, row: Row) => Promise<Versioned>;

/**
 * Reads what `check` needs of one row, in one packet with the lock. The result may be unused: the command may not apply
 * to the row.
 */
export type ReadAhead<Ahead> = (db: Db, scope: Scope, key: string) => Promise<Ahead>;

/** Returns why the command is refused for each row, in order, or undefined. A single row may be read `ahead`. */
export type Check<Row extends Keyed, In = Input, Ahead = unknown> = (
  db: Db,
  scope: Scope,
  rows: readonly Row[],
  input: In,
  ahead?: Ahead,
) => Promise<readonly (ApiError | undefined)[]>;

/**
 * Performs the command on the rows, including the status. Returns its last writes without awaiting them: they leave in
 * one packet with the next query.
 */
export type Apply<Row extends Keyed, In = Input, Prepared = unknown> = (
  db: Db,
  scope: Scope,
  rows: readonly Row[],
  input: In,
  prepared?: Prepared,
) => Promise<readonly Promise<unknown>[]>;

/** `server/features/<feature>/<resource>/records.ts`: locking and reading of a resource that is not stored by convention. */
export interface RecordsFile<Row extends Keyed = Keyed> {
  readonly lock: (db: Db, scope: Scope, keys: readonly string[]) => Promise<readonly Locked<Row>[]>;
  /** Reads a record after the transaction's writes, in one packet with its end. Throws `not_found`. */
  readonly read: (db: Db, scope: Scope, key: string) => Promise<Versioned & { readonly state?: string }>;
  /** The same without lines, for commands with `brief`. Throws `not_found`. */
  readonly brief?: RecordsFile['read'];
  /** Whether `read` and `brief` may leave with the commit: they send all queries in one packet. */
  readonly readsLast?: boolean;
  /** Reads a record for display, with recomputed values. Throws `not_found`. */
  readonly show?: RecordsFile['read'];
  /**
   * Returns the state of a record cheaply: equal to the `state` of `read` while the record is unchanged. Throws
   * `not_found`. With it, answers are cached.
   */
  readonly state?: (db: Db, scope: Scope, key: string) => Promise<string>;
}
