/** Whose invoices a use case works on, and when. */
export interface InvoiceScope {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly now: Date;
}
