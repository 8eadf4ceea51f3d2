import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { hasBody } from '../http/intake.ts';
import { isBusy, type Connection } from './connection.ts';
import { hangUp } from './hangUp.ts';
import type { ConnectionsOptions, ConnectionTable } from './table.ts';

/** What becomes of the requests on the connections of a table. */
export interface Requests {
  /** Whether a request is to be worked on; then it is under way from now on, until its answer is written. */
  begin(request: IncomingMessage, answer: ServerResponse): boolean;
  /** From now on connections are closed as soon as nothing is under way on them, the idle ones at once. */
  end(): void;
}

/** Follows the requests of each connection, and closes one that is sent too many ahead of their answers. */
export function requestsOn(table: ConnectionTable, { budgets, spending }: ConnectionsOptions): Requests {
  let isEnding = false;

  function settle(connection: Connection): void {
    if (isBusy(connection)) return table.file(connection);
    if (isEnding) return table.close(connection);
    // An idle connection would keep all that its last request was.
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
    // Whoever answered may have left the rest of the body to nobody, and the next request is behind it.
    if (request.listenerCount('data') === 0) request.resume();
    request.once('close', () => settle(connection));
  }

  return {
    begin(request, answer) {
      const connection = table.find(request.socket);
      // Node goes on with the packet it has, whatever was done about an earlier request in it.
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

/** Node destroys a connection as soon as its last answer is written: too soon where the request is still being sent. */
function lingerOn(connection: Connection): void {
  const { socket } = connection;
  socket.destroySoon = () =>
    connection.request?.complete === false ? hangUp(socket) : Socket.prototype.destroySoon.call(socket);
}
