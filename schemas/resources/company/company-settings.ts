import { storedFile } from '../../parts/file.ts';
import { location } from '../../parts/location.ts';
import { logoFile } from '../../parts/documents/logo.ts';
import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'CompanySettings',
  type: 'object',
  required: ['name', 'location', 'responsible_email'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    nif: { type: 'string', maxLength: 30, kind: 'taxId', printed: true },
    tax_regime: { type: 'string', maxLength: 100 },
    segment: { type: 'string', maxLength: 100 },
    logo: { ...storedFile, kind: 'image', file: logoFile },
    location,
    responsible_name: { type: 'string', maxLength: 200, printed: true },
    responsible_email: { type: 'string', format: 'email', maxLength: 254 },
  },
} as const;

export type CompanySettings = Infer<typeof schema>;

/** The company's data on its documents: columns of the company, and its logo. */
export default defineSingle({
  name: 'company-settings',
  singular: 'company-setting',
  api: { version: 'v2', path: 'company-settings' },
  slots: ['update'],
  schema,
  history: { companies: {} },
  rules: ['taxIdFitsCountry'],
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'nif', 'tax_regime', 'segment', 'logo'] },
      { name: 'location', fields: ['location'] },
      { name: 'contact', fields: ['responsible_name', 'responsible_email'] },
    ],
  },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'company', order: 10 },
});
