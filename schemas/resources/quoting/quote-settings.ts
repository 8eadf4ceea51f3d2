import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'QuoteSettings',
  type: 'object',
  additionalProperties: false,
  properties: {
    reminder_days: {
      type: 'integer',
      minimum: 1,
      maximum: 90,
      description: 'So many days before the end of its validity, a quote without an answer is mailed once more.',
    },
  },
} as const;

export type QuoteSettings = Infer<typeof schema>;

/** How a company reminds of its quotes. */
export default defineSingle({
  name: 'quote-settings',
  singular: 'quote-setting',
  api: { version: 'v2', path: 'quote-settings' },
  schema,
  form: { sections: [{ name: 'reminders', fields: ['reminder_days'] }] },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'quotes', order: 45 },
});
