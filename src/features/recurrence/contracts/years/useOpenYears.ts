import { useState } from 'react';

/** The number of years listed initially, and per click, because a contract may have six hundred invoices. */
const [atFirst, atOnce] = [6, 24];

/** Manages listed and open years: initially all up to the relevant one, which is open. */
export function useOpenYears(years: readonly string[], first: string | undefined) {
  const [listed, setListed] = useState(() => Math.max(atFirst, years.indexOf(first ?? '') + 1));
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (year: string): boolean => turned.get(year) ?? year === first;
  return {
    listed,
    hidden: Math.max(0, years.length - listed),
    isOpen,
    turn: (year: string) => setTurned((before) => new Map([...before, [year, !isOpen(year)]])),
    listMore: () => setListed((before) => before + atOnce),
  };
}
