import type { Language } from '../../domain/languages.ts';

/** An entity that refers to vessels and uses access, sections, statuses, numbers, immutable and archived records. */
const schema = `import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Voyage',
  type: 'object',
  required: ['code', 'vessel'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    number: { type: 'integer', readOnly: true, unique: true, counter: { givenBy: ['create'] } },
    code: { type: 'string', minLength: 1, maxLength: 20, immutable: true, unique: true },
    vessel: {
      type: 'object',
      kind: 'reference',
      ref: 'vessels',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true }, archived: { type: 'boolean', readOnly: true } },
    },
    status: {
      type: 'string',
      enum: ['planned', 'sailing', 'done'],
      default: 'planned',
      tones: { planned: 'draft', sailing: 'progress', done: 'complete' },
    },
    departs: { type: 'string', format: 'date' },
    captain: { type: 'string', maxLength: 80 },
    passengers: { type: 'integer', minimum: 0, maximum: 10000 },
  },
} as const;

export type Voyage = Infer<typeof schema>;

export default defineResource({
  name: 'voyages',
  singular: 'voyage',
  api: { version: 'v2', path: 'voyages' },
  scope: 'tenant',
  schema,
  archive: true,
  label: 'code',
  status: 'status',
  list: {
    columns: ['code', 'number', 'vessel', 'status', 'departs', 'captain'],
    sort: ['code'],
    sortable: ['code', 'number', 'departs'],
    search: ['code', 'captain'],
    filters: { vessel: 'eq', status: 'in' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['code', 'vessel', 'status'] },
      { name: 'times', fields: ['departs'], tab: 'route' },
      { name: 'crew', fields: ['captain'], tab: 'people' },
      { name: 'aboard', fields: ['passengers'], tab: 'people', when: { path: 'status', in: ['sailing', 'done'] } },
    ],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'export'],
      ACCOUNTANT: { may: ['list', 'show'], rows: [{ path: 'status', in: ['sailing', 'done'] }], hides: ['captain'] },
    },
  },
  menu: [{ area: 'company', order: 91, icon: 'globe' }],
});
`;

const migration = `create table voyages (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  number bigint not null,
  code text not null,
  vessel_uuid uuid not null,
  status text not null default 'planned' check (status in ('planned', 'sailing', 'done')),
  departs date,
  captain text,
  passengers integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid),
  unique (tenant_id, number),
  unique (tenant_id, code),
  foreign key (tenant_id, vessel_uuid) references vessels (tenant_id, uuid)
);
select guard_tenant_table('voyages');
select make_searchable('voyages', array['code', 'captain']);
select make_archivable('voyages', array['code', 'number', 'departs'], array['vessel_uuid', 'status']);
`;

const locales: Readonly<Record<Language, object>> = {
  pt: {
    name: 'Viagem |||| Viagens',
    empty: 'Nenhuma viagem encontrada',
    invite: 'Cadastre as viagens dos navios.',
    fields: {
      number: 'Número',
      code: 'Código',
      vessel: 'Navio',
      status: 'Situação',
      departs: 'Partida',
      captain: 'Capitão',
      passengers: 'Passageiros',
    },
    sections: { identity: 'Viagem', times: 'Datas', crew: 'Tripulação', aboard: 'A bordo' },
    tabs: { route: 'Rota', people: 'Pessoas' },
    values: { status: { planned: 'Planejada', sailing: 'Em curso', done: 'Concluída' } },
  },
  en: {
    name: 'Voyage |||| Voyages',
    empty: 'No voyage found',
    invite: 'Register the voyages of the vessels.',
    fields: {
      number: 'Number',
      code: 'Code',
      vessel: 'Vessel',
      status: 'Status',
      departs: 'Departure',
      captain: 'Captain',
      passengers: 'Passengers',
    },
    sections: { identity: 'Voyage', times: 'Dates', crew: 'Crew', aboard: 'Aboard' },
    tabs: { route: 'Route', people: 'People' },
    values: { status: { planned: 'Planned', sailing: 'Under way', done: 'Completed' } },
  },
  es: {
    name: 'Viaje |||| Viajes',
    empty: 'Ningún viaje encontrado',
    invite: 'Registre los viajes de los buques.',
    fields: {
      number: 'Número',
      code: 'Código',
      vessel: 'Buque',
      status: 'Estado',
      departs: 'Salida',
      captain: 'Capitán',
      passengers: 'Pasajeros',
    },
    sections: { identity: 'Viaje', times: 'Fechas', crew: 'Tripulación', aboard: 'A bordo' },
    tabs: { route: 'Ruta', people: 'Personas' },
    values: { status: { planned: 'Planificado', sailing: 'En curso', done: 'Concluido' } },
  },
};

/** All files of the voyages by path, for a tree with vessels. */
export const voyageFiles: Readonly<Record<string, string>> = {
  'schemas/resources/scratch/voyages.ts': schema,
  'server/database/migrations/9999_voyages.sql': migration,
  ...Object.fromEntries(
    Object.entries(locales).map(([language, own]) => [
      `locales/${language}/resources/voyages.json`,
      JSON.stringify(own),
    ]),
  ),
};
