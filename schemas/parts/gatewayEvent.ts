/** The gateways that this product talks to. */
export const gatewayNames = ['sandbox'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What a gateway reports of a payment. */
export const gatewayEventTypes = ['sent', 'authorized', 'paid', 'failed', 'refunded'] as const;
export type GatewayEventType = (typeof gatewayEventTypes)[number];

/** Why an event is not booked until a person decides. */
export const reviewReasons = [
  'amount_differs',
  'currency_differs',
  'invoice_not_open',
  'refund_exceeds_payment',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
