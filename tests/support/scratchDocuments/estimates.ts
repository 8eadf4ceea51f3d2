import { scenarioConfirmation } from '../../../schemas/parts/documents/lines.ts';
import { defineResource } from '../../../schemas/resource.ts';
import { documentProperties, requiredOfDocuments } from './schema.ts';

const schema = {
  $id: 'Estimate',
  type: 'object',
  required: [...requiredOfDocuments],
  additionalProperties: false,
  properties: {
    ...documentProperties,
    status: {
      type: 'string',
      enum: ['draft', 'sent', 'accepted'],
      readOnly: true,
      tones: { draft: 'draft', sent: 'progress', accepted: 'complete' },
    },
  },
} as const;

/** Documents that offer work before it is invoiced. */
export default defineResource({
  name: 'estimates',
  singular: 'estimate',
  api: { version: 'v2', path: 'estimates' },
  scope: 'tenant',
  schema,
  document: { lines: 'lines', drawn: true },
  label: 'number',
  list: {
    columns: ['number', 'service_buyer', 'total', 'status'],
    sort: ['-created_at'],
    sortable: ['number', 'total', 'status', 'created_at'],
    search: ['company_number', 'service_buyer.name'],
    filters: { status: 'in' },
    omits: ['lines'],
  },
  form: { sections: [] },
  rules: ['dueDateNotPast', 'emissionNearToday', 'responsibleWhenSending'],
  access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'export', 'issue', 'accept'] } },
  status: 'status',
  actions: {
    reasons: {},
    commands: {
      edit: { in: ['draft'], needs: 'edit', opens: 'uuid', icon: 'edit' },
      issue: { in: ['draft'], to: 'sent', needs: 'issue', input: scenarioConfirmation, icon: 'issue' },
      accept: { in: ['sent'], to: 'accepted', needs: 'accept', icon: 'edit' },
    },
    views: {},
    links: {},
    menu: [['issue', 'accept'], ['edit']],
  },
  menu: [{ area: 'company', order: 12, icon: 'document' }],
});
