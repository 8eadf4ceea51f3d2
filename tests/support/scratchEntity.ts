import type { Language } from '../../domain/languages.ts';

/** A new entity from the documentation: schema, migration and texts; no other file changes (design §2). */
const schema = `import { storedFile } from '../../parts/file.ts';
import { countryReference } from '../../parts/reference.ts';
import { secret } from '../../parts/secret.ts';
import { defineResource, type Infer } from '../../resource.ts';

const tonnage = { type: 'string', kind: 'decimal', decimal: { fraction: 3, minimum: '0', maximum: '999999' } } as const;

const schema = {
  $id: 'Vessel',
  type: 'object',
  required: ['name', 'kind', 'flag'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    kind: { type: 'string', enum: ['cargo', 'tanker', 'ferry'] },
    flag: countryReference,
    tonnage,
    built: { type: 'string', format: 'date' },
    insured: { type: 'boolean', default: false },
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    value: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0', maximum: '999999999' } },
    photo: {
      ...storedFile,
      kind: 'image',
      file: { types: ['image/png', 'image/jpeg'], bytes: 1_048_576, width: 4000, height: 4000 },
    },
    papers: {
      type: 'array',
      kind: 'file',
      maxItems: 3,
      items: storedFile,
      file: { types: ['application/pdf'], bytes: 4_096_000 },
    },
    radio_key: secret,
    crew: {
      type: 'array',
      kind: 'collection',
      maxItems: 40,
      items: {
        type: 'object',
        required: ['name', 'rank'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          name: { type: 'string', minLength: 1, maxLength: 80 },
          rank: { type: 'string', enum: ['master', 'engineer', 'deckhand'], default: 'deckhand' },
        },
      },
    },
  },
} as const;

export type Vessel = Infer<typeof schema>;

export default defineResource({
  name: 'vessels',
  singular: 'vessel',
  api: { version: 'v2', path: 'vessels' },
  scope: 'tenant',
  schema,
  archive: true,
  attachments: { types: ['application/pdf'], bytes: 4_096_000, most: 5 },
  label: 'name',
  list: {
    columns: ['name', 'kind', 'flag', 'tonnage', 'built', 'insured', 'value', 'photo', 'papers'],
    sort: ['name'],
    sortable: ['name', 'flag', 'tonnage', 'built'],
    search: ['name'],
    filters: { kind: 'in', flag: 'eq', name: 'contains', built: 'range', value: 'range' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'kind', 'flag', 'tonnage', 'built', 'insured', 'currency', 'value', 'photo', 'papers', 'radio_key'] },
      { name: 'crew', fields: ['crew'] },
    ],
  },
  imports: { by: ['name'] },
  actions: {
    reasons: { already_insured: { path: 'insured', eq: true } },
    commands: {
      remeasure: {
        needs: 'edit',
        input: { type: 'object', required: ['tonnage'], additionalProperties: false, properties: { tonnage } },
        icon: 'edit',
      },
      insure: { needs: 'edit', refused: ['already_insured'], set: { insured: true }, bulk: true, icon: 'receipt' },
    },
    views: {},
    links: {},
    menu: [['remeasure', 'insure']],
  },
  related: [{ resource: 'voyages', by: 'vessel', columns: ['code', 'status', 'departs'] }],
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'attach', 'delete', 'export', 'import'], ACCOUNTANT: ['list', 'show'] } },
  menu: [{ area: 'company', order: 90, icon: 'item' }],
});
`;

const migration = `create table vessels (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  kind text not null check (kind in ('cargo', 'tanker', 'ferry')),
  flag_id integer not null references countries (id),
  tonnage numeric(9, 3),
  built date,
  insured boolean not null default false,
  currency text,
  value numeric(20, 3),
  radio_key sealed,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('vessels');
select keep_files('vessels');
select make_searchable('vessels', array['name']);
select make_archivable('vessels', array['name', 'flag_id', 'tonnage', 'built'], array['kind', 'value']);
create table vessel_crew (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  vessel_uuid uuid not null,
  position integer not null,
  name text not null,
  rank text not null check (rank in ('master', 'engineer', 'deckhand')),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, vessel_uuid) references vessels (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('vessel_crew', subject => 'vessel_uuid');
`;

const fields =
  'name,kind,flag,tonnage,built,insured,currency,value,photo,papers,radio_key,crew,crew.uuid,crew.name,crew.rank'.split(
    ',',
  );

/** The texts of one language; several are joined in one string, in schema order. */
const words = (
  [name, empty, invite]: readonly [string, string, string],
  ofFields: string,
  [kinds, ranks]: readonly [string, string],
  [remeasure, remeasured, insure, insuredNow, already]: readonly [string, string, string, string, string],
): object => {
  const called = (keys: readonly string[], text: string): Record<string, string | undefined> =>
    Object.fromEntries(keys.map((key, index) => [key, text.split(', ')[index]]));
  const field = called(fields, ofFields);
  return {
    name,
    empty,
    invite,
    fields: field,
    sections: { identity: name.split(' ')[0], crew: field['crew'] },
    values: {
      kind: called(['cargo', 'tanker', 'ferry'], kinds),
      'crew.rank': called(['master', 'engineer', 'deckhand'], ranks),
    },
    actions: {
      remeasure: { name: remeasure, done: remeasured, fields: { tonnage: field['tonnage'] } },
      insure: { name: insure, done: insuredNow },
    },
    reasons: { already_insured: already },
  };
};

const locales: Readonly<Record<Language, object>> = {
  pt: words(
    ['Navio |||| Navios', 'Nenhum navio encontrado', 'Cadastre os navios da frota.'],
    'Nome, Tipo, Bandeira, Tonelagem, Construção, Segurado, Moeda, Valor, Foto, Documentos, Chave do rádio, Tripulação, Linha, Tripulante, Função',
    ['Carga, Tanque, Balsa', 'Comandante, Maquinista, Marinheiro'],
    ['Medir de novo', 'Navio medido', 'Contratar seguro', 'Seguro contratado', 'Este navio já está segurado.'],
  ),
  en: words(
    ['Vessel |||| Vessels', 'No vessel found', 'Register the vessels of the fleet.'],
    'Name, Type, Flag, Tonnage, Built, Insured, Currency, Value, Photo, Papers, Radio key, Crew, Row, Crew member, Rank',
    ['Cargo, Tanker, Ferry', 'Master, Engineer, Deckhand'],
    ['Measure again', 'Vessel measured', 'Insure', 'Vessel insured', 'This vessel is already insured.'],
  ),
  es: words(
    ['Buque |||| Buques', 'Ningún buque encontrado', 'Registre los buques de la flota.'],
    'Nombre, Tipo, Pabellón, Tonelaje, Construcción, Asegurado, Moneda, Valor, Foto, Documentos, Clave de radio, Tripulación, Fila, Tripulante, Cargo',
    ['Carga, Tanque, Transbordador', 'Capitán, Maquinista, Marinero'],
    ['Medir de nuevo', 'Buque medido', 'Contratar seguro', 'Seguro contratado', 'Este buque ya está asegurado.'],
  ),
};

/** All files of the entity by path. */
export const scratchFiles: Readonly<Record<string, string>> = {
  'schemas/resources/scratch/vessels.ts': schema,
  'server/database/migrations/9999_vessels.sql': migration,
  ...Object.fromEntries(
    Object.entries(locales).map(([language, own]) => [
      `locales/${language}/resources/vessels.json`,
      JSON.stringify(own),
    ]),
  ),
};
