import { sendCommand } from '../../../delivery/index.ts';

/** Mails an issued quote to its recipients, or to others. */
export const apply = sendCommand('quote');
