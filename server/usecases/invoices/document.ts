import { isPublic } from '../../../domain/invoice/actions.ts';
import type { Db } from '../../db/transaction.ts';
import type { DocumentInvoice, DocumentLocale, DocumentRequest } from '../../documents/request.ts';
import { ApiError } from '../../errors.ts';
import { findLogo } from './logo.ts';
import { readInvoice } from './read.ts';
import { toRecord } from './record.ts';
import type { Scope } from '../../scope.ts';
import { findTemplate } from './template.ts';

/**
 * Everything a document is drawn from: the invoice, the template by its link or uuid, the logo. With a `hash`, it
 * must be the invoice's own, and the invoice one that a link may show. Throws `not_found` also where not, so that nobody learns what exists.
 */
export async function documentRequest(
  db: Db,
  scope: Scope,
  asked: { readonly uuid: string; readonly template: string; readonly locale: DocumentLocale; readonly hash?: string },
): Promise<DocumentRequest> {
  const tenant = scope.tenant.id;
  const [invoice, template, logo] = await Promise.all([
    readInvoice(db, tenant, asked.uuid),
    findTemplate(db, tenant, asked.template),
    findLogo(db, tenant, asked.uuid),
  ]);
  const isOpen = asked.hash === undefined || (asked.hash === invoice.public_hash && isPublic(invoice));
  if (!template?.link || !isOpen || invoice.status === 'future') throw new ApiError('not_found');
  const record = toRecord(invoice, scope) as DocumentInvoice & Record<string, unknown>;
  return { template: template.link, locale: asked.locale, invoice: record, ...(logo && { logo }) };
}
