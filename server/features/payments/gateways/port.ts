import type { GatewayEvent } from '../../../../domain/payments/gateways/gatewayEvents.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { ConnectionError, GatewayProblem, KeyMode } from '../../../../schemas/parts/payments/connection.ts';
import type { Received } from '../../../web/signature.ts';

/** What an account has entered for its gateway, by the keys of the gateway's fields. */
export type Secrets = Readonly<Record<string, string>>;

/** A payment to collect. `reference` is the invoice's key, by which repeated requests are one. */
export interface PaymentRequest {
  readonly reference: string;
  readonly description: string;
  /** Decimal text with the decimals of its currency. */
  readonly amount: string;
  readonly currency: string;
  readonly language: Language;
  /** Where the payer returns to. */
  readonly returnUrl: string;
  /** Our own lasting address, for a gateway whose pages do not last: it opens one. */
  readonly payUrl: string;
  /** Where the gateway reports events. */
  readonly webhookUrl: string;
}

/** A payment at the gateway: its key there, and the page on which the payer pays. */
export interface RequestedLink {
  readonly id: string;
  readonly url: string;
}

/** A payment at the gateway, with the keys of its pages in their order, if the gateway has such. */
export interface KnownPayment {
  readonly id: string;
  readonly pages: readonly string[];
}

/** A page of a gateway on which a payment is paid, as long as it lasts. */
export type PaymentPage = RequestedLink;

/** An event with the key of the gateway's payment, and the reference of a refund that was requested. */
export interface ReportedEvent extends GatewayEvent {
  readonly payment_id: string;
  /** Whether it is of a payment that moved money; by default that of the keys. */
  readonly mode?: KeyMode | undefined;
  readonly reference?: string | undefined;
}

/** An amount to give back of a payment. `reference` is the refund's key, by which repeated requests are one. */
export interface RefundRequest {
  readonly reference: string;
  /** Decimal text with the decimals of its currency. */
  readonly amount: string;
  readonly currency: string;
}

/** A received webhook: its headers and its body as sent. */
export interface Webhook extends Received {
  readonly now: Date;
}

/**
 * A gateway does not accept the keys of a call, or they lack a permission. `field` is the key of the field to correct, and
 * the message is the gateway's own.
 */
export class KeysRejected extends Error {
  readonly field: string;
  readonly reason: Exclude<ConnectionError, 'unanswered'>;

  constructor(field: string, reason: KeysRejected['reason'], message: string) {
    super(message);
    this.field = field;
    this.reason = reason;
  }
}

/** A gateway refuses a call for good: to repeat it is useless. The message is the gateway's own. */
export class GatewayRefusal extends Error {
  readonly problem: GatewayProblem | undefined;

  constructor(
    message: string,
    { problem, ...options }: ErrorOptions & { readonly problem?: GatewayProblem | undefined } = {},
  ) {
    super(message, options);
    this.problem = problem;
  }
}

/** A signed webhook that is not what the gateway documents. */
export class UnreadableWebhook extends Error {}

/**
 * A payment gateway. Calls end with the signal and throw on any other than the expected answer; the caller repeats them,
 * so each may be repeated without another effect. Each throws `KeysRejected` if it is for the keys that it fails.
 */
export interface Gateway {
  /** Checks the keys by one call that has no effect. */
  verify(secrets: Secrets, signal: AbortSignal): Promise<void>;
  /** Returns whether the keys move money, without a call. */
  mode(secrets: Secrets): KeyMode;
  /** Creates the payment, or finds the one created before for the reference. */
  request(secrets: Secrets, payment: PaymentRequest, signal: AbortSignal): Promise<RequestedLink>;
  /**
   * Opens a page for a payment, or returns the last of its pages while that is open; undefined once it was paid there.
   * Absent where the link of `request` is such a page.
   */
  open?(
    secrets: Secrets,
    payment: PaymentRequest,
    pages: KnownPayment['pages'],
    signal: AbortSignal,
  ): Promise<PaymentPage | undefined>;
  /** Returns all events of a payment, for those whose webhooks were lost. */
  events(secrets: Secrets, payment: KnownPayment, signal: AbortSignal): Promise<readonly ReportedEvent[]>;
  /** Gives a payment, or a part of it, back. Throws `GatewayRefusal` if it never will. */
  refund(secrets: Secrets, payment: KnownPayment, refund: RefundRequest, signal: AbortSignal): Promise<void>;
  /** Closes a payment, so that it can no longer be paid. */
  close(secrets: Secrets, payment: KnownPayment, signal: AbortSignal): Promise<void>;
  /**
   * Returns the events of a webhook; undefined if its signature is not valid. Throws `UnreadableWebhook` if it cannot be
   * read, and otherwise if the gateway has to be asked and does not answer.
   */
  read(secrets: Secrets, webhook: Webhook, signal: AbortSignal): Promise<readonly ReportedEvent[] | undefined>;
}
