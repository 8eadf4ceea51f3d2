import { ApiError } from '../../../errors.ts';
import type { Check } from '../../../resources/commandFile.ts';
import type { InvoiceRow } from '../rows.ts';
import { findTemplate } from '../../documents/template.ts';

/** A template is one that the tenant has: a built-in one by its link, its own by its uuid. */
export const check: Check<InvoiceRow, { readonly template: string }> = async (db, { tenant }, _rows, { template }) => {
  if (await findTemplate(db, tenant.id, template)) return [];
  throw new ApiError('validation', { errors: [{ path: 'template', key: 'validation.unknownReference' }] });
};
