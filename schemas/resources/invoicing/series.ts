import { restarts } from '../../parts/invoicing/series.ts';
import { defineResource, type Infer } from '../../resource.ts';

const isFixed = { path: 'is_fixed', eq: true } as const;

const schema = {
  $id: 'Series',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    document_type: {
      type: 'string',
      maxLength: 60,
      default: 'invoices',
      immutable: true,
      description: 'The resource whose documents it numbers.',
    },
    name: { type: 'string', minLength: 1, maxLength: 60, unique: { with: ['document_type'] } },
    prefix: {
      type: 'string',
      maxLength: 20,
      printed: true,
      fixed: isFixed,
      description: 'The first number fixes it, like the pattern. No prefix of a document type begins with another.',
    },
    pattern: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      default: '{prefix}{number}',
      printed: true,
      fixed: isFixed,
      description:
        '`{prefix}`, then texts, `{year}` of the issue date, and `{number}`, or `{number:5}` with zeros before it.',
    },
    restart: { type: 'string', enum: restarts, default: 'never', fixed: isFixed },
    is_default: { type: 'boolean', default: false, fixed: { path: 'is_default', eq: true } },
    is_fixed: { type: 'boolean', readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Series = Infer<typeof schema>;

const identity = ['document_type', 'name', 'prefix', 'pattern', 'restart', 'is_default'] as const;

/** How a company numbers its documents. */
export default defineResource({
  name: 'series',
  singular: 'series',
  api: { version: 'v2', path: 'series' },
  slots: ['create', 'update'],
  scope: 'tenant',
  schema,
  example: { name: 'Exports', prefix: 'EXP ', pattern: '{prefix}{year}/{number:5}', restart: 'year' },
  archive: true,
  label: 'name',
  called: 'name',
  details: ['prefix'],
  list: {
    columns: ['name', 'document_type', 'prefix', 'pattern', 'restart', 'is_default'],
    reads: { pattern: ['prefix', 'pattern', 'restart'] },
    sort: ['name'],
    sortable: ['name', 'created_at'],
    search: ['name', 'prefix'],
    filters: { document_type: 'eq' },
    chips: [],
  },
  form: { sections: [{ name: 'identity', fields: identity }], copies: false },
  page: {
    main: [],
    beside: [],
    sections: [
      { name: 'identity', fields: identity },
      { name: 'record', fields: ['created_at'] },
    ],
  },
  related: [{ resource: 'entities', by: 'series', columns: ['name', 'nif', 'location.country'] }],
  rules: ['seriesPrints'],
  actions: {
    reasons: { series_default: { path: 'is_default', eq: true } },
    commands: {
      make_default: {
        needs: 'edit',
        set: { is_default: true },
        hidden: ['series_default'],
        isAside: true,
        icon: 'template',
      },
      archive: { needs: 'archive', refused: ['series_default'] },
    },
    views: {},
    links: {},
    menu: [['make_default']],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'archive'],
      ACCOUNTANT: ['list', 'show'],
    },
  },
  menu: [{ area: 'company', under: 'settings', order: 15, icon: 'folder' }],
});
