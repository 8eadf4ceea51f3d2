import type { Http } from '../http.ts';

/** where several invoices are paid together; without an address they are paid, and the gateway has not confirmed it yet. */
export interface BegunPayment {
  readonly payment_url?: string;
}

/** Calls for payments by users of clients. */
export const paymentCalls = (http: Http) => ({
  /** Begins to pay several invoices at a gateway; fails with an error at `invoices.N` for one that cannot be paid. */
  begin: async (invoices: readonly string[]): Promise<BegunPayment> =>
    (await http.post('/api/v2/invoice/payments', { body: { invoices, means: 'online' } })).json as BegunPayment,
});
