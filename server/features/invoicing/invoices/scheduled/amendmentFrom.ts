import type { Amendment } from '../../../../../schemas/parts/recurrence/amendment.ts';
import type { Apply, Preview } from '../../../../engine/commands/commandFile.ts';
import { amendEach, planChange, type Amending, previewOf } from '../../../recurrence/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';

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

interface AmendingCommand<Input> {
  readonly apply: Apply<InvoiceRow, Input>;
  readonly preview: Preview<InvoiceRow, Input>;
}

/** Returns the parts of a command that amends the contracts of scheduled invoices. They throw like `planChange`. */
export const amendingBy = <Input>(
  amendmentOf: (row: InvoiceRow, input: Input) => Amending,
): AmendingCommand<Input> => ({
  apply: (db, scope, rows, input) =>
    amendEach(
      db,
      scope,
      rows.map((row) => amendmentOf(row, input)),
    ),
  preview: async (db, scope, row, input) => previewOf(await planChange(db, scope, amendmentOf(row, input))),
});
