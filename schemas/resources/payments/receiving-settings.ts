import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'ReceivingSettings',
  type: 'object',
  required: ['write_off_limit'],
  additionalProperties: false,
  properties: {
    // In the currency of each invoice; zero allows none.
    write_off_limit: { type: 'string', kind: 'decimal', decimal: { fraction: 3, minimum: '0', maximum: '999999' } },
  },
} as const;

export type ReceivingSettings = Infer<typeof schema>;

/** How a company receives payments. */
export default defineSingle({
  name: 'receiving-settings',
  singular: 'receiving-setting',
  api: { version: 'v2', path: 'receiving-settings' },
  schema,
  form: { sections: [{ name: 'write_off', fields: ['write_off_limit'] }] },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'receiving', order: 47 },
});
