import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from '../bodies/intake.ts';
import { isBusy, type Connection } from './connection.ts';
import { hangUp } from './closeConnection.ts';
import type { ConnectionsOptions, ConnectionTable } from './table.ts';

/** The requests on the connections of a table. */
export interface Requests {
  /** Returns whether to process a request; it is then pending until its answer is written. */
  begin(request: IncomingMessage, answer: ServerResponse): boolean;
  /** From now on connections close when idle, and idle ones immediately. */
  end(): void;
}

/** Tracks the requests of each connection, and closes one with too many pipelined requests. */
export function requestsOn(table: ConnectionTable, { budgets, spending }: ConnectionsOptions): Requests {
  let isEnding = false;

  function settle(connection: Connection): void {
    if (isBusy(connection)) return table.file(connection);
    if (isEnding) return table.close(connection);
    // An idle connection would otherwise retain its last request.
    connection.request = undefined;
    connection.hasServed = true;
    connection.since = performance.now();
    table.file(connection);
  }

  function answered(connection: Connection, answer: ServerResponse): void {
    const { answers, request } = connection;
    answers.splice(answers.indexOf(answer), 1);
    if (answers.length > 0) return;
    if (!request || request.complete) return settle(connection);
    // An unread body blocks the next request.
    if (request.listenerCount('data') === 0) request.resume();
    request.once('close', () => settle(connection));
  }

  return {
    begin(request, answer) {
      const connection = table.find(request.socket);
      // Node continues with the packet it has, whatever happened to an earlier request in it.
      if (!connection || connection.isLeaving) return false;
      if (connection.answers.length >= budgets.requestsPerConnection) {
        spending.exceeded('requestsPerConnection');
        table.close(connection);
        return false;
      }
      connection.request = request;
      connection.answers.push(answer);
      answer.once('close', () => answered(connection, answer));
      if (hasBody(request)) lingerOn(connection);
      table.file(connection);
      return true;
    },
    end() {
      isEnding = true;
      for (const connection of table.idle) table.close(connection);
    },
  };
}

/** Node destroys a connection after its last answer, too early if the request is still being sent. */
function lingerOn(connection: Connection): void {
  const { socket } = connection;
  socket.destroySoon = () =>
    connection.request?.complete === false ? hangUp(socket) : Socket.prototype.destroySoon.call(socket);
}
