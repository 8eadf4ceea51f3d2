import { createContext, use, useEffect } from 'react';

/** How to close a dialog that may have unsaved input. */
export interface Closing {
  /** Registers unsaved input until the returned function is called. */
  readonly hold: () => () => void;
  /** Closes after confirmation. */
  readonly leave: (close: () => void) => void;
}

export const ClosingContext = createContext<Closing | undefined>(undefined);

/** Makes the surrounding dialog ask before it closes. */
export function useHoldDialog(hasInput: boolean): void {
  const hold = use(ClosingContext)?.hold;
  useEffect(() => (hasInput ? hold?.() : undefined), [hasInput, hold]);
}
