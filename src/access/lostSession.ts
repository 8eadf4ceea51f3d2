import { useSyncExternalStore } from 'react';
import type { Loss } from './session.ts';

/** A session that was lost over a page, and those who wait until it goes on. */
interface Lost {
  readonly why: Loss;
  readonly goesOn: Promise<boolean>;
  readonly goOn: () => void;
}

const listeners = new Set<() => void>();
let lost: Lost | undefined;

function become(next: Lost | undefined): void {
  lost = next;
  for (const listener of listeners) listener();
}

/** Has somebody sign in again over the page they are at. Answers whether they did; not where nobody can be asked. */
export function signInAgain(why: Loss): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!lost) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    become({ why, goesOn: promise, goOn: () => resolve(true) });
  }
  return lost?.goesOn ?? Promise.resolve(false);
}

/** Lets those go on who waited for a session. */
export function sessionGoesOn(): void {
  lost?.goOn();
  become(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) lost = undefined;
  };
}

/** Why the session of this page is lost, if it is; whoever asks can have somebody sign in again. */
export const useLoss = (): Loss | undefined => useSyncExternalStore(subscribe, () => lost?.why);
