import type { PlaceholderValues } from '../../../../domain/delivery/mailText.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { translate } from '../../../base/i18n.ts';
import type { DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import type { Scope } from '../../../identity/scope.ts';
import { oneLine } from '../../../mail/address.ts';
import type { WrittenMail } from '../../../mail/handOver.ts';
import { layOutSent } from '../../../mail/layOut.ts';
import type { Letter } from '../../../mail/letter.ts';
import { drawStatement } from '../../payments/index.ts';
import { filledOr } from '../messages/letter.ts';
import { senderOf } from '../messages/sender.ts';
import { readMailedStatement, type MailedStatement } from './mailedStatement.ts';

/**
 * Writes the mail of a statement of account: its period, what is open at its end, and the link to the page of the client,
 * unless that has ended. Viewers of the mail have no link.
 */
export function writeStatementLetter(mailed: MailedStatement, link: string | undefined): Letter {
  const { company, client_name: client, recipient, language, statement, brand } = mailed;
  const { from, to, currency, closing_balance: closing } = statement;
  const text = (name: string) => translate(language, `letters.statement.${name}`, { company, client });
  const amount = formatMoney(closing, currency, language);
  const values: PlaceholderValues = { company, client, recipient: recipient ?? client, amount };
  const textIn = (name: 'subject' | 'body') => filledOr(mailed[name] ?? text(name), text(name), values);
  const subject = textIn('subject').join(' ');
  const [hello = '', ...sentences] = textIn('body');
  const isOpen = mailed.hash !== null && (link === undefined || link.includes(mailed.hash));
  const period = { from: formatDate(from, language), to: formatDate(to, language) };
  return {
    language,
    subject: oneLine(subject, 200),
    brand: company,
    ...brand,
    heading: subject,
    hello,
    sentences,
    figures: [
      { label: translate(language, 'statement.closing'), value: amount },
      { label: text('period'), value: translate(language, 'statement.period', period) },
    ],
    ...(isOpen && {
      action: {
        label: text('action'),
        href: link ?? '#',
        address: link ?? translate(language, 'mails.linkHidden'),
        hint: translate(language, 'mails.linkHint'),
      },
    }),
    note: text('note'),
    footer: translate(language, 'letters.mail.footer', { company }),
  };
}

/** Writes the mail of a statement with its PDF. Undefined if the message mails something else. */
export async function writeStatement(
  by: DrawingBy,
  scope: Scope,
  message: string,
  link: string | undefined,
): Promise<WrittenMail | undefined> {
  const mailed = await readInTenant(by.pool, scope.tenant.id, (db) => readMailedStatement(db, scope, message));
  if (!mailed) return undefined;
  const { client, statement, language } = mailed;
  const bytes = await drawStatement(by, scope, client, statement, { language });
  const name = `${translate(language, 'statement.title')} ${statement.to}.pdf`;
  const { enclosures: logos, ...laidOut } = layOutSent(writeStatementLetter(mailed, link));
  return { ...laidOut, ...senderOf(mailed), enclosures: [...logos, { name, type: 'application/pdf', bytes }] };
}
