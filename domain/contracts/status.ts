import type { ContractStatus } from '../../schemas/resources/contracts.ts';

/** How the occurrences of a contract stand, counted. */
export interface Standing {
  /** To come yet: put aside and paused among them, which what passed while it was paused is not any more. */
  readonly open: number;
  /** Issued and not paid, drafts of what was issued among them. */
  readonly due: number;
  readonly paid: number;
}

/**
 * The status that follows from the occurrences (design §6): Active while one is to come, then Paid where all that was issued
 * is paid, else Concluded. A cancelled contract stays that. The database keeps it by the same rule.
 */
export function contractStatus(before: ContractStatus, { open, due, paid }: Standing): ContractStatus {
  if (before === 'Cancelled') return before;
  if (open > 0) return 'Active';
  return due === 0 && paid > 0 ? 'Paid' : 'Concluded';
}
