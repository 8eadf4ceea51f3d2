import { today } from '../../../../domain/dates/today.ts';
import { emissionDate } from '../../../../domain/documents/emission.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

/** A document to issue; it may have a number from an earlier issue. */
interface Issued {
  readonly created: string;
  readonly number: number | null;
}

const selectRetroactive = 'select from companies where tenant_id = $1 and uuid = $2 and allows_retroactive';

/** Returns the emission date that a draft of a company would get at its issue now: only an earlier one than today depends on that. */
export async function emissionDay(db: Db, scope: Scope, document: Issued, company: string): Promise<string> {
  const { id, timeZone } = scope.tenant;
  if (document.created >= today(scope.now, timeZone)) return document.created;
  const allowing = await db.query(selectRetroactive, [id, company]);
  return issueDate(scope, document, allowing.length > 0);
}

/** Returns the emission date of a document that is issued now (design §6), by the tenant's time zone. */
export function issueDate(scope: Scope, { created, number }: Issued, allowsRetroactive: boolean): string {
  const now = today(scope.now, scope.tenant.timeZone);
  return emissionDate({ created, today: now, allowsRetroactive, isNumbered: number !== null });
}
