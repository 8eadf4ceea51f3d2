import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** An IBAN or BIC as it is stored: capitals and digits alone. */
export const compactCode = (text: string): string => electronicFormatIBAN(text) ?? '';

/** Whether a text is the number of a bank account by ISO 13616: length and form of its country, and its check digits. */
export const isIban = (text: string): boolean => isValidIBAN(compactCode(text));

/** Whether a text is the code of a bank by ISO 9362. */
export const isBic = (text: string): boolean => isValidBIC(compactCode(text));
