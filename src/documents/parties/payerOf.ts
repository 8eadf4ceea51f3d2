import type { party } from '../../../schemas/parts/documents/party.ts';
import type { Infer } from '../../../schemas/resource.ts';

/** A party in a document. */
type Party = Infer<typeof party>;

/** The parties of a document that may pay. */
interface Paid {
  readonly service_buyer?: Party;
  readonly payment_responsible?: Party;
}

export interface Payer {
  readonly name: string;
  /** ISO 3166-1 alpha-2, if known. */
  readonly country: string | undefined;
  /** The recipient of the service, if another party pays. */
  readonly shipTo: string | undefined;
}

/** Returns the payer of a document: the payment responsible, else the buyer. */
export function payerOf({ payment_responsible: responsible, service_buyer: buyer }: Paid): Payer {
  const payer: Party | undefined = responsible ?? buyer;
  return {
    name: payer?.name ?? '',
    country: payer?.location?.country.identifier,
    shipTo: responsible && buyer && responsible.uuid !== buyer.uuid ? buyer.name : undefined,
  };
}
