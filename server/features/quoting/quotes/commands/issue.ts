import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import { mailedIssue } from '../../documents/issuing.ts';

/** Issues quotes, and mails those that are to be sent. */
export const { readAhead, notices, forecast, check, apply } = mailedIssue(quotes, 'quote');
