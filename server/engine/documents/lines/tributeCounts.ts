import { tributeLimitIssues } from '../../../../domain/documents/tributeLimit.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Db } from '../../../database/transaction.ts';
import { distinctKeys } from '../../resources/read.ts';
import type { BilledInput } from '../drafts/input.ts';

const countTributes = `
  select scenario_uuid, count(*) as tributes from scenario_tributes
  where tenant_id = $1 and scenario_uuid = any($2::uuid[])
    and coalesce(valid_from <= $3::date, true) and coalesce(valid_until >= $3::date, true) group by scenario_uuid`;

/** Counts tributes before reading scenarios: a thousand lines of forty tributes take ten megabytes. */
export async function tributeIssues(
  db: Db,
  tenant: string,
  lines: readonly BilledInput[],
  { linesAt, day }: { readonly linesAt: string; readonly day: string },
): Promise<Issue[]> {
  const keys = lines.map(({ scenery }) => scenery.uuid.toLowerCase());
  const counted = await db.query<{ scenario_uuid: string; tributes: number }>(countTributes, [
    tenant,
    distinctKeys(keys),
    day,
  ]);
  const counts = new Map(counted.map(({ scenario_uuid, tributes }) => [scenario_uuid, tributes]));
  return tributeLimitIssues(
    linesAt,
    keys.map((key) => counts.get(key) ?? 0),
  );
}
