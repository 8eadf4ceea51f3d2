import type { Amendment } from '../../../schemas/parts/amendment.ts';
import type { InvoiceRow } from './rows.ts';

/** An amendment of the contract of an invoice to come: of that one alone, or from it on. */
export function amendmentFrom(
  { contract_uuid: contract, occurrence }: InvoiceRow,
  { future_invoices: isLasting = false }: { readonly future_invoices?: boolean },
  change: Omit<Amendment, 'reach' | 'occurrence'>,
): { contract: string; amendment: Amendment } {
  if (contract === null || occurrence === null) throw new Error('An invoice to come has no contract');
  return { contract, amendment: { ...change, reach: isLasting ? 'from' : 'only', occurrence } as Amendment };
}
