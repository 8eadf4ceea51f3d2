/** What the form holds beside the lines. Dates are `YYYY-MM-DD`; empty text means not given. */
export interface InvoiceValues {
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid: string;
  readonly company_number: string;
  readonly currency: string;
  readonly created: string;
  readonly due_date: string;
  readonly send_email: boolean;
  readonly responsible_name: string;
  /** Addresses joined by `;`. */
  readonly responsible_email: string;
  readonly terms_payment: string;
  readonly observation: string;
  readonly show_tax_invoice: boolean;
  readonly template: string;
  readonly accepted: boolean;
}

export type ValueName = keyof InvoiceValues;

/** The currency of a company that says none of its own (specification §9). */
export const defaultCurrency = 'BRL';

/** A document nobody has touched yet. */
export function newValues(today: string, parts: Partial<InvoiceValues> = {}): InvoiceValues {
  return {
    service_buyer_uuid: '',
    payment_responsible_uuid: '',
    company_number: '',
    currency: defaultCurrency,
    created: today,
    due_date: '',
    send_email: false,
    responsible_name: '',
    responsible_email: '',
    terms_payment: '',
    observation: '',
    show_tax_invoice: true,
    template: '',
    accepted: false,
    ...parts,
  };
}
