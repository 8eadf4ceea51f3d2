import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import { calledOf } from '../../documents/called.ts';
import type { DocumentLocale, DocumentHeader, UnreadRequest } from '../../documents/request.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { storedDocuments } from './storedDocuments.ts';
import { findTemplate } from './template.ts';

/** Reads the drawing request of a document in a language. Throws `not_found`. */
export async function readToDraw(
  db: Db,
  scope: Scope,
  resource: Resource,
  key: string,
  locale: DocumentLocale,
): Promise<UnreadRequest> {
  const { readPrinted, toRecord, logos } = storedDocuments(resource);
  const tenant = scope.tenant.id;
  const [row, logo] = await Promise.all([readPrinted(db, tenant, key), logos.find(db, tenant, key)]);
  const { lines_text: lines, pay_to: account, contact } = row;
  const template = await findTemplate(db, tenant, row.template);
  if (!template?.link) throw new ApiError('not_found');
  const record = toRecord(row, scope) as Omit<DocumentHeader, 'called'>;
  return {
    template: template.link,
    locale,
    document: {
      ...record,
      called: calledOf(resource, row.status, locale),
      ...(account && { account }),
      ...(contact && { contact }),
    },
    lines,
    ...(logo && { logo }),
  };
}
