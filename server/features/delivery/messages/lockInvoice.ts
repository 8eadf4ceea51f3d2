import type { Db } from '../../../database/transaction.ts';

const lock = `
  select from invoices i join messages m on m.tenant_id = i.tenant_id and m.invoice_uuid = i.uuid
  where m.tenant_id = $1 and m.uuid = $2 for no key update of i`;

/** Locks the invoice of a message before the message, like the commands on it, because its send state follows. */
export const lockInvoiceOf = (db: Db, tenant: string, message: string): Promise<unknown> =>
  db.query(lock, [tenant, message]);
