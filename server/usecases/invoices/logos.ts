import invoices from '../../../schemas/resources/invoices.ts';
import { formerLogo } from '../documents/companyLogo.ts';
import { logosOf } from '../documents/logo.ts';
import { namesOf } from '../documents/names.ts';

/** The logo of the contract that an invoice is of. */
const ofContract = `
  select g.type, g.bytes from invoices i join contract_logos g on g.tenant_id = i.tenant_id and g.contract_uuid = i.contract_uuid
  where i.tenant_id = $1 and i.uuid = $2`;

/** The logo that the company had when it issued an invoice. */
const ofNumber = `
  select g.type, g.bytes from invoices i, lateral (${formerLogo('i.tenant_id', 'i.number')}) g
  where i.tenant_id = $1 and i.uuid = $2`;

/** The logos of invoices: their own, else that of their contract, else that of the company. */
export const logos = logosOf(namesOf(invoices), { between: ofContract, former: ofNumber });
