import type { Stripe } from 'stripe';

/** A session, as its page and its answers need it. */
export interface Session {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  status: Stripe.Checkout.Session.Status;
  intent: string | null;
}

export interface Intent {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: Stripe.PaymentIntent.Status;
  received: number;
  charge: string | null;
  error: { charge: string; code: string; decline_code: string } | null;
  /** Whether the fee is known. */
  isSettled: boolean;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface Dispute {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly amount: number;
  status: Stripe.Dispute.Status;
}

/** The currency in which the account of Stripe is settled, and its rate to that of the payment. */
export interface Settled {
  readonly currency: string;
  readonly rate: number;
}

/** What Stripe knows of the payments of an account. */
export function stripeBooks(now: () => Date) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  let made = 0;
  const key = (prefix: string): string => `${prefix}_${String((made += 1)).padStart(14, '0')}`;
  const seconds = (): number => Math.floor(now().getTime() / 1_000);

  const leftOf = ({ id, received }: Intent): number =>
    received -
    refunds
      .filter(({ intent, status }) => intent === id && status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0) -
    disputes
      .filter(({ intent, status }) => intent === id && status === 'lost')
      .reduce((sum, one) => sum + one.amount, 0);

  return {
    sessions,
    intents,
    refunds,
    disputes,
    leftOf,
    open(of: Omit<Session, 'id' | 'status' | 'intent'>): Session {
      const session: Session = { ...of, id: key('cs_test'), status: 'open', intent: null };
      sessions.set(session.id, session);
      return session;
    },
    /** The intent of a session: Stripe creates it when the payer first tries to pay. */
    intentOf(session: Session): Intent {
      const found = intents.get(session.intent ?? '');
      if (found) return found;
      const { amount, currency, intentMetadata: metadata } = session;
      const of = { amount, currency, metadata, received: 0, charge: null, error: null, isSettled: true };
      const intent: Intent = { ...of, id: key('pi'), created: seconds(), status: 'requires_payment_method' };
      intents.set(intent.id, intent);
      session.intent = intent.id;
      return intent;
    },
    newCharge: (): string => key('ch'),
    refund(intent: Intent, amount: number, metadata: Refund['metadata'] = {}): Refund | undefined {
      if (intent.status !== 'succeeded' || amount <= 0 || amount > leftOf(intent)) return undefined;
      const refund: Refund = {
        id: key('re'),
        created: seconds(),
        intent: intent.id,
        amount,
        metadata,
        status: 'succeeded',
      };
      refunds.push(refund);
      return refund;
    },
    dispute(intent: Intent, amount: number): Dispute {
      const dispute: Dispute = {
        id: key('du'),
        created: seconds(),
        intent: intent.id,
        amount,
        status: 'needs_response',
      };
      disputes.push(dispute);
      return dispute;
    },
  };
}

export type StripeBooks = ReturnType<typeof stripeBooks>;
