import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { isBySeries } from './numbersText.ts';

const selectSeries = `
  select s.archived from series s where s.tenant_id = $1 and s.document_type = $2 and s.uuid = $3::uuid`;

/** What a stored document has of its number. */
interface Kept {
  readonly number: number | null;
  readonly series_uuid?: string | null;
}

/**
 * Returns an issue for a series that a document cannot have: an unknown or archived one, or that of another type of
 * documents; and for another one than that of its number. The series of a contract is that of its invoices.
 */
export async function seriesIssues(
  db: Db,
  tenant: string,
  resource: Pick<Resource, 'name' | 'schema'>,
  asked: string,
  kept?: Kept,
): Promise<Issue[]> {
  const path = 'series_uuid';
  if (asked.toLowerCase() === kept?.series_uuid) return [];
  if ((kept?.number ?? null) !== null) return [{ path, key: 'validation.seriesKept' }];
  const type = isBySeries(resource) ? resource.name : 'invoices';
  const [found] = await db.query<{ archived: boolean }>(selectSeries, [tenant, type, asked]);
  if (!found) return [{ path, key: 'validation.unknownReference' }];
  return found.archived ? [{ path, key: 'validation.seriesArchived' }] : [];
}
