import { createContext } from 'react';

/** The hint below an input without errors, provided by the form. */
export const HintContext = createContext<string | undefined>(undefined);
