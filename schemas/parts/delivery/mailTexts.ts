import { mailPlaceholders } from './mailPlaceholders.ts';

const inserts = { names: mailPlaceholders, words: 'delivery.placeholders' } as const;

/** The texts of a mail, with placeholders: those of a company, and those of one mail. */
export const mailSubject = { type: 'string', maxLength: 200, inserts, printed: true } as const;
export const mailBody = { type: 'string', kind: 'multiline', maxLength: 4000, inserts, printed: true } as const;
