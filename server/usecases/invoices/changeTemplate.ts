import { actionsOf } from '../../../domain/invoice/actions.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { lockInvoice, readInvoice } from './read.ts';
import type { InvoiceRow } from './rows.ts';
import { findTemplate } from './template.ts';

const setTemplate = 'update invoices set template = $3 where tenant_id = $1 and uuid = $2';

/**
 * Chooses the template an invoice is drawn from. Throws `status_not_allowed` once it is paid or cancelled,
 * `validation` for a template the tenant does not have, `stale`.
 */
export async function changeTemplate(
  db: Db,
  tenant: string,
  uuid: string,
  template: string,
  requireVersion: (version: number) => void,
): Promise<InvoiceRow> {
  const invoice = await lockInvoice(db, tenant, uuid);
  requireVersion(invoice.version);
  if (!actionsOf(invoice, false, false).includes('template')) throw new ApiError('status_not_allowed');
  if (!(await findTemplate(db, tenant, template))) {
    throw new ApiError('validation', { errors: [{ path: 'template', key: 'validation.unknownReference' }] });
  }
  await db.query(setTemplate, [tenant, uuid, template]);
  return readInvoice(db, tenant, uuid);
}
