import type { ContractStatus } from '../../schemas/parts/recurrence/contractActions.ts';

/** Counts of a contract's invoices by state. */
export interface InvoiceCounts {
  /** Scheduled, held or paused; not skipped. */
  readonly open: number;
  /** Issued and unpaid, including drafts that were issued before. */
  readonly due: number;
  readonly paid: number;
}

/**
 * Returns the status of a contract (design §6): Active while an invoice is scheduled, then Paid if all issued ones are
 * paid, else Concluded. Cancelled is final. The database decides (`set_contract_status`); this is the model that its property
 * test compares it with.
 */
export function contractStatus(before: ContractStatus, { open, due, paid }: InvoiceCounts): ContractStatus {
  if (before === 'Cancelled') return before;
  if (open > 0) return 'Active';
  return due === 0 && paid > 0 ? 'Paid' : 'Concluded';
}
