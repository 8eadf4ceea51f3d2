import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Country',
  type: 'object',
  required: ['id', 'name', 'identifier'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', kind: 'identifier' },
    name: { type: 'string', printed: true },
    identifier: { type: 'string', minLength: 2, maxLength: 2, unique: true },
  },
} as const;

export type Country = Infer<typeof schema>;

/** The countries of ISO 3166-1: `id` is the numeric code, `identifier` the two letters. */
export default defineResource({
  name: 'countries',
  singular: 'country',
  api: { version: 'v2', path: 'countries' },
  slots: ['find'],
  scope: 'platform',
  schema,
  label: 'name',
  list: {
    columns: ['name', 'identifier'],
    sort: ['name'],
    sortable: ['name'],
    search: ['name'],
    filters: {},
    catalogue: true,
  },
  form: { sections: [] },
  access: {
    company: { COMPANY: ['list', 'show'], ACCOUNTANT: ['list', 'show'], CUSTOMER: ['list', 'show'] },
    admin: { ADMIN: ['list', 'show'] },
  },
});
