import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;

const schema = {
  $id: 'Job',
  type: 'object',
  required: ['name', 'schedule', 'status', 'done', 'failed', 'is_requested'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', maxLength: 100, readOnly: true },
    status: {
      type: 'string',
      enum: ['waiting', 'running', 'done', 'failed'],
      readOnly: true,
      tones: { waiting: 'draft', running: 'progress', done: 'complete', failed: 'cancelled' },
    },
    schedule: { type: 'string', maxLength: 100, readOnly: true },
    started_at: instant,
    finished_at: instant,
    next_run_at: instant,
    done: {
      type: 'array',
      readOnly: true,
      items: {
        type: 'object',
        required: ['what', 'count'],
        additionalProperties: false,
        properties: {
          what: {
            type: 'string',
            enum: [
              'companies',
              'issued',
              'held',
              'skipped',
              'days',
              'tokens',
              'answers',
              'links',
              'oneTimeLinks',
              'reminded',
              'unreminded',
              'secrets',
              'notices',
              'sent',
              'postponed',
              'freed',
              'kept',
              'mailed',
              'asked',
              'imports',
              'pictures',
              'exported',
              'expired',
              'failed',
            ],
            readOnly: true,
          },
          count: { type: 'integer', minimum: 0, readOnly: true },
        },
      },
    },
    failed: { type: 'integer', minimum: 0, readOnly: true },
    error: { type: 'string', maxLength: 500, readOnly: true },
    worker: { type: 'string', maxLength: 200, readOnly: true },
    is_requested: { type: 'boolean', readOnly: true },
  },
} as const;

export type Job = Infer<typeof schema>;

/** The jobs of workers with their last run. */
export default defineResource({
  name: 'jobs',
  singular: 'job',
  api: { version: 'v2', path: 'jobs' },
  scope: 'platform',
  schema,
  history: false,
  label: 'name',
  status: 'status',
  list: {
    columns: ['name', 'status', 'done', 'finished_at', 'next_run_at', 'error'],
    priority: ['name', 'status', 'finished_at', 'next_run_at', 'error', 'done'],
    sort: ['name'],
    sortable: ['name', 'finished_at', 'next_run_at'],
    search: ['name'],
    filters: { status: 'in' },
    catalogue: true,
  },
  form: { sections: [] },
  page: {
    main: [],
    beside: [],
    sections: [
      { name: 'run', fields: ['status', 'started_at', 'finished_at', 'done', 'failed', 'error', 'worker'] },
      { name: 'plan', fields: ['schedule', 'next_run_at', 'is_requested'] },
    ],
  },
  actions: {
    reasons: { already_requested: { path: 'is_requested', eq: true } },
    commands: { run: { refused: ['already_requested'], needs: 'run', icon: 'restore' } },
    views: {},
    links: {},
    menu: [['run']],
  },
  access: { admin: { ADMIN: ['list', 'show', 'run'] } },
  menu: [{ area: 'admin', group: 3, order: 120, icon: 'clock' }],
});
