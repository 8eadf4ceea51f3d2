import { dataExportFailures } from '../../parts/company/dataExport.ts';
import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;
const text = { type: 'string', readOnly: true } as const;

const schema = {
  $id: 'DataExport',
  type: 'object',
  required: ['status', 'requested_by', 'requested_at', 'language', 'progress'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    status: {
      type: 'string',
      enum: ['queued', 'working', 'done', 'failed', 'cancelled', 'expired'],
      readOnly: true,
      tones: {
        queued: 'progress',
        working: 'progress',
        done: 'complete',
        failed: 'cancelled',
        cancelled: 'draft',
        expired: 'draft',
      },
    },
    requested_by: text,
    requested_at: instant,
    language: { type: 'string', enum: ['pt', 'en', 'es'], readOnly: true },
    progress: { type: 'integer', minimum: 0, maximum: 100, readOnly: true, description: 'Percent of the work done.' },
    reason: { type: 'string', enum: dataExportFailures, readOnly: true },
    read_at: { ...instant, description: 'The instant whose data it contains.' },
    finished_at: instant,
    expires_at: { ...instant, description: 'Until when it can be downloaded.' },
    downloaded_by: { ...text, description: 'Who began to download it last.' },
    downloaded_at: instant,
    files: { type: 'integer', minimum: 0, readOnly: true },
    size: { type: 'integer', minimum: 1, readOnly: true, description: 'The bytes of the archive.' },
    digest: { type: 'string', pattern: '^[0-9a-f]{64}$', readOnly: true, description: 'The SHA-256 of the archive.' },
  },
} as const;

export type DataExport = Infer<typeof schema>;
export type DataExportAction = 'list' | 'show' | 'create' | 'cancel' | 'download';

/** Exports of everything that a company has, each one archive, made in the background. */
export default defineResource({
  name: 'data-exports',
  singular: 'data-export',
  api: { version: 'v2', path: 'data-exports' },
  scope: 'tenant',
  slots: ['create'],
  schema,
  label: 'requested_at',
  status: 'status',
  list: {
    columns: ['requested_at', 'requested_by', 'status', 'size', 'downloaded_at', 'expires_at'],
    reads: {
      status: [
        'progress',
        'reason',
        'read_at',
        'expires_at',
        'files',
        'size',
        'digest',
        'downloaded_by',
        'downloaded_at',
      ],
    },
    sort: ['-requested_at'],
    sortable: ['requested_at'],
    search: [],
    filters: { status: 'in' },
  },
  form: { sections: [], copies: false },
  page: {
    main: [],
    beside: [],
    sections: [
      {
        name: 'archive',
        fields: [
          'status',
          'reason',
          'requested_by',
          'requested_at',
          'read_at',
          'finished_at',
          'expires_at',
          'files',
          'size',
          'digest',
          'downloaded_by',
          'downloaded_at',
        ],
      },
    ],
    follows: { path: 'status', in: ['queued', 'working'] },
  },
  actions: {
    reasons: {},
    commands: {
      cancel: { in: ['queued', 'working'], to: 'cancelled', needs: 'cancel', isFinal: true, icon: 'cancel' },
    },
    views: {},
    links: {},
    menu: [['cancel']],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'cancel', 'download'],
    } satisfies { COMPANY: DataExportAction[] },
  },
  menu: [{ area: 'company', under: 'settings', order: 95, icon: 'download' }],
});
