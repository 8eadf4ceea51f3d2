import type { Invoice } from '../../../schemas/resources/invoices.ts';

type Party = NonNullable<Invoice['service_buyer']>;

export interface Payer {
  readonly name: string;
  /** Two letters of ISO 3166-1, where the party says its country. */
  readonly country: string | undefined;
  /** Who the service was rendered to, where somebody else pays. */
  readonly shipTo: string | undefined;
}

/** Who pays an invoice: the payment responsible where there is one, else the buyer. */
export function payerOf(invoice: Pick<Invoice, 'service_buyer' | 'payment_responsible'>): Payer {
  const { payment_responsible: responsible, service_buyer: buyer } = invoice;
  const payer: Party | undefined = responsible ?? buyer;
  return {
    name: payer?.name ?? '',
    country: payer?.location?.country.identifier,
    shipTo: responsible && buyer && responsible.uuid !== buyer.uuid ? buyer.name : undefined,
  };
}
