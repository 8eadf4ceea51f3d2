import { languageCodes } from '../../../domain/languages.ts';
import { themes } from '../../../domain/themes.ts';
import { areRelated } from '../../../domain/validation/hosts.ts';
import { areaOf, type Actor, type Choices, type Identity } from '../actor.ts';

/** A user in `auth/me` and sign-in (design §5). */
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
    hosts: {
      type: 'object',
      description: 'The host of each of the user’s companies, by subdomain, if any of them has its own.',
      additionalProperties: { type: 'string' },
    },
    suspended: {
      type: 'array',
      items: { type: 'string' },
      description: 'The user’s companies that are suspended, by subdomain.',
    },
    permissions: {
      type: 'array',
      items: { type: 'string' },
      description: 'What the user may do in the company of the request, as resource:action.',
    },
    area: { type: 'string', enum: ['company', 'accountants', 'admin'] },
    language: { type: 'string', enum: languageCodes, description: 'The language the user has chosen, if any.' },
    theme: { type: 'string', enum: themes, description: 'The theme the user has chosen, if any.' },
    single_keys: { type: 'boolean', description: 'Whether single keys are shortcuts in the console; yes if absent.' },
  },
  examples: [
    {
      uuid: '0198f6b2-0000-7000-8000-000000000000',
      name: 'Ana Souza',
      email: 'ana@acme.test',
      type: 'COMPANY',
      references: { tenant: ['acme'] },
      time_zones: { acme: 'America/Sao_Paulo' },
      permissions: ['invoices:list', 'invoices:show'],
      area: 'company',
    },
  ],
} as const;

export interface Me extends Actor, Choices {
  readonly time_zones: Readonly<Record<string, string>>;
  readonly hosts?: Readonly<Record<string, string>>;
  readonly suspended?: readonly string[];
  readonly permissions: readonly string[];
  readonly area: ReturnType<typeof areaOf>;
}

/** Describes the signed-in user, with their permissions in the entered tenant. `apiHost` is the platform's host. */
export function meOf(
  { actor, choices, tenants }: Identity,
  permissions: ReadonlySet<string>,
  { apiHost }: { readonly apiHost: string },
): Me {
  const hosts = new Map(
    tenants.flatMap(({ slug, host }) =>
      host === undefined || areRelated(host, apiHost) ? [] : [[slug, host] as const],
    ),
  );
  const suspended = tenants.filter(({ isSuspended }) => isSuspended).map(({ slug }) => slug);
  return {
    ...actor,
    ...choices,
    time_zones: Object.fromEntries(tenants.map(({ slug, timeZone }) => [slug, timeZone])),
    ...(hosts.size > 0 && {
      hosts: Object.fromEntries(tenants.map(({ slug }) => [slug, hosts.get(slug) ?? `${slug}.${apiHost}`])),
    }),
    ...(suspended.length > 0 && { suspended }),
    permissions: [...permissions],
    area: areaOf(actor.type),
  };
}
