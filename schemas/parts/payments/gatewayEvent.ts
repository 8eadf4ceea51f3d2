/** The gateways that this product talks to. */
export const gatewayNames = ['sandbox', 'stripe'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What a gateway reports of a payment. */
export const gatewayEventTypes = [
  'sent',
  'authorized',
  'paid',
  'failed',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'charged_back',
] as const;
export type GatewayEventType = (typeof gatewayEventTypes)[number];

/** Why a payment failed; `other` for what a gateway names otherwise, or not at all. */
export const failureReasons = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
  'limit_exceeded',
  'invalid_details',
  'cancelled_by_payer',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Why an event is not booked until a person decides. */
export const reviewReasons = [
  'amount_differs',
  'currency_differs',
  'invoice_not_open',
  'refund_exceeds_payment',
  'disputed',
  'test_payment',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
