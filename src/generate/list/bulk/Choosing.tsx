import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface Choosing {
  /** Whether rows without a table have checkboxes. */
  readonly isChoosing: boolean;
  readonly setChoosing: (isChoosing: boolean) => void;
}

const ChoosingContext = createContext<Choosing>({ isChoosing: false, setChoosing: () => undefined });

/** Rows on a phone have checkboxes only while the user selects some. */
export function ChoosingProvider({ children }: { readonly children: ReactNode }) {
  const [isChoosing, setChoosing] = useState(false);
  const choosing = useMemo(() => ({ isChoosing, setChoosing }), [isChoosing]);
  return <ChoosingContext value={choosing}>{children}</ChoosingContext>;
}

export const useChoosing = (): Choosing => use(ChoosingContext);
