import type { FastifyInstance } from 'fastify';
import { viewToken } from '../../../mail/viewToken.ts';
import { siteOf } from '../../../base/site.ts';
import type { ContentBy, MailContent } from './content.ts';

/** A mail for the console: its text, and the URL of its layout. */
export const mailSchema = {
  type: 'object',
  required: ['uuid', 'email', 'subject', 'text', 'created_at', 'page'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    email: { type: 'string' },
    subject: { type: 'string' },
    text: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    link: { type: 'string', description: 'In the demo alone, where nothing is sent.' },
    page: { type: 'string', description: 'Shows the mail as HTML, for ten minutes.' },
  },
} as const;

/** Returns whether recipients can see mails here: in a demo without a mail server. */
export const showsMails = ({ config }: Pick<FastifyInstance, 'config'>): boolean =>
  config.demo === true && config.smtpUrl === undefined;

/** Returns how contents of mails are read here. */
export const contentsBy = (app: FastifyInstance): ContentBy => ({
  pool: app.pool,
  site: siteOf(app.config),
  showsLinks: showsMails(app),
});

/** Converts a mail for the answer. */
export function answerMail({ config, clock }: FastifyInstance, mail: MailContent): object {
  const { uuid, email, subject, text, created_at, link } = mail;
  const token = viewToken(config.secretKey, uuid, clock.now());
  const page = `/api/v2/mails/${uuid}/page?view=${token}`;
  return { uuid, email, subject, text, created_at, page, ...(link !== undefined && { link }) };
}
