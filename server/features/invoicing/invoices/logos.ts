import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { formerLogo } from '../../../engine/documents/drawing/companyLogo.ts';
import { logosOf } from '../../../engine/documents/drawing/logo.ts';
import { namesOf } from '../../../engine/documents/names.ts';

/** The logo of the invoice's contract. */
const ofContract = `
  select g.type, g.bytes from invoices i join contract_logos g on g.tenant_id = i.tenant_id and g.contract_uuid = i.contract_uuid
  where i.tenant_id = $1 and i.uuid = $2`;

/** The company's logo when it issued the invoice. */
const ofNumber = `
  select g.type, g.bytes from invoices i, lateral (${formerLogo('i', invoices.name)}) g
  where i.tenant_id = $1 and i.uuid = $2`;

/** The logo of an invoice: its own, else its contract's, else the company's. */
export const logos = logosOf(namesOf(invoices), {
  between: ofContract,
  former: ofNumber,
  versions: (i) => [
    `(select 'contract ' || g.xmin from contract_logos g where g.tenant_id = ${i}.tenant_id and g.contract_uuid = ${i}.contract_uuid)`,
    `(select 'former ' || g.uuid from (${formerLogo(i, invoices.name)}) g)`,
  ],
});
