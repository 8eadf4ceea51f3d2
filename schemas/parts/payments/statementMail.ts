import type { Infer } from '../../resource.ts';
import { date } from '../date.ts';
import { addresses } from '../delivery/dispatch.ts';
import { mailBody, mailSubject } from '../delivery/mailTexts.ts';

/** The period and the currency of a statement of account. */
export const statementPeriod = {
  from: { ...date, description: 'The first day; by default twelve months before the last one.' },
  to: { ...date, description: 'The last day; by default today.' },
  currency: {
    type: 'string',
    pattern: '^[A-Z]{3}$',
    maxLength: 3,
    description: 'By default the first of the currencies of the client.',
  },
} as const;

/** What mailing a statement of account asks for. */
export const statementMail = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...statementPeriod,
    // By default the client's own.
    email: addresses,
    // The default texts if empty.
    subject: mailSubject,
    message: mailBody,
  },
} as const;

export type StatementMail = Infer<typeof statementMail>;
