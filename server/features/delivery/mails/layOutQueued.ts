import { mailedDocuments } from '../documents/mailedDocuments.ts';
import { drawEnclosed } from '../messages/enclosures.ts';
import { writeTestMail } from '../messages/testMail.ts';
import { senderOf } from '../messages/sender.ts';
import { writeMessage } from '../messages/write.ts';
import type { JobContext } from '../../../engine/jobs/job.ts';
import type { WrittenMail } from '../../../mail/handOver.ts';
import { layOut } from '../../../mail/layOut.ts';
import { isOfCompany, writeLetter } from '../../../mail/letter.ts';
import { openLink } from '../../../mail/links.ts';
import type { Mailing } from '../../../mail/mailTransport.ts';
import type { ClaimedMail } from '../../../mail/outbox.ts';

type Context = Pick<JobContext, 'pool' | 'clock' | 'budgets' | 'signal' | 'logger'>;

/** Writes a claimed mail. Undefined for a document that can no longer be sent. */
export async function writeMail(
  mail: ClaimedMail,
  { documents, site }: Pick<Mailing, 'documents' | 'site'>,
  { pool, clock, budgets, signal, logger: log }: Context,
): Promise<WrittenMail | undefined> {
  const { topic, language, time_zone: timeZone, tenant_uuid: tenant, subject_uuid: subject } = mail;
  const link = mail.link === null ? undefined : openLink(mail.link);
  const by = { pool, documents, signal: AbortSignal.any([signal, AbortSignal.timeout(budgets.mailMs)]), log };
  const scopeOf = (id: string) => ({ tenant: { id, timeZone }, now: clock.now(), budgets });
  if (topic === 'document' || topic === 'document_test') {
    if (tenant === null || subject === null) return undefined;
    const scope = scopeOf(tenant);
    if (topic === 'document_test')
      return writeTestMail(by, scope, { invoice: subject, language, args: { ...mail.args }, site });
    return writeMessage(by, scope, { message: subject, link: link && `${site}${link}` });
  }
  const values = { ...mail.args, ...(link !== undefined && { link }) };
  const named = { ...values, name: values.name ?? mail.name ?? undefined };
  const written = layOut(writeLetter({ topic, language, values: named, timeZone }));
  const { company, reply_to = null, number = null } = mail.args;
  if (!isOfCompany(topic) || !company) return written;
  const { resource, isEnclosed } = mailedDocuments[topic];
  if (tenant === null || subject === null) return undefined;
  const enclosures = isEnclosed
    ? [await drawEnclosed(by, scopeOf(tenant), resource, { uuid: subject, number, language })]
    : [];
  return { ...written, ...senderOf({ company, reply_to }), enclosures };
}
