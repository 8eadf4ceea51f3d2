import { storedFile } from '../../../schemas/parts/file.ts';
import { location } from '../../../schemas/parts/location.ts';
import { countryReference } from '../../../schemas/parts/reference.ts';
import { richText } from '../../../schemas/parts/richText.ts';
import { secret } from '../../../schemas/parts/secret.ts';
import { defineResource } from '../../../schemas/resource.ts';

const may = ['list', 'show', 'create', 'edit', 'export', 'import'] as const;
const decimal = { fraction: 4, minimum: '-999999999', maximum: '999999999' } as const;

/** An entity with a value of each kind, identified by its code; an accountant sees active ones without price. */
export const crafts = defineResource({
  name: 'crafts',
  singular: 'craft',
  api: { version: 'v2', path: 'crafts' },
  scope: 'tenant',
  schema: {
    $id: 'Craft',
    type: 'object',
    required: ['code', 'name'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      code: { type: 'string', minLength: 1, maxLength: 40, immutable: true },
      name: { type: 'string', minLength: 1, maxLength: 80 },
      notes: { type: 'string', kind: 'multiline', maxLength: 400 },
      story: { ...richText, maxLength: 400 },
      crew: { type: 'integer', minimum: 0, maximum: 10_000 },
      draught: { type: 'string', kind: 'decimal', decimal },
      share: { type: 'string', kind: 'percent', decimal },
      currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
      price: { type: 'string', kind: 'money', decimal: { ...decimal, fraction: 3 } },
      active: { type: 'boolean', default: false },
      status: { type: 'string', enum: ['draft', 'billed', 'paid'] },
      built: { type: 'string', format: 'date', immutable: true },
      seen: { type: 'string', format: 'date-time' },
      email: { type: 'string', format: 'email', maxLength: 100 },
      phone: { type: 'string', format: 'phone', maxLength: 30 },
      nif: { type: 'string', kind: 'taxId', maxLength: 30 },
      zone: { type: 'string', kind: 'timeZone', maxLength: 64 },
      unit: { type: 'string', kind: 'unit', maxLength: 3 },
      rates: {
        type: 'array',
        kind: 'amounts',
        maxItems: 5,
        default: [],
        items: {
          type: 'object',
          required: ['currency', 'amount'],
          additionalProperties: false,
          properties: {
            currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
            amount: { type: 'string', kind: 'money', decimal: { ...decimal, fraction: 6 } },
          },
        },
      },
      call_sign: { type: 'string', maxLength: 10, unique: true },
      flag: countryReference,
      owner: {
        type: 'object',
        kind: 'reference',
        ref: 'entities',
        required: ['uuid'],
        additionalProperties: false,
        properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
      },
      location,
      rings: {
        type: 'array',
        maxItems: 5,
        items: {
          type: 'object',
          required: ['name'],
          additionalProperties: false,
          properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', maxLength: 20 } },
        },
      },
      plan: { ...storedFile, file: { types: ['application/pdf'], bytes: 10_000 } },
      photo: { ...storedFile, kind: 'image', file: { types: ['image/png'], bytes: 10_000, width: 10, height: 10 } },
      key: secret,
      number: { type: 'integer', readOnly: true, counter: { givenBy: ['create'] } },
    },
  },
  label: 'code',
  list: { columns: ['code', 'name'], sort: ['code'], sortable: ['code'], search: [], filters: {} },
  form: {
    sections: [
      {
        name: 'craft',
        fields: ['code', 'name', 'notes', 'story', 'crew', 'draught', 'share', 'currency', 'price', 'active'],
      },
      {
        name: 'more',
        fields: [
          'status',
          'built',
          'seen',
          'email',
          'phone',
          'nif',
          'zone',
          'unit',
          'rates',
          'call_sign',
          'flag',
          'owner',
        ],
      },
      { name: 'rest', fields: ['location', 'rings', 'plan', 'photo', 'key'] },
    ],
  },
  imports: { by: ['code'] },
  rules: ['taxIdFitsCountry'],
  access: {
    company: {
      COMPANY: may,
      ACCOUNTANT: { may, rows: [{ path: 'active', eq: true }], hides: ['price'] },
      CUSTOMER: ['list', 'create', 'edit'],
    },
  },
});

/** Its tables, as in a migration. */
export const craftsTables = `
  create table crafts (
    tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
    code text not null, name text not null, notes text, story text, story_rich jsonb, crew int, draught numeric(20, 4), share numeric(20, 4),
    currency text, price numeric(20, 4), active boolean not null default false, status text, built date,
    seen timestamptz, email text, phone text, nif text, zone text, unit text, rates jsonb not null default '[]', call_sign text, flag_id int references countries (id),
    owner_uuid uuid, location_place_id text, location_address text, location_latitude double precision,
    location_longitude double precision, location_complement text, location_country_id int references countries (id),
    key sealed, number int, version int not null default 1, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), primary key (tenant_id, uuid), unique (tenant_id, call_sign),
    foreign key (tenant_id, owner_uuid) references entities (tenant_id, uuid)
  );
  select guard_tenant_table('crafts');
  select keep_files('crafts');
  create table craft_rings (
    tenant_id uuid not null, uuid uuid not null default uuidv7(), craft_uuid uuid not null, position int not null,
    name text, primary key (tenant_id, uuid),
    foreign key (tenant_id, craft_uuid) references crafts (tenant_id, uuid) on delete cascade
  );
  select guard_tenant_table('craft_rings', subject => 'craft_uuid');`;

/** A file as a form with other fields. */
export function formOf(
  file: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
  name = 'file.csv',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([file], { type: 'text/csv' }), name);
  return form;
}
