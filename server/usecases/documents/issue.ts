import { today } from '../../../domain/dates/today.ts';
import { emissionDate } from '../../../domain/documents/emission.ts';
import type { Scope } from '../../scope.ts';

/** A document that is to be issued; it may have a number from an earlier time. */
interface Issued {
  readonly created: string;
  readonly number: number | null;
}

/** The date that an issued document counts from (design §6), by the clock of the tenant. */
export function issueDate(scope: Scope, { created, number }: Issued, allowsRetroactive: boolean): string {
  const now = today(scope.now, scope.tenant.timeZone);
  return emissionDate({ created, today: now, allowsRetroactive, isNumbered: number !== null });
}
