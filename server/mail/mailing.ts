import type { Budgets } from '../budgets.ts';
import { smtpHandOver } from './handOver.ts';
import { senderOf, smtpServer, type Mailbox } from './smtpAddress.ts';
import type { HandOver } from './handOver.ts';

/** How mail leaves this installation. */
export interface Mailing {
  readonly from: Mailbox;
  readonly handOver: HandOver;
}

/** Returns the configured way; undefined without a server, so that mails are stored. */
export function mailingOf(
  { smtpUrl, mailFrom }: { readonly smtpUrl?: string | undefined; readonly mailFrom?: string | undefined },
  budgets: Budgets,
): Mailing | undefined {
  const from = senderOf(mailFrom ?? '');
  if (smtpUrl === undefined || !from) return undefined;
  return { from, handOver: smtpHandOver(smtpServer(smtpUrl), budgets) };
}
