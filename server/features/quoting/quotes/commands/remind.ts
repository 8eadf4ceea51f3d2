import { sendCommand } from '../../../delivery/index.ts';

/** Reminds of the end of the validity of a quote. */
export const apply = sendCommand('quote_reminder');
