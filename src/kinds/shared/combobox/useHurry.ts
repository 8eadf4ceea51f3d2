import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { isHeldKey, type HeldKey } from './heldKeys.ts';

/** What was pressed before the answer to what was typed: how somebody chose or left, and how far down the list. */
export interface Hurry {
  readonly by: 'Enter' | 'Tab' | 'blur';
  readonly downs: number;
}

/** Keys that were pressed while a search runs. */
export function useHurry() {
  const [downs, setDowns] = useState(0);
  const [by, setBy] = useState<Hurry['by']>();
  const held = useRef<HeldKey[]>([]);
  return {
    downs,
    /** What is waited for, if anything is. */
    by,
    step: (step: 1 | -1) => setDowns(Math.max(0, downs + step)),
    wait: setBy,
    /** Keeps a key for where this one leads on to. Answers whether it did. */
    hold: (event: KeyboardEvent): boolean => {
      if (event.key === 'Backspace' && held.current.pop()) return true;
      if (!isHeldKey(event)) return false;
      held.current.push({ key: event.key, shiftKey: event.shiftKey });
      return true;
    },
    /** The keys that were held, which are let go. */
    release: (): readonly HeldKey[] => held.current.splice(0),
    end: () => {
      setDowns(0);
      setBy(undefined);
    },
  };
}

/** Has them count for the answer, once it is there. */
export function useAnswer(
  { by, downs }: Pick<ReturnType<typeof useHurry>, 'by' | 'downs'>,
  isSearching: boolean,
  answer: (hurry: Hurry) => void,
): void {
  const onAnswer = useEffectEvent(() => by && answer({ by, downs }));
  useEffect(() => {
    if (by !== undefined && !isSearching) onAnswer();
  }, [by, isSearching]);
}
