import type { Identifier } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isKeyReused, type HttpError } from '../../dataProvider/httpError.ts';
import { isObject } from '../../domain/schema/isObject.ts';

/** How the tabs of a browser tell each other what was saved under which key. */
const channelName = 'ultramar.saved';

/** What a form's content was saved as, in another tab or by an attempt whose answer never came. */
export interface SavedBefore {
  /** Unknown where nobody told. */
  readonly record?: Identifier;
}

const asKey = (value: unknown): Identifier | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** The key that the entry of the browser's history holds: a page that is loaded again, or whose tab is duplicated, has its own back. */
const keptKey = (): string | undefined => {
  const state: unknown = history.state;
  return isObject(state) && typeof state['once'] === 'string' ? state['once'] : undefined;
};

/** Has the entry hold it, where the history is the router's. */
function keepKey(once: string): void {
  const state: unknown = history.state;
  if (isObject(state) && 'idx' in state) history.replaceState({ ...state, once }, '');
}

export type Once = ReturnType<typeof useOnce>;

/** What makes a form be saved once: the key of its save, which a draft keeps, and whether that has been done. */
export function useOnce() {
  const [key, setKey] = useState(() => keptKey() ?? crypto.randomUUID());
  const [savedBefore, setSavedBefore] = useState<SavedBefore>();
  const channel = useRef<BroadcastChannel>(undefined);
  const isDone: RefObject<boolean> = useRef(false);
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (isObject(data) && data.key === key) setSavedBefore({ record: asKey(data.record) });
  });

  useEffect(() => keepKey(key), [key]);

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    opened.addEventListener('message', hear);
    channel.current = opened;
    return () => opened.close();
  }, []);

  return {
    key,
    savedBefore,
    /** Whether all is saved, given up, or its record gone: nothing of it is kept then, and nobody is asked. */
    isDone,
    /** Goes on with a draft: what is saved is saved under its key. */
    goOnAs: setKey,
    /** What is here is to become another record than what was saved before. */
    beginAnew: () => {
      setKey(crypto.randomUUID());
      setSavedBefore(undefined);
    },
    /** Nothing is left to save. Of what it was saved as, tabs that have taken up the same draft are told. */
    finish: (record?: Identifier) => {
      isDone.current = true;
      if (record !== undefined) channel.current?.postMessage({ key, record });
    },
    /** Takes the refusal of a save because other content was saved under its key; answers whether it was that. */
    wasRefused: (error: unknown): error is HttpError => {
      if (!isKeyReused(error)) return false;
      setSavedBefore({ record: asKey(error.body.record) });
      return true;
    },
  };
}
