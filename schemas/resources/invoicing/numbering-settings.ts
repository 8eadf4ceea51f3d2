import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'NumberingSettings',
  type: 'object',
  required: ['first_number'],
  additionalProperties: false,
  properties: {
    first_number: { type: 'integer', minimum: 1, maximum: 999_999_999, fixed: { path: 'has_begun', eq: true } },
    has_begun: { type: 'boolean', readOnly: true },
  },
} as const;

export type NumberingSettings = Infer<typeof schema>;

/** The numbering of a company's invoices. */
export default defineSingle({
  name: 'numbering-settings',
  singular: 'numbering-setting',
  api: { version: 'v2', path: 'numbering-settings' },
  slots: ['update'],
  schema,
  history: { invoice_numbering: {} },
  form: { sections: [{ name: 'invoices', fields: ['first_number'] }] },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'numbering', order: 40 },
});
