import { useEffect, useEffectEvent, useState } from 'react';

/** What was pressed before the answer to what was typed: how somebody chose or left, and how far down the list. */
export interface Hurry {
  readonly by: 'Enter' | 'Tab' | 'blur';
  readonly downs: number;
}

/** Keys that were pressed while a search runs. */
export function useHurry() {
  const [downs, setDowns] = useState(0);
  const [by, setBy] = useState<Hurry['by']>();
  return {
    downs,
    /** What is waited for, if anything is. */
    by,
    step: (step: 1 | -1) => setDowns(Math.max(0, downs + step)),
    wait: setBy,
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
