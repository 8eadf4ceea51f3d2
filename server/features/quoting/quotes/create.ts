import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import { mailedWrites } from '../documents/mailing.ts';

/** What the answer has of the number. */
export const late = ['number', 'full_number', 'series_uuid'] as const;

/** Creates a quote, and mails it if it is issued and to be sent. */
export const { create } = mailedWrites(quotes, 'quote');
