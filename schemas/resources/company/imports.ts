import { importFailures, importStatuses, importedResources, runningImports } from '../../parts/imports/importStatus.ts';
import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;
const count = { type: 'integer', minimum: 0, readOnly: true } as const;
const whenFailed = { path: 'status', eq: 'failed' } as const;

const schema = {
  $id: 'Import',
  type: 'object',
  required: [
    'file_name',
    'resource',
    'status',
    'rows',
    'done_rows',
    'created',
    'changed',
    'unchanged',
    'bad_rows',
    'kept',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    file_name: { type: 'string', maxLength: 120, readOnly: true },
    file_size: count,
    resource: { type: 'string', enum: importedResources, readOnly: true },
    status: {
      type: 'string',
      enum: importStatuses,
      readOnly: true,
      tones: {
        queued: 'draft',
        judging: 'progress',
        judged: 'progress',
        writing: 'progress',
        done: 'complete',
        cancelled: 'draft',
        failed: 'cancelled',
        undoing: 'progress',
        undone: 'draft',
      },
    },
    rows: count,
    done_rows: count,
    created: count,
    changed: count,
    unchanged: count,
    bad_rows: count,
    kept: count,
    failure: { type: 'string', enum: importFailures, readOnly: true, when: whenFailed },
    author: { type: 'string', maxLength: 200, readOnly: true },
    created_at: instant,
    finished_at: instant,
  },
} as const;

export type ImportRecord = Infer<typeof schema>;
export type ImportAction = 'list' | 'show' | 'manage';

/** The imports of files, with what each wrote; large ones are judged and written in the background. */
export default defineResource({
  name: 'imports',
  singular: 'import',
  api: { version: 'v2', path: 'imports' },
  scope: 'tenant',
  schema,
  history: false,
  label: 'file_name',
  status: 'status',
  list: {
    columns: ['file_name', 'resource', 'status', 'rows', 'created', 'changed', 'bad_rows', 'author', 'created_at'],
    priority: ['file_name', 'status', 'resource', 'created', 'changed', 'bad_rows', 'created_at', 'rows', 'author'],
    sort: ['-created_at'],
    sortable: ['created_at'],
    search: ['file_name'],
    filters: { resource: 'in', status: 'in' },
  },
  form: { sections: [] },
  page: {
    follows: { path: 'status', in: runningImports },
    main: [],
    beside: [],
    sections: [
      { name: 'file', fields: ['resource', 'file_name', 'rows', 'author', 'created_at'] },
      {
        name: 'outcome',
        fields: ['failure', 'created', 'changed', 'unchanged', 'bad_rows', 'finished_at'],
      },
    ],
  },
  actions: {
    reasons: {},
    commands: {
      write: { in: ['judged'], to: 'writing', needs: 'manage', first: { in: ['judged'] }, icon: 'issue' },
      cancel: {
        in: ['queued', 'judging', 'judged', 'writing'],
        to: 'cancelled',
        needs: 'manage',
        isFinal: true,
        first: { in: ['queued', 'judging', 'writing'] },
        icon: 'cancel',
      },
      undo: {
        in: ['done', 'cancelled', 'failed'],
        needs: 'manage',
        isFinal: true,
        first: { in: ['done'] },
        icon: 'undo',
      },
    },
    views: {},
    links: {},
    menu: [['write', 'undo', 'cancel']],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'manage'],
      ACCOUNTANT: ['list', 'show'],
    } satisfies { COMPANY: ImportAction[]; ACCOUNTANT: ImportAction[] },
  },
  menu: [{ area: 'company', under: 'settings', order: 47, icon: 'folder' }],
});
