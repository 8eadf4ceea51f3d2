import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCodes } from '../../../../domain/languages.ts';
import { placeholderIssues } from '../../../../domain/rules/placeholdersKnown.ts';
import { mailBody, mailSubject } from '../../../../schemas/parts/delivery/mailTexts.ts';
import { ApiError } from '../../../base/errors.ts';
import { scopeOf } from '../../../web/requests.ts';
import { readSample, type TriedTexts } from './sample.ts';
import { queueTestMail, type TestMail } from './testMail.ts';

/** The properties of a request that tries texts before they are saved. */
export const triedProperties = {
  language: { type: 'string', enum: languageCodes },
  subject: { type: 'string', maxLength: mailSubject.maxLength },
  body: { type: 'string', maxLength: mailBody.maxLength },
} as const;

/** The answer to a test mail. */
export const testQueued = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } as const;

/** Throws `forbidden` for users who may not see invoices, and `validation` for unknown placeholders. */
export function requireTriable(request: FastifyRequest, { subject: line = '', body: lines = '' }: TriedTexts): void {
  if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
  const errors = [...placeholderIssues('subject', line), ...placeholderIssues('body', lines)];
  if (errors.length > 0) throw new ApiError('validation', { errors });
}

/** Queues a test mail with these texts to the user, about an invoice: the latest by default. */
export function queueTried(
  request: FastifyRequest,
  reply: FastifyReply,
  tried: TriedTexts & Partial<Pick<TestMail, 'invoice' | 'days'>>,
): ReturnType<FastifyRequest['once']> {
  const { actor, tenant } = request;
  requireTriable(request, tried);
  return request.once(reply, async (db) => {
    const { uuid: invoice } = await readSample(db, tenant.id, tried.language, tried.invoice);
    await queueTestMail(db, scopeOf(request), { ...tried, invoice, to: actor });
    return { detail: request.t('delivery.tested', { email: actor.email }) };
  });
}
