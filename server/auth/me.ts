import { languageCodes } from '../../domain/languages.ts';
import { themes } from '../../domain/themes.ts';
import type { Resource } from '../../schemas/resource.ts';
import { permissionsOf } from './access.ts';
import { areaOf, type Actor, type Choices, type Identity } from './actor.ts';

/** A user as `auth/me` and sign-in answer it (design §5). */
export const meSchema = {
  title: 'Me',
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
    language: { type: 'string', enum: languageCodes, description: 'The language the user has chosen, if any.' },
    theme: { type: 'string', enum: themes, description: 'The theme the user has chosen, if any.' },
  },
} as const;

export interface Me extends Actor, Choices {
  readonly time_zones: Readonly<Record<string, string>>;
  readonly permissions: readonly string[];
  readonly area: ReturnType<typeof areaOf>;
}

/** What a signed-in user is told of themselves, with everything they may do. */
export const meOf = ({ actor, choices, tenants }: Identity, resources: readonly Resource[]): Me => ({
  ...actor,
  ...choices,
  time_zones: Object.fromEntries(tenants.map(({ slug, timeZone }) => [slug, timeZone])),
  permissions: permissionsOf(resources, actor.type),
  area: areaOf(actor.type),
});
