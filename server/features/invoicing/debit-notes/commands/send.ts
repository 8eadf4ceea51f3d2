import { sendCommand } from '../../../delivery/index.ts';

/** Mails an issued debit note to its recipients, or to others. */
export const apply = sendCommand('debit_note');
