/** How often a contract is billed (specification §3): monthly, every three, four and six months, yearly. */
export const frequencySymbologies = ['M', 'T', 'Q', 'S', 'Y'] as const;

export type FrequencySymbology = (typeof frequencySymbologies)[number];

/** A contract whose amounts may differ from one invoice to the next, or stand for its whole term (design §6). */
export const contractTypes = ['variable', 'fixed'] as const;

export type ContractType = (typeof contractTypes)[number];

/** The most invoices that one contract makes. */
export const mostOccurrences = 600;

/** The most days after its issue that an invoice past its due date is made to fall due. */
export const mostDueDays = 365;

/** How an invoice stands that was never issued: to come, put aside, paused, skipped for good since it was, or ended. */
export const standings = ['to_come', 'held', 'paused', 'skipped', 'ended'] as const;

export type Standing = (typeof standings)[number];

/**
 * Why an invoice to come is put aside: as the run would be refused it, since nobody has looked at it yet (`late`), or because
 * the database refused it for a cause that nobody foresaw (`failed`).
 */
export const heldReasons = [
  'late',
  'party_archived',
  'due_before_emission',
  'currency_retired',
  'terms_outdated',
  'total_negative',
  'scenario_unfit',
  'status_not_allowed',
  'failed',
] as const;

export type HeldReason = (typeof heldReasons)[number];
