import { clientReference } from '../../parts/clients/client.ts';
import { date } from '../../parts/date.ts';
import { computedMoney } from '../../parts/money.ts';
import { certificate } from '../../parts/payments/withheld.ts';
import { countryReference, tributeReference } from '../../parts/reference.ts';
import { bookedInvoice } from '../../parts/payments/bookedInvoice.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'WithheldTax',
  type: 'object',
  required: ['uuid', 'withheld_on', 'invoice', 'service_buyer', 'name', 'currency', 'expected', 'amount', 'status'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    // The day of the receipt.
    withheld_on: { ...date, readOnly: true },
    invoice: bookedInvoice,
    payment_uuid: { type: 'string', format: 'uuid', readOnly: true },
    service_buyer: { ...clientReference, readOnly: true },
    // Absent where the scenario has lost it since.
    tribute: { ...tributeReference, readOnly: true },
    name: { type: 'string', maxLength: 60, readOnly: true },
    country: { ...countryReference, readOnly: true },
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, readOnly: true },
    expected: { ...computedMoney, description: 'What was expected of this receipt.' },
    amount: { ...computedMoney, description: 'What the payer withheld.' },
    difference: { ...computedMoney, description: '`amount` - `expected`.' },
    certificate,
    status: {
      type: 'string',
      enum: ['missing', 'received', 'none', 'reversed'],
      readOnly: true,
      description: 'Whether there is a certificate: its number or a file. Of nothing withheld there is `none`.',
      tones: { missing: 'cancelled', received: 'complete', none: 'draft', reversed: 'draft' },
    },
    is_reversed: { type: 'boolean', readOnly: true },
  },
} as const;

export type WithheldTax = Infer<typeof schema>;

/** What payers withheld in each tribute, recorded with receipts: with its certificate the company claims it at home. */
export default defineResource({
  name: 'withheld-taxes',
  singular: 'withheld-tax',
  api: { version: 'v2', path: 'withheld-taxes' },
  scope: 'tenant',
  attachments: { types: ['application/pdf', 'image/png', 'image/jpeg'], bytes: 4_096_000, most: 5 },
  schema,
  label: 'name',
  status: 'status',
  list: {
    columns: [
      'withheld_on',
      'invoice',
      'service_buyer',
      'name',
      'country',
      'expected',
      'amount',
      'difference',
      'certificate',
      'status',
    ],
    lines: { lead: 'service_buyer', figure: 'amount', details: ['withheld_on', 'name'], state: 'status' },
    priority: [
      'withheld_on',
      'name',
      'amount',
      'status',
      'invoice',
      'service_buyer',
      'certificate',
      'difference',
      'expected',
      'country',
    ],
    sort: ['-withheld_on'],
    sortable: ['withheld_on', 'amount'],
    search: ['name', 'certificate'],
    filters: {
      status: 'in',
      service_buyer: 'eq',
      country: 'eq',
      withheld_on: 'range',
      invoice: 'eq',
      currency: 'eq',
    },
    sums: ['expected', 'amount', 'difference'],
    unsummed: ['reversed'],
  },
  form: { sections: [{ name: 'certificate', fields: ['certificate'] }], copies: false },
  actions: {
    reasons: {},
    commands: {
      edit: { in: ['missing', 'received', 'none'], needs: 'edit', opens: 'uuid', icon: 'edit' },
    },
    views: {},
    links: {},
    menu: [['edit']],
  },
  access: {
    company: {
      COMPANY: ['list', 'show', 'edit', 'attach', 'export'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', under: 'tributes', order: 34, icon: 'percent' }],
});
