import type { Infer } from '../resource.ts';
import { documentRecipients } from './document.ts';

/** Whom documents are sent to. */
export const recipients = {
  type: 'object',
  required: ['send_email'],
  additionalProperties: false,
  properties: {
    ...documentRecipients,
    // Asked for, so that nothing stands in its place.
    send_email: { type: 'boolean' },
  },
} as const;

export type Recipients = Infer<typeof recipients>;
