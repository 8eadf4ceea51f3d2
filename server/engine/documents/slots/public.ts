import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { engineOf } from '../engineOf.ts';
import { namesOf } from '../names.ts';
import type { Contacted } from '../drawing/printedFields.ts';
import { selectLinked } from '../public/publicLink.ts';
import { openingOf, type PublicFile } from '../public/publicPage.ts';
import { publicDocument } from '../public/publicRecord.ts';
import { optionsOf } from '../record.ts';
import { storedDocuments, type StoredRow } from '../storedDocuments.ts';

/** Returns the public page of documents, available while their action `publicLink` is offered. */
export async function of(resource: Resource): Promise<PublicFile> {
  const { source, toRecord } = await engineOf(resource);
  const { lines } = storedDocuments(resource);
  const text = selectLinked({ ...source, columns: `${source.columns}, ${lines}` });
  return {
    described: { summary: `Get one of the ${resource.name} by its public link.` },
    answer: {
      title: `Public${String(resource.schema['$id' as keyof typeof resource.schema])}`,
      required: ['currency', 'total', namesOf(resource).linesAt],
      properties: {},
    },
    open: openingOf(
      resource,
      (db: Db) => db.query<StoredRow & Contacted>(text),
      ([row], scope) => {
        if (!row || !resource.actions || !isOffered(resource.actions, 'publicLink', { status: row.status })) {
          throw new ApiError('not_found');
        }
        return publicDocument(resource, { ...toRecord(row, scope), currency: row.currency, ...optionsOf(row) }, row);
      },
    ),
  };
}
