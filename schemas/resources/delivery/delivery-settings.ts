import { mailBody, mailSubject } from '../../parts/delivery/mailTexts.ts';
import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'DeliverySettings',
  type: 'object',
  additionalProperties: false,
  properties: {
    reply_to: { type: 'string', format: 'email', maxLength: 254 },
    with_attachments: { type: 'boolean', default: false },
    // By the company's own time zone.
    reminders_from: { type: 'integer', minimum: 0, maximum: 23, default: 9 },
    reminders_until: { type: 'integer', minimum: 1, maximum: 24, default: 17 },
    reminders_on_weekends: { type: 'boolean', default: false },
    // Of the month, to the accountants; absent for none.
    month_mail_day: { type: 'integer', minimum: 1, maximum: 28 },
    // An empty text is the default one.
    pt_subject: mailSubject,
    pt_body: mailBody,
    en_subject: mailSubject,
    en_body: mailBody,
    es_subject: mailSubject,
    es_body: mailBody,
  },
} as const;

export type DeliverySettings = Infer<typeof schema>;

/** How a company sends its invoices: the texts of its mails by language, and where answers go. */
export default defineSingle({
  name: 'delivery-settings',
  singular: 'delivery-setting',
  api: { version: 'v2', path: 'delivery-settings' },
  schema,
  rules: ['placeholdersKnown', 'sendingHoursInOrder'],
  form: {
    sections: [
      { name: 'sending', fields: ['reply_to', 'with_attachments'] },
      { name: 'reminders', fields: ['reminders_from', 'reminders_until', 'reminders_on_weekends'] },
      { name: 'month', fields: ['month_mail_day'] },
      { name: 'pt', fields: ['pt_subject', 'pt_body'] },
      { name: 'en', fields: ['en_subject', 'en_body'] },
      { name: 'es', fields: ['es_subject', 'es_body'] },
    ],
  },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'delivery', order: 45 },
});
