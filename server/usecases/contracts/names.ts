import type { DocumentNames } from '../documents/names.ts';

/** Contracts as documents: their lines are those of the terms that their invoices share. */
export const contractNames = {
  lines: 'contract_items',
  linesAt: 'items_invoice',
  logos: 'contract_logos',
  key: 'contract_uuid',
} as const satisfies DocumentNames;
