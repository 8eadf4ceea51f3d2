import type { Infer } from '../../resource.ts';
import { documentRecipients } from '../documents/document.ts';

/** The recipients of documents. */
export const recipients = {
  type: 'object',
  required: ['send_email'],
  additionalProperties: false,
  properties: {
    ...documentRecipients,
    // Required, so that no default applies.
    send_email: { type: 'boolean' },
  },
} as const;

export type Recipients = Infer<typeof recipients>;
