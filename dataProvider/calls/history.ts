import type { AnswerOf } from '../contract.ts';
import type { Http } from '../http.ts';

type WiredAuditEntry = AnswerOf<'/api/v2/audit/invoice/{uuid}'>[number];

export interface AuditEntry extends Omit<WiredAuditEntry, 'changes'> {
  /** Field -> [previous, new]: OpenAPI has no word for pairs. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Who changed what on a record, newest first; `kind` is what its resource calls one. Fails with `HttpError`. */
export async function historyOf(
  http: Http,
  kind: string,
  id: string,
  signal?: AbortSignal,
): Promise<readonly AuditEntry[]> {
  const { json } = await http.get(`/api/v2/audit/${kind}/${encodeURIComponent(id)}`, { signal });
  return Array.isArray(json) ? json : [];
}
