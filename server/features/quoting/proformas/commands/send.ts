import { sendCommand } from '../../../delivery/index.ts';

/** Mails an issued proforma to its recipients, or to others. */
export const apply = sendCommand('proforma');
