import type { Resource } from '../../schemas/resource.ts';
import { permissionsOf } from './access.ts';
import { areaOf, type Actor, type Identity } from './actor.ts';

/** A user as `auth/me` and sign-in answer it (design §5). */
export const profileSchema = {
  title: 'Profile',
  type: 'object',
  required: ['uuid', 'name', 'email', 'type', 'references', 'time_zones', 'permissions', 'area'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    email: { type: 'string', format: 'email' },
    type: { type: 'string', enum: ['ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT'] },
    references: {
      type: 'object',
      required: ['tenant'],
      properties: { tenant: { type: 'array', items: { type: 'string' } } },
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    time_zones: {
      type: 'object',
      description: 'The time zone (IANA) of each of the user’s companies, by subdomain.',
      additionalProperties: { type: 'string' },
    },
    permissions: {
      type: 'array',
      items: { type: 'string' },
      description: 'The user’s permissions, as resource:action.',
    },
    area: { type: 'string', enum: ['company', 'accountants', 'admin'] },
  },
} as const;

export interface Profile extends Actor {
  readonly time_zones: Readonly<Record<string, string>>;
  readonly permissions: readonly string[];
  readonly area: ReturnType<typeof areaOf>;
}

/** What a signed-in user is told of themselves, with everything they may do. */
export const profileOf = ({ actor, tenants }: Identity, resources: readonly Resource[]): Profile => ({
  ...actor,
  time_zones: Object.fromEntries(tenants.map(({ slug, timeZone }) => [slug, timeZone])),
  permissions: permissionsOf(resources, actor.type),
  area: areaOf(actor.type),
});
