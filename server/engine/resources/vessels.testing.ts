import { countryReference } from '../../../schemas/parts/reference.ts';
import { defineResource } from '../../../schemas/resource.ts';

/** A list with every filter and order. */
export const vessels = defineResource({
  name: 'vessels',
  singular: 'vessel',
  api: { version: 'v2', path: 'vessels' },
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
      seen: { type: 'string', format: 'date-time' },
      decks: { type: 'integer' },
      value: { type: 'string', kind: 'money', decimal: { fraction: 3 } },
    },
  },
  label: 'name',
  list: {
    columns: ['name'],
    sort: ['-class', 'name'],
    sortable: ['name', 'class', 'flag', 'built', 'value'],
    search: ['name'],
    filters: {
      name: 'contains',
      class: 'in',
      flag: 'eq',
      built: 'range',
      seen: 'range',
      decks: 'range',
      value: 'range',
    },
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'] } },
});

/** Its table, as in a migration. */
export const vesselsTable = `
  create table vessels (tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
    name text not null, class text, flag_id integer references countries (id), built date, seen timestamptz,
    decks integer, value numeric(20, 3), version integer not null default 1,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    primary key (tenant_id, uuid));
  select guard_tenant_table('vessels');
  select make_searchable('vessels', array['name']);`;
