import { builtInRoles } from './builtInRoles.ts';

/** A role that somebody or a group has: one of the company's own, or a built-in one. */
export const roleReference = {
  type: 'object',
  kind: 'reference',
  ref: 'roles',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    built_in: { type: 'string', enum: builtInRoles, readOnly: true },
  },
} as const;
