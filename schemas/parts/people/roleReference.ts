import { builtInRoles } from './builtInRoles.ts';

/** A role of a user or group: the company's own, or built-in. */
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
