import type { FailureReason } from '../../../../../schemas/parts/payments/gatewayEvent.ts';

/** Our reason for the codes with which Stripe and issuers decline; all others are `other`. */
const reasons: Readonly<Partial<Record<FailureReason, string>>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card expired_payment_method',
  authentication_failed:
    'authentication_required authentication_failure payment_intent_authentication_failure authentication_not_handled',
  limit_exceeded:
    'card_velocity_exceeded withdrawal_count_limit_exceeded charge_exceeds_transaction_limit amount_too_large',
  invalid_details:
    'incorrect_number invalid_number incorrect_cvc invalid_cvc invalid_expiry_month invalid_expiry_year incorrect_zip ' +
    'incorrect_address invalid_account no_account bank_account_unusable account_closed',
  cancelled_by_payer: 'payment_method_customer_decline payment_intent_payment_attempt_expired debit_not_authorized',
  card_declined: 'card_declined generic_decline do_not_honor call_issuer lost_card stolen_card',
};

const byCode = new Map(
  Object.entries(reasons).flatMap(([reason, codes]) =>
    codes.split(' ').map((code) => [code, reason as FailureReason] as const),
  ),
);

/** Returns why a payment failed, by the issuer's code or else Stripe's. */
export const failureOf = (error: { readonly code?: string; readonly decline_code?: string }): FailureReason =>
  byCode.get(error.decline_code ?? '') ?? byCode.get(error.code ?? '') ?? 'other';
