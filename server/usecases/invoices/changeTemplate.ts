import invoices from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { requireCommand } from '../../resources/commands.ts';
import type { Scope } from '../../scope.ts';
import { lockInvoice, readInvoice } from './read.ts';
import { toRecord } from './record.ts';
import type { InvoiceRow } from './rows.ts';
import { findTemplate } from '../documents/template.ts';

const setTemplate = 'update invoices set template = $3 where tenant_id = $1 and uuid = $2';

/**
 * Chooses the template an invoice is drawn from. Throws `status_not_allowed` once it is paid or cancelled,
 * `validation` for a template the tenant does not have, `stale`.
 */
export async function changeTemplate(
  db: Db,
  scope: Scope,
  uuid: string,
  template: string,
  requireVersion: (version: number) => void,
): Promise<InvoiceRow> {
  const tenant = scope.tenant.id;
  const invoice = await lockInvoice(db, tenant, uuid);
  requireVersion(invoice.version);
  requireCommand(invoices, 'template', toRecord(invoice, scope), scope);
  if (!(await findTemplate(db, tenant, template))) {
    throw new ApiError('validation', { errors: [{ path: 'template', key: 'validation.unknownReference' }] });
  }
  await db.query(setTemplate, [tenant, uuid, template]);
  return readInvoice(db, tenant, uuid);
}
