import type { Http } from '../http.ts';
import { toRecord } from '../record.ts';

/** What a manual receipt says besides the status (specification §7). Money and rates are decimal text. */
export interface Receipt {
  readonly exchange_currency: string;
  readonly exchange_rate?: string;
  readonly fee?: string;
  readonly remaining_amount?: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly payment_date: string;
}

/** The calls on invoices that are no verb of react-admin's. Each fails with `HttpError`. */
export function invoiceCalls(http: Http) {
  const path = (verb: string, id: string) => `/api/v2/invoice/${verb}/${encodeURIComponent(id)}`;
  return {
    /** Moves an invoice to another status; 409 where the status table forbids it. Answers the invoice. */
    async updateStatus(id: string, body: { readonly status: string } & Partial<Receipt>) {
      return toRecord((await http.put(path('status', id), { body })).json);
    },
    /** Chooses the model the invoice is drawn from: a built-in's link or a custom one's uuid. */
    async updateTemplate(id: string, template: string) {
      return toRecord((await http.put(path('update-template', id), { body: { template } })).json);
    },
  };
}
