import type { Infer } from '../resource.ts';
import { defineSingle } from '../single.ts';

const schema = {
  $id: 'IssueSettings',
  type: 'object',
  required: ['issue_lead_days'],
  additionalProperties: false,
  properties: {
    issue_lead_days: { type: 'integer', minimum: 0, maximum: 365 },
    hold_late_days: { type: 'integer', minimum: 0, maximum: 3650, default: 31 },
  },
} as const;

export type IssueSettings = Infer<typeof schema>;

/** When a company has its recurring invoices issued, and what it looks at before they are: columns of the company. */
export default defineSingle({
  name: 'issue-settings',
  singular: 'issue-setting',
  api: { version: 'v2', path: 'issue-settings' },
  slots: ['update'],
  schema,
  form: { sections: [{ name: 'issue', fields: ['issue_lead_days', 'hold_late_days'] }] },
  access: { company: { COMPANY: ['show', 'edit'] } },
});
