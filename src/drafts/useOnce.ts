import type { Identifier } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isKeyReused, type HttpError } from '../../dataProvider/httpError.ts';
import { isObject } from '../../domain/schema/isObject.ts';

/** The channel by which tabs share what was saved under a key. */
const channelName = 'ultramar.saved';

/** The record that a form's content was saved as, in another tab or by an unanswered attempt. */
export interface SavedBefore {
  /** Undefined if unknown. */
  readonly record?: Identifier;
}

const asKey = (value: unknown): Identifier | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** Returns the key in the history entry, which survives reloads and duplicated tabs. */
const keptKey = (): string | undefined => {
  const state: unknown = history.state;
  return isObject(state) && typeof state['once'] === 'string' ? state['once'] : undefined;
};

/** Stores the key in the history entry, if the router owns it. */
function keepKey(once: string): void {
  const state: unknown = history.state;
  if (isObject(state) && 'idx' in state) history.replaceState({ ...state, once }, '');
}

export type Once = ReturnType<typeof useOnce>;

/** Manages the idempotency key of a form's save, which a draft shares, and whether it is done. */
export function useOnce() {
  const [key, setKey] = useState(() => keptKey() ?? crypto.randomUUID());
  const [savedBefore, setSavedBefore] = useState<SavedBefore>();
  const channel = useRef<BroadcastChannel>(undefined);
  const isDone: RefObject<boolean> = useRef(false);
  const onMessage = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (isObject(data) && data.key === key) setSavedBefore({ record: asKey(data.record) });
  });

  useEffect(() => keepKey(key), [key]);

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    opened.addEventListener('message', onMessage);
    channel.current = opened;
    return () => opened.close();
  }, []);

  return {
    key,
    savedBefore,
    /** Whether everything is saved, discarded or deleted. */
    isDone,
    /** Continues with a draft's key. */
    goOnAs: setKey,
    /** Saves as another record under a new key. */
    beginAnew: () => {
      setKey(crypto.randomUUID());
      setSavedBefore(undefined);
    },
    /** Marks the form as done, and notifies tabs with the same draft. */
    finish: (record?: Identifier) => {
      isDone.current = true;
      if (record !== undefined) channel.current?.postMessage({ key, record });
    },
    /** Handles the refusal of a reused key; returns whether it was one. */
    wasRefused: (error: unknown): error is HttpError => {
      if (!isKeyReused(error)) return false;
      setSavedBefore({ record: asKey(error.body.record) });
      return true;
    },
  };
}
