import type { Infer } from '../../resource.ts';
import { correctedPart, noteReason } from './notes.ts';

/** How an issued invoice is corrected: taken back and issued again, credited or charged more. */
export const corrections = ['credit_and_reissue', 'credit', 'debit'] as const;

/** The input of correcting an issued invoice. */
export const correction = {
  type: 'object',
  required: ['as', 'reason'],
  additionalProperties: false,
  properties: {
    as: { type: 'string', enum: corrections },
    ...noteReason,
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      description: 'Without lines, all that is left is credited. A debit note needs them.',
      items: {
        type: 'object',
        required: ['uuid'],
        additionalProperties: false,
        properties: { uuid: { type: 'string', format: 'uuid' }, ...correctedPart },
      },
    },
  },
} as const;

export type Correction = Infer<typeof correction>;
