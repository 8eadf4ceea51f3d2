import { createContext } from 'react';

/** Whether lines may be optional, so that the client can leave them out: in quotes. */
export const LineOptionsContext = createContext(false);
