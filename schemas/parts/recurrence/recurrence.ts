/** The frequency of a contract (specification §3): monthly, every three, four and six months, yearly. */
export const frequencySymbologies = ['M', 'T', 'Q', 'S', 'Y'] as const;

export type FrequencySymbology = (typeof frequencySymbologies)[number];

/** A contract with variable invoices, or with a fixed total value (design §6). */
export const contractTypes = ['variable', 'fixed'] as const;

export type ContractType = (typeof contractTypes)[number];

/** Whether the lines of a contract's invoices are for a period: none, from their due date on, or up to it. */
export const billingPeriods = ['none', 'advance', 'arrears'] as const;

export type BillingPeriod = (typeof billingPeriods)[number];

/** The maximum number of invoices of a contract. */
export const mostOccurrences = 600;

/** The maximum number of days from issue to a new due date. */
export const mostDueDays = 365;

/** The state of an unissued invoice: scheduled, held, paused, skipped or ended. */
export const scheduleStatuses = ['to_come', 'held', 'paused', 'skipped', 'ended'] as const;

export type ScheduleStatus = (typeof scheduleStatuses)[number];

/**
 * Why a scheduled invoice is held: the reason of its refusal, nobody has reviewed it (`late`), or the database refused
 * it unexpectedly (`failed`).
 */
export const heldReasons = [
  'late',
  'party_archived',
  'due_before_emission',
  'currency_retired',
  'account_unusable',
  'letter_unprintable',
  'terms_outdated',
  'total_negative',
  'scenario_unfit',
  'status_not_allowed',
  'failed',
] as const;

export type HeldReason = (typeof heldReasons)[number];

/** Where an invoice stands in its contract, and why it is held. */
export const placeInContract = {
  contract_uuid: { type: 'string', format: 'uuid', readOnly: true },
  contract_type: { type: 'string', enum: contractTypes, readOnly: true },
  occurrence: { type: 'integer', minimum: 1, readOnly: true },
  schedule_status: { type: 'string', enum: scheduleStatuses, readOnly: true },
  held_because: { type: 'string', enum: heldReasons, readOnly: true },
} as const;
