import { useEffect, useState } from 'react';

/** Milliseconds after which a save is reported as long, and as unanswered. */
const after = { long: 10_000, silent: 30_000 } as const;

/** The state of a wait. */
export type Wait = keyof typeof after;

/** Returns the state of a wait, and how to restart it. */
export function useWait(isPending: boolean): { readonly wait: Wait | undefined; readonly restart: () => void } {
  const [wait, setWait] = useState<Wait>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    setWait(undefined);
    if (!isPending) return undefined;
    const timers = [setTimeout(() => setWait('long'), after.long), setTimeout(() => setWait('silent'), after.silent)];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [isPending, times]);
  return { wait, restart: () => setTimes(times + 1) };
}
