import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** The progress of a client. */
export interface Pace {
  /** Milliseconds waited without interruption. */
  readonly waited: number;
  /** Milliseconds of the current window. */
  readonly inWindow: number;
  /** Bytes moved at the start of the window. */
  readonly from: number;
}

interface Client {
  readonly socket: Socket;
}

/** The minimum speed. */
export interface LeastPace {
  /** Bytes per second. */
  readonly rate: number;
  readonly windowMs: number;
  /** The maximum wait at that speed. */
  readonly mostMs: number;
}

/** Returns the progress after `elapsed` milliseconds with this total of bytes, or the error. */
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

/** Returns the bytes sent by the client, if the server waits for the rest of a body. */
export function bytesSent({
  socket,
  request,
}: Client & { readonly request: IncomingMessage | undefined }): number | undefined {
  // Received but unread data is our own delay: reading is paused.
  const isAwaited = request?.complete === false && request.readableLength < request.readableHighWaterMark;
  return isAwaited ? socket.bytesRead : undefined;
}

/** Returns the bytes written, if the client does not read the rest. */
export function bytesDelivered({ socket }: Client): number | undefined {
  const { _handle: handle } = socket as WithHandle;
  return handle && handle.writeQueueSize > 0 ? handle.bytesWritten - handle.writeQueueSize : undefined;
}

/** Streams count a write as one; only the handle knows its progress. */
type WithHandle = Socket & { readonly _handle?: { readonly bytesWritten: number; readonly writeQueueSize: number } };
