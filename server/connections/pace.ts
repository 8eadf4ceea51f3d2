import type { Socket } from 'node:net';
import type { Connection } from './connection.ts';

/** How a client that is waited for gets on. */
export interface Pace {
  /** Milliseconds it has been waited for without a break. */
  readonly waited: number;
  /** The same, of the window in which its speed is reckoned. */
  readonly inWindow: number;
  /** Bytes that had been moved when the window began. */
  readonly from: number;
}

/** How slow it may be. */
export interface LeastPace {
  /** Bytes a second. */
  readonly rate: number;
  readonly windowMs: number;
  /** How long it may be waited for at that speed. */
  readonly mostMs: number;
}

/** The pace of a client after another `elapsed` milliseconds, when it has moved so many bytes in all; or what is wrong. */
export function nextPace(
  pace: Pace | undefined,
  moved: number,
  elapsed: number,
  { rate, windowMs, mostMs }: LeastPace,
): Pace | 'slow' | 'long' {
  if (!pace) return { waited: 0, inWindow: 0, from: moved };
  const { from } = pace;
  const [waited, inWindow] = [pace.waited + elapsed, pace.inWindow + elapsed];
  if (waited >= mostMs) return 'long';
  if (inWindow < windowMs) return { waited, inWindow, from };
  return moved - from < (rate * inWindow) / 1_000 ? 'slow' : { waited, inWindow: 0, from: moved };
}

/** Bytes that the client has sent, if it is the client who keeps us waiting for the rest of a body. */
export function sent({ socket, request }: Connection): number | undefined {
  // What has come and was not yet taken is our delay: nothing more is read until it is.
  const isAwaited = request?.complete === false && request.readableLength < request.readableHighWaterMark;
  return isAwaited ? socket.bytesRead : undefined;
}

/** Bytes that the client has let us write, if there are more for it that it does not read. */
export function read({ socket }: Connection): number | undefined {
  const { _handle: handle } = socket as WithHandle;
  return handle && handle.writeQueueSize > 0 ? handle.bytesWritten - handle.writeQueueSize : undefined;
}

/** For streams a write is one, however large it is: how far it has come is known to the handle alone. */
type WithHandle = Socket & { readonly _handle?: { readonly bytesWritten: number; readonly writeQueueSize: number } };
