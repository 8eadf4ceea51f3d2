import { createContext } from 'react';

/** The currency of the record that a form is about, for amounts without a currency in the form. */
export const CurrencyContext = createContext<unknown>(undefined);
