import { countryReference } from '../../schemas/parts/reference.ts';
import { defineResource, type Resource } from '../../schemas/resource.ts';

/** Resources of either scope that speak `simple-rest`. */
export const vessels = defineResource({
  name: 'vessels',
  singular: 'vessel',
  api: { version: 'v1', path: 'fleet/vessels', dialect: 'simple-rest' },
  scope: 'tenant',
  schema: {
    $id: 'Vessel',
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string', maxLength: 80 },
      class: { type: 'string', enum: ['cargo', 'tanker', 'ferry'] },
      flag: countryReference,
      built: { type: 'string', format: 'date' },
      value: { type: 'string', kind: 'money', decimal: { fraction: 2 } },
    },
  },
  label: 'name',
  list: {
    columns: ['name'],
    sort: ['-class', 'name'],
    sortable: ['name', 'class', 'built'],
    search: ['name'],
    filters: { class: 'in', flag: 'eq', built: 'range', value: 'range' },
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'] } },
});

export const ports: Resource = {
  name: 'ports',
  singular: 'port',
  api: { version: 'v1', path: 'ports', dialect: 'simple-rest' },
  scope: 'platform',
  schema: {
    $id: 'Port',
    type: 'object',
    required: ['name'],
    properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string', maxLength: 80 } },
  } as Resource['schema'],
  label: 'name',
  list: { columns: ['name'], sort: ['name'], sortable: ['name'], search: [], filters: {} },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'show'] } },
};

/** Their tables, with four vessels of the company `acme`. */
export const fleet = `
    create table vessels (tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      name text not null, class text, flag_id integer references countries (id), built date, value numeric(20, 3),
      version integer not null default 1, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), primary key (tenant_id, uuid));
    select guard_tenant_table('vessels');
    select make_searchable('vessels', array['name']);
    create table ports (id integer primary key, name text not null, version integer not null default 1);
    select guard_platform_table('ports');
    insert into vessels (tenant_id, name, class, flag_id, built, value)
      select id, v.* from tenants, (values
        ('Água', 'cargo', 620, date '2019-02-28', 1080.5),
        ('Boreal', 'ferry', 578, '2024-02-29', -0.05),
        ('Ceres', 'tanker', 76, null, null),
        ('Doris', 'tanker', 76, null, null)) v
      where slug = 'acme';
    insert into ports (id, name) values (7, 'Santos'), (9, 'Itajaí');`;
