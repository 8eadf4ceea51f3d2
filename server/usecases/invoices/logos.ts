import { logosOf } from '../documents/logo.ts';
import { invoiceNames } from './names.ts';

/** The logo of the contract that an invoice is of. */
const ofContract = `
  select g.type, g.bytes from invoices i join contract_logos g on g.tenant_id = i.tenant_id and g.contract_uuid = i.contract_uuid
  where i.tenant_id = $1 and i.uuid = $2`;

/** The logos of invoices: their own, else that of their contract. */
export const invoiceLogos = logosOf(invoiceNames, ofContract);
