import type { Amendment } from '../../../schemas/parts/amendment.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import { planChange } from '../recurrence/amendments/amend.ts';
import type { Amending } from '../recurrence/amendments/plan.ts';
import { previewOf } from '../recurrence/amendments/preview.ts';
import type { InvoiceRow } from './rows.ts';

/** Returns the contract of a scheduled invoice and the invoice's number in it. Throws if the row has no contract. */
export function contractOf({ contract_uuid: contract, occurrence }: InvoiceRow): {
  readonly contract: string;
  readonly occurrence: number;
} {
  if (contract === null || occurrence === null) throw new Error('An invoice to come has no contract');
  return { contract, occurrence };
}

/** Builds a contract amendment for one scheduled invoice, or for it and all later ones if `future_invoices` is set. */
export function amendmentFrom(
  row: InvoiceRow,
  { future_invoices: isLasting = false }: { readonly future_invoices?: boolean },
  change: Omit<Amendment, 'reach' | 'occurrence'>,
): Amending {
  const { contract, occurrence } = contractOf(row);
  const amendment = { ...change, reach: isLasting ? 'from' : 'only', occurrence } as Amendment;
  return { contract, amendment, reachAt: 'future_invoices' };
}

/** Previews such an amendment. Throws like `planChange`. */
export const foresee = async (db: Db, scope: Scope, amending: Amending): Promise<object> =>
  previewOf(await planChange(db, scope, amending));
