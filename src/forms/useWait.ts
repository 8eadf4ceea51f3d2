import { useEffect, useState } from 'react';

/** Milliseconds after which what is being saved is said to take long, and to have no answer. */
const after = { long: 10_000, silent: 30_000 } as const;

/** How something that is being saved is waited for: it takes long, or nobody answers. */
export type Wait = keyof typeof after;

/** What there is to say of the waiting, and a way to wait anew. */
export function useWait(isPending: boolean): { readonly wait: Wait | undefined; readonly anew: () => void } {
  const [wait, setWait] = useState<Wait>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    setWait(undefined);
    if (!isPending) return undefined;
    const timers = [setTimeout(() => setWait('long'), after.long), setTimeout(() => setWait('silent'), after.silent)];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [isPending, times]);
  return { wait, anew: () => setTimes(times + 1) };
}
