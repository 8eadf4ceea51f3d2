import type { ApiError } from '../errors.ts';
import { lastAnswer } from '../http/unreadable.ts';
import type { Connection } from './connection.ts';
import { hangUp } from './hangUp.ts';

/** Ends a connection because of what came on it, or did not; tells its client why where an answer can still be given. */
export function cutOff({ socket, answers, request }: Connection, failure: ApiError): void {
  const hasAllCome = request?.complete ?? true;
  const [answer] = answers;
  if (!socket.writable) return void socket.destroy();
  // It never became a request: nobody works on it, so the client may be listened to for a while.
  if (!answer && hasAllCome) return hangUp(socket, lastAnswer(failure));
  // Its handler waits for the body, and must not come to have all of it after this answer.
  const isAnswerable = answers.length === 1 && !hasAllCome && answer?.headersSent === false;
  if (isAnswerable) socket.end(lastAnswer(failure, request?.headers), () => socket.destroy());
  else socket.destroy();
}
