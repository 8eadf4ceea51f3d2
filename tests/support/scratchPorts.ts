import type { Language } from '../../domain/languages.ts';

/** Platform data: administrators write it, users of vessels read it. */
const schema = `import { countryReference } from '../../parts/reference.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Port',
  type: 'object',
  required: ['code', 'name', 'country'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    code: { type: 'string', pattern: '^[A-Z]{5}$', maxLength: 5, immutable: true, unique: true },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    country: countryReference,
    depth: { type: 'integer', minimum: 1, maximum: 40 },
    open: { type: 'boolean', default: true, readOnly: true },
  },
} as const;

export type Port = Infer<typeof schema>;

export default defineResource({
  name: 'ports',
  singular: 'port',
  api: { version: 'v2', path: 'ports' },
  scope: 'platform',
  schema,
  label: 'name',
  list: {
    columns: ['code', 'name', 'country', 'depth', 'open'],
    sort: ['name'],
    sortable: ['code', 'name', 'depth'],
    search: ['code', 'name'],
    filters: { country: 'eq', depth: 'range' },
  },
  form: { sections: [{ name: 'identity', fields: ['code', 'name', 'country', 'depth'] }] },
  access: {
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    company: { COMPANY: ['list', 'show'] },
  },
  menu: [{ area: 'admin', order: 90, icon: 'globe' }],
});
`;

const migration = `create table ports (
  uuid uuid primary key default uuidv7(),
  code text not null unique,
  name text not null,
  country_id integer not null references countries (id),
  depth integer,
  open boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select guard_platform_table('ports');
`;

const words = (
  [name, empty, invite]: readonly [string, string, string],
  [code, own, country, depth, open]: readonly [string, string, string, string, string],
): object => ({
  name,
  empty,
  invite,
  fields: { code, name: own, country, depth, open },
  sections: { identity: name.split(' ')[0] },
});

const locales: Readonly<Record<Language, object>> = {
  pt: words(
    ['Porto |||| Portos', 'Nenhum porto encontrado', 'Cadastre os portos de escala.'],
    ['Código', 'Nome', 'País', 'Calado (m)', 'Aberto'],
  ),
  en: words(
    ['Port |||| Ports', 'No port found', 'Register the ports of call.'],
    ['Code', 'Name', 'Country', 'Depth (m)', 'Open'],
  ),
  es: words(
    ['Puerto |||| Puertos', 'Ningún puerto encontrado', 'Registre los puertos de escala.'],
    ['Código', 'Nombre', 'País', 'Calado (m)', 'Abierto'],
  ),
};

/** All files of the ports by path. */
export const portFiles: Readonly<Record<string, string>> = {
  'schemas/resources/scratch/ports.ts': schema,
  'server/database/migrations/9999_ports.sql': migration,
  ...Object.fromEntries(
    Object.entries(locales).map(([language, own]) => [`locales/${language}/resources/ports.json`, JSON.stringify(own)]),
  ),
};
