import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'InvoiceTemplate',
  type: 'object',
  required: ['name', 'content'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 120 },
    link: { type: 'string', maxLength: 120, readOnly: true, unique: true },
    editable: { type: 'boolean', readOnly: true },
    default: { type: 'boolean', default: false, fixed: { path: 'default', eq: true } },
    /** Of the company's own templates: `schemas/parts/templates/template.ts`. */
    content: { type: 'object', kind: 'template', printed: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
    updated_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

type Written = Infer<typeof schema>;

/** Built-in templates, and all in lists, come without content. */
export type InvoiceTemplate = Omit<Written, 'content'> & Partial<Pick<Written, 'content'>>;

/** The templates of documents: built-in ones by `link`, and a company's own. Exactly one is the default. */
export default defineResource({
  name: 'invoice-templates',
  singular: 'invoice-template',
  // Built-in templates have no content of their own: `GET invoice-templates/{uuid}/file` returns it.
  api: { version: 'v2', path: 'invoice-templates', certain: ['uuid', 'name', 'editable', 'default'] },
  scope: 'tenant',
  schema,
  example: {
    name: 'Letter',
    content: {
      version: 1,
      theme: {
        font: 'sans',
        colors: {
          text: '#17212b',
          muted: '#566270',
          accent: '#12495a',
          panel: '#eff4f6',
          line: '#ced6dd',
          second: '#5e94a6',
          third: '#c8a24b',
        },
        size: 9,
        title_size: 24,
        density: 'normal',
      },
      page: { paper: 'a4', margin: { x: 18, top: 18, bottom: 16 } },
      header: { divider: false, texts: [] },
      footer: { divider: true, texts: [{ side: 'right', pages: 'all', text: '{{page_count}}' }] },
      blocks: [
        { type: 'masthead', variant: 'plain' },
        { type: 'parties', variant: 'plain', parties: ['provider', 'buyer'] },
        { type: 'lines', variant: 'ruled', columns: ['description', 'total'] },
        { type: 'totals', variant: 'panel' },
      ],
    },
  },
  label: 'name',
  list: {
    columns: ['name', 'editable', 'default', 'updated_at'],
    sort: ['-default', 'editable', 'name'],
    sortable: ['name', 'created_at'],
    search: ['name'],
    filters: { name: 'contains' },
    omits: ['content'],
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'default'] },
      { name: 'design', fields: ['content'] },
    ],
    copies: { without: ['default'] },
  },
  page: {
    main: ['sample'],
    beside: [],
    sections: [{ name: 'identity', fields: ['name', 'default', 'created_at', 'updated_at'] }],
  },
  actions: {
    reasons: {
      template_built_in: { path: 'editable', eq: false },
      template_default: { path: 'default', eq: true },
    },
    commands: {
      edit: { needs: 'edit', opens: 'invoice-template', refused: ['template_built_in'] },
      delete: { needs: 'delete', opens: 'invoice-template', refused: ['template_built_in', 'template_default'] },
      make_default: { needs: 'edit', hidden: ['template_default'], set: { default: true }, icon: 'template' },
    },
    views: { export: { needs: 'show', icon: 'download' } },
    links: {},
    menu: [['make_default', 'export']],
  },
  access: {
    company: { COMPANY: ['list', 'show', 'create', 'edit', 'delete'], ACCOUNTANT: ['list', 'show'] },
  },
  menu: [{ area: 'company', under: 'settings', order: 16, icon: 'template' }],
});
