import { sendCommand } from '../../../delivery/index.ts';

/** Mails an issued credit note to its recipients, or to others. */
export const apply = sendCommand('credit_note');
