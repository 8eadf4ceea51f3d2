import { today } from '../../../../domain/dates/today.ts';
import { emissionDate } from '../../../../domain/documents/emission.ts';
import type { Scope } from '../../../identity/scope.ts';

/** A document to issue; it may have a number from an earlier issue. */
interface Issued {
  readonly created: string;
  readonly number: number | null;
}

/** Returns the emission date of a document that is issued now (design §6), by the tenant's time zone. */
export function issueDate(scope: Scope, { created, number }: Issued, allowsRetroactive: boolean): string {
  const now = today(scope.now, scope.tenant.timeZone);
  return emissionDate({ created, today: now, allowsRetroactive, isNumbered: number !== null });
}
