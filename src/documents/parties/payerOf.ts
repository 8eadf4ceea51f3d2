import type { party } from '../../../schemas/parts/party.ts';
import type { Infer } from '../../../schemas/resource.ts';

/** A party as documents are answered with it. */
type Party = Infer<typeof party>;

/** A document's parties, as far as they may pay. */
interface Paid {
  readonly service_buyer?: Party;
  readonly payment_responsible?: Party;
}

export interface Payer {
  readonly name: string;
  /** Two letters of ISO 3166-1, where the party says its country. */
  readonly country: string | undefined;
  /** Who the service was rendered to, where somebody else pays. */
  readonly shipTo: string | undefined;
}

/** Who pays a document: the payment responsible where there is one, else the buyer. */
export function payerOf({ payment_responsible: responsible, service_buyer: buyer }: Paid): Payer {
  const payer: Party | undefined = responsible ?? buyer;
  return {
    name: payer?.name ?? '',
    country: payer?.location?.country.identifier,
    shipTo: responsible && buyer && responsible.uuid !== buyer.uuid ? buyer.name : undefined,
  };
}
