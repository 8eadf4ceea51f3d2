import { historyUrlOf } from '../../domain/access/history.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

type WiredAuditEntry = AnswerOf<'/api/v2/audit/invoice/{uuid}'>[number];

export interface AuditEntry extends Omit<WiredAuditEntry, 'changes'> {
  /** Field -> [previous, new]: OpenAPI cannot describe pairs. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Who changed what on a record, newest first. Fails with `HttpError`. */
export async function historyOf(
  http: Http,
  resource: Pick<Resource, 'singular' | 'single'>,
  id: string,
  signal?: AbortSignal,
): Promise<readonly AuditEntry[]> {
  const { json } = await http.get(historyUrlOf(resource, encodeURIComponent(id)), { signal });
  return Array.isArray(json) ? json : [];
}
