/**
 * What the form holds beside the lines. Dates are `YYYY-MM-DD`. Inputs clear
 * their value to `null`.
 */
export interface InvoiceValues {
  readonly service_buyer_uuid: string | null;
  readonly payment_responsible_uuid: string | null;
  /** Kept as the document has them: saving replaces the whole record. */
  readonly account_uuid: string | null;
  readonly label: string | null;
  readonly company_number: string | null;
  readonly currency: string | null;
  readonly created: string | null;
  readonly due_date: string | null;
  readonly send_email: boolean;
  readonly responsible_name: string | null;
  /** Addresses joined by `;`. */
  readonly responsible_email: string | null;
  readonly terms_payment: string | null;
  readonly observation: string | null;
  readonly show_tax_invoice: boolean;
  readonly template: string | null;
  /** Whether saving takes the document's own logo away. */
  readonly remove_logo: boolean;
  /** The terms and the EULA were read: asked for at every save, never sent. */
  readonly accepted: boolean;
}

export type ValueName = keyof InvoiceValues;

/** The currency of a document that says none (specification §9). */
export const defaultCurrency = 'BRL';

/** A document nobody has touched yet. */
export function newValues(today: string, parts: Partial<InvoiceValues> = {}): InvoiceValues {
  return {
    service_buyer_uuid: null,
    payment_responsible_uuid: null,
    account_uuid: null,
    label: null,
    company_number: null,
    currency: defaultCurrency,
    created: today,
    due_date: null,
    send_email: false,
    responsible_name: null,
    responsible_email: null,
    terms_payment: null,
    observation: null,
    show_tax_invoice: true,
    template: null,
    remove_logo: false,
    accepted: false,
    ...parts,
  };
}

/** The currency the lines are computed in while none is chosen. */
export function currencyOf({ currency }: Pick<InvoiceValues, 'currency'>): string {
  return currency ?? defaultCurrency;
}
