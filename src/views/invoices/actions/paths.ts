import type { CreatePathParams } from 'ra-core';

type CreatePath = (params: CreatePathParams) => string;

/** The form on a draft (specification §2: `uuid` in the query). */
export function editPath(createPath: CreatePath, invoice: { readonly uuid: string }): string {
  return `${createPath({ resource: 'invoices', type: 'create' })}?uuid=${invoice.uuid}`;
}

/** The form on a copy of an invoice (specification §2: `copy` in the query). */
export function copyPath(createPath: CreatePath, invoice: { readonly uuid: string }): string {
  return `${createPath({ resource: 'invoices', type: 'create' })}?copy=${invoice.uuid}`;
}
