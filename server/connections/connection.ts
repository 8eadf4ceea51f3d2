import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { IdleOrder } from './idleOrder.ts';
import type { Pace } from './pace.ts';

/** An open connection, and what is under way on it. */
export interface Connection {
  readonly socket: Socket;
  readonly address: Address;
  /** When it was opened or its last request was dealt with, by `performance.now()`. */
  since: number;
  /** Whether any request on it was ever dealt with. */
  hasServed: boolean;
  /** The last request that came; its body may still be on its way. */
  request: IncomingMessage | undefined;
  /** The answers not yet written to their end, in the order of their requests. */
  readonly answers: ServerResponse[];
  /** How its client gets on, while it is waited for: to send the rest of a body, and to read what is written to it. */
  sending: Pace | undefined;
  reading: Pace | undefined;
  /** An answer has told its client that no more requests are taken. */
  isLeaving: boolean;
}

/** The connections of one address. */
export interface Address {
  readonly name: string;
  count: number;
  readonly idle: IdleOrder;
}

/** Whether something on it is under way: an answer to be written, or a body that has not all come. */
export const isBusy = ({ answers, request }: Connection): boolean => answers.length > 0 || request?.complete === false;
