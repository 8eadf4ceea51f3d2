import { date } from '../../parts/date.ts';
import { computedAmounts } from '../../parts/money.ts';
import { defineResource, type Infer } from '../../resource.ts';

const instant = { type: 'string', format: 'date-time', readOnly: true } as const;
const count = { type: 'integer', minimum: 0, readOnly: true } as const;

const schema = {
  $id: 'Run',
  type: 'object',
  required: ['started_at', 'until', 'cause', 'worker', 'billed', 'held', 'sums'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    started_at: instant,
    finished_at: instant,
    seconds: { type: 'string', kind: 'decimal', decimal: { fraction: 1 }, readOnly: true },
    until: { ...date, readOnly: true },
    cause: { type: 'string', enum: ['tick', 'request'], readOnly: true },
    billed: count,
    held: count,
    sums: computedAmounts,
    worker: { type: 'string', readOnly: true },
  },
} as const;

export type Run = Infer<typeof schema>;
export type RunAction = 'list' | 'show' | 'run';

/** The ledger of automatic runs that issued or held something (design §6). */
export default defineResource({
  name: 'runs',
  singular: 'run',
  api: { version: 'v2', path: 'runs' },
  scope: 'tenant',
  schema,
  history: false,
  label: 'started_at',
  list: {
    columns: ['started_at', 'cause', 'billed', 'sums', 'held'],
    priority: ['started_at', 'billed', 'sums', 'held', 'cause'],
    sort: ['-started_at'],
    sortable: ['started_at'],
    search: [],
    filters: {},
  },
  form: { sections: [] },
  page: {
    main: ['invoices'],
    beside: [],
    sections: [
      { name: 'run', fields: ['started_at', 'seconds', 'until', 'cause', 'billed', 'held', 'sums', 'worker'] },
    ],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'run'],
      ACCOUNTANT: ['list', 'show'],
    } satisfies { COMPANY: RunAction[]; ACCOUNTANT: RunAction[] },
  },
  menu: [{ area: 'company', under: 'contracts', order: 16, icon: 'history' }],
});
