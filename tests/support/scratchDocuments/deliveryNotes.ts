import { scenarioConfirmation } from '../../../schemas/parts/documents/lines.ts';
import { numberedBySeries } from '../../../schemas/parts/documents/numberedBySeries.ts';
import { defineResource } from '../../../schemas/resource.ts';
import { documentProperties, requiredOfDocuments } from './schema.ts';

const schema = {
  $id: 'DeliveryNote',
  type: 'object',
  required: [...requiredOfDocuments, 'reason'],
  additionalProperties: false,
  properties: {
    ...documentProperties,
    ...numberedBySeries('delivery-notes', 'issue'),
    status: {
      type: 'string',
      enum: ['draft', 'issued', 'cancelled'],
      readOnly: true,
      tones: { draft: 'draft', issued: 'progress', cancelled: 'cancelled' },
    },
    reason: { type: 'string', minLength: 1, maxLength: 300 },
  },
} as const;

/** Documents that reverse invoiced amounts, with numbers of their own. */
export default defineResource({
  name: 'delivery-notes',
  singular: 'delivery-note',
  api: { version: 'v2', path: 'delivery-notes' },
  scope: 'tenant',
  schema,
  document: {
    lines: 'lines',
    public: { kind: 'delivery-notes', at: 'delivery-notes', shows: ['number', 'status', 'created', 'reason'] },
    drawn: true,
  },
  label: 'number',
  list: {
    columns: ['number', 'service_buyer', 'total', 'status', 'created'],
    sort: ['-created_at'],
    sortable: ['number', 'total', 'status', 'created', 'created_at'],
    search: ['company_number', 'service_buyer.name'],
    filters: { status: 'in', service_buyer: 'eq', created: 'range' },
    omits: ['lines'],
  },
  form: { sections: [] },
  rules: ['dueDateNotPast', 'emissionNearToday', 'emissionNotInFuture', 'responsibleWhenSending'],
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'export', 'issue', 'cancel'],
      ACCOUNTANT: ['list', 'show'],
    },
  },
  status: 'status',
  actions: {
    reasons: {},
    commands: {
      edit: { in: ['draft'], needs: 'edit', opens: 'uuid', icon: 'edit' },
      issue: {
        in: ['draft'],
        to: 'issued',
        needs: 'issue',
        input: scenarioConfirmation,
        bulk: true,
        icon: 'issue',
      },
      cancel: { in: ['draft', 'issued'], to: 'cancelled', needs: 'cancel', isFinal: true, icon: 'cancel' },
    },
    views: { publicLink: { in: ['issued'], needs: 'show', icon: 'link' } },
    links: { duplicate: { needs: 'create', opens: 'copy', icon: 'copy' } },
    menu: [['issue'], ['edit', 'duplicate'], ['publicLink'], ['cancel']],
  },
  menu: [{ area: 'company', order: 11, icon: 'receipt' }],
});
