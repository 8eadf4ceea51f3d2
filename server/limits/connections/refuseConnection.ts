import type { ApiError } from '../../base/errors.ts';
import { lastAnswer } from './unreadable.ts';
import type { Connection } from './connection.ts';
import { hangUp } from './closeConnection.ts';

/** Ends a connection after an error; explains it to the client if an answer is still possible. */
export function cutOff({ socket, answers, request }: Connection, failure: ApiError): void {
  const hasAllCome = request?.complete ?? true;
  const [answer] = answers;
  if (!socket.writable) return void socket.destroy();
  // No handler has this request, so the client may be read for a moment.
  if (!answer && hasAllCome) return hangUp(socket, lastAnswer(failure));
  // Its handler waits for the body and must not receive it after this answer.
  const isAnswerable = answers.length === 1 && !hasAllCome && answer?.headersSent === false;
  if (isAnswerable) socket.end(lastAnswer(failure, request?.headers), () => socket.destroy());
  else socket.destroy();
}
