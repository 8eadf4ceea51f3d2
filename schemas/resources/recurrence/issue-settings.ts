import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'IssueSettings',
  type: 'object',
  required: ['issue_lead_days'],
  additionalProperties: false,
  properties: {
    issue_lead_days: { type: 'integer', minimum: 0, maximum: 365 },
    hold_late_days: { type: 'integer', minimum: 0, maximum: 3650, default: 31 },
    allows_retroactive: { type: 'boolean' },
    time_zone: { type: 'string', kind: 'timeZone', maxLength: 64 },
  },
} as const;

export type IssueSettings = Infer<typeof schema>;

/** A company's issue settings: lead days and time zone. Columns of company and tenant. */
export default defineSingle({
  name: 'issue-settings',
  singular: 'issue-setting',
  api: { version: 'v2', path: 'issue-settings' },
  slots: ['update'],
  schema,
  history: { companies: {}, tenants: {} },
  rules: ['timeZoneKnown'],
  form: {
    sections: [
      { name: 'dates', fields: ['time_zone', 'allows_retroactive'] },
      { name: 'issue', fields: ['issue_lead_days', 'hold_late_days'] },
    ],
  },
  access: { company: { COMPANY: ['show', 'edit'] } },
  settings: { path: 'issuing', order: 30 },
});
