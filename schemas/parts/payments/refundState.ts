/** How far the payment of an invoice was given back. */
export const refundStates = ['partially_refunded', 'refunded'] as const;

export type RefundState = (typeof refundStates)[number];

/** The colors of the states. */
export const refundTones = { partially_refunded: 'progress', refunded: 'cancelled' } as const;
