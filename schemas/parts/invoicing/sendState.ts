/** The states of a sent document for one recipient (specification §7 Send states). */
export const answerStates = ['Send', 'Viewed', 'Accepted', 'Declined'] as const;

/**
 * The same over all recipients; `Undelivered` if a mail did not reach one who has not seen the document either, `Unsent`
 * if mails are only kept, because no mail server is set up.
 */
export const sendStates = [...answerStates, 'Undelivered', 'Unsent'] as const;

export type SendState = (typeof sendStates)[number];

export const answerTones = { Send: 'draft', Viewed: 'progress', Accepted: 'complete', Declined: 'cancelled' } as const;

export const sendTones = { ...answerTones, Undelivered: 'cancelled', Unsent: 'draft' } as const;
