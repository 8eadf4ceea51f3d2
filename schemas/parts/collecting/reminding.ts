import type { Infer } from '../../resource.ts';
import { date } from '../date.ts';
import { addresses } from '../delivery/dispatch.ts';
import { mailBody, mailSubject } from '../delivery/mailTexts.ts';

/** What reminding by hand asks for. */
export const reminding = {
  type: 'object',
  additionalProperties: false,
  properties: {
    // By default whom each invoice was sent to, or the contact of its payer.
    email: addresses,
    // The texts of this mail alone; the default ones otherwise.
    subject: mailSubject,
    message: mailBody,
  },
} as const;

export type Reminding = Infer<typeof reminding>;

/** How an invoice is collected: a promise pauses its reminders until then, and they may be turned off. */
export const collecting = {
  type: 'object',
  additionalProperties: false,
  properties: { promised_date: date, reminders_off: { type: 'boolean', default: false } },
} as const;

export type Collecting = Infer<typeof collecting>;
