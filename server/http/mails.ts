import type { FastifyInstance } from 'fastify';
import { viewToken } from '../mail/viewToken.ts';
import type { MailContent } from '../usecases/mails/content.ts';

/** A mail as the console shows it: its text, and the address at which a frame shows how it looks. */
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

/** Whether mails are shown to those who would get them: in the demo, where nothing is sent. */
export const showsMails = ({ config }: Pick<FastifyInstance, 'config'>): boolean =>
  config.demo === true && config.smtpUrl === undefined;

/** A mail as it is answered. */
export function answerMail({ config, clock }: FastifyInstance, mail: MailContent): object {
  const { uuid, email, subject, text, created_at, link } = mail;
  const token = viewToken(config.secretKey, uuid, clock.now());
  const page = `/api/v2/mails/${uuid}/page?view=${token}`;
  return { uuid, email, subject, text, created_at, page, ...(link !== undefined && { link }) };
}
