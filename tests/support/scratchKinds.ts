import { nameOf, samples } from './kindSamples.ts';

/** The label of a field in every language. */
export const labelOf = (path: string): string => `Campo ${path}`;

/** An entity with a property of each kind, except sums of other records. */
const { identifier: _, amounts: __, ...entered } = samples;
const names = Object.keys(entered).map(nameOf);
const properties = {
  uuid: samples.identifier.property,
  ...Object.fromEntries(Object.entries(entered).map(([kind, { property }]) => [nameOf(kind), property])),
};

const schema = `import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Sample',
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: ${JSON.stringify(properties)},
} as const;

export type Sample = Infer<typeof schema>;

export default defineResource({
  name: 'samples',
  singular: 'sample',
  api: { version: 'v2', path: 'samples' },
  scope: 'tenant',
  schema,
  label: 'text',
  list: { columns: ['text'], sort: ['text'], sortable: ['text'], search: ['text'], filters: {} },
  form: { sections: [{ name: 'entered', fields: ${JSON.stringify(names)} }] },
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'] } },
  menu: [{ area: 'company', order: 99, icon: 'item' }],
});
`;

const migration = `create table samples (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  ${Object.values(entered)
    .flatMap(({ columns }) => columns ?? [])
    .join(',\n  ')},
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('samples');
select keep_files('samples');
select make_searchable('samples', array['text']);
select make_listed('samples', array['text'], array[]::text[]);
create table sample_collection (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  sample_uuid uuid not null,
  position integer not null,
  part text not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, sample_uuid) references samples (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('sample_collection', subject => 'sample_uuid');
create table sample_permissions (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  sample_uuid uuid not null,
  permission_uuid uuid not null references permissions (uuid),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, sample_uuid) references samples (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('sample_permissions', subject => 'sample_uuid');
`;

const words = {
  name: 'Sample |||| Samples',
  empty: 'None',
  invite: 'None',
  fields: Object.fromEntries(
    [...names, ...Object.values(entered).flatMap(({ stops }) => stops.map(({ path }) => path))].map((path) => [
      path,
      labelOf(path),
    ]),
  ),
  sections: { entered: 'Entered' },
  values: { choice: { alpha: 'Alfa', beta: 'Beta' } },
};

/** All files of the entity by path. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'schemas/resources/scratch/samples.ts': schema,
  'server/database/migrations/9999_samples.sql': migration,
  ...Object.fromEntries(
    ['pt', 'en', 'es'].map((language) => [`locales/${language}/resources/samples.json`, JSON.stringify(words)]),
  ),
};
