import type { Infer } from '../resource.ts';

/** Whom documents are sent to. */
export const recipients = {
  type: 'object',
  required: ['send_email'],
  additionalProperties: false,
  properties: {
    send_email: { type: 'boolean' },
    responsible_name: { type: 'string', maxLength: 200 },
    responsible_email: { type: 'string', maxLength: 2000 },
  },
} as const;

export type Recipients = Infer<typeof recipients>;
