import type { Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';

/** A payer of a client's invoices. */
export interface OtherPayer {
  readonly uuid: string;
  readonly name: string;
}

type Paid = Pick<Invoice, 'payment_responsible'>;

/** Returns the other clients that pay invoices of a client, each once. */
export function otherPayers(client: string, invoices: readonly Paid[]): readonly OtherPayer[] {
  const payers = invoices.flatMap(({ payment_responsible: payer }) => (payer && payer.uuid !== client ? [payer] : []));
  return [...new Map(payers.map(({ uuid, name }) => [uuid, { uuid, name }])).values()];
}
