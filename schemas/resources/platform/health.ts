import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'HealthCheck',
  type: 'object',
  required: ['name', 'status', 'finding'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', kind: 'identifier', readOnly: true },
    name: {
      type: 'string',
      enum: ['version', 'database', 'migrations', 'worker', 'jobs', 'mails'],
      readOnly: true,
    },
    status: {
      type: 'string',
      enum: ['good', 'attention', 'failing'],
      readOnly: true,
      tones: { good: 'complete', attention: 'progress', failing: 'cancelled' },
    },
    finding: { type: 'string', readOnly: true },
  },
} as const;

export type HealthCheck = Infer<typeof schema>;

/** The state of the platform's components. */
export default defineResource({
  name: 'health',
  singular: 'health-check',
  api: { version: 'v2', path: 'platform-health' },
  slots: ['find'],
  scope: 'platform',
  schema,
  label: 'name',
  status: 'status',
  list: {
    columns: ['name', 'status', 'finding'],
    sort: ['id'],
    sortable: [],
    search: [],
    filters: {},
  },
  form: { sections: [] },
  access: { admin: { ADMIN: ['list'] } },
  menu: [{ area: 'admin', under: 'jobs', order: 121, icon: 'health' }],
});
