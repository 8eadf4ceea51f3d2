import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { isHeldKey, type HeldKey } from './heldKeys.ts';

/** A key pressed before the search ended: how the user selected or left, and the steps down the list. */
export interface EarlyKeys {
  readonly by: 'Enter' | 'Tab' | 'blur';
  readonly downs: number;
}

/** Manages keys pressed during a search. */
export function useEarlyKeys() {
  const [downs, setDowns] = useState(0);
  const [by, setBy] = useState<EarlyKeys['by']>();
  const held = useRef<HeldKey[]>([]);
  return {
    downs,
    /** The awaited key, if any. */
    by,
    step: (step: 1 | -1) => setDowns(Math.max(0, downs + step)),
    wait: setBy,
    /** Holds a key for the next field. Returns whether it did. */
    hold: (event: KeyboardEvent): boolean => {
      if (event.key === 'Backspace' && held.current.pop()) return true;
      if (!isHeldKey(event)) return false;
      held.current.push({ key: event.key, shiftKey: event.shiftKey });
      return true;
    },
    /** Releases and returns held keys. */
    release: (): readonly HeldKey[] => held.current.splice(0),
    end: () => {
      setDowns(0);
      setBy(undefined);
    },
  };
}

/** Applies the keys once the search has ended. */
export function useAnswer(
  { by, downs }: Pick<ReturnType<typeof useEarlyKeys>, 'by' | 'downs'>,
  isSearching: boolean,
  answer: (early: EarlyKeys) => void,
): void {
  const onAnswer = useEffectEvent(() => by && answer({ by, downs }));
  useEffect(() => {
    if (by !== undefined && !isSearching) onAnswer();
  }, [by, isSearching]);
}
