import { storedFile } from '../../schemas/parts/file.ts';
import { secret } from '../../schemas/parts/secret.ts';
import { defineResource } from '../../schemas/resource.ts';

const may = ['list', 'show', 'create', 'edit', 'delete'] as const;

/** An entity with a file, a list of files, a picture and a secret. */
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
      name: { type: 'string', minLength: 1, maxLength: 80 },
      certificate: { ...storedFile, file: { types: ['application/pdf'], bytes: 1_000_000 } },
      papers: {
        type: 'array',
        kind: 'file',
        maxItems: 3,
        items: storedFile,
        file: { types: ['application/pdf', 'image/png'], bytes: 2_000_000 },
      },
      photo: {
        ...storedFile,
        kind: 'image',
        file: { types: ['image/png', 'image/jpeg'], bytes: 1_000_000, width: 4000, height: 4000 },
      },
      radio_key: secret,
    },
  },
  label: 'name',
  list: { columns: ['name'], sort: ['name'], sortable: ['name'], search: [], filters: {} },
  form: { sections: [{ name: 'identity', fields: ['name', 'certificate', 'papers', 'photo', 'radio_key'] }] },
  access: { company: { COMPANY: may, ACCOUNTANT: ['list', 'show'] } },
});

/** Its table, as in a migration. */
export const vesselsTable = `
  create table vessels (
    tenant_id uuid not null references tenants (id),
    uuid uuid not null default uuidv7(),
    name text not null,
    radio_key sealed,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, uuid)
  );
  select guard_tenant_table('vessels');
  select keep_files('vessels');`;

/** A PDF of this size; bytes after its start are irrelevant here. */
export const pdfOf = (bytes = 20): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n')], bytes));
