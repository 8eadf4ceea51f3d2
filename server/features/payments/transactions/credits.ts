import type { Db } from '../../../database/transaction.ts';

/** The credit of a client in a currency, as decimal text. */
export interface Credit {
  readonly service_buyer_uuid: string;
  readonly currency: string;
  readonly amount: string;
}

const lock = `
  select c.service_buyer_uuid, c.currency, c.amount::text as amount from credits c
  where c.tenant_id = $1 and c.service_buyer_uuid = any($2::uuid[])
  order by c.service_buyer_uuid, c.currency for update`;

/** Locks the credits of clients, in all currencies, until the transaction ends. A client without credit may have none. */
export const lockCredits = (db: Db, tenant: string, clients: readonly string[]): Promise<Credit[]> =>
  clients.length === 0 ? Promise.resolve([]) : db.query<Credit>(lock, [tenant, [...new Set(clients)]]);

/** Returns the credit of a client in a currency. */
export const creditOf = (credits: readonly Credit[], client: string, currency: string): string =>
  credits.find((credit) => credit.service_buyer_uuid === client && credit.currency === currency)?.amount ?? '0';
