import { useSyncExternalStore } from 'react';
import type { Loss } from './session.ts';

/** A session that was lost on an open page, and the callers waiting for it. */
interface Lost {
  readonly why: Loss;
  readonly goesOn: Promise<boolean>;
  readonly goOn: () => void;
}

const listeners = new Set<() => void>();
let lost: Lost | undefined;

function setLost(next: Lost | undefined): void {
  lost = next;
  for (const listener of listeners) listener();
}

/** Asks the user to sign in again on the current page. Returns whether they did; false if the page cannot ask. */
export function signInAgain(why: Loss): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!lost) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setLost({ why, goesOn: promise, goOn: () => resolve(true) });
  }
  return lost?.goesOn ?? Promise.resolve(false);
}

/** Resumes the callers that wait for a session. */
export function sessionGoesOn(): void {
  lost?.goOn();
  setLost(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) lost = undefined;
  };
}

/** Returns why the page's session is lost, for the dialog that renews it. */
export const useLoss = (): Loss | undefined => useSyncExternalStore(subscribe, () => lost?.why);
