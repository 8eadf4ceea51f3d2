import type { Budgets } from '../limits/budgets.ts';
import type { Documents } from '../drawing/process/render.ts';
import { smtpHandOver } from './handOver.ts';
import { senderOf, smtpServer, type Mailbox } from './smtpAddress.ts';
import { siteOf } from '../base/site.ts';
import type { HandOver } from './handOver.ts';

/** How mail leaves this installation. */
export interface Mailing {
  readonly from: Mailbox;
  readonly handOver: HandOver;
  /** Draws the documents that mails enclose. */
  readonly documents: Pick<Documents, 'draw'>;
  /** The base URL of links to documents. */
  readonly site: string;
}

/** The part of the configuration that says how mail leaves. */
interface MailConfig {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly apiHost: string;
  readonly apiProtocol: string;
}

/** Returns the configured way; undefined without a server, so that mails are stored. */
export function mailingOf(config: MailConfig, budgets: Budgets, documents: Mailing['documents']): Mailing | undefined {
  const { smtpUrl, mailFrom } = config;
  const from = senderOf(mailFrom ?? '');
  if (smtpUrl === undefined || !from) return undefined;
  return { from, handOver: smtpHandOver(smtpServer(smtpUrl), budgets), documents, site: siteOf(config) };
}
