import type { Infer } from '../../resource.ts';

/** What charging for late payment asks for: whether to charge although another invoice does already. */
export const lateCharging = {
  type: 'object',
  additionalProperties: false,
  properties: { again: { type: 'boolean', default: false } },
} as const;

export type LateCharging = Infer<typeof lateCharging>;
