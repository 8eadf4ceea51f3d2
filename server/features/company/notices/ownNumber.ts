/** SQL: the number of the invoice of a notice, as it is printed. */
export const printedNumber = (notice: string): string => `
  case when ${notice}.number is not null then coalesce((
    select i.full_number from invoices i where i.tenant_id = ${notice}.tenant_id and i.uuid = ${notice}.invoice_uuid), ${notice}.number::text) end`;

/** SQL: the own number of the invoice of a notice, which has none of ours: it came from the previous system. */
export const ownNumber = (notice: string): string => `
  case when ${notice}.number is null then (
    select i.company_number from invoices i where i.tenant_id = ${notice}.tenant_id and i.uuid = ${notice}.invoice_uuid) end`;
