import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';
import type { DocumentLocale, DrawnDocument, UnreadRequest } from '../../documents/request.ts';
import { ApiError } from '../../errors.ts';
import { translate } from '../../i18n.ts';
import type { Scope } from '../../scope.ts';
import { issueOf } from './engine.ts';
import { storedDocuments } from './storedDocuments.ts';
import { findTemplate } from './template.ts';

/** Reads everything a document is drawn from, in a language. Throws `not_found`. */
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
  const { lines, pay_to: account, contact, language: _fixed, ...summary } = row;
  const template = await findTemplate(db, tenant, row.template);
  if (!template?.link) throw new ApiError('not_found');
  const record = toRecord(summary, scope) as Omit<DrawnDocument, 'items_invoice'>;
  const words = `resources.${resource.name}`;
  const { to } = issueOf(resource);
  const [title = ''] = translate(locale, `${words}.name`).split(' |||| ');
  const status = row.status === to ? undefined : translate(locale, `${words}.values.status.${row.status}`);
  return {
    template: template.link,
    locale,
    invoice: { ...record, ...(account && { account }), ...(contact && { contact }) },
    lines,
    called: { title, status },
    ...(logo && { logo }),
  };
}
