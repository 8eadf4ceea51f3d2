import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { IdleOrder } from './idleOrder.ts';
import type { Pace } from './pace.ts';

/** An open connection with its pending work. */
export interface Connection {
  readonly socket: Socket;
  readonly address: Address;
  /** When it was opened or its last request ended, by `performance.now()`. */
  since: number;
  /** Whether a request on it has been handled. */
  hasServed: boolean;
  /** The last request; its body may still be arriving. */
  request: IncomingMessage | undefined;
  /** Unfinished answers, in the order of their requests. */
  readonly answers: ServerResponse[];
  /** The progress of its client, while the server waits for a body or for an answer to be read. */
  sending: Pace | undefined;
  reading: Pace | undefined;
  /** An answer has closed the connection for more requests. */
  isLeaving: boolean;
}

/** The connections of one address. */
export interface Address {
  readonly name: string;
  count: number;
  readonly idle: IdleOrder<Connection>;
}

/** Returns whether work is pending: an answer, or an incomplete body. */
export const isBusy = ({ answers, request }: Connection): boolean => answers.length > 0 || request?.complete === false;
