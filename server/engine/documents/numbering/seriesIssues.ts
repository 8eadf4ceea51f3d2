import { ownProperty } from '../../../../domain/schema/property.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';

const selectSeries = `
  select s.archived from series s where s.tenant_id = $1 and s.document_type = $2 and s.uuid = $3::uuid`;

/** What a stored document has of its number. */
interface Kept {
  readonly number: number | null;
  readonly series_uuid?: string | null;
}

/**
 * Returns an issue for a series that a document cannot have: an unknown or archived one, or that of another type of
 * documents; and for another one than that of its number.
 */
export async function seriesIssues(
  db: Db,
  tenant: string,
  resource: Pick<Resource, 'schema'>,
  choice: string,
  kept?: Kept,
): Promise<Issue[]> {
  const path = 'series_uuid';
  if (choice.toLowerCase() === kept?.series_uuid) return [];
  if ((kept?.number ?? null) !== null) return [{ path, key: 'validation.seriesKept' }];
  const type = ownProperty(resource.schema, path)?.offers?.['document_type'];
  const [found] = await db.query<{ archived: boolean }>(selectSeries, [tenant, type, choice]);
  if (!found) return [{ path, key: 'validation.unknownReference' }];
  return found.archived ? [{ path, key: 'validation.seriesArchived' }] : [];
}
