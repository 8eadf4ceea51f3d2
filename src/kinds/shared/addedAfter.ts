import { createContext } from 'react';

/**
 * The number of save attempts before a row was added. Adding a row validates all rows, so in a new row errors appear
 * only after leaving a field or the next attempt. OtherAreaPage of rows, errors appear immediately.
 */
export const AddedAfterContext = createContext<number | undefined>(undefined);
