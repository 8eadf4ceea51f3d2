import { numberedBySeries } from '../../parts/documents/numberedBySeries.ts';
import { correctedInvoice, noteProperties, noteShows, noteStatus } from '../../parts/invoicing/notes.ts';
import { notePage, noteSections } from '../../parts/invoicing/notePages.ts';
import { noteActions, noteList, notePermissions, noteRules } from '../../parts/invoicing/noteActions.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'DebitNote',
  type: 'object',
  required: ['corrects_uuid', 'reason'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    ...numberedBySeries('debit-notes', 'issue'),
    status: noteStatus,
    ...correctedInvoice,
    ...noteProperties,
  },
} as const;

export type DebitNote = Infer<typeof schema>;

const actions = noteActions('debit-note');

/** Documents that charge more on the lines of an issued invoice, with the taxes of these. */
export default defineResource({
  name: 'debit-notes',
  singular: 'debit-note',
  api: { version: 'v2', path: 'debit-notes', certain: ['uuid', 'status', 'currency', 'total'] },
  slots: ['create', 'update'],
  scope: 'tenant',
  schema,
  document: {
    lines: 'lines',
    public: { kind: 'debit-notes', at: 'debit-notes', shows: noteShows, apart: ['number'] },
    drawn: true,
  },
  label: 'full_number',
  list: { ...noteList, sums: ['total'] },
  form: { sections: noteSections('lines'), copies: false },
  page: notePage('corrects'),
  rules: noteRules,
  access: { company: { COMPANY: [...notePermissions], ACCOUNTANT: ['list', 'show', 'export'] } },
  status: 'status',
  // A credit note takes it back.
  actions: {
    ...actions,
    views: { ...actions.views, correct: { in: ['issued'], needs: 'create', icon: 'edit' } },
    menu: [...actions.menu, ['correct']],
  },
  menu: [{ area: 'company', under: 'invoices', order: 14, icon: 'receipt' }],
});
