import { numberedBySeries } from '../../parts/documents/numberedBySeries.ts';
import {
  correctedDebitNote,
  correctedInvoice,
  noteProperties,
  noteShows,
  noteStatus,
} from '../../parts/invoicing/notes.ts';
import { notePage, noteSections } from '../../parts/invoicing/notePages.ts';
import { noteActions, noteIssue, noteList, notePermissions, noteRules } from '../../parts/invoicing/noteActions.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'CreditNote',
  type: 'object',
  required: ['corrects_uuid', 'reason'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    ...numberedBySeries('credit-notes', 'issue'),
    status: noteStatus,
    ...correctedInvoice,
    ...correctedDebitNote,
    is_full: {
      type: 'boolean',
      default: false,
      description: 'Whether it credits all that is left when it is issued, whatever its `lines`.',
    },
    ...noteProperties,
  },
} as const;

export type CreditNote = Infer<typeof schema>;

/** Documents that take back an issued invoice, or a part of it: their amounts are positive and count negative. */
export default defineResource({
  name: 'credit-notes',
  singular: 'credit-note',
  api: { version: 'v2', path: 'credit-notes', certain: ['uuid', 'status', 'currency', 'total'] },
  slots: ['create', 'update'],
  scope: 'tenant',
  schema,
  document: {
    lines: 'lines',
    public: { kind: 'credit-notes', at: 'credit-notes', shows: noteShows, apart: ['number'] },
    drawn: true,
    credits: true,
  },
  label: 'full_number',
  list: { ...noteList, sums: ['total'] },
  form: { sections: noteSections('is_full', 'lines'), copies: false },
  page: notePage('corrects', 'debit_note'),
  rules: noteRules,
  access: { company: { COMPANY: [...notePermissions], ACCOUNTANT: ['list', 'show', 'export'] } },
  status: 'status',
  actions: noteActions('credit-note', noteIssue),
  menu: [{ area: 'company', under: 'invoices', order: 13, icon: 'receipt' }],
});
