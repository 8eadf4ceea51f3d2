import { documentDefaults } from '../../parts/documents/documentDefaults.ts';
import { paymentTermsReference } from '../../parts/invoicing/paymentTerms.ts';
import { templateReference } from '../../parts/templates/templateChoice.ts';
import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'DocumentSettings',
  type: 'object',
  required: ['currency'],
  additionalProperties: false,
  properties: {
    template: templateReference,
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    payment_terms: paymentTermsReference,
    ...documentDefaults,
  },
} as const;

export type DocumentSettings = Infer<typeof schema>;

/** The defaults of a company's documents: columns of the company. */
export default defineSingle({
  name: 'document-settings',
  singular: 'document-setting',
  api: { version: 'v2', path: 'document-settings' },
  schema,
  history: { companies: { document_language: 'language' } },
  form: {
    sections: [
      { name: 'presentation', fields: ['template', 'currency', 'language'] },
      { name: 'texts', fields: ['payment_terms', 'terms_payment', 'observation'] },
      { name: 'disclosure', fields: ['show_tax_invoice', 'show_exporter_net'] },
    ],
  },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'documents', order: 20 },
});
