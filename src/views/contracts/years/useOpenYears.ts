import { useState } from 'react';

/** So many years are listed at first, and with each press so many more: a contract may have six hundred. */
const [atFirst, atOnce] = [6, 24];

/** Which years of a contract are listed and which of them are open: at first the one that matters, and all up to it are listed. */
export function useOpenYears(years: readonly string[], first: string | undefined) {
  const [listed, setListed] = useState(() => Math.max(atFirst, years.indexOf(first ?? '') + 1));
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (year: string): boolean => turned.get(year) ?? year === first;
  return {
    listed,
    untold: Math.max(0, years.length - listed),
    isOpen,
    turn: (year: string) => setTurned((before) => new Map([...before, [year, !isOpen(year)]])),
    listMore: () => setListed((before) => before + atOnce),
  };
}
