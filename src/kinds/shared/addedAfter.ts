import { createContext } from 'react';

/**
 * How many attempts to save there were before a row was added. Adding one checks all rows at once: within a row a message
 * waits until its field is left or somebody tries to save. Without a row around, a message is shown as soon as there is one.
 */
export const AddedAfterContext = createContext<number | undefined>(undefined);
