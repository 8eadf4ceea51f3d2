import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { mailedWrites } from '../documents/mailing.ts';

/** Replaces a quote in draft, and mails it if that issues it and it is to be sent. */
export const { update } = mailedWrites(quotes, 'quote');
