import { createContext, use, useEffect } from 'react';

/** How a dialog is closed that may hold something to lose. */
export interface Closing {
  /** Says that there is something to lose, until the answered function is called. */
  readonly hold: () => () => void;
  /** Does what closes it, once somebody has said that what there is to lose may be lost. */
  readonly leave: (close: () => void) => void;
}

export const ClosingContext = createContext<Closing | undefined>(undefined);

/** Has the dialog around ask before it is closed, while there is something to lose. */
export function useHoldDialog(hasInput: boolean): void {
  const hold = use(ClosingContext)?.hold;
  useEffect(() => (hasInput ? hold?.() : undefined), [hasInput, hold]);
}
