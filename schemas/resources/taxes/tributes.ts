import { languageNames, namesUpTo } from '../../parts/names.ts';
import { countryReference } from '../../parts/reference.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Tribute',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 60, printed: true },
    ...namesUpTo(60),
    description: { type: 'string', maxLength: 300, kind: 'multiline', printed: true },
    country: countryReference,
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Tribute = Infer<typeof schema>;

/** The taxes, contributions and levies of scenarios (specification §3). */
export default defineResource({
  name: 'tributes',
  singular: 'tribute',
  api: { version: 'v2', path: 'tributes' },
  scope: 'tenant',
  schema,
  example: { name: 'ISS', description: 'Municipal tax on services', country: { id: 76 } },
  label: 'name',
  list: {
    columns: ['name', 'description', 'country', ...languageNames],
    optional: [...languageNames],
    sort: ['name'],
    sortable: ['name', 'country', 'created_at'],
    search: ['name', 'description'],
    filters: { country: 'eq' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'country', 'description'] },
      { name: 'names', fields: [...languageNames] },
    ],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'delete', 'export'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', group: 2, order: 32, icon: 'percent' }],
});
