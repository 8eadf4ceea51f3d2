import type { Resource } from '../../../schemas/resource.ts';
import { vessels as own, vesselsTable } from '../resources/vessels.testing.ts';

/** Resources of both scopes that speak `simple-rest`. */
export const vessels: Resource = { ...own, api: { version: 'v1', path: 'fleet/vessels', dialect: 'simple-rest' } };

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
export const fleet = `${vesselsTable}
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
