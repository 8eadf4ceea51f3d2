import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

type WiredAuditEntry = AnswerOf<'/api/v2/audit/invoice/{uuid}'>[number];

export interface AuditEntry extends Omit<WiredAuditEntry, 'changes'> {
  /** Field -> [previous, new]: OpenAPI cannot describe pairs. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Reads the changes of a record, newest first; `kind` is its resource's name. Fails with `HttpError`. */
export async function historyOf(
  http: Http,
  kind: string,
  id: string,
  signal?: AbortSignal,
): Promise<readonly AuditEntry[]> {
  const { json } = await http.get(`/api/v2/audit/${kind}/${encodeURIComponent(id)}`, { signal });
  return Array.isArray(json) ? json : [];
}
