import { isOffered } from '../../../../domain/actions/offered.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Lender } from '../../../db/pool.ts';
import type { Db } from '../../../db/transaction.ts';
import { ApiError } from '../../../errors.ts';
import { namesOf } from '../names.ts';
import { contactColumn, languageColumn, type Printed } from '../printed.ts';
import { followLink, linked } from '../publicLink.ts';
import type { PublicFile } from '../publicPage.ts';
import { publicDocument, type Shown } from '../publicRecord.ts';
import { optionsOf } from '../record.ts';
import { storedDocuments, type StoredRow } from '../storedDocuments.ts';

/** Returns the public page of documents, available while their action `publicLink` is offered. */
export function of(resource: Resource): PublicFile {
  const { source, lines, toRecord } = storedDocuments(resource);
  const { kind = '' } = resource.document?.public ?? {};
  const text = `select ${source.columns}, ${lines}, ${contactColumn('d.tenant_id', 'd.service_provider_uuid')},
  ${languageColumn('d.tenant_id', 'd.service_provider_uuid')}
  from ${source.tables} where d.tenant_id = ${linked.tenant} and d.uuid = ${linked.uuid}`;
  const readLinked = (db: Db) => db.query<StoredRow & Pick<Printed, 'contact' | 'language'>>(text);
  async function view(pool: Lender, now: Date, hash: string): Promise<Shown> {
    const { tenant, read } = await followLink(pool, hash, kind, readLinked);
    const [row] = read;
    if (!row || !resource.actions || !isOffered(resource.actions, 'publicLink', { status: row.status })) {
      throw new ApiError('not_found');
    }
    const record = { ...toRecord(row, { tenant, now }), currency: row.currency, ...optionsOf(row) };
    return publicDocument(resource, record, row);
  }
  return {
    described: { summary: `Get one of the ${resource.name} by its public link.` },
    answer: {
      title: `Public${String(resource.schema['$id' as keyof typeof resource.schema])}`,
      required: ['currency', 'total', namesOf(resource).linesAt],
      properties: {},
    },
    open: ({ pool, now, hash, share }) => share(hash, async () => ({ record: await view(pool, now, hash) })),
  };
}
