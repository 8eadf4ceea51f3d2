/** The review status of an account, also accepted by position from 1 (specification §4). */
export const approvals = ['accepted', 'under_analysis', 'denied', 'not_required'] as const;
export type Approval = (typeof approvals)[number];

export const approval = {
  type: 'string',
  enum: approvals,
  numbered: true,
  readOnly: true,
  tones: { accepted: 'complete', under_analysis: 'progress', denied: 'cancelled', not_required: 'draft' },
} as const;

/** Why an account was denied. */
export const approvalReason = { type: 'string', kind: 'multiline', minLength: 1, maxLength: 500 } as const;
