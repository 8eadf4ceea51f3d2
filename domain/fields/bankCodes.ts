import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Normalizes an IBAN or BIC: capitals and digits only. */
export const compactCode = (text: string): string => electronicFormatIBAN(text) ?? '';

/** Returns whether a text is a valid IBAN (ISO 13616): length, format and check digits. */
export const isIban = (text: string): boolean => isValidIBAN(compactCode(text));

/** Returns whether a text is a valid BIC (ISO 9362). */
export const isBic = (text: string): boolean => isValidBIC(compactCode(text));
