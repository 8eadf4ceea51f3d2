import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'SavedView',
  type: 'object',
  required: ['owner', 'resource', 'columns', 'name', 'state'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    owner: { type: 'string', format: 'uuid', immutable: true },
    resource: { type: 'string', minLength: 1, maxLength: 60, immutable: true },
    columns: { type: 'string', minLength: 1, maxLength: 1000, immutable: true },
    name: { type: 'string', minLength: 1, maxLength: 60 },
    state: { type: 'string', minLength: 2, maxLength: 4000 },
    begins: { type: 'boolean', default: false },
    shared: { type: 'boolean', default: false },
  },
} as const;

export type SavedView = Infer<typeof schema>;

/**
 * A user's saved view of a list: filters, order and visible columns (`state`, the console's JSON), under a name.
 * `columns` are the list's at the time: hidden ones that it no longer has are ignored. Private to the user, who may share
 * it with the company (`server/features/people/routes/sharedViews.ts`); one may be the default.
 */
export default defineResource({
  name: 'saved-views',
  singular: 'saved-view',
  api: { version: 'v2', path: 'saved-views' },
  scope: 'tenant',
  schema,
  label: 'name',
  list: {
    columns: ['name', 'resource'],
    sort: ['name'],
    sortable: ['name'],
    search: ['name'],
    filters: { resource: 'eq' },
  },
  form: { sections: [] },
  access: {
    company: {
      COMPANY: {
        may: ['list', 'show', 'create', 'edit', 'delete'],
        rows: [{ path: 'owner', eq: { fact: 'uuid' } }],
      },
      ACCOUNTANT: {
        may: ['list', 'show', 'create', 'edit', 'delete'],
        rows: [{ path: 'owner', eq: { fact: 'uuid' } }],
      },
    },
  },
});
