import { createContext } from 'react';

/** What stands below an input while nothing is wrong with it; the form around says it. */
export const HintContext = createContext<string | undefined>(undefined);
